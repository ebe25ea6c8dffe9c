# Safranito aan tafel.
saf-spice-curry = kerrie
saf-spice-ginger = gember
saf-spice-cardamom = kardemom
saf-spice-chili = chili
saf-spice-saffron = saffraan
saf-spice-garlic = knoflook
saf-spice-mint = munt
saf-spice-cumin = komijn
saf-spice-cinnamon = kaneel
saf-place-curry = kerrie
saf-place-ginger = gember
saf-place-cardamom = kardemom
saf-place-chili = chili
saf-place-saffron = saffraan
saf-place-garlic = knoflook
saf-place-mint = munt
saf-place-cumin = komijn
saf-place-cinnamon = kaneel
saf-place-extra-throw = extra worp
saf-place-spice-card = specerijkaart
saf-place-reserve = reserve
saf-place-head-chef = chef-kok
saf-place-nowhere = tussen de kommen
saf-place-off = naast het bord
saf-counts-nowhere = telt niet
saf-a-card = een kaart
saf-a-blend = een mengsel

saf-board = Het bord van bovenaf
saf-board-empty = geen fiches erop
saf-chip-lies = { $who }, { $value }: { $place }
saf-round = Ronde { $round }
saf-piles = Over: { $spices } specerijen, { $blends } mengsels
saf-head-chef = Chef-kok
saf-rupees = Roepies
saf-cards = Specerijkaarten
saf-chips-left = Nog te gooien fiches
saf-made = Mengsels
saf-reserved = Gereserveerde mengsels
saf-reserved-own = Gereserveerd:
saf-known-cards = Bekende kaarten: { $cards }
saf-terms = Huisregels aan deze tafel
saf-term-walk = Gooien van alle kanten
saf-term-refill = Kaarten worden alleen aangevuld
saf-term-open-hands = Open handen
saf-term-secret-money = Geheim geld
saf-term-rounds = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
}
saf-view-toggle = 2D of 3D
saf-view-quality = Meer detail (trager)
saf-view-top = Van bovenaf

saf-does-throw = gooit
saf-does-flight = fiche vliegt
saf-does-doubt = beoordeelt een fiche
saf-does-extra-throw = nog een worp?
saf-does-circle = denkt na
saf-does-draw = trekt
saf-does-keep = kiest een kaart
saf-does-bowl = kiest een kom
saf-does-sell = verkoopt?
saf-does-buy = koopt?
saf-does-blend = mengt?
saf-does-restock = nieuwe kaarten
saf-does-set-up = wordt geschud
saf-does-over = spel uit

