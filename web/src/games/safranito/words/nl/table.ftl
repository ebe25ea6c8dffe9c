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
saf-place-reserve = reserveren
saf-place-head-chef = chef-kok
saf-place-nowhere = tussen de kommen
saf-place-off = naast het bord
saf-short-extra-throw = + worp
saf-short-spice-card = + kaart
saf-short-reserve = reserve
saf-short-head-chef = chef
saf-counts-nowhere = telt nergens
saf-a-card = een kaart
saf-a-blend = een mengsel

saf-board = Het bord van boven
saf-board-empty = er ligt geen fiche op
saf-chip-lies = { $who }, { $value }: { $place }
saf-round = Ronde { $round }
saf-piles = in de stapels: { $spices } specerijen, { $blends } mengsels
saf-head-chef = Chef-kok
saf-rupees = Roepies
saf-cards = Specerijkaarten
saf-chips-left = Nog niet geworpen fiches
saf-made = Mengsels
saf-reserved = Gereserveerde mengsels
saf-reserved-own = Alleen voor jou:
saf-known-cards = Bekende kaarten: { $cards }
saf-terms = Bijzonder aan deze tafel
saf-term-walk = Worpen van elke kant
saf-term-refill = Kaarten worden alleen aangevuld
saf-term-open-hands = Open handen
saf-term-secret-money = Geheim geld
saf-term-rounds = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
}
saf-view-toggle = Plat of ruimtelijk
saf-view-quality = Fijn beeld (trager)
saf-view-top = Van boven

saf-waiting = Wachten op { $name }:
saf-does-throw = werpt een fiche
saf-does-flight = het fiche vliegt
saf-does-doubt = beslist over een fiche op de rand
saf-does-extra-throw = mag er nog een werpen
saf-does-circle = beslist over een cirkel
saf-does-draw = trekt kaarten
saf-does-keep = kiest een kaart
saf-does-bowl = noemt de volgende kom
saf-does-sell = beslist wat er verkocht wordt
saf-does-buy = beslist over kopen
saf-does-blend = mag mengsels maken
saf-does-restock = kaarten worden neergelegd
saf-does-set-up = de kaarten worden geschud
saf-does-over = het spel is uit

saf-your-decision = Jouw beslissing
saf-your-throw = Jouw worp, fiche nummer { $number }
saf-your-extra-throw = Je mag nog een fiche werpen
saf-your-chips = Jouw fiches
saf-chip-of = fiche van { $value }
saf-chip-thrown = fiche van { $value }: al geworpen
saf-pick-chip = Neem een fiche; alleen jij weet wat het waard is.
saf-pick-any = Kies een fiche, houd het buiten de rand en schiet het het bord op.
saf-flick-text = Druk onder de rand van het bord en schiet naar een kom. Een kromme beweging geeft effect.
saf-how-flick = Hier vasthouden, dan omhoog schieten
saf-too-slow = Dat was geen worp: iets sneller!
saf-style = Hoe werpen
saf-lob = Boog
saf-lob-text = In een hoge boog: blijft ongeveer waar het landt.
saf-skim = Scheren
saf-skim-text = Laag en vlak: duwt anderen weg.
saf-needles = Mikken met wijzers
saf-stop-direction = Stop de richting
saf-stop-power = Stop de kracht
saf-throw-no-more = Niet meer werpen
saf-ask-doubt = Het fiche van { $name } ligt precies op de rand van { $place }. Telt het?
saf-allow = Het telt
saf-disallow = Het telt niet
saf-offer-extra-throw = Je hebt het meest op “extra worp”: nog een fiche werpen?
saf-offer-spice-card = Je hebt het meest op “specerijkaart”: kaarten trekken en er een houden?
saf-offer-reserve = Je hebt het meest op “reserveren”: het bovenste mengsel nemen, voor jou alleen?
saf-offer-head-chef = Je hebt het meest op “chef-kok”: de pepermolen nemen?
saf-take-extra-throw = Nog een werpen
saf-take-spice-card = Kaarten trekken
saf-take-reserve = Mengsel reserveren
saf-take-head-chef = De molen nemen
saf-leave = Laten
saf-ask-keep = Welke kaart houd je?
saf-ask-bowl = Jij bent chef-kok: welke kom wordt nu verhandeld?
saf-chips-there = { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
}
saf-chips-doubted = { $chips ->
    [one] 1 fiche, op de rand
   *[other] { $chips } fiches, niet alle zeker erin
}
saf-for-sale = { $cards ->
    [0] geen kaart te koop
    [one] 1 kaart te koop
   *[other] { $cards } kaarten te koop
}
saf-price = een kaart brengt { $rupees } op
saf-ask-sell = Verkoop je { $spice }? Elke kaart brengt { $rupees } roepies op.
saf-sell = { $number } verkopen voor { $rupees }
saf-sell-none = Niets verkopen
saf-nothing-to-sell = Je hebt geen { $spice }; dat hoeven de anderen niet te weten.
saf-ask-buy = Koop je een kaart { $spice } voor { $rupees } roepies?
saf-buy = Kopen voor { $rupees }
saf-buy-not = Nee: fiches terugnemen
saf-cannot-pay = Je kunt { $rupees } roepies niet betalen.
saf-ask-blend = Maak je een mengsel?
saf-blend-done = Geen mengsel meer
saf-nothing-to-blend = Voor elk mengsel mis je een kaart; dat hoeven de anderen niet te weten.
saf-row-may = mag het doen
saf-row-sold = heeft verkocht, koopt dus niets
saf-row-no-cards = hier valt niets te kopen
saf-row-poor = kan zoveel niet betalen
saf-row-first = koopt eerst
saf-row-later = koopt later
saf-blends = Mengsels
saf-no-blends = Er ligt geen mengsel open.
saf-make = Maken
saf-lacks = { $count ->
    [one] Je mist { $spices }.
   *[other] Je mist { $spices }.
}
saf-complete = Je hebt ze alle drie!
saf-one-a-turn = Maar één open mengsel per beurt.
saf-your-cards = { $cards ->
    [0] Jouw specerijkaarten
    [one] Jouw specerijkaart
   *[other] Jouw { $cards } specerijkaarten
}
saf-no-cards = nog geen: koop er

