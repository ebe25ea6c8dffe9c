"""The fast stand-in for A la carte's physics, calibrated against it. Compiled."""
