"""How the weights of Spicy's AI are trained and checked."""
