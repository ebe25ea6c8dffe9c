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
saf-place-reserve = Reservieren
saf-place-head-chef = Küchenchef
saf-place-nowhere = zwischen den Schalen
saf-place-off = neben dem Brett
saf-short-extra-throw = + Wurf
saf-short-spice-card = + Karte
saf-short-reserve = Reserve
saf-short-head-chef = Chef
saf-counts-nowhere = zählt nirgends
saf-a-card = eine Karte
saf-a-blend = eine Mischung

saf-board = Das Brett von oben
saf-board-empty = kein Chip liegt darauf
saf-chip-lies = { $who }, { $value }: { $place }
saf-round = Runde { $round }
saf-piles = in den Stapeln: { $spices } Gewürze, { $blends } Mischungen
saf-head-chef = Küchenchef
saf-rupees = Rupien
saf-cards = Gewürzkarten
saf-chips-left = Noch nicht geworfene Chips
saf-made = Mischungen
saf-reserved = Reservierte Mischungen
saf-reserved-own = Nur deine:
saf-known-cards = Bekannte Karten: { $cards }
saf-terms = Besonders an diesem Tisch
saf-term-walk = Würfe von jeder Seite
saf-term-refill = Karten werden nur aufgefüllt
saf-term-open-hands = Offene Hände
saf-term-secret-money = Geheimes Geld
saf-term-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}
saf-view-toggle = Flach oder räumlich
saf-view-quality = Feines Bild (langsamer)
saf-view-top = Von oben

saf-waiting = Wir warten auf { $name }:
saf-does-throw = wirft einen Chip
saf-does-flight = der Chip fliegt
saf-does-doubt = entscheidet über einen Chip am Rand
saf-does-extra-throw = darf noch einmal werfen
saf-does-circle = entscheidet über einen Kreis
saf-does-draw = zieht Karten
saf-does-keep = sucht eine Karte aus
saf-does-bowl = nennt die nächste Schale
saf-does-sell = entscheidet über den Verkauf
saf-does-buy = entscheidet über den Kauf
saf-does-blend = darf Mischungen herstellen
saf-does-restock = Karten werden ausgelegt
saf-does-set-up = die Karten werden gemischt
saf-does-over = das Spiel ist aus

saf-your-decision = Deine Entscheidung
saf-your-throw = Dein Wurf, Chip Nummer { $number }
saf-your-extra-throw = Du darfst noch einen Chip werfen
saf-your-chips = Deine Chips
saf-chip-of = Chip mit { $value }
saf-chip-thrown = Chip mit { $value }: schon geworfen
saf-pick-chip = Nimm einen Chip; nur du weißt, was er wert ist.
saf-pick-any = Nimm einen Chip, halte ihn vor den Rand und schnippe ihn aufs Brett.
saf-flick-text = Drück unter die Brettkante und schnipp zu einer Schale. Ein krummer Schnipp gibt Drall.
saf-how-flick = Hier halten, dann nach oben schnippen
saf-too-slow = Das war kein Schnipp: etwas schneller!
saf-style = Wie werfen
saf-lob = Bogen
saf-lob-text = In hohem Bogen: bleibt ungefähr dort, wo er landet.
saf-skim = Flach
saf-skim-text = Tief und flach: schiebt andere weg.
saf-needles = Mit Zeigern zielen
saf-stop-direction = Richtung anhalten
saf-stop-power = Kraft anhalten
saf-throw-no-more = Nicht mehr werfen
saf-ask-doubt = Der Chip von { $name } liegt genau am Rand von { $place }. Zählt er?
saf-allow = Er zählt
saf-disallow = Er zählt nicht
saf-offer-extra-throw = Du hast am meisten auf „Extrawurf“: noch einen Chip werfen?
saf-offer-spice-card = Du hast am meisten auf „Gewürzkarte“: Karten ziehen und eine behalten?
saf-offer-reserve = Du hast am meisten auf „Reservieren“: die oberste Mischung nehmen, nur für dich?
saf-offer-head-chef = Du hast am meisten auf „Küchenchef“: die Pfeffermühle nehmen?
saf-take-extra-throw = Noch einmal werfen
saf-take-spice-card = Karten ziehen
saf-take-reserve = Mischung reservieren
saf-take-head-chef = Mühle nehmen
saf-leave = Lassen
saf-ask-keep = Welche Karte behältst du?
saf-ask-bowl = Du bist Küchenchef: Welche Schale wird als Nächstes gehandelt?
saf-chips-there = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
saf-chips-doubted = { $chips ->
    [one] 1 Chip, am Rand
   *[other] { $chips } Chips, nicht alle sicher drin
}
saf-for-sale = { $cards ->
    [0] keine Karte zu kaufen
    [one] 1 Karte zu kaufen
   *[other] { $cards } Karten zu kaufen
}
saf-price = eine Karte bringt { $rupees }
saf-ask-sell = Verkaufst du { $spice }? Jede Karte bringt { $rupees } Rupien.
saf-sell = { $number } verkaufen für { $rupees }
saf-sell-none = Nichts verkaufen
saf-nothing-to-sell = Du hast keine Karte { $spice }; das müssen die anderen nicht wissen.
saf-ask-buy = Kaufst du eine Karte { $spice } für { $rupees } Rupien?
saf-buy = Für { $rupees } kaufen
saf-buy-not = Nein: Chips zurücknehmen
saf-cannot-pay = Du kannst { $rupees } Rupien nicht bezahlen.
saf-ask-blend = Stellst du eine Mischung her?
saf-blend-done = Keine Mischung mehr
saf-nothing-to-blend = Für jede Mischung fehlt dir eine Karte; das müssen die anderen nicht wissen.
saf-row-may = darf es tun
saf-row-sold = hat verkauft, kauft also nichts
saf-row-no-cards = hier gibt es nichts zu kaufen
saf-row-poor = kann so viel nicht zahlen
saf-row-first = kauft zuerst
saf-row-later = kauft später
saf-blends = Mischungen
saf-no-blends = Keine Mischung liegt offen.
saf-make = Herstellen
saf-lacks = { $count ->
    [one] Dir fehlt { $spices }.
   *[other] Dir fehlen { $spices }.
}
saf-complete = Du hast alle drei!
saf-one-a-turn = Nur eine offene Mischung je Zug.
saf-your-cards = { $cards ->
    [0] Deine Gewürzkarten
    [one] Deine Gewürzkarte
   *[other] Deine { $cards } Gewürzkarten
}
saf-no-cards = noch keine: kauf welche

