# Die Seite um die Spiele herum.
home = Startseite
close = Schließen
cancel = Abbrechen
loading = Einen Moment …
settings = Einstellungen
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie mein Gerät
theme-light = Hell
theme-dark = Dunkel
pace = Tempo am Tisch
pace-slow = Gemächlich
pace-usual = Üblich
pace-quick = Schnell
sound = Töne
calm = Keine Bewegung
single-keys = Einzelne Buchstaben spielen (N, S, L …)
save = Merken
saved = Gemerkt
identity = Du, hier und anderswo
identity-text = Dein Name und deine Plätze gehören zu diesem Browser. Ein Code nimmt sie auf ein anderes Gerät mit.
identity-show = Code zeigen
identity-code = Gib diesen Code innerhalb von { $minutes } Minuten in den Einstellungen des anderen Geräts ein:
identity-enter = Ein Code von einem anderen Gerät
identity-claim = Das bin ich
identity-note = Dieser Browser ist dann diese Person und nicht mehr, wer er war.
identity-wrong = Dieser Code ist falsch, schon benutzt oder zu alt.
identity-became = Willkommen zurück, { $name }: Dieses Gerät bist jetzt du.
page-failed = Diese Seite ließ sich nicht laden. Besteht eine Verbindung?
lost-title = Hier wird nichts verkauft
lost-text = Unter dieser Adresse gibt es keine Seite.
no-table = Diesen Tisch gibt es nicht, oder nicht mehr.
no-game = Dieses Spiel kann im Browser noch nicht gezeigt werden.
games = Spiele
guest = Gast
you = Du
bot = Bot
person = Person { $number }
bot-of-level = { $level }, { $style }
level-of-bots = Stufe der Bots
level-of-seat = Stufe von { $name }
style-even = gelassen
style-even-text = Spielt, was die Stufe für das Beste hält, ohne Vorlieben.
style-bold = kühn
style-bold-text = Geht gern ein Wagnis ein.
style-careful = vorsichtig
style-careful-text = Geht lieber auf Nummer sicher.
style-stubborn = stur
style-stubborn-text = Bleibt bei alten Gewohnheiten, was auch geschieht.
thinking = denkt nach

play-now = Jetzt spielen
opponents = { $bots ->
    [one] Dein Gegner
   *[other] Deine { $bots } Gegner
}
learn-link = In drei Minuten lernen
practice-link = Üben
practice-title = { $game }: Übung
friends-title = Mit Freunden
friends-text = Eröffne einen Tisch und schicke den Link, oder lass den Code scannen.
friends-button = Tisch eröffnen
screen-title = An einem Bildschirm
screen-text = Reicht ein Telefon oder Tablet herum; ein Vorhang verdeckt jede Hand.
screen-button = Hier zusammen spielen
code-title = Du bist eingeladen
code-label = Code oder Link des Tisches
code-button = Hingehen
own-title = Deine Tische
own-turn = Du bist dran
own-waits = Es fehlt noch: { $names }
own-open = Noch nicht begonnen
own-with = mit { $names }
own-alone = noch niemand sonst
own-play = Weiterspielen
own-look = Hineinschauen
own-away = Aus der Liste nehmen
own-over = Beendete Partien
own-won = Du hast gewonnen
own-lost = Gewonnen: { $names }
own-more = { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}
ago-now = gerade eben
ago-minutes = vor { $minutes } Minuten
ago-hours = vor { $hours } Stunden
ago-days = vor { $days } Tagen
lobby-title = Offene Tische
lobby-empty = Gerade wartet kein öffentlicher Tisch. Eröffne einen!
lobby-watch = Zuschauen
lobby-join = { $free ->
    [0] Hineinsehen
    [one] Mitspielen: 1 Platz frei
   *[other] Mitspielen: { $free } Plätze frei
}

