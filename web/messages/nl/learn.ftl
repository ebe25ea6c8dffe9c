# Spicy, guided.
