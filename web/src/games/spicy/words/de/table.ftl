# Spicy am Tisch.
spice-chili = Chili
spice-pepper = Pfeffer
spice-wasabi = Wasabi
card-plain = { $spice } { $number }
card-wild-number = Zahlenjoker
card-wild-spice = Gewürzjoker
card-back = eine verdeckte Karte
claim = { $number } { $spice }

variant-we-love-chili = Wir lieben Chili
variant-we-love-chili-text = Wo eine 1, 2 oder 3 angesagt werden darf, geht sie auch als Chili; der Stapel ist dann Chili.
variant-start-it-up = Neustart
variant-start-it-up-text = Auf eine 8, 9 oder 10 darf auch eine 1, 2 oder 3 desselben Gewürzes folgen.
variant-spice-raider = Gewürzräuber
variant-spice-raider-text = Wer eine 4 ansagt, bekommt die Karten darunter, sobald die nächste Karte gespielt wird.
variant-change-your-luck = Glückswechsel
variant-change-your-luck-text = Zu einer angesagten 5 darfst du bis zu zwei Karten darunterschieben und ebenso viele ziehen.
variant-turn-it-up = Kopfstand
variant-turn-it-up-text = 6 und 9 gelten als dieselbe Zahl.
variant-copy-cat = Nachahmer
variant-copy-cat-text = Alle dürfen eine Karte mit genau derselben Ansage kopieren.

in-hand = Handkarten
won = Gewonnene Karten
trophies = Trophäen
status-turn = am Zug
status-decides = überlegt
status-letgo = lässt durch
status-owner = zuletzt
status-turn-you = dein Zug
status-decides-you = entscheide!
status-letgo-you = durchgelassen
status-owner-you = zuletzt
deck = { $cards ->
    [0] Nachziehstapel leer
   *[other] etwa { $cards } Karten
}
deck-ended = Der Weltuntergang ist da
worlds-end = Weltuntergang
trophies-left = { $trophies ->
    [0] keine Trophäe übrig
    [one] 1 Trophäe übrig
   *[other] { $trophies } Trophäen übrig
}
stack-height = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
stack-empty = Noch kein Stapel: Sag eine 1, 2 oder 3 an
stack-waits = { $name } beginnt einen neuen Stapel
says = { $name } sagt
you-say = Du sagst
truly = wirklich { $card }
last-card = Letzte Karte!
a-copy = eine Kopie
safe = nicht mehr anzweifelbar

doubt-number = Das ist keine { $number }!
doubt-spice = Das ist kein { $spice }!
doubt-copy = Falsch!
doubt-nothing = Anzweifeln, ohne etwas zu nennen
let-go = Durchgehen lassen
pass = Passen und ziehen
choose-card = Wähle eine Karte
tuck-ask = { $card } unter die 5 schieben?
tuck-it = Darunterschieben
tuck-enough = Fertig
copy-it = Kopieren (dieselbe Ansage)
claim-for = { $card } spielen als …
truth-true = wahr
truth-half = halb wahr
truth-half-number = nur die Zahl stimmt
truth-half-spice = nur das Gewürz stimmt
truth-bluff = Bluff
say-last = und als letzte ansagen
your-hand = { $cards ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $cards } Karten
}

act-play = { $card } als „{ $claim }“ spielen
act-copy = mit { $card } kopieren
act-tuck = { $card } darunterschieben
act-doubt-number = die Zahl anzweifeln
act-doubt-spice = das Gewürz anzweifeln
act-doubt-copy = die Kopie anzweifeln
act-let-go = durchgehen lassen
act-pass = passen und eine Karte ziehen
act-doubt-nothing = anzweifeln, ohne etwas zu nennen
act-tuck-enough = keine weiteren Karten darunterschieben