saf-act-allow = den Chip zählen lassen
saf-act-disallow = den Chip nicht zählen lassen
saf-act-take = es tun
saf-act-decline = es lassen
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
saf-act-throw = die { $value } in die Schale mit { $place } werfen
saf-act-throw-circle = die { $value } auf den Kreis „{ $place }“ werfen
saf-act-shoot = die { $value } flach auf einen Chip geradeaus werfen

saf-told-shuffled = Die Gewürzkarten wurden gemischt: { $cards } im Stapel.
saf-told-uncovered = Eine neue Mischung: { $blend }.
saf-told-laid-out = Zu kaufen ausgelegt: { $spice }.
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
    [yes] Dein Chip liegt auf: { $place }.
   *[no] { $who }: Chip liegt auf { $place }.
}
saf-told-landed-nowhere = { $whome ->
    [yes] Dein Chip liegt { $place }.
   *[no] { $who }: Chip liegt { $place }.
}
saf-told-landed-off = { $whome ->
    [yes] Dein Chip ist vom Brett.
   *[no] { $who }: Chip ist vom Brett.
}
saf-told-pushed = Geschoben: { $list }.
saf-pushed-chip = { $who } → { $place }
saf-told-turned = { $whome ->
    [yes] Ein Chip von dir zeigt { $value }.
   *[no] Ein Chip von { $who } zeigt { $value }.
}
saf-told-priced = Eine Karte bringt { $rupees } Rupien.
saf-told-opened = Jetzt: { $place }.
saf-told-allowed = { $whome ->
    [yes] Der Küchenchef lässt deinen Chip zählen.
   *[no] Der Küchenchef lässt den Chip von { $who } zählen.
}
saf-told-disallowed = { $whome ->
    [yes] Der Küchenchef lässt deinen Chip nicht zählen.
   *[no] Der Küchenchef lässt den Chip von { $who } nicht zählen.
}
saf-told-won-extra-throw = { $whome ->
    [yes] Du hast am meisten auf „Extrawurf“ ({ $rupees }) und darfst noch einmal werfen.
   *[no] { $who } hat am meisten auf „Extrawurf“ ({ $rupees }) und darf noch einmal werfen.
}
saf-told-won-spice-card = { $whome ->
    [yes] Du hast am meisten auf „Gewürzkarte“ ({ $rupees }) und darfst Karten ziehen.
   *[no] { $who } hat am meisten auf „Gewürzkarte“ ({ $rupees }) und darf Karten ziehen.
}
saf-told-won-reserve = { $whome ->
    [yes] Du hast am meisten auf „Reservieren“ ({ $rupees }) und darfst eine Mischung reservieren.
   *[no] { $who } hat am meisten auf „Reservieren“ ({ $rupees }) und darf eine Mischung reservieren.
}
saf-told-won-head-chef = { $whome ->
    [yes] Du hast am meisten auf „Küchenchef“ ({ $rupees }) und darfst die Mühle nehmen.
   *[no] { $who } hat am meisten auf „Küchenchef“ ({ $rupees }) und darf die Mühle nehmen.
}
saf-told-declined = { $whome ->
    [yes] Du hast es gelassen.
   *[no] { $who } hat es gelassen.
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
    [yes] Du nimmst die Mühle: Du bist Küchenchef.
   *[no] { $who } nimmt die Mühle und ist Küchenchef.
}
saf-told-mill-passed = { $whome ->
    [yes] Du bist Küchenchef.
   *[no] { $who } ist Küchenchef.
}
saf-told-swept = Chips außerhalb der Schalen gehen zurück; der Handel beginnt.
saf-told-sold = { $whome ->
    [yes] Du hast { $cards } für { $rupees } Rupien verkauft.
   *[no] { $who } hat { $cards } für { $rupees } Rupien verkauft.
}
saf-told-sold-none = { $whome ->
    [yes] Du hast nichts verkauft.
   *[no] { $who } hat nichts verkauft.
}
saf-told-withdrew = { $whome ->
    [yes] Du hast deine Chips zurückgenommen.
   *[no] { $who } hat die Chips zurückgenommen.
}
saf-told-bought = { $whome ->
    [yes] Du hast eine Karte für { $rupees } Rupien gekauft.
   *[no] { $who } hat eine Karte für { $rupees } Rupien gekauft.
}
saf-told-blended = { $own ->
    [own] { $whome ->
        [yes] Du hast deine reservierte Mischung hergestellt: { $blend }!
       *[no] { $who } hat eine reservierte Mischung hergestellt: { $blend }!
    }
   *[other] { $whome ->
        [yes] Du hast die Mischung aus { $blend } hergestellt!
       *[no] { $who } hat die Mischung aus { $blend } hergestellt!
    }
}
saf-told-ended-third-blend = Das Spiel ist aus: eine dritte Mischung!
saf-told-ended-most-blends = Die letzte Runde ist gespielt: Die meisten Mischungen gewinnen.
saf-told-ended-most-money = Die letzte Runde ist gespielt; bei gleich vielen Mischungen gewinnt das meiste Geld.
saf-told-ended-shared = Die letzte Runde ist gespielt: Der Sieg wird geteilt.

