# Safranito, begeleid.
learn-safranito-table = Een marktkraam van bovenaf: negen kommen met specerijen en vier cirkels met bijzondere acties. De kaarten aan de rand zijn te koop. Drie mengsels winnen; elk vraagt drie specerijkaarten. De groene fiches zijn van jou.
learn-safranito-throw = Iedereen gooit om beurten fiches. Neem een fiche, bijvoorbeeld je 50 (alleen jij ziet de waarde), druk onder de rand van het bord en schiet omhoog. Of mik met de meter. Als het fiche maar op het bord blijft.
learn-safranito-landed = Het ligt gedekt: alleen jij kent de waarde. Nu is Mina aan de beurt.
learn-safranito-pushed = Mina schoot laag en stootte je fiche uit de saffraan: het telt niet meer. Het gaat erom waar de fiches aan het eind liggen. Stoot terug: kies “Scheren”, schiet hard en stoot haar fiche uit de saffraan.
learn-safranito-circle = Alle fiches zijn gegooid. Eerst de cirkels: de fiches daar worden omgedraaid, en wie het meest heeft, mag de actie gebruiken. Op “specerijkaart” ben jij dat, met 40. Trek!
learn-safranito-keep = Met een 40 trek je vier kaarten en houd je er één. Voor het eerste mengsel mis je nog munt: houd die.
learn-safranito-bowl = Nu wordt er gehandeld. Jij hebt de pepermolen: als chef-kok kies je welke kom nu aan de beurt is. Je fiches liggen in gember en komijn. Begin met komijn.
learn-safranito-sell = Eerst mag iedereen verkopen. Elke kaart komijn levert het totaal van alle fiches in de kom op, van wie ze ook zijn: 90 roepies. Jij hebt geen komijn nodig: verkoop die!
learn-safranito-buy = Wie verkocht, neemt daar de eigen fiches terug. In gember wordt gekocht: het hoogste totaal gaat eerst en betaalt dat totaal. Jouw 30 is meer dan Mina’s 20, en gember mis je nog: koop!
learn-safranito-blend = Gember, munt en saffraan: je hebt ze alle drie. Maak het mengsel!
learn-safranito-end = Het eerste van drie mengsels! Daarna gaat de molen naar links, komen er nieuwe kaarten en worden alle fiches weer gegooid. Wie het eerst een derde mengsel maakt, wint. Meer hoef je niet te weten!

learn-safranito-thrown = Een fiche telt waar je door het gat iets van een kom of cirkel ziet.
learn-safranito-aim = Dat was om te oefenen: hier is je fiche terug. Nu mikken: gooi er een in de saffraan, de kom in het midden.
learn-safranito-struck = Zo gaat het door tot alle fiches gegooid zijn: mikken, stoten, gestoten worden.
learn-safranito-throw-hit = Mooi gegooid! Hier is het fiche geland: { $place }.
learn-safranito-throw-off = Te hard: het vloog van het bord. Neem het terug en schiet wat zachter.
learn-safranito-aim-hit = Midden in de saffraan!
learn-safranito-aim-off = Van het bord gevlogen. Neem het terug en probeer het zachter.
learn-safranito-aim-miss = Nog niet in de saffraan ({ $place }). { $way ->
    [short] Te kort: schiet iets sneller.
    [far] Te ver: schiet iets zachter.
    [left] Te ver naar links.
   *[right] Te ver naar rechts.
}
learn-safranito-knock-hit = Raak! Mina’s fiche is uit de saffraan.
learn-safranito-knock-miss = Mina’s fiche ligt nog in de saffraan. Mik er recht op en schiet hard.
