# Safranito at the table.
saf-spice-curry = curry
saf-spice-ginger = ginger
saf-spice-cardamom = cardamom
saf-spice-chili = chili
saf-spice-saffron = saffron
saf-spice-garlic = garlic
saf-spice-mint = mint
saf-spice-cumin = cumin
saf-spice-cinnamon = cinnamon
saf-place-curry = curry
saf-place-ginger = ginger
saf-place-cardamom = cardamom
saf-place-chili = chili
saf-place-saffron = saffron
saf-place-garlic = garlic
saf-place-mint = mint
saf-place-cumin = cumin
saf-place-cinnamon = cinnamon
saf-place-extra-throw = extra throw
saf-place-spice-card = spice card
saf-place-reserve = reserve
saf-place-head-chef = head chef
saf-place-nowhere = between the bowls
saf-place-off = off the board
saf-counts-nowhere = no score
saf-a-card = a card
saf-a-blend = a blend

saf-board = The board from above
saf-board-empty = no chips on it
saf-chip-lies = { $who }, { $value }: { $place }
saf-round = Round { $round }
saf-piles = Left: { $spices } spices, { $blends } blends
saf-head-chef = Head chef
saf-rupees = Rupees
saf-cards = Spice cards
saf-chips-left = Chips left to throw
saf-made = Blends made
saf-reserved = Reserved blends
saf-reserved-own = Reserved:
saf-known-cards = Known cards: { $cards }
saf-terms = House rules at this table
saf-term-walk = Throw from any side
saf-term-refill = Cards are only topped up
saf-term-open-hands = Open hands
saf-term-secret-money = Secret money
saf-term-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
saf-view-toggle = 2D or 3D
saf-view-quality = High detail (slower)
saf-view-top = From above

saf-does-throw = throwing
saf-does-flight = chip in the air
saf-does-doubt = judging a chip
saf-does-extra-throw = throwing again?
saf-does-circle = deciding
saf-does-draw = drawing
saf-does-keep = choosing a card
saf-does-bowl = choosing a bowl
saf-does-sell = selling?
saf-does-buy = buying?
saf-does-blend = blending?
saf-does-restock = new cards
saf-does-set-up = shuffling
saf-does-over = game over

