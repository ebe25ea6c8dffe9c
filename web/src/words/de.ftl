# Die Seite um die Spiele herum.
home = Startseite
close = Schließen
cancel = Abbrechen
loading = Einen Moment …
settings = Einstellungen
language = Sprache
theme = Darstellung
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
pace = Spieltempo
pace-slow = Gemütlich
pace-usual = Normal
pace-quick = Schnell
sound = Ton
volume-effects = Effekte
volume-ambience = Hintergrund
haptics = Vibration
calm = Weniger Bewegung
single-keys = Tastenkürzel mit einem Buchstaben (N, S, L …)
save = Speichern
saved = Gespeichert
identity = Dein Profil
identity-text = Dein Name und deine Plätze sind in diesem Browser gespeichert. Mit einem Code nutzt du sie auch auf einem anderen Gerät.
identity-show = Code anzeigen
identity-code = Öffne auf dem anderen Gerät die Einstellungen und gib dort innerhalb von { $minutes } Minuten diesen Code ein:
identity-enter = Code von einem anderen Gerät
identity-claim = Code verwenden
identity-note = Dieser Browser übernimmt dann dieses Profil.
identity-wrong = Dieser Code ist falsch, schon benutzt oder abgelaufen.
identity-became = Willkommen zurück, { $name }! Dieses Gerät ist jetzt mit dir verbunden.
page-failed = Diese Seite ließ sich nicht laden. Bist du online?
lost-title = Hier gibt es nichts zu kaufen
lost-text = Unter dieser Adresse gibt es keine Seite.
no-table = Diesen Tisch gibt es nicht oder nicht mehr.
games = Spiele
game-from-elsewhere = Dieses Spiel stammt aus einem anderen Paket und wird auf einem schlichten Brett gezeigt.
guest = Gast
you = Du
bot = Bot
person = Spieler { $number }
bot-of-level = { $level }, { $style }
level-of-bots = Stärke der Bots
level-of-seat = Stärke von { $name }
levels-mixed = Gemischt
level-up = Du hast { $won } deiner letzten { $games } Partien gewonnen. Bereit für Stufe { $number }, { $level }?
level-down = { $won ->
    [0] Kein Sieg in deinen letzten { $games } Partien.
    [one] 1 Sieg in deinen letzten { $games } Partien.
   *[other] { $won } Siege in deinen letzten { $games } Partien.
} Macht Stufe { $number }, { $level }, vielleicht mehr Spaß?
level-yes = Ja, Stufe { $number }
level-no = Jetzt nicht
level-taken = Also Stufe { $number }: { $level }. Viel Spaß!
level-left = Gut, alles bleibt, wie es ist.
style-any = beliebig
style-even = ausgeglichen
style-even-text = Spielt ohne Marotten, was gerade am besten aussieht.
style-bold = kühn
style-bold-text = Geht gern Risiken ein.
style-careful = vorsichtig
style-careful-text = Geht lieber auf Nummer sicher.
style-stubborn = stur
style-stubborn-text = Bleibt bei alten Gewohnheiten, komme, was wolle.
thinking = überlegt …

play-now = Jetzt spielen
opponents = { $bots ->
    [one] Dein Gegner
   *[other] Deine { $bots } Gegner
}
setup-open = Anpassen …
setup-title = Deine Partie gegen Bots
setup-count = Gegner
setup-fewer = Ein Gegner weniger
setup-more = Ein Gegner mehr
setup-level = Stärke von Gegner { $number }
setup-style = Stil von Gegner { $number }
setup-mixed = Eine gemischte Runde: Jeder Gegner hat seine eigene Stärke.
setup-ruled = Du spielst mit eigenen Hausregeln.
setup-reset = Zurücksetzen
learn-link = Spielend lernen
practice-link = Üben
practice-title = { $game } üben
friends-title = Mit Freunden
friends-text = Eröffne einen Tisch und teile den Link oder den QR-Code.
friends-button = Tisch eröffnen
screen-title = An einem Gerät
screen-text = Reicht ein Handy oder Tablet herum. Ein Vorhang verdeckt jede Hand.
screen-button = Auf diesem Gerät spielen
code-title = Eingeladen?
code-label = Code oder Link des Tisches
code-button = Beitreten
code-junk = Das ist weder ein Tischcode noch ein Link. Füge den ganzen Link ein, den du bekommen hast, oder seinen letzten Teil.
code-unknown = Einen Tisch mit diesem Code gibt es nicht oder nicht mehr. Prüfe ihn oder lass dir einen neuen Link schicken.
own-title = Deine Tische
own-turn = Du bist dran
own-waits = Warten auf { $names }
own-open = Noch nicht gestartet
own-halted = Nach älteren Regeln begonnen
own-damaged = Beschädigt – dieser Tisch lässt sich nicht öffnen
own-unknown = Ein Tisch
own-with = mit { $names }
own-alone = noch niemand sonst
own-play = Weiterspielen
own-look = Ansehen
own-return = Zurückkehren
own-away = Aus der Liste entfernen
own-over = Beendete Spiele
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
lobby-title = Öffentliche Tische
lobby-empty = Gerade gibt es keine öffentlichen Tische. Eröffne einen!
lobby-watch = Zuschauen
lobby-join = { $free ->
    [0] Ansehen
    [one] Beitreten (1 Platz frei)
   *[other] Beitreten ({ $free } Plätze frei)
}

