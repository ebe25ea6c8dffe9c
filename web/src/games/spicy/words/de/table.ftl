# Spicy am Tisch.
spi-spice-chili = Chili
spi-spice-pepper = Pfeffer
spi-spice-wasabi = Wasabi
spi-card-plain = { $spice } { $number }
spi-card-wild-number = Zahlenjoker
spi-card-wild-spice = Gewürzjoker
spi-card-back = eine verdeckte Karte
spi-claim = { $number } { $spice }

spi-variant-we-love-chili = Wir lieben Chili
spi-variant-we-love-chili-text = Wo eine 1, 2 oder 3 angesagt werden darf, geht sie auch als Chili; der Stapel ist dann Chili.
spi-variant-start-it-up = Neustart
spi-variant-start-it-up-text = Auf eine 8, 9 oder 10 darf auch eine 1, 2 oder 3 desselben Gewürzes folgen.
spi-variant-spice-raider = Gewürzräuber
spi-variant-spice-raider-text = Wer eine 4 ansagt, bekommt die Karten darunter, sobald die nächste Karte gespielt wird.
spi-variant-change-your-luck = Glückswechsel
spi-variant-change-your-luck-text = Zu einer angesagten 5 darfst du bis zu zwei Karten darunterschieben und ebenso viele ziehen.
spi-variant-turn-it-up = Kopfstand
spi-variant-turn-it-up-text = 6 und 9 gelten als dieselbe Zahl.
spi-variant-copy-cat = Nachahmer
spi-variant-copy-cat-text = Alle dürfen eine Karte mit genau derselben Ansage kopieren.

spi-in-hand = Handkarten
spi-won = Gewonnene Karten
spi-trophies = Trophäen
spi-status-turn = am Zug
spi-status-challenges = zweifelt an!
spi-status-challenges-you = du zweifelst an!
spi-status-decides = überlegt
spi-status-letgo = lässt durch
spi-status-owner = zuletzt dran
spi-status-turn-you = dein Zug
spi-status-decides-you = entscheide!
spi-status-letgo-you = durchgelassen
spi-status-owner-you = zuletzt dran
spi-seat = { $name }: { $cards } auf der Hand, { $won } gewonnen, { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
}
spi-record-caught = { $challenged ->
    [0] Angezweifelte Ansagen: noch keine
   *[other] Angezweifelte Ansagen: { $challenged } (falsch: { $caught })
}
spi-record-right = { $challenges ->
    [0] Selbst angezweifelt: noch nie
   *[other] Selbst angezweifelt: { $challenges } (zu Recht: { $right })
}
spi-deck = { $cards ->
    [0] Nachziehstapel leer
   *[other] etwa { $cards } Karten
}
spi-deck-ended = Der Weltuntergang ist da
spi-worlds-end = Weltuntergang
spi-trophies-left = { $trophies ->
    [0] keine Trophäe übrig
    [one] 1 Trophäe übrig
   *[other] { $trophies } Trophäen übrig
}
spi-stack-height = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
spi-stack-empty = Noch kein Stapel: Sag eine 1, 2 oder 3 an
spi-stack-waits = { $name } beginnt einen neuen Stapel
spi-truly = in Wahrheit { $card }
spi-last-card = Letzte Karte!
spi-a-copy = eine Kopie
spi-safe = nicht mehr anzweifelbar

spi-doubt-number = Keine { $number }!
spi-doubt-spice = Kein { $spice }!
spi-doubt-copy = Falsch!
spi-doubt-nothing = Einfach anzweifeln
spi-let-go = Durchgehen lassen
spi-pass = Passen und ziehen
spi-choose-card = Wähle eine Karte
spi-tuck-ask = { $card } unter die 5 schieben?
spi-tuck-it = Darunterschieben
spi-tuck-enough = Fertig
spi-copy-it = Kopieren (dieselbe Ansage)
spi-claim-for = { $card } spielen als …
spi-truth-true = wahr
spi-truth-half = halb wahr
spi-truth-half-number = nur die Zahl stimmt
spi-truth-half-spice = nur das Gewürz stimmt
spi-truth-bluff = Bluff
spi-say-last = und als letzte ansagen
spi-your-hand = { $cards ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $cards } Karten
}

