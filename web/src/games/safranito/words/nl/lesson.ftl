# Safranito, begeleid.
learn-safranito-table = Een marktkraam van boven: negen kommen met specerijen en vier cirkels met een bijzondere actie. De kaarten aan de rand zijn te koop. Drie mengsels winnen; elk vraagt drie specerijkaarten. De groene fiches zijn van jou.
learn-safranito-throw = Om beurten werpt iedereen fiches. Neem je 50 (niemand anders ziet de waarde), druk onder de onderrand van het bord en schiet omhoog. Of mik met de wijzers.
learn-safranito-landed = Beginnersgeluk: in deze les ligt het in de saffraan. Een fiche telt waar door het gat iets van de kom te zien is. Het ligt gedekt: alleen jij weet dat het een 50 is.
learn-safranito-pushed = Mina wierp laag en duwde je fiche uit de saffraan: nu telt het nergens. Het gaat erom waar alles op het eind ligt. Duw terug!
learn-safranito-circle = Alle fiches zijn geworpen. Eerst de cirkels: de fiches daar worden omgedraaid, en wie het meest heeft, mag handelen. Op “specerijkaart” ben jij dat, met 40. Trek!
learn-safranito-keep = Met een 40 trek je vier kaarten en houd je er een. Voor het eerste mengsel mis je nog munt: houd die.
learn-safranito-bowl = Nu de handel. Jij hebt de pepermolen: als chef-kok noem je de kom die nu verhandeld wordt. Je fiches liggen in gember en komijn. Begin met komijn.
learn-safranito-sell = Eerst mag iedereen verkopen. Een kaart komijn brengt de som van alle fiches in de kom op, van wie ze ook zijn: 90 roepies. Jij hebt geen komijn nodig: verkoop die!
learn-safranito-buy = Wie verkocht, neemt daar de fiches terug. In gember wordt gekocht: de hoogste som gaat eerst en betaalt die som. Jouw 30 is meer dan Mina’s 20. Gember mis je nog: koop!
learn-safranito-blend = Gember, munt en saffraan: alle drie in de hand. Maak het mengsel!
learn-safranito-end = Het eerste van drie mengsels! Dan gaat de molen naar links, er komen nieuwe kaarten, en alle fiches worden weer geworpen. Wie het eerst een derde mengsel maakt, wint. Nu weet je alles.
