"""Compilation with mypyc: what is compiled, and how games of other packages are compiled."""