spi-act-play = { $card } als „{ $claim }“ spielen
spi-act-copy = mit { $card } kopieren
spi-act-tuck = { $card } darunterschieben
spi-act-doubt-number = die Zahl anzweifeln
spi-act-doubt-spice = das Gewürz anzweifeln
spi-act-doubt-copy = die Kopie anzweifeln
spi-act-let-go = durchgehen lassen
spi-done-let-go = „{ $claim }“ von { $name } durchgehen lassen
spi-done-doubt-number = bei „{ $claim }“ von { $name } die Zahl anzweifeln
spi-done-doubt-spice = bei „{ $claim }“ von { $name } das Gewürz anzweifeln
spi-act-pass = passen und eine Karte ziehen
spi-act-doubt-nothing = anzweifeln, ohne etwas zu nennen
spi-act-tuck-enough = keine weiteren Karten darunterschieben

spi-advice-truth = Es stimmt, dir kann nichts passieren.
spi-advice-half-truth = Zur Hälfte wahr; mit { $odds } Wahrscheinlichkeit zweifelt es niemand an.
spi-advice-bluff = Ein Bluff; mit { $odds } Wahrscheinlichkeit zweifelt ihn niemand an.
spi-advice-copy = Die Kopie stimmt.
spi-advice-pass = { $cards ->
    [0] Keine deiner Karten würde hier stimmen, und ein Bluff lohnt sich nicht.
    [one] Eine deiner Karten würde hier stimmen, aber Passen ist besser.
   *[other] { $cards } deiner Karten würden hier stimmen, aber Passen ist besser.
}
spi-advice-believe = Anzweifeln hätte hier bestenfalls eine Chance von { $best }.
spi-advice-believe-copy = Die Kopie stimmt mit { $odds } Wahrscheinlichkeit.
spi-advice-doubt-number = Die Zahl ist mit { $odds } Wahrscheinlichkeit falsch.
spi-advice-doubt-spice = Das Gewürz ist mit { $odds } Wahrscheinlichkeit falsch.
spi-advice-doubt-copy = Die Kopie ist mit { $odds } Wahrscheinlichkeit falsch.
spi-advice-enough = Was du auf der Hand hast, ist nützlich.
spi-advice-fresh-card = Eine frische Karte ist mehr wert.
spi-advice-stack-to-win = Zweifelt es trotzdem jemand an ({ $odds }), { $cards ->
    [one] gehört dir 1 Karte
   *[other] gehören dir { $cards } Karten
}, und die Person zieht zwei.
spi-advice-stack-to-lose = Zweifelt jemand genau das Falsche daran an ({ $odds }), { $cards ->
    [one] ist 1 Karte
   *[other] sind { $cards } Karten
} verloren, und du ziehst zwei.
spi-advice-held-by-nobody = Chance, dass sonst niemand „{ $claim }“ auf der Hand hat: { $share }.
spi-advice-last-card = Es ist deine letzte Karte: Widerlegt dich niemand, bringt sie eine Trophäe.
spi-advice-not-in-hand = Rein nach den Karten beträgt die Chance { $share }, dass „{ $claim }“ nicht auf dieser Hand war.
spi-advice-stack-at-stake = Es geht um { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}; wer verliert, zieht zwei.
spi-advice-their-last-card = Es ist eine letzte Karte: Zweifelt sie niemand an, bringt sie eine Trophäe.
spi-advice-trophy-at-stake = Es ist eine letzte Karte: Zweifelt sie niemand an, bringt sie eine Trophäe, also zehn Punkte. Deshalb lohnt sich auch eine kleine Chance.
spi-advice-doubt-ahead = Anzweifeln geht hier meistens schief, war auf lange Sicht aber besser als die anderen Züge.
spi-advice-wins = Von hier aus gewinnst du { $odds } der Spiele.
spi-advice-topic = Wie wahrscheinlich stimmte die Ansage „{ $claim }“?

