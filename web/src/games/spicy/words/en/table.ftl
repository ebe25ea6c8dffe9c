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
variant-we-love-chili-text = A 1, 2 or 3 may also be claimed in chili; the stack is chili from then on.
variant-start-it-up = Start it up
variant-start-it-up-text = On an 8, 9 or 10 a 1, 2 or 3 of the same spice may follow.
variant-spice-raider = Spice raider
variant-spice-raider-text = Who claims a 4 gets the cards beneath when the next card is played.
variant-change-your-luck = Change your luck
variant-change-your-luck-text = With a claimed 5 up to two more cards go under it, and as many are drawn.
variant-turn-it-up = Turn it up
variant-turn-it-up-text = 6 and 9 are the same.
variant-copy-cat = Copy cat
variant-copy-cat-text = Anybody may copy a card with the very same claim.

in-hand = Cards in hand
won = Cards won
trophies = Trophies
status-turn = on turn
status-decides = decides
status-letgo = lets it go
status-owner = on top
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
stack-empty = No stack: claim a 1, 2 or 3
says = { $name } says
you-say = You say
truly = truly { $card }
last-card = Last card!
a-copy = a copy
safe = can no longer be challenged

doubt-number = That is no { $number }!
doubt-spice = That is not { $spice }!
doubt-copy = Wrong!
doubt-nothing = Challenge, naming nothing
let-go = Let it go
pass = Pass, draw a card
choose-card = Your turn: choose a card
tuck-ask = Tuck { $card } under the 5?
tuck-it = Tuck it under
tuck-enough = No more cards
copy-it = Copy: the same claim
claim-for = Lay { $card } and claim …
truth-true = true
truth-half = half true
truth-half-number = only the number is true
truth-half-spice = only the spice is true
truth-bluff = a bluff
say-last = and say that it is your last
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
act-doubt-nothing = challenge without naming anything
act-tuck-enough = tuck no more cards

advice-truth = It is true, and nothing can happen to you.
advice-half-truth = Half of it is true; the chance that nobody doubts it is { $odds }.
advice-bluff = A bluff; the chance that nobody doubts it is { $odds }.
advice-copy = A true copy.
advice-pass = { $cards ->
    [0] You hold no card that could be laid truthfully, and a bluff is worth less.
    [one] Only one of your cards could be laid truthfully; nothing better offers itself.
   *[other] { $cards } of your cards could be laid truthfully, but nothing better offers itself.
}
advice-believe = The number is right with a chance of { $number-share }, the spice with one of { $spice-share }; whoever doubts must choose one of the two.
advice-believe-copy = The copy is right with a chance of { $odds }.
advice-doubt-number = The number is wrong with a chance of { $odds }.
advice-doubt-spice = The spice is wrong with a chance of { $odds }.
advice-doubt-copy = The copy is wrong with a chance of { $odds }.
advice-enough = What you hold is useful.
advice-fresh-card = A fresh card is worth more.
advice-stack-to-win = With a chance of { $odds } somebody doubts it all the same: then { $cards ->
    [one] 1 card is yours
   *[other] { $cards } cards are yours
}, and they draw two.
advice-stack-to-lose = With a chance of { $odds } somebody doubts just what is wrong: then { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} lost, and you draw two.
advice-held-by-nobody = Nobody else holds “{ $claim }” in { $share } of what is possible.
advice-last-card = It is your last card: if nobody proves you wrong, it wins a trophy.
advice-not-in-hand = By the cards alone, that hand had no { $claim } in { $share } of what is possible.
advice-stack-at-stake = { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} at stake; the loser draws two.
advice-their-last-card = It is a last card: if nobody doubts it, it wins a trophy.
advice-trophy-at-stake = It is a last card: if nobody doubts it, it wins a trophy, ten points. That is why a smaller chance is worth trying, too.
advice-doubt-ahead = A doubt fails more often than not here; but thought through from here, it did better than the other moves.
advice-wins = From here, { $cases } games are won so.
advice-topic = “{ $claim }”: is it true?
advice-claim = true with a chance of { $share } (number { $number-share }, spice { $spice-share })
advice-claim-known = { $percent ->
    [0] knows that it is not true
   *[other] knows that it is true
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
    [yes] You copy: “{ $claim }”.
   *[no] { $who } copies: “{ $claim }”.
}
told-tucked = { $whome ->
    [yes] You tucked a card under the 5.
   *[no] { $who } tucked a card under the 5.
}
told-passed = { $whome ->
    [yes] You passed.
   *[no] { $who } passed.
}
told-revealed-number = { $whome ->
    [yes] You doubted the number. It was { $card }.
   *[no] { $who } doubted the number. It was { $card }.
}
told-revealed-spice = { $whome ->
    [yes] You doubted the spice. It was { $card }.
   *[no] { $who } doubted the spice. It was { $card }.
}
told-revealed-both = { $whome ->
    [yes] You doubted the copy. It was { $card }.
   *[no] { $who } doubted the copy. It was { $card }.
}
told-revealed-none = { $whome ->
    [yes] You challenged without naming anything. It was { $card }.
   *[no] { $who } challenged without naming anything. It was { $card }.
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
    [yes] You took the card back: that claim may not follow.
   *[no] { $who } took the card back: that claim may not follow.
}
told-misclaimed-unannounced = { $whome ->
    [yes] You took the card back: a last card must be announced.
   *[no] { $who } took the card back: a last card must be announced.
}
told-ended-second-trophy = The game is over: a second trophy for the same player.
told-ended-third-trophy = The game is over: the third trophy is won.
told-ended-worlds-end = The game is over: World’s End came up.

called-number = { $who }: “Wrong number!”
called-spice = { $who }: “Wrong spice!”
called-both = { $who }: “Wrong!”
called-none = { $who }: “I doubt it!”
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

together = Does anybody doubt it?
nobody-doubts = Nobody: let it go

key-card = choose a card or a claim
key-enter = take the chosen card; make the chosen claim
key-number = go to the claim with that number
key-doubt-number = challenge the number
key-doubt-spice = challenge the spice
key-doubt-copy = challenge a copy
key-let-go = let it go
key-pass = pass

strict = Strict
strict-text = Nobody checks your claim: one that may not follow costs your turn, and a last card must be announced.
variants-drawn = Or let chance choose
variants-chosen = No: as ticked above
variants-random = { $number ->
    [one] One, drawn by chance
   *[other] { $number }, drawn by chance
}
variant-random = A variant by chance
variant-random-text = It is drawn when the game begins.
starter-chance = By chance
option-spicy-starter = Who begins?
option-spicy-strict = Strict
option-spicy-strict-text = As at a real table: a wrong claim or an unannounced last card is a mistake that costs the turn.
option-spicy-above = Cards above World’s End
option-spicy-jitter = … more or fewer, by chance
option-spicy-deal = Cards dealt to each
option-spicy-spices = Spices
option-spicy-numbers = Highest number
option-spicy-copies = Copies of each card
option-spicy-wilds = Wild cards of each kind
announce-last = I say: my last card!
variants = Variants in force
variants-title = Spice it up: up to { $most } variants