saf-your-decision = Your decision
saf-your-extra-throw = Throw one more chip?
saf-your-chips = Your chips
saf-chip-of = chip worth { $value }
saf-chip-thrown = chip worth { $value }, already thrown
saf-pick-chip = Pick a chip. Its value stays secret as long as it lies value side down.
saf-pick-any = Pick a chip, hold it outside the edge and flick it onto the board.
saf-flick-text = Press below the board’s edge and flick towards a bowl. Curve the flick to add spin.
saf-how-flick = Press here and flick
saf-note-put-back = Put back.
saf-note-too-slow = Put back: flick a little faster.
saf-note-on-board = Press below the edge of the board, not on it.
saf-style = Throwing style
saf-lob = Lob
saf-lob-text = A high arc: stays near where it lands.
saf-skim = Skim
saf-skim-text = Low and flat: knocks other chips away.
saf-meter = Aim with a meter
saf-meter-text = The disc shows where the chip will stop. The hand trembles a little.
saf-meter-near = near
saf-meter-middle = middle
saf-meter-far = far
saf-stop-direction = Lock direction
saf-stop-distance = Lock distance
saf-show-again = Show again
saf-throw-no-more = No more throws
saf-ask-doubt = { $whome ->
    [yes] Your chip is right on the edge of { $place }. Does it count?
   *[no] { $name }’s chip is right on the edge of { $place }. Does it count?
}
saf-allow = It counts
saf-disallow = It doesn’t count
saf-offer-extra-throw = You lead on “extra throw”. Throw one more chip?
saf-offer-spice-card = You lead on “spice card”. Draw cards and keep one?
saf-offer-reserve = You lead on “reserve”. Take the top blend for yourself?
saf-offer-head-chef = You lead on “head chef”. Take the pepper mill?
saf-take-extra-throw = Throw one more
saf-take-spice-card = Draw cards
saf-take-reserve = Reserve a blend
saf-take-head-chef = Take the mill
saf-leave = Pass
saf-ask-keep = Which card will you keep?
saf-only-keep = All the cards you drew are the same, so you keep one.
saf-ask-bowl = You’re head chef: which bowl is traded next?
saf-only-bowl = Only one bowl is left to trade.
saf-chips-there = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
saf-chips-doubted = { $chips ->
    [one] 1 chip, on the edge
   *[other] { $chips } chips, some on the edge
}
saf-for-sale = { $cards ->
    [0] no cards for sale
    [one] 1 card for sale
   *[other] { $cards } cards for sale
}
saf-ask-sell = Sell { $spice }? { $rupees } rupees per card
saf-sells-for = { $spice } sells for { $rupees } – you have none
saf-sell = Sell { $number } for { $rupees }
saf-sell-none = Pass
saf-nothing-to-sell = No { $spice } to sell. (Others can’t tell.)
saf-ask-buy = Buy { $spice } for { $rupees } rupees?
saf-buy = Buy for { $rupees }
saf-buy-not = Pass and take my chips back
saf-cannot-pay = You can’t afford { $rupees } rupees.
saf-passing = Passing…
saf-passing-sell = You have no cards, as everyone can see. Passing…
saf-passing-blend = You have too few cards for a blend, as everyone can see. Passing…
saf-ask-blend = Make a blend?
saf-blend-done = Done
saf-nothing-to-blend = You’re missing a card for each blend. (Others can’t tell.)
saf-row-may = { $me ->
    [yes] win this
   *[no] wins this
}
saf-row-sold = { $me ->
    [yes] sold here, so can’t buy
   *[no] sold here, so can’t buy
}
saf-row-no-cards = nothing left to buy
saf-row-poor = { $me ->
    [yes] can’t afford it
   *[no] can’t afford it
}
saf-row-first = { $me ->
    [yes] buy first
   *[no] buys first
}
saf-row-later = { $me ->
    [yes] are next in line
   *[no] is next in line
}
saf-row-spare = only if a card is left
saf-blends = Blends
saf-no-blends = No blends face up.
saf-make = Make blend
saf-lacks = Missing: { $spices }
saf-complete = You have all three!
saf-one-a-turn = Only one face-up blend per turn.
saf-your-cards = { $cards ->
    [0] Your spice cards
    [one] Your spice card
   *[other] Your { $cards } spice cards
}
saf-no-cards = None yet

saf-act-allow = let the chip count
saf-act-disallow = rule the chip out
saf-act-take = accept
saf-act-decline = pass
saf-act-buy = buy the card
saf-act-done = make no more blends
saf-act-keep = keep { $spice }
saf-act-trade = trade { $spice } next
saf-act-sell = { $cards ->
    [0] sell nothing
    [one] sell one card
   *[other] sell { $cards } cards
}
saf-act-blend = make the blend of { $blend }
saf-act-throw-plain = throw the { $value }
saf-act-throw = throw the { $value } into { $place }
saf-act-throw-circle = throw the { $value } onto “{ $place }”
saf-act-shoot = skim the { $value } at the chip straight ahead

