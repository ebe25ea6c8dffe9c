# A la carte, Schritt für Schritt.
learn-alacarte-kitchen = Eine kleine Küche: Dein Herd ist der große, daneben steht der von Mina. Auf dem Regal stehen der Würfel und vier Streuer für alle. Ein Gericht will seine Gewürze und die richtige Hitze: Grün auf der Skala. Ab Rot ist es verbrannt.
learn-alacarte-dish = Wähle zuerst ein Gericht. Forelle bei Mondschein will einmal Zitrone (L) und einmal Kräuter (H) und Hitze 2 oder 3. Sie zählt zwei Punkte. Nimm sie!
learn-alacarte-heat = Ein Zug hat drei Aktionen, gezählt mit Löffeln. Jede heizt deinen Herd oder würzt deine Pfanne. Heizen heißt würfeln: Tippe den Würfel an.
learn-alacarte-season = Eine 2: Hitze 2 liegt im Grünen. Jetzt die Zitrone: Nimm ihren Streuer. Zieh nach rechts, bis er sich weit genug neigt, und lass los, sobald du dich traust. Du kannst auch die Leertaste halten oder „Behutsam“ antippen.
learn-alacarte-again = Einmal Zitrone, kein Salz. Gut gemacht! Drei Stück einer Sorte verderben das Gericht, und Salz steckt in jedem Streuer. Jetzt bitte einmal Kräuter.
learn-alacarte-star = Fertig, und mit genau den gezeigten Gewürzen: Das gibt einen Stern. Drei Sterne gewinnen sofort! Ein fertiges Gericht kommt von selbst vom Herd. Das nächste hat eine Farbe, die du noch nicht fertig hast.
learn-alacarte-burning = O nein: Hitze 6, und bei 6 verbrennen deine Fish & Chips. Aber du hast eine Tasse Kaffee: In jedem Zug darf eine benutzt werden, kostenlos. Deine senkt die Hitze. Nutze sie!
learn-alacarte-spoil = Gerettet. Später brachte der Würfel noch eine Tasse: fremde Pfanne würzen! Minas Ente ist fast fertig … Nutze die Tasse, wähle Mina, nimm Paprika, und sei großzügig.
learn-alacarte-spoilt = Drei oder mehr von einer Sorte: überwürzt. In ihrem Zug kommt die Ente in den Abfall. Das wird sie sich merken.
learn-alacarte-crepe = Einmal im Spiel darfst du statt eines Gerichts eine Crêpe machen: erst um Hitze würfeln, dann werfen. Schwinge schnell nach oben, oder halte und lass im Grünen los.
learn-alacarte-end = Bild oben, fünf Punkte! Wer sieben Gerichte fertig hat (mit mehr Köchen fünf), beendet das Spiel; die meisten Punkte gewinnen. Jetzt weißt du genug, um dein eigenes Essen anbrennen zu lassen.
