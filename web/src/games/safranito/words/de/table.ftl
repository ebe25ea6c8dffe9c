# Safranito am Tisch.
saf-spice-curry = Curry
saf-spice-ginger = Ingwer
saf-spice-cardamom = Kardamom
saf-spice-chili = Chili
saf-spice-saffron = Safran
saf-spice-garlic = Knoblauch
saf-spice-mint = Minze
saf-spice-cumin = Cumin
saf-spice-cinnamon = Zimt
saf-place-curry = Curry
saf-place-ginger = Ingwer
saf-place-cardamom = Kardamom
saf-place-chili = Chili
saf-place-saffron = Safran
saf-place-garlic = Knoblauch
saf-place-mint = Minze
saf-place-cumin = Cumin
saf-place-cinnamon = Zimt
saf-place-extra-throw = Extrawurf
saf-place-spice-card = Gewürzkarte
saf-place-reserve = Reserve
saf-place-head-chef = Küchenchef
saf-place-nowhere = zwischen den Schalen
saf-place-off = neben dem Brett
saf-counts-nowhere = zählt nicht
saf-a-card = eine Karte
saf-a-blend = eine Mischung

saf-board = Das Brett von oben
saf-board-empty = keine Chips darauf
saf-chip-lies = { $who }, { $value }: { $place }
saf-round = Runde { $round }
saf-piles = Übrig: { $spices } Gewürze, { $blends } Mischungen
saf-head-chef = Küchenchef
saf-rupees = Rupien
saf-cards = Gewürzkarten
saf-chips-left = Noch nicht geworfene Chips
saf-made = Mischungen
saf-reserved = Reservierte Mischungen
saf-reserved-own = Reserviert:
saf-known-cards = Bekannte Karten: { $cards }
saf-terms = Hausregeln an diesem Tisch
saf-term-walk = Würfe von allen Seiten
saf-term-refill = Karten werden nur aufgefüllt
saf-term-open-hands = Offene Hände
saf-term-secret-money = Geheimes Geld
saf-term-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}
saf-view-toggle = 2D oder 3D
saf-view-quality = Hohe Detailstufe (langsamer)
saf-view-top = Von oben

saf-does-throw = wirft
saf-does-flight = Chip fliegt
saf-does-doubt = beurteilt einen Chip
saf-does-extra-throw = wirft noch einmal?
saf-does-circle = überlegt
saf-does-draw = zieht
saf-does-keep = wählt eine Karte
saf-does-bowl = wählt eine Schale
saf-does-sell = verkauft?
saf-does-buy = kauft?
saf-does-blend = mischt?
saf-does-restock = neue Karten
saf-does-set-up = wird gemischt
saf-does-over = Spiel aus

