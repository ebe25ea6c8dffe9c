# A la carte, guided.
learn-alacarte-kitchen = A small kitchen: your stove is the large one; Mina’s is next to it. Everyone shares the die and the four shakers on the shelf. A dish needs its spices and the right heat: green on the dial. From red on, it’s burnt.
learn-alacarte-dish = First choose a dish. Trout by Moonlight needs one lemon (L), one herb (H) and heat 2 or 3. It’s worth two points. Take it!
learn-alacarte-heat = A turn has three actions, counted in spoons. Each one heats your stove or seasons your pan. To heat, roll the die: tap it.
learn-alacarte-season = A 2: heat 2 is in the green. Now for the lemon: take its shaker, drag right until it tips far enough, and let go as soon as you dare. You can also just tap “Careful”.
learn-alacarte-again = Three pieces of one kind would ruin the dish, and salt hides in every shaker. Now one herb, please.
learn-alacarte-star = A finished dish leaves the stove by itself. With exactly the spices shown and no salt it earns a star, and three stars win the game at once! Your next dish must be of a colour you haven’t finished yet.
learn-alacarte-burning = Oh no: heat 6, and your Fish & Chips burn at 6. But you have a cup of coffee: one may be used in every turn, free of charge. Yours lowers the heat. Use it!
learn-alacarte-spoil = Saved! Later the die gave you another cup: spice a rival’s pan. Mina’s duck is nearly done… Use the cup, choose Mina, take paprika, and be generous.
learn-alacarte-spoilt = Three or more of one kind: over-seasoned. On her turn the duck goes into the bin. She’ll remember that.
learn-alacarte-crepe = Once per game you may make a crêpe instead of a dish: roll for heat first, then toss it. Flick up in one quick stroke, or hold and let go in the green.
learn-alacarte-end = The crêpe brings five points. Whoever finishes five dishes ends the game; most points win. Now you know enough to burn your own dinner.

learn-alacarte-pour-exact = Exactly one piece and no salt. Well done!
learn-alacarte-pour-enough = That’s enough: { $pieces } { $pieces ->
    [one] piece
   *[other] pieces
} of spice and { $salt } of salt. One piece and no salt would be perfect.
learn-alacarte-pour-none = { $salt ->
    [0] Nothing came out. Tip the shaker a little further, or wait a moment longer.
   *[other] Only salt came out! Bad luck: take a fresh pan and try again.
}
learn-alacarte-pour-spoilt = Too much: { $pieces } { $pieces ->
    [one] piece
   *[other] pieces
} of spice and { $salt } of salt. The dish is ruined. Take a fresh one and tip the shaker less far.
learn-alacarte-pour-star = Done, with exactly the spices shown: a star!
learn-alacarte-pour-plain = Done! No star this time: there’s more in the pan than the recipe shows.
learn-alacarte-spoil-hit = Three or more of one kind in Mina’s pan!
learn-alacarte-spoil-miss = Not enough to ruin it. Be generous: tip the shaker right over and leave it there.
learn-alacarte-toss-turned = Caught, picture up!
learn-alacarte-toss-unturned = Caught, but picture down: flick a little faster.
learn-alacarte-toss-missed = It missed the pan: flick straight up, and not quite so fast.
