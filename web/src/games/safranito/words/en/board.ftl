# On the circles of the board: a line for each word.
saf-sign-extra-throw = extra throw
saf-sign-spice-card = spice card
saf-sign-reserve = reserve
saf-sign-head-chef = head chef

# A chip that another one knocked away.
saf-knocked = { $whome ->
    [yes] Your chip
   *[no] { $who }’s chip
} { $where ->
    [in] was knocked into { $place }.
    [on] was knocked onto “{ $place }”.
    [off] was knocked off the board.
   *[nowhere] was knocked between the bowls.
}
saf-told-blended-none = { $whome ->
    [yes] You make no more blends.
   *[no] { $who } makes no more blends.
}
