"""How to play Kuhn poker well."""