saf-your-decision = Jouw beslissing
saf-your-extra-throw = Nog een fiche gooien?
saf-your-chips = Jouw fiches
saf-chip-of = fiche van { $value }
saf-chip-thrown = fiche van { $value }, al gegooid
saf-pick-chip = Kies een fiche. De waarde blijft geheim zolang die kant onder ligt.
saf-pick-any = Kies een fiche, houd het buiten de rand en schiet het op het bord.
saf-flick-text = Druk onder de rand van het bord en schiet naar een kom. Een boogje geeft effect.
saf-how-flick = Druk hier en schiet
saf-note-put-back = Teruggelegd.
saf-note-too-slow = Teruggelegd: schiet iets sneller.
saf-note-on-board = Druk onder de rand van het bord, niet op het bord.
saf-style = Manier van gooien
saf-lob = Boog
saf-lob-text = Een hoge boog: blijft ongeveer waar het landt.
saf-skim = Scheren
saf-skim-text = Laag en vlak: stoot andere fiches weg.
saf-meter = Mikken met een meter
saf-meter-text = De schijf laat zien waar het fiche blijft liggen. De hand trilt een beetje.
saf-meter-near = dichtbij
saf-meter-middle = midden
saf-meter-far = ver
saf-stop-direction = Richting vastzetten
saf-stop-distance = Afstand vastzetten
saf-show-again = Nog eens bekijken
saf-throw-no-more = Geen worpen meer
saf-ask-doubt = { $whome ->
    [yes] Je fiche ligt precies op de rand van “{ $place }”. Telt het?
   *[no] Het fiche van { $name } ligt precies op de rand van “{ $place }”. Telt het?
}
saf-allow = Het telt
saf-disallow = Het telt niet
saf-offer-extra-throw = Jij staat voor op “extra worp”. Nog een fiche gooien?
saf-offer-spice-card = Jij staat voor op “specerijkaart”. Kaarten trekken en er één houden?
saf-offer-reserve = Jij staat voor op “reserve”. Het bovenste mengsel voor jezelf nemen?
saf-offer-head-chef = Jij staat voor op “chef-kok”. De pepermolen nemen?
saf-take-extra-throw = Nog een gooien
saf-take-spice-card = Kaarten trekken
saf-take-reserve = Mengsel reserveren
saf-take-head-chef = Molen nemen
saf-leave = Passen
saf-ask-keep = Welke kaart houd je?
saf-only-keep = Alle kaarten die je trok zijn gelijk; je houdt er één.
saf-ask-bowl = Jij bent chef-kok: welke kom is nu aan de beurt?
saf-only-bowl = Er is nog maar één kom te verhandelen.
saf-chips-there = { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
}
saf-chips-doubted = { $chips ->
    [one] 1 fiche, op de rand
   *[other] { $chips } fiches, deels op de rand
}
saf-for-sale = { $cards ->
    [0] geen kaarten te koop
    [one] 1 kaart te koop
   *[other] { $cards } kaarten te koop
}
saf-ask-sell = { $spice } verkopen? { $rupees } roepies per kaart
saf-sells-for = { $spice } brengt { $rupees } roepies op – je hebt er geen
saf-sell = { $number } verkopen voor { $rupees }
saf-sell-none = Passen
saf-nothing-to-sell = Je hebt geen { $spice } te verkopen. (De anderen zien dat niet.)
saf-ask-buy = { $spice } kopen voor { $rupees } roepies?
saf-buy = Kopen voor { $rupees }
saf-buy-not = Passen en fiches terugnemen
saf-cannot-pay = Je kunt { $rupees } roepies niet betalen.
saf-passing = Je past…
saf-passing-sell = Je hebt geen kaarten, dat ziet iedereen. Je past…
saf-passing-blend = Je hebt te weinig kaarten voor een mengsel, dat ziet iedereen. Je past…
saf-ask-blend = Een mengsel maken?
saf-blend-done = Klaar
saf-nothing-to-blend = Voor elk mengsel mis je een kaart. (De anderen zien dat niet.)
saf-row-may = { $me ->
    [yes] wint dit
   *[no] wint dit
}
saf-row-sold = { $me ->
    [yes] hebt hier verkocht, koopt dus niet
   *[no] heeft hier verkocht, koopt dus niet
}
saf-row-no-cards = niets meer te koop
saf-row-poor = { $me ->
    [yes] kunt het niet betalen
   *[no] kan het niet betalen
}
saf-row-first = { $me ->
    [yes] koopt als eerste
   *[no] koopt als eerste
}
saf-row-later = { $me ->
    [yes] bent daarna aan de beurt
   *[no] is daarna aan de beurt
}
saf-row-spare = alleen als er een kaart overblijft
saf-blends = Mengsels
saf-no-blends = Er liggen geen mengsels open.
saf-make = Mengsel maken
saf-lacks = Ontbreekt: { $spices }
saf-complete = Je hebt ze alle drie!
saf-one-a-turn = Maar één open mengsel per beurt.
saf-your-cards = { $cards ->
    [0] Jouw specerijkaarten
    [one] Jouw specerijkaart
   *[other] Jouw { $cards } specerijkaarten
}
saf-no-cards = Nog geen