key-saf-chip = einen Chip nehmen; eine Schale, eine Karte, eine Zahl wählen
key-saf-hand = die Hand an der Kante verschieben
key-saf-needles = mit Zeigern zielen: starten, Richtung anhalten, Kraft anhalten
key-saf-style = Bogen, flach
key-saf-yes = ja: tun, kaufen, er zählt
key-saf-no = nein: lassen, nichts verkaufen, nicht mehr
key-saf-view = flach oder räumlich; von oben; feines oder schnelles Bild

saf-by-chance = Durch Los
saf-restock-add = Neue Karten kommen zu denen, die noch liegen
saf-restock-refill = Karten werden nur aufgefüllt
option-safranito-head_chef = Der erste Küchenchef
option-safranito-restock = Gewürzkarten einer neuen Runde
option-safranito-walk = Herumgehen
option-safranito-walk-text = Chips dürfen von jeder Seite geworfen werden.
option-safranito-open_hands = Offene Hände
option-safranito-open_hands-text = Alle Gewürzkarten liegen offen.
option-safranito-secret_money = Geheimes Geld
option-safranito-secret_money-text = Nur du siehst, wie viel du hast.
option-safranito-max_rounds = Höchstens Runden

saf-walk = Um den Tisch gehen
saf-walk-left = Nach links gehen
saf-walk-right = Nach rechts gehen
key-saf-walk = um den Tisch gehen (wo es erlaubt ist)
saf-practice = Werfen üben
saf-practice-clear = Brett leeren
saf-practice-forget = Meine Würfe vergessen
saf-practice-last = Deine letzten { $throws } Würfe
saf-practice-motion = Bewegung
saf-practice-place = Zählt bei
saf-practice-none = Wirf Chip um Chip, wie du magst. Niemand wartet, nichts wird gespeichert.
saf-practice-speed = { $speed } m/s
saf-practice-turn = { $to ->
    [left] { $degrees }° nach links
    [right] { $degrees }° nach rechts
   *[straight] geradeaus
}
saf-practice-scatter = Deine Streuung: { $across } cm quer und { $along } cm längs, um ihre Mitte.

saf-real = Wo kam der Chip von { $name } zur Ruhe?
saf-real-text = Tippe auf die Stelle auf dem Brett oder wähle sie hier. Auch geschobene Chips: erst antippen, dann die Stelle, wo sie jetzt liegen.
saf-real-chip = Chip { $number } von { $name }
saf-real-where = Wo { $chip } liegt
saf-real-up = Wert oben
saf-real-edge = am Rand
saf-real-edge-text = Niemand kann sagen, ob man den Rand durchs Loch sieht: Der Küchenchef entscheidet.
saf-real-say = So liegt es
saf-real-thrown = Ich werfe ihn jetzt
saf-real-throw-text = Zeig niemandem, welcher Chip es ist; dann wirf den echten.
saf-real-choose = auswählen …

