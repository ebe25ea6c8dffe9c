# Spicy at the table.
spi-spice-chili = chili
spi-spice-pepper = pepper
spi-spice-wasabi = wasabi
spi-card-plain = { $spice } { $number }
spi-card-wild-number = wild number
spi-card-wild-spice = wild spice
spi-card-back = a face-down card
spi-claim = { $number } { $spice }

spi-variant-we-love-chili = We love chili
spi-variant-we-love-chili-text = Wherever a 1, 2 or 3 may be claimed, it may also be claimed in chili; the stack is chili from then on.
spi-variant-start-it-up = Start it up
spi-variant-start-it-up-text = After an 8, 9 or 10, a 1, 2 or 3 of the same spice may follow, too.
spi-variant-spice-raider = Spice raider
spi-variant-spice-raider-text = Claim a 4, and the cards beneath it are yours as soon as the next card is played.
spi-variant-change-your-luck = Change your luck
spi-variant-change-your-luck-text = With a claimed 5, tuck up to two more cards under it and draw as many.
spi-variant-turn-it-up = Turn it up
spi-variant-turn-it-up-text = 6 and 9 count as the same number.
spi-variant-copy-cat = Copy cat
spi-variant-copy-cat-text = Anyone may copy a card by making the very same claim.

spi-in-hand = Cards in hand
spi-won = Cards won
spi-trophies = Trophies
spi-status-turn = to play
spi-status-challenges = challenges!
spi-status-challenges-you = you challenge!
spi-status-decides = deciding
spi-status-letgo = lets it go
spi-status-owner = last to play
spi-status-turn-you = your turn
spi-status-decides-you = your call
spi-status-letgo-you = let it go
spi-status-owner-you = last to play
spi-seat = { $name }: { $cards } in hand, { $won } won, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
spi-record-caught = { $challenged ->
    [0] Claims challenged: none yet
   *[other] Claims challenged: { $challenged } (false: { $caught })
}
spi-record-right = { $challenges ->
    [0] Own challenges: none yet
   *[other] Own challenges: { $challenges } (right: { $right })
}
spi-deck = { $cards ->
    [0] deck empty
   *[other] about { $cards } cards
}
spi-deck-ended = World’s End came up
spi-worlds-end = World’s End
spi-trophies-left = { $trophies ->
    [0] no trophy left
    [one] 1 trophy left
   *[other] { $trophies } trophies left
}
spi-stack-height = { $cards ->
    [one] 1 card in the stack
   *[other] { $cards } cards in the stack
}
spi-stack-empty = No stack yet: claim a 1, 2 or 3
spi-stack-waits = { $name } starts a new stack
spi-truly = really { $card }
spi-last-card = Last card!
spi-a-copy = a copy
spi-safe = safe from challenges

spi-doubt-number = { $number ->
    [8] Not an 8!
   *[other] Not a { $number }!
}
spi-doubt-spice = Not { $spice }!
spi-doubt-copy = Wrong!
spi-doubt-nothing = Just challenge
spi-let-go = Let it go
spi-pass = Pass and draw
spi-choose-card = Choose a card
spi-tuck-ask = Tuck { $card } under the 5?
spi-tuck-it = Tuck it under
spi-tuck-enough = Done tucking
spi-copy-it = Copy it: the same claim
spi-claim-for = Play { $card } as…
spi-truth-true = true
spi-truth-half = half true
spi-truth-half-number = only the number is true
spi-truth-half-spice = only the spice is true
spi-truth-bluff = bluff
spi-say-last = and announce it as your last
spi-your-hand = { $cards ->
    [one] Your hand: 1 card
   *[other] Your hand: { $cards } cards
}

spi-act-play = play { $card } as “{ $claim }”
spi-act-copy = copy with { $card }
spi-act-tuck = tuck { $card } under
spi-act-doubt-number = challenge the number
spi-act-doubt-spice = challenge the spice
spi-act-doubt-copy = challenge the copy
spi-act-let-go = let it go
spi-done-let-go = let “{ $claim }” by { $name } go
spi-done-doubt-number = challenge the number of “{ $claim }” by { $name }
spi-done-doubt-spice = challenge the spice of “{ $claim }” by { $name }
spi-act-pass = pass and draw a card
spi-act-doubt-nothing = challenge without naming number or spice
spi-act-tuck-enough = stop tucking cards

