"""How to play Spicy well: policy, beliefs and value. Compiled."""
