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
saf-short-extra-throw = + throw
saf-short-spice-card = + card
saf-short-reserve = reserve
saf-short-head-chef = chef
saf-counts-nowhere = counts nowhere
saf-a-card = a card
saf-a-blend = a blend

saf-board = The board from above
saf-board-empty = no chip lies on it
saf-chip-lies = { $who }, { $value }: { $place }
saf-round = Round { $round }
saf-piles = in the piles: { $spices } spices, { $blends } blends
saf-head-chef = Head chef
saf-rupees = Rupees
saf-cards = Spice cards
saf-chips-left = Chips not yet thrown
saf-made = Blends made
saf-reserved = Reserved blends
saf-reserved-own = Yours alone:
saf-known-cards = Known cards: { $cards }
saf-terms = Special at this table
saf-term-walk = Throws from every side
saf-term-refill = Cards are only filled up
saf-term-open-hands = Open hands
saf-term-secret-money = Secret money
saf-term-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
saf-view-toggle = Flat or in space
saf-view-quality = Fine picture (slower)
saf-view-top = From above

saf-waiting = Waiting for { $name }:
saf-does-throw = throws a chip
saf-does-flight = the chip flies
saf-does-doubt = decides about a chip on the edge
saf-does-extra-throw = may throw one more
saf-does-circle = decides about a circle
saf-does-draw = draws cards
saf-does-keep = chooses a card
saf-does-bowl = names the next bowl
saf-does-sell = decides what to sell
saf-does-buy = decides whether to buy
saf-does-blend = may make blends
saf-does-restock = cards are laid out
saf-does-set-up = the cards are shuffled
saf-does-over = the game is over

saf-your-decision = Your decision
saf-your-throw = Your throw, chip number { $number }
saf-your-extra-throw = You may throw one more chip
saf-your-chips = Your chips
saf-chip-of = chip of { $value }
saf-chip-thrown = chip of { $value }: already thrown
saf-pick-chip = Pick a chip; only you know what it is worth.
saf-pick-any = Pick a chip, hold it outside the edge, and flick it onto the board.
saf-flick-text = Press below the board’s edge and flick towards a bowl. A curved flick spins the chip.
saf-how-flick = Hold here, then flick upwards
saf-too-slow = That was no flick: a little quicker!
saf-style = How to throw
saf-lob = Lob
saf-lob-text = In a high bow: stays about where it lands.
saf-skim = Skim
saf-skim-text = Low and flat: pushes others away.
saf-needles = Aim with needles
saf-stop-direction = Stop the direction
saf-stop-power = Stop the power
saf-throw-no-more = Throw no more
saf-ask-doubt = { $name }’s chip lies just at the edge of { $place }. Does it count?
saf-allow = It counts
saf-disallow = It does not
saf-offer-extra-throw = You have most on “extra throw”: throw one more chip?
saf-offer-spice-card = You have most on “spice card”: draw cards and keep one?
saf-offer-reserve = You have most on “reserve”: take the top blend, for you alone?
saf-offer-head-chef = You have most on “head chef”: take the pepper mill?
saf-take-extra-throw = Throw one more
saf-take-spice-card = Draw cards
saf-take-reserve = Reserve a blend
saf-take-head-chef = Take the mill
saf-leave = Leave it
saf-ask-keep = Which card do you keep?
saf-ask-bowl = You are head chef: which bowl is traded next?
saf-chips-there = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
saf-chips-doubted = { $chips ->
    [one] 1 chip, on the edge
   *[other] { $chips } chips, not all in for sure
}
saf-for-sale = { $cards ->
    [0] no card for sale
    [one] 1 card for sale
   *[other] { $cards } cards for sale
}
saf-price = a card brings { $rupees }
saf-ask-sell = Do you sell { $spice }? Each card brings { $rupees } rupees.
saf-sell = Sell { $number } for { $rupees }
saf-sell-none = Sell nothing
saf-nothing-to-sell = You have no { $spice }; but the others need not know.
saf-ask-buy = Do you buy a card of { $spice } for { $rupees } rupees?
saf-buy = Buy for { $rupees }
saf-buy-not = No: take my chips back
saf-cannot-pay = You cannot pay { $rupees } rupees.
saf-ask-blend = Do you make a blend?
saf-blend-done = No more blends
saf-nothing-to-blend = For each blend you lack at least one card; but the others need not know.
saf-row-may = may do it
saf-row-sold = sold here, so buys nothing
saf-row-no-cards = nothing to buy here
saf-row-poor = cannot pay that much
saf-row-first = buys first
saf-row-later = buys later
saf-blends = Blends
saf-no-blends = No blend lies face up.
saf-make = Make it
saf-lacks = { $count ->
    [one] You lack { $spices }.
   *[other] You lack { $spices }.
}
saf-complete = You have all three!
saf-one-a-turn = Only one face-up blend a turn.
saf-your-cards = { $cards ->
    [0] Your spice cards
    [one] Your spice card
   *[other] Your { $cards } spice cards
}
saf-no-cards = none yet: buy some