people = Wer spielt?
person-more = Noch jemand
person-less = Jemand weniger
your-name = Dein Name
seats = Plätze (freie füllen Bots)
clock = Zeit
clock-none = Ohne Uhr
clock-live = Live: Sekunden für einen Zug
clock-relaxed = Entspannt: Tage für einen Zug
clock-move = Für einen Zug
clock-reaction = Für eine Reaktion
clock-terms = { $move } für einen Zug, { $reaction } für eine Reaktion.
time-seconds = { $seconds } Sekunden
time-hours = { $hours } Stunden
time-days = { $days } Tage
options-title = Varianten und Hausregeln
options-more = Anderes Deck, andere Kartenzahl
option-usual = wie gedruckt
proposal-rule = nach den Regeln
proposal-book = Vorschlag der Anleitung für { $seats } Personen
public = In der Liste offener Tische zeigen
companion = Die echte Schachtel liegt auf unserem Tisch
companion-text = Ihr würfelt, werft und würzt wirklich und sagt, was geschah; Spicery ist Schiedsrichter.
open-table = Tisch eröffnen
start = Los geht’s
start-bots = Los geht’s, Bots auf freie Plätze
sit = Hinsetzen
sit-here = Hier sitzen
stand = Aufstehen
remove = Entfernen
seat-free = Freier Platz
seat-bot = Bot dazu
wait-for-host = Das Spiel beginnt, wenn der Gastgeber es startet.
table-full = Alle Plätze sind besetzt. Wenn es losgeht, siehst du zu.
invite = Einladen
invite-text = Wer diesen Link hat, kann sich setzen.
copy = Kopieren
copied = Kopiert
qr = Der Link dieses Tisches als QR-Code
stand-in = Vertretung
away = abwesend
stand-in-plays = Eine Vertretung spielt für dich.
take-back = Wieder selbst spielen
onlooker = Du schaust zu: du siehst, was alle sehen.

chat = Plaudern
chat-label = Etwas sagen
send = Senden
mute = { $name } stummschalten
unmute = Alle wieder hören
mood-purr = Schnurren
mood-laugh = Lachen
mood-doubt = Das bezweifle ich
mood-shock = Oh!
mood-sad = Traurig
mood-hot = Scharf!
log = Was geschah
log-and-chat = Verlauf und Plaudern
log-short = Verlauf

signal-connecting = Verbinde …
signal-open = Verbunden
signal-lost = Verbindung verloren, neuer Versuch …
lag = { $ms } ms hin und zurück
left-days = noch { $days } Tage
left-hours = noch { $hours } Stunden
left-seconds = { $seconds } s
frozen-title = Dieser Tisch steht still
frozen-text = Das war unser Fehler, nicht deiner. Was gespielt wurde, ist aufgehoben.

refused-stale = Am Tisch ging es weiter, bevor dein Zug ankam.
refused-illegal = Das erlauben die Regeln nicht.
refused-unreadable = Das war nicht zu verstehen.
refused-late = Jemand war schneller.
refused-not-yours = Das ist nicht dein Platz.
refused-too-often = Das war zu schnell; warte kurz.
refused-too-long = Das war zu lang.
refused-too-many = Du hast zu viele offene Tische. Spiel einen zu Ende oder nimm einen aus deiner Liste, dann versuch es noch einmal.
refused-not-now = Das geht jetzt nicht.
refused-not-kept = Das ließ sich nicht festhalten; versuche es noch einmal.
refused-unknown = Hier ist nichts.
refused-unknown-guest = Gib dir zuerst einen Namen.
refused-bad-record = Diese Datei ist keine Aufzeichnung eines Spiels.
refused-ours = Das war ein Fehler von uns.
problem-network = Der Server antwortet nicht. Besteht eine Verbindung?
problem-other = Das hat nicht geklappt.
problem-line = Zeile { $line }

rules = Regeln
rules-search = Regeln durchsuchen
rules-none = Das sagt keine Regel.
see-clause = Regel { $clause }

keys = Tastatur
key-hint = ein Tipp
key-ahead = Karten von selbst durchgehen lassen
key-rules = die Regeln
key-chat = Verlauf und Plaudern
key-escape = Karte zurückstecken; schließen
key-keys = diese Liste

