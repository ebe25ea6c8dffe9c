# Spicy aan tafel.
spi-spice-chili = chili
spi-spice-pepper = peper
spi-spice-wasabi = wasabi
spi-card-plain = { $spice } { $number }
spi-card-wild-number = getaljoker
spi-card-wild-spice = specerijjoker
spi-card-back = een gedekte kaart
spi-claim = { $number } { $spice }

spi-variant-we-love-chili = Wij houden van chili
spi-variant-we-love-chili-text = Waar een 1, 2 of 3 gezegd mag worden, mag dat ook als chili; de stapel is dan chili.
spi-variant-start-it-up = Opnieuw beginnen
spi-variant-start-it-up-text = Na een 8, 9 of 10 mag ook een 1, 2 of 3 van dezelfde specerij volgen.
spi-variant-spice-raider = Kruidenrover
spi-variant-spice-raider-text = Wie een 4 zegt, krijgt de kaarten eronder zodra de volgende kaart wordt gespeeld.
spi-variant-change-your-luck = Nieuw geluk
spi-variant-change-your-luck-text = Zeg je een 5, dan mag je tot twee kaarten eronder schuiven en er evenveel trekken.
spi-variant-turn-it-up = Op zijn kop
spi-variant-turn-it-up-text = 6 en 9 gelden als hetzelfde getal.
spi-variant-copy-cat = Na-aper
spi-variant-copy-cat-text = Iedereen mag een kaart kopiëren door precies hetzelfde te zeggen.

spi-in-hand = Handkaarten
spi-won = Gewonnen kaarten
spi-trophies = Trofeeën
spi-status-turn = aan zet
spi-status-challenges = vecht aan!
spi-status-challenges-you = jij vecht aan!
spi-status-decides = denkt na
spi-status-letgo = laat gaan
spi-status-owner = speelde net
spi-status-turn-you = jouw beurt
spi-status-decides-you = beslis!
spi-status-letgo-you = laten gaan
spi-status-owner-you = speelde net
spi-seat = { $name }: { $cards } in de hand, { $won } gewonnen, { $trophies ->
    [one] 1 trofee
   *[other] { $trophies } trofeeën
}
spi-record-caught = { $challenged ->
    [0] Aangevochten kaarten: nog geen
   *[other] Aangevochten kaarten: { $challenged } (gebluft: { $caught })
}
spi-record-right = { $challenges ->
    [0] Zelf aangevochten: nog nooit
   *[other] Zelf aangevochten: { $challenges } (terecht: { $right })
}
spi-deck = { $cards ->
    [0] stok leeg
   *[other] ongeveer { $cards } kaarten
}
spi-deck-ended = Het einde der tijden is daar
spi-worlds-end = Einde der tijden
spi-trophies-left = { $trophies ->
    [0] geen trofee meer
    [one] nog 1 trofee
   *[other] nog { $trophies } trofeeën
}
spi-stack-height = { $cards ->
    [one] 1 kaart in de stapel
   *[other] { $cards } kaarten in de stapel
}
spi-stack-empty = Nog geen stapel: zeg een 1, 2 of 3
spi-stack-waits = { $name } begint een nieuwe stapel
spi-truly = eigenlijk { $card }
spi-last-card = Laatste kaart!
spi-a-copy = een kopie
spi-safe = niet meer aan te vechten

spi-doubt-number = Geen { $number }!
spi-doubt-spice = Geen { $spice }!
spi-doubt-copy = Klopt niet!
spi-doubt-nothing = Zomaar aanvechten
spi-let-go = Laten gaan
spi-pass = Passen en trekken
spi-choose-card = Kies een kaart
spi-tuck-ask = { $card } onder de 5 schuiven?
spi-tuck-it = Eronder schuiven
spi-tuck-enough = Klaar
spi-copy-it = Kopiëren (hetzelfde zeggen)
spi-claim-for = Speel { $card } als…
spi-truth-true = waar
spi-truth-half = half waar
spi-truth-half-number = alleen het getal klopt
spi-truth-half-spice = alleen de specerij klopt
spi-truth-bluff = bluf
spi-say-last = en als laatste aankondigen
spi-your-hand = { $cards ->
    [one] Je hand: 1 kaart
   *[other] Je hand: { $cards } kaarten
}

spi-act-play = { $card } spelen als “{ $claim }”
spi-act-copy = kopiëren met { $card }
spi-act-tuck = { $card } eronder schuiven
spi-act-doubt-number = het getal aanvechten
spi-act-doubt-spice = de specerij aanvechten
spi-act-doubt-copy = de kopie aanvechten
spi-act-let-go = laten gaan
spi-done-let-go = “{ $claim }” van { $name } laten gaan
spi-done-doubt-number = het getal van “{ $claim }” van { $name } aanvechten
spi-done-doubt-spice = de specerij van “{ $claim }” van { $name } aanvechten
spi-act-pass = passen en een kaart trekken
spi-act-doubt-nothing = aanvechten zonder iets te noemen
spi-act-tuck-enough = geen kaarten meer eronder schuiven

