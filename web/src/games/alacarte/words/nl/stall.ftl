# A la carte op de startpagina.
stall-alacarte-name = A la carte
stall-alacarte-title = Een kleine keuken, vier strooiers, geen genade
stall-alacarte-text = Verhit je fornuis met de dobbelsteen, kruid met een echte draai van de pols, keer de crêpe en hoop dat zout noch buren het gerecht bederven. De korrels vallen echt: draai de strooier op tijd terug!
stall-alacarte-credit = A la carte naar het spel van Karl-Heinz Schmiel. Beeld, geluid en woorden zijn van onszelf.
