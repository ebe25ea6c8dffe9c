# A la carte, stap voor stap.
learn-alacarte-kitchen = Een kleine keuken: jouw fornuis is het grote, daarnaast staat dat van Mina. De dobbelsteen en de vier strooiers op de plank zijn voor iedereen. Een gerecht heeft specerijen en de juiste hitte nodig: groen op de schaal. Vanaf rood is het aangebrand.
learn-alacarte-dish = Kies eerst een gerecht. Forel bij maneschijn vraagt één citroen (C), één keer kruiden (K) en hitte 2 of 3. Hij is twee punten waard. Neem hem!
learn-alacarte-heat = Een beurt heeft drie acties, geteld in lepels. Met elke actie verhit je je fornuis of kruid je je pan. Verhitten doe je met de dobbelsteen: tik erop.
learn-alacarte-season = Een 2: hitte 2 ligt in het groen. Nu de citroen: pak de strooier, trek naar rechts tot hij ver genoeg overhelt en laat los zodra je durft. Je kunt ook gewoon op “Beheerst” tikken.
learn-alacarte-again = Drie korrels van één soort bederven het gerecht, en in elke strooier zit zout. Nu graag één keer kruiden.
learn-alacarte-star = Een gerecht dat klaar is, gaat vanzelf van het vuur. Met precies de getoonde specerijen en zonder zout levert het een ster op, en drie sterren winnen het spel meteen! Je volgende gerecht moet een kleur hebben die je nog niet af hebt.
learn-alacarte-burning = O nee: hitte 6, en bij 6 verbranden je fish & chips. Maar je hebt een kopje koffie: in elke beurt mag je er één gebruiken, gratis. Het jouwe zet het vuur lager. Gebruik het!
learn-alacarte-spoil = Gered! Later leverde de dobbelsteen je nog een kopje op: andermans pan kruiden. Mina’s eend is bijna klaar… Gebruik het kopje, kies Mina, neem paprika en wees gul.
learn-alacarte-spoilt = Drie of meer van één soort: te sterk gekruid. In haar beurt gaat de eend in de afvalbak. Dat zal Mina onthouden.
learn-alacarte-crepe = Eén keer per spel mag je in plaats van een gerecht een crêpe bakken: eerst gooien voor de hitte, dan opgooien. Zwiep snel omhoog, of houd vast en laat los in het groen.
learn-alacarte-end = De crêpe levert vijf punten op. Wie vijf gerechten klaar heeft, beëindigt het spel; de meeste punten winnen. Nu weet je genoeg om je eigen eten te laten aanbranden.

learn-alacarte-pour-exact = Precies één korrel en geen zout. Goed gedaan!
learn-alacarte-pour-enough = Dat is genoeg: { $pieces } { $pieces ->
    [one] korrel
   *[other] korrels
} specerij en { $salt } zout. Eén korrel zonder zout zou perfect zijn.
learn-alacarte-pour-none = { $salt ->
    [0] Er kwam niets uit. Kantel de strooier iets verder of wacht iets langer.
   *[other] Er kwam alleen zout uit! Pech: neem een schone pan en probeer het nog eens.
}
learn-alacarte-pour-spoilt = Te veel: { $pieces } { $pieces ->
    [one] korrel
   *[other] korrels
} specerij en { $salt } zout. Het gerecht is bedorven. Neem een nieuw en kantel de strooier minder ver.
learn-alacarte-pour-star = Klaar, met precies de getoonde specerijen: een ster!
learn-alacarte-pour-plain = Klaar! Deze keer geen ster: er zit meer in de pan dan het recept toont.
learn-alacarte-spoil-hit = Drie of meer van één soort in Mina’s pan!
learn-alacarte-spoil-miss = Dat is niet genoeg om het te bederven. Wees gul: keer de strooier helemaal om en houd hem zo.
learn-alacarte-toss-turned = Gevangen, plaatje boven!
learn-alacarte-toss-unturned = Gevangen, maar plaatje onder: zwiep iets sneller.
learn-alacarte-toss-missed = Ernaast: zwiep recht omhoog en niet zo snel.
