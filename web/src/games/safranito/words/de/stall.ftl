# Safranito auf der ersten Seite.
stall-safranito-name = Safranito
stall-safranito-title = Schnipp Chips in die Schalen des Nachtmarkts
stall-safranito-text = Zielen, schnippen, andere wegschubsen: Wo deine Chips liegen, verkaufst und kaufst du Gewürze. Drei Mischungen gewinnen. Spiel Safranito mit ruhiger Hand, mit Freunden in der Ferne, an einem Bildschirm oder gegen Bots.
stall-safranito-credit = Safranito nach dem Spiel von Marco Teubner. Bilder, Klänge und Worte hier sind unsere eigenen.
