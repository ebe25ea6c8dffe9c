# Spicy auf der Startseite.
stall-spicy-name = Spicy
stall-spicy-title = Ein Gewürzmarkt voller bluffender Katzen
stall-spicy-text = Lege eine Karte verdeckt ab und sage, was sie ist. Stimmt das? Wer sich traut, zweifelt es an. Spiele Spicy mit Freunden in der Ferne, an einem Bildschirm oder gegen Bots: kostenlos, ohne Konto.
stall-spicy-credit = Spicy nach dem Kartenspiel von Zoltán Győri. Bilder, Töne und Worte hier sind unsere eigenen.

level-spicy-kitten = Kätzchen
level-spicy-kitten-text = Lernt noch: spielt nach Laune und vertut sich oft. Gut für das erste Spiel.
level-spicy-housecat = Hauskatze
level-spicy-housecat-text = Kennt die Regeln und döst ab und zu ein.
level-spicy-alleycat = Straßenkatze
level-spicy-alleycat-text = Mit allen Wassern gewaschen: ein fairer Gegner für einen gemütlichen Abend.
level-spicy-tomcat = Kater
level-spicy-tomcat-text = Zählt mit, was er gesehen hat, und vertut sich selten.
level-spicy-panther = Panther
level-spicy-panther-text = Geduldig und schwer zu täuschen.
level-spicy-tiger = Tiger
level-spicy-tiger-text = Der Champion: durchschaut Ansagen und verrät nichts.
