# On the circles of the board: a line for each word.
saf-sign-extra-throw = Extra- wurf
saf-sign-spice-card = Gewürz- karte
saf-sign-reserve = Reserve
saf-sign-head-chef = Küchen- chef

# A chip that another one knocked away.
saf-knocked = { $whome ->
    [yes] Dein Chip
   *[no] Der Chip von { $who }
} { $where ->
    [in] wurde in die Schale „{ $place }“ gestoßen.
    [on] wurde auf „{ $place }“ gestoßen.
    [off] wurde vom Brett gestoßen.
   *[nowhere] wurde zwischen die Schalen gestoßen.
}
saf-told-blended-none = { $whome ->
    [yes] Du stellst keine Mischung mehr her.
   *[no] { $who } stellt keine Mischung mehr her.
}
