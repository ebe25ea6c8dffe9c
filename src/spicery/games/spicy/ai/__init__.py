"""How to play Spicy well: policy, beliefs and value. Compiled, and beside the rules, never in them."""
