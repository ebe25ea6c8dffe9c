# A la carte aan tafel.
ala-spice-lemon = citroen
ala-spice-pepper = peper
ala-spice-paprika = paprika
ala-spice-herbs = kruiden
ala-spice-salt = zout
# De letters op korrels en recepten.
ala-letter-lemon = C
ala-letter-pepper = Pe
ala-letter-paprika = Pa
ala-letter-herbs = K
ala-letter-salt = Z

ala-colour-yellow = Geel
ala-colour-green = Groen
ala-colour-blue = Blauw
ala-colour-red = Rood
ala-colour-black = Zwart
ala-face-1 = 1
ala-face-2 = 2
ala-face-3 = 3
ala-face-choose = “kies”
ala-face-everybody = “iedereen”
ala-face-cup = “kopje”
ala-cup-point = één punt
ala-cup-swap = fornuizen ruilen
ala-cup-spoons = 3 extra acties
ala-cup-season = andermans pan kruiden
ala-cup-cool = vuur lager
ala-cup-point-text = Leg het bij je gerechten die klaar zijn: een punt dat niemand je afpakt.
ala-cup-swap-text = Ruil fornuis, pan en gerecht met een andere kok.
ala-cup-spoons-text = Drie extra acties in deze beurt.
ala-cup-season-text = Kruid andermans pan met een strooier naar keuze.
ala-cup-cool-text = Draai je vuur 1 tot 3 lager.
ala-dish-crepe = Crêpe
ala-dish-eau-pour-le-cafe-a-la-bocuse = Koffiewater à la Bocuse
ala-dish-breakfast-fidel = Ontbijt à la Fidel
ala-dish-trout-by-moonlight = Forel bij maneschijn
ala-dish-tomatoes-in-the-nude = Tomaten in hun blootje
ala-dish-ochsenschwanz-nature = Ossen­staart naturel
ala-dish-fish-chips = Fish & chips
ala-dish-rabbit-royal-in-rice = Konijn Royal in rijst
ala-dish-gazpacho-on-the-rocks = Gazpacho on the rocks
ala-dish-nilpferd-in-burgunder = Nijlpaard in bourgogne
ala-dish-calamar-a-la-marseillaise = Inktvis à la Marseillaise
ala-dish-goulash-fata-morgana = Goulash fata morgana
ala-dish-salad-of-seven-winds = Salade uit alle windstreken
ala-dish-buckling-in-ei = Bokking in ei
ala-dish-elefantenrussel-an-blattspinat-frisiert = Olifants­slurf met spinazie­kapsel
ala-dish-duck-on-the-run = Eend op de vlucht
ala-dish-ceviche-thunderstorm = Ceviche bij onweer
ala-dish-dragon-roll-without-dragon = Drakenrol zonder draak
ala-dish-paella-for-an-orchestra = Paella voor een orkest
ala-dish-risotto-infinito = Risotto Infinito
ala-dish-souffle-zero-gravity = Gewichtloze soufflé
ala-own-dish = gerecht { $number }
ala-pan-empty = De pan is leeg
ala-crepe-text = Gooi hem op en vang hem met het plaatje boven. Verbrandt bij 7.
ala-crepe-row = Of
ala-slot-full = zit erin
ala-slot-open = ontbreekt
ala-slot-extra = meer dan nodig
ala-needs = Specerijen: { $spices }
ala-no-spices = geen specerijen
ala-range = goed bij { $green }, verbrandt vanaf { $red }
ala-dial = Hitte { $heat }; goed bij { $green }, verbrandt vanaf { $red }
ala-dial-plain = Hitte { $heat }
ala-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ala-stove-of = { $whome ->
    [yes] Jouw fornuis
   *[no] Fornuis van { $name }
}
ala-spoons-left = { $count ->
    [one] nog 1 actie
   *[other] nog { $count } acties
}
ala-stars = { $count ->
    [one] 1 ster
   *[other] { $count } sterren
}
ala-stands-ready = Klaar!
ala-stands-burnt = Aangebrand!
ala-stands-over-seasoned = Te sterk gekruid!
ala-cups-of = Kopjes: { $cups }
ala-finished = { $done } van { $finish } gerechten klaar: { $dishes }
ala-die = De dobbelsteen
ala-die-shows = De dobbelsteen toont { $face }
ala-season = Kruiden met { $spice }
ala-shaker-holds = { $spices } korrels en { $salt } zout erin
ala-sink = Gootsteen
ala-sink-text = Hier wachten gebruikte korrels tot een strooier wordt bijgevuld.
ala-bin = Afvalbak
ala-bin-text = Bedorven gerechten: uit het spel.
ala-tray = { $down } kopjes, { $used } gebruikt
ala-tray-text = Het koffieblad: omgekeerde kopjes en gebruikte.
ala-menu = Gerechten
ala-choose-dish = Wat ga je koken?
ala-in-bin = in de afvalbak
ala-not-colour = deze kleur heb je al
ala-not-first = niet als eerste gerecht
ala-not-now = nu niet
ala-in-pan-of = { $whome ->
    [yes] in jouw pan
   *[no] in de pan van { $name }
}
ala-on-tray-of = { $whome ->
    [yes] heb jij af
   *[no] heeft { $name } af
}
ala-prompt-wait = { $name } kookt…
ala-prompt-choosing = { $name } kiest een gerecht…
ala-prompt-named = { $name }: { $prompt }
ala-prompt-dish = Kies een gerecht voor je pan.
ala-prompt-choose = Hoeveel heter?
ala-prompt-take = Het blad is leeg: wiens kopje pak je?
ala-prompt-burning = { $dish } brandt aan! Red het met een kopje, of gooi het weg.
ala-prompt-flip = { $count ->
    [one] Gooi de crêpe op: nog één poging.
   *[other] Gooi de crêpe op: { $count } pogingen.
}
ala-prompt-end = Geen acties meer. Gebruik een kopje of beëindig je beurt.
ala-prompt-turn = { $whome ->
    [yes] Jouw beurt
   *[no] { $name }
}: { $count ->
    [one] nog 1 actie.
   *[other] { $count } acties.
} Verhit of kruid.
ala-prompt-heat = { $count ->
    [one] Gooi om te verhitten (nog 1 actie).
   *[other] Gooi om te verhitten (nog { $count } acties).
}
ala-flip = Crêpe opgooien
ala-let-burn = In de afvalbak
ala-take-from = { $cup }, van { $name }
ala-end = Beurt beëindigen
ala-your-cups = Jouw kopjes
ala-ask-cool = Hoeveel koeler?
ala-ask-swap = Met wie ruil je van fornuis?
ala-ask-spoil = Wiens pan?
ala-ask-spice = Welke specerij voor { $name }?
ala-pour = { $spice } in de pan van { $name }
ala-pour-own = { $spice } in jouw pan
ala-pour-how = Trek naar rechts om te kantelen, laat los om te stoppen. Alles wat valt, telt!
ala-pour-keys = Of houd de spatiebalk vast.
ala-pour-sent = Wat zou er vallen?
ala-pour-recorded = Het is druk in de keuken: je beweging wordt opgenomen en meteen daarna uitgevoerd.
ala-pour-slipped = De strooier gleed weg; er is niets gebeurd. Probeer het nog eens.

