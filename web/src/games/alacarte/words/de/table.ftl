# A la carte am Tisch.
ala-spice-lemon = Zitrone
ala-spice-pepper = Pfeffer
ala-spice-paprika = Paprika
ala-spice-herbs = Kräuter
ala-spice-salt = Salz
# Die Buchstaben auf Körnern und Rezepten.
ala-letter-lemon = Z
ala-letter-pepper = Pf
ala-letter-paprika = Pa
ala-letter-herbs = K
ala-letter-salt = S

ala-colour-yellow = Gelb
ala-colour-green = Grün
ala-colour-blue = Blau
ala-colour-red = Rot
ala-colour-black = Schwarz
ala-face-1 = 1
ala-face-2 = 2
ala-face-3 = 3
ala-face-choose = „wähle“
ala-face-everybody = „alle“
ala-face-cup = „Tasse“
ala-cup-point = ein Punkt
ala-cup-swap = Herde tauschen
ala-cup-spoons = 3 Extra-Aktionen
ala-cup-season = fremde Pfanne würzen
ala-cup-cool = Hitze senken
ala-cup-point-text = Leg sie zu deinen fertigen Gerichten: ein Punkt, den dir niemand nehmen kann.
ala-cup-swap-text = Tausche Herd, Pfanne und Gericht mit einem anderen Koch.
ala-cup-spoons-text = Drei weitere Aktionen in diesem Zug.
ala-cup-season-text = Würze eine fremde Pfanne mit einem beliebigen Streuer.
ala-cup-cool-text = Dreh deine Hitze um 1 bis 3 herunter.
ala-dish-crepe = Crêpe
ala-dish-eau-pour-le-cafe-a-la-bocuse = Eau pour le café à la Bocuse
ala-dish-breakfast-fidel = Frühstück à la Fidel
ala-dish-trout-by-moonlight = Forelle bei Mondschein
ala-dish-tomatoes-in-the-nude = Tomaten hüllenlos
ala-dish-ochsenschwanz-nature = Ochsen­schwanz natüre
ala-dish-fish-chips = Fish & Chips
ala-dish-rabbit-royal-in-rice = Karnickel Royal im Reis
ala-dish-gazpacho-on-the-rocks = Gazpacho on the Rocks
ala-dish-nilpferd-in-burgunder = Nilpferd in Burgunder
ala-dish-calamar-a-la-marseillaise = Calamar à la Marseillaise
ala-dish-goulash-fata-morgana = Gulasch Fata Morgana
ala-dish-salad-of-seven-winds = Salat der sieben Winde
ala-dish-buckling-in-ei = Bückling in Ei
ala-dish-elefantenrussel-an-blattspinat-frisiert = Elefanten­rüssel an Blatt­spinat frisiert
ala-dish-duck-on-the-run = Ente auf der Flucht
ala-dish-ceviche-thunderstorm = Ceviche im Gewitter
ala-dish-dragon-roll-without-dragon = Drachenrolle ohne Drachen
ala-dish-paella-for-an-orchestra = Paella für ein Orchester
ala-dish-risotto-infinito = Risotto Infinito
ala-dish-souffle-zero-gravity = Soufflé Schwerelos
ala-own-dish = Gericht { $number }
ala-pan-empty = Die Pfanne ist leer
ala-crepe-text = Wirf sie hoch und fang sie mit dem Bild nach oben. Verbrennt bei 7.
ala-crepe-row = Oder
ala-slot-full = drin
ala-slot-open = fehlt
ala-slot-extra = mehr als nötig
ala-needs = Gewürze: { $spices }
ala-no-spices = keine Gewürze
ala-range = richtig bei { $green }, verbrennt ab { $red }
ala-dial = Hitze { $heat }; richtig bei { $green }, verbrennt ab { $red }
ala-dial-plain = Hitze { $heat }
ala-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ala-stove-of = { $whome ->
    [yes] Dein Herd
   *[no] Herd von { $name }
}
ala-spoons-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
ala-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
ala-stands-ready = Fertig!
ala-stands-burnt = Verbrannt!
ala-stands-over-seasoned = Überwürzt!
ala-cups-of = Tassen: { $cups }
ala-finished = { $done } von { $finish } Gerichten fertig: { $dishes }
ala-die = Der Würfel
ala-die-shows = Der Würfel zeigt { $face }
ala-season = Würzen mit { $spice }
ala-shaker-holds = { $spices } Körner und { $salt } Salz darin
ala-sink = Spüle
ala-sink-text = Hier warten gebrauchte Körner, bis ein Streuer aufgefüllt wird.
ala-bin = Abfall
ala-bin-text = Verdorbene Gerichte: aus dem Spiel.
ala-tray = { $down } Tassen, { $used } benutzt
ala-tray-text = Das Kaffeetablett: verdeckte und benutzte Tassen.
ala-menu = Gerichte
ala-choose-dish = Was kochst du?
ala-in-bin = im Abfall
ala-not-colour = diese Farbe hast du schon
ala-not-first = nicht als erstes Gericht
ala-not-now = gerade nicht
ala-in-pan-of = { $whome ->
    [yes] in deiner Pfanne
   *[no] bei { $name } in der Pfanne
}
ala-on-tray-of = { $whome ->
    [yes] hast du fertig
   *[no] hat { $name } fertig
}
ala-prompt-wait = { $name } kocht …
ala-prompt-choosing = { $name } wählt ein Gericht …
ala-prompt-named = { $name }: { $prompt }
ala-prompt-dish = Wähle ein Gericht für deine Pfanne.
ala-prompt-choose = Wie viel heißer?
ala-prompt-take = Das Tablett ist leer: Wessen Tasse nimmst du?
ala-prompt-burning = { $dish } verbrennt! Rette das Gericht mit einer Tasse, oder ab in den Abfall damit.
ala-prompt-flip = { $count ->
    [one] Wirf die Crêpe hoch: noch ein Versuch.
   *[other] Wirf die Crêpe hoch: { $count } Versuche.
}
ala-prompt-end = Keine Aktionen mehr. Nutze eine Tasse oder beende den Zug.
ala-prompt-turn = { $whome ->
    [yes] Dein Zug
   *[no] { $name }
}: { $count ->
    [one] noch 1 Aktion.
   *[other] { $count } Aktionen.
} Heize oder würze.
ala-prompt-heat = { $count ->
    [one] Hitze würfeln (noch 1 Aktion).
   *[other] Hitze würfeln (noch { $count } Aktionen).
}
ala-flip = Crêpe hochwerfen
ala-let-burn = In den Abfall
ala-take-from = { $cup }, von { $name }
ala-end = Zug beenden
ala-your-cups = Deine Tassen
ala-ask-cool = Wie viel kühler?
ala-ask-swap = Mit wem die Herde tauschen?
ala-ask-spoil = Wessen Pfanne?
ala-ask-spice = Welches Gewürz für { $name }?
ala-pour = { $spice } in die Pfanne von { $name }
ala-pour-own = { $spice } in deine Pfanne
ala-pour-how = Nach rechts ziehen kippt, loslassen stoppt. Alles, was fällt, zählt!
ala-pour-keys = Oder Leertaste halten.
ala-pour-sent = Was fällt wohl heraus?
ala-pour-recorded = In der Küche ist viel los: Deine Bewegung wird aufgenommen und gleich danach ausgeführt.
ala-pour-slipped = Der Streuer ist weggerutscht, passiert ist nichts. Versuch es noch einmal.
ala-gauge-few = ein, zwei
ala-gauge-many = viel!
ala-shake = Schütteln
ala-shake-first = Erst schütteln, Stärke { $strength } von 3
ala-motion-feint = so, dass nichts fällt
ala-motion-timid = Zaghaft
ala-motion-timid-text = meist 0 bis 2
ala-motion-careful = Behutsam
ala-motion-careful-text = meist 0 bis 3
ala-motion-medium = Mittel
ala-motion-medium-text = meist 2 bis 5
ala-motion-bold = Mutig
ala-motion-bold-text = meist 3 bis 7
ala-motion-pour = Schütten
ala-motion-pour-text = was eben kommt
ala-toss = Crêpe hochwerfen und fangen
ala-toss-of = { $name } wirft die Crêpe hoch
ala-toss-how = Drücken und mit einem schnellen Schwung nach oben.
ala-toss-keys = Oder die Leertaste halten und loslassen, solange die Nadel im Grünen steht.
ala-toss-weak = Das war noch kein Wurf: Schwing nach oben.
ala-toss-flies = Und hoch …
ala-flick-aside = Nächstes Mal gerader.
ala-flick-quick = Nächstes Mal etwas langsamer.
ala-flick-slow = Nächstes Mal schneller.
ala-hold = Halten, dann loslassen
ala-landing-turned = In der Pfanne, Bild oben!
ala-landing-unturned = In der Pfanne, aber Bild unten.
ala-landing-missed = Daneben!
ala-told-prepared = Alle bekommen eine Tasse Kaffee.
ala-told-put = { $whome ->
    [yes] Du kochst jetzt: { $dish }.
   *[no] { $who } kocht jetzt: { $dish }.
}
ala-told-began = { $whome ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
}
ala-told-rolled = { $whome ->
    [yes] Du würfelst { $face }.
   *[no] { $who } würfelt { $face }.
}
ala-told-rose = { $whome ->
    [yes] Deine Hitze steigt um { $by }.
   *[no] Die Hitze von { $who } steigt um { $by }.
}
ala-told-all-rose = Bei allen steigt die Hitze um 1!
ala-told-drew = { $whome ->
    [yes] Du nimmst eine Tasse: { $cup }.
   *[no] { $who } nimmt eine Tasse: { $cup }.
}
ala-told-took = { $whome ->
    [yes] Du nimmst { $other } eine Tasse weg: { $cup }.
   *[no] { $otherme ->
        [yes] { $who } nimmt dir eine Tasse weg: { $cup }.
       *[no] { $who } nimmt { $other } eine Tasse weg: { $cup }.
    }
}
ala-told-used = { $whome ->
    [yes] Du nutzt eine Tasse: { $cup }.
   *[no] { $who } nutzt eine Tasse: { $cup }.
}
ala-told-swapped = { $whome ->
    [yes] Du tauschst mit { $other } den Herd!
   *[no] { $otherme ->
        [yes] { $who } tauscht mit dir den Herd!
       *[no] { $who } und { $other } tauschen die Herde!
    }
}
ala-told-cooled = { $whome ->
    [yes] Du senkst deine Hitze um { $by }.
   *[no] { $who } senkt die Hitze um { $by }.
}
ala-told-burned = { $whome ->
    [yes] Bei dir verbrennt gerade: { $dish }!
   *[no] Bei { $who } verbrennt gerade: { $dish }!
}
ala-now-burnt = { $whome ->
    [yes] Bei dir ist verbrannt: { $dish }!
   *[no] Bei { $who } ist verbrannt: { $dish }!
}
ala-now-over-seasoned = { $whome ->
    [yes] Bei dir ist überwürzt: { $dish }!
   *[no] Bei { $who } ist überwürzt: { $dish }!
}
ala-told-served = { $whome ->
    [yes] Serviert! Du hast { $dish } fertig.
   *[no] { $who } serviert { $dish }.
}
ala-told-starred = { $whome ->
    [yes] Perfekt! { $dish } bringt dir einen Stern.
   *[no] { $who } serviert { $dish } in Vollendung: ein Stern!
}
ala-told-binned = { $whome ->
    [yes] Bei dir ist { $dish } verdorben: ab in den Abfall.
   *[no] Bei { $who } ist { $dish } verdorben: ab in den Abfall.
}
ala-told-binned-burnt = { $whome ->
    [yes] Bei dir ist { $dish } verbrannt: ab in den Abfall.
   *[no] Bei { $who } ist { $dish } verbrannt: ab in den Abfall.
}
ala-told-binned-seasoned = { $whome ->
    [yes] Zu viel { $spice } bei dir: { $dish } kommt in den Abfall.
   *[no] Zu viel { $spice } bei { $who }: { $dish } kommt in den Abfall.
}
ala-told-binned-by = { $byme ->
    [yes] Du hast { $who } zu viel { $spice } in die Pfanne gestreut: { $dish } kommt in den Abfall.
   *[no] { $whome ->
        [yes] { $by } hat dir zu viel { $spice } in die Pfanne gestreut: { $dish } kommt in den Abfall.
       *[no] { $by } hat { $who } zu viel { $spice } in die Pfanne gestreut: { $dish } kommt in den Abfall.
    }
}
ala-told-landed-turned = { $whome ->
    [yes] Deine Crêpe landet in der Pfanne, Bild oben!
   *[no] Die Crêpe von { $who } landet in der Pfanne, Bild oben!
}
ala-told-landed-unturned = { $whome ->
    [yes] Deine Crêpe landet in der Pfanne, aber mit dem Bild nach unten.
   *[no] Die Crêpe von { $who } landet mit dem Bild nach unten.
}
ala-told-landed-missed = { $whome ->
    [yes] Deine Crêpe verfehlt die Pfanne!
   *[no] Die Crêpe von { $who } verfehlt die Pfanne!
}
ala-count-spice = { $piece ->
    [herbs] { $count ->
        [one] 1 Kraut
       *[other] { $count } Kräuter
    }
   *[other] { $count } { $spice }
}
ala-told-fell = { $whome ->
    [yes] In deine Pfanne: { $pieces }.
   *[no] In die Pfanne von { $who }: { $pieces }.
}
ala-told-fell-none = Nichts kam heraus.
ala-told-refilled = Streuer aufgefüllt: { $spice }.
ala-told-reshuffled = Die benutzten Tassen werden neu gemischt.
ala-told-ended-no-dish = Keine Gerichte mehr: Das Spiel ist aus.
ala-told-ended-dishes-finished = Genug Gerichte fertig: Das Spiel ist aus.
ala-told-ended-three-stars = Drei Sterne: Das Spiel ist aus!
ala-act-heat = heizen (würfeln)
ala-act-end = den Zug beenden
ala-act-bin = das Gericht in den Abfall geben
ala-act-flip = die Crêpe hochwerfen
ala-act-season = mit { $spice } würzen („{ $motion }“)
ala-act-cook = { $dish } kochen
ala-act-choose = um { $by } heizen
ala-act-take = die Tasse „{ $cup }“ von { $name } nehmen
ala-act-spoil = { $spice } in die Pfanne von { $name } streuen („{ $motion }“)
ala-act-cup-point = den Punkt zu den fertigen Gerichten legen
ala-act-cup-spoons = die 3 Extra-Aktionen nutzen
ala-act-cup-cool = die Hitze um { $number } senken
ala-act-cup-swap = die Herde mit { $name } tauschen
ala-why-C7 = Zu Beginn wählen alle erst ein Gericht; noch keine Crêpe und keine Tasse.
ala-why-C10 = Du bist nicht dran oder hast dafür keine Aktion mehr.
ala-why-C11 = Nur eine Tasse pro Zug.
ala-why-C12 = Aktionen lassen sich nicht auslassen: Heize, oder kippe einen Streuer so, dass nichts fällt.
ala-why-C20 = Sag erst, um wie viel der Herd heißer wird.
ala-why-C22 = Nimm zuerst eine Tasse von jemand anderem.
ala-why-C30 = Das Rezept zeigt dieses Gewürz nicht, oder es liegt schon zweimal in der Pfanne.
ala-why-C33 = Dieser Streuer bleibt leer, bis die Spüle ihn auffüllen kann.
ala-why-C34 = So kann sich keine Hand bewegen.
ala-why-C40 = Diese Tasse hast du nicht.
ala-why-C41 = Verbrannte oder überwürzte Gerichte, Crêpes und leere Pfannen lassen sich nicht tauschen, auf keiner Seite.
ala-why-C43 = Eine Crêpe, eine leere Pfanne oder ein Gericht ohne Gewürze kannst du nicht würzen.
ala-why-C44 = So weit lässt sich die Hitze nicht senken.
ala-why-C46 = Nicht jetzt: Der Zug ist vorbei, oder ein Wurf ist noch nicht abgehandelt.
ala-why-C52 = Ein neues Gericht muss noch auf der Karte stehen, in einer Farbe, die du noch nicht fertig hast.
ala-why-C54 = Das Gericht ist verdorben: Rette es mit einer Tasse, wenn du kannst, oder ab in den Abfall.
ala-why-C55 = Dieses Gericht liegt im Abfall.
ala-why-C60 = Du hast nur eine Crêpe pro Spiel.
ala-why-C61 = Mit einer Crêpe in der Pfanne: erst würfeln, dann bis zu zweimal hochwerfen.
ala-why-C70 = Das Spiel ist aus.
ala-terms = Hausregeln an diesem Tisch
ala-term-finish = { $count ->
    [one] Ein fertiges Gericht beendet das Spiel
   *[other] { $count } fertige Gerichte beenden das Spiel
}
ala-term-dishes = Eigene Gerichte
ala-score-dishes = Gerichte
ala-score-cups = Tassen
ala-score-stars = Sterne
ala-key-heat = heizen: würfeln
ala-key-season = einen Streuer nehmen; eine Zahl wählen
ala-key-hold = halten, um zu kippen oder zum Wurf auszuholen; loslassen
ala-key-shake = erst schütteln
ala-key-dish = ein Gericht wählen; Enter kocht es
ala-key-cup = eine Tasse nutzen
ala-key-flip = die Crêpe hochwerfen
ala-key-end = den Zug beenden
ala-key-menu = Speisekarte öffnen
ala-starter-chance = Zufall
option-alacarte-starter = Wer beginnt?
option-alacarte-finish = Fertige Gerichte, die das Spiel beenden
ala-really = Was ist wirklich passiert?
ala-really-say = Bestätigen
ala-really-roll = Wirf den echten Würfel. Was zeigt er?
ala-really-draw-cup = Zieh eine echte Tasse. Welche?
ala-really-landing = Wirf die echte Crêpe hoch. Wie ist sie gelandet?
ala-really-fall = Würze die echte Pfanne von { $name }. Was ist gefallen?
ala-advice-dish = Von allem, was du kochen darfst, bringt es für die Mühe am meisten.
ala-advice-crepe = Sie bringt 5 Punkte, sobald du sie gewendet hast. Jeder Zug beginnt mit einem Würfelwurf, der sie heißer machen kann; verbrennt sie nicht, hast du bis zu zwei Versuche.
ala-advice-crepe-roll = Zuerst wird gewürfelt; mit { $odds } Wahrscheinlichkeit übersteht die Crêpe das.
ala-advice-flip = Schwing über etwa ein Drittel des Bildes nach oben, so schnell wie ein Fingerschnippen. Mit der Taste: loslassen, solange die Nadel im Grünen steht.
ala-advice-heat-green = Mit { $odds } Wahrscheinlichkeit bringt dieser Wurf die richtige Hitze.
ala-advice-heat-far = Es braucht ohnehin mehr als einen Wurf.
ala-advice-heat-spend = Eine Aktion muss sein; mit { $odds } Wahrscheinlichkeit verbrennt dabei das Gericht.
ala-advice-choose-green = Dann stimmt die Hitze.
ala-advice-choose-warmer = So kommst du am nächsten heran, ohne dass es verbrennt.
ala-advice-season-ready = Mit { $odds } Wahrscheinlichkeit ist das Gericht dann fertig.
ala-advice-season-need = Chance, dass fällt, was fehlt, aber nicht zu viel davon: { $share }.
ala-advice-season-nothing = Eine Aktion muss sein, und dem Gericht fehlt nichts mehr; mit { $odds } Wahrscheinlichkeit fällt nichts.
ala-advice-end = Etwas Besseres ist nicht mehr zu tun.
ala-advice-bin = Es zu retten ist keine Tasse wert.
ala-advice-cool-save = Das Gericht ist mehr wert als die Tasse.
ala-advice-cool-green = Bei weniger Hitze ist das Gericht mehr wert.
ala-advice-swap = Was dort kocht, ist dir mehr wert, und sein Koch verliert es.
ala-advice-spoil = Mit { $odds } Wahrscheinlichkeit ist das Gericht dann überwürzt.
ala-advice-spoons = Drei weitere Aktionen sind jetzt mehr wert, als die Tasse aufzuheben.
ala-advice-point = Der Zug ist ohnehin vorbei, und ein Punkt ist ein Punkt.
ala-advice-take = Sie nützt am meisten.
ala-one-more = ein Stück { $spice } mehr
ala-one-less = ein Stück { $spice } weniger
ala-why-C1 = So einen Koch gibt es an diesem Tisch nicht.
ala-why-C2 = So viele Körner sind nicht im Streuer.
ala-why-C3 = So ein Gericht gibt es nicht.
ala-why-C5 = So eine Seite hat der Würfel nicht.
ala-why-C6 = So eine Tasse gibt es nicht mehr.
ala-why-C62 = Die Crêpe landet mit dem Bild nach oben, nach unten oder neben der Pfanne.
ala-advice-season-spoil = Ein Wagnis: Mit { $odds } Wahrscheinlichkeit ist es zu viel, und das Gericht landet im Abfall.
ala-advice-ruin-ahead = Mit Absicht: Sind alle Gerichte weg, gewinnt, wer vorn liegt.
ala-advice-ruin-late = Mit Absicht: zu heiß, das Gericht ist nicht mehr zu retten.
ala-advice-mishap-piece = { $pieces } – { $over } zu viel!
ala-advice-mishap-burnt = Zu heiß: angebrannt.
ala-advice-mishap-hot = Zu heiß geworden, da war nichts mehr zu retten.
ala-advice-ahead = Für sich allein brächte ein anderer Zug mehr ein; ein paar Züge weiter gedacht ist dieser besser.
ala-advice-wins = Gewinnt von hier aus { $odds } der Spiele.
ala-told-spun = { $whome ->
    [yes] Du würfelst …
   *[no] { $who } würfelt …
}
ala-told-tilted = { $whome ->
    [yes] Du kippst den Streuer ({ $spice }) …
   *[no] { $who } kippt den Streuer ({ $spice }) …
}
ala-told-tossed = { $whome ->
    [yes] Du wirfst die Crêpe hoch …
   *[no] { $who } wirft die Crêpe hoch …
}

