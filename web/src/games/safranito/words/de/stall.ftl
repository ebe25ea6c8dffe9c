# Safranito auf der ersten Seite.
stall-safranito-name = Safranito
stall-safranito-title = Schnipp Chips in die Schalen des Nachtmarkts
stall-safranito-text = Zielen, schnippen, andere wegschubsen: Wo deine Chips liegen, verkaufst und kaufst du Gewürze. Drei Mischungen gewinnen. Spiel Safranito mit ruhiger Hand, mit Freunden in der Ferne, an einem Bildschirm oder gegen Bots.
stall-safranito-credit = Safranito nach dem Spiel von Marco Teubner. Bilder, Klänge und Worte hier sind unsere eigenen.

level-safranito-porter = Lastträger
level-safranito-porter-text = Neu auf dem Markt: zittrige Würfe, Preise nach Laune. Gut für das erste Spiel.
level-safranito-peddler = Hausierer
level-safranito-peddler-text = Kennt die Preise und verfehlt ab und zu die Schale.
level-safranito-stallholder = Standbetreiber
level-safranito-stallholder-text = Wirft und feilscht ordentlich: für einen gemütlichen Abend.
level-safranito-trader = Händler
level-safranito-trader-text = Weiß, was einer Mischung noch fehlt, und hat ein gutes Auge.
level-safranito-merchant = Kaufmann
level-safranito-merchant-text = Verfehlt selten und zahlt selten zu viel.
level-safranito-spicemaster = Gewürzmeister
level-safranito-spicemaster-text = Der Champion: eine ruhige Hand und ein Plan für jede Schale.
