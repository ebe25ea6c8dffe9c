# Safranito op de startpagina.
landing-safranito-name = Safranito
landing-safranito-title = Schiet je fiches in de kruidenkommen
landing-safranito-text = Mikken, schieten, anderen wegstoten: waar je fiches belanden, verkoop en koop je specerijen. Drie mengsels winnen. Speel Safranito online met vrienden, samen op één apparaat of tegen bots.
landing-safranito-credit = Safranito is gebaseerd op het spel van Marco Teubner. Beeld, geluid en teksten zijn van onszelf.

level-safranito-porter = Sjouwer
level-safranito-porter-text = Nieuw op de markt: bibberige worpen, prijzen op goed geluk. Ideaal voor een eerste spel.
level-safranito-peddler = Marskramer
level-safranito-peddler-text = Kent de prijzen, maar mist af en toe een kom.
level-safranito-stallholder = Kraamhouder
level-safranito-stallholder-text = Gooit netjes en onderhandelt goed: voor een ontspannen avond.
level-safranito-trader = Handelaar
level-safranito-trader-text = Weet wat een mengsel nog nodig heeft en mikt goed.
level-safranito-merchant = Koopman
level-safranito-merchant-text = Mist zelden en betaalt zelden te veel.
level-safranito-spicemaster = Kruidenmeester
level-safranito-spicemaster-text = De kampioen: een vaste hand en een plan voor elke kom.
