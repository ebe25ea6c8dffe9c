# Spicy aan tafel.
spice-chili = chili
spice-pepper = peper
spice-wasabi = wasabi
card-plain = { $spice } { $number }
card-wild-number = getaljoker
card-wild-spice = specerijjoker
card-back = een gedekte kaart
claim = { $number } { $spice }

variant-we-love-chili = Wij houden van chili
variant-we-love-chili-text = Een 1, 2 of 3 mag ook als chili worden beweerd; de stapel is dan chili.
variant-start-it-up = Opnieuw beginnen
variant-start-it-up-text = Op een 8, 9 of 10 mag een 1, 2 of 3 van dezelfde specerij volgen.
variant-spice-raider = Kruidenrover
variant-spice-raider-text = Wie een 4 beweert, krijgt de kaarten eronder als de volgende wordt gespeeld.
variant-change-your-luck = Nieuw geluk
variant-change-your-luck-text = Bij een beweerde 5 gaan tot twee kaarten eronder; evenveel worden getrokken.
variant-turn-it-up = Op zijn kop
variant-turn-it-up-text = 6 en 9 zijn gelijk.
variant-copy-cat = Na-aper
variant-copy-cat-text = Iedereen mag een kaart met precies dezelfde bewering kopiëren.

in-hand = Handkaarten
won = Gewonnen kaarten
trophies = Trofeeën
status-turn = aan zet
status-decides = gevraagd
status-letgo = laat gaan
status-owner = ligt boven
deck = { $cards ->
    [0] trekstapel leeg
   *[other] ongeveer { $cards } kaarten
}
deck-ended = Het einde der tijden is daar
worlds-end = Einde der tijden
trophies-left = { $trophies ->
    [0] geen trofee meer
    [one] nog 1 trofee
   *[other] nog { $trophies } trofeeën
}
stack-height = { $cards ->
    [one] 1 kaart in de stapel
   *[other] { $cards } kaarten in de stapel
}
stack-empty = Geen stapel: beweer een 1, 2 of 3
says = { $name } zegt
you-say = Jij zegt
truly = echt { $card }
last-card = Laatste kaart!
a-copy = een kopie
safe = niet meer te betwijfelen

doubt-number = Dat is geen { $number }!
doubt-spice = Dat is geen { $spice }!
doubt-copy = Fout!
doubt-nothing = Betwijfelen zonder iets te noemen
let-go = Laten gaan
pass = Passen, kaart trekken
choose-card = Jouw beurt: kies een kaart
tuck-ask = { $card } onder de 5 schuiven?
tuck-it = Eronder schuiven
tuck-enough = Geen kaarten meer
copy-it = Kopiëren: dezelfde bewering
claim-for = Leg { $card } neer en beweer …
truth-true = waar
truth-half = half waar
truth-half-number = alleen het getal klopt
truth-half-spice = alleen de specerij klopt
truth-bluff = bluf
say-last = en zeg dat het je laatste is
your-hand = { $cards ->
    [one] Je hand: 1 kaart
   *[other] Je hand: { $cards } kaarten
}

act-play = { $card } spelen als “{ $claim }”
act-copy = kopiëren met { $card }
act-tuck = { $card } eronder schuiven
act-doubt-number = het getal betwijfelen
act-doubt-spice = de specerij betwijfelen
act-doubt-copy = de kopie betwijfelen
act-let-go = laten gaan
act-pass = passen en een kaart trekken
act-doubt-nothing = betwijfelen zonder iets te noemen
act-tuck-enough = geen kaarten meer eronder schuiven

