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
variant-we-love-chili-text = Waar een 1, 2 of 3 gezegd mag worden, mag dat ook als chili; de stapel is dan chili.
variant-start-it-up = Opnieuw beginnen
variant-start-it-up-text = Na een 8, 9 of 10 mag ook een 1, 2 of 3 van dezelfde specerij volgen.
variant-spice-raider = Kruidenrover
variant-spice-raider-text = Wie een 4 zegt, krijgt de kaarten eronder zodra de volgende kaart wordt gespeeld.
variant-change-your-luck = Nieuw geluk
variant-change-your-luck-text = Zeg je een 5, dan mag je tot twee kaarten eronder schuiven en er evenveel trekken.
variant-turn-it-up = Op zijn kop
variant-turn-it-up-text = 6 en 9 gelden als hetzelfde getal.
variant-copy-cat = Na-aper
variant-copy-cat-text = Iedereen mag een kaart kopiëren door precies hetzelfde te zeggen.

in-hand = Handkaarten
won = Gewonnen kaarten
trophies = Trofeeën
status-turn = aan de beurt
status-decides = denkt na
status-letgo = laat gaan
status-owner = speelde net
status-turn-you = jouw beurt
status-decides-you = beslis!
status-letgo-you = laten gaan
status-owner-you = speelde net
deck = { $cards ->
    [0] stok leeg
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
stack-empty = Nog geen stapel: zeg een 1, 2 of 3
stack-waits = { $name } begint een nieuwe stapel
says = { $name } zegt
you-say = Jij zegt
truly = eigenlijk { $card }
last-card = Laatste kaart!
a-copy = een kopie
safe = niet meer aan te vechten

doubt-number = Dat is geen { $number }!
doubt-spice = Dat is geen { $spice }!
doubt-copy = Klopt niet!
doubt-nothing = Aanvechten zonder iets te noemen
let-go = Laten gaan
pass = Passen en trekken
choose-card = Kies een kaart
tuck-ask = { $card } onder de 5 schuiven?
tuck-it = Eronder schuiven
tuck-enough = Klaar
copy-it = Kopiëren (hetzelfde zeggen)
claim-for = Speel { $card } als…
truth-true = waar
truth-half = half waar
truth-half-number = alleen het getal klopt
truth-half-spice = alleen de specerij klopt
truth-bluff = bluf
say-last = en als laatste aankondigen
your-hand = { $cards ->
    [one] Je hand: 1 kaart
   *[other] Je hand: { $cards } kaarten
}

act-play = { $card } spelen als “{ $claim }”
act-copy = kopiëren met { $card }
act-tuck = { $card } eronder schuiven
act-doubt-number = het getal aanvechten
act-doubt-spice = de specerij aanvechten
act-doubt-copy = de kopie aanvechten
act-let-go = laten gaan
act-pass = passen en een kaart trekken
act-doubt-nothing = aanvechten zonder iets te noemen
act-tuck-enough = geen kaarten meer eronder schuiven

advice-truth = Het klopt, dus er kan je niets gebeuren.
advice-half-truth = Half waar; de kans dat niemand het aanvecht is { $odds }.
advice-bluff = Bluf; de kans dat niemand het aanvecht is { $odds }.
advice-copy = De kopie klopt.
advice-pass = { $cards ->
    [0] Geen van je kaarten zou hier kloppen, en bluffen loont niet.
    [one] Een van je kaarten zou hier kloppen, maar passen is beter.
   *[other] { $cards } van je kaarten zouden hier kloppen, maar passen is beter.
}
advice-believe = Getal klopt: { $number-share }. Specerij klopt: { $spice-share }. Je kunt er maar één aanvechten.
advice-believe-copy = De kans dat de kopie klopt is { $odds }.
advice-doubt-number = De kans dat het getal fout is, is { $odds }.
advice-doubt-spice = De kans dat de specerij fout is, is { $odds }.
advice-doubt-copy = De kans dat de kopie fout is, is { $odds }.
advice-enough = De kaarten die je hebt zijn bruikbaar.
advice-fresh-card = Een nieuwe kaart is meer waard.
advice-stack-to-win = Vecht iemand het toch aan (kans { $odds }), dan { $cards ->
    [one] is 1 kaart van jou
   *[other] zijn { $cards } kaarten van jou
} en trekt die speler er twee.
advice-stack-to-lose = Vecht iemand juist aan wat fout is (kans { $odds }), dan { $cards ->
    [one] ben je 1 kaart
   *[other] ben je { $cards } kaarten
} kwijt en trek je er twee.
advice-held-by-nobody = De kans dat niemand anders “{ $claim }” heeft is { $share }.
advice-last-card = Het is je laatste kaart: bewijst niemand het tegendeel, dan levert hij een trofee op.
advice-not-in-hand = Alleen op de kaarten afgaand is de kans { $share } dat “{ $claim }” niet in die hand zat.
advice-stack-at-stake = Het gaat om { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}; wie verliest, trekt er twee.
advice-their-last-card = Het is een laatste kaart: vecht niemand hem aan, dan levert hij een trofee op.
advice-trophy-at-stake = Het is een laatste kaart: vecht niemand hem aan, dan levert hij een trofee op, tien punten. Daarom is ook een kleine kans de moeite waard.
advice-doubt-ahead = Aanvechten mislukt hier meestal, maar verder vooruit bekeken was het toch beter dan de andere zetten.
advice-wins = Vanaf hier win je { $odds } van de spellen.
advice-topic = Hoe waarschijnlijk was “{ $claim }”? Wat elke speler kon afleiden uit de eigen kaarten en alles wat te zien was:
advice-claim = { $share } (alleen het getal { $number-share }, alleen de specerij { $spice-share })
advice-claim-known = { $percent ->
    [0] weet dat het niet klopt
   *[other] weet dat het klopt
}

told-shuffled = { $whome ->
    [yes] De kaarten zijn gedeeld. Jij begint.
   *[no] De kaarten zijn gedeeld. { $who } begint.
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
    [yes] Je kopieerde: “{ $claim }”.
   *[no] { $who } kopieerde: “{ $claim }”.
}
told-tucked = { $whome ->
    [yes] Je schoof een kaart onder de 5.
   *[no] { $who } schoof een kaart onder de 5.
}
told-gave-way = { $whome ->
    [yes] Je laat het gaan.
   *[no] { $who } laat het gaan.
}
told-tucked-enough = { $whome ->
    [yes] Je schuift geen kaarten meer onder de stapel.
   *[no] { $who } schuift geen kaarten meer onder de stapel.
}
told-passed = { $whome ->
    [yes] Je paste.
   *[no] { $who } paste.
}
# In een zin over een aanvechting: of die klopte, waar men dat weet.
told-outcome-right = terecht
told-outcome-right-you = terecht
told-outcome-wrong = ten onrechte
told-outcome-wrong-you = ten onrechte
told-revealed-number = { $whome ->
    [yes] Je vocht het getal{ $outcome } aan: het was { $card }.
   *[no] { $who } vocht het getal{ $outcome } aan: het was { $card }.
}
told-revealed-spice = { $whome ->
    [yes] Je vocht de specerij{ $outcome } aan: het was { $card }.
   *[no] { $who } vocht de specerij{ $outcome } aan: het was { $card }.
}
told-revealed-both = { $whome ->
    [yes] Je vocht de kopie{ $outcome } aan: het was { $card }.
   *[no] { $who } vocht de kopie{ $outcome } aan: het was { $card }.
}
told-revealed-none = { $whome ->
    [yes] Je vocht de kaart aan zonder iets te noemen; dat mislukt altijd. Het was { $card }.
   *[no] { $who } vocht de kaart aan zonder iets te noemen; dat mislukt altijd. Het was { $card }.
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
    [yes] Je nam de kaart terug: dat mag hier niet gezegd worden.
   *[no] { $who } nam de kaart terug: dat mag hier niet gezegd worden.
}
told-misclaimed-unannounced = { $whome ->
    [yes] Je nam de kaart terug: een laatste kaart moet je aankondigen.
   *[no] { $who } nam de kaart terug: een laatste kaart moet je aankondigen.
}
told-ended-second-trophy = Het spel is uit: de tweede trofee voor dezelfde speler!
told-ended-third-trophy = Het spel is uit: de derde trofee is gewonnen!
told-ended-worlds-end = Het spel is uit: het einde der tijden!

called-number = { $who }: “Verkeerd getal!”
called-spice = { $who }: “Verkeerde specerij!”
called-both = { $who }: “Klopt niet!”
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
verdict-none = Er is niets genoemd, dus wie aanvecht, verliest.
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

together = Vecht iemand dit aan?
nobody-doubts = Niemand: laten gaan

key-card = kaart of bewering kiezen
key-enter = gekozen kaart pakken; gekozen bewering doen
key-number = naar de bewering met dat getal
key-doubt-number = het getal aanvechten
key-doubt-spice = de specerij aanvechten
key-doubt-copy = een kopie aanvechten
key-let-go = laten gaan
key-pass = passen

strict = Streng
strict-text = Niemand controleert wat je zegt: mag het niet, dan kost het je beurt, en een laatste kaart moet je aankondigen.
variants-drawn = Of trek ze willekeurig
variants-chosen = Nee, zoals hierboven aangevinkt
variants-random = { $number ->
    [one] Eén willekeurige
   *[other] { $number } willekeurige
}
variant-random = Willekeurige variant
variant-random-text = Wordt bij het begin van het spel getrokken.
starter-chance = Willekeurig
option-spicy-starter = Wie begint?
option-spicy-strict = Streng
option-spicy-strict-text = Zoals aan een echte tafel: iets zeggen wat niet mag, of een laatste kaart niet aankondigen, kost je beurt.
option-spicy-above = Kaarten boven het einde der tijden
option-spicy-jitter = … plus of min, willekeurig
option-spicy-deal = Kaarten per speler
option-spicy-spices = Specerijen
option-spicy-numbers = Hoogste getal
option-spicy-copies = Exemplaren van elke kaart
option-spicy-wilds = Jokers van elke soort
announce-last = “Mijn laatste kaart!”
variants = Varianten in dit spel
variants-title = Extra pit: tot { $most } varianten