saf-act-allow = het fiche laten tellen
saf-act-disallow = het fiche niet laten tellen
saf-act-take = het doen
saf-act-decline = het laten
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
saf-act-throw = de { $value } in de kom met { $place } werpen
saf-act-throw-circle = de { $value } op de cirkel “{ $place }” werpen
saf-act-shoot = de { $value } laag naar een fiche recht vooruit werpen

saf-told-shuffled = De specerijkaarten zijn geschud: { $cards } in de stapel.
saf-told-uncovered = Een nieuw mengsel: { $blend }.
saf-told-laid-out = Te koop gelegd: { $spice }.
saf-told-began = Ronde { $round } begint.
saf-told-threw = { $whome ->
    [yes] Je wierp een fiche.
   *[no] { $who } wierp een fiche.
}
saf-told-threw-value = { $whome ->
    [yes] Je wierp de { $value }.
   *[no] { $who } wierp de { $value }.
}
saf-told-landed-in = { $whome ->
    [yes] Je fiche ligt op: { $place }.
   *[no] Het fiche van { $who } ligt op: { $place }.
}
saf-told-landed-nowhere = { $whome ->
    [yes] Je fiche ligt { $place }.
   *[no] Het fiche van { $who } ligt { $place }.
}
saf-told-landed-off = { $whome ->
    [yes] Je fiche is van het bord.
   *[no] Het fiche van { $who } is van het bord.
}
saf-told-pushed = Geduwd: { $list }.
saf-pushed-chip = { $who } → { $place }
saf-told-turned = { $whome ->
    [yes] Een fiche van jou toont { $value }.
   *[no] Een fiche van { $who } toont { $value }.
}
saf-told-priced = Een kaart brengt { $rupees } roepies op.
saf-told-opened = Nu: { $place }.
saf-told-allowed = { $whome ->
    [yes] De chef-kok laat je fiche tellen.
   *[no] De chef-kok laat het fiche van { $who } tellen.
}
saf-told-disallowed = { $whome ->
    [yes] De chef-kok laat je fiche niet tellen.
   *[no] De chef-kok laat het fiche van { $who } niet tellen.
}
saf-told-won-extra-throw = { $whome ->
    [yes] Je hebt het meest op “extra worp” ({ $rupees }) en mag nog een fiche werpen.
   *[no] { $who } heeft het meest op “extra worp” ({ $rupees }) en mag nog een fiche werpen.
}
saf-told-won-spice-card = { $whome ->
    [yes] Je hebt het meest op “specerijkaart” ({ $rupees }) en mag kaarten trekken.
   *[no] { $who } heeft het meest op “specerijkaart” ({ $rupees }) en mag kaarten trekken.
}
saf-told-won-reserve = { $whome ->
    [yes] Je hebt het meest op “reserveren” ({ $rupees }) en mag een mengsel reserveren.
   *[no] { $who } heeft het meest op “reserveren” ({ $rupees }) en mag een mengsel reserveren.
}
saf-told-won-head-chef = { $whome ->
    [yes] Je hebt het meest op “chef-kok” ({ $rupees }) en mag de molen nemen.
   *[no] { $who } heeft het meest op “chef-kok” ({ $rupees }) en mag de molen nemen.
}
saf-told-declined = { $whome ->
    [yes] Je liet het.
   *[no] { $who } liet het.
}
saf-told-draws = { $whome ->
    [yes] Je trekt er { $cards } en houdt er een.
   *[no] { $who } trekt er { $cards } en houdt er een.
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
    [yes] Je neemt de molen: jij bent chef-kok.
   *[no] { $who } neemt de molen en is chef-kok.
}
saf-told-mill-passed = { $whome ->
    [yes] Jij bent chef-kok.
   *[no] { $who } is chef-kok.
}
saf-told-swept = Fiches buiten de kommen gaan terug; de handel begint.
saf-told-sold = { $whome ->
    [yes] Je verkocht er { $cards } voor { $rupees } roepies.
   *[no] { $who } verkocht er { $cards } voor { $rupees } roepies.
}
saf-told-sold-none = { $whome ->
    [yes] Je verkocht niets.
   *[no] { $who } verkocht niets.
}
saf-told-withdrew = { $whome ->
    [yes] Je nam je fiches terug.
   *[no] { $who } nam de fiches terug.
}
saf-told-bought = { $whome ->
    [yes] Je kocht een kaart voor { $rupees } roepies.
   *[no] { $who } kocht een kaart voor { $rupees } roepies.
}
saf-told-blended = { $own ->
    [own] { $whome ->
        [yes] Je maakte je gereserveerde mengsel: { $blend }!
       *[no] { $who } maakte een gereserveerd mengsel: { $blend }!
    }
   *[other] { $whome ->
        [yes] Je maakte het mengsel van { $blend }!
       *[no] { $who } maakte het mengsel van { $blend }!
    }
}
saf-told-ended-third-blend = Het spel is uit: een derde mengsel!
saf-told-ended-most-blends = De laatste ronde is gespeeld: de meeste mengsels winnen.
saf-told-ended-most-money = De laatste ronde is gespeeld; bij evenveel mengsels wint het meeste geld.
saf-told-ended-shared = De laatste ronde is gespeeld: de winst wordt gedeeld.