advice-truth = Het is waar, er kan je niets gebeuren.
advice-half-truth = De helft is waar; met { $odds } kans twijfelt niemand.
advice-bluff = Bluf; met { $odds } kans twijfelt niemand.
advice-copy = Een ware kopie.
advice-pass = { $cards ->
    [0] Geen van je kaarten kan eerlijk gelegd worden, en bluf is minder waard.
    [one] Maar één van je kaarten kan eerlijk gelegd worden; iets beters is er niet.
   *[other] { $cards } van je kaarten kunnen eerlijk gelegd worden, maar iets beters is er niet.
}
advice-believe = Het getal klopt met { $number-share } kans, de specerij met { $spice-share }; wie twijfelt, moet een van de twee kiezen.
advice-believe-copy = De kopie klopt met { $odds } kans.
advice-doubt-number = Het getal is met { $odds } kans fout.
advice-doubt-spice = De specerij is met { $odds } kans fout.
advice-doubt-copy = De kopie is met { $odds } kans fout.
advice-enough = Wat je hebt is bruikbaar.
advice-fresh-card = Een verse kaart is meer waard.
advice-stack-to-win = Met { $odds } kans twijfelt er toch iemand: dan { $cards ->
    [one] is 1 kaart van jou
   *[other] zijn { $cards } kaarten van jou
}, en wie twijfelde, trekt er twee.
advice-stack-to-lose = Met { $odds } kans twijfelt er iemand precies aan wat fout is: dan { $cards ->
    [one] is 1 kaart
   *[other] zijn { $cards } kaarten
} weg, en trek jij er twee.
advice-held-by-nobody = In { $share } van wat mogelijk is heeft niemand anders “{ $claim }”.
advice-last-card = Het is je laatste kaart: bewijst niemand het tegendeel, dan wint ze een trofee.
advice-not-in-hand = Naar de kaarten alleen zat “{ $claim }” in { $share } van wat mogelijk is niet in die hand.
advice-stack-at-stake = Het gaat om { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}; wie verliest, trekt er twee.
advice-their-last-card = Het is een laatste kaart: twijfelt niemand, dan wint ze een trofee.
advice-trophy-at-stake = Het is een laatste kaart: twijfelt niemand, dan wint ze een trofee, tien punten. Daarom is ook een kleinere kans de moeite waard.
advice-doubt-ahead = Twijfelen gaat hier vaker fout dan goed; maar van hieruit verder gedacht was het beter dan de andere zetten.
advice-wins = Vanaf hier worden zo { $cases } partijen gewonnen.
advice-topic = “{ $claim }”: klopt dat?
advice-claim = met { $share } kans waar (getal { $number-share }, specerij { $spice-share })
advice-claim-known = { $percent ->
    [0] weet dat het niet klopt
   *[other] weet dat het klopt
}

told-shuffled = { $whome ->
    [yes] De kaarten zijn gedeeld; jij begint.
   *[no] De kaarten zijn gedeeld; { $who } begint.
}
told-drew = { $whome ->
    [yes] Je trok een kaart.
   *[no] { $who } trok een kaart.
}
told-drew-card = { $whome ->
    [yes] Je trok { $card }.
   *[no] { $who } trok { $card }.
}
told-played = { $whome ->
    [yes] Jij: “{ $claim }”.
   *[no] { $who }: “{ $claim }”.
}
told-copied = { $whome ->
    [yes] Je kopieert: “{ $claim }”.
   *[no] { $who } kopieert: “{ $claim }”.
}
told-tucked = { $whome ->
    [yes] Je schoof een kaart onder de 5.
   *[no] { $who } schoof een kaart onder de 5.
}
told-passed = { $whome ->
    [yes] Je paste.
   *[no] { $who } paste.
}
told-revealed-number = { $whome ->
    [yes] Je betwijfelde het getal. Het was { $card }.
   *[no] { $who } betwijfelde het getal. Het was { $card }.
}
told-revealed-spice = { $whome ->
    [yes] Je betwijfelde de specerij. Het was { $card }.
   *[no] { $who } betwijfelde de specerij. Het was { $card }.
}
told-revealed-both = { $whome ->
    [yes] Je betwijfelde de kopie. Het was { $card }.
   *[no] { $who } betwijfelde de kopie. Het was { $card }.
}
told-revealed-none = { $whome ->
    [yes] Je betwijfelde zonder iets te noemen. Het was { $card }.
   *[no] { $who } betwijfelde zonder iets te noemen. Het was { $card }.
}
told-taken = { $whome ->
    [yes] Jij wint de stapel
   *[no] { $who } wint de stapel
}{ $drawn ->
    [0] .
    [one] ; { $loserme ->
        [yes] jij trekt
       *[no] { $loser } trekt
    } één kaart.
    [2] ; { $loserme ->
        [yes] jij trekt
       *[no] { $loser } trekt
    } er twee.
   *[other] ; { $loserme ->
        [yes] jij trekt
       *[no] { $loser } trekt
    } { $drawn } kaarten.
}
told-raided = { $whome ->
    [yes] Je rooft de kaarten onder de poot.
   *[no] { $who } rooft de kaarten onder de poot.
}
told-trophied = { $whome ->
    [yes] Je wint een trofee!
   *[no] { $who } wint een trofee!
}
told-misclaimed-invalid = { $whome ->
    [yes] Je nam de kaart terug: die bewering mag niet volgen.
   *[no] { $who } nam de kaart terug: die bewering mag niet volgen.
}
told-misclaimed-unannounced = { $whome ->
    [yes] Je nam de kaart terug: een laatste kaart moet je melden.
   *[no] { $who } nam de kaart terug: een laatste kaart moet je melden.
}
told-ended-second-trophy = Het spel is uit: een tweede trofee voor dezelfde speler.
told-ended-third-trophy = Het spel is uit: de derde trofee is gewonnen.
told-ended-worlds-end = Het spel is uit: het einde der tijden is daar.

