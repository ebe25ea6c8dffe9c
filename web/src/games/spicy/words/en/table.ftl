# Spicy at the table.
spice-chili = chili
spice-pepper = pepper
spice-wasabi = wasabi
card-plain = { $spice } { $number }
card-wild-number = wild number
card-wild-spice = wild spice
card-back = a face-down card
claim = { $number } { $spice }

variant-we-love-chili = We love chili
variant-we-love-chili-text = Wherever a 1, 2 or 3 may be claimed, it may also be claimed in chili; the stack is chili from then on.
variant-start-it-up = Start it up
variant-start-it-up-text = After an 8, 9 or 10, a 1, 2 or 3 of the same spice may follow, too.
variant-spice-raider = Spice raider
variant-spice-raider-text = Claim a 4, and the cards beneath it are yours as soon as the next card is played.
variant-change-your-luck = Change your luck
variant-change-your-luck-text = With a claimed 5, tuck up to two more cards under it and draw as many.
variant-turn-it-up = Turn it up
variant-turn-it-up-text = 6 and 9 count as the same number.
variant-copy-cat = Copy cat
variant-copy-cat-text = Anyone may copy a card by making the very same claim.

in-hand = Cards in hand
won = Cards won
trophies = Trophies
status-turn = to play
status-decides = deciding
status-letgo = lets it go
status-owner = last to play
status-turn-you = your turn
status-decides-you = your call
status-letgo-you = let go
status-owner-you = last to play
deck = { $cards ->
    [0] deck empty
   *[other] about { $cards } cards
}
deck-ended = World’s End came up
worlds-end = World’s End
trophies-left = { $trophies ->
    [0] no trophy left
    [one] 1 trophy left
   *[other] { $trophies } trophies left
}
stack-height = { $cards ->
    [one] 1 card in the stack
   *[other] { $cards } cards in the stack
}
stack-empty = No stack yet: claim a 1, 2 or 3
stack-waits = { $name } starts a new stack
says = { $name } says
you-say = You say
truly = really { $card }
last-card = Last card!
a-copy = a copy
safe = safe from challenges

doubt-number = { $number ->
    [8] That’s not an 8!
   *[other] That’s not a { $number }!
}
doubt-spice = That’s not { $spice }!
doubt-copy = Wrong!
doubt-nothing = Challenge without naming
let-go = Let it go
pass = Pass and draw
choose-card = Choose a card
tuck-ask = Tuck { $card } under the 5?
tuck-it = Tuck it under
tuck-enough = Done tucking
copy-it = Copy it: the same claim
claim-for = Play { $card } as…
truth-true = true
truth-half = half true
truth-half-number = only the number is true
truth-half-spice = only the spice is true
truth-bluff = bluff
say-last = and announce it as your last
your-hand = { $cards ->
    [one] Your hand: 1 card
   *[other] Your hand: { $cards } cards
}

act-play = play { $card } as “{ $claim }”
act-copy = copy with { $card }
act-tuck = tuck { $card } under
act-doubt-number = challenge the number
act-doubt-spice = challenge the spice
act-doubt-copy = challenge the copy
act-let-go = let it go
act-pass = pass and draw a card
act-doubt-nothing = challenge without naming number or spice
act-tuck-enough = stop tucking cards

