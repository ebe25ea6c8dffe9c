# A la carte op de startpagina.
landing-alacarte-name = A la carte
landing-alacarte-title = Een kleine keuken, vier strooiers, geen genade
landing-alacarte-text = Verhit je fornuis met de dobbelsteen, kruid met een echte draai van de pols, keer de crêpe en hoop dat zout noch buren je gerecht bederven. De korrels vallen echt: draai de strooier op tijd terug!
landing-alacarte-credit = A la carte is gebaseerd op het spel van Karl-Heinz Schmiel. Beeld, geluid en teksten zijn van onszelf.

level-alacarte-potwasher = Afwashulp
level-alacarte-potwasher-text = Eerste dag aan het fornuis: morst en gokt. Ideaal voor een eerste spel.
level-alacarte-apprentice = Leerling
level-alacarte-apprentice-text = Heeft de recepten gelezen, maar de strooier trilt nog.
level-alacarte-linecook = Kok
level-alacarte-linecook-text = Degelijk werk: voor een ontspannen avond.
level-alacarte-souschef = Souschef
level-alacarte-souschef-text = Kruidt met zorg en houdt de andere fornuizen in het oog.
level-alacarte-headchef = Chef-kok
level-alacarte-headchef-text = Laat zelden iets aanbranden en verspilt zelden een zet.
level-alacarte-starchef = Sterrenchef
level-alacarte-starchef-text = De kampioen: een vaste pols, en elke zet telt.
