# Spicy auf der Startseite.
landing-spicy-name = Spicy
landing-spicy-title = Ein Gewürzmarkt voller bluffender Katzen
landing-spicy-text = Leg eine Karte verdeckt ab und sag, was sie ist. Glaubst du’s nicht? Sag’s! Spiel Spicy online mit Freunden, zusammen an einem Gerät oder gegen Bots: kostenlos und ohne Konto.
landing-spicy-credit = Spicy beruht auf dem Kartenspiel von Zoltán Győri. Bilder, Klänge und Texte sind unsere eigenen.

level-spicy-kitten = Kätzchen
level-spicy-kitten-text = Lernt noch: spielt nach Laune und vertut sich oft. Ideal für das erste Spiel.
level-spicy-housecat = Hauskatze
level-spicy-housecat-text = Kennt die Regeln, döst aber ab und zu ein.
level-spicy-alleycat = Straßenkatze
level-spicy-alleycat-text = Mit allen Wassern gewaschen: ein fairer Gegner für einen gemütlichen Abend.
level-spicy-tomcat = Kater
level-spicy-tomcat-text = Merkt sich, was er gesehen hat, und vertut sich selten.
level-spicy-panther = Panther
level-spicy-panther-text = Geduldig und schwer zu täuschen.
level-spicy-tiger = Tiger
level-spicy-tiger-text = Der Champion: durchschaut Ansagen und verrät nichts.

# Die Buchstaben auf den Karten.
spi-letter-chili = C
spi-letter-pepper = P
spi-letter-wasabi = W