saf-act-allow = het fiche laten tellen
saf-act-disallow = het fiche niet laten tellen
saf-act-take = aannemen
saf-act-decline = passen
saf-act-buy = de kaart kopen
saf-act-done = geen mengsel meer maken
saf-act-keep = { $spice } houden
saf-act-trade = nu { $spice } verhandelen
saf-act-sell = { $cards ->
    [0] niets verkopen
    [one] een kaart verkopen
   *[other] { $cards } kaarten verkopen
}
saf-act-blend = het mengsel van { $blend } maken
saf-act-throw-plain = de { $value } gooien
saf-act-throw = de { $value } in de kom { $place } gooien
saf-act-throw-circle = de { $value } op “{ $place }” gooien
saf-act-shoot = de { $value } laag naar het fiche recht vooruit gooien

saf-told-shuffled = Specerijkaarten geschud: { $cards } in de stapel.
saf-told-uncovered = Nieuw mengsel: { $blend }.
saf-told-laid-out = Nieuw te koop: { $spice }.
saf-told-began = Ronde { $round } begint.
saf-told-threw = { $whome ->
    [yes] Je gooide een fiche.
   *[no] { $who } gooide een fiche.
}
saf-told-threw-value = { $whome ->
    [yes] Je gooide de { $value }.
   *[no] { $who } gooide de { $value }.
}
saf-told-landed-in = { $whome ->
    [yes] Je fiche is in de kom “{ $place }” geland.
   *[no] Het fiche van { $who } is in de kom “{ $place }” geland.
}
saf-told-landed-on = { $whome ->
    [yes] Je fiche is op “{ $place }” geland.
   *[no] Het fiche van { $who } is op “{ $place }” geland.
}
saf-told-landed-nowhere = { $whome ->
    [yes] Je fiche is { $place } geland.
   *[no] Het fiche van { $who } is { $place } geland.
}
saf-told-landed-off = { $whome ->
    [yes] Je fiche vloog van het bord.
   *[no] Het fiche van { $who } vloog van het bord.
}
saf-told-turned = { $whome ->
    [yes] Je fiche is een { $value }.
   *[no] Het fiche van { $who } is een { $value }.
}
saf-told-priced = Elke kaart levert { $rupees } roepies op.
saf-told-opened = Nu in de handel: { $place }.
saf-told-opened-circle = Nu aan de beurt: “{ $place }”.
saf-told-allowed = { $whome ->
    [yes] De chef-kok laat je fiche tellen.
   *[no] De chef-kok laat het fiche van { $who } tellen.
}
saf-told-disallowed = { $whome ->
    [yes] De chef-kok laat je fiche niet tellen.
   *[no] De chef-kok laat het fiche van { $who } niet tellen.
}
saf-told-won-extra-throw = { $whome ->
    [yes] Jij staat voor op “extra worp” ({ $rupees }) en mag nog een fiche gooien.
   *[no] { $who } staat voor op “extra worp” ({ $rupees }) en mag nog een fiche gooien.
}
saf-told-won-spice-card = { $whome ->
    [yes] Jij staat voor op “specerijkaart” ({ $rupees }) en mag kaarten trekken.
   *[no] { $who } staat voor op “specerijkaart” ({ $rupees }) en mag kaarten trekken.
}
saf-told-won-reserve = { $whome ->
    [yes] Jij staat voor op “reserve” ({ $rupees }) en mag een mengsel reserveren.
   *[no] { $who } staat voor op “reserve” ({ $rupees }) en mag een mengsel reserveren.
}
saf-told-won-head-chef = { $whome ->
    [yes] Jij staat voor op “chef-kok” ({ $rupees }) en mag de molen nemen.
   *[no] { $who } staat voor op “chef-kok” ({ $rupees }) en mag de molen nemen.
}
saf-told-declined = { $whome ->
    [yes] Je paste.
   *[no] { $who } paste.
}
saf-told-draws = { $whome ->
    [yes] Je trekt er { $cards } en houdt er één.
   *[no] { $who } trekt er { $cards } en houdt er één.
}
saf-told-drew = { $whome ->
    [yes] Je trok { $spice }.
   *[no] { $who } trok { $spice }.
}
saf-told-kept = { $whome ->
    [yes] Je hield { $spice }.
   *[no] { $who } hield { $spice }.
}
saf-told-reserved = { $whome ->
    [yes] Je reserveerde { $blend }.
   *[no] { $who } reserveerde { $blend }.
}
saf-told-took-mill = { $whome ->
    [yes] Je neemt de molen: jij bent nu chef-kok!
   *[no] { $who } neemt de molen en is nu chef-kok!
}
saf-told-mill-passed = { $whome ->
    [yes] Jij bent nu chef-kok.
   *[no] { $who } is nu chef-kok.
}
saf-told-swept = Fiches buiten de kommen gaan terug. De handel begint!
saf-told-sold = { $whome ->
    [yes] Je verkocht { $cards } { $spice } voor { $rupees } roepies.
   *[no] { $who } verkocht { $cards } { $spice } voor { $rupees } roepies.
}
saf-told-sold-none = { $whome ->
    [yes] Je verkocht niets.
   *[no] { $who } verkocht niets.
}
saf-told-withdrew = { $whome ->
    [yes] Je nam je fiches terug.
   *[no] { $who } nam fiches terug.
}
saf-told-bought = { $whome ->
    [yes] Je kocht { $spice } voor { $rupees } roepies.
   *[no] { $who } kocht { $spice } voor { $rupees } roepies.
}
saf-told-blended = { $own ->
    [own] { $whome ->
        [yes] Je maakte je gereserveerde mengsel: { $blend }!
       *[no] { $who } maakte een gereserveerd mengsel: { $blend }!
    }
   *[other] { $whome ->
        [yes] Je maakte een mengsel: { $blend }!
       *[no] { $who } maakte een mengsel: { $blend }!
    }
}
saf-told-ended-third-blend = Derde mengsel: het spel is uit!
saf-told-ended-most-blends = De laatste ronde is voorbij: de meeste mengsels winnen.
saf-told-ended-most-money = De laatste ronde is voorbij. Evenveel mengsels: het meeste geld wint.
saf-told-ended-shared = De laatste ronde is voorbij: de winst wordt gedeeld.

