"""Spicy at the terminal."""
