"""Seats: sitting down, leaving, stand-ins, presence, host succession, rematches."""