spi-advice-truth = Het klopt, dus er kan je niets gebeuren.
spi-advice-half-truth = Half waar; de kans dat niemand het aanvecht is { $odds }.
spi-advice-bluff = Bluf; de kans dat niemand het aanvecht is { $odds }.
spi-advice-copy = De kopie klopt.
spi-advice-pass = { $cards ->
    [0] Geen van je kaarten zou hier kloppen, en bluffen loont niet.
    [one] Een van je kaarten zou hier kloppen, maar passen is beter.
   *[other] { $cards } van je kaarten zouden hier kloppen, maar passen is beter.
}
spi-advice-believe = Aanvechten zou hier hooguit in { $best } van de gevallen slagen.
spi-advice-believe-copy = De kans dat de kopie klopt is { $odds }.
spi-advice-doubt-number = De kans dat het getal fout is, is { $odds }.
spi-advice-doubt-spice = De kans dat de specerij fout is, is { $odds }.
spi-advice-doubt-copy = De kans dat de kopie fout is, is { $odds }.
spi-advice-enough = De kaarten die je hebt zijn bruikbaar.
spi-advice-fresh-card = Een nieuwe kaart is meer waard.
spi-advice-stack-to-win = Vecht iemand het toch aan (kans { $odds }), dan { $cards ->
    [one] is 1 kaart van jou
   *[other] zijn { $cards } kaarten van jou
} en trekt die speler er twee.
spi-advice-stack-to-lose = Vecht iemand juist aan wat fout is (kans { $odds }), dan { $cards ->
    [one] ben je 1 kaart
   *[other] ben je { $cards } kaarten
} kwijt en trek je er twee.
spi-advice-held-by-nobody = De kans dat niemand anders “{ $claim }” heeft is { $share }.
spi-advice-last-card = Het is je laatste kaart: bewijst niemand het tegendeel, dan levert hij een trofee op.
spi-advice-not-in-hand = Alleen op de kaarten afgaand is de kans { $share } dat “{ $claim }” niet in die hand zat.
spi-advice-stack-at-stake = Het gaat om { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}; wie verliest, trekt er twee.
spi-advice-their-last-card = Het is een laatste kaart: vecht niemand hem aan, dan levert hij een trofee op.
spi-advice-trophy-at-stake = Het is een laatste kaart: vecht niemand hem aan, dan levert hij een trofee op, tien punten. Daarom is ook een kleine kans de moeite waard.
spi-advice-doubt-ahead = Aanvechten mislukt hier meestal, maar verder vooruit bekeken was het toch beter dan de andere zetten.
spi-advice-wins = Vanaf hier win je { $odds } van de spellen.
spi-advice-topic = Hoe waarschijnlijk was het dat “{ $claim }” klopte?