ala-tally-pours = Gewürzt, was das Gericht noch brauchte
ala-tally-spoilt = Gericht dabei überwürzt
ala-tally-tosses = Crêpe beim Werfen gewendet

# Die Küche als Szene.
ala-seat = { $name }: { $dish }, Hitze { $heat }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $done } von { $finish } Gerichten fertig
ala-shakers = Die Gewürzstreuer
ala-roll-heat = Würfeln: Hitze
ala-cup-point-short = +1 Punkt
ala-cup-swap-short = tauschen
ala-cup-spoons-short = 3 Löffel
ala-cup-season-short = würzen
ala-cup-cool-short = kühlen
ala-gauge-nothing = noch nichts
ala-gauge-up = Bild oben
ala-gauge-down = Bild unten
ala-gauge-missed = daneben
ala-odds = bis zu { $tenths } von 10
ala-toss-now = Jetzt loslassen: in { $tenths } von 10 Fällen Bild oben.
ala-seconds-left = s übrig
ala-back-ends = Zurückdrehen beendet es

# Üben.
ala-practice-what = Was üben?
ala-practice-shaker = Streuer
ala-practice-crepe = Crêpe
ala-challenge-one = Genau ein Stück ohne Salz, dreimal
ala-challenge-two = Genau zwei Stück ohne Salz, dreimal
ala-challenge-clean = Etwas Gewürz ohne Salz, dreimal
ala-challenge-spoil = Drei Stück oder mehr, zweimal
ala-challenge-turned = Dreimal Bild oben
ala-practice-pours = { $count ->
    [0] Deine Würzversuche
    [one] Dein letzter Würzversuch
   *[other] Deine letzten { $count } Würzversuche
}
ala-practice-pieces = { $more ->
    [yes] { $pieces } Stück oder mehr
   *[no] { $pieces ->
        [0] nichts
       *[other] { $pieces } Stück
    }
}
ala-practice-salted = Mit Salz: { $percent } %
ala-practice-tosses = { $count ->
    [0] Deine Würfe
    [one] Dein letzter Wurf
   *[other] Deine letzten { $count } Würfe
}
ala-practice-turned = Bild oben
ala-practice-unturned = Bild unten
ala-practice-missed = daneben
ala-practice-rate = Bild oben: { $percent } %
ala-practice-pouring = Würzen üben
