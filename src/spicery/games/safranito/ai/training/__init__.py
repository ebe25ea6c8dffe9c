"""How the weights of Safranito's AI are trained and checked."""
