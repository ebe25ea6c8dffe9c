# Das schlichte Brett für Spiele, die keine eigene Oberfläche mitbringen.
plain-hidden = verdeckt
plain-yes = ja
plain-no = nein
plain-turn = Ist dran
plain-turn-you = Du bist dran
plain-table = Auf dem Tisch
plain-actions = Deine Möglichkeiten
plain-search = Aktionen durchsuchen
plain-found = { $found ->
    [one] { $found } Aktion
   *[other] { $found } Aktionen
}
plain-more = Und { $more } weitere: Tippe etwas ein, um die Auswahl einzugrenzen.
plain-waits = Warten auf { $names } …
plain-key-action = Eine der ersten neun Aktionen ausführen
plain-key-move = Zwischen den Aktionen wechseln
