"""Replays and analyses of recorded games, computed in worker processes."""