replay-title = Wiederholung
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-start = Zum Anfang
replay-end = Zum Ende
replay-step = Schritt { $step } von { $all }
replay-eyes = Mit wessen Augen?
replay-open = Alles offen
replay-onlooker = Als Zuschauer
replay-upload = Eine Aufzeichnung aus einer Datei ansehen
replay-play = Abspielen
replay-pause = Anhalten
what-if = Was wäre wenn?
what-if-try = Anders versuchen
what-if-text = Führe die Bewegung dieses Schritts auf deine Art aus, so oft du magst. Die Aufzeichnung ändert sich nicht.
what-if-now = Mach es anders als { $name }: Du bist jetzt am Zug. Die Aufzeichnung ändert sich nicht.
what-if-done = Das wäre dabei herausgekommen. Es steht nicht in der Aufzeichnung.
what-if-once-more = Noch einmal
what-if-back = Zurück zur Aufzeichnung
replay-no-films = Eine Datei enthält keine Filme: Was sich bewegte, wird aus Anfang und Ende gezeichnet.

analyse = Analysieren
analysis = Im Rückblick
analysis-text = Was hätte der Champion bei jedem Schritt getan, und wie wahrscheinlich war jede Ansage, nach dem Wissen jedes Platzes?
analysis-progress = { $done } von { $all } Schritten betrachtet …
analysis-not-yet = Dieser Schritt wurde noch nicht betrachtet.
analysis-nothing = Bei diesem Schritt gab es nichts zu entscheiden, was diese Augen beurteilen können.
analysis-preferred = { $level }: { $action }.
analysis-silent = { $name }: { $action }
analysis-rank = Von { $of } abgewogenen Zügen ist der gespielte die Nummer { $rank }.
analysis-why = Nach allem, was { $name } wusste (hier „du“): { $reasons }
verdict-same = { $level } und { $name } sind sich einig.
verdict-motion = { $name } tat das Gleiche wie { $level }, mit einer anderen Bewegung.
verdict-near = { $name } spielte etwas etwa gleich Gutes.
verdict-other = { $level } hätte anders gehandelt als { $name }.
verdict-same-self = { $name }, selbst { $level }, würde es wieder so machen.
verdict-motion-self = { $name }, selbst { $level }, würde es wieder so machen, mit einer anderen Bewegung.
verdict-near-self = { $name } spielte etwas etwa gleich Gutes.
verdict-other-self = { $name } ist selbst { $level } und würde es beim zweiten Hinsehen anders machen.
mark-same = wie der Champion
mark-motion = das Gleiche wie der Champion, mit einer anderen Bewegung
mark-near = etwa so gut wie das, was der Champion täte
mark-other = der Champion hätte anders gehandelt
odds-legend = { $share } neben einem Namen: wie wahrscheinlich die Ansage für diesen Platz wahr war

player = Person
points = Punkte
hint = Tipp
ahead = Alle gehen lassen
ahead-text = Bis zu deinem nächsten Zug wird jede Karte ohne Frage durchgelassen.
hints-taken = Genommene Tipps: { $hints }
share = { $percent ->
    [0] unter 1 %
    [100] über 99 %
   *[other] { $percent } %
}
odds = { $percent ->
    [0] weniger als 1 %
    [100] mehr als 99 %
   *[other] etwa { $percent } %
}
cases = { $percent ->
    [0] weniger als 1 von 100
    [100] mehr als 99 von 100
   *[other] etwa { $percent } von 100
}
advice = { $level }: { $action }.
announce-turn = Du bist dran.
announce-decide = Anzweifeln oder durchgehen lassen?
go-on = Weiter
curtain = { $name }, du bist dran
curtain-text = Alle anderen schauen bitte weg.
curtain-lift = Ich bin { $name }
see-hand = Meine Hand sehen
end-title = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
rematch = Noch einmal
rematch-wait = Der Gastgeber kann eine neue Runde eröffnen.
rematch-go = Zur nächsten Runde
watch-replay = Wiederholung ansehen
download-record = Aufzeichnung herunterladen

learn-title = { $game } lernen
learn-back = Zurück
learn-next = Weiter
learn-done = Fertig: auf zum Markt!
learn-other = Das wäre auch erlaubt. Nimm hier bitte, was grün leuchtet.
