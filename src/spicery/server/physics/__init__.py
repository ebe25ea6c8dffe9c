"""Physics at live tables: answers ahead of every write, and shakers moved live."""