spi-advice-truth = It’s true, so you’re safe.
spi-advice-half-truth = It’s half true, and { $odds } likely to go unchallenged.
spi-advice-bluff = It’s a bluff, and { $odds } likely to go unchallenged.
spi-advice-copy = It’s a true copy.
spi-advice-pass = { $cards ->
    [0] None of your cards would be true here, and a bluff isn’t worth it.
    [one] One of your cards would be true here, but passing is better.
   *[other] { $cards } of your cards would be true here, but passing is better.
}
spi-advice-believe = A challenge would succeed { $best } of the time at best.
spi-advice-believe-copy = The copy is { $odds } likely to be true.
spi-advice-doubt-number = The number is { $odds } likely to be wrong.
spi-advice-doubt-spice = The spice is { $odds } likely to be wrong.
spi-advice-doubt-copy = The copy is { $odds } likely to be wrong.
spi-advice-enough = The cards you hold are useful.
spi-advice-fresh-card = A fresh card is worth more.
spi-advice-stack-to-win = If someone challenges it all the same ({ $odds } likely), { $cards ->
    [one] 1 card is yours
   *[other] { $cards } cards are yours
} and they draw two.
spi-advice-stack-to-lose = If someone challenges what’s false ({ $odds } likely), { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} lost and you draw two.
spi-advice-held-by-nobody = Chance that nobody else holds “{ $claim }”: { $share }.
spi-advice-last-card = It’s your last card: unless someone proves you wrong, it wins a trophy.
spi-advice-not-in-hand = Going by the cards alone, the chance that they held no { $claim } is { $share }.
spi-advice-stack-at-stake = { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} at stake; the loser draws two.
spi-advice-their-last-card = It’s a last card: if nobody challenges it, it wins a trophy.
spi-advice-trophy-at-stake = It’s a last card: if nobody challenges it, it wins a trophy, ten points. So even a slim chance is worth taking.
spi-advice-doubt-ahead = A challenge usually fails here, but looking ahead it still beat the other moves.
spi-advice-wins = You’d win { $odds } of games from here.
spi-advice-topic = How likely was “{ $claim }” to be true?

