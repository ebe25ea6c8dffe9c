"""The rules of Kuhn poker: pure, and independent of every AI."""
