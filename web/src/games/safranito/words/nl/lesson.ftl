# Safranito, begeleid.
learn-safranito-table = Een marktkraam van bovenaf: negen kommen met specerijen en vier cirkels met bijzondere acties. De kaarten aan de rand zijn te koop. Drie mengsels winnen; elk vraagt drie specerijkaarten. De groene fiches zijn van jou.
learn-safranito-throw = Iedereen werpt om beurten fiches. Neem je 50 (alleen jij ziet de waarde), druk onder de rand van het bord en schiet omhoog. Of mik met de meter.
learn-safranito-landed = Beginnersgeluk: in deze les belandt het in de saffraan. Een fiche telt waar je door het gat iets van de kom ziet. Het ligt gedekt: alleen jij weet dat het een 50 is.
learn-safranito-pushed = Mina wierp laag en stootte je fiche uit de saffraan: geen score. Het gaat erom waar de fiches aan het eind liggen. Stoot terug!
learn-safranito-circle = Alle fiches zijn geworpen. Eerst de cirkels: de fiches daar worden omgedraaid, en wie het meest heeft, mag de actie gebruiken. Op “specerijkaart” ben jij dat, met 40. Trek!
learn-safranito-keep = Met een 40 trek je vier kaarten en houd je er één. Voor het eerste mengsel mis je nog munt: houd die.
learn-safranito-bowl = Nu wordt er gehandeld. Jij hebt de pepermolen: als chef-kok kies je welke kom nu aan de beurt is. Je fiches liggen in gember en komijn. Begin met komijn.
learn-safranito-sell = Eerst mag iedereen verkopen. Elke kaart komijn levert de som van alle fiches in de kom op, van wie ze ook zijn: 90 roepies. Jij hebt geen komijn nodig: verkoop die!
learn-safranito-buy = Wie verkocht, neemt daar de eigen fiches terug. In gember wordt gekocht: de hoogste som gaat eerst en betaalt die som. Jouw 30 is meer dan Mina’s 20, en gember mis je nog: koop!
learn-safranito-blend = Gember, munt en saffraan: je hebt ze alle drie. Maak het mengsel!
learn-safranito-end = Het eerste van drie mengsels! Daarna gaat de molen naar links, komen er nieuwe kaarten en worden alle fiches weer geworpen. Wie het eerst een derde mengsel maakt, wint. Meer hoef je niet te weten!