saf-key-chip = een fiche nemen; een kom, kaart of aantal kiezen
saf-key-hand = de hand langs de rand bewegen
saf-key-meter = mikken met een meter: starten, richting vastzetten, afstand vastzetten
saf-key-style = boog of scheren
saf-key-yes = ja: aannemen, kopen, het telt
saf-key-no = nee: passen, niets verkopen, klaar
saf-key-view = 2D of 3D; van bovenaf; detailniveau
saf-key-again = de laatste worp nog eens bekijken

saf-by-chance = Willekeurig
saf-restock-add = Nieuwe kaarten komen bij wat er nog ligt
saf-restock-refill = Kaarten worden alleen aangevuld
option-safranito-head_chef = Eerste chef-kok
option-safranito-restock = Specerijkaarten in een nieuwe ronde
option-safranito-walk = Rondlopen
option-safranito-walk-text = Fiches mogen van alle kanten worden gegooid.
option-safranito-open_hands = Open handen
option-safranito-open_hands-text = Alle specerijkaarten liggen open.
option-safranito-secret_money = Geheim geld
option-safranito-secret_money-text = Alleen jij ziet hoeveel je hebt.
option-safranito-max_rounds = Maximumaantal rondes

saf-walk = Rond de tafel lopen
saf-walk-left = Naar links lopen
saf-walk-right = Naar rechts lopen
saf-key-walk = rond de tafel lopen (waar dat mag)
saf-practice-clear = Bord leegmaken
saf-practice-forget = Resultaten wissen
saf-practice-last = Je laatste { $throws } worpen
saf-practice-motion = Worp
saf-practice-place = Geland
saf-practice-none = Gooi zoveel fiches als je wilt. Niemand wacht, en zonder je toestemming wordt er niets opgeslagen.
saf-practice-speed = { $speed } m/s
saf-practice-turn = { $to ->
    [left] { $degrees }° naar links
    [right] { $degrees }° naar rechts
   *[straight] rechtdoor
}
saf-practice-scatter = Spreiding: ±{ $across } cm opzij, ±{ $along } cm in afstand
saf-practice-target = Doel
saf-practice-target-text = Kies hier of tik op het bord.
saf-advice = { $pace ->
    [faster] { $side ->
        [left] Iets sneller en meer naar links.
        [right] Iets sneller en meer naar rechts.
       *[same] Iets sneller.
    }
    [slower] { $side ->
        [left] Iets langzamer en meer naar links.
        [right] Iets langzamer en meer naar rechts.
       *[same] Iets langzamer.
    }
   *[same] { $side ->
        [left] Iets meer naar links.
        [right] Iets meer naar rechts.
       *[same] Precies waar je mikte!
    }
}
saf-strokes = Mijn worpen opnemen
saf-strokes-text = Daarmee kunnen we het gooien verbeteren. Je bewegingen, het soort scherm en de resultaten blijven op dit apparaat totdat je ze exporteert of verwijdert.
saf-strokes-count = { $throws ->
    [0] Nog niets opgenomen
    [one] 1 worp opgenomen
   *[other] { $throws } worpen opgenomen
}
saf-strokes-export = Exporteren
saf-strokes-delete = Verwijderen