saf-your-decision = Deine Entscheidung
saf-your-extra-throw = Noch einen Chip werfen?
saf-your-chips = Deine Chips
saf-chip-of = Chip im Wert von { $value }
saf-chip-thrown = Chip im Wert von { $value }, schon geworfen
saf-pick-chip = Wähle einen Chip. Sein Wert bleibt geheim, solange die Wertseite unten liegt.
saf-pick-any = Wähle einen Chip, halte ihn vor den Rand und schnipp ihn aufs Brett.
saf-flick-text = Setz unterhalb des Bretts an und schnipp zu einer Schale. Ein Bogen gibt dem Chip Drall.
saf-how-flick = Hier drücken und schnippen
saf-note-put-back = Zurückgelegt.
saf-note-too-slow = Zurückgelegt: Schnipp etwas schneller.
saf-note-on-board = Setz unterhalb des Bretts an, nicht auf dem Brett.
saf-style = Wurfart
saf-lob = Bogen
saf-lob-text = In hohem Bogen: bleibt etwa dort, wo er landet.
saf-skim = Flach
saf-skim-text = Tief und flach: stößt andere Chips weg.
saf-meter = Mit Anzeige zielen
saf-meter-text = Die Scheibe zeigt, wo der Chip liegen bleibt. Die Hand zittert ein wenig.
saf-meter-near = nah
saf-meter-middle = Mitte
saf-meter-far = weit
saf-stop-direction = Richtung festlegen
saf-stop-distance = Weite festlegen
saf-show-again = Noch einmal zeigen
saf-throw-no-more = Nicht mehr werfen
saf-ask-doubt = { $whome ->
    [yes] Dein Chip liegt genau auf dem Rand von „{ $place }“. Zählt er?
   *[no] Der Chip von { $name } liegt genau auf dem Rand von „{ $place }“. Zählt er?
}
saf-allow = Er zählt
saf-disallow = Er zählt nicht
saf-offer-extra-throw = Du führst auf „Extrawurf“. Noch einen Chip werfen?
saf-offer-spice-card = Du führst auf „Gewürzkarte“. Karten ziehen und eine behalten?
saf-offer-reserve = Du führst auf „Reserve“. Die oberste Mischung nur für dich nehmen?
saf-offer-head-chef = Du führst auf „Küchenchef“. Die Pfeffermühle nehmen?
saf-take-extra-throw = Noch einmal werfen
saf-take-spice-card = Karten ziehen
saf-take-reserve = Mischung reservieren
saf-take-head-chef = Mühle nehmen
saf-leave = Passen
saf-ask-keep = Welche Karte behältst du?
saf-only-keep = Alle gezogenen Karten sind gleich; du behältst eine.
saf-ask-bowl = Du bist Küchenchef: Welche Schale wird als Nächste gehandelt?
saf-only-bowl = Nur noch eine Schale steht zum Handel.
saf-chips-there = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
saf-chips-doubted = { $chips ->
    [one] 1 Chip, auf dem Rand
   *[other] { $chips } Chips, teils auf dem Rand
}
saf-for-sale = { $cards ->
    [0] keine Karte zu haben
    [one] 1 Karte zu haben
   *[other] { $cards } Karten zu haben
}
saf-ask-sell = { $spice } verkaufen? { $rupees } Rupien pro Karte
saf-sells-for = { $spice } bringt { $rupees } Rupien – du hast keine
saf-sell = { $number } verkaufen für { $rupees }
saf-sell-none = Passen
saf-nothing-to-sell = Du hast keine Karte { $spice }. (Die anderen sehen das nicht.)
saf-ask-buy = { $spice } für { $rupees } Rupien kaufen?
saf-buy = Für { $rupees } kaufen
saf-buy-not = Passen und Chips zurücknehmen
saf-cannot-pay = { $rupees } Rupien kannst du nicht bezahlen.
saf-passing = Du passt …
saf-passing-sell = Du hast keine Karten, das sehen alle. Du passt …
saf-passing-blend = Du hast zu wenige Karten für eine Mischung, das sehen alle. Du passt …
saf-ask-blend = Eine Mischung herstellen?
saf-blend-done = Fertig
saf-nothing-to-blend = Für jede Mischung fehlt dir eine Karte. (Die anderen sehen das nicht.)
saf-row-may = { $me ->
    [yes] gewinnst das
   *[no] gewinnt das
}
saf-row-sold = { $me ->
    [yes] hast hier verkauft, kaufst also nicht
   *[no] hat hier verkauft, kauft also nicht
}
saf-row-no-cards = nichts mehr zu kaufen
saf-row-poor = { $me ->
    [yes] kannst es nicht bezahlen
   *[no] kann es nicht bezahlen
}
saf-row-first = { $me ->
    [yes] kaufst zuerst
   *[no] kauft zuerst
}
saf-row-later = { $me ->
    [yes] kommst danach dran
   *[no] kommt danach dran
}
saf-row-spare = nur, wenn eine Karte übrig bleibt
saf-blends = Mischungen
saf-no-blends = Es liegt keine Mischung offen.
saf-make = Herstellen
saf-lacks = Fehlt noch: { $spices }
saf-complete = Du hast alle drei!
saf-one-a-turn = Nur eine offene Mischung pro Zug.
saf-your-cards = { $cards ->
    [0] Deine Gewürzkarten
    [one] Deine Gewürzkarte
   *[other] Deine { $cards } Gewürzkarten
}
saf-no-cards = Noch keine

