"""The table online: rooms, sockets, identities, and the messages between server and client."""