spi-told-shuffled = { $whome ->
    [yes] De kaarten zijn gedeeld. Jij begint.
   *[no] De kaarten zijn gedeeld. { $who } begint.
}
spi-told-drew = { $whome ->
    [yes] Je trok een kaart.
   *[no] { $who } trok een kaart.
}
spi-told-drew-card = { $whome ->
    [yes] Je trok { $card }.
   *[no] { $who } trok { $card }.
}
spi-told-played = { $whome ->
    [yes] Jij: “{ $claim }”.
   *[no] { $who }: “{ $claim }”.
}
spi-told-copied = { $whome ->
    [yes] Je kopieerde: “{ $claim }”.
   *[no] { $who } kopieerde: “{ $claim }”.
}
spi-told-tucked = { $whome ->
    [yes] Je schoof een kaart onder de 5.
   *[no] { $who } schoof een kaart onder de 5.
}
spi-told-gave-way = { $whome ->
    [yes] Je laat het gaan.
   *[no] { $who } laat het gaan.
}
spi-told-tucked-enough = { $whome ->
    [yes] Je schuift er geen kaarten meer onder.
   *[no] { $who } schuift er geen kaarten meer onder.
}
spi-told-passed = { $whome ->
    [yes] Je paste.
   *[no] { $who } paste.
}
# Na het aanvechten: of dat terecht was, waar men dat weet.
spi-told-outcome-right = terecht
spi-told-outcome-right-you = terecht
spi-told-outcome-wrong = ten onrechte
spi-told-outcome-wrong-you = ten onrechte
spi-told-revealed-number = { $whome ->
    [yes] Je vocht het getal{ $outcome } aan: het was { $card }.
   *[no] { $who } vocht het getal{ $outcome } aan: het was { $card }.
}
spi-told-revealed-spice = { $whome ->
    [yes] Je vocht de specerij{ $outcome } aan: het was { $card }.
   *[no] { $who } vocht de specerij{ $outcome } aan: het was { $card }.
}
spi-told-revealed-both = { $whome ->
    [yes] Je vocht de kopie{ $outcome } aan: het was { $card }.
   *[no] { $who } vocht de kopie{ $outcome } aan: het was { $card }.
}
spi-told-revealed-none = { $whome ->
    [yes] Je vocht de kaart aan zonder iets te noemen; dat mislukt altijd. Het was { $card }.
   *[no] { $who } vocht de kaart aan zonder iets te noemen; dat mislukt altijd. Het was { $card }.
}
spi-told-taken = { $whome ->
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
spi-told-raided = { $whome ->
    [yes] Je rooft de kaarten onder de poot.
   *[no] { $who } rooft de kaarten onder de poot.
}
spi-told-trophied = { $whome ->
    [yes] Je wint een trofee!
   *[no] { $who } wint een trofee!
}
spi-told-misclaimed-invalid = { $whome ->
    [yes] Je nam de kaart terug: dat mag hier niet gezegd worden.
   *[no] { $who } nam de kaart terug: dat mag hier niet gezegd worden.
}
spi-told-misclaimed-unannounced = { $whome ->
    [yes] Je nam de kaart terug: een laatste kaart moet je aankondigen.
   *[no] { $who } nam de kaart terug: een laatste kaart moet je aankondigen.
}
spi-told-ended-second-trophy = Het spel is uit: de tweede trofee voor dezelfde speler!
spi-told-ended-third-trophy = Het spel is uit: de derde trofee is gewonnen!
spi-told-ended-worlds-end = Het spel is uit: het einde der tijden!

spi-called-number = { $who }: “Verkeerd getal!”
spi-called-spice = { $who }: “Verkeerde specerij!”
spi-called-both = { $who }: “Klopt niet!”
spi-called-none = { $who }: “Dat geloof ik niet!”
spi-reveal-claim = “{ $claim }”
spi-verdict-number-right = Het getal klopt!
spi-verdict-number-wrong = Het getal is fout: het is een { $number }.
spi-verdict-number-wild = Het getal is fout: een specerijjoker heeft geen getal.
spi-verdict-spice-right = De specerij klopt!
spi-verdict-spice-wrong = De specerij is fout: het is { $spice }.
spi-verdict-spice-wild = De specerij is fout: een getaljoker heeft geen specerij.
spi-verdict-both-right = De kopie klopt: getal en specerij zijn allebei goed.
spi-verdict-both-wrong = De kopie is fout: het is { $card }.
spi-verdict-none = Er is niets genoemd, dus wie aanvecht, verliest.
spi-stamp-number-wrong = Geen { $number }!
spi-stamp-number-right = Wél een { $number }!
spi-stamp-spice-wrong = Geen { $spice }!
spi-stamp-spice-right = Wél { $spice }!
spi-stamp-both-wrong = Valse kopie!
spi-stamp-both-right = Echte kopie!
spi-stamp-none = Nee!
spi-verdict-wins = { $whome ->
    [yes] Jij wint
   *[no] { $who } wint
} { $cards ->
    [0] de stapel.
    [one] de ene kaart in de stapel.
   *[other] de stapel van { $cards }.
}
spi-verdict-wins-trophy = { $whome ->
    [yes] Jij wint
   *[no] { $who } wint
} { $cards ->
    [0] de stapel
    [one] de ene kaart in de stapel
   *[other] de stapel van { $cards }
} – en een trofee!
spi-verdict-draws = { $whome ->
    [yes] Jij trekt
   *[no] { $who } trekt
} { $cards ->
    [one] één kaart.
    [2] er twee.
   *[other] { $cards } kaarten.
}
spi-verdict-draws-some = { $whome ->
    [yes] Jij trekt …
   *[no] { $who } trekt …
}

spi-together = Vecht iemand dit aan?
spi-nobody-doubts = Niemand: laten gaan

spi-key-card = kiezen: een kaart, of wat je zegt
spi-key-enter = de gekozen kaart pakken; het gekozene zeggen
spi-key-number = naar dat getal
spi-key-doubt-number = het getal aanvechten
spi-key-doubt-spice = de specerij aanvechten
spi-key-doubt-copy = een kopie aanvechten
spi-key-let-go = laten gaan
spi-key-pass = passen

spi-strict = Streng
spi-strict-text = Niemand controleert wat je zegt: mag het niet, dan kost het je beurt, en een laatste kaart moet je aankondigen.
spi-variants-drawn = Of trek ze willekeurig
spi-variants-chosen = Nee, de varianten die hierboven zijn aangevinkt
spi-variants-random = { $number ->
    [one] Eén willekeurige
   *[other] { $number } willekeurige
}
spi-variant-random = Willekeurige variant
spi-variant-random-text = Wordt bij het begin van het spel getrokken.
spi-starter-chance = Willekeurig
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
spi-announce-last = “Mijn laatste kaart!”
spi-variants = Varianten in dit spel
spi-variants-title = Extra pit: tot { $most } varianten

spi-tally-challenges = Terecht aangevochten
spi-tally-caught = Bluf van anderen ontmaskerd
spi-tally-bluffs = Eigen bluf die erdoor kwam
