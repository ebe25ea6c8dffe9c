# Spicy in pictures, for the rules.
rules-spicy-goal-title = The goal
rules-spicy-goal = Collect points: each card you win is worth 1, each trophy 10. A second trophy wins the game at once.
rules-spicy-claim-title = Your turn
rules-spicy-claim = Put a card face down and say what it is: a number and a spice. It needn’t be true.
rules-spicy-higher-title = Ever higher
rules-spicy-higher = Each claim is a higher number of the same spice. A new stack starts with a 1, 2 or 3; after a 10 it’s 1, 2 or 3 again.
rules-spicy-pass-title = Or pass
rules-spicy-pass = You never have to play: pass instead and draw a card.
rules-spicy-challenge-title = Don’t believe it?
rules-spicy-challenge = Challenge the number or the spice; only that half counts. The winner takes the whole stack, the loser draws two cards and starts a new one.
rules-spicy-wild-title = Wild cards
rules-spicy-wild = A wild number is right for every number, but wrong for every spice. With a wild spice it’s the other way round.
rules-spicy-last-title = Your last card
rules-spicy-last = If nobody challenges your last card, or it proves right, you win a trophy and draw six new cards.
rules-spicy-end-title = The end
rules-spicy-end = It’s over when World’s End turns up, when someone has two trophies, or when the third one is won. Every card left in your hand costs a point.
