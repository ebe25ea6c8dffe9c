# A la carte at the table.
ala-spice-lemon = lemon
ala-spice-pepper = pepper
ala-spice-paprika = paprika
ala-spice-herbs = herbs
ala-spice-salt = salt
# The letters on pieces and recipes.
ala-letter-lemon = L
ala-letter-pepper = Pe
ala-letter-paprika = Pa
ala-letter-herbs = H
ala-letter-salt = S

ala-colour-yellow = Yellow
ala-colour-green = Green
ala-colour-blue = Blue
ala-colour-red = Red
ala-colour-black = Black
ala-face-1 = 1
ala-face-2 = 2
ala-face-3 = 3
ala-face-choose = “choose”
ala-face-everybody = “everybody”
ala-face-cup = “cup”
ala-cup-point = one point
ala-cup-swap = swap stoves
ala-cup-spoons = 3 extra actions
ala-cup-season = spice a rival’s pan
ala-cup-cool = lower the heat
ala-cup-point-text = Put it with your finished dishes: a point that nobody can take away.
ala-cup-swap-text = Swap stove, pan and dish with another cook.
ala-cup-spoons-text = Three more actions this turn.
ala-cup-season-text = Season a rival’s pan with any shaker.
ala-cup-cool-text = Turn your heat down by 1 to 3.
ala-dish-crepe = Crêpe
ala-dish-eau-pour-le-cafe-a-la-bocuse = Coffee Water à la Bocuse
ala-dish-breakfast-fidel = Breakfast Fidel
ala-dish-trout-by-moonlight = Trout by Moonlight
ala-dish-tomatoes-in-the-nude = Tomatoes in the Nude
ala-dish-ochsenschwanz-nature = Oxtail au Naturel
ala-dish-fish-chips = Fish & Chips
ala-dish-rabbit-royal-in-rice = Rabbit Royal in Rice
ala-dish-gazpacho-on-the-rocks = Gazpacho on the Rocks
ala-dish-nilpferd-in-burgunder = Hippo in Burgundy
ala-dish-calamar-a-la-marseillaise = Squid à la Marseillaise
ala-dish-goulash-fata-morgana = Goulash Fata Morgana
ala-dish-salad-of-seven-winds = Salad of Seven Winds
ala-dish-buckling-in-ei = Kipper in Egg
ala-dish-elefantenrussel-an-blattspinat-frisiert = Elephant Trunk in Spinach Curls
ala-dish-duck-on-the-run = Duck on the Run
ala-dish-ceviche-thunderstorm = Ceviche Thunderstorm
ala-dish-dragon-roll-without-dragon = Dragon Roll without Dragon
ala-dish-paella-for-an-orchestra = Paella for an Orchestra
ala-dish-risotto-infinito = Risotto Infinito
ala-dish-souffle-zero-gravity = Soufflé Zero Gravity
ala-own-dish = dish { $number }
ala-pan-empty = The pan is empty
ala-crepe-text = Toss it and catch it picture side up. Burns at 7.
ala-crepe-row = Or
ala-slot-full = added
ala-slot-open = missing
ala-slot-extra = more than needed
ala-needs = Spices: { $spices }
ala-no-spices = no spices
ala-range = right at { $green }, burns at { $red }
ala-dial = Heat { $heat }; right at { $green }, burns at { $red }
ala-dial-plain = Heat { $heat }
ala-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ala-stove-of = { $whome ->
    [yes] Your stove
   *[no] { $name }’s stove
}
ala-spoons-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
ala-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
ala-stands-ready = Ready!
ala-stands-burnt = Burnt!
ala-stands-over-seasoned = Over-seasoned!
ala-cups-of = Cups: { $cups }
ala-finished = { $done } of { $finish } dishes finished: { $dishes }
ala-die = The die
ala-die-shows = The die shows { $face }
ala-season = Season with { $spice }
ala-shaker-holds = { $spices } pieces and { $salt } salt inside
ala-sink = Sink
ala-sink-text = Used pieces wait here until a shaker is refilled.
ala-bin = Bin
ala-bin-text = Ruined dishes: out of the game.
ala-tray = { $down } cups, { $used } used
ala-tray-text = The coffee tray: face-down cups and used ones.
ala-menu = Dishes
ala-choose-dish = What will you cook?
ala-in-bin = in the bin
ala-not-colour = you’ve finished this colour
ala-not-first = not as your first dish
ala-not-now = not now
ala-in-pan-of = { $whome ->
    [yes] in your pan
   *[no] { $name } is cooking it
}
ala-on-tray-of = { $whome ->
    [yes] you made it
   *[no] { $name } made it
}
ala-prompt-wait = { $name } is cooking…
ala-prompt-choosing = { $name } is choosing a dish…
ala-prompt-named = { $name }: { $prompt }
ala-prompt-dish = Choose a dish for your pan.
ala-prompt-choose = How much hotter?
ala-prompt-take = The tray is empty: whose cup will you take?
ala-prompt-burning = { $dish } is burning! Save it with a cup, or bin it.
ala-prompt-flip = { $count ->
    [one] Toss the crêpe: one try left.
   *[other] Toss the crêpe: { $count } tries.
}
ala-prompt-end = No actions left. Play a cup or end your turn.
ala-prompt-turn = { $whome ->
    [yes] Your turn
   *[no] { $name }
}: { $count ->
    [one] 1 action left.
   *[other] { $count } actions.
} Heat or season.
ala-prompt-heat = { $count ->
    [one] Roll to heat (1 action left).
   *[other] Roll to heat ({ $count } actions left).
}
ala-flip = Toss the crêpe
ala-let-burn = Into the bin
ala-take-from = { $cup }, from { $name }
ala-end = End turn
ala-your-cups = Your cups
ala-ask-cool = How much cooler?
ala-ask-swap = Swap stoves with whom?
ala-ask-spoil = Whose pan?
ala-ask-spice = Which spice for { $name }?
ala-pour = { $spice } into { $name }’s pan
ala-pour-own = { $spice } into your pan
ala-pour-how = Drag right to tip, release to stop. Everything that falls counts!
ala-pour-keys = Or hold Space.
ala-pour-sent = What will fall out?
ala-pour-recorded = The kitchen is busy: your motion is recorded and played right after.
ala-pour-slipped = The shaker slipped; nothing has happened. Try again.
ala-gauge-few = one or two
ala-gauge-many = a lot!
ala-shake = Shake
ala-shake-first = Shake first, strength { $strength } of 3
ala-motion-feint = so that nothing falls
ala-motion-timid = Timid
ala-motion-timid-text = mostly 0 to 2
ala-motion-careful = Careful
ala-motion-careful-text = mostly 0 to 3
ala-motion-medium = Medium
ala-motion-medium-text = mostly 2 to 5
ala-motion-bold = Bold
ala-motion-bold-text = mostly 3 to 7
ala-motion-pour = Pour
ala-motion-pour-text = whatever comes
ala-toss = Toss the crêpe and catch it
ala-toss-of = { $name } tosses the crêpe
ala-toss-how = Press and flick up in one quick stroke.
ala-toss-keys = Or hold Space and let go while the needle is in the green.
ala-toss-weak = Not a toss yet: flick upwards.
ala-toss-flies = Up it goes…
ala-flick-aside = Straighter next time.
ala-flick-quick = A little slower next time.
ala-flick-slow = Faster next time.
ala-hold = Hold, then let go
ala-landing-turned = In the pan, picture up!
ala-landing-unturned = In the pan, but picture down.
ala-landing-missed = Missed the pan!
ala-told-prepared = Everyone gets a cup of coffee.
ala-told-put = { $whome ->
    [yes] You start cooking { $dish }.
   *[no] { $who } starts cooking { $dish }.
}
ala-told-began = { $whome ->
    [yes] Your turn.
   *[no] { $who }’s turn.
}
ala-told-rolled = { $whome ->
    [yes] You roll { $face }.
   *[no] { $who } rolls { $face }.
}
ala-told-rose = { $whome ->
    [yes] Your heat rises by { $by }.
   *[no] { $who }’s heat rises by { $by }.
}
ala-told-all-rose = Everyone’s heat rises by 1!
ala-told-drew = { $whome ->
    [yes] You take a cup: { $cup }.
   *[no] { $who } takes a cup: { $cup }.
}
ala-told-took = { $whome ->
    [yes] You take a cup from { $other }: { $cup }.
   *[no] { $otherme ->
        [yes] { $who } takes a cup from you: { $cup }.
       *[no] { $who } takes a cup from { $other }: { $cup }.
    }
}
ala-told-used = { $whome ->
    [yes] You play a cup: { $cup }.
   *[no] { $who } plays a cup: { $cup }.
}
ala-told-swapped = { $whome ->
    [yes] You swap stoves with { $other }!
   *[no] { $otherme ->
        [yes] { $who } swaps stoves with you!
       *[no] { $who } and { $other } swap stoves!
    }
}
ala-told-cooled = { $whome ->
    [yes] You turn the heat down by { $by }.
   *[no] { $who } turns the heat down by { $by }.
}
ala-told-burned = { $whome ->
    [yes] Your { $dish } is burning!
   *[no] { $who }’s { $dish } is burning!
}
ala-now-burnt = { $whome ->
    [yes] Your { $dish } is burnt!
   *[no] { $who }’s { $dish } is burnt!
}
ala-now-over-seasoned = { $whome ->
    [yes] Your { $dish } is over-seasoned!
   *[no] { $who }’s { $dish } is over-seasoned!
}
ala-told-served = { $whome ->
    [yes] Served! You finish { $dish }.
   *[no] { $who } finishes { $dish }.
}
ala-told-starred = { $whome ->
    [yes] Perfect! { $dish } earns you a star.
   *[no] { $who } finishes { $dish } to perfection: a star!
}
ala-told-binned = { $whome ->
    [yes] Your { $dish } is ruined: into the bin.
   *[no] { $who }’s { $dish } is ruined: into the bin.
}
ala-told-binned-burnt = { $whome ->
    [yes] Your { $dish } is burnt: into the bin.
   *[no] { $who }’s { $dish } is burnt: into the bin.
}
ala-told-binned-seasoned = { $whome ->
    [yes] Too much { $spice }: your { $dish } goes into the bin.
   *[no] Too much { $spice }: { $who }’s { $dish } goes into the bin.
}
ala-told-binned-by = { $byme ->
    [yes] You’ve put too much { $spice } into { $who }’s { $dish }: into the bin.
   *[no] { $whome ->
        [yes] { $by } has put too much { $spice } into your { $dish }: into the bin.
       *[no] { $by } has put too much { $spice } into { $who }’s { $dish }: into the bin.
    }
}
ala-told-landed-turned = { $whome ->
    [yes] Your crêpe lands in the pan, picture up!
   *[no] { $who }’s crêpe lands in the pan, picture up!
}
ala-told-landed-unturned = { $whome ->
    [yes] Your crêpe lands in the pan, but picture down.
   *[no] { $who }’s crêpe lands picture down.
}
ala-told-landed-missed = { $whome ->
    [yes] Your crêpe misses the pan!
   *[no] { $who }’s crêpe misses the pan!
}
ala-count-spice = { $piece ->
    [herbs] { $count ->
        [one] 1 herb
       *[other] { $count } herbs
    }
   *[other] { $count } { $spice }
}
ala-told-fell = { $whome ->
    [yes] Into your pan: { $pieces }.
   *[no] Into { $who }’s pan: { $pieces }.
}
ala-told-fell-none = Nothing came out.
ala-told-refilled = Refilled: the { $spice } shaker.
ala-told-reshuffled = The used cups are shuffled back in.
ala-told-ended-no-dish = No dishes left: game over.
ala-told-ended-dishes-finished = Enough dishes finished: game over.
ala-told-ended-three-stars = Three stars: game over!
ala-act-heat = roll to heat
ala-act-end = end the turn
ala-act-bin = bin the dish
ala-act-flip = toss the crêpe
ala-act-season = season with { $spice } (“{ $motion }”)
ala-act-cook = cook { $dish }
ala-act-choose = heat by { $by }
ala-act-take = take the cup “{ $cup }” from { $name }
ala-act-spoil = put { $spice } into { $name }’s pan (“{ $motion }”)
ala-act-cup-point = put the point with your finished dishes
ala-act-cup-spoons = play the 3 extra actions
ala-act-cup-cool = turn the heat down by { $number }
ala-act-cup-swap = swap stoves with { $name }
ala-why-C7 = At the start everyone chooses a dish first; no crêpe and no cups yet.
ala-why-C10 = It isn’t your turn, or you have no actions left for that.
ala-why-C11 = Only one cup per turn.
ala-why-C12 = You can’t skip an action: heat, or tip a shaker so that nothing falls.
ala-why-C20 = First say how much hotter the stove gets.
ala-why-C22 = First take a cup from another cook.
ala-why-C30 = The recipe doesn’t show this spice, or it’s in the pan twice already.
ala-why-C33 = This shaker stays empty until the sink can refill it.
ala-why-C34 = No hand can move like that.
ala-why-C40 = You don’t have that cup.
ala-why-C41 = Burnt or over-seasoned dishes, crêpes and empty pans can’t be swapped, on either side.
ala-why-C43 = You can’t season a crêpe, an empty pan or a dish without spices.
ala-why-C44 = The heat can’t be turned down that far.
ala-why-C46 = Not now: the turn is over, or a roll isn’t settled yet.
ala-why-C52 = A new dish must still be on the menu, in a colour you haven’t finished yet.
ala-why-C54 = The dish is ruined: save it with a cup if you can, or bin it.
ala-why-C55 = This dish is in the bin.
ala-why-C60 = You have only one crêpe per game.
ala-why-C61 = With a crêpe in the pan, you roll first and then have up to two tosses.
ala-why-C70 = The game is over.
ala-terms = House rules at this table
ala-term-finish = { $count ->
    [one] One finished dish ends the game
   *[other] { $count } finished dishes end the game
}
ala-term-dishes = Custom dishes
ala-score-dishes = Dishes
ala-score-cups = Cups
ala-score-stars = Stars
ala-key-heat = heat: roll the die
ala-key-season = take a shaker; choose a number
ala-key-hold = hold to tip the shaker or wind up the toss; let go
ala-key-shake = shake the shaker first
ala-key-dish = choose a dish; Enter to cook it
ala-key-cup = play a cup
ala-key-flip = toss the crêpe
ala-key-end = end the turn
ala-key-menu = open the menu
ala-starter-chance = Random
option-alacarte-starter = Who starts?
option-alacarte-finish = Finished dishes that end the game
ala-really = What really happened?
ala-really-say = Confirm
ala-really-roll = Roll the real die. What does it show?
ala-really-draw-cup = Draw a real cup. Which one?
ala-really-landing = Toss the real crêpe. How did it land?
ala-really-fall = Season { $name }’s real pan. What fell?
ala-advice-dish = Of all you may cook, it earns the most for the effort.
ala-advice-crepe = It earns 5 points once you’ve turned it. Each turn begins with a roll that may heat it; unless it burns, you get up to two tries.
ala-advice-crepe-roll = The roll comes first; the crêpe is { $odds } likely to survive it.
ala-advice-flip = Flick up over about a third of the picture, as fast as you snap your fingers. With the button, let go while the needle is in the green.
ala-advice-heat-green = This roll is { $odds } likely to bring the right heat.
ala-advice-heat-far = It’ll take more than one roll anyway.
ala-advice-heat-spend = An action must be spent; this one is { $odds } likely to burn the dish.
ala-advice-choose-green = That makes the heat right.
ala-advice-choose-warmer = That gets closest without burning.
ala-advice-season-ready = The dish is { $odds } likely to be done then.
ala-advice-season-need = Chance of getting what’s missing, and not too much of it: { $share }.
ala-advice-season-nothing = An action must be spent, and this dish needs nothing more; it’s { $odds } likely that nothing falls.
ala-advice-end = There’s nothing better left to do.
ala-advice-bin = Saving it isn’t worth a cup.
ala-advice-cool-save = The dish is worth more than the cup.
ala-advice-cool-green = The dish is worth more at a lower heat.
ala-advice-swap = What’s cooking there is worth more to you, and its cook loses it.
ala-advice-spoil = That dish is { $odds } likely to be over-seasoned then.
ala-advice-spoons = Three more actions now are worth more than keeping the cup.
ala-advice-point = The turn is over anyway, and a point is a point.
ala-advice-take = It is the most useful one.
ala-one-more = one more piece of { $spice }
ala-one-less = one piece of { $spice } less
ala-why-C1 = There’s no such cook at this table.
ala-why-C2 = There aren’t that many pieces in the shaker.
ala-why-C3 = There’s no such dish.
ala-why-C5 = The die has no such face.
ala-why-C6 = There’s no such cup left.
ala-why-C62 = The crêpe can only land picture up, picture down, or beside the pan.
ala-advice-season-spoil = A gamble: it’s { $odds } likely to be too much, and then the dish goes into the bin.
ala-advice-ruin-ahead = On purpose: once the dishes run out, whoever leads wins.
ala-advice-ruin-late = On purpose: too hot, this dish can’t be saved.
ala-advice-mishap-piece = { $pieces } – { $over } too many!
ala-advice-mishap-burnt = Too hot: it burnt.
ala-advice-mishap-hot = It got too hot to be saved.
ala-advice-ahead = On its own, another move would earn more; several turns ahead, this one is better.
ala-advice-wins = Wins { $odds } of games from here.
ala-told-spun = { $whome ->
    [yes] You roll the die…
   *[no] { $who } rolls the die…
}
ala-told-tilted = { $whome ->
    [yes] You tip the shaker ({ $spice })…
   *[no] { $who } tips the shaker ({ $spice })…
}
ala-told-tossed = { $whome ->
    [yes] You toss the crêpe…
   *[no] { $who } tosses the crêpe…
}

