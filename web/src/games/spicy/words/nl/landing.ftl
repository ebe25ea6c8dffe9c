# Spicy op de startpagina.
landing-spicy-name = Spicy
landing-spicy-title = Een kruidenmarkt vol bluffende katten
landing-spicy-text = Leg een kaart gedekt neer en zeg wat het is. Gelogen? Vecht hem aan! Speel Spicy online met vrienden, samen op één apparaat of tegen bots: gratis en zonder account.
landing-spicy-credit = Spicy is gebaseerd op het kaartspel van Zoltán Győri. Beeld, geluid en teksten zijn van onszelf.

level-spicy-kitten = Kitten
level-spicy-kitten-text = Leert nog: speelt op goed geluk en vergist zich vaak. Ideaal voor een eerste spel.
level-spicy-housecat = Huiskat
level-spicy-housecat-text = Kent de regels, maar dommelt af en toe in.
level-spicy-alleycat = Straatkat
level-spicy-alleycat-text = Door de wol geverfd: een eerlijke tegenstander voor een ontspannen avond.
level-spicy-tomcat = Kater
level-spicy-tomcat-text = Onthoudt wat hij gezien heeft en vergist zich zelden.
level-spicy-panther = Panter
level-spicy-panther-text = Geduldig en moeilijk te foppen.
level-spicy-tiger = Tijger
level-spicy-tiger-text = De kampioen: doorziet elke bluf en verraadt niets.

# De letters op de kaarten.
spi-letter-chili = C
spi-letter-pepper = P
spi-letter-wasabi = W
