# Spicy on the landing page.
landing-spicy-name = Spicy
landing-spicy-title = A spice market full of bluffing cats
landing-spicy-text = Put a card face down and say what it is. Think it’s a lie? Call it! Play Spicy online with friends, together on one device or against bots: free, no account needed.
landing-spicy-credit = Spicy is based on the card game by Zoltán Győri. Artwork, sounds and texts are our own.

level-spicy-kitten = Kitten
level-spicy-kitten-text = Just learning: plays on a whim and slips up a lot. Ideal for a first game.
level-spicy-housecat = House cat
level-spicy-housecat-text = Knows the rules, but dozes off now and then.
level-spicy-alleycat = Alley cat
level-spicy-alleycat-text = Streetwise: a fair opponent for a relaxed evening.
level-spicy-tomcat = Tomcat
level-spicy-tomcat-text = Remembers what it has seen and rarely slips up.
level-spicy-panther = Panther
level-spicy-panther-text = Patient, and hard to fool.
level-spicy-tiger = Tiger
level-spicy-tiger-text = The champion: sees through claims and gives nothing away.

# The letters on the cards.
spi-letter-chili = C
spi-letter-pepper = P
spi-letter-wasabi = W
