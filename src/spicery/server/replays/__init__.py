"""Games looked at again: replays and analyses, read in worker processes."""
