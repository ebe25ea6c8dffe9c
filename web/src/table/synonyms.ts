import type { Language } from "../lib/i18n.svelte";

/** What people type and what the rules call it, without accents and capitals. */
export const SYNONYMS: Record<Language, Record<string, string[]>> = {
  en: {
    after: ["follow"], next: ["follow"], bluff: ["false", "lie", "lying"], bluffing: ["false"], lie: ["false"], lying: ["false"], cheat: ["false", "wrong"],
    score: ["point"], scores: ["point"], scoring: ["point"], scored: ["point"], count: ["point", "counts"], doubt: ["challenge"], accuse: ["challenge"], call: ["challenge"],
    skip: ["pass"], joker: ["wild"], jokers: ["wild"], pile: ["stack", "deck"], finish: ["over", "end"], ending: ["over"], end: ["over"], winner: ["win"], tie: ["ties", "equal"],
    start: ["starter", "begin"], starts: ["starter", "begin"], begin: ["start"], first: ["start"], players: ["seats", "cooks"], flick: ["throw"], shoot: ["throw"], push: ["hit"], knock: ["hit"],
    money: ["rupee"], price: ["rupee"], cost: ["rupee", "pay"], recipe: ["blend", "dish"], mix: ["blend"], auction: ["buy"], dice: ["die", "roll"], temperature: ["heat"], fire: ["heat"],
    coffee: ["cup"], pancake: ["crepe"], trash: ["bin"], garbage: ["bin"], ruined: ["burnt", "over-seasoned", "bin"], burned: ["burnt"], spoon: ["action"],
  },
  de: {
    nach: ["folgt"], danach: ["folgt"], bluff: ["falsch"], bluffen: ["falsch"], lugen: ["falsch"], luge: ["falsch"], schummeln: ["falsch"], wertung: ["punkt"], werten: ["punkt"], zahlt: ["punkt"],
    punkte: ["punkt"], zweifeln: ["anzweif", "angezweif"], zweifel: ["anzweif", "angezweif"], anzweifeln: ["angezweif"], aussetzen: ["pass"], wild: ["joker"], ende: ["aus", "vorbei"], sieg: ["gewinn"], sieger: ["gewinn"],
    gleichstand: ["gleich"], anfangen: ["beginn"], start: ["beginn"], spieler: ["platze", "koche", "person"], schnippen: ["werfen", "wirft", "wurf"], stossen: ["treffen", "trifft"], geld: ["rupie"], preis: ["rupie"], kosten: ["rupie", "zahl"],
    rezept: ["mischung", "gericht"], temperatur: ["hitze"], feuer: ["hitze"], kaffee: ["tasse"], pfannkuchen: ["crepe"], mull: ["abfall"], verdorben: ["verbrannt", "uberwurzt"], loffel: ["aktion"],
  },
  nl: {
    na: ["volgt"], daarna: ["volgt"], bluf: ["vals", "fout"], bluffen: ["vals", "fout"], liegen: ["vals"], leugen: ["vals"], score: ["punt"], scoren: ["punt"], telt: ["punt"], punten: ["punt"], twijfel: ["aanvecht", "aangevocht"], twijfelen: ["aanvecht", "aangevocht"],
    aanvechten: ["aangevocht"], uitdagen: ["aanvecht", "aangevocht"], overslaan: ["pass"], wild: ["joker"], einde: ["uit", "voorbij"], winnaar: ["wint", "winn"], gelijkspel: ["gelijk"], start: ["begin"], starten: ["begin"], spelers: ["plaatsen", "koks"],
    schieten: ["werp", "worp"], gooien: ["werp", "worp"], stoten: ["raken", "duw"], geld: ["roepie"], prijs: ["roepie"], kosten: ["roepie", "betaal"], recept: ["mengsel", "gerecht"], temperatuur: ["hitte"], vuur: ["hitte"], koffie: ["kopje"],
    pannenkoek: ["crepe"], prullenbak: ["afvalbak"], bedorven: ["aangebrand"], lepel: ["actie"],
  },
};

/** Words of a question that say nothing about what is sought. */
export const UNHEEDED: Record<Language, readonly string[]> = {
  en: ["a", "an", "the", "of", "to", "is", "are", "do", "does", "i", "you", "my", "what", "how", "when", "if", "can", "may", "happens", "comes"],
  de: ["der", "die", "das", "den", "dem", "ein", "eine", "einer", "einen", "einem", "ist", "ich", "du", "was", "wie", "wann", "wenn", "kann", "darf", "man", "passiert", "kommt"],
  nl: ["de", "het", "een", "is", "zijn", "ik", "je", "wat", "hoe", "wanneer", "als", "kan", "mag", "gebeurt", "er", "komt"],
};
