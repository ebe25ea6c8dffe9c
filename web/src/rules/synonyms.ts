import type { Language } from "../lib/i18n.svelte";

type Words = ReadonlyMap<string, readonly string[]>;

/** The same meanings for several ways to ask for them. */
const alike = (groups: Array<[asked: string, meant: string]>): Words =>
  new Map(groups.flatMap(([asked, meant]) => asked.split(" ").map((word) => [word, meant.split(" ")] as const)));

/** What people type and how the rules say it, without accents and capitals: beginnings of words, or whole words
 * where a full stop follows. */
export const SYNONYMS: Record<Language, Words> = {
  en: alike([
    ["after next then following", "follow"],
    ["bluff bluffs bluffing lie lies lying liar cheat cheating untrue", "false challenger challenged. loser"],
    ["score scores scoring scored", "point counts. count."],
    ["count counts counting worth value", "point worth"],
    ["doubt doubting accuse call contest dispute", "challenge"],
    ["caught catch", "challenge wrong."],
    ["skip skipping", "pass"],
    ["joker jokers wildcard wildcards", "wild"],
    ["pile", "stack deck"],
    ["finish finished ending end ends over", "over. ends. finish"],
    ["win wins winner winning victory", "win. wins. winner"],
    ["lose loses loser losing lost", "lose"],
    ["tie tied ties draw", "tie tied."],
    ["start starts starting begin begins first beginning", "start begin"],
    ["players player seats people", "player cook"],
    ["setup set-up prepare", "dealt. shuffled."],
    ["flick flicks flicking shoot toss tossing", "throw toss"],
    ["push pushed knock knocked bump", "hit pushed. move"],
    ["money price cost pay cash rupee", "rupee pay price credit"],
    ["recipe recipes mixture mix", "blend dish recipe"],
    ["auction bid bids bidding", "buy highest"],
    ["dice die roll", "die. roll"],
    ["temperature fire hot hotter", "heat"],
    ["coffee cups", "cup"],
    ["pancake pancakes flip flipping", "crepe"],
    ["trash garbage rubbish waste", "bin."],
    ["ruined spoiled spoilt burned overcooked", "burnt. over-seasoned. spoilt."],
    ["spoon spoons move moves", "action spoon"],
    ["shake shaking salt pour", "shaker salt"],
    ["perfect bonus", "star"],
    ["edge border", "rim edge"],
    ["last final", "last"],
  ]),
  de: alike([
    ["nach danach nachher anschliessend", "folg danach."],
    ["bluff bluffs bluffen geblufft luge lugen gelogen schummeln mogeln", "falsch angezweifelt. verliert."],
    ["wertung werten gewertet zahlen zahlt zahlung auswertung score", "punkt zahlt. zahlen."],
    ["punkt punkte wert", "punkt wert."],
    ["zweifel zweifeln zweifelt anzweifeln angezweifelt bezweifeln", "anzweif angezweif zweifel"],
    ["erwischt ertappt", "anzweif angezweif"],
    ["aussetzen uberspringen", "pass"],
    ["wild jokerkarte", "joker"],
    ["stoss haufen", "stapel"],
    ["ende endet enden schluss aus vorbei spielende", "aus. vorbei. endet. beend"],
    ["sieg sieger siegen gewinnen gewinnt gewinner", "gewinn"],
    ["verlieren verliert verlierer", "verlier"],
    ["gleichstand unentschieden", "gleichstand gleich."],
    ["anfangen anfang beginn beginnen start starten startspieler zuerst", "beginn startkoch angefangen. zuerst."],
    ["spieler spielerzahl personen leute", "person koch"],
    ["vorbereitung austeilen", "ausgeteil gemischt. bekommen."],
    ["schnippen schnipsen schiessen", "werfen. wirft. wurf"],
    ["stossen schubsen wegstossen", "treffen. treffer gestossen geschoben bewegt."],
    ["geld preis preise kosten kostet", "rupie zahl preis geld"],
    ["rezept rezepte", "mischung gericht rezept"],
    ["auktion gebot bieten bietet ersteigern", "kauf hochste"],
    ["wurfel wurfeln", "wurfel wurfle. wurf"],
    ["temperatur feuer heiss", "hitze"],
    ["kaffee", "tasse kaffee"],
    ["pfannkuchen wenden", "crepe"],
    ["mull mulleimer tonne", "abfall"],
    ["verdorben ruiniert angebrannt verkocht", "verbrannt uberwurzt verdorben"],
    ["loffel zuge", "aktion loffel"],
    ["schutteln streuen salz salzen", "streuer salz"],
    ["perfekt bonus", "stern"],
    ["kante", "rand kante"],
  ]),
  nl: alike([
    ["na daarna vervolgens", "volg daarna."],
    ["bluf bluffen bluft liegen liegt leugen gelogen valsspelen", "gelogen. aanvechter verliezer"],
    ["score scoren scores telling tellen telt", "punt telt. tellen."],
    ["punt punten waarde", "punt waard"],
    ["twijfel twijfelen betwijfelen aanvechten aangevochten uitdagen betwisten", "aanvecht aangevocht vecht."],
    ["betrapt betrappen", "aanvecht aangevocht vecht."],
    ["overslaan beurtoverslaan", "pas"],
    ["wild wildcard", "joker"],
    ["pak trekstapel", "stok stapel"],
    ["einde eind eindigt eindigen afgelopen klaar", "uit. voorbij. eindig klaar."],
    ["winnen wint winnaar gewonnen overwinning", "win. wint. winn"],
    ["verliezen verliest verliezer verloren", "verlie verlo"],
    ["gelijkspel gelijk", "gelijk"],
    ["start starten startspeler begin beginnen eerst", "begin startkok"],
    ["spelers speler personen", "speler kok"],
    ["voorbereiding delen", "gedeeld. geschud. krijgt."],
    ["schieten schiet gooien gooi werpen mikken", "gooi worp werp"],
    ["stoten duwen wegstoten wegduwen", "raken. geduwd. bewogen. treffer"],
    ["geld prijs prijzen kosten kost", "roepie betaal prijs geld"],
    ["recept recepten mix", "mengsel gerecht recept"],
    ["veiling bod bieden biedt bieding", "kopen. koopt. koop hoogste"],
    ["dobbelen worp", "dobbelsteen worp gooi"],
    ["temperatuur vuur heet warm", "hitte vuur"],
    ["koffie", "kopje koffie"],
    ["pannenkoek keren", "crepe"],
    ["prullenbak vuilnis", "afvalbak"],
    ["bedorven mislukt verpest", "aangebrand gekruid. verbrand bedorven."],
    ["lepel zetten", "actie lepel"],
    ["schudden strooien zout", "strooi zout"],
    ["perfect bonus", "ster. sterren."],
    ["kant", "rand kant"],
  ]),
};

