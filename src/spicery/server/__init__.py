"""The server: rooms, sockets, guests, and the messages between server and client."""