people = Wer spielt mit?
person-more = Spieler hinzufügen
person-less = Spieler entfernen
your-name = Dein Name
name-missing = Bitte gib einen Namen ein.
seats = Plätze (freie werden mit Bots besetzt)
clock = Bedenkzeit
clock-none = Unbegrenzt
clock-live = Live (Sekunden pro Zug)
clock-relaxed = Entspannt (Tage pro Zug)
clock-move = Pro Zug
clock-reaction = Pro Reaktion
clock-terms = { $move } pro Zug, { $reaction } pro Reaktion.
time-seconds = { $seconds } Sekunden
time-hours = { $hours } Stunden
time-days = { $days } Tage
options-title = Varianten und Hausregeln
options-more = Weitere Optionen
option-usual = Standard
proposal-rule = nach den Regeln
proposal-book = Vorschlag der Anleitung für { $seats } Personen
public = Diesen Tisch öffentlich anzeigen
companion = Wir spielen mit dem echten Spiel
companion-text = Ihr würfelt, schnippt und würzt wirklich und tragt ein, was passiert ist. Spicery ist der Schiedsrichter.
open-table = Tisch eröffnen
start = Los geht’s
start-bots = Los geht’s (Bots auf freie Plätze)
sit = Platz nehmen
sit-here = Hier sitzen
stand = Platz verlassen
remove = Entfernen
seat-free = Freier Platz
seat-bot = Bot hinzufügen
wait-for-host = Das Spiel beginnt, sobald der Gastgeber es startet.
table-full = Der Tisch ist voll. Sobald es losgeht, kannst du zuschauen.
invite = Freunde einladen
invite-text = Wer diesen Link hat, kann Platz nehmen.
copy = Kopieren
copied = Kopiert
qr = QR-Code mit dem Link zu diesem Tisch
stand-in = Vertretung
away = abwesend
stand-in-plays = Ein Bot spielt für dich.
take-back = Wieder selbst spielen
onlooker = Du schaust zu und siehst nur, was alle sehen.

chat = Chat
chat-label = Nachricht schreiben
send = Senden
mute = { $name } stummschalten
unmute = Niemanden mehr stummschalten
mood-purr = Schnurren
mood-laugh = Lachen
mood-doubt = Echt jetzt?
mood-shock = Oh!
mood-sad = Traurig
mood-hot = Scharf!
log = Spielverlauf
log-and-chat = Verlauf und Chat

signal-connecting = Verbindung wird aufgebaut …
signal-open = Verbunden
signal-lost = Verbindung verloren, neuer Versuch …
lag = Ping: { $ms } ms
left-days = noch { $days } Tage
left-hours = noch { $hours } Stunden
brief-days = { $days } T
brief-hours = { $hours } Std.
left-seconds = { $seconds } s
frozen-title = Dieser Tisch steht still
frozen-text = Das ist unser Fehler, nicht deiner. Alles, was gespielt wurde, ist gespeichert.

refused-stale = Am Tisch ging es schon weiter, bevor dein Zug ankam.
refused-illegal = Das erlauben die Regeln nicht.
refused-unreadable = Das haben wir nicht verstanden.
refused-late = Jemand war schneller.
refused-not-yours = Das ist nicht dein Platz.
refused-too-often = Zu schnell! Warte kurz und versuch es noch einmal.
refused-too-long = Das ist zu lang.
refused-too-many = Du hast zu viele offene Tische. Spiel einen zu Ende oder entferne einen aus deiner Liste, dann versuch es noch einmal.
refused-not-now = Das geht jetzt nicht.
refused-not-kept = Das ließ sich nicht speichern. Bitte versuch es noch einmal.
refused-unknown = Das haben wir nicht gefunden.
refused-unknown-guest = Wähle zuerst einen Namen.
refused-bad-record = Das ist keine Spicery-Spieldatei.
refused-ours = Da ist bei uns etwas schiefgegangen.
problem-network = Der Server antwortet nicht. Bist du online?
problem-other = Das hat nicht geklappt.
problem-line = Zeile { $line }