key-saf-chip = een fiche nemen; een kom, een kaart, een aantal kiezen
key-saf-hand = de hand langs de rand bewegen
key-saf-needles = mikken met wijzers: starten, richting stoppen, kracht stoppen
key-saf-style = boog, scheren
key-saf-yes = ja: doen, kopen, het telt
key-saf-no = nee: laten, niets verkopen, niet meer
key-saf-view = plat of ruimtelijk; van boven; fijn of snel beeld

saf-by-chance = Door loting
saf-restock-add = Nieuwe kaarten komen bij die er nog liggen
saf-restock-refill = Kaarten worden alleen aangevuld
option-safranito-head_chef = De eerste chef-kok
option-safranito-restock = Specerijkaarten van een nieuwe ronde
option-safranito-walk = Rondlopen
option-safranito-walk-text = Fiches mogen van elke kant geworpen worden.
option-safranito-open_hands = Open handen
option-safranito-open_hands-text = Alle specerijkaarten liggen open.
option-safranito-secret_money = Geheim geld
option-safranito-secret_money-text = Alleen jij ziet hoeveel je hebt.
option-safranito-max_rounds = Hoogstens rondes

saf-walk = Rond de tafel lopen
saf-walk-left = Naar links lopen
saf-walk-right = Naar rechts lopen
key-saf-walk = rond de tafel lopen (waar dat mag)
saf-practice = Werpen oefenen
saf-practice-clear = Bord leegmaken
saf-practice-forget = Mijn worpen vergeten
saf-practice-last = Je laatste { $throws } worpen
saf-practice-motion = Beweging
saf-practice-place = Telt bij
saf-practice-none = Werp fiche na fiche, zoals je wilt. Niemand wacht, er wordt niets bewaard.
saf-practice-speed = { $speed } m/s
saf-practice-turn = { $to ->
    [left] { $degrees }° naar links
    [right] { $degrees }° naar rechts
   *[straight] rechtdoor
}
saf-practice-scatter = Je spreiding: { $across } cm dwars en { $along } cm in de lengte, rond het midden.

saf-real = Waar kwam het fiche van { $name } tot rust?
saf-real-text = Tik op de plek op het bord of kies die hier. Ook fiches die verschoven zijn: tik er een aan, dan waar het nu ligt.
saf-real-chip = fiche { $number } van { $name }
saf-real-where = Waar { $chip } ligt
saf-real-up = waarde boven
saf-real-edge = op de rand
saf-real-edge-text = Niemand kan zeggen of je de rand door het gat ziet: de chef-kok beslist.
saf-real-say = Zo ligt het
saf-real-thrown = Ik werp het nu
saf-real-throw-text = Laat niemand zien welk fiche het is; werp dan het echte.
saf-real-choose = kies …