advice-truth = It’s true, so you’re safe.
advice-half-truth = It’s half true, and { $odds } likely to go unchallenged.
advice-bluff = It’s a bluff, and { $odds } likely to go unchallenged.
advice-copy = It’s a true copy.
advice-pass = { $cards ->
    [0] None of your cards would be true here, and a bluff isn’t worth it.
    [one] One of your cards would be true here, but passing is better.
   *[other] { $cards } of your cards would be true here, but passing is better.
}
advice-believe = Number right: { $number-share }. Spice right: { $spice-share }. You may challenge only one.
advice-believe-copy = The copy is { $odds } likely to be true.
advice-doubt-number = The number is { $odds } likely to be wrong.
advice-doubt-spice = The spice is { $odds } likely to be wrong.
advice-doubt-copy = The copy is { $odds } likely to be wrong.
advice-enough = The cards you hold are useful.
advice-fresh-card = A fresh card is worth more.
advice-stack-to-win = If someone challenges it all the same ({ $odds } likely), { $cards ->
    [one] 1 card is yours
   *[other] { $cards } cards are yours
} and they draw two.
advice-stack-to-lose = If someone challenges what’s false ({ $odds } likely), { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} lost and you draw two.
advice-held-by-nobody = Chance that nobody else holds “{ $claim }”: { $share }.
advice-last-card = It’s your last card: unless someone proves you wrong, it wins a trophy.
advice-not-in-hand = Going by the cards alone, the chance that they held no { $claim } is { $share }.
advice-stack-at-stake = { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} at stake; the loser draws two.
advice-their-last-card = It’s a last card: if nobody challenges it, it wins a trophy.
advice-trophy-at-stake = It’s a last card: if nobody challenges it, it wins a trophy, ten points. So even a slim chance is worth taking.
advice-doubt-ahead = A challenge usually fails here, but looking ahead it still beat the other moves.
advice-wins = You’d win { $odds } of games from here.
advice-topic = How likely was “{ $claim }”? What each player could tell from their own cards and everything seen so far:
advice-claim = { $share } (the number alone { $number-share }, the spice alone { $spice-share })
advice-claim-known = { $percent ->
    [0] knows that it’s false
   *[other] knows that it’s true
}

told-shuffled = { $whome ->
    [yes] The cards are dealt; you start.
   *[no] The cards are dealt; { $who } starts.
}
told-drew = { $whome ->
    [yes] You drew a card.
   *[no] { $who } drew a card.
}
told-drew-card = { $whome ->
    [yes] You drew { $card }.
   *[no] { $who } drew { $card }.
}
told-played = { $whome ->
    [yes] You: “{ $claim }”.
   *[no] { $who }: “{ $claim }”.
}
told-copied = { $whome ->
    [yes] You copied: “{ $claim }”.
   *[no] { $who } copied: “{ $claim }”.
}
told-tucked = { $whome ->
    [yes] You tucked a card under the 5.
   *[no] { $who } tucked a card under the 5.
}
told-gave-way = { $whome ->
    [yes] You let it go.
   *[no] { $who } lets it go.
}
told-tucked-enough = { $whome ->
    [yes] You tuck no more cards.
   *[no] { $who } tucks no more cards.
}
told-passed = { $whome ->
    [yes] You passed.
   *[no] { $who } passed.
}
# After a challenge: whether it was right, where that is known.
told-outcome-right = and was right
told-outcome-right-you = and were right
told-outcome-wrong = and was wrong
told-outcome-wrong-you = and were wrong
told-revealed-number = { $whome ->
    [yes] You challenged the number{ $outcome }: it was { $card }.
   *[no] { $who } challenged the number{ $outcome }: it was { $card }.
}
told-revealed-spice = { $whome ->
    [yes] You challenged the spice{ $outcome }: it was { $card }.
   *[no] { $who } challenged the spice{ $outcome }: it was { $card }.
}
told-revealed-both = { $whome ->
    [yes] You challenged the copy{ $outcome }: it was { $card }.
   *[no] { $who } challenged the copy{ $outcome }: it was { $card }.
}
told-revealed-none = { $whome ->
    [yes] You challenged without naming number or spice, which always fails. It was { $card }.
   *[no] { $who } challenged without naming number or spice, which always fails. It was { $card }.
}
told-taken = { $whome ->
    [yes] You win the stack
   *[no] { $who } wins the stack
}{ $drawn ->
    [0] .
    [one] ; { $loserme ->
        [yes] you draw
       *[no] { $loser } draws
    } one card.
    [2] ; { $loserme ->
        [yes] you draw
       *[no] { $loser } draws
    } two.
   *[other] ; { $loserme ->
        [yes] you draw
       *[no] { $loser } draws
    } { $drawn } cards.
}
told-raided = { $whome ->
    [yes] You raid the cards under the paw.
   *[no] { $who } raids the cards under the paw.
}
told-trophied = { $whome ->
    [yes] You win a trophy!
   *[no] { $who } wins a trophy!
}
told-misclaimed-invalid = { $whome ->
    [yes] You took the card back: that claim isn’t allowed here.
   *[no] { $who } took the card back: that claim isn’t allowed here.
}
told-misclaimed-unannounced = { $whome ->
    [yes] You took the card back: a last card must be announced.
   *[no] { $who } took the card back: a last card must be announced.
}
told-ended-second-trophy = Game over: a second trophy for the same player!
told-ended-third-trophy = Game over: the third trophy is won!
told-ended-worlds-end = Game over: World’s End!

