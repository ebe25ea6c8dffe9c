# Spicy in Bildern, für die Regeln.
rules-spicy-goal-title = Das Ziel
rules-spicy-goal = Sammle Punkte: Jede gewonnene Karte zählt 1, jede Trophäe 10. Mit der zweiten Trophäe gewinnst du sofort.
rules-spicy-claim-title = Dein Zug
rules-spicy-claim = Leg eine Karte verdeckt ab und sag, was sie ist: eine Zahl und ein Gewürz. Stimmen muss es nicht.
rules-spicy-higher-title = Immer höher
rules-spicy-higher = Jede Ansage ist eine höhere Zahl desselben Gewürzes. Ein neuer Stapel beginnt mit 1, 2 oder 3, und nach einer 10 geht es wieder so los.
rules-spicy-pass-title = Oder passen
rules-spicy-pass = Spielen musst du nie: Pass und zieh dafür eine Karte.
rules-spicy-challenge-title = Glaubst du’s nicht?
rules-spicy-challenge = Zweifle die Zahl oder das Gewürz an; nur das zählt. Wer recht hat, nimmt den ganzen Stapel; wer verliert, zieht zwei Karten und beginnt neu.
rules-spicy-wild-title = Joker
rules-spicy-wild = Ein Zahlenjoker ist für jede Zahl richtig, aber für jedes Gewürz falsch. Beim Gewürzjoker ist es umgekehrt.
rules-spicy-last-title = Deine letzte Karte
rules-spicy-last = Zweifelt sie niemand an, oder stimmt sie, gewinnst du eine Trophäe und ziehst sechs neue Karten.
rules-spicy-end-title = Das Ende
rules-spicy-end = Schluss ist, wenn der Weltuntergang auftaucht, jemand zwei Trophäen hat oder die dritte vergeben ist. Jede Karte auf der Hand kostet einen Punkt.