menu = Menü
rules = Regeln
rules-search = Regeln durchsuchen
rules-none = Zu „{ $sought }“ gibt es keine Regel. Versuch es mit einem anderen Wort.
rules-notes = Was blasser gesetzt ist, steht nicht in der Anleitung: „Unsere Auslegung“ klärt, was sie offen lässt; „unsere Ergänzung“ gibt es im gedruckten Spiel nicht.
see-clause = Regel ansehen

keys = Tastenkürzel
key-hint = Tipp holen
key-ahead = bis zu deinem nächsten Zug alles durchlassen
key-rules = Regeln öffnen
key-chat = Verlauf und Chat öffnen
key-escape = Karte zurückstecken; schließen
key-keys = diese Liste zeigen

replay-title = Replay
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-start = Zum Anfang
replay-end = Zum Ende
replay-step = Schritt { $step } von { $all }
replay-go = Zu diesem Schritt springen
replay-eyes = Ansicht
replay-open = Alles aufgedeckt
replay-onlooker = Zuschauer
replay-upload = Gespeichertes Spiel öffnen
replay-play = Abspielen
replay-pause = Pause
replay-link = Link zu diesem Schritt kopieren
replay-more = Mehr
play-on = Ab hier weiterspielen
play-on-text = Ein neuer Tisch beginnt mit dieser Stellung. Du übernimmst den Platz von { $name } und weißt, was { $name } wusste; alle anderen Plätze spielen Bots. Das gespeicherte Spiel ändert sich nicht.
play-on-begin = Weiterspielen
mistakes = { $count ->
    [0] Keine Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
}
mistake-before = Vorheriger Fehler
mistake-after = Nächster Fehler
review = Zusammenfassung
review-open = Rückblick
review-whose = Spieler
review-analysing = Analyse läuft … { $done } von { $all } Entscheidungen
review-good = { $good } von { $all } Entscheidungen waren gut.
review-worst = Teuerste Entscheidungen
review-best = Beste Entscheidungen
review-points = Wie stark jede Entscheidung deine Gewinnchance verändert hat, laut { $champion }.
review-watch = Ansehen
review-not-now = Die Analyse ist gerade nicht verfügbar.
points-lost = −{ $points } %
points-gained = +{ $points } %
tally-of = { $count } von { $of }
what-if = Was wäre, wenn?
what-if-try = Anders versuchen
what-if-text = Mach diese Bewegung auf deine Art, so oft du magst. Das gespeicherte Spiel ändert sich nicht.
what-if-now = Mach die Bewegung von { $name } auf deine Art. Das gespeicherte Spiel ändert sich nicht.
what-if-done = Das wäre dabei herausgekommen. Es gehört nicht zum gespeicherten Spiel.
what-if-once-more = Noch einmal
what-if-back = Zurück zum Spiel
replay-older = Nach einer älteren Fassung der Regeln gespielt. Du siehst die Partie so, wie sie aufgezeichnet wurde; die heutigen Regeln beurteilen sie nicht.
replay-no-films = Ein gespeichertes Spiel enthält keine Filme. Bewegungen werden deshalb nur aus Anfang und Ende gezeichnet.