saf-real = Waar landde het fiche van { $name }?
saf-real-text = Tik op de plek op het bord of kies die hier. Doe hetzelfde met fiches die zijn weggestoten: tik op het fiche en dan op de plek waar het nu ligt.
saf-real-chip = fiche { $number } van { $name }
saf-real-where = Waar { $chip } ligt
saf-real-up = waarde boven
saf-real-edge = op de rand
saf-real-edge-text = Niemand kan zeggen of de rand door het gat te zien is: de chef-kok beslist.
saf-real-say = Bevestigen
saf-real-thrown = Ik gooi het nu
saf-real-throw-text = Laat niemand zien welk fiche het is; gooi dan het echte.
saf-real-choose = kies…

saf-why-aim-extra-throw = Wie daar voor staat, gooit nog een fiche; de kans dat jij dat bent is { $odds }.
saf-why-aim-spice-card = Wie daar voor staat, trekt kaarten en houdt er één; de kans dat jij dat bent is { $odds }.
saf-why-aim-reserve = Wie daar voor staat, krijgt een mengsel dat niemand anders kan maken; de kans dat jij dat bent is { $odds }.
saf-why-aim-head-chef = De chef-kok wint bij gelijke stand en kiest de kommen; de kans dat jij dat bent is { $odds }.
saf-why-aim-to-sell = Je hebt er een kaart van over, en elk fiche daar maakt die duurder.
saf-why-aim-spared = Er valt nu weinig te halen: de kans dat dit fiche je iets oplevert is { $odds }, en de andere houd je.
saf-why-aim-for-nothing = Iets beters is niet bereikbaar, en daar kan het geen kwaad.
saf-why-aim-for-blend = Die specerij mis je voor een mengsel; de kans dat je met dit fiche een kaart krijgt is { $odds }.
saf-why-aim-to-resell = Zo’n goedkope kaart kun je later duurder verkopen; de kans dat je er een krijgt is { $odds }.
saf-why-shoot-circle = Een fiche van een ander betwist je die cirkel; stoot het weg en de cirkel is van jou.
saf-why-shoot-winner = Dat fiche kan kopen wat voor een derde mengsel ontbreekt: stoot het weg.
saf-why-own-chip = Het is je eigen fiche.
saf-why-rival-chip = Het is een fiche van een ander.
saf-why-take-extra-throw = Een worp extra kost niets.
saf-why-take-spice-card = De kaart is gratis.
saf-why-take-reserve = Een eigen mengsel kost niets.
saf-why-take-head-chef = De chef-kok wint bij gelijke stand en kiest de kommen.
saf-why-keep-wanted = Die brengt je het dichtst bij een mengsel.
saf-why-keep-any = Geen ervan helpt nu bij een mengsel; je kunt ze wel verkopen.
saf-why-sell-cheap = De prijs is te laag; een andere keer levert hij meer op.
saf-why-sell-none = Je hebt hier niets te verkopen.
saf-why-sell-dear = Voor deze prijs kun je zelfs een kaart voor een onaf mengsel beter verkopen.
saf-why-sell-needed = Wat je hebt, heb je nodig voor een mengsel.
saf-why-sell-poor = Je hebt het geld nodig, ook voor deze prijs.
saf-why-sell-spare = Zoveel kun je missen, en de prijs is goed.
saf-why-buy-poor = Dat kun je niet betalen.
saf-why-buy-dear = Je zou de kaart kunnen gebruiken, maar hij is de prijs niet waard.
saf-why-buy-unwanted = Geen mengsel binnen bereik heeft hem nodig.
saf-why-buy-wanted = Hij brengt je dichter bij een mengsel en is de prijs waard.
saf-why-buy-bargain = Zo goedkoop dat je hem later duurder kunt verkopen.
saf-why-bowl-to-sell = Daar verkoop je, zodat je het geld hebt voordat je elders koopt.
saf-why-bowl-to-buy = Daar ligt een kaart die je wilt; pak hem zolang hij er is.
saf-why-bowl-useless = Daar liggen je fiches, maar geen kaart die je wilt.
saf-why-bowl-any = In de overige kommen heb je geen fiches en geen kaarten over: de volgorde maakt weinig uit.
saf-why-bowl-elsewhere = Daar heb je geen fiches en zo’n kaart heb je niet over; je andere kommen kunnen wachten.
saf-why-blend-nothing = Voor elk mengsel mis je een kaart.
saf-why-blend-win = Het is je derde: je wint!
saf-why-blend-open = Maak het voordat iemand anders het doet.
saf-why-blend-own = Niemand kan het je afnemen, maar het telt pas als het gemaakt is.
saf-why-shoot-rival = Dat fiche ligt je in de weg; weggestoten biedt het niet meer mee.
saf-why-leave-throw = Geen worp met je overige fiches levert je meer op.
saf-why-leave-circle = Het zou je nu niets opleveren.
saf-why-blend-later = In een ander mengsel zijn de kaarten meer waard.
saf-why-wins = Wint vanaf hier { $odds } van de spellen.