saf-why-aim-extra-throw = Wie daar het meest heeft, werpt nog een fiche: in { $cases } gevallen jij.
saf-why-aim-spice-card = Wie daar het meest heeft, trekt kaarten en houdt er een: in { $cases } gevallen jij.
saf-why-aim-reserve = Wie daar het meest heeft, neemt een mengsel voor zich alleen: in { $cases } gevallen jij.
saf-why-aim-head-chef = De chef-kok wint bij gelijke stand en noemt de kommen: in { $cases } gevallen jij.
saf-why-aim-to-sell = Je kunt er een kaart van missen, en elk fiche daar maakt ze duurder.
saf-why-aim-spared = Veel valt er nu niet te halen: met dit fiche krijg je in { $cases } gevallen iets, en de andere blijven van jou.
saf-why-aim-for-nothing = Iets beters is niet te bereiken; daar kan het geen kwaad.
saf-why-aim-for-blend = Die specerij mis je voor een mengsel; met dit fiche krijg je in { $cases } gevallen een kaart.
saf-why-aim-to-resell = Zo goedkoop kun je de kaart later duurder verkopen; je krijgt ze in { $cases } gevallen.
saf-why-shoot-circle = Een fiche van een ander betwist je die cirkel; is het weg, dan is de cirkel van jou.
saf-why-shoot-winner = Dat fiche kan kopen wat voor een derde mengsel ontbreekt: schuif het weg.
saf-why-own-chip = Het is je eigen fiche.
saf-why-rival-chip = Het is een fiche van een ander.
saf-why-take-extra-throw = Een worp extra kost niets.
saf-why-take-spice-card = Een kaart voor niets.
saf-why-take-reserve = Een mengsel voor jou alleen kost niets.
saf-why-take-head-chef = De chef-kok wint bij gelijke stand en noemt de kommen.
saf-why-keep-wanted = Die brengt je het dichtst bij een mengsel.
saf-why-keep-any = Geen ervan helpt nu bij een mengsel; elke kaart kun je verkopen.
saf-why-sell-cheap = De prijs is te laag; een andere keer brengt ze meer op.
saf-why-sell-none = Je hebt hier niets te verkopen.
saf-why-sell-dear = Voor zo’n prijs verkoop je beter ook een kaart voor een onvoltooid mengsel.
saf-why-sell-needed = Wat je ervan hebt, heb je nodig voor een mengsel.
saf-why-sell-poor = Je hebt geld nodig, ook voor deze prijs.
saf-why-sell-spare = Zoveel kun je missen, en de prijs is goed.
saf-why-buy-poor = Dat kun je niet betalen.
saf-why-buy-dear = Je zou de kaart kunnen gebruiken, maar ze is haar prijs niet waard.
saf-why-buy-unwanted = Geen mengsel binnen bereik heeft ze nodig.
saf-why-buy-wanted = Ze brengt je dichter bij een mengsel en is haar prijs waard.
saf-why-buy-bargain = Zo goedkoop dat je ze later duurder kunt verkopen.
saf-why-bowl-to-sell = Daar verkoop je: het geld komt voor je elders koopt.
saf-why-bowl-to-buy = Daar ligt een kaart die je wilt, zolang ze er nog is.
saf-why-bowl-useless = Daar liggen je fiches, maar geen kaart die je wilt.
saf-why-bowl-any = In geen kom die nog komt, ligt een fiche van jou, en je kunt er ook geen kaart voor missen: welke eerst komt, maakt weinig uit.
saf-why-bowl-elsewhere = Daar ligt geen fiche van jou, en je hebt zo’n kaart niet over; wat je elders hebt, kan wachten.
saf-why-blend-nothing = Voor elk mengsel mis je een kaart.
saf-why-blend-win = Het is je derde: je wint!
saf-why-blend-open = Voordat iemand anders het maakt.
saf-why-blend-own = Niemand kan het je afnemen, maar het telt pas als het gemaakt is.
saf-why-shoot-rival = Dat fiche ligt je daar in de weg; opzijgeschoven biedt het niet meer mee.
saf-why-leave-throw = Geen worp met een fiche dat je nog hebt, levert je meer op.
saf-why-leave-circle = Het zou je nu niets opleveren.
saf-why-blend-later = In een ander mengsel doen de kaarten meer voor je.
saf-why-wins = Vanaf hier worden zo { $cases } partijen gewonnen.
