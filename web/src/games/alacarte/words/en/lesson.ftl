# A la carte, guided.
learn-alacarte-kitchen = A small kitchen: your stove is the large one, Mina’s is beside it. On the shelf stand the die and four shakers that everybody shares. A dish wants its spices, and the right heat: green on the dial. From red on it is burnt.
learn-alacarte-dish = First choose a dish. Trout by Moonlight wants one lemon (L) and one herb (H), and heat 2 or 3. It is worth two points. Take it!
learn-alacarte-heat = A turn has three actions, counted by spoons. Each heats your stove or seasons your pan. Heating means rolling the die: tap it.
learn-alacarte-season = A 2: heat 2 is in the green. Now the lemon: take its shaker. Then pull to the right until it leans over far enough, and let go as soon as you dare. You can also hold Space, or tap “Careful”.
learn-alacarte-again = One lemon and no salt. Well done! Three pieces of one kind would spoil the dish, and salt hides in every shaker. Now one herb, please.
learn-alacarte-star = Ready, and with exactly the spices shown: that is a star. Three stars win the game at once! A dish that is ready is taken off by itself. The next one has a colour that you have not finished yet.
learn-alacarte-burning = Oh no: heat 6, and your Fish & Chips burn at 6. But you have a cup of coffee: one in every turn may be used, free of charge. Yours lowers the heat. Use it!
learn-alacarte-spoil = Saved. Later the die gave you another cup: season another’s pan! Mina’s duck is nearly ready … Use the cup, choose Mina, take paprika, and be generous.
learn-alacarte-spoilt = Three or more of one kind: over-seasoned. On her turn the duck goes to the bin. She will remember that.
learn-alacarte-crepe = Once in the game you may make a crêpe instead of a dish: roll for heat first, then toss. Flick upwards in one quick stroke, or hold and let go in the green.
learn-alacarte-end = Picture up, five points! Whoever finishes seven dishes (five with more cooks) ends the game; most points win. Now you know enough to burn your own dinner.