saf-told-shuffled = Spice cards shuffled: { $cards } in the pile.
saf-told-uncovered = New blend: { $blend }.
saf-told-laid-out = New for sale: { $spice }.
saf-told-began = Round { $round } begins.
saf-told-threw = { $whome ->
    [yes] You threw a chip.
   *[no] { $who } threw a chip.
}
saf-told-threw-value = { $whome ->
    [yes] You threw the { $value }.
   *[no] { $who } threw the { $value }.
}
saf-told-landed-in = { $whome ->
    [yes] Your chip landed in { $place }.
   *[no] { $who }’s chip landed in { $place }.
}
saf-told-landed-on = { $whome ->
    [yes] Your chip landed on “{ $place }”.
   *[no] { $who }’s chip landed on “{ $place }”.
}
saf-told-landed-nowhere = { $whome ->
    [yes] Your chip landed { $place }.
   *[no] { $who }’s chip landed { $place }.
}
saf-told-landed-off = { $whome ->
    [yes] Your chip flew off the board.
   *[no] { $who }’s chip flew off the board.
}
saf-told-turned = { $whome ->
    [yes] Your chip is a { $value }.
   *[no] { $who }’s chip is a { $value }.
}
saf-told-priced = Cards sell for { $rupees } rupees each.
saf-told-opened = Now trading: { $place }.
saf-told-opened-circle = Now up: “{ $place }”.
saf-told-allowed = { $whome ->
    [yes] The head chef lets your chip count.
   *[no] The head chef lets { $who }’s chip count.
}
saf-told-disallowed = { $whome ->
    [yes] The head chef rules your chip out.
   *[no] The head chef rules { $who }’s chip out.
}
saf-told-won-extra-throw = { $whome ->
    [yes] You lead on “extra throw” ({ $rupees }) and may throw one more chip.
   *[no] { $who } leads on “extra throw” ({ $rupees }) and may throw one more chip.
}
saf-told-won-spice-card = { $whome ->
    [yes] You lead on “spice card” ({ $rupees }) and may draw cards.
   *[no] { $who } leads on “spice card” ({ $rupees }) and may draw cards.
}
saf-told-won-reserve = { $whome ->
    [yes] You lead on “reserve” ({ $rupees }) and may reserve a blend.
   *[no] { $who } leads on “reserve” ({ $rupees }) and may reserve a blend.
}
saf-told-won-head-chef = { $whome ->
    [yes] You lead on “head chef” ({ $rupees }) and may take the mill.
   *[no] { $who } leads on “head chef” ({ $rupees }) and may take the mill.
}
saf-told-declined = { $whome ->
    [yes] You passed.
   *[no] { $who } passed.
}
saf-told-draws = { $whome ->
    [yes] You draw { $cards } and keep one.
   *[no] { $who } draws { $cards } and keeps one.
}
saf-told-drew = { $whome ->
    [yes] You drew { $spice }.
   *[no] { $who } drew { $spice }.
}
saf-told-kept = { $whome ->
    [yes] You kept { $spice }.
   *[no] { $who } kept { $spice }.
}
saf-told-reserved = { $whome ->
    [yes] You reserved { $blend }.
   *[no] { $who } reserved { $blend }.
}
saf-told-took-mill = { $whome ->
    [yes] You take the mill: you’re head chef!
   *[no] { $who } takes the mill and is head chef!
}
saf-told-mill-passed = { $whome ->
    [yes] You’re head chef now.
   *[no] { $who } is head chef now.
}
saf-told-swept = Stray chips are returned. Trading begins!
saf-told-sold = { $whome ->
    [yes] You sold { $cards } { $spice } for { $rupees } rupees.
   *[no] { $who } sold { $cards } { $spice } for { $rupees } rupees.
}
saf-told-sold-none = { $whome ->
    [yes] You sold nothing.
   *[no] { $who } sold nothing.
}
saf-told-withdrew = { $whome ->
    [yes] You took back your chips.
   *[no] { $who } took back their chips.
}
saf-told-bought = { $whome ->
    [yes] You bought { $spice } for { $rupees } rupees.
   *[no] { $who } bought { $spice } for { $rupees } rupees.
}
saf-told-blended = { $own ->
    [own] { $whome ->
        [yes] You made your reserved blend: { $blend }!
       *[no] { $who } made a reserved blend: { $blend }!
    }
   *[other] { $whome ->
        [yes] You made a blend: { $blend }!
       *[no] { $who } made a blend: { $blend }!
    }
}
saf-told-ended-third-blend = Third blend: game over!
saf-told-ended-most-blends = The last round is over: the most blends win.
saf-told-ended-most-money = The last round is over. Blends are tied, so the most money wins.
saf-told-ended-shared = The last round is over: the win is shared.

