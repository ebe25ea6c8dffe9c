# Spicy op de startpagina.
stall-spicy-name = Spicy
stall-spicy-title = Een kruidenmarkt vol bluffende katten
stall-spicy-text = Leg een kaart gedekt neer en zeg wat het is. Klopt dat? Wie durft, betwijfelt het. Speel Spicy met vrienden ver weg, aan één scherm of tegen bots: gratis, zonder account.
stall-spicy-credit = Spicy naar het kaartspel van Zoltán Győri. Beeld, geluid en woorden hier zijn van ons.