saf-act-allow = let the chip count
saf-act-disallow = not let the chip count
saf-act-take = do it
saf-act-decline = leave it
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
saf-act-throw = throw the { $value } into the { $place } bowl
saf-act-throw-circle = throw the { $value } onto the circle “{ $place }”
saf-act-shoot = skim the { $value } at a chip straight ahead

saf-told-shuffled = The spice cards were shuffled: { $cards } in the pile.
saf-told-uncovered = A new blend: { $blend }.
saf-told-laid-out = Laid out for sale: { $spice }.
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
    [yes] Your chip lies in: { $place }.
   *[no] { $who }’s chip lies in: { $place }.
}
saf-told-landed-nowhere = { $whome ->
    [yes] Your chip lies { $place }.
   *[no] { $who }’s chip lies { $place }.
}
saf-told-landed-off = { $whome ->
    [yes] Your chip is off the board.
   *[no] { $who }’s chip is off the board.
}
saf-told-pushed = Pushed: { $list }.
saf-pushed-chip = { $who } → { $place }
saf-told-turned = { $whome ->
    [yes] A chip of yours shows { $value }.
   *[no] A chip of { $who } shows { $value }.
}
saf-told-priced = A card brings { $rupees } rupees.
saf-told-opened = Next: { $place }.
saf-told-allowed = { $whome ->
    [yes] The head chef lets your chip count.
   *[no] The head chef lets { $who }’s chip count.
}
saf-told-disallowed = { $whome ->
    [yes] The head chef does not let your chip count.
   *[no] The head chef does not let { $who }’s chip count.
}
saf-told-won-extra-throw = { $whome ->
    [yes] You have most on “extra throw” ({ $rupees }) and may throw one more chip.
   *[no] { $who } has most on “extra throw” ({ $rupees }) and may throw one more chip.
}
saf-told-won-spice-card = { $whome ->
    [yes] You have most on “spice card” ({ $rupees }) and may draw cards.
   *[no] { $who } has most on “spice card” ({ $rupees }) and may draw cards.
}
saf-told-won-reserve = { $whome ->
    [yes] You have most on “reserve” ({ $rupees }) and may reserve a blend.
   *[no] { $who } has most on “reserve” ({ $rupees }) and may reserve a blend.
}
saf-told-won-head-chef = { $whome ->
    [yes] You have most on “head chef” ({ $rupees }) and may take the mill.
   *[no] { $who } has most on “head chef” ({ $rupees }) and may take the mill.
}
saf-told-declined = { $whome ->
    [yes] You left it alone.
   *[no] { $who } left it alone.
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
    [yes] You took the mill: you are head chef.
   *[no] { $who } took the mill and is head chef.
}
saf-told-mill-passed = { $whome ->
    [yes] You are head chef.
   *[no] { $who } is head chef.
}
saf-told-swept = Chips outside the bowls go back; the trade begins.
saf-told-sold = { $whome ->
    [yes] You sold { $cards } for { $rupees } rupees.
   *[no] { $who } sold { $cards } for { $rupees } rupees.
}
saf-told-sold-none = { $whome ->
    [yes] You sold nothing.
   *[no] { $who } sold nothing.
}
saf-told-withdrew = { $whome ->
    [yes] You took your chips back.
   *[no] { $who } took the chips back.
}
saf-told-bought = { $whome ->
    [yes] You bought a card for { $rupees } rupees.
   *[no] { $who } bought a card for { $rupees } rupees.
}
saf-told-blended = { $own ->
    [own] { $whome ->
        [yes] You made your reserved blend: { $blend }!
       *[no] { $who } made a reserved blend: { $blend }!
    }
   *[other] { $whome ->
        [yes] You made the blend of { $blend }!
       *[no] { $who } made the blend of { $blend }!
    }
}
saf-told-ended-third-blend = The game is over: a third blend!
saf-told-ended-most-blends = The last round is played: the most blends win.
saf-told-ended-most-money = The last round is played; blends are equal, the most money wins.
saf-told-ended-shared = The last round is played: the win is shared.

key-saf-chip = pick a chip; choose a bowl, a card, a number to sell
key-saf-hand = move the hand along the edge
key-saf-needles = aim with needles: start, stop the direction, stop the power
key-saf-style = lob, skim
key-saf-yes = yes: do it, buy, it counts
key-saf-no = no: leave it, sell nothing, no more
key-saf-view = flat or in space; from above; fine or quick picture

saf-by-chance = By chance
saf-restock-add = New cards are added to those still there
saf-restock-refill = Cards are only filled up
option-safranito-head_chef = The first head chef
option-safranito-restock = Spice cards of a new round
option-safranito-walk = Walk around
option-safranito-walk-text = Chips may be thrown from every side.
option-safranito-open_hands = Open hands
option-safranito-open_hands-text = All spice cards lie open.
option-safranito-secret_money = Secret money
option-safranito-secret_money-text = Only you see how much you have.
option-safranito-max_rounds = Rounds at most

