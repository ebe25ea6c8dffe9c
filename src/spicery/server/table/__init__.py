"""One live table: mailbox, journal, broadcast, scheduler, sockets.  Compiled with mypyc."""