spi-told-shuffled = { $whome ->
    [yes] The cards are dealt; you start.
   *[no] The cards are dealt; { $who } starts.
}
spi-told-drew = { $whome ->
    [yes] You drew a card.
   *[no] { $who } drew a card.
}
spi-told-drew-card = { $whome ->
    [yes] You drew { $card }.
   *[no] { $who } drew { $card }.
}
spi-told-played = { $whome ->
    [yes] You: “{ $claim }”.
   *[no] { $who }: “{ $claim }”.
}
spi-told-copied = { $whome ->
    [yes] You copied: “{ $claim }”.
   *[no] { $who } copied: “{ $claim }”.
}
spi-told-tucked = { $whome ->
    [yes] You tucked a card under the 5.
   *[no] { $who } tucked a card under the 5.
}
spi-told-gave-way = { $whome ->
    [yes] You let it go.
   *[no] { $who } lets it go.
}
spi-told-tucked-enough = { $whome ->
    [yes] You tuck no more cards.
   *[no] { $who } tucks no more cards.
}
spi-told-passed = { $whome ->
    [yes] You passed.
   *[no] { $who } passed.
}
# After a challenge: whether it was right, where that is known.
spi-told-outcome-right = and was right
spi-told-outcome-right-you = and were right
spi-told-outcome-wrong = and was wrong
spi-told-outcome-wrong-you = and were wrong
spi-told-revealed-number = { $whome ->
    [yes] You challenged the number{ $outcome }: it was { $card }.
   *[no] { $who } challenged the number{ $outcome }: it was { $card }.
}
spi-told-revealed-spice = { $whome ->
    [yes] You challenged the spice{ $outcome }: it was { $card }.
   *[no] { $who } challenged the spice{ $outcome }: it was { $card }.
}
spi-told-revealed-both = { $whome ->
    [yes] You challenged the copy{ $outcome }: it was { $card }.
   *[no] { $who } challenged the copy{ $outcome }: it was { $card }.
}
spi-told-revealed-none = { $whome ->
    [yes] You challenged without naming number or spice, which always fails. It was { $card }.
   *[no] { $who } challenged without naming number or spice, which always fails. It was { $card }.
}
spi-told-taken = { $whome ->
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
spi-told-raided = { $whome ->
    [yes] You raid the cards under the paw.
   *[no] { $who } raids the cards under the paw.
}
spi-told-trophied = { $whome ->
    [yes] You win a trophy!
   *[no] { $who } wins a trophy!
}
spi-told-misclaimed-invalid = { $whome ->
    [yes] You took the card back: that claim isn’t allowed here.
   *[no] { $who } took the card back: that claim isn’t allowed here.
}
spi-told-misclaimed-unannounced = { $whome ->
    [yes] You took the card back: a last card must be announced.
   *[no] { $who } took the card back: a last card must be announced.
}
spi-told-ended-second-trophy = Game over: a second trophy for the same player!
spi-told-ended-third-trophy = Game over: the third trophy is won!
spi-told-ended-worlds-end = Game over: World’s End!

spi-called-number = { $who }: “Wrong number!”
spi-called-spice = { $who }: “Wrong spice!”
spi-called-both = { $who }: “Wrong!”
spi-called-none = { $who }: “I don’t believe it!”
spi-reveal-claim = “{ $claim }”
spi-verdict-number-right = The number is right!
spi-verdict-number-wrong = The number is wrong: it’s { $number ->
    [8] an 8
   *[other] a { $number }
}.
spi-verdict-number-wild = The number is wrong: a wild spice has no number.
spi-verdict-spice-right = The spice is right!
spi-verdict-spice-wrong = The spice is wrong: it’s { $spice }.
spi-verdict-spice-wild = The spice is wrong: a wild number has no spice.
spi-verdict-both-right = The copy is right: number and spice both match.
spi-verdict-both-wrong = The copy is wrong: it’s { $card }.
spi-verdict-none = Nothing was named, so the challenge fails.
spi-stamp-number-wrong = { $number ->
    [8] Not an 8!
   *[other] Not a { $number }!
}
spi-stamp-number-right = { $number ->
    [8] It is an 8!
   *[other] It is a { $number }!
}
spi-stamp-spice-wrong = Not { $spice }!
spi-stamp-spice-right = It is { $spice }!
spi-stamp-both-wrong = False copy!
spi-stamp-both-right = True copy!
spi-stamp-none = No!
spi-verdict-wins = { $whome ->
    [yes] You win
   *[no] { $who } wins
} { $cards ->
    [0] the stack.
    [one] the single card in the stack.
   *[other] the stack of { $cards }.
}
spi-verdict-wins-trophy = { $whome ->
    [yes] You win
   *[no] { $who } wins
} { $cards ->
    [0] the stack
    [one] the single card in the stack
   *[other] the stack of { $cards }
} – and a trophy!
spi-verdict-draws = { $whome ->
    [yes] You draw
   *[no] { $who } draws
} { $cards ->
    [one] one card.
    [2] two.
   *[other] { $cards } cards.
}
spi-verdict-draws-some = { $whome ->
    [yes] You draw …
   *[no] { $who } draws …
}

spi-together = Does anyone challenge it?
spi-nobody-doubts = Nobody: let it go

spi-key-card = choose a card or claim
spi-key-enter = pick up the chosen card; make the chosen claim
spi-key-number = jump to the claim with that number
spi-key-doubt-number = challenge the number
spi-key-doubt-spice = challenge the spice
spi-key-doubt-copy = challenge a copy
spi-key-let-go = let it go
spi-key-pass = pass

spi-strict = Strict
spi-strict-text = Nobody checks your claims: one that isn’t allowed costs your turn, and a last card must be announced.
spi-variants-drawn = Or draw them at random
spi-variants-chosen = No, use those ticked above
spi-variants-random = { $number ->
    [one] One at random
   *[other] { $number } at random
}
spi-variant-random = Random variant
spi-variant-random-text = Drawn when the game starts.
spi-starter-chance = Random
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
spi-announce-last = “My last card!”
spi-variants = Variants in play
spi-variants-title = Spice it up: up to { $most } variants

spi-tally-challenges = Challenges that were right
spi-tally-caught = Others’ bluffs caught
spi-tally-bluffs = Own bluffs that went through
