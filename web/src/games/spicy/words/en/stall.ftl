# Spicy on the landing page.
stall-spicy-name = Spicy
stall-spicy-title = A spice market full of bluffing cats
stall-spicy-text = Lay a card face down and say what it is. Is it true? Whoever dares may doubt it. Play Spicy with friends far away, at one screen, or against bots: free, without an account.
stall-spicy-credit = Spicy after the card game by Zoltán Győri. Art, sounds and words here are our own.

level-spicy-kitten = Kitten
level-spicy-kitten-text = Just learning: plays on a whim and often slips. Good for a first game.
level-spicy-housecat = House cat
level-spicy-housecat-text = Knows the rules, and dozes off now and then.
level-spicy-alleycat = Alley cat
level-spicy-alleycat-text = Streetwise: a fair opponent for a relaxed evening.
level-spicy-tomcat = Tomcat
level-spicy-tomcat-text = Counts what it has seen and seldom slips.
level-spicy-panther = Panther
level-spicy-panther-text = Patient, and hard to fool.
level-spicy-tiger = Tiger
level-spicy-tiger-text = The champion: reads claims and gives nothing away.
