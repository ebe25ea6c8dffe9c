# A la carte at the table.
ala-spice-lemon = lemon
ala-spice-pepper = pepper
ala-spice-paprika = paprika
ala-spice-herbs = herbs
ala-spice-salt = salt
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
ala-cup-spoons = three spoons
ala-cup-season = season another’s pan
ala-cup-cool = lower the heat
ala-cup-point-text = Lay it among your finished dishes: a point that nobody can take.
ala-cup-swap-text = Swap stove, pan and dish with somebody.
ala-cup-spoons-text = Three more actions in this turn.
ala-cup-season-text = Season somebody else’s pan, with any shaker.
ala-cup-cool-text = Turn your own heat down by 1 to 3.
ala-dish-crepe = Crêpe
ala-dish-eau-pour-le-cafe-a-la-bocuse = Eau pour le café à la Bocuse
ala-dish-breakfast-fidel = Breakfast Fidel
ala-dish-trout-by-moonlight = Trout by Moonlight
ala-dish-tomatoes-in-the-nude = Tomatoes in the Nude
ala-dish-ochsenschwanz-nature = Ochsenschwanz natüre
ala-dish-fish-chips = Fish & Chips
ala-dish-rabbit-royal-in-rice = Rabbit Royal in Rice
ala-dish-gazpacho-on-the-rocks = Gazpacho on the Rocks
ala-dish-nilpferd-in-burgunder = Nilpferd in Burgunder
ala-dish-calamar-a-la-marseillaise = Calamar à la Marseillaise
ala-dish-goulash-fata-morgana = Goulash Fata Morgana
ala-dish-salad-of-seven-winds = Salad of Seven Winds
ala-dish-buckling-in-ei = Bückling in Ei
ala-dish-elefantenrussel-an-blattspinat-frisiert = Elefantenrüssel an Blattspinat frisiert
ala-dish-duck-on-the-run = Duck on the Run
ala-dish-ceviche-thunderstorm = Ceviche Thunderstorm
ala-dish-dragon-roll-without-dragon = Dragon Roll without Dragon
ala-dish-paella-for-an-orchestra = Paella for an Orchestra
ala-dish-risotto-infinito = Risotto Infinito
ala-dish-souffle-zero-gravity = Soufflé Zero Gravity
ala-own-dish = dish { $number }
ala-pan-empty = The pan is empty
ala-crepe-text = Toss it, catch it picture up, before heat 7 burns it. 5 points; ends the turn.
ala-crepe-row = Or
ala-slot-full = there
ala-slot-open = missing
ala-slot-extra = more than asked
ala-needs = Spices: { $spices }
ala-no-spices = no spices
ala-range = right at { $green }, burns at { $red }
ala-dial = Heat { $heat }; right at { $green }, burns at { $red }
ala-dial-plain = Heat { $heat }
ala-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ala-stove-of = { $name }’s stove
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
ala-shelf = Die, shakers, sink, bin and coffee tray
ala-heat = Heat
ala-die = The die
ala-die-shows = The die shows { $face }
ala-season = Season with { $spice }
ala-shaker-holds = { $spices } pieces and { $salt } salt inside
ala-sink = Sink
ala-sink-text = Used pieces lie here until a shaker is filled up.
ala-bin = Bin
ala-bin-text = Spoilt dishes: out of the game.
ala-tray = { $down } cups, { $used } used
ala-tray-text = The coffee tray: cups face down, and used ones.
ala-cooks = The other cooks
ala-menu = Menu
ala-choose-dish = What will you cook?
ala-in-bin = in the bin
ala-in-pan-of = { $name } cooks it
ala-on-tray-of = { $name } has it
ala-prompt-wait = { $name } is cooking …
ala-prompt-dish = Choose a dish for your pan.
ala-prompt-choose = How much hotter?
ala-prompt-take = The tray is empty: whose cup do you take?
ala-prompt-burning = { $dish } is burning! Save it with a cup, or let it go.
ala-prompt-flip = { $count ->
    [one] Toss the crêpe: one try left.
   *[other] Toss the crêpe: { $count } tries.
}
ala-prompt-end = No spoon left: use a cup, or end your turn.
ala-prompt-turn = { $count ->
    [one] Your turn, one spoon left: heat (roll the die) or take a shaker.
   *[other] Your turn, { $count } spoons: heat (roll the die) or take a shaker.
}
ala-prompt-heat = { $count ->
    [one] Your turn, one spoon left: heat, roll the die.
   *[other] Your turn, { $count } spoons: heat, roll the die.
}
ala-flip = Toss the crêpe
ala-let-burn = Into the bin
ala-take-from = { $cup }, from { $name }
ala-end = End the turn
ala-your-cups = Your cups
ala-ask-cool = How much cooler?
ala-ask-swap = Swap stoves with whom?
ala-ask-spoil = Into whose pan?
ala-ask-spice = What into { $name }’s pan?
ala-pour = { $spice } into { $name }’s pan
ala-pour-own = { $spice } into your pan
ala-pour-how = Pull to the right to turn the shaker over, let go to turn it back. Or hold Space. All that falls is in the pan!
ala-pour-sent = What will fall?
ala-pour-recorded = The kitchen is busy: your motion is recorded and settled right after.
ala-pour-slipped = The shaker slipped: nothing has happened. Turn it again.
ala-pour-watch = Watch the hand!
ala-gauge-few = one or two
ala-gauge-many = a lot!
ala-shake = Shake
ala-shake-first = Shake first, strength { $strength } of 3
ala-motion-feint = so that nothing falls
ala-motion-timid = Timid
ala-motion-timid-text = none or one
ala-motion-careful = Careful
ala-motion-careful-text = one, maybe two
ala-motion-medium = Medium
ala-motion-medium-text = two, maybe three
ala-motion-bold = Bold
ala-motion-bold-text = three and more
ala-motion-pour = Pour
ala-motion-pour-text = all that will come
ala-toss = Toss the crêpe and catch it
ala-toss-of = { $name } tosses the crêpe
ala-toss-how = Press, and flick upwards in one quick stroke. Or hold Space and let go when the needle is in the green.
ala-toss-weak = That was no toss yet: flick upwards.
ala-toss-flies = It flies …
ala-flick-aside = Straight up next time.
ala-flick-quick = A little slower next time.
ala-flick-slow = Quicker next time.
ala-quick = quick
ala-slow = slow
ala-hold = Hold, and let go
ala-landing-turned = In the pan, picture up!
ala-landing-unturned = In the pan, but picture down.
ala-landing-missed = Beside the pan!
ala-told-prepared = Everybody has a cup of coffee.
ala-told-put = { $whome ->
    [yes] You put { $dish } into the pan.
   *[no] { $who } puts { $dish } into the pan.
}
ala-told-began = { $whome ->
    [yes] Your turn begins.
   *[no] { $who } is on turn.
}
ala-told-rolled = { $whome ->
    [yes] You roll { $face }.
   *[no] { $who } rolls { $face }.
}
ala-told-rose = { $whome ->
    [yes] Your stove is hotter by { $by }.
   *[no] { $who }’s stove is hotter by { $by }.
}
ala-told-all-rose = Every stove is one hotter!
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
    [yes] You use a cup: { $cup }.
   *[no] { $who } uses a cup: { $cup }.
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
    [yes] Perfect! { $dish } brings you a star.
   *[no] { $who } finishes { $dish } to perfection: a star!
}
ala-told-binned = { $whome ->
    [yes] Your { $dish } goes to the bin.
   *[no] { $who }’s { $dish } goes to the bin.
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
    [yes] Your crêpe lands beside the pan!
   *[no] { $who }’s crêpe lands beside the pan!
}
ala-count-spice = { $count } × { $spice }
ala-told-fell = { $whome ->
    [yes] Into your pan: { $pieces }.
   *[no] Into { $who }’s pan: { $pieces }.
}
ala-told-fell-none = { $whome ->
    [yes] Nothing falls into your pan.
   *[no] Nothing falls into { $who }’s pan.
}
ala-told-refilled = The shaker is filled up from the sink: { $spice }.
ala-told-reshuffled = The used cups are shuffled.
ala-told-ended-no-dish = The game is over: nothing is left to cook.
ala-told-ended-dishes-finished = The game is over: somebody has finished enough dishes.
ala-told-ended-three-stars = The game is over: three stars!
ala-act-heat = heat
ala-act-end = end the turn
ala-act-bin = let the dish go
ala-act-flip = toss the crêpe
ala-act-season = season with { $spice } (“{ $motion }”)
ala-act-cook = cook { $dish }
ala-act-choose = heat by { $by }
ala-act-take = take the cup “{ $cup }” from { $name }
ala-act-spoil = put { $spice } into the pan of { $name } (“{ $motion }”)
ala-act-cup-point = lay the point among the finished dishes
ala-act-cup-spoons = use the three spoons
ala-act-cup-cool = turn the heat down by { $number }
ala-act-cup-swap = swap stoves with { $name }
ala-why-C7 = At the start everybody first chooses a dish; no crêpe and no cup yet.
ala-why-C10 = It is not your turn, or you have no action left for that.
ala-why-C11 = Only one cup in a turn.
ala-why-C12 = Actions are not given up: heat, or turn a shaker so that nothing falls.
ala-why-C20 = First say by how much the stove gets hotter.
ala-why-C22 = First take a cup from another cook.
ala-why-C30 = The recipe does not show this spice, or it lies in the pan twice already.
ala-why-C33 = This shaker is empty until the sink can fill it.
ala-why-C34 = A hand cannot move like that.
ala-why-C40 = You have no such cup.
ala-why-C41 = Burnt or over-seasoned dishes, crêpes and empty pans are not swapped, on either side.
ala-why-C43 = Not into a pan without a dish that needs spices, nor on a crêpe.
ala-why-C44 = The heat cannot be turned down so far.
ala-why-C46 = Not now: the turn is over, or a roll is not yet settled.
ala-why-C52 = A new dish has a colour that you have not finished yet, and must lie on the table.
ala-why-C54 = The dish is spoilt: save it with a cup if you can, or bin it.
ala-why-C55 = This dish lies in the bin.
ala-why-C60 = You have only one crêpe in the whole game.
ala-why-C61 = With a crêpe in the pan: first a roll, then up to two tosses.
ala-why-C70 = The game is over.
ala-terms = What is different here
ala-term-finish = { $count ->
    [one] One finished dish ends the game
   *[other] { $count } finished dishes end the game
}
ala-term-dishes = Dishes of its own
ala-score-dishes = Dishes
ala-score-cups = Cups
ala-score-stars = Stars
ala-key-heat = heat: roll the die
ala-key-season = take a shaker; choose a number
ala-key-hold = hold to turn the shaker or to wind up the toss; let go
ala-key-shake = shake the shaker first
ala-key-dish = choose a dish, Enter to cook it
ala-key-cup = use a cup
ala-key-flip = toss the crêpe
ala-key-end = end the turn
ala-key-menu = the menu
ala-starter-chance = By chance
option-alacarte-starter = Who begins?
option-alacarte-finish = Finished dishes that end the game
ala-really = What really happened?
ala-really-say = That is how it was
ala-really-roll = Roll the real die. What does it show?
ala-really-draw-cup = Draw a real cup. Which one?
ala-really-landing = Toss the real crêpe. How did it land?
ala-really-fall = Season the real pan of { $name }. What fell?
ala-advice-dish = Of all you may cook it brings most for the trouble.
ala-advice-crepe = It brings 5 points as soon as you have turned it: each turn begins with a roll, which may make it hotter, and unless it burns there are up to two tries.
ala-advice-crepe-roll = First comes a roll; the chance is { $odds } that the crêpe does not burn.
ala-advice-flip = Flick upwards over about a third of the picture, as quickly as you snap your fingers; with the button, let go while the needle is in the green.
ala-advice-heat-green = With a chance of { $odds } this roll brings the right heat.
ala-advice-heat-far = It takes more than one roll anyway.
ala-advice-heat-spend = A spoon must be spent; the chance is { $odds } that it burns the dish.
ala-advice-choose-green = Then the heat is right.
ala-advice-choose-warmer = So it gets closest without burning.
ala-advice-season-ready = With a chance of { $odds } the dish is ready then.
ala-advice-season-need = With a chance of { $odds } what is missing falls, and not too much of it.
ala-advice-season-nothing = A spoon must be spent, and nothing is missing here: the chance is { $odds } that nothing falls.
ala-advice-end = Nothing better is left to do.
ala-advice-bin = It is not worth a cup to save it.
ala-advice-cool-save = It is worth more than the cup.
ala-advice-cool-green = Cooler, the dish is worth more.
ala-advice-swap = What cooks there is worth more to you, and its cook loses it.
ala-advice-spoil = With a chance of { $odds } that dish is over-seasoned.
ala-advice-spoons = Three more actions are worth more than keeping it.
ala-advice-point = The turn is over anyway, and a point is a point.
ala-advice-take = It is the most useful one.
ala-one-more = one { $spice } more
ala-one-less = one { $spice } less
ala-why-C1 = There is no such cook at this table.
ala-why-C2 = So many pieces are not in the shaker.
ala-why-C3 = There is no such dish.
ala-why-C5 = The die has no such face.
ala-why-C6 = The box has no such cup left.
ala-why-C62 = The crêpe can only land picture up, picture down, or beside the pan.
ala-advice-season-spoil = A gamble: with a chance of { $odds } it is too much, and the dish goes to the bin.
ala-advice-ahead = Judged by this one step, something else would bring more; thought through for several turns, this is better.
ala-advice-wins = From here, { $cases } games are won so.