analyse = Analysieren
analysis = Analyse
analysis-text = Was hätte der Champion bei jedem Schritt getan, was hat jeder Fehler gekostet, und wie glaubwürdig war jede Ansage?
analysis-progress = { $done } von { $all } Schritten analysiert …
analysis-not-yet = Dieser Schritt ist noch nicht analysiert.
analysis-nothing = Hier gab es nichts zu entscheiden.
analysis-preferred = { $level } wählt: { $action }.
analysis-silent = { $name }: { $action }
analysis-rank = Der gespielte Zug kommt auf Platz { $rank } von { $of } erwogenen.
analysis-cost = { $cost } Gewinnchance
analysis-more = Weitere Gründe
analysis-why = Aus Sicht von { $name }: { $reasons }
verdict-same = { $level } gibt { $name } recht.
verdict-motion = { $name } tat dasselbe wie { $level }, nur mit einer anderen Bewegung.
verdict-near = { $name } spielte etwas ähnlich Gutes.
verdict-other = { $level } hätte anders gespielt.
verdict-same-self = { $name }, selbst { $level }, würde es wieder so machen.
verdict-motion-self = { $name }, selbst { $level }, würde es wieder so machen, nur mit einer anderen Bewegung.
verdict-near-self = { $name } spielte etwas ähnlich Gutes.
verdict-other-self = { $name }, selbst { $level }, würde beim zweiten Hinsehen anders spielen.
log-legend = Was die Zeichen bedeuten
mark-same = die Wahl des Champions
mark-motion = die Wahl des Champions, nur mit einer anderen Bewegung
mark-near = ähnlich gut wie die Wahl des Champions
mark-slip = eine Ungenauigkeit: etwas schlechter als die Wahl des Champions
mark-mistake = ein Fehler
mark-blunder = ein grober Fehler
odds-legend-seat = { $share } neben einer Ansage: wie wahrscheinlich sie stimmte, nach allem, was { $name } wissen konnte
odds-legend-others = { $share } neben einer Ansage: wie wahrscheinlich sie stimmte, nach allem, was die anderen im Durchschnitt wissen konnten
believed-seat = Nach allem, was { $name } wissen konnte: { $share }.
believed-others = Nach allem, was die anderen wissen konnten, im Durchschnitt: { $share }.
claim-true = Die Ansage stimmte.
claim-false = Es war ein Bluff.

player = Spieler
points = Punkte
hint = Tipp
ahead = Alles durchlassen
ahead-text = Bis zu deinem nächsten Zug wird jede Karte ohne Nachfrage durchgelassen.
hints-taken = Tipps genutzt: { $hints }
share = { $percent ->
    [0] unter 1 %
    [100] über 99 %
   *[other] { $percent } %
}
odds = { $percent ->
    [0] unter 1 %
    [100] über 99 %
   *[other] etwa { $percent } %
}
advice = { $level } rät: { $action }.
announce-turn = Du bist dran.
announce-decide = Anzweifeln oder durchgehen lassen?
turn-of = { $name } ist dran
unsent-offline = Du bist offline. Das wird gesendet, sobald du wieder verbunden bist.
unsent-slow = Wird noch gesendet … Die Verbindung ist langsam.
go-on = Weiter
curtain = { $name }, du bist dran
curtain-text = Alle anderen bitte wegschauen!
curtain-lift = Ich bin { $name }
see-hand = Meine Hand zeigen
end-title = { $who ->
    [you] Du gewinnst!
    [us] { $names } gewinnt!
    [one] { $names } gewinnt!
   *[many] { $names } gewinnen!
}
halted-title = Diese Partie wurde nach älteren Regeln begonnen
halted-text = Seither wurden die Regeln berichtigt, darum lässt sie sich nicht weiterspielen. Ihr könnt mit denselben Plätzen und Optionen neu beginnen.
rematch = Noch einmal
rematch-wait = Die Spieler können noch einmal spielen.
rematch-go = Zur nächsten Partie
watch-replay = Replay ansehen
download-record = Spieldatei herunterladen

learn-title = { $game } lernen
learn-back = Zurück
learn-next = Weiter
learn-done = Spiel deine erste Partie!
learn-other = Gute Idee! Nimm in dieser Lektion aber bitte, was grün leuchtet.

