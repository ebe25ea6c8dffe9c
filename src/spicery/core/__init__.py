"""The contract of a game, the table that is its one door, and the record of what happened."""
