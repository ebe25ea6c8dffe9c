# Spicy, guided.
learn-spicy-hand = Six cards that only you can see: three spices (chili, pepper, wasabi) numbered 1 to 10, plus a few wild cards. Get rid of them, and win cards: by catching a bluff, or by telling the truth when nobody believes you.
learn-spicy-claim = Your turn. Put a card face down and say what it is. The first card of a stack must be called a 1, 2 or 3. Tap chili 2, then the green 2: the plain truth.
learn-spicy-bluff = Otto says 5 chili. Now a higher chili must follow, and you have none. Never mind: nobody can see your card! Tap pepper 7 and call it 7 chili. The number is even true.
learn-spicy-caught = Mina challenged the spice, and she was right. Only what’s named counts: had she challenged the number, you’d have won. She takes the stack, one point per card; you draw two.
learn-spicy-challenge = Otto says 10 wasabi. But you hold two of the three yourself! Challenge the number: “That’s not a 10!”
learn-spicy-won = It was a wild spice: right for every spice, but it has no number. Well spotted! The three cards are yours: three points. Otto draws two.
learn-spicy-ten = A few cards later Otto says 10 pepper. Nothing is higher: after a 10 comes a 1, 2 or 3 of the same spice again. You have one: play pepper 3 as 3 pepper.
learn-spicy-pass = Otto says 9 pepper, and only a 10 could follow. You could bluff, but you never have to play: pass, and draw a card instead.
learn-spicy-wild = You also have a wild number: right for every number, wrong for every spice. Play it as 8 pepper and hope that someone challenges the number.
learn-spicy-proved = Otto challenged the number, but a wild number is every number. The stack is yours. Had he challenged the spice, you’d have lost.
learn-spicy-last = Much later: your last card! Now everyone looks twice, and nobody may play on until all have decided. Yours is even true: play pepper 3 as 3 pepper.
learn-spicy-trophy = Nobody challenged it: a trophy! It’s worth ten points, you draw six new cards, and the stack stays. A second trophy wins the game at once.
learn-spicy-end = Somewhere in the deck lies World’s End. When it turns up, or the third trophy is won, the game is over: one point per card won, ten per trophy, minus one per card in hand. That’s all you need to know!
