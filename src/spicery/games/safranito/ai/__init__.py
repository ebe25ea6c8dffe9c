"""How to play Safranito well: policy, beliefs and value. Compiled."""
