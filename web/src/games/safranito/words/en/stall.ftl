# Safranito on the landing page.
stall-safranito-name = Safranito
stall-safranito-title = Flick chips at a night market’s bowls
stall-safranito-text = Aim, flick, push the others away: where your chips lie, you sell and buy spices. Three blends win. Play Safranito with a steady hand, with friends far away, at one screen, or against bots.
stall-safranito-credit = Safranito after the game by Marco Teubner. Art, sounds and words here are our own.