saf-act-allow = den Chip zählen lassen
saf-act-disallow = den Chip nicht zählen lassen
saf-act-take = annehmen
saf-act-decline = passen
saf-act-buy = die Karte kaufen
saf-act-done = keine Mischung mehr herstellen
saf-act-keep = { $spice } behalten
saf-act-trade = als Nächstes { $spice } handeln
saf-act-sell = { $cards ->
    [0] nichts verkaufen
    [one] eine Karte verkaufen
   *[other] { $cards } Karten verkaufen
}
saf-act-blend = die Mischung aus { $blend } herstellen
saf-act-throw-plain = die { $value } werfen
saf-act-throw = die { $value } in die Schale { $place } werfen
saf-act-throw-circle = die { $value } auf „{ $place }“ werfen
saf-act-shoot = die { $value } flach auf den Chip geradeaus werfen

saf-told-shuffled = Gewürzkarten gemischt: { $cards } im Stapel.
saf-told-uncovered = Neue Mischung: { $blend }.
saf-told-laid-out = Neu zu haben: { $spice }.
saf-told-began = Runde { $round } beginnt.
saf-told-threw = { $whome ->
    [yes] Du hast einen Chip geworfen.
   *[no] { $who } hat einen Chip geworfen.
}
saf-told-threw-value = { $whome ->
    [yes] Du hast die { $value } geworfen.
   *[no] { $who } hat die { $value } geworfen.
}
saf-told-landed-in = { $whome ->
    [yes] Dein Chip ist in der Schale „{ $place }“ gelandet.
   *[no] Der Chip von { $who } ist in der Schale „{ $place }“ gelandet.
}
saf-told-landed-on = { $whome ->
    [yes] Dein Chip ist auf „{ $place }“ gelandet.
   *[no] Der Chip von { $who } ist auf „{ $place }“ gelandet.
}
saf-told-landed-nowhere = { $whome ->
    [yes] Dein Chip ist { $place } gelandet.
   *[no] Der Chip von { $who } ist { $place } gelandet.
}
saf-told-landed-off = { $whome ->
    [yes] Dein Chip ist vom Brett geflogen.
   *[no] Der Chip von { $who } ist vom Brett geflogen.
}
saf-told-turned = { $whome ->
    [yes] Dein Chip ist eine { $value }.
   *[no] Der Chip von { $who } ist eine { $value }.
}
saf-told-priced = Jede Karte bringt { $rupees } Rupien.
saf-told-opened = Jetzt im Handel: { $place }.
saf-told-opened-circle = Jetzt dran: „{ $place }“.
saf-told-allowed = { $whome ->
    [yes] Der Küchenchef lässt deinen Chip zählen.
   *[no] Der Küchenchef lässt den Chip von { $who } zählen.
}
saf-told-disallowed = { $whome ->
    [yes] Der Küchenchef lässt deinen Chip nicht zählen.
   *[no] Der Küchenchef lässt den Chip von { $who } nicht zählen.
}
saf-told-won-extra-throw = { $whome ->
    [yes] Du führst auf „Extrawurf“ ({ $rupees }) und darfst noch einen Chip werfen.
   *[no] { $who } führt auf „Extrawurf“ ({ $rupees }) und darf noch einen Chip werfen.
}
saf-told-won-spice-card = { $whome ->
    [yes] Du führst auf „Gewürzkarte“ ({ $rupees }) und darfst Karten ziehen.
   *[no] { $who } führt auf „Gewürzkarte“ ({ $rupees }) und darf Karten ziehen.
}
saf-told-won-reserve = { $whome ->
    [yes] Du führst auf „Reserve“ ({ $rupees }) und darfst eine Mischung reservieren.
   *[no] { $who } führt auf „Reserve“ ({ $rupees }) und darf eine Mischung reservieren.
}
saf-told-won-head-chef = { $whome ->
    [yes] Du führst auf „Küchenchef“ ({ $rupees }) und darfst die Mühle nehmen.
   *[no] { $who } führt auf „Küchenchef“ ({ $rupees }) und darf die Mühle nehmen.
}
saf-told-declined = { $whome ->
    [yes] Du hast gepasst.
   *[no] { $who } hat gepasst.
}
saf-told-draws = { $whome ->
    [yes] Du ziehst { $cards } und behältst eine.
   *[no] { $who } zieht { $cards } und behält eine.
}
saf-told-drew = { $whome ->
    [yes] Du hast { $spice } gezogen.
   *[no] { $who } hat { $spice } gezogen.
}
saf-told-kept = { $whome ->
    [yes] Du hast { $spice } behalten.
   *[no] { $who } hat { $spice } behalten.
}
saf-told-reserved = { $whome ->
    [yes] Du hast { $blend } reserviert.
   *[no] { $who } hat { $blend } reserviert.
}
saf-told-took-mill = { $whome ->
    [yes] Du nimmst die Mühle: Du bist jetzt Küchenchef!
   *[no] { $who } nimmt die Mühle und ist jetzt Küchenchef!
}
saf-told-mill-passed = { $whome ->
    [yes] Du bist jetzt Küchenchef.
   *[no] { $who } ist jetzt Küchenchef.
}
saf-told-swept = Chips außerhalb der Schalen gehen zurück. Der Handel beginnt!
saf-told-sold = { $whome ->
    [yes] Du hast { $cards } { $spice } für { $rupees } Rupien verkauft.
   *[no] { $who } hat { $cards } { $spice } für { $rupees } Rupien verkauft.
}
saf-told-sold-none = { $whome ->
    [yes] Du hast nichts verkauft.
   *[no] { $who } hat nichts verkauft.
}
saf-told-withdrew = { $whome ->
    [yes] Du hast deine Chips zurückgenommen.
   *[no] { $who } hat Chips zurückgenommen.
}
saf-told-bought = { $whome ->
    [yes] Du hast { $spice } für { $rupees } Rupien gekauft.
   *[no] { $who } hat { $spice } für { $rupees } Rupien gekauft.
}
saf-told-blended = { $own ->
    [own] { $whome ->
        [yes] Du hast deine reservierte Mischung hergestellt: { $blend }!
       *[no] { $who } hat eine reservierte Mischung hergestellt: { $blend }!
    }
   *[other] { $whome ->
        [yes] Du hast eine Mischung hergestellt: { $blend }!
       *[no] { $who } hat eine Mischung hergestellt: { $blend }!
    }
}
saf-told-ended-third-blend = Dritte Mischung: Das Spiel ist aus!
saf-told-ended-most-blends = Die letzte Runde ist vorbei: Die meisten Mischungen gewinnen.
saf-told-ended-most-money = Die letzte Runde ist vorbei. Gleich viele Mischungen: Das meiste Geld gewinnt.
saf-told-ended-shared = Die letzte Runde ist vorbei: Der Sieg wird geteilt.