saf-walk = Walk around the table
saf-walk-left = Walk to the left
saf-walk-right = Walk to the right
key-saf-walk = walk around the table (where it is allowed)
saf-practice = Practise throwing
saf-practice-clear = Clear the board
saf-practice-forget = Forget my throws
saf-practice-last = Your last { $throws } throws
saf-practice-motion = Motion
saf-practice-place = It counts in
saf-practice-none = Throw chip after chip, as you like. Nobody waits, nothing is kept.
saf-practice-speed = { $speed } m/s
saf-practice-turn = { $to ->
    [left] { $degrees }° to the left
    [right] { $degrees }° to the right
   *[straight] straight ahead
}
saf-practice-scatter = Your scatter: { $across } cm across and { $along } cm along, from their middle.

saf-real = Where did { $name }’s chip come to rest?
saf-real-text = Touch the place on the board, or choose it here. Chips that were pushed too: touch one, then where it lies now.
saf-real-chip = { $name }’s chip { $number }
saf-real-where = Where { $chip } lies
saf-real-up = value up
saf-real-edge = on the edge
saf-real-edge-text = Nobody can tell whether the edge is seen through the hole: the head chef decides.
saf-real-say = So it lies
saf-real-thrown = I throw it now
saf-real-throw-text = Show nobody which chip it is; then throw the real one.
saf-real-choose = choose …

saf-why-aim-extra-throw = Whoever has most there throws one more chip: you in { $cases } cases.
saf-why-aim-spice-card = Whoever has most there draws cards and keeps one: yours in { $cases } cases.
saf-why-aim-reserve = Whoever has most there takes a blend that nobody else can make: yours in { $cases } cases.
saf-why-aim-head-chef = The head chef wins ties and names the bowls: yours in { $cases } cases.
saf-why-aim-to-sell = You have a card of it to spare, and every chip there makes it dearer.
saf-why-aim-spared = Not much is to be had now: this chip gets you something in { $cases } cases, and the others are kept.
saf-why-aim-for-nothing = Nothing better can be reached; it does no harm there.
saf-why-aim-for-blend = You lack that spice for a blend; with this chip you would get a card in { $cases } cases.
saf-why-aim-to-resell = A card for so little can be sold for more later; you would get one in { $cases } cases.
saf-why-shoot-circle = Another’s chip contests that circle with you; pushed away, the circle is yours.
saf-why-shoot-winner = That chip could buy what is missing for a third blend: push it away.
saf-why-own-chip = It is your own chip.
saf-why-rival-chip = It is another’s chip.
saf-why-take-extra-throw = One more throw costs nothing.
saf-why-take-spice-card = A card for nothing.
saf-why-take-reserve = A blend for you alone costs nothing.
saf-why-take-head-chef = The head chef wins ties and names the bowls.
saf-why-keep-wanted = It brings you nearest to a blend.
saf-why-keep-any = None of them helps with a blend now; any can be sold.
saf-why-sell-cheap = The price is too low; it will bring more another time.
saf-why-sell-none = You have nothing to sell here.
saf-why-sell-dear = At such a price even a card for an unfinished blend is better sold.
saf-why-sell-needed = You need what you have of it for a blend.
saf-why-sell-poor = You need money, even at this price.
saf-why-sell-spare = You can spare that much, and the price is fair.
saf-why-buy-poor = You cannot pay that.
saf-why-buy-dear = You could use the card, but it is worth less than its price.
saf-why-buy-unwanted = No blend in reach needs it.
saf-why-buy-wanted = It brings you nearer to a blend and is worth its price.
saf-why-buy-bargain = So cheap that it can be sold for more later.
saf-why-bowl-to-sell = There you sell: the money comes before you buy elsewhere.
saf-why-bowl-to-buy = There is a card that you want, while it is still there.
saf-why-bowl-useless = Your chips lie there, but no card that you want.
saf-why-bowl-any = You have no chip in any bowl that is left, nor a card to spare for one: it matters little which comes first.
saf-why-bowl-elsewhere = No chip of yours lies there, and you have no such card to spare; what you have elsewhere can wait.
saf-why-blend-nothing = You lack a card for each of them.
saf-why-blend-win = It is your third: you win!
saf-why-blend-open = Before somebody else makes it.
saf-why-blend-own = Nobody can take it from you, but it counts only when made.
saf-why-shoot-rival = That chip is in your way there; pushed aside, it bids no more.
saf-why-leave-throw = No throw of a chip that you still hold would bring you more.
saf-why-leave-circle = It would bring you nothing now.
saf-why-blend-later = The cards do more for you in another blend.
saf-why-wins = From here, { $cases } games are won so.
