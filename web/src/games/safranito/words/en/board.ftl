# On the circles of the board: a line for each word.
saf-sign-extra-throw = extra throw
saf-sign-spice-card = spice card
saf-sign-reserve = reserve
saf-sign-head-chef = head chef