called-number = { $who }: “Fout getal!”
called-spice = { $who }: “Foute specerij!”
called-both = { $who }: “Fout!”
called-none = { $who }: “Dat geloof ik niet!”
reveal-claim = “{ $claim }”
verdict-number-right = Het getal klopt!
verdict-number-wrong = Het getal is fout: het is een { $number }.
verdict-number-wild = Het getal is fout: een specerijjoker heeft geen getal.
verdict-spice-right = De specerij klopt!
verdict-spice-wrong = De specerij is fout: het is { $spice }.
verdict-spice-wild = De specerij is fout: een getaljoker heeft geen specerij.
verdict-both-right = De kopie klopt: getal en specerij zijn allebei goed.
verdict-both-wrong = De kopie is fout: het is { $card }.
verdict-none = Er is niets genoemd: wie zo betwijfelt, verliest.
verdict-wins = { $whome ->
    [yes] Jij wint
   *[no] { $who } wint
} { $cards ->
    [0] de stapel.
    [one] de ene kaart in de stapel.
   *[other] de stapel van { $cards }.
}
verdict-wins-trophy = { $whome ->
    [yes] Jij wint
   *[no] { $who } wint
} { $cards ->
    [0] de stapel
    [one] de ene kaart in de stapel
   *[other] de stapel van { $cards }
} – en een trofee!
verdict-draws = { $whome ->
    [yes] Jij trekt
   *[no] { $who } trekt
} { $cards ->
    [one] één kaart.
    [2] er twee.
   *[other] { $cards } kaarten.
}
verdict-draws-some = { $whome ->
    [yes] Jij trekt …
   *[no] { $who } trekt …
}

together = Twijfelt er iemand?
nobody-doubts = Niemand: laten gaan

key-card = kaart of bewering kiezen
key-enter = gekozen kaart pakken; gekozen bewering doen
key-number = naar de bewering met dat getal
key-doubt-number = het getal betwijfelen
key-doubt-spice = de specerij betwijfelen
key-doubt-copy = een kopie betwijfelen
key-let-go = laten gaan
key-pass = passen

strict = Streng
strict-text = Niemand controleert je bewering: een die niet mag volgen kost je beurt, en een laatste kaart moet worden aangekondigd.
variants-drawn = Of laat het toeval kiezen
variants-chosen = Nee: zoals hierboven aangevinkt
variants-random = { $number ->
    [one] Een, door het toeval getrokken
   *[other] { $number }, door het toeval getrokken
}
variant-random = Een variant naar toeval
variant-random-text = Die wordt bij het begin getrokken.
starter-chance = Het toeval beslist
option-spicy-starter = Wie begint?
option-spicy-strict = Streng
option-spicy-strict-text = Zoals aan een echte tafel: een foute bewering of een niet aangekondigde laatste kaart is een fout die de beurt kost.
option-spicy-above = Kaarten boven het einde der tijden
option-spicy-jitter = … meer of minder, naar toeval
option-spicy-deal = Kaarten voor elke hand
option-spicy-spices = Specerijen
option-spicy-numbers = Hoogste getal
option-spicy-copies = Exemplaren van elke kaart
option-spicy-wilds = Jokers van elke soort
announce-last = Ik zeg: mijn laatste kaart!
variants = Geldende varianten
variants-title = Extra pit: tot { $most } varianten
