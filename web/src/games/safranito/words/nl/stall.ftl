# Safranito op de eerste pagina.
stall-safranito-name = Safranito
stall-safranito-title = Schiet fiches in de kommen van de avondmarkt
stall-safranito-text = Mikken, schieten, anderen wegduwen: waar je fiches liggen, verkoop en koop je specerijen. Drie mengsels winnen. Speel Safranito met vaste hand, met vrienden ver weg, aan één scherm of tegen bots.
stall-safranito-credit = Safranito naar het spel van Marco Teubner. Beeld, geluid en woorden hier zijn van onszelf.

level-safranito-porter = Sjouwer
level-safranito-porter-text = Nieuw op de markt: bibberige worpen, prijzen naar zijn humeur. Goed voor een eerste spel.
level-safranito-peddler = Marskramer
level-safranito-peddler-text = Kent de prijzen en mist af en toe de kom.
level-safranito-stallholder = Kraamhouder
level-safranito-stallholder-text = Gooit en onderhandelt netjes: voor een rustige avond.
level-safranito-trader = Handelaar
level-safranito-trader-text = Weet wat een mengsel nog nodig heeft en heeft een goed oog.
level-safranito-merchant = Koopman
level-safranito-merchant-text = Mist zelden en betaalt zelden te veel.
level-safranito-spicemaster = Kruidenmeester
level-safranito-spicemaster-text = De kampioen: een vaste hand en een plan voor elke kom.