ala-gauge-few = één of twee
ala-gauge-many = veel!
ala-shake = Schudden
ala-shake-first = Eerst schudden, kracht { $strength } van 3
ala-motion-feint = zo dat er niets valt
ala-motion-timid = Voorzichtig
ala-motion-timid-text = meestal 0 tot 2
ala-motion-careful = Beheerst
ala-motion-careful-text = meestal 0 tot 3
ala-motion-medium = Gewoon
ala-motion-medium-text = meestal 2 tot 5
ala-motion-bold = Gul
ala-motion-bold-text = meestal 3 tot 7
ala-motion-pour = Storten
ala-motion-pour-text = alles wat komt
ala-toss = Crêpe opgooien en vangen
ala-toss-of = { $name } gooit de crêpe op
ala-toss-how = Druk en zwiep in één snelle beweging omhoog.
ala-toss-keys = Of houd de spatiebalk vast en laat los zolang de naald in het groen staat.
ala-toss-weak = Dat was nog geen worp: zwiep omhoog.
ala-toss-flies = Daar gaat hij…
ala-flick-aside = Volgende keer meer recht omhoog.
ala-flick-quick = Volgende keer iets langzamer.
ala-flick-slow = Volgende keer sneller.
ala-hold = Vasthouden, dan loslaten
ala-landing-turned = In de pan, plaatje boven!
ala-landing-unturned = In de pan, maar plaatje onder.
ala-landing-missed = Naast de pan!
ala-told-prepared = Iedereen krijgt een kopje koffie.
ala-told-put = { $whome ->
    [yes] Je kookt nu: { $dish }.
   *[no] { $who } kookt nu: { $dish }.
}
ala-told-began = { $whome ->
    [yes] Jij bent aan de beurt.
   *[no] { $who } is aan de beurt.
}
ala-told-rolled = { $whome ->
    [yes] Je gooit { $face }.
   *[no] { $who } gooit { $face }.
}
ala-told-rose = { $whome ->
    [yes] Je hitte stijgt met { $by }.
   *[no] De hitte van { $who } stijgt met { $by }.
}
ala-told-all-rose = Bij iedereen stijgt de hitte met 1!
ala-told-drew = { $whome ->
    [yes] Je pakt een kopje: { $cup }.
   *[no] { $who } pakt een kopje: { $cup }.
}
ala-told-took = { $whome ->
    [yes] Je pakt een kopje van { $other }: { $cup }.
   *[no] { $otherme ->
        [yes] { $who } pakt een kopje van jou: { $cup }.
       *[no] { $who } pakt een kopje van { $other }: { $cup }.
    }
}
ala-told-used = { $whome ->
    [yes] Je gebruikt een kopje: { $cup }.
   *[no] { $who } gebruikt een kopje: { $cup }.
}
ala-told-swapped = { $whome ->
    [yes] Je ruilt van fornuis met { $other }!
   *[no] { $otherme ->
        [yes] { $who } ruilt met jou van fornuis!
       *[no] { $who } en { $other } ruilen van fornuis!
    }
}
ala-told-cooled = { $whome ->
    [yes] Je draait het vuur { $by } lager.
   *[no] { $who } draait het vuur { $by } lager.
}
ala-told-burned = { $whome ->
    [yes] Bij jou brandt aan: { $dish }!
   *[no] Bij { $who } brandt aan: { $dish }!
}
ala-now-burnt = { $whome ->
    [yes] Bij jou is aangebrand: { $dish }!
   *[no] Bij { $who } is aangebrand: { $dish }!
}
ala-now-over-seasoned = { $whome ->
    [yes] Bij jou is te sterk gekruid: { $dish }!
   *[no] Bij { $who } is te sterk gekruid: { $dish }!
}
ala-told-served = { $whome ->
    [yes] Geserveerd! Je hebt { $dish } af.
   *[no] { $who } serveert { $dish }.
}
ala-told-starred = { $whome ->
    [yes] Perfect! { $dish } levert je een ster op.
   *[no] { $who } serveert { $dish } tot in de perfectie: een ster!
}
ala-told-binned = { $whome ->
    [yes] Bij jou is { $dish } bedorven: in de afvalbak ermee.
   *[no] Bij { $who } is { $dish } bedorven: in de afvalbak ermee.
}
ala-told-binned-burnt = { $whome ->
    [yes] Bij jou is { $dish } verbrand: in de afvalbak ermee.
   *[no] Bij { $who } is { $dish } verbrand: in de afvalbak ermee.
}
ala-told-binned-seasoned = { $whome ->
    [yes] Te veel { $spice } bij jou: { $dish } gaat in de afvalbak.
   *[no] Te veel { $spice } bij { $who }: { $dish } gaat in de afvalbak.
}
ala-told-binned-by = { $byme ->
    [yes] Jij hebt te veel { $spice } in de pan van { $who } gestrooid: { $dish } gaat in de afvalbak.
   *[no] { $whome ->
        [yes] { $by } heeft te veel { $spice } in jouw pan gestrooid: { $dish } gaat in de afvalbak.
       *[no] { $by } heeft te veel { $spice } in de pan van { $who } gestrooid: { $dish } gaat in de afvalbak.
    }
}
ala-told-landed-turned = { $whome ->
    [yes] Jouw crêpe landt in de pan, plaatje boven!
   *[no] De crêpe van { $who } landt in de pan, plaatje boven!
}
ala-told-landed-unturned = { $whome ->
    [yes] Jouw crêpe landt in de pan, maar met het plaatje onder.
   *[no] De crêpe van { $who } landt met het plaatje onder.
}
ala-told-landed-missed = { $whome ->
    [yes] Jouw crêpe mist de pan!
   *[no] De crêpe van { $who } mist de pan!
}
ala-count-spice = { $piece ->
    [herbs] { $count ->
        [one] 1 kruid
       *[other] { $count } kruiden
    }
   *[other] { $count } { $spice }
}
ala-told-fell = { $whome ->
    [yes] In jouw pan: { $pieces }.
   *[no] In de pan van { $who }: { $pieces }.
}
ala-told-fell-none = Er kwam niets uit.
ala-told-refilled = Strooier bijgevuld: { $spice }.
ala-told-reshuffled = De gebruikte kopjes worden opnieuw geschud.
ala-told-ended-no-dish = Geen gerechten meer: het spel is uit.
ala-told-ended-dishes-finished = Genoeg gerechten klaar: het spel is uit.
ala-told-ended-three-stars = Drie sterren: het spel is uit!
ala-act-heat = verhitten (gooien)
ala-act-end = de beurt beëindigen
ala-act-bin = het gerecht weggooien
ala-act-flip = de crêpe opgooien
ala-act-season = kruiden met { $spice } (“{ $motion }”)
ala-act-cook = { $dish } koken
ala-act-choose = het vuur { $by } hoger zetten
ala-act-take = het kopje “{ $cup }” van { $name } pakken
ala-act-spoil = { $spice } in de pan van { $name } strooien (“{ $motion }”)
ala-act-cup-point = het punt bij je gerechten leggen
ala-act-cup-spoons = de 3 extra acties gebruiken
ala-act-cup-cool = het vuur { $number } lager draaien
ala-act-cup-swap = van fornuis ruilen met { $name }
ala-why-C7 = In het begin kiest iedereen eerst een gerecht; nog geen crêpe en geen kopjes.
ala-why-C10 = Je bent niet aan de beurt of hebt daar geen actie meer voor.
ala-why-C11 = Maar één kopje per beurt.
ala-why-C12 = Acties kun je niet overslaan: verhit, of kantel een strooier zo dat er niets valt.
ala-why-C20 = Zeg eerst hoeveel heter het fornuis wordt.
ala-why-C22 = Pak eerst een kopje van een andere kok.
ala-why-C30 = Het recept toont deze specerij niet, of hij ligt al twee keer in de pan.
ala-why-C33 = Deze strooier blijft leeg tot de gootsteen hem kan bijvullen.
ala-why-C34 = Zo kan geen hand bewegen.
ala-why-C40 = Dat kopje heb je niet.
ala-why-C41 = Aangebrande of te sterk gekruide gerechten, crêpes en lege pannen kun je niet ruilen, aan geen van beide kanten.
ala-why-C43 = Een crêpe, een lege pan of een gerecht zonder specerijen kun je niet kruiden.
ala-why-C44 = Zo ver kan het vuur niet omlaag.
ala-why-C46 = Niet nu: de beurt is voorbij, of een worp is nog niet afgehandeld.
ala-why-C52 = Een nieuw gerecht moet nog op de kaart staan, in een kleur die je nog niet af hebt.
ala-why-C54 = Het gerecht is bedorven: red het met een kopje als het kan, of gooi het weg.
ala-why-C55 = Dit gerecht ligt in de afvalbak.
ala-why-C60 = Je hebt maar één crêpe per spel.
ala-why-C61 = Met een crêpe in de pan: eerst gooien, dan hoogstens twee keer opgooien.
ala-why-C70 = Het spel is uit.
ala-terms = Huisregels aan deze tafel
ala-term-finish = { $count ->
    [one] Eén gerecht dat klaar is beëindigt het spel
   *[other] { $count } gerechten die klaar zijn beëindigen het spel
}
ala-term-dishes = Eigen gerechten
ala-score-dishes = Gerechten
ala-score-cups = Kopjes
ala-score-stars = Sterren
ala-key-heat = verhitten: gooien
ala-key-season = een strooier pakken; een getal kiezen
ala-key-hold = vasthouden om te kantelen of om op te gooien; loslaten
ala-key-shake = eerst schudden
ala-key-dish = een gerecht kiezen; Enter kookt het
ala-key-cup = een kopje gebruiken
ala-key-flip = de crêpe opgooien
ala-key-end = de beurt beëindigen
ala-key-menu = menukaart openen
ala-starter-chance = Willekeurig
option-alacarte-starter = Wie begint?
option-alacarte-finish = Aantal gerechten waarmee het spel eindigt
ala-really = Wat gebeurde er echt?
ala-really-say = Bevestigen
ala-really-roll = Gooi de echte dobbelsteen. Wat toont hij?
ala-really-draw-cup = Trek een echt kopje. Welk?
ala-really-landing = Gooi de echte crêpe op. Hoe landde hij?
ala-really-fall = Kruid de echte pan van { $name }. Wat viel er?
ala-advice-dish = Van alles wat je mag koken levert het voor de moeite het meest op.
ala-advice-crepe = Hij levert 5 punten op zodra je hem hebt gekeerd. Elke beurt begint met een worp die hem heter kan maken; verbrandt hij niet, dan heb je tot twee pogingen.
ala-advice-crepe-roll = Eerst wordt er gegooid; de kans dat de crêpe dat overleeft is { $odds }.
ala-advice-flip = Zwiep over ongeveer een derde van het beeld omhoog, zo snel als je met je vingers knipt. Met de knop: loslaten zolang de naald in het groen staat.
ala-advice-heat-green = De kans dat deze worp de juiste hitte brengt is { $odds }.
ala-advice-heat-far = Er is toch meer dan één worp nodig.
ala-advice-heat-spend = Er moet een actie op; de kans dat het gerecht daarbij verbrandt is { $odds }.
ala-advice-choose-green = Dan klopt de hitte.
ala-advice-choose-warmer = Zo kom je het dichtst in de buurt zonder dat het verbrandt.
ala-advice-season-ready = De kans dat het gerecht dan klaar is, is { $odds }.
ala-advice-season-need = De kans dat er valt wat ontbreekt, maar niet te veel ervan: { $share }.
ala-advice-season-nothing = Er moet een actie op, en het gerecht heeft niets meer nodig; de kans dat er niets valt is { $odds }.
ala-advice-end = Er valt niets beters te doen.
ala-advice-bin = Redden is geen kopje waard.
ala-advice-cool-save = Het gerecht is meer waard dan het kopje.
ala-advice-cool-green = Bij minder hitte is het gerecht meer waard.
ala-advice-swap = Wat daar kookt is voor jou meer waard, en de kok is het kwijt.
ala-advice-spoil = De kans dat dat gerecht dan te sterk gekruid is, is { $odds }.
ala-advice-spoons = Drie extra acties zijn nu meer waard dan het kopje bewaren.
ala-advice-point = De beurt is toch voorbij, en een punt is een punt.
ala-advice-take = Dat kopje is het nuttigst.
ala-one-more = één stukje { $spice } meer
ala-one-less = één stukje { $spice } minder
ala-why-C1 = Zo’n kok zit niet aan deze tafel.
ala-why-C2 = Er zitten niet zoveel korrels in de strooier.
ala-why-C3 = Zo’n gerecht is er niet.
ala-why-C5 = Zo’n kant heeft de dobbelsteen niet.
ala-why-C6 = Zo’n kopje is er niet meer.
ala-why-C62 = De crêpe landt met het plaatje boven, met het plaatje onder of naast de pan.
ala-advice-season-spoil = Een gok: de kans dat het te veel is, is { $odds }, en dan gaat het gerecht in de afvalbak.
ala-advice-ruin-ahead = Met opzet: als de gerechten op zijn, wint wie voorstaat.
ala-advice-ruin-late = Met opzet: te heet, dit gerecht is niet meer te redden.
ala-advice-mishap-piece = { $pieces } – { $over } te veel!
ala-advice-mishap-burnt = Te heet: aangebrand.
ala-advice-mishap-hot = Te heet geworden, daar was niets meer aan te redden.
ala-advice-ahead = Op zich zou een andere zet meer opleveren; een paar beurten vooruit gedacht is deze beter.
ala-advice-wins = Wint vanaf hier { $odds } van de spellen.
ala-told-spun = { $whome ->
    [yes] Je gooit de dobbelsteen…
   *[no] { $who } gooit de dobbelsteen…
}
ala-told-tilted = { $whome ->
    [yes] Je kantelt de strooier ({ $spice })…
   *[no] { $who } kantelt de strooier ({ $spice })…
}
ala-told-tossed = { $whome ->
    [yes] Je gooit de crêpe op…
   *[no] { $who } gooit de crêpe op…
}

