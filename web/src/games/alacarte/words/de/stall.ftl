# A la carte auf der Startseite.
stall-alacarte-name = A la carte
stall-alacarte-title = Eine kleine Küche, vier Streuer, keine Gnade
stall-alacarte-text = Heize den Herd mit dem Würfel, würze mit echtem Schwung aus dem Handgelenk, wende die Crêpe und hoffe, dass weder Salz noch Nachbarn das Gericht verderben. Die Körner fallen wirklich: Dreh den Streuer rechtzeitig zurück!
stall-alacarte-credit = A la carte nach dem Spiel von Karl-Heinz Schmiel. Bilder, Klänge und Texte sind unsere eigenen.
