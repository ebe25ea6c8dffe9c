# Safranito, angeleitet.
learn-safranito-table = Ein Marktstand von oben: neun Schalen mit Gewürzen und vier Kreise mit einer besonderen Aktion. Die Karten am Rand sind zu kaufen. Drei Mischungen gewinnen; jede verlangt drei Gewürzkarten. Dir gehören die grünen Chips.
learn-safranito-throw = Alle werfen reihum Chips. Nimm deine 50 (niemand sonst sieht den Wert), drück unter die untere Brettkante und schnipp nach oben. Oder ziel mit den Zeigern.
learn-safranito-landed = Anfängerglück: In dieser Lektion liegt er im Safran. Ein Chip zählt dort, wo durch sein Loch etwas von der Schale zu sehen ist. Er liegt verdeckt: Nur du weißt, dass er eine 50 ist.
learn-safranito-pushed = Mina hat flach geworfen und deinen Chip aus dem Safran geschoben: Jetzt zählt er nirgends. Es zählt, wo am Ende alles liegt. Schubs zurück!
learn-safranito-circle = Alle Chips sind geworfen. Zuerst die Kreise: Die Chips dort werden umgedreht, und wer am meisten hat, darf handeln. Auf „Gewürzkarte“ bist du das, mit 40. Zieh!
learn-safranito-keep = Mit einer 40 ziehst du vier Karten und behältst eine. Für die erste Mischung fehlt noch Minze: Behalte sie.
learn-safranito-bowl = Nun der Handel. Du hast die Pfeffermühle: Als Küchenchef nennst du die Schale, die als Nächstes dran ist. Deine Chips liegen im Ingwer und im Cumin. Fang mit Cumin an.
learn-safranito-sell = Zuerst dürfen alle verkaufen. Eine Karte Cumin bringt die Summe aller Chips der Schale, wem sie auch gehören: 90 Rupien. Du brauchst keinen: Verkauf ihn!
learn-safranito-buy = Wer verkauft hat, nimmt dort die Chips zurück. Im Ingwer wird gekauft: Die höchste Summe ist zuerst dran und zahlt diese Summe. Deine 30 ist mehr als Minas 20. Ingwer fehlt dir: Kauf ihn!
learn-safranito-blend = Ingwer, Minze und Safran: alle drei auf der Hand. Stell die Mischung her!
learn-safranito-end = Die erste von drei Mischungen! Dann geht die Mühle nach links, neue Karten kommen, und alle Chips werden wieder geworfen. Wer zuerst die dritte Mischung herstellt, gewinnt. Jetzt weißt du alles.