saf-key-chip = pick a chip; choose a bowl, a card or how many to sell
saf-key-hand = move the hand along the edge
saf-key-meter = aim with a meter: start, lock direction, lock distance
saf-key-style = lob or skim
saf-key-yes = yes: accept, buy, it counts
saf-key-no = no: pass, sell nothing, done
saf-key-view = 2D or 3D; from above; level of detail
saf-key-again = show the last throw again

saf-by-chance = Random
saf-restock-add = New cards join those still there
saf-restock-refill = Cards are only topped up
option-safranito-head_chef = First head chef
option-safranito-restock = Spice cards for a new round
option-safranito-walk = Walk around
option-safranito-walk-text = Chips may be thrown from any side.
option-safranito-open_hands = Open hands
option-safranito-open_hands-text = All spice cards are face up.
option-safranito-secret_money = Secret money
option-safranito-secret_money-text = Only you can see how much you have.
option-safranito-max_rounds = Maximum number of rounds

saf-walk = Walk around the table
saf-walk-left = Walk left
saf-walk-right = Walk right
saf-key-walk = walk around the table (where it is allowed)
saf-practice-clear = Clear the board
saf-practice-forget = Clear the results
saf-practice-last = Your last { $throws } throws
saf-practice-motion = Throw
saf-practice-place = Landed
saf-practice-none = Throw as many chips as you like. Nobody is waiting, and nothing is saved unless you ask for it.
saf-practice-speed = { $speed } m/s
saf-practice-turn = { $to ->
    [left] { $degrees }° left
    [right] { $degrees }° right
   *[straight] straight ahead
}
saf-practice-scatter = Spread: ±{ $across } cm sideways, ±{ $along } cm in distance
saf-practice-target = Aim at
saf-practice-target-text = Choose here, or tap the board.
saf-advice = { $pace ->
    [faster] { $side ->
        [left] A little faster and further left.
        [right] A little faster and further right.
       *[same] A little faster.
    }
    [slower] { $side ->
        [left] A little slower and further left.
        [right] A little slower and further right.
       *[same] A little slower.
    }
   *[same] { $side ->
        [left] A little further left.
        [right] A little further right.
       *[same] Right where you aimed!
    }
}
saf-strokes = Record my throws
saf-strokes-text = This helps us make throwing feel better. Your strokes, the kind of screen and the results stay on this device until you export or delete them.
saf-strokes-count = { $throws ->
    [0] Nothing recorded yet
    [one] 1 throw recorded
   *[other] { $throws } throws recorded
}
saf-strokes-export = Export
saf-strokes-delete = Delete

saf-real = Where did { $name }’s chip land?
saf-real-text = Tap the spot on the board, or choose it here. Do the same for chips that were knocked: tap the chip, then where it lies now.
saf-real-chip = { $name }’s chip { $number }
saf-real-where = Where { $chip } is
saf-real-up = value side up
saf-real-edge = on the edge
saf-real-edge-text = Nobody can tell whether the edge shows through the hole: the head chef decides.
saf-real-say = Confirm
saf-real-thrown = I’m throwing it now
saf-real-throw-text = Don’t show which chip it is; then throw the real one.
saf-real-choose = choose…

