"""One table at play: its mailbox and log, who is told what, what happens by itself. Compiled."""