saf-why-aim-extra-throw = Wer dort am meisten hat, wirft noch einen Chip: in { $cases } Fällen du.
saf-why-aim-spice-card = Wer dort am meisten hat, zieht Karten und behält eine: in { $cases } Fällen du.
saf-why-aim-reserve = Wer dort am meisten hat, nimmt eine Mischung für sich allein: in { $cases } Fällen du.
saf-why-aim-head-chef = Der Küchenchef gewinnt bei Gleichstand und nennt die Schalen: in { $cases } Fällen du.
saf-why-aim-to-sell = Du kannst davon eine Karte entbehren, und jeder Chip dort macht sie teurer.
saf-why-aim-spared = Viel ist jetzt nicht zu holen: Mit diesem Chip bekommst du in { $cases } Fällen etwas, und die anderen bleiben dir.
saf-why-aim-for-nothing = Besseres ist nicht zu erreichen; dort schadet er nicht.
saf-why-aim-for-blend = Dieses Gewürz fehlt dir für eine Mischung; mit diesem Chip bekommst du in { $cases } Fällen eine Karte.
saf-why-aim-to-resell = So billig lässt sich die Karte später teurer verkaufen; du bekommst sie in { $cases } Fällen.
saf-why-shoot-circle = Ein fremder Chip macht dir diesen Kreis streitig; ist er weg, gehört der Kreis dir.
saf-why-shoot-winner = Dieser Chip könnte kaufen, was zur dritten Mischung fehlt: schieb ihn weg.
saf-why-own-chip = Es ist dein eigener Chip.
saf-why-rival-chip = Es ist ein fremder Chip.
saf-why-take-extra-throw = Ein Wurf mehr kostet nichts.
saf-why-take-spice-card = Eine Karte umsonst.
saf-why-take-reserve = Eine Mischung für dich allein kostet nichts.
saf-why-take-head-chef = Der Küchenchef gewinnt bei Gleichstand und nennt die Schalen.
saf-why-keep-wanted = Sie bringt dich einer Mischung am nächsten.
saf-why-keep-any = Keine hilft gerade bei einer Mischung; jede lässt sich verkaufen.
saf-why-sell-cheap = Der Preis ist zu niedrig; ein andermal bringt sie mehr.
saf-why-sell-none = Du hast hier nichts zu verkaufen.
saf-why-sell-dear = Bei diesem Preis verkauft man besser auch eine Karte für eine unfertige Mischung.
saf-why-sell-needed = Was du davon hast, brauchst du für eine Mischung.
saf-why-sell-poor = Du brauchst Geld, auch zu diesem Preis.
saf-why-sell-spare = So viel kannst du entbehren, und der Preis ist gut.
saf-why-buy-poor = Das kannst du nicht bezahlen.
saf-why-buy-dear = Du könntest die Karte brauchen, aber sie ist ihren Preis nicht wert.
saf-why-buy-unwanted = Keine Mischung in Reichweite braucht sie.
saf-why-buy-wanted = Sie bringt dich einer Mischung näher und ist ihren Preis wert.
saf-why-buy-bargain = So billig, dass du sie später teurer verkaufen kannst.
saf-why-bowl-to-sell = Dort verkaufst du: Das Geld kommt, bevor du anderswo kaufst.
saf-why-bowl-to-buy = Dort liegt eine Karte, die du willst, solange sie noch da ist.
saf-why-bowl-useless = Dort liegen deine Chips, aber keine Karte, die du willst.
saf-why-bowl-any = In keiner Schale, die noch kommt, liegt ein Chip von dir, und entbehren kannst du dafür auch keine Karte: Welche zuerst kommt, macht wenig aus.
saf-why-bowl-elsewhere = Dort liegt kein Chip von dir, und du hast keine solche Karte übrig; was du anderswo hast, kann warten.
saf-why-blend-nothing = Für jede fehlt dir eine Karte.
saf-why-blend-win = Es ist deine dritte: Du gewinnst!
saf-why-blend-open = Bevor jemand anders sie herstellt.
saf-why-blend-own = Niemand kann sie dir nehmen, aber sie zählt erst, wenn sie fertig ist.
saf-why-shoot-rival = Dieser Chip ist dir dort im Weg; beiseitegeschoben bietet er nicht mehr mit.
saf-why-leave-throw = Kein Wurf mit einem Chip, den du noch hast, brächte dir mehr.
saf-why-leave-circle = Es brächte dir jetzt nichts.
saf-why-blend-later = In einer anderen Mischung bringen dir die Karten mehr.
saf-why-wins = Von hier aus werden so { $cases } Partien gewonnen.
