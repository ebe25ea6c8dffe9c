"""How to play A la carte well: policy and value.  Compiled; beside the rules, not in them."""
