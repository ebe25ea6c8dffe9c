"""Training code shared by all games."""
