# A la carte on the landing page.
stall-alacarte-name = A la carte
stall-alacarte-title = A small kitchen, four shakers, no mercy
stall-alacarte-text = Heat your stove with a die, season with a real turn of the wrist, flip the crêpe, and hope that neither salt nor neighbour spoils the dish. The pieces truly fall: turn the shaker back in time!
stall-alacarte-credit = A la carte after the game by Karl-Heinz Schmiel. Art, sounds and words here are our own.