saf-key-chip = einen Chip nehmen; eine Schale, Karte oder Anzahl wählen
saf-key-hand = die Hand an der Kante entlang bewegen
saf-key-meter = mit Anzeige zielen: starten, Richtung festlegen, Weite festlegen
saf-key-style = Bogen oder flach
saf-key-yes = ja: annehmen, kaufen, er zählt
saf-key-no = nein: passen, nichts verkaufen, fertig
saf-key-view = 2D oder 3D; von oben; Detailstufe
saf-key-again = den letzten Wurf noch einmal zeigen

saf-by-chance = Zufall
saf-restock-add = Neue Karten kommen zu den übrigen dazu
saf-restock-refill = Karten werden nur aufgefüllt
option-safranito-head_chef = Erster Küchenchef
option-safranito-restock = Gewürzkarten in einer neuen Runde
option-safranito-walk = Herumgehen
option-safranito-walk-text = Chips dürfen von allen Seiten geworfen werden.
option-safranito-open_hands = Offene Hände
option-safranito-open_hands-text = Alle Gewürzkarten liegen offen.
option-safranito-secret_money = Geheimes Geld
option-safranito-secret_money-text = Nur du siehst, wie viel du hast.
option-safranito-max_rounds = Höchstzahl an Runden

saf-walk = Um den Tisch gehen
saf-walk-left = Nach links gehen
saf-walk-right = Nach rechts gehen
saf-key-walk = um den Tisch gehen (wo es erlaubt ist)
saf-practice-clear = Brett leeren
saf-practice-forget = Ergebnisse löschen
saf-practice-last = Deine letzten { $throws } Würfe
saf-practice-motion = Wurf
saf-practice-place = Gelandet
saf-practice-none = Wirf so viele Chips, wie du magst. Niemand wartet, und ohne deine Zustimmung wird nichts gespeichert.
saf-practice-speed = { $speed } m/s
saf-practice-turn = { $to ->
    [left] { $degrees }° nach links
    [right] { $degrees }° nach rechts
   *[straight] geradeaus
}
saf-practice-scatter = Streuung: ±{ $across } cm seitlich, ±{ $along } cm in der Weite
saf-practice-target = Ziel
saf-practice-target-text = Hier wählen oder aufs Brett tippen.
saf-advice = { $pace ->
    [faster] { $side ->
        [left] Etwas schneller und weiter nach links.
        [right] Etwas schneller und weiter nach rechts.
       *[same] Etwas schneller.
    }
    [slower] { $side ->
        [left] Etwas langsamer und weiter nach links.
        [right] Etwas langsamer und weiter nach rechts.
       *[same] Etwas langsamer.
    }
   *[same] { $side ->
        [left] Etwas weiter nach links.
        [right] Etwas weiter nach rechts.
       *[same] Genau da, wo du hinwolltest!
    }
}
saf-strokes = Meine Würfe aufzeichnen
saf-strokes-text = Das hilft uns, das Werfen zu verbessern. Deine Bewegungen, die Art des Bildschirms und die Ergebnisse bleiben auf diesem Gerät, bis du sie exportierst oder löschst.
saf-strokes-count = { $throws ->
    [0] Noch nichts aufgezeichnet
    [one] 1 Wurf aufgezeichnet
   *[other] { $throws } Würfe aufgezeichnet
}
saf-strokes-export = Exportieren
saf-strokes-delete = Löschen

