# Spicy op de startpagina.
stall-spicy-name = Spicy
stall-spicy-title = Een kruidenmarkt vol bluffende katten
stall-spicy-text = Leg een kaart gedekt neer en zeg wat het is. Klopt dat? Wie durft, betwijfelt het. Speel Spicy met vrienden ver weg, aan één scherm of tegen bots: gratis, zonder account.
stall-spicy-credit = Spicy naar het kaartspel van Zoltán Győri. Beeld, geluid en woorden hier zijn van ons.

level-spicy-kitten = Kitten
level-spicy-kitten-text = Leert nog: speelt naar zijn humeur en vergist zich vaak. Goed voor een eerste spel.
level-spicy-housecat = Huiskat
level-spicy-housecat-text = Kent de regels en dommelt af en toe in.
level-spicy-alleycat = Straatkat
level-spicy-alleycat-text = Door de wol geverfd: een eerlijke tegenstander voor een rustige avond.
level-spicy-tomcat = Kater
level-spicy-tomcat-text = Telt wat hij gezien heeft en vergist zich zelden.
level-spicy-panther = Panter
level-spicy-panther-text = Geduldig en moeilijk te foppen.
level-spicy-tiger = Tijger
level-spicy-tiger-text = De kampioen: doorziet beweringen en verraadt niets.