saf-why-aim-extra-throw = Whoever leads there throws one more chip; that’s { $odds } likely to be you.
saf-why-aim-spice-card = Whoever leads there draws cards and keeps one; that’s { $odds } likely to be you.
saf-why-aim-reserve = Whoever leads there takes a blend that nobody else can make; that’s { $odds } likely to be you.
saf-why-aim-head-chef = The head chef wins ties and picks the bowls; that’s { $odds } likely to be you.
saf-why-aim-to-sell = You have one to spare, and every chip there raises its price.
saf-why-aim-spared = There’s little to gain right now: this chip is { $odds } likely to get you something, and you keep the others.
saf-why-aim-for-nothing = Nothing better is within reach, and it does no harm there.
saf-why-aim-for-blend = You need that spice for a blend; this chip is { $odds } likely to get you a card.
saf-why-aim-to-resell = A card this cheap can be sold for more later; you’re { $odds } likely to get one.
saf-why-shoot-circle = A rival’s chip contests that circle; knock it away, and the circle is yours.
saf-why-shoot-winner = That chip could buy what’s missing for a third blend: knock it away.
saf-why-own-chip = It’s your own chip.
saf-why-rival-chip = It’s a rival’s chip.
saf-why-take-extra-throw = One more throw costs nothing.
saf-why-take-spice-card = It’s a free card.
saf-why-take-reserve = A blend of your own costs nothing.
saf-why-take-head-chef = The head chef wins ties and picks the bowls.
saf-why-keep-wanted = It gets you closest to a blend.
saf-why-keep-any = None of them helps with a blend right now; any can be sold.
saf-why-sell-cheap = The price is too low; it’ll earn more another time.
saf-why-sell-none = You have nothing to sell here.
saf-why-sell-dear = At this price, even a card for an unfinished blend is better sold.
saf-why-sell-needed = You need what you have for a blend.
saf-why-sell-poor = You need the money, even at this price.
saf-why-sell-spare = You can spare that many, and the price is fair.
saf-why-buy-poor = You can’t afford it.
saf-why-buy-dear = You could use the card, but it isn’t worth the price.
saf-why-buy-unwanted = No blend within reach needs it.
saf-why-buy-wanted = It gets you closer to a blend and is worth the price.
saf-why-buy-bargain = It’s so cheap that you can sell it for more later.
saf-why-bowl-to-sell = You sell there, so the money comes before you buy elsewhere.
saf-why-bowl-to-buy = There’s a card you want; get it while it’s there.
saf-why-bowl-useless = Your chips are there, but no card you want.
saf-why-bowl-any = You have no chips in the remaining bowls and no cards to spare for them: the order hardly matters.
saf-why-bowl-elsewhere = You have no chips there and no such card to spare; your other bowls can wait.
saf-why-blend-nothing = You’re missing a card for each of them.
saf-why-blend-win = It’s your third: you win!
saf-why-blend-open = Make it before someone else does.
saf-why-blend-own = Nobody can take it from you, but it only counts once it’s made.
saf-why-shoot-rival = That chip is in your way; knocked aside, it can’t bid any more.
saf-why-leave-throw = No throw with your remaining chips would gain you more.
saf-why-leave-circle = It wouldn’t gain you anything right now.
saf-why-blend-later = The cards are worth more to you in another blend.
saf-why-wins = Wins { $odds } of games from here.

saf-tally-throws = Throws that counted
saf-tally-knocked = Others’ chips knocked out of place
saf-tally-shot = { $count ->
    [0] Best throw: landed where it counts
    [one] Best throw: 1 chip knocked out of place
   *[other] Best throw: { $count } chips knocked out of place
}

# The market around the board.
saf-seat = { $name }: { $rupees } rupees, { $cards ->
    [one] one spice card
   *[other] { $cards } spice cards
}, { $chips ->
    [one] one chip to throw
   *[other] { $chips } chips to throw
}, { $blends ->
    [one] one blend
   *[other] { $blends } blends
}
saf-status-throw = throw { $number } of { $chips }
saf-wall-goal = { $blends } to win
saf-card-brings = a card brings
saf-knock = Knock!
saf-view-back = Back to my own seat

# Challenges of practice.
saf-challenge-saffron = Hit saffron three times
saf-challenge-circle = Hit any circle three times
saf-challenge-far = Hit the far row of bowls three times
saf-challenge-knock = Knock the red chip out of saffron three times
saf-challenge-replace = Knock it out and stay in saffron yourself, twice
saf-practice-throwing = Practice throwing
