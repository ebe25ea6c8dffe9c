# Spicy, met begeleiding.
learn-spicy-hand = Zes kaarten die alleen jij ziet: drie specerijen (chili, peper, wasabi) met getallen van 1 tot 10, plus een paar jokers. Raak ze kwijt en win kaarten: door een bluf te ontmaskeren, of door de waarheid te zeggen als niemand je gelooft.
learn-spicy-claim = Jij bent aan de beurt. Leg een kaart gedekt neer en zeg wat het is. De eerste kaart van een stapel moet een 1, 2 of 3 heten. Tik op chili 2 en dan op de groene 2: de zuivere waarheid.
learn-spicy-bluff = Otto zegt 5 chili. Nu moet er een hogere chili volgen, en die heb je niet. Geeft niets: niemand ziet je kaart! Tik op peper 7 en noem hem 7 chili. Het getal klopt zelfs.
learn-spicy-caught = Mina vocht de specerij aan, en terecht. Alleen wat genoemd wordt telt: had ze het getal aangevochten, dan had jij gewonnen. Zij neemt de stapel, een punt per kaart; jij trekt twee kaarten.
learn-spicy-challenge = Otto zegt 10 wasabi. Maar je hebt er zelf twee van de drie! Vecht het getal aan: “Dat is geen 10!”
learn-spicy-won = Het was een specerijjoker: goed voor elke specerij, maar zonder getal. Goed gezien! De drie kaarten zijn van jou: drie punten. Otto trekt er twee.
learn-spicy-ten = Een paar kaarten later zegt Otto 10 peper. Hoger kan niet: na een 10 volgt weer een 1, 2 of 3 van dezelfde specerij. Je hebt er een: speel peper 3 als 3 peper.
learn-spicy-pass = Otto zegt 9 peper, en alleen een 10 kan nog volgen. Je kunt bluffen, maar je hoeft nooit te spelen: pas, en trek in plaats daarvan een kaart.
learn-spicy-wild = Je hebt ook een getaljoker: goed voor elk getal, fout voor elke specerij. Speel hem als 8 peper en hoop dat iemand het getal aanvecht.
learn-spicy-proved = Otto vocht het getal aan, maar een getaljoker is elk getal. De stapel is van jou. Had hij de specerij aangevochten, dan had je verloren.
learn-spicy-last = Veel later: je laatste kaart! Nu kijkt iedereen twee keer, en niemand mag verder spelen voordat iedereen heeft beslist. De jouwe klopt zelfs: speel peper 3 als 3 peper.
learn-spicy-trophy = Niemand vocht hem aan: een trofee! Die is tien punten waard, je trekt zes nieuwe kaarten, en de stapel blijft liggen. Met een tweede trofee win je meteen.
learn-spicy-end = Ergens in de stok zit het einde der tijden. Komt het boven, of is de derde trofee gewonnen, dan is het spel uit: een punt per gewonnen kaart, tien per trofee, min één per handkaart. Meer hoef je niet te weten!
