"""How to play A la carte well: policy, beliefs and value. Compiled."""
