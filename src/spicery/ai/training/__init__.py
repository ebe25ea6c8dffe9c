"""What the training of every game shares."""
