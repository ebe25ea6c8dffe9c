"""The AI of Kuhn poker."""
