# A la carte auf der Startseite.
landing-alacarte-name = A la carte
landing-alacarte-title = Eine kleine Küche, vier Streuer, keine Gnade
landing-alacarte-text = Heiz den Herd mit dem Würfel, würze mit echtem Schwung aus dem Handgelenk, wende die Crêpe und hoffe, dass weder Salz noch Nachbarn dein Gericht verderben. Die Körner fallen wirklich: Dreh den Streuer rechtzeitig zurück!
landing-alacarte-credit = A la carte beruht auf dem Spiel von Karl-Heinz Schmiel. Bilder, Klänge und Texte sind unsere eigenen.

level-alacarte-potwasher = Spülhilfe
level-alacarte-potwasher-text = Erster Tag am Herd: verschüttet und rät. Ideal für das erste Spiel.
level-alacarte-apprentice = Lehrling
level-alacarte-apprentice-text = Hat die Rezepte gelesen, aber der Streuer zittert noch.
level-alacarte-linecook = Postenkoch
level-alacarte-linecook-text = Solide Arbeit: für einen gemütlichen Abend.
level-alacarte-souschef = Souschef
level-alacarte-souschef-text = Würzt mit Bedacht und behält die anderen Herde im Auge.
level-alacarte-headchef = Küchenchef
level-alacarte-headchef-text = Lässt selten etwas anbrennen und verschenkt selten einen Zug.
level-alacarte-starchef = Sternekoch
level-alacarte-starchef-text = Der Champion: ein ruhiges Handgelenk, und jeder Zug zählt.
