"""Who sits where: sitting down, leaving, standing in, presence, rematches."""