ala-tally-pours = Gekruid wat het gerecht nog nodig had
ala-tally-spoilt = Gerecht daarbij te sterk gekruid
ala-tally-tosses = Crêpe bij het opgooien gekeerd

# De keuken als scène.
ala-seat = { $name }: { $dish }, hitte { $heat }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $done } van { $finish } gerechten klaar
ala-shakers = De strooiers
ala-roll-heat = Gooien: hitte
ala-cup-point-short = +1 punt
ala-cup-swap-short = ruilen
ala-cup-spoons-short = 3 lepels
ala-cup-season-short = kruiden
ala-cup-cool-short = koelen
ala-gauge-nothing = nog niets
ala-gauge-up = plaatje boven
ala-gauge-down = plaatje onder
ala-gauge-missed = mis
ala-odds = tot { $tenths } op 10
ala-toss-now = Nu loslaten: { $tenths } van de 10 keer plaatje boven.
ala-seconds-left = s over
ala-back-ends = Terugdraaien stopt

# Oefenen.
ala-practice-what = Wat oefenen?
ala-practice-shaker = Strooier
ala-practice-crepe = Crêpe
ala-challenge-one = Precies één korrel zonder zout, drie keer
ala-challenge-two = Precies twee korrels zonder zout, drie keer
ala-challenge-clean = Wat specerij zonder zout, drie keer
ala-challenge-spoil = Drie korrels of meer, twee keer
ala-challenge-turned = Drie keer plaatje boven
ala-practice-pours = { $count ->
    [0] Je strooibeurten
    [one] Je laatste strooibeurt
   *[other] Je laatste { $count } strooibeurten
}
ala-practice-pieces = { $more ->
    [yes] { $pieces } korrels of meer
   *[no] { $pieces ->
        [0] niets
        [one] 1 korrel
       *[other] { $pieces } korrels
    }
}
ala-practice-salted = Met zout: { $percent }%
ala-practice-tosses = { $count ->
    [0] Je worpen
    [one] Je laatste worp
   *[other] Je laatste { $count } worpen
}
ala-practice-turned = plaatje boven
ala-practice-unturned = plaatje onder
ala-practice-missed = ernaast
ala-practice-rate = Plaatje boven: { $percent }%
ala-practice-pouring = Kruiden oefenen