# Wer am Tisch sitzt: wer ihn eröffnet hat, wer fehlt, wer entfernt wurde, wer noch einmal spielt.
host = Gastgeber
players = Spieler
players-title = Wer am Tisch sitzt
players-here = verbunden
players-stand-in = abwesend; ein Bot spielt
players-stand-in-here = verbunden; ein Bot spielt
several = Eine Person darf mehrere Plätze belegen
several-here = An diesem Tisch darf eine Person mehrere Plätze haben.
several-name = Noch jemand an diesem Bildschirm
several-add = Hinzufügen
remove-ask = Entfernen …
remove-title = { $name } entfernen?
remove-text = { $name } verliert den Platz und kann sich hier erst nach einer Minute wieder setzen.
remove-text-banned = { $name } verliert den Platz und bekommt an diesem Tisch keinen anderen.
remove-text-playing = { $name } verliert den Platz endgültig und kann nur noch zuschauen. Ein Bot spielt an diesem Platz weiter.
remove-ban = { $name } von diesem Tisch ausschließen: kein Platz und kein Chat mehr
remove-and-ban = Entfernen und ausschließen
removed-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
removed-banned = Der Gastgeber hat dich von diesem Tisch ausgeschlossen.
watch-removed = Der Gastgeber hat dich aus diesem Spiel entfernt; du kannst nur noch zuschauen.
watch-banned = Der Gastgeber hat dich von diesem Tisch ausgeschlossen; du kannst nur noch zuschauen.
leave = Verlassen
leave-title = Den Tisch verlassen?
leave-text = Ein Bot spielt für dich weiter. Solange die Partie läuft, kannst du zurückkommen und deinen Platz wieder einnehmen.
leave-covered = Ein Bot spielt schon für dich. Solange die Partie läuft, kannst du zurückkommen und deinen Platz wieder einnehmen.
leave-host = Du bist Gastgeber. Diese Rolle übernimmt dann jemand anderes am Tisch.
leave-alone = Sonst spielt niemand mit, also wartet die Partie auf dich. Du findest sie auf der Startseite unter „Deine Tische“.
leave-stay = Weiterspielen
leave-go = Tisch verlassen
cover = Bot spielen lassen
hand-back = Platz zurückgeben
company-away = { $name } ist nicht da.
company-away-wait = { $name } ist nicht da. In { $left } kannst du einen Bot spielen lassen.
company-idle = { $name } hat schon länger nichts getan.
company-stand-in = Für { $name } spielt jetzt ein Bot.
company-back = { $name } ist wieder da.
company-host = { $name } ist jetzt Gastgeber.
remark = { $name }: { $reason }
company-host-you = Du bist jetzt Gastgeber.
company-back-you = Du bist wieder da.
company-replaced = Der Gastgeber hat { $name } entfernt. { $bot }, ein Bot, spielt weiter.
clock-none-text = Niemand wird gehetzt. Wer aber am Zug und zwei Minuten lang nicht da ist, für den darf jeder am Tisch einen Bot spielen lassen.
host-away = Der Gastgeber ist nicht da; du kannst das Spiel starten.
host-away-wait = Der Gastgeber ist nicht da. In { $left } kannst du das Spiel starten.
again-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
again-waiting = Warten auf { $names } …
again-now = Ohne sie starten
rematch-watch = Nächste Partie ansehen
invite-local = Andere Geräte können diesen Link nicht öffnen: Spicery läuft nur für diesen Computer.
invite-local-more = So lädst du andere ein
invite-local-how = Um andere einzuladen, beende es dort, wo du es gestartet hast (Strg+C), und starte es neu mit:
invite-local-kept = Lade danach diese Seite neu. Deine Tische bleiben erhalten.
invite-offline = Andere Geräte können diesen Link nicht öffnen: Er führt nur zu diesem Computer. Ist er mit einem Netzwerk verbunden?
share-title = Spicery: { $game }
share-text = Spiel { $game } mit mir!
share-link = Teilen
refused-one-seat = Du hast schon einen Platz. Der Gastgeber kann mehrere Plätze pro Person erlauben.
refused-older-rules = Diese Partie wurde nach älteren Regeln begonnen und lässt sich nicht weiterspielen.
refused-barred = Der Gastgeber hat dich von diesem Tisch entfernt. Warte eine Minute, bevor du dich wieder setzt.

# Die Regeln, am Tisch und auf einer eigenen Seite.
rules-of = { $game }: die Regeln
rules-link = Regeln lesen
rules-page = Auf eigener Seite öffnen
rules-print = Drucken
rules-how = So geht’s
rules-full = Die Regeln im Einzelnen
rules-ruling = Unsere Auslegung:
rules-own = Unsere Ergänzung:
rules-option = Eingerahmtes
rules-options = kannst du beim Eröffnen eines Tisches wählen.
rules-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-nearest = { $count ->
    [one] Keine Regel enthält das alles. Am nächsten kommt diese:
   *[other] Keine Regel enthält das alles. Am nächsten kommen diese { $count }:
}

# Lektionen: Bewegungen, die wirklich gemacht werden.
learn-again = Noch einmal
learn-show = Zeig’s mir
learn-motion-shown = Macht nichts, das ist Übungssache. So geht es.
learn-motion-pretended = Der Server kann gerade keine Bewegungen simulieren. Deshalb zeigt die Lektion, wie eine gute ausgeht.

# Üben: Aufgaben und Ergebnisse, auf diesem Gerät gemerkt.
practice-challenges = Aufgaben
practice-free = Freies Üben
practice-free-text = Probier aus, was du magst, oder wähl eine Aufgabe.
practice-hits = { $hits } von { $goal }
practice-best = Bestwert: { $tries }
practice-progress = { $hits } von { $goal }, bisher { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
}.
practice-done = In { $tries } Versuchen geschafft! Geht es auch mit weniger?
practice-done-best = In { $tries } Versuchen geschafft: dein Bestwert!
practice-clear = Ergebnisse löschen
