"""The contract of a game, the table every action goes through, and the record of what happened."""
