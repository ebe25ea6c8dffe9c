# Safranito, angeleitet.
learn-safranito-table = Ein Marktstand von oben: neun Schalen mit Gewürzen und vier Kreise mit besonderen Aktionen. Die Karten am Rand stehen zum Verkauf. Drei Mischungen gewinnen; jede braucht drei Gewürzkarten. Dir gehören die grünen Chips.
learn-safranito-throw = Alle werfen reihum Chips. Nimm einen Chip, etwa deine 50 (nur du siehst den Wert), setz unterhalb des Bretts an und schnipp nach oben. Oder ziel mit der Anzeige. Hauptsache, der Chip bleibt auf dem Brett.
learn-safranito-landed = Er liegt verdeckt: Nur du kennst seinen Wert. Jetzt ist Mina dran.
learn-safranito-pushed = Mina hat flach geworfen und deinen Chip aus dem Safran gestoßen: Er zählt nicht mehr. Es zählt, wo die Chips am Ende liegen. Stoß zurück: Wähl „Flach“, wirf kräftig und befördere ihren Chip aus dem Safran.
learn-safranito-circle = Alle Chips sind geworfen. Zuerst die Kreise: Die Chips dort werden umgedreht, und wer am meisten hat, darf die Aktion nutzen. Auf „Gewürzkarte“ bist du das, mit 40. Zieh!
learn-safranito-keep = Mit einer 40 ziehst du vier Karten und behältst eine. Für die erste Mischung fehlt dir noch Minze: Behalte sie.
learn-safranito-bowl = Jetzt wird gehandelt. Du hast die Pfeffermühle: Als Küchenchef bestimmst du, welche Schale als Nächste dran ist. Deine Chips liegen im Ingwer und im Cumin. Fang mit Cumin an.
learn-safranito-sell = Zuerst dürfen alle verkaufen. Jede Karte Cumin bringt die Summe aller Chips in der Schale, egal wem sie gehören: 90 Rupien. Du brauchst keinen: Verkauf ihn!
learn-safranito-buy = Wer verkauft hat, nimmt dort seine Chips zurück. Im Ingwer wird gekauft: Die höchste Summe ist zuerst dran und zahlt genau diese Summe. Deine 30 schlägt Minas 20, und Ingwer fehlt dir: Kauf ihn!
learn-safranito-blend = Ingwer, Minze und Safran: Du hast alle drei. Stell die Mischung her!
learn-safranito-end = Die erste von drei Mischungen! Danach wandert die Mühle nach links, neue Karten kommen, und alle Chips werden wieder geworfen. Wer zuerst die dritte Mischung herstellt, gewinnt. Mehr musst du nicht wissen!

learn-safranito-thrown = Ein Chip zählt dort, wo durch sein Loch etwas von einer Schale oder einem Kreis zu sehen ist.
learn-safranito-aim = Das war zur Probe: Hier ist dein Chip wieder. Jetzt wird gezielt: Wirf einen in den Safran, die Schale in der Mitte.
learn-safranito-struck = So geht es weiter, bis alle Chips geworfen sind: zielen, stoßen, gestoßen werden.
learn-safranito-throw-hit = Guter Wurf! Gelandet ist der Chip hier: { $place }.
learn-safranito-throw-off = Zu kräftig: Er ist vom Brett geflogen. Nimm ihn zurück und schnipp sanfter.
learn-safranito-aim-hit = Mitten in den Safran!
learn-safranito-aim-off = Vom Brett geflogen. Nimm ihn zurück und versuch es sanfter.
learn-safranito-aim-miss = Noch nicht im Safran ({ $place }). { $way ->
    [short] Zu kurz: Schnipp etwas schneller.
    [far] Zu weit: Schnipp etwas sanfter.
    [left] Zu weit links.
   *[right] Zu weit rechts.
}
learn-safranito-knock-hit = Getroffen! Minas Chip ist aus dem Safran.
learn-safranito-knock-miss = Minas Chip liegt noch im Safran. Ziel genau auf ihn und schnipp kräftig.
