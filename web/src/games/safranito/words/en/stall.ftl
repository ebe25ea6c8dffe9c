# Safranito on the landing page.
stall-safranito-name = Safranito
stall-safranito-title = Flick chips at a night market’s bowls
stall-safranito-text = Aim, flick, push the others away: where your chips lie, you sell and buy spices. Three blends win. Play Safranito with a steady hand, with friends far away, at one screen, or against bots.
stall-safranito-credit = Safranito after the game by Marco Teubner. Art, sounds and words here are our own.

level-safranito-porter = Porter
level-safranito-porter-text = New at the market: shaky throws, prices on a whim. Good for a first game.
level-safranito-peddler = Peddler
level-safranito-peddler-text = Knows the prices, and misses the bowl now and then.
level-safranito-stallholder = Stallholder
level-safranito-stallholder-text = Throws and haggles fairly: for a relaxed evening.
level-safranito-trader = Trader
level-safranito-trader-text = Knows what a blend still needs, and has a good eye.
level-safranito-merchant = Merchant
level-safranito-merchant-text = Seldom misses, seldom pays too much.
level-safranito-spicemaster = Spice master
level-safranito-spicemaster-text = The champion: a calm hand and a plan for every bowl.
