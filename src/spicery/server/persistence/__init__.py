"""The entries of a table's log, and how it is loaded."""
