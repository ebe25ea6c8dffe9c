# Safranito auf der Startseite.
landing-safranito-name = Safranito
landing-safranito-title = Schnipp deine Chips in die Gewürzschalen
landing-safranito-text = Zielen, schnippen, andere wegstoßen: Wo deine Chips landen, verkaufst und kaufst du Gewürze. Drei Mischungen gewinnen. Spiel Safranito online mit Freunden, zusammen an einem Gerät oder gegen Bots.
landing-safranito-credit = Safranito beruht auf dem Spiel von Marco Teubner. Bilder, Klänge und Texte sind unsere eigenen.

level-safranito-porter = Lastträger
level-safranito-porter-text = Neu auf dem Markt: zittrige Würfe, Preise nach Laune. Ideal für das erste Spiel.
level-safranito-peddler = Hausierer
level-safranito-peddler-text = Kennt die Preise, verfehlt aber ab und zu die Schale.
level-safranito-stallholder = Standbesitzer
level-safranito-stallholder-text = Wirft und feilscht ordentlich: für einen gemütlichen Abend.
level-safranito-trader = Händler
level-safranito-trader-text = Weiß, was einer Mischung noch fehlt, und zielt gut.
level-safranito-merchant = Kaufmann
level-safranito-merchant-text = Verfehlt selten und zahlt selten zu viel.
level-safranito-spicemaster = Gewürzmeister
level-safranito-spicemaster-text = Der Champion: eine ruhige Hand und ein Plan für jede Schale.
