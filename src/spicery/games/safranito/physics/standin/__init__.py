"""The fast stand-in for Safranito's physics, calibrated against it. Compiled."""
