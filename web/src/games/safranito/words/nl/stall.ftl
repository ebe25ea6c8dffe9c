# Safranito op de eerste pagina.
stall-safranito-name = Safranito
stall-safranito-title = Schiet fiches in de kommen van de avondmarkt
stall-safranito-text = Mikken, schieten, anderen wegduwen: waar je fiches liggen, verkoop en koop je specerijen. Drie mengsels winnen. Speel Safranito met vaste hand, met vrienden ver weg, aan één scherm of tegen bots.
stall-safranito-credit = Safranito naar het spel van Marco Teubner. Beeld, geluid en woorden hier zijn van onszelf.