spi-told-shuffled = { $whome ->
    [yes] Die Karten sind verteilt. Du beginnst.
   *[no] Die Karten sind verteilt. { $who } beginnt.
}
spi-told-drew = { $whome ->
    [yes] Du hast eine Karte gezogen.
   *[no] { $who } hat eine Karte gezogen.
}
spi-told-drew-card = { $whome ->
    [yes] Du hast { $card } gezogen.
   *[no] { $who } hat { $card } gezogen.
}
spi-told-played = { $whome ->
    [yes] Du: „{ $claim }“.
   *[no] { $who }: „{ $claim }“.
}
spi-told-copied = { $whome ->
    [yes] Du hast kopiert: „{ $claim }“.
   *[no] { $who } hat kopiert: „{ $claim }“.
}
spi-told-tucked = { $whome ->
    [yes] Du hast eine Karte unter die 5 geschoben.
   *[no] { $who } hat eine Karte unter die 5 geschoben.
}
spi-told-gave-way = { $whome ->
    [yes] Du lässt es durchgehen.
   *[no] { $who } lässt es durchgehen.
}
spi-told-tucked-enough = { $whome ->
    [yes] Du schiebst keine weiteren Karten darunter.
   *[no] { $who } schiebt keine weiteren Karten darunter.
}
spi-told-passed = { $whome ->
    [yes] Du hast gepasst.
   *[no] { $who } hat gepasst.
}
# Nach dem Anzweifeln: ob es berechtigt war, wo man das weiß.
spi-told-outcome-right = zu Recht
spi-told-outcome-right-you = zu Recht
spi-told-outcome-wrong = zu Unrecht
spi-told-outcome-wrong-you = zu Unrecht
spi-told-revealed-number = { $whome ->
    [yes] Du hast die Zahl{ $outcome } angezweifelt: Es war { $card }.
   *[no] { $who } hat die Zahl{ $outcome } angezweifelt: Es war { $card }.
}
spi-told-revealed-spice = { $whome ->
    [yes] Du hast das Gewürz{ $outcome } angezweifelt: Es war { $card }.
   *[no] { $who } hat das Gewürz{ $outcome } angezweifelt: Es war { $card }.
}
spi-told-revealed-both = { $whome ->
    [yes] Du hast die Kopie{ $outcome } angezweifelt: Es war { $card }.
   *[no] { $who } hat die Kopie{ $outcome } angezweifelt: Es war { $card }.
}
spi-told-revealed-none = { $whome ->
    [yes] Du hast angezweifelt, ohne etwas zu nennen; das misslingt immer. Es war { $card }.
   *[no] { $who } hat angezweifelt, ohne etwas zu nennen; das misslingt immer. Es war { $card }.
}
spi-told-taken = { $whome ->
    [yes] Du gewinnst den Stapel
   *[no] { $who } gewinnt den Stapel
}{ $drawn ->
    [0] .
    [one] ; { $loserme ->
        [yes] du ziehst
       *[no] { $loser } zieht
    } eine Karte.
    [2] ; { $loserme ->
        [yes] du ziehst
       *[no] { $loser } zieht
    } zwei.
   *[other] ; { $loserme ->
        [yes] du ziehst
       *[no] { $loser } zieht
    } { $drawn } Karten.
}
spi-told-raided = { $whome ->
    [yes] Du raubst die Karten unter der Pfote.
   *[no] { $who } raubt die Karten unter der Pfote.
}
spi-told-trophied = { $whome ->
    [yes] Du gewinnst eine Trophäe!
   *[no] { $who } gewinnt eine Trophäe!
}
spi-told-misclaimed-invalid = { $whome ->
    [yes] Du hast die Karte zurückgenommen: Diese Ansage ist hier nicht erlaubt.
   *[no] { $who } hat die Karte zurückgenommen: Diese Ansage ist hier nicht erlaubt.
}
spi-told-misclaimed-unannounced = { $whome ->
    [yes] Du hast die Karte zurückgenommen: Eine letzte Karte muss angesagt werden.
   *[no] { $who } hat die Karte zurückgenommen: Eine letzte Karte muss angesagt werden.
}
spi-told-ended-second-trophy = Das Spiel ist aus: die zweite Trophäe für dieselbe Person!
spi-told-ended-third-trophy = Das Spiel ist aus: Die dritte Trophäe ist vergeben!
spi-told-ended-worlds-end = Das Spiel ist aus: Weltuntergang!

