"""A la carte at the terminal."""
