"""Safranito at the terminal."""