/** The numbers in words, from none: rules say “two cards” and “a 2”. */
export const NUMBERS: Record<Language, readonly string[]> = {
  en: ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  de: ["", "eins", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn"],
  nl: ["", "", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"],
};

/** Words of a question that say nothing about what is sought. */
export const UNHEEDED: Record<Language, readonly string[]> = {
  en: (
    "a an the of to is are do does i you my me we it what how when who where why which if can may must happens comes " +
    "many much with for on in and or at be"
  ).split(" "),
  de: (
    "der die das den dem des ein eine einer einen einem ist sind ich du man wir es was wie wann wer wo warum welche " +
    "welcher wenn kann darf muss passiert kommt kommen viele viel mit fur auf in im und oder bei zu"
  ).split(" "),
  nl: (
    "de het een is zijn ik je jij men we wat hoe wanneer wie waar waarom welke als kan mag moet gebeurt er komt veel " +
    "met voor op in en of bij te"
  ).split(" "),
};

/** What the same is called in English, German and Dutch: people also ask in another language than that of the rules. */
const TRANSLATIONS: ReadonlyArray<Record<Language, string>> = (
  [
    ["salt", "salz", "zout"],
    ["pepper", "pfeffer", "peper"],
    ["lemon", "zitrone", "citroen"],
    ["herbs", "krauter", "kruiden"],
    ["spice spices", "gewurz gewurze", "specerij specerijen"],
    ["shaker shakers", "streuer", "strooier strooiers"],
    ["pan", "pfanne", "pan"],
    ["heat", "hitze", "hitte"],
    ["dish dishes", "gericht gerichte", "gerecht gerechten"],
    ["star stars", "stern sterne", "ster sterren"],
    ["cup cups", "tasse tassen", "kopje kopjes"],
    ["burnt", "verbrannt", "verbrand"],
    ["card cards", "karte karten", "kaart kaarten"],
    ["claim claims", "ansage ansagen", "bewering beweringen"],
    ["false", "bluff bluffen lugen falsch", "bluf bluffen liegen gelogen"],
    ["challenge", "anzweifeln", "aanvechten aanvecht"],
    ["trophy trophies", "trophae trophaen", "trofee trofeeen"],
    ["stack", "stapel", "stapel"],
    ["chip chips", "chip chips", "fiche fiches"],
    ["bowl", "schale schalen", "kom kommen"],
    ["blend blends", "mischung mischungen", "mengsel mengsels"],
    ["buy", "kaufen", "kopen"],
    ["sell", "verkaufen", "verkopen"],
    ["throw", "werfen wurf", "gooien worp"],
    ["turn", "zug", "beurt"],
    ["points point", "punkte punkt", "punten punt"],
    ["win wins", "gewinnen", "winnen"],
    ["pass", "passen", "passen"],
  ] as const
).map(([en, de, nl]) => ({ en, de, nl }));

/** How a word of another language is said in this one. */
export function translated(asked: string, language: Language): string[] {
  return TRANSLATIONS.filter((row) => Object.values(row).some((words) => words.split(" ").includes(asked)))
    .filter((row) => !row[language].split(" ").includes(asked))
    .flatMap((row) => row[language].split(" ").filter((word) => word !== asked));
}