ala-tally-pours = Pours that brought a spice the dish needed
ala-tally-spoilt = Pours that over-seasoned the dish
ala-tally-tosses = Crêpe tosses that turned it over

# The kitchen as a scene.
ala-seat = { $name }: { $dish }, heat { $heat }; { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $done } of { $finish } dishes finished
ala-shakers = The shakers
ala-roll-heat = Roll: heat
ala-cup-point-short = +1 point
ala-cup-swap-short = swap
ala-cup-spoons-short = 3 spoons
ala-cup-season-short = spice
ala-cup-cool-short = cool
ala-gauge-nothing = nothing yet
ala-gauge-up = picture up
ala-gauge-down = picture down
ala-gauge-missed = missed
ala-odds = up to { $tenths } in 10
ala-toss-now = Let go now: picture up { $tenths } times in 10.
ala-seconds-left = s left
ala-back-ends = Turning back ends it

# Practice.
ala-practice-what = What to practise
ala-practice-shaker = Shaker
ala-practice-crepe = Crêpe
ala-challenge-one = Exactly one piece and no salt, three times
ala-challenge-two = Exactly two pieces and no salt, three times
ala-challenge-clean = Some spice and no salt, three times
ala-challenge-spoil = Three pieces or more, twice
ala-challenge-turned = Picture up three times
ala-practice-pours = { $count ->
    [0] Your pours
    [one] Your last pour
   *[other] Your last { $count } pours
}
ala-practice-pieces = { $more ->
    [yes] { $pieces } pieces or more
   *[no] { $pieces ->
        [0] nothing
        [one] 1 piece
       *[other] { $pieces } pieces
    }
}
ala-practice-salted = With salt: { $percent }%
ala-practice-tosses = { $count ->
    [0] Your tosses
    [one] Your last toss
   *[other] Your last { $count } tosses
}
ala-practice-turned = picture up
ala-practice-unturned = picture down
ala-practice-missed = missed
ala-practice-rate = Picture up: { $percent }%
ala-practice-pouring = Practice pouring
