# Safranito, angeleitet.
learn-safranito-table = Ein Marktstand von oben: neun Schalen mit Gewürzen und vier Kreise mit besonderen Aktionen. Die Karten am Rand stehen zum Verkauf. Drei Mischungen gewinnen; jede braucht drei Gewürzkarten. Dir gehören die grünen Chips.
learn-safranito-throw = Alle werfen reihum Chips. Nimm deine 50 (nur du siehst den Wert), drück unter die Brettkante und schnipp nach oben. Oder ziel mit der Anzeige.
learn-safranito-landed = Anfängerglück: In dieser Lektion landet er im Safran. Ein Chip zählt dort, wo durch sein Loch etwas von der Schale zu sehen ist. Er liegt verdeckt: Nur du weißt, dass er eine 50 ist.
learn-safranito-pushed = Mina hat flach geworfen und deinen Chip aus dem Safran gestoßen: keine Wertung. Es zählt, wo die Chips am Ende liegen. Stoß zurück!
learn-safranito-circle = Alle Chips sind geworfen. Zuerst die Kreise: Die Chips dort werden umgedreht, und wer am meisten hat, darf die Aktion nutzen. Auf „Gewürzkarte“ bist du das, mit 40. Zieh!
learn-safranito-keep = Mit einer 40 ziehst du vier Karten und behältst eine. Für die erste Mischung fehlt dir noch Minze: Behalte sie.
learn-safranito-bowl = Jetzt wird gehandelt. Du hast die Pfeffermühle: Als Küchenchef bestimmst du, welche Schale als Nächste dran ist. Deine Chips liegen im Ingwer und im Cumin. Fang mit Cumin an.
learn-safranito-sell = Zuerst dürfen alle verkaufen. Jede Karte Cumin bringt die Summe aller Chips in der Schale, egal wem sie gehören: 90 Rupien. Du brauchst keinen: Verkauf ihn!
learn-safranito-buy = Wer verkauft hat, nimmt dort seine Chips zurück. Im Ingwer wird gekauft: Die höchste Summe ist zuerst dran und zahlt genau diese Summe. Deine 30 schlägt Minas 20, und Ingwer fehlt dir: Kauf ihn!
learn-safranito-blend = Ingwer, Minze und Safran: Du hast alle drei. Stell die Mischung her!
learn-safranito-end = Die erste von drei Mischungen! Danach wandert die Mühle nach links, neue Karten kommen, und alle Chips werden wieder geworfen. Wer zuerst die dritte Mischung herstellt, gewinnt. Mehr musst du nicht wissen!
