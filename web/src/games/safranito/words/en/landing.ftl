# Safranito on the landing page.
landing-safranito-name = Safranito
landing-safranito-title = Flick your chips into the spice bowls
landing-safranito-text = Aim, flick, knock rivals away: where your chips land, you sell and buy spices. Three blends win. Play Safranito online with friends, together on one device or against bots.
landing-safranito-credit = Safranito is based on the game by Marco Teubner. Artwork, sounds and texts are our own.

level-safranito-porter = Porter
level-safranito-porter-text = New to the market: shaky throws, prices on a whim. Ideal for a first game.
level-safranito-peddler = Peddler
level-safranito-peddler-text = Knows the prices, but misses a bowl now and then.
level-safranito-stallholder = Stallholder
level-safranito-stallholder-text = A decent throw and a fair haggler: for a relaxed evening.
level-safranito-trader = Trader
level-safranito-trader-text = Knows what a blend still needs, and aims well.
level-safranito-merchant = Merchant
level-safranito-merchant-text = Rarely misses, rarely pays too much.
level-safranito-spicemaster = Spice master
level-safranito-spicemaster-text = The champion: a steady hand and a plan for every bowl.