advice-truth = Es stimmt, dir kann nichts passieren.
advice-half-truth = Zur Hälfte wahr; mit { $odds } Wahrscheinlichkeit zweifelt es niemand an.
advice-bluff = Ein Bluff; mit { $odds } Wahrscheinlichkeit zweifelt ihn niemand an.
advice-copy = Die Kopie stimmt.
advice-pass = { $cards ->
    [0] Keine deiner Karten würde hier stimmen, und ein Bluff lohnt sich nicht.
    [one] Eine deiner Karten würde hier stimmen, aber Passen ist besser.
   *[other] { $cards } deiner Karten würden hier stimmen, aber Passen ist besser.
}
advice-believe = Zahl richtig: { $number-share }. Gewürz richtig: { $spice-share }. Du kannst nur eines davon anzweifeln.
advice-believe-copy = Die Kopie stimmt mit { $odds } Wahrscheinlichkeit.
advice-doubt-number = Die Zahl ist mit { $odds } Wahrscheinlichkeit falsch.
advice-doubt-spice = Das Gewürz ist mit { $odds } Wahrscheinlichkeit falsch.
advice-doubt-copy = Die Kopie ist mit { $odds } Wahrscheinlichkeit falsch.
advice-enough = Was du auf der Hand hast, ist nützlich.
advice-fresh-card = Eine frische Karte ist mehr wert.
advice-stack-to-win = Zweifelt es trotzdem jemand an ({ $odds }), { $cards ->
    [one] gehört dir 1 Karte
   *[other] gehören dir { $cards } Karten
}, und die Person zieht zwei.
advice-stack-to-lose = Zweifelt jemand genau das Falsche daran an ({ $odds }), { $cards ->
    [one] ist 1 Karte
   *[other] sind { $cards } Karten
} verloren, und du ziehst zwei.
advice-held-by-nobody = Chance, dass sonst niemand „{ $claim }“ auf der Hand hat: { $share }.
advice-last-card = Es ist deine letzte Karte: Widerlegt dich niemand, bringt sie eine Trophäe.
advice-not-in-hand = Rein nach den Karten beträgt die Chance { $share }, dass „{ $claim }“ nicht auf dieser Hand war.
advice-stack-at-stake = Es geht um { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}; wer verliert, zieht zwei.
advice-their-last-card = Es ist eine letzte Karte: Zweifelt sie niemand an, bringt sie eine Trophäe.
advice-trophy-at-stake = Es ist eine letzte Karte: Zweifelt sie niemand an, bringt sie eine Trophäe, also zehn Punkte. Deshalb lohnt sich auch eine kleine Chance.
advice-doubt-ahead = Anzweifeln geht hier meistens schief, war auf lange Sicht aber besser als die anderen Züge.
advice-wins = Von hier aus gewinnst du { $odds } der Spiele.
advice-topic = Wie wahrscheinlich stimmte „{ $claim }“? Was jeder aus den eigenen Karten und allem bisher Gesehenen schließen konnte:
advice-claim = { $share } (nur die Zahl { $number-share }, nur das Gewürz { $spice-share })
advice-claim-known = { $percent ->
    [0] weiß, dass es nicht stimmt
   *[other] weiß, dass es stimmt
}

