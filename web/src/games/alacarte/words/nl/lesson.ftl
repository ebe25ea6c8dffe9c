# A la carte, stap voor stap.
learn-alacarte-kitchen = Een kleine keuken: jouw fornuis is het grote, dat van Mina staat ernaast. Op de plank staan de dobbelsteen en vier strooiers voor iedereen. Een gerecht wil zijn specerijen en de juiste hitte: groen op de schaal. Vanaf rood is het aangebrand.
learn-alacarte-dish = Kies eerst een gerecht. Forel bij maneschijn wil één citroen (L) en één keer kruiden (H), en hitte 2 of 3. Hij is twee punten waard. Neem hem!
learn-alacarte-heat = Een beurt heeft drie acties, geteld met lepels. Elke actie verhit je fornuis of kruidt je pan. Verhitten is gooien: tik op de dobbelsteen.
learn-alacarte-season = Een 2: hitte 2 ligt in het groen. Nu de citroen: pak de strooier. Trek naar rechts tot hij ver genoeg overhelt en laat los zodra je durft. Je kunt ook de spatiebalk vasthouden of op “Beheerst” tikken.
learn-alacarte-again = Eén citroen, geen zout. Goed gedaan! Drie korrels van één soort bederven het gerecht, en in elke strooier zit zout. Nu graag één keer kruiden.
learn-alacarte-star = Klaar, en met precies de getoonde specerijen: dat is een ster. Drie sterren winnen meteen! Een klaar gerecht gaat vanzelf van het vuur. Het volgende heeft een kleur die je nog niet klaar hebt.
learn-alacarte-burning = O nee: hitte 6, en bij 6 verbranden je fish & chips. Maar je hebt een kopje koffie: in elke beurt mag er één gebruikt worden, gratis. Het jouwe zet het vuur lager. Gebruik het!
learn-alacarte-spoil = Gered. Later bracht de dobbelsteen nog een kopje: andermans pan kruiden! Mina’s eend is bijna klaar … Gebruik het kopje, kies Mina, neem paprika en wees gul.
learn-alacarte-spoilt = Drie of meer van één soort: overkruid. In haar beurt gaat de eend in de afvalbak. Dat zal ze onthouden.
learn-alacarte-crepe = Eén keer per spel mag je in plaats van een gerecht een crêpe maken: eerst gooien voor de hitte, dan opgooien. Zwiep snel omhoog, of houd vast en laat los in het groen.
learn-alacarte-end = Plaatje boven, vijf punten! Wie zeven gerechten klaar heeft (met meer koks vijf), beëindigt het spel; de meeste punten winnen. Nu weet je genoeg om je eigen eten te laten aanbranden.
