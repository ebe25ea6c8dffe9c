# A la carte, Schritt für Schritt.
learn-alacarte-kitchen = Eine kleine Küche: Dein Herd ist der große, daneben steht Minas. Den Würfel und die vier Streuer auf dem Regal teilen sich alle. Ein Gericht braucht seine Gewürze und die richtige Hitze: grün auf der Skala. Ab Rot ist es verbrannt.
learn-alacarte-dish = Wähle zuerst ein Gericht. Forelle bei Mondschein braucht einmal Zitrone (Z), einmal Kräuter (K) und Hitze 2 oder 3. Sie ist zwei Punkte wert. Nimm sie!
learn-alacarte-heat = Ein Zug hat drei Aktionen, gezählt mit Löffeln. Mit jeder heizt du deinen Herd oder würzt deine Pfanne. Zum Heizen würfelst du: Tippe auf den Würfel.
learn-alacarte-season = Eine 2: Hitze 2 liegt im Grünen. Jetzt die Zitrone: Nimm ihren Streuer, zieh nach rechts, bis er sich weit genug neigt, und lass los, sobald du dich traust. Du kannst auch einfach auf „Behutsam“ tippen.
learn-alacarte-again = Drei Stück einer Sorte würden das Gericht verderben, und in jedem Streuer steckt Salz. Jetzt bitte einmal Kräuter.
learn-alacarte-star = Ein fertiges Gericht verlässt den Herd von selbst. Mit genau den gezeigten Gewürzen und ohne Salz gibt es einen Stern, und drei Sterne gewinnen das Spiel sofort! Das nächste Gericht muss eine Farbe haben, die du noch nicht fertig hast.
learn-alacarte-burning = O nein: Hitze 6, und bei 6 verbrennen deine Fish & Chips. Aber du hast eine Tasse Kaffee: In jedem Zug darfst du eine nutzen, kostenlos. Deine senkt die Hitze. Nutze sie!
learn-alacarte-spoil = Gerettet! Später brachte dir der Würfel noch eine Tasse: fremde Pfanne würzen. Minas Ente ist fast fertig … Nutze die Tasse, wähle Mina, nimm Paprika und sei großzügig.
learn-alacarte-spoilt = Drei oder mehr von einer Sorte: überwürzt. In ihrem Zug landet die Ente im Abfall. Das wird Mina sich merken.
learn-alacarte-crepe = Einmal pro Spiel darfst du statt eines Gerichts eine Crêpe machen: erst um die Hitze würfeln, dann hochwerfen. Schwing schnell nach oben, oder halte und lass im Grünen los.
learn-alacarte-end = Die Crêpe bringt fünf Punkte. Wer fünf Gerichte fertig hat, beendet das Spiel; die meisten Punkte gewinnen. Jetzt weißt du genug, um dein eigenes Essen anbrennen zu lassen.

learn-alacarte-pour-exact = Genau ein Stück, kein Salz. Gut gemacht!
learn-alacarte-pour-enough = Das reicht: { $pieces } Stück Gewürz und { $salt } Stück Salz. Ein Stück ohne Salz wäre perfekt.
learn-alacarte-pour-none = { $salt ->
    [0] Nichts kam heraus. Neig den Streuer etwas weiter oder warte einen Moment länger.
   *[other] Nur Salz kam heraus! Pech gehabt: Nimm eine frische Pfanne und versuch es noch einmal.
}
learn-alacarte-pour-spoilt = Zu viel: { $pieces } Stück Gewürz und { $salt } Stück Salz. Das Gericht ist verdorben. Nimm ein frisches und neig den Streuer weniger weit.
learn-alacarte-pour-star = Fertig, mit genau den gezeigten Gewürzen: ein Stern!
learn-alacarte-pour-plain = Fertig! Diesmal ohne Stern: In der Pfanne ist mehr, als das Rezept zeigt.
learn-alacarte-spoil-hit = Drei oder mehr von einer Sorte in Minas Pfanne!
learn-alacarte-spoil-miss = Das verdirbt sie noch nicht. Sei großzügig: Dreh den Streuer ganz um und halt ihn so.
learn-alacarte-toss-turned = Gefangen, Bild oben!
learn-alacarte-toss-unturned = Gefangen, aber Bild unten: Schwing etwas schneller.
learn-alacarte-toss-missed = Daneben: Schwing gerade nach oben und nicht ganz so schnell.
