# On the circles of the board: a line for each word.
saf-sign-extra-throw = Extra- wurf
saf-sign-spice-card = Gewürz- karte
saf-sign-reserve = Reserve
saf-sign-head-chef = Küchen- chef
