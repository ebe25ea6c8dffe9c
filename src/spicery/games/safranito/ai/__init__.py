"""How to play Safranito well: policy, beliefs, value.  Compiled; beside the rules, not in them."""
