"""The AI of High Card."""
