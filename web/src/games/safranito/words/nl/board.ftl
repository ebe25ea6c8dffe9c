# On the circles of the board: a line for each word.
saf-sign-extra-throw = extra worp
saf-sign-spice-card = specerij- kaart
saf-sign-reserve = reserve
saf-sign-head-chef = chef- kok
