"""How to play A la carte well: policy, beliefs and value. Compiled, and beside the rules, never in them."""
