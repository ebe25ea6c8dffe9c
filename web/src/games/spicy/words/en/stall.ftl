# Spicy on the landing page.
stall-spicy-name = Spicy
stall-spicy-title = A spice market full of bluffing cats
stall-spicy-text = Lay a card face down and say what it is. Is it true? Whoever dares may doubt it. Play Spicy with friends far away, at one screen, or against bots: free, without an account.
stall-spicy-credit = Spicy after the card game by Zoltán Győri. Art, sounds and words here are our own.
