# Spicy, angeleitet.
learn-spicy-hand = Sechs Karten, die nur du siehst: drei Gewürze (Chili, Pfeffer, Wasabi) mit Zahlen von 1 bis 10, dazu ein paar Joker. Werde sie los und gewinne Karten: indem du einen Bluff aufdeckst oder die Wahrheit sagst, wenn dir niemand glaubt.
learn-spicy-claim = Du bist dran. Leg eine Karte verdeckt ab und sag, was sie ist. Die erste Karte eines Stapels muss als 1, 2 oder 3 angesagt werden. Tippe auf Chili 2, dann auf die grüne 2: die reine Wahrheit.
learn-spicy-bluff = Otto sagt 5 Chili. Jetzt muss eine höhere Chili-Karte folgen, und du hast keine. Macht nichts: Niemand sieht deine Karte! Tippe auf Pfeffer 7 und nenn sie 7 Chili. Die Zahl stimmt sogar.
learn-spicy-caught = Mina hat das Gewürz angezweifelt, und zwar zu Recht. Nur das Genannte zählt: Hätte sie die Zahl angezweifelt, hättest du gewonnen. Sie nimmt den Stapel, ein Punkt pro Karte; du ziehst zwei Karten.
learn-spicy-challenge = Otto sagt 10 Wasabi. Aber du hast selbst zwei der drei auf der Hand! Zweifle die Zahl an: „Das ist keine 10!“
learn-spicy-won = Es war ein Gewürzjoker: richtig für jedes Gewürz, aber ohne Zahl. Gut erkannt! Die drei Karten gehören dir: drei Punkte. Otto zieht zwei.
learn-spicy-ten = Ein paar Karten später sagt Otto 10 Pfeffer. Höher geht es nicht: Nach einer 10 folgt wieder eine 1, 2 oder 3 desselben Gewürzes. Du hast eine: Spiel Pfeffer 3 als 3 Pfeffer.
learn-spicy-pass = Otto sagt 9 Pfeffer, jetzt könnte nur noch eine 10 folgen. Du könntest bluffen, aber spielen musst du nie: Pass und zieh dafür eine Karte.
learn-spicy-wild = Du hast auch einen Zahlenjoker: richtig für jede Zahl, falsch für jedes Gewürz. Spiel ihn als 8 Pfeffer und hoffe, dass jemand die Zahl anzweifelt.
learn-spicy-proved = Otto hat die Zahl angezweifelt, aber ein Zahlenjoker ist jede Zahl. Der Stapel gehört dir. Hätte er das Gewürz angezweifelt, hättest du verloren.
learn-spicy-last = Viel später: deine letzte Karte! Jetzt sehen alle zweimal hin, und niemand darf weiterspielen, bevor alle entschieden haben. Deine stimmt sogar: Spiel Pfeffer 3 als 3 Pfeffer.
learn-spicy-trophy = Niemand hat sie angezweifelt: eine Trophäe! Sie ist zehn Punkte wert, du ziehst sechs neue Karten, und der Stapel bleibt liegen. Mit einer zweiten Trophäe gewinnst du sofort.
learn-spicy-end = Irgendwo im Nachziehstapel steckt der Weltuntergang. Taucht er auf oder ist die dritte Trophäe vergeben, ist das Spiel aus: ein Punkt pro gewonnener Karte, zehn pro Trophäe, minus eins pro Handkarte. Mehr musst du nicht wissen!
