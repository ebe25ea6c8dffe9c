# The plain board, for games that bring no part of the client.
plain-hidden = hidden
plain-yes = yes
plain-no = no
plain-turn = On turn
plain-turn-you = Your turn
plain-table = On the table
plain-actions = What you can do
plain-search = Search the actions
plain-found = { $found ->
    [one] { $found } action
   *[other] { $found } actions
}
plain-more = And { $more } more: type to narrow them down.
plain-waits = Waiting for { $names } …
plain-key-action = Take one of the first nine actions
plain-key-move = Move between the actions
