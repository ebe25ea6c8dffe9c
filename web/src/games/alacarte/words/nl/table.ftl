# A la carte aan tafel.
ala-spice-lemon = citroen
ala-spice-pepper = peper
ala-spice-paprika = paprika
ala-spice-herbs = kruiden
ala-spice-salt = zout
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
ala-cup-spoons = drie lepels
ala-cup-season = andermans pan kruiden
ala-cup-cool = vuur lager
ala-cup-point-text = Leg het bij je klare gerechten: een punt dat niemand kan afpakken.
ala-cup-swap-text = Ruil fornuis, pan en gerecht met iemand.
ala-cup-spoons-text = Drie extra acties in deze beurt.
ala-cup-season-text = Kruid de pan van een ander, met welke strooier dan ook.
ala-cup-cool-text = Draai je eigen vuur 1 tot 3 lager.
ala-dish-crepe = Crêpe
ala-dish-eau-pour-le-cafe-a-la-bocuse = Eau pour le café à la Bocuse
ala-dish-breakfast-fidel = Ontbijt Fidel
ala-dish-trout-by-moonlight = Forel bij maneschijn
ala-dish-tomatoes-in-the-nude = Tomaten in hun blootje
ala-dish-ochsenschwanz-nature = Ochsenschwanz natüre
ala-dish-fish-chips = Fish & chips
ala-dish-rabbit-royal-in-rice = Konijn Royal in rijst
ala-dish-gazpacho-on-the-rocks = Gazpacho on the rocks
ala-dish-nilpferd-in-burgunder = Nijlpaard in bourgogne
ala-dish-calamar-a-la-marseillaise = Calamar à la Marseillaise
ala-dish-goulash-fata-morgana = Goulash Fata Morgana
ala-dish-salad-of-seven-winds = Salade van zeven winden
ala-dish-buckling-in-ei = Bokking in ei
ala-dish-elefantenrussel-an-blattspinat-frisiert = Olifantsslurf, gekapt met bladspinazie
ala-dish-duck-on-the-run = Eend op de vlucht
ala-dish-ceviche-thunderstorm = Ceviche onweer
ala-dish-dragon-roll-without-dragon = Drakenrol zonder draak
ala-dish-paella-for-an-orchestra = Paella voor een orkest
ala-dish-risotto-infinito = Risotto Infinito
ala-dish-souffle-zero-gravity = Soufflé gewichtloos
ala-own-dish = gerecht { $number }
ala-pan-empty = De pan is leeg
ala-crepe-text = Opgooien, vangen met het plaatje boven, voor hitte 7 hem verbrandt. 5 punten; eindigt de beurt.
ala-crepe-row = Of
ala-slot-full = ligt er
ala-slot-open = ontbreekt
ala-slot-extra = meer dan gevraagd
ala-needs = Specerijen: { $spices }
ala-no-spices = geen specerijen
ala-range = goed bij { $green }, verbrandt bij { $red }
ala-dial = Hitte { $heat }; goed bij { $green }, verbrandt bij { $red }
ala-dial-plain = Hitte { $heat }
ala-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ala-stove-of = Fornuis van { $name }
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
ala-stands-over-seasoned = Overkruid!
ala-cups-of = Kopjes: { $cups }
ala-finished = { $done } van { $finish } gerechten klaar: { $dishes }
ala-shelf = Dobbelsteen, strooiers, gootsteen, afvalbak en koffieblad
ala-heat = Verhitten
ala-die = De dobbelsteen
ala-die-shows = De dobbelsteen toont { $face }
ala-season = Strooi { $spice }
ala-shaker-holds = { $spices } korrels en { $salt } zout erin
ala-sink = Gootsteen
ala-sink-text = Gebruikte korrels liggen hier tot een strooier wordt bijgevuld.
ala-bin = Afvalbak
ala-bin-text = Bedorven gerechten: uit het spel.
ala-tray = { $down } kopjes, { $used } gebruikt
ala-tray-text = Het koffieblad: kopjes omgekeerd, en gebruikte.
ala-cooks = De andere koks
ala-menu = Menukaart
ala-choose-dish = Wat ga je koken?
ala-in-bin = in de afvalbak
ala-in-pan-of = { $name } kookt het
ala-on-tray-of = { $name } heeft het
ala-prompt-wait = { $name } kookt …
ala-prompt-dish = Kies een gerecht voor je pan.
ala-prompt-choose = Hoeveel heter?
ala-prompt-take = Het blad is leeg: wiens kopje pak je?
ala-prompt-burning = { $dish } brandt aan! Red het met een kopje, of laat gaan.
ala-prompt-flip = { $count ->
    [one] Gooi de crêpe op: nog één poging.
   *[other] Gooi de crêpe op: { $count } pogingen.
}
ala-prompt-end = Geen lepel meer: gebruik een kopje of beëindig je beurt.
ala-prompt-turn = { $count ->
    [one] Jouw beurt, nog één lepel: verhit (gooi) of pak een strooier.
   *[other] Jouw beurt, { $count } lepels: verhit (gooi) of pak een strooier.
}
ala-prompt-heat = { $count ->
    [one] Jouw beurt, nog één lepel: verhit, gooi de dobbelsteen.
   *[other] Jouw beurt, { $count } lepels: verhit, gooi de dobbelsteen.
}
ala-flip = Crêpe opgooien
ala-let-burn = In de afvalbak
ala-take-from = { $cup }, van { $name }
ala-end = Beurt beëindigen
ala-your-cups = Jouw kopjes
ala-ask-cool = Hoeveel koeler?
ala-ask-swap = Met wie van fornuis ruilen?
ala-ask-spoil = In wiens pan?
ala-ask-spice = Wat in de pan van { $name }?
ala-pour = { $spice } in de pan van { $name }
ala-pour-own = { $spice } in jouw pan
ala-pour-how = Trek naar rechts om de strooier te kantelen, laat los om hem terug te draaien. Of houd de spatiebalk vast. Wat valt, ligt in de pan!
ala-pour-sent = Wat zal er vallen?
ala-pour-recorded = De keuken is druk: je beweging wordt opgenomen en meteen daarna afgewikkeld.
ala-pour-slipped = De strooier glipte weg: er is niets gebeurd. Draai hem nog eens.
ala-pour-watch = Let op de hand!
ala-gauge-few = een of twee
ala-gauge-many = veel!
ala-shake = Schudden
ala-shake-first = Eerst schudden, kracht { $strength } van 3
ala-motion-feint = zo dat er niets valt
ala-motion-timid = Voorzichtig
ala-motion-timid-text = geen of één
ala-motion-careful = Beheerst
ala-motion-careful-text = één, soms twee
ala-motion-medium = Gewoon
ala-motion-medium-text = twee, soms drie
ala-motion-bold = Stoer
ala-motion-bold-text = drie en meer
ala-motion-pour = Storten
ala-motion-pour-text = al wat komt
ala-toss = Crêpe opgooien en vangen
ala-toss-of = { $name } gooit de crêpe op
ala-toss-how = Druk en zwiep in één snelle beweging omhoog. Of houd de spatiebalk vast en laat los als de naald in het groen staat.
ala-toss-weak = Dat was nog geen worp: zwiep omhoog.
ala-toss-flies = Hij vliegt …
ala-flick-aside = Volgende keer recht omhoog.
ala-flick-quick = Volgende keer iets langzamer.
ala-flick-slow = Volgende keer sneller.
ala-quick = snel
ala-slow = langzaam
ala-hold = Vasthouden en loslaten
ala-landing-turned = In de pan, plaatje boven!
ala-landing-unturned = In de pan, maar plaatje onder.
ala-landing-missed = Naast de pan!
ala-told-prepared = Iedereen heeft een kopje koffie.
ala-told-put = { $whome ->
    [yes] In jouw pan komt: { $dish }.
   *[no] { $who } doet in de pan: { $dish }.
}
ala-told-began = { $whome ->
    [yes] Jouw beurt begint.
   *[no] { $who } is aan de beurt.
}
ala-told-rolled = { $whome ->
    [yes] Je gooit { $face }.
   *[no] { $who } gooit { $face }.
}
ala-told-rose = { $whome ->
    [yes] Jouw fornuis is { $by } heter.
   *[no] Het fornuis van { $who } is { $by } heter.
}
ala-told-all-rose = Elk fornuis is één heter!
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
    [yes] Bij jou is overkruid: { $dish }!
   *[no] Bij { $who } is overkruid: { $dish }!
}
ala-told-served = { $whome ->
    [yes] Geserveerd! Klaar: { $dish }.
   *[no] { $who } serveert { $dish }.
}
ala-told-starred = { $whome ->
    [yes] Perfect! { $dish } levert je een ster op.
   *[no] { $who } serveert { $dish } volmaakt: een ster!
}
ala-told-binned = { $whome ->
    [yes] Van jou gaat in de afvalbak: { $dish }.
   *[no] Van { $who } gaat in de afvalbak: { $dish }.
}
ala-told-landed-turned = { $whome ->
    [yes] Jouw crêpe landt in de pan, plaatje boven!
   *[no] De crêpe van { $who } landt in de pan, plaatje boven!
}
ala-told-landed-unturned = { $whome ->
    [yes] Jouw crêpe landt in de pan, maar plaatje onder.
   *[no] De crêpe van { $who } landt met het plaatje onder.
}
ala-told-landed-missed = { $whome ->
    [yes] Jouw crêpe landt naast de pan!
   *[no] De crêpe van { $who } landt naast de pan!
}
ala-count-spice = { $count } × { $spice }
ala-told-fell = { $whome ->
    [yes] In jouw pan: { $pieces }.
   *[no] In de pan van { $who }: { $pieces }.
}
ala-told-fell-none = { $whome ->
    [yes] Er valt niets in jouw pan.
   *[no] Er valt niets in de pan van { $who }.
}
ala-told-refilled = De strooier wordt bijgevuld uit de gootsteen: { $spice }.
ala-told-reshuffled = De gebruikte kopjes worden geschud.
ala-told-ended-no-dish = Het spel is uit: er valt niets meer te koken.
ala-told-ended-dishes-finished = Het spel is uit: iemand heeft genoeg gerechten klaar.
ala-told-ended-three-stars = Het spel is uit: drie sterren!
ala-act-heat = verhitten
ala-act-end = de beurt beëindigen
ala-act-bin = het gerecht opgeven
ala-act-flip = de crêpe opgooien
ala-act-season = { $spice } strooien (“{ $motion }”)
ala-act-cook = { $dish } koken
ala-act-choose = het vuur { $by } hoger zetten
ala-act-take = het kopje “{ $cup }” van { $name } pakken
ala-act-spoil = { $spice } in de pan van { $name } strooien (“{ $motion }”)
ala-act-cup-point = het punt bij de klare gerechten leggen
ala-act-cup-spoons = de drie lepels gebruiken
ala-act-cup-cool = het vuur { $number } lager draaien
ala-act-cup-swap = van fornuis ruilen met { $name }
ala-why-C7 = In het begin kiest iedereen eerst een gerecht; nog geen crêpe en geen kopje.
ala-why-C10 = Je bent niet aan de beurt of hebt daar geen actie meer voor.
ala-why-C11 = Maar één kopje per beurt.
ala-why-C12 = Acties geef je niet op: verhit, of draai een strooier zo dat er niets valt.
ala-why-C20 = Zeg eerst hoeveel heter het fornuis wordt.
ala-why-C22 = Pak eerst een kopje van een andere kok.
ala-why-C30 = Het recept toont deze specerij niet, of hij ligt al twee keer in de pan.
ala-why-C33 = Deze strooier is leeg tot de gootsteen hem kan vullen.
ala-why-C34 = Zo kan geen hand bewegen.
ala-why-C40 = Zo’n kopje heb je niet.
ala-why-C41 = Aangebrande of overkruide gerechten, crêpes en lege pannen worden niet geruild, aan geen van beide kanten.
ala-why-C43 = Alleen bij een gerecht dat specerijen nodig heeft; niet op een crêpe.
ala-why-C44 = Zo ver kan het vuur niet omlaag.
ala-why-C46 = Niet nu: de beurt is voorbij, of een worp is nog niet afgehandeld.
ala-why-C52 = Een nieuw gerecht heeft een kleur die je nog niet klaar hebt, en moet er nog liggen.
ala-why-C54 = Het gerecht is bedorven: red het met een kopje als het kan, of gooi het weg.
ala-why-C55 = Dit gerecht ligt in de afvalbak.
ala-why-C60 = Je hebt maar één crêpe in het hele spel.
ala-why-C61 = Met een crêpe in de pan: eerst een worp, dan hoogstens twee pogingen.
ala-why-C70 = Het spel is uit.
ala-terms = Wat hier anders is
ala-term-finish = { $count ->
    [one] Eén klaar gerecht beëindigt het spel
   *[other] { $count } klare gerechten beëindigen het spel
}
ala-term-dishes = Eigen gerechten
ala-score-dishes = Gerechten
ala-score-cups = Kopjes
ala-score-stars = Sterren
ala-key-heat = verhitten: gooien
ala-key-season = een strooier pakken; een getal kiezen
ala-key-hold = vasthouden om te kantelen of om op te gooien; loslaten
ala-key-shake = eerst schudden
ala-key-dish = een gerecht kiezen, Enter kookt het
ala-key-cup = een kopje gebruiken
ala-key-flip = de crêpe opgooien
ala-key-end = de beurt beëindigen
ala-key-menu = de menukaart
ala-starter-chance = Door loting
option-alacarte-starter = Wie begint?
option-alacarte-finish = Klare gerechten tot het einde
ala-really = Wat gebeurde er echt?
ala-really-say = Zo was het
ala-really-roll = Gooi de echte dobbelsteen. Wat toont hij?
ala-really-draw-cup = Trek een echt kopje. Welk?
ala-really-landing = Gooi de echte crêpe op. Hoe landde hij?
ala-really-fall = Kruid de echte pan van { $name }. Wat viel er?
ala-advice-dish = Van alles wat je mag koken levert het voor de moeite het meest op.
ala-advice-crepe = Hij levert 5 punten op zodra je hem gekeerd hebt: elke beurt begint met een worp die hem heter kan maken, en als hij niet verbrandt, zijn er tot twee pogingen.
ala-advice-crepe-roll = Eerst komt een worp; met { $odds } kans verbrandt de crêpe niet.
ala-advice-flip = Zwiep over ongeveer een derde van het beeld omhoog, zo snel als je met je vingers knipt; met de knop: loslaten zolang de naald in het groen staat.
ala-advice-heat-green = Met { $odds } kans brengt deze worp de juiste hitte.
ala-advice-heat-far = Er is toch meer dan één worp nodig.
ala-advice-heat-spend = Er moet een lepel op; met { $odds } kans verbrandt het gerecht daarbij.
ala-advice-choose-green = Dan klopt de hitte.
ala-advice-choose-warmer = Zo kom je het dichtst in de buurt zonder dat het verbrandt.
ala-advice-season-ready = Met { $odds } kans is het gerecht dan klaar.
ala-advice-season-need = Met { $odds } kans valt wat nog ontbreekt, en niet te veel ervan.
ala-advice-season-nothing = Er moet een lepel op, en hier ontbreekt niets: met { $odds } kans valt er niets.
ala-advice-end = Er valt niets beters te doen.
ala-advice-bin = Het redden is geen kopje waard.
ala-advice-cool-save = Het is meer waard dan het kopje.
ala-advice-cool-green = Koeler is het gerecht meer waard.
ala-advice-swap = Wat daar kookt is voor jou meer waard, en de kok is het kwijt.
ala-advice-spoil = Met { $odds } kans is dat gerecht dan overkruid.
ala-advice-spoons = Drie acties erbij zijn meer waard dan het kopje bewaren.
ala-advice-point = De beurt is toch voorbij, en een punt is een punt.
ala-advice-take = Dat kopje is het nuttigst.
ala-one-more = één { $spice } meer
ala-one-less = één { $spice } minder
ala-why-C1 = Zo’n kok zit niet aan deze tafel.
ala-why-C2 = Zoveel korrels zitten niet in de strooier.
ala-why-C3 = Zo’n gerecht is er niet.
ala-why-C5 = Zo’n kant heeft de dobbelsteen niet.
ala-why-C6 = Zo’n kopje zit niet meer in de doos.
ala-why-C62 = De crêpe landt met het plaatje boven, onder of naast de pan.
ala-advice-season-spoil = Een gok: met { $odds } kans is het te veel, en belandt het gerecht in de afvalbak.
ala-advice-ahead = Naar deze ene stap beoordeeld levert iets anders meer op; over meerdere beurten gedacht is dit beter.
ala-advice-wins = Vanaf hier worden zo { $cases } partijen gewonnen.
