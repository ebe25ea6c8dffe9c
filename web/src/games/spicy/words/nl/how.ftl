# Spicy in beelden, voor de regels.
rules-spicy-goal-title = Het doel
rules-spicy-goal = Verzamel punten: elke gewonnen kaart is 1 punt waard, elke trofee 10. Met een tweede trofee win je meteen.
rules-spicy-claim-title = Jouw beurt
rules-spicy-claim = Leg een kaart gedekt neer en zeg wat het is: een getal en een specerij. Het hoeft niet waar te zijn.
rules-spicy-higher-title = Steeds hoger
rules-spicy-higher = Je zegt steeds een hoger getal van dezelfde specerij. Een nieuwe stapel begint met 1, 2 of 3, en na een 10 begint het weer zo.
rules-spicy-pass-title = Of passen
rules-spicy-pass = Je hoeft nooit te spelen: pas en trek een kaart.
rules-spicy-challenge-title = Geloof je het niet?
rules-spicy-challenge = Vecht het getal of de specerij aan; alleen dat telt. Wie gelijk heeft, neemt de hele stapel; de verliezer trekt twee kaarten en begint opnieuw.
rules-spicy-wild-title = Jokers
rules-spicy-wild = Een getaljoker is goed voor elk getal, maar fout voor elke specerij. Bij een specerijjoker is het andersom.
rules-spicy-last-title = Je laatste kaart
rules-spicy-last = Vecht niemand hem aan, of klopt hij, dan win je een trofee en trek je zes nieuwe kaarten.
rules-spicy-end-title = Het einde
rules-spicy-end = Het spel is uit als het einde der tijden bovenkomt, als iemand twee trofeeën heeft of als de derde gewonnen is. Elke kaart in je hand kost een punt.