saf-real = Wo ist der Chip von { $name } gelandet?
saf-real-text = Tippe auf die Stelle auf dem Brett oder wähle sie hier. Genauso bei Chips, die weggestoßen wurden: erst den Chip antippen, dann die Stelle, an der er jetzt liegt.
saf-real-chip = Chip { $number } von { $name }
saf-real-where = Wo { $chip } liegt
saf-real-up = Wertseite oben
saf-real-edge = auf dem Rand
saf-real-edge-text = Niemand kann sagen, ob der Rand durchs Loch zu sehen ist: Der Küchenchef entscheidet.
saf-real-say = Bestätigen
saf-real-thrown = Ich werfe ihn jetzt
saf-real-throw-text = Zeig niemandem, welcher Chip es ist; wirf dann den echten.
saf-real-choose = auswählen …

saf-why-aim-extra-throw = Wer dort führt, wirft noch einen Chip; mit { $odds } Wahrscheinlichkeit bist du das.
saf-why-aim-spice-card = Wer dort führt, zieht Karten und behält eine; mit { $odds } Wahrscheinlichkeit bist du das.
saf-why-aim-reserve = Wer dort führt, bekommt eine Mischung, die sonst niemand herstellen kann; mit { $odds } Wahrscheinlichkeit bist du das.
saf-why-aim-head-chef = Der Küchenchef gewinnt bei Gleichstand und bestimmt die Schalen; mit { $odds } Wahrscheinlichkeit bist du das.
saf-why-aim-to-sell = Davon hast du eine Karte übrig, und jeder Chip dort macht sie teurer.
saf-why-aim-spared = Viel ist jetzt nicht zu holen: Dieser Chip bringt dir mit { $odds } Wahrscheinlichkeit etwas, und die anderen behältst du.
saf-why-aim-for-nothing = Etwas Besseres ist nicht zu erreichen, und dort schadet er nicht.
saf-why-aim-for-blend = Dieses Gewürz fehlt dir für eine Mischung; mit diesem Chip bekommst du mit { $odds } Wahrscheinlichkeit eine Karte.
saf-why-aim-to-resell = Eine so billige Karte lässt sich später teurer verkaufen; mit { $odds } Wahrscheinlichkeit bekommst du eine.
saf-why-shoot-circle = Ein fremder Chip macht dir diesen Kreis streitig; stößt du ihn weg, gehört der Kreis dir.
saf-why-shoot-winner = Dieser Chip könnte kaufen, was zur dritten Mischung fehlt: Stoß ihn weg.
saf-why-own-chip = Es ist dein eigener Chip.
saf-why-rival-chip = Es ist ein fremder Chip.
saf-why-take-extra-throw = Ein Wurf mehr kostet nichts.
saf-why-take-spice-card = Die Karte kostet nichts.
saf-why-take-reserve = Eine eigene Mischung kostet nichts.
saf-why-take-head-chef = Der Küchenchef gewinnt bei Gleichstand und bestimmt die Schalen.
saf-why-keep-wanted = Sie bringt dich einer Mischung am nächsten.
saf-why-keep-any = Keine hilft dir gerade bei einer Mischung; jede lässt sich verkaufen.
saf-why-sell-cheap = Der Preis ist zu niedrig; ein andermal bringt sie mehr.
saf-why-sell-none = Du hast hier nichts zu verkaufen.
saf-why-sell-dear = Bei diesem Preis ist selbst eine Karte für eine unfertige Mischung besser verkauft.
saf-why-sell-needed = Was du davon hast, brauchst du für eine Mischung.
saf-why-sell-poor = Du brauchst das Geld, auch zu diesem Preis.
saf-why-sell-spare = So viele kannst du entbehren, und der Preis ist gut.
saf-why-buy-poor = Das kannst du nicht bezahlen.
saf-why-buy-dear = Du könntest die Karte gebrauchen, aber sie ist den Preis nicht wert.
saf-why-buy-unwanted = Keine Mischung in Reichweite braucht sie.
saf-why-buy-wanted = Sie bringt dich einer Mischung näher und ist den Preis wert.
saf-why-buy-bargain = So billig, dass du sie später teurer verkaufen kannst.
saf-why-bowl-to-sell = Dort verkaufst du; so hast du das Geld, bevor du anderswo kaufst.
saf-why-bowl-to-buy = Dort liegt eine Karte, die du willst; hol sie, solange sie da ist.
saf-why-bowl-useless = Dort liegen deine Chips, aber keine Karte, die du willst.
saf-why-bowl-any = In den übrigen Schalen hast du keine Chips und keine Karten übrig: Die Reihenfolge ist fast egal.
saf-why-bowl-elsewhere = Dort hast du keine Chips und keine solche Karte übrig; deine anderen Schalen können warten.
saf-why-blend-nothing = Für jede fehlt dir eine Karte.
saf-why-blend-win = Es ist deine dritte: Du gewinnst!
saf-why-blend-open = Stell sie her, bevor es jemand anders tut.
saf-why-blend-own = Niemand kann sie dir nehmen, aber sie zählt erst, wenn sie fertig ist.
saf-why-shoot-rival = Dieser Chip ist dir im Weg; weggestoßen bietet er nicht mehr mit.
saf-why-leave-throw = Mit deinen übrigen Chips brächte kein Wurf mehr ein.
saf-why-leave-circle = Es brächte dir jetzt nichts.
saf-why-blend-later = In einer anderen Mischung sind die Karten mehr wert.
saf-why-wins = Gewinnt von hier aus { $odds } der Spiele.