spi-called-number = { $who }: „Falsche Zahl!“
spi-called-spice = { $who }: „Falsches Gewürz!“
spi-called-both = { $who }: „Falsch!“
spi-called-none = { $who }: „Das glaube ich nicht!“
spi-reveal-claim = „{ $claim }“
spi-verdict-number-right = Die Zahl stimmt!
spi-verdict-number-wrong = Die Zahl ist falsch: Es ist eine { $number }.
spi-verdict-number-wild = Die Zahl ist falsch: Ein Gewürzjoker hat keine Zahl.
spi-verdict-spice-right = Das Gewürz stimmt!
spi-verdict-spice-wrong = Das Gewürz ist falsch: Es ist { $spice }.
spi-verdict-spice-wild = Das Gewürz ist falsch: Ein Zahlenjoker hat kein Gewürz.
spi-verdict-both-right = Die Kopie stimmt: Zahl und Gewürz sind richtig.
spi-verdict-both-wrong = Die Kopie ist falsch: Es ist { $card }.
spi-verdict-none = Es wurde nichts genannt: Wer so anzweifelt, verliert.
spi-stamp-number-wrong = Keine { $number }!
spi-stamp-number-right = Doch eine { $number }!
spi-stamp-spice-wrong = Kein { $spice }!
spi-stamp-spice-right = Doch { $spice }!
spi-stamp-both-wrong = Falsche Kopie!
spi-stamp-both-right = Echte Kopie!
spi-stamp-none = Nein!
spi-verdict-wins = { $whome ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
} { $cards ->
    [0] den Stapel.
    [one] die eine Karte im Stapel.
   *[other] den Stapel mit { $cards } Karten.
}
spi-verdict-wins-trophy = { $whome ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
} { $cards ->
    [0] den Stapel
    [one] die eine Karte im Stapel
   *[other] den Stapel mit { $cards } Karten
} – und eine Trophäe!
spi-verdict-draws = { $whome ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $cards ->
    [one] eine Karte.
    [2] zwei.
   *[other] { $cards } Karten.
}
spi-verdict-draws-some = { $whome ->
    [yes] Du ziehst …
   *[no] { $who } zieht …
}

spi-together = Zweifelt das jemand an?
spi-nobody-doubts = Niemand: durchgehen lassen

spi-key-card = Karte oder Ansage wählen
spi-key-enter = gewählte Karte nehmen; gewählte Ansage machen
spi-key-number = zur Ansage mit dieser Zahl
spi-key-doubt-number = die Zahl anzweifeln
spi-key-doubt-spice = das Gewürz anzweifeln
spi-key-doubt-copy = eine Kopie anzweifeln
spi-key-let-go = durchgehen lassen
spi-key-pass = passen

spi-strict = Streng
spi-strict-text = Niemand prüft deine Ansagen: Eine unerlaubte kostet dich den Zug, und eine letzte Karte muss angesagt werden.
spi-variants-drawn = Oder zufällig ziehen
spi-variants-chosen = Nein, die oben angekreuzten
spi-variants-random = { $number ->
    [one] Eine zufällige
   *[other] { $number } zufällige
}
spi-variant-random = Zufällige Variante
spi-variant-random-text = Sie wird zu Spielbeginn gezogen.
spi-starter-chance = Zufall
option-spicy-starter = Wer beginnt?
option-spicy-strict = Streng
option-spicy-strict-text = Wie am echten Tisch: Eine unerlaubte Ansage oder eine nicht angesagte letzte Karte kostet den Zug.
option-spicy-above = Karten über dem Weltuntergang
option-spicy-jitter = … plus/minus, zufällig
option-spicy-deal = Karten pro Person
option-spicy-spices = Gewürze
option-spicy-numbers = Höchste Zahl
option-spicy-copies = Exemplare jeder Karte
option-spicy-wilds = Joker jeder Art
spi-announce-last = „Meine letzte Karte!“
spi-variants = Varianten im Spiel
spi-variants-title = Nachwürzen: bis zu { $most } Varianten

spi-tally-challenges = Richtig angezweifelt
spi-tally-caught = Fremde Bluffs aufgedeckt
spi-tally-bluffs = Eigene Bluffs durchgebracht
