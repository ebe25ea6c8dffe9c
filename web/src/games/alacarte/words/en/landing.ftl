# A la carte on the landing page.
landing-alacarte-name = A la carte
landing-alacarte-title = A small kitchen, four shakers, no mercy
landing-alacarte-text = Heat your stove with a die, season with a real turn of the wrist, flip the crêpe, and hope that neither salt nor neighbours ruin the dish. The pieces really fall: turn the shaker back in time!
landing-alacarte-credit = A la carte is based on the game by Karl-Heinz Schmiel. Artwork, sounds and texts are our own.

level-alacarte-potwasher = Pot washer
level-alacarte-potwasher-text = First day at the stove: spills and guesses. Ideal for a first game.
level-alacarte-apprentice = Apprentice
level-alacarte-apprentice-text = Has read the recipes, but the shaker still trembles.
level-alacarte-linecook = Line cook
level-alacarte-linecook-text = Solid work: for a relaxed evening.
level-alacarte-souschef = Sous-chef
level-alacarte-souschef-text = Seasons with care and watches the other stoves.
level-alacarte-headchef = Head chef
level-alacarte-headchef-text = Rarely burns a dish, rarely wastes a move.
level-alacarte-starchef = Star chef
level-alacarte-starchef-text = The champion: a steady wrist, and every turn counts.