saf-tally-throws = Worpen die telden
saf-tally-knocked = Fiches van anderen weggestoten
saf-tally-shot = { $count ->
    [0] Beste worp: geland waar hij telt
    [one] Beste worp: 1 fiche weggestoten
   *[other] Beste worp: { $count } fiches weggestoten
}

# De markt rond het bord.
saf-seat = { $name }: { $rupees } roepies, { $cards ->
    [one] één specerijkaart
   *[other] { $cards } specerijkaarten
}, { $chips ->
    [one] nog één fiche te gooien
   *[other] nog { $chips } fiches te gooien
}, { $blends ->
    [one] één mengsel
   *[other] { $blends } mengsels
}
saf-status-throw = worp { $number } van { $chips }
saf-wall-goal = doel: { $blends }
saf-card-brings = een kaart levert op
saf-knock = Tik!
saf-view-back = Terug naar mijn plaats

# Opdrachten bij het oefenen.
saf-challenge-saffron = Raak drie keer de saffraan
saf-challenge-circle = Raak drie keer een cirkel
saf-challenge-far = Raak drie keer de achterste rij kommen
saf-challenge-knock = Stoot het rode fiche drie keer uit de saffraan
saf-challenge-replace = Stoot het eruit en blijf zelf in de saffraan, twee keer
saf-practice-throwing = Gooien oefenen
