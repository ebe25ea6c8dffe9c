# A la carte, Schritt für Schritt.
learn-alacarte-kitchen = Eine kleine Küche: Dein Herd ist der große, daneben steht Minas. Den Würfel und die vier Streuer auf dem Regal teilen sich alle. Ein Gericht braucht seine Gewürze und die richtige Hitze: grün auf der Skala. Ab Rot ist es verbrannt.
learn-alacarte-dish = Wähle zuerst ein Gericht. Forelle bei Mondschein braucht einmal Zitrone (L), einmal Kräuter (H) und Hitze 2 oder 3. Sie ist zwei Punkte wert. Nimm sie!
learn-alacarte-heat = Ein Zug hat drei Aktionen, gezählt mit Löffeln. Mit jeder heizt du deinen Herd oder würzt deine Pfanne. Zum Heizen würfelst du: Tippe auf den Würfel.
learn-alacarte-season = Eine 2: Hitze 2 liegt im Grünen. Jetzt die Zitrone: Nimm ihren Streuer, zieh nach rechts, bis er sich weit genug neigt, und lass los, sobald du dich traust. Du kannst auch die Leertaste halten oder auf „Behutsam“ tippen.
learn-alacarte-again = Einmal Zitrone, kein Salz. Gut gemacht! Drei Stück einer Sorte würden das Gericht verderben, und in jedem Streuer steckt Salz. Jetzt bitte einmal Kräuter.
learn-alacarte-star = Fertig, und mit genau den gezeigten Gewürzen: Das gibt einen Stern. Drei Sterne gewinnen das Spiel sofort! Ein fertiges Gericht verlässt den Herd von selbst. Das nächste muss eine Farbe haben, die du noch nicht fertig hast.
learn-alacarte-burning = O nein: Hitze 6, und bei 6 verbrennen deine Fish & Chips. Aber du hast eine Tasse Kaffee: In jedem Zug darfst du eine nutzen, kostenlos. Deine senkt die Hitze. Nutze sie!
learn-alacarte-spoil = Gerettet! Später brachte dir der Würfel noch eine Tasse: fremde Pfanne würzen. Minas Ente ist fast fertig … Nutze die Tasse, wähle Mina, nimm Paprika und sei großzügig.
learn-alacarte-spoilt = Drei oder mehr von einer Sorte: überwürzt. In ihrem Zug landet die Ente im Abfall. Das wird Mina sich merken.
learn-alacarte-crepe = Einmal pro Spiel darfst du statt eines Gerichts eine Crêpe machen: erst um die Hitze würfeln, dann hochwerfen. Schwing schnell nach oben, oder halte und lass im Grünen los.
learn-alacarte-end = Bild oben, fünf Punkte! Wer fünf Gerichte fertig hat, beendet das Spiel; die meisten Punkte gewinnen. Jetzt weißt du genug, um dein eigenes Essen anbrennen zu lassen.