told-shuffled = { $whome ->
    [yes] Die Karten sind verteilt. Du beginnst.
   *[no] Die Karten sind verteilt. { $who } beginnt.
}
told-drew = { $whome ->
    [yes] Du hast eine Karte gezogen.
   *[no] { $who } hat eine Karte gezogen.
}
told-drew-card = { $whome ->
    [yes] Du hast { $card } gezogen.
   *[no] { $who } hat { $card } gezogen.
}
told-played = { $whome ->
    [yes] Du: „{ $claim }“.
   *[no] { $who }: „{ $claim }“.
}
told-copied = { $whome ->
    [yes] Du hast kopiert: „{ $claim }“.
   *[no] { $who } hat kopiert: „{ $claim }“.
}
told-tucked = { $whome ->
    [yes] Du hast eine Karte unter die 5 geschoben.
   *[no] { $who } hat eine Karte unter die 5 geschoben.
}
told-gave-way = { $whome ->
    [yes] Du lässt es durchgehen.
   *[no] { $who } lässt es durchgehen.
}
told-tucked-enough = { $whome ->
    [yes] Du schiebst keine weiteren Karten darunter.
   *[no] { $who } schiebt keine weiteren Karten darunter.
}
told-passed = { $whome ->
    [yes] Du hast gepasst.
   *[no] { $who } hat gepasst.
}
# In einem Satz über einen Zweifel: ob er berechtigt war, wo man das weiß.
told-outcome-right = zu Recht
told-outcome-right-you = zu Recht
told-outcome-wrong = zu Unrecht
told-outcome-wrong-you = zu Unrecht
told-revealed-number = { $whome ->
    [yes] Du hast die Zahl{ $outcome } angezweifelt: Es war { $card }.
   *[no] { $who } hat die Zahl{ $outcome } angezweifelt: Es war { $card }.
}
told-revealed-spice = { $whome ->
    [yes] Du hast das Gewürz{ $outcome } angezweifelt: Es war { $card }.
   *[no] { $who } hat das Gewürz{ $outcome } angezweifelt: Es war { $card }.
}
told-revealed-both = { $whome ->
    [yes] Du hast die Kopie{ $outcome } angezweifelt: Es war { $card }.
   *[no] { $who } hat die Kopie{ $outcome } angezweifelt: Es war { $card }.
}
told-revealed-none = { $whome ->
    [yes] Du hast angezweifelt, ohne etwas zu nennen; das misslingt immer. Es war { $card }.
   *[no] { $who } hat angezweifelt, ohne etwas zu nennen; das misslingt immer. Es war { $card }.
}
told-taken = { $whome ->
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
told-raided = { $whome ->
    [yes] Du raubst die Karten unter der Pfote.
   *[no] { $who } raubt die Karten unter der Pfote.
}
told-trophied = { $whome ->
    [yes] Du gewinnst eine Trophäe!
   *[no] { $who } gewinnt eine Trophäe!
}
told-misclaimed-invalid = { $whome ->
    [yes] Du hast die Karte zurückgenommen: Diese Ansage ist hier nicht erlaubt.
   *[no] { $who } hat die Karte zurückgenommen: Diese Ansage ist hier nicht erlaubt.
}
told-misclaimed-unannounced = { $whome ->
    [yes] Du hast die Karte zurückgenommen: Eine letzte Karte muss angesagt werden.
   *[no] { $who } hat die Karte zurückgenommen: Eine letzte Karte muss angesagt werden.
}
told-ended-second-trophy = Das Spiel ist aus: die zweite Trophäe für dieselbe Person!
told-ended-third-trophy = Das Spiel ist aus: Die dritte Trophäe ist vergeben!
told-ended-worlds-end = Das Spiel ist aus: Weltuntergang!

called-number = { $who }: „Falsche Zahl!“
called-spice = { $who }: „Falsches Gewürz!“
called-both = { $who }: „Falsch!“
called-none = { $who }: „Das glaube ich nicht!“
reveal-claim = „{ $claim }“
verdict-number-right = Die Zahl stimmt!
verdict-number-wrong = Die Zahl ist falsch: Es ist eine { $number }.
verdict-number-wild = Die Zahl ist falsch: Ein Gewürzjoker hat keine Zahl.
verdict-spice-right = Das Gewürz stimmt!
verdict-spice-wrong = Das Gewürz ist falsch: Es ist { $spice }.
verdict-spice-wild = Das Gewürz ist falsch: Ein Zahlenjoker hat kein Gewürz.
verdict-both-right = Die Kopie stimmt: Zahl und Gewürz sind richtig.
verdict-both-wrong = Die Kopie ist falsch: Es ist { $card }.
verdict-none = Es wurde nichts genannt: Wer so anzweifelt, verliert.
verdict-wins = { $whome ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
} { $cards ->
    [0] den Stapel.
    [one] die eine Karte im Stapel.
   *[other] den Stapel mit { $cards } Karten.
}
verdict-wins-trophy = { $whome ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
} { $cards ->
    [0] den Stapel
    [one] die eine Karte im Stapel
   *[other] den Stapel mit { $cards } Karten
} – und eine Trophäe!
verdict-draws = { $whome ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $cards ->
    [one] eine Karte.
    [2] zwei.
   *[other] { $cards } Karten.
}
verdict-draws-some = { $whome ->
    [yes] Du ziehst …
   *[no] { $who } zieht …
}

together = Zweifelt das jemand an?
nobody-doubts = Niemand: durchgehen lassen

key-card = Karte oder Ansage wählen
key-enter = gewählte Karte nehmen; gewählte Ansage machen
key-number = zur Ansage mit dieser Zahl
key-doubt-number = die Zahl anzweifeln
key-doubt-spice = das Gewürz anzweifeln
key-doubt-copy = eine Kopie anzweifeln
key-let-go = durchgehen lassen
key-pass = passen

strict = Streng
strict-text = Niemand prüft deine Ansagen: Eine unerlaubte kostet dich den Zug, und eine letzte Karte muss angesagt werden.
variants-drawn = Oder zufällig ziehen
variants-chosen = Nein, wie oben angekreuzt
variants-random = { $number ->
    [one] Eine zufällige
   *[other] { $number } zufällige
}
variant-random = Zufällige Variante
variant-random-text = Sie wird zu Spielbeginn gezogen.
starter-chance = Zufall
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
announce-last = „Meine letzte Karte!“
variants = Varianten im Spiel
variants-title = Nachwürzen: bis zu { $most } Varianten
