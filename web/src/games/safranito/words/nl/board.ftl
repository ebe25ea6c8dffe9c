# On the circles of the board: a line for each word.
saf-sign-extra-throw = extra worp
saf-sign-spice-card = specerij- kaart
saf-sign-reserve = reserve
saf-sign-head-chef = chef- kok

# A chip that another one knocked away.
saf-knocked = { $whome ->
    [yes] Je fiche
   *[no] Het fiche van { $who }
} { $where ->
    [in] werd in de kom “{ $place }” gestoten.
    [on] werd op “{ $place }” gestoten.
    [off] werd van het bord gestoten.
   *[nowhere] werd tussen de kommen gestoten.
}
saf-told-blended-none = { $whome ->
    [yes] Je maakt geen mengsel meer.
   *[no] { $who } maakt geen mengsel meer.
}
