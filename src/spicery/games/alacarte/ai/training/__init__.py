"""How the weights of A la carte's AI are trained and checked."""