saf-tally-throws = Würfe, die zählten
saf-tally-knocked = Fremde Chips weggestoßen
saf-tally-shot = { $count ->
    [0] Bester Wurf: gelandet, wo er zählt
    [one] Bester Wurf: 1 Chip weggestoßen
   *[other] Bester Wurf: { $count } Chips weggestoßen
}

# Der Markt rund um das Brett.
saf-seat = { $name }: { $rupees } Rupien, { $cards ->
    [one] eine Gewürzkarte
   *[other] { $cards } Gewürzkarten
}, { $chips ->
    [one] noch ein Chip zu werfen
   *[other] noch { $chips } Chips zu werfen
}, { $blends ->
    [one] eine Mischung
   *[other] { $blends } Mischungen
}
saf-status-throw = Wurf { $number } von { $chips }
saf-wall-goal = Ziel: { $blends }
saf-card-brings = eine Karte bringt
saf-knock = Klack!
saf-view-back = Zurück an meinen Platz

# Aufgaben beim Üben.
saf-challenge-saffron = Triff dreimal den Safran
saf-challenge-circle = Triff dreimal einen Kreis
saf-challenge-far = Triff dreimal die hintere Schalenreihe
saf-challenge-knock = Stoß den roten Chip dreimal aus dem Safran
saf-challenge-replace = Stoß ihn hinaus und bleib selbst im Safran, zweimal
saf-practice-throwing = Werfen üben
