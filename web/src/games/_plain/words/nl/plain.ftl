# Het eenvoudige bord voor spellen die geen eigen scherm meebrengen.
plain-hidden = gedekt
plain-yes = ja
plain-no = nee
plain-turn = Is aan de beurt
plain-turn-you = Jij bent aan de beurt
plain-table = Op tafel
plain-actions = Wat je kunt doen
plain-search = Zoek in de acties
plain-found = { $found ->
    [one] { $found } actie
   *[other] { $found } acties
}
plain-more = En nog { $more }: typ iets om de keuze te verkleinen.
plain-waits = Wachten op { $names } …
plain-key-action = Een van de eerste negen acties kiezen
plain-key-move = Van actie naar actie gaan
