# Spicy, guided.
learn-spicy-hand = Six cards, seen by you alone: three spices (chili, pepper, wasabi) with numbers from 1 to 10, and a few wild cards. You want to get rid of them, and to win cards by being believed, or by catching others.
learn-spicy-claim = It is your turn. Lay a card face down and say what it is: the first card of a stack must be called a 1, 2 or 3. Tap chili 2, then the green 2: the plain truth.
learn-spicy-bluff = Otto says 5 chili. Now a higher chili must follow, and you have none. Never mind: nobody sees your card! Tap pepper 7 and call it 7 chili. The number is even true.
learn-spicy-caught = Mina doubted the spice, and rightly. Only what is named counts: had she doubted the number, you would have won. She takes the stack, a point for each card; you draw two cards.
learn-spicy-challenge = Otto says 10 wasabi. But you hold two of the three yourself! Doubt the number: “That is no 10!”
learn-spicy-won = It was a wild spice: right for every spice, but it has no number. Well doubted! The three cards are yours, three points. Otto draws two.
learn-spicy-wild = And you have a wild number: right for every number, wrong for every spice. Play it as 8 pepper and hope that somebody doubts the number.
learn-spicy-proved = Otto doubted the number; but a wild number is every number. The stack is yours. Had he doubted the spice, you would have lost.
learn-spicy-last = Much later: your last card! Everybody now looks twice, and nobody may play on before all have decided. Yours is even true: play pepper 3 as 3 pepper.
learn-spicy-trophy = Nobody doubted it: a trophy! It counts ten points, you draw six new cards, and the stack stays. Two trophies win the game at once.
learn-spicy-end = Somewhere in the deck lies World’s End. When it comes up, or the third trophy is won, the game is over: a point for each card won, ten for a trophy, minus one for each card in hand. Now you know all you need.