called-number = { $who }: “Wrong number!”
called-spice = { $who }: “Wrong spice!”
called-both = { $who }: “Wrong!”
called-none = { $who }: “I don’t believe it!”
reveal-claim = “{ $claim }”
verdict-number-right = The number is right!
verdict-number-wrong = The number is wrong: it’s { $number ->
    [8] an 8
   *[other] a { $number }
}.
verdict-number-wild = The number is wrong: a wild spice has no number.
verdict-spice-right = The spice is right!
verdict-spice-wrong = The spice is wrong: it’s { $spice }.
verdict-spice-wild = The spice is wrong: a wild number has no spice.
verdict-both-right = The copy is right: number and spice both match.
verdict-both-wrong = The copy is wrong: it’s { $card }.
verdict-none = Nothing was named, so the challenge fails.
verdict-wins = { $whome ->
    [yes] You win
   *[no] { $who } wins
} { $cards ->
    [0] the stack.
    [one] the single card in the stack.
   *[other] the stack of { $cards }.
}
verdict-wins-trophy = { $whome ->
    [yes] You win
   *[no] { $who } wins
} { $cards ->
    [0] the stack
    [one] the single card in the stack
   *[other] the stack of { $cards }
} – and a trophy!
verdict-draws = { $whome ->
    [yes] You draw
   *[no] { $who } draws
} { $cards ->
    [one] one card.
    [2] two.
   *[other] { $cards } cards.
}
verdict-draws-some = { $whome ->
    [yes] You draw …
   *[no] { $who } draws …
}

together = Does anyone challenge it?
nobody-doubts = Nobody: let it go

key-card = choose a card or claim
key-enter = pick up the chosen card; make the chosen claim
key-number = jump to the claim with that number
key-doubt-number = challenge the number
key-doubt-spice = challenge the spice
key-doubt-copy = challenge a copy
key-let-go = let it go
key-pass = pass

strict = Strict
strict-text = Nobody checks your claims: one that isn’t allowed costs your turn, and a last card must be announced.
variants-drawn = Or draw them at random
variants-chosen = No, as ticked above
variants-random = { $number ->
    [one] One at random
   *[other] { $number } at random
}
variant-random = Random variant
variant-random-text = Drawn when the game starts.
starter-chance = Random
option-spicy-starter = Who starts?
option-spicy-strict = Strict
option-spicy-strict-text = As at a real table: a claim that isn’t allowed, or a last card not announced, costs your turn.
option-spicy-above = Cards above World’s End
option-spicy-jitter = … give or take, at random
option-spicy-deal = Cards dealt to each player
option-spicy-spices = Spices
option-spicy-numbers = Highest number
option-spicy-copies = Copies of each card
option-spicy-wilds = Wild cards of each kind
announce-last = “My last card!”
variants = Variants in play
variants-title = Spice it up: up to { $most } variants
