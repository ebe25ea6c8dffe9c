# Spicy, angeleitet.
learn-spicy-hand = Sechs Karten, die nur du siehst: drei Gewürze (Chili, Pfeffer, Wasabi) mit Zahlen von 1 bis 10, dazu einige Joker. Du willst sie loswerden und Karten gewinnen, indem man dir glaubt oder indem du andere ertappst.
learn-spicy-claim = Du bist dran. Lege eine Karte verdeckt ab und sage, was sie ist: Die erste Karte eines Stapels muss eine 1, 2 oder 3 heißen. Tippe auf Chili 2, dann auf die grüne 2: die reine Wahrheit.
learn-spicy-bluff = Otto sagt 5 Chili. Jetzt muss ein höherer Chili folgen, und du hast keinen. Macht nichts: Niemand sieht deine Karte! Tippe auf Pfeffer 7 und nenne sie 7 Chili. Die Zahl stimmt sogar.
learn-spicy-caught = Mina hat das Gewürz angezweifelt, zu Recht. Nur das Genannte zählt: Hätte sie die Zahl angezweifelt, hättest du gewonnen. Sie nimmt den Stapel, ein Punkt je Karte; du ziehst zwei Karten.
learn-spicy-challenge = Otto sagt 10 Wasabi. Aber du hältst selbst zwei der drei! Zweifle die Zahl an: „Das ist keine 10!“
learn-spicy-won = Es war ein Gewürzjoker: richtig für jedes Gewürz, aber ohne Zahl. Gut gezweifelt! Die drei Karten gehören dir, drei Punkte. Otto zieht zwei.
learn-spicy-wild = Und du hast einen Zahlenjoker: richtig für jede Zahl, falsch für jedes Gewürz. Spiele ihn als 8 Pfeffer und hoffe, dass jemand die Zahl anzweifelt.
learn-spicy-proved = Otto hat die Zahl angezweifelt; aber ein Zahlenjoker ist jede Zahl. Der Stapel gehört dir. Hätte er das Gewürz angezweifelt, hättest du verloren.
learn-spicy-last = Viel später: deine letzte Karte! Jetzt sehen alle zweimal hin, und niemand darf weiterspielen, bevor alle entschieden haben. Deine ist sogar wahr: Spiele Pfeffer 3 als 3 Pfeffer.
learn-spicy-trophy = Niemand hat gezweifelt: eine Trophäe! Sie zählt zehn Punkte, du ziehst sechs neue Karten, und der Stapel bleibt liegen. Zwei Trophäen gewinnen das Spiel sofort.
learn-spicy-end = Irgendwo im Stapel liegt der Weltuntergang. Kommt er, oder ist die dritte Trophäe vergeben, ist das Spiel aus: ein Punkt je gewonnener Karte, zehn je Trophäe, minus eins je Handkarte. Jetzt weißt du alles, was du brauchst.
