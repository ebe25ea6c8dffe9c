# Spicy auf der Startseite.
stall-spicy-name = Spicy
stall-spicy-title = Ein Gewürzmarkt voller bluffender Katzen
stall-spicy-text = Lege eine Karte verdeckt ab und sage, was sie ist. Stimmt das? Wer sich traut, zweifelt es an. Spiele Spicy mit Freunden in der Ferne, an einem Bildschirm oder gegen Bots: kostenlos, ohne Konto.
stall-spicy-credit = Spicy nach dem Kartenspiel von Zoltán Győri. Bilder, Töne und Worte hier sind unsere eigenen.
