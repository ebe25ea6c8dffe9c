# De site om de spellen heen.
home = Startpagina
close = Sluiten
cancel = Annuleren
loading = Een ogenblik …
settings = Instellingen
language = Taal
theme = Licht of donker
theme-auto = Zoals mijn apparaat
theme-light = Licht
theme-dark = Donker
pace = Tempo aan tafel
pace-slow = Rustig
pace-usual = Gewoon
pace-quick = Snel
sound = Geluid
calm = Geen beweging
single-keys = Losse lettertoetsen spelen (N, S, L …)
save = Bewaren
saved = Bewaard
identity = Jij, hier en elders
identity-text = Je naam en je plaatsen horen bij deze browser. Een code neemt ze mee naar een ander apparaat.
identity-show = Code tonen
identity-code = Typ deze code binnen { $minutes } minuten in de instellingen van het andere apparaat:
identity-enter = Een code van een ander apparaat
identity-claim = Dat ben ik
identity-note = Deze browser is dan die speler, en niet meer wie hij was.
identity-wrong = Deze code is fout, al gebruikt of te oud.
identity-became = Welkom terug, { $name }: dit apparaat ben jij nu.
page-failed = Deze pagina kon niet worden geladen. Is er verbinding?
lost-title = Hier wordt niets verkocht
lost-text = Op dit adres is geen pagina.
no-table = Deze tafel is er niet, of niet meer.
no-game = Dit spel kan nog niet in de browser worden getoond.
games = Spellen
guest = Gast
you = Jij
bot = bot
person = Speler { $number }
bot-of-level = { $level }, { $style }
level-of-bots = Niveau van de bots
level-of-seat = Niveau van { $name }
style-even = bedaard
style-even-text = Speelt wat het niveau het beste vindt, zonder voorkeuren.
style-bold = gedurfd
style-bold-text = Neemt graag een risico.
style-careful = voorzichtig
style-careful-text = Speelt liever op veilig.
style-stubborn = koppig
style-stubborn-text = Blijft bij de eigen gewoonten, wat er ook gebeurt.
thinking = denkt na

play-now = Nu spelen
opponents = { $bots ->
    [one] Je tegenstander
   *[other] Je { $bots } tegenstanders
}
learn-link = Leer het in drie minuten
practice-link = Oefenen
practice-title = { $game }: oefenen
friends-title = Met vrienden
friends-text = Open een tafel en stuur de link, of laat de code scannen.
friends-button = Tafel openen
screen-title = Aan één scherm
screen-text = Geef één telefoon of tablet door; een gordijn verbergt elke hand.
screen-button = Hier samen spelen
code-title = Je bent uitgenodigd
code-label = Code of link van de tafel
code-button = Ga erheen
own-title = Jouw tafels
own-turn = Jij bent aan de beurt
own-waits = Wachten op { $names }
own-open = Nog niet begonnen
own-with = met { $names }
own-alone = nog niemand anders
own-play = Verder spelen
own-look = Kijken
own-away = Van de lijst halen
own-over = Afgelopen partijen
own-won = Jij hebt gewonnen
own-lost = Gewonnen: { $names }
own-more = { $count ->
    [one] nog 1 tafel
   *[other] nog { $count } tafels
}
ago-now = zojuist
ago-minutes = { $minutes } minuten geleden
ago-hours = { $hours } uur geleden
ago-days = { $days } dagen geleden
lobby-title = Open tafels
lobby-empty = Er wacht nu geen openbare tafel. Open er een!
lobby-watch = Toekijken
lobby-join = { $free ->
    [0] Even kijken
    [one] Meedoen: 1 plaats vrij
   *[other] Meedoen: { $free } plaatsen vrij
}

people = Wie speelt er?
person-more = Nog iemand
person-less = Eén minder
your-name = Je naam
seats = Plaatsen (vrije worden met bots gevuld)
clock = Tijd
clock-none = Geen klok
clock-live = Live: seconden per zet
clock-relaxed = Ontspannen: dagen per zet
clock-move = Voor een zet
clock-reaction = Voor een reactie
clock-terms = { $move } voor een zet, { $reaction } voor een reactie.
time-seconds = { $seconds } seconden
time-hours = { $hours } uur
time-days = { $days } dagen
options-title = Varianten en huisregels
options-more = Ander pak, andere deling
option-usual = zoals gedrukt
proposal-rule = volgens de regels
proposal-book = voorstel van de spelregels voor { $seats } spelers
public = Tonen in de lijst van open tafels
companion = De echte doos ligt bij ons op tafel
companion-text = Jullie gooien, werpen en kruiden echt en zeggen wat er gebeurde; Spicery is scheidsrechter.
open-table = Tafel openen
start = Beginnen
start-bots = Beginnen, bots op vrije plaatsen
sit = Ga zitten
sit-here = Hier zitten
stand = Opstaan
remove = Verwijderen
seat-free = Vrije plaats
seat-bot = Bot erbij
wait-for-host = Het spel begint als de gastheer het start.
table-full = Alle plaatsen zijn bezet. Als het begint, kijk je toe.
invite = Uitnodigen
invite-text = Wie deze link heeft, kan gaan zitten.
copy = Kopiëren
copied = Gekopieerd
qr = De link van deze tafel als QR-code
stand-in = vervanger
away = afwezig
stand-in-plays = Een vervanger speelt voor je.
take-back = Zelf verder spelen
onlooker = Je kijkt toe: je ziet wat iedereen ziet.

chat = Kletsen
chat-label = Zeg iets
send = Versturen
mute = { $name } dempen
unmute = Iedereen weer horen
mood-purr = Spinnen
mood-laugh = Lachen
mood-doubt = Dat betwijfel ik
mood-shock = O!
mood-sad = Verdrietig
mood-hot = Heet!
log = Wat er gebeurde
log-and-chat = Verloop en kletsen
log-short = Verloop

signal-connecting = Verbinden …
signal-open = Verbonden
signal-lost = Verbinding weg, nieuwe poging …
lag = { $ms } ms heen en terug
left-days = nog { $days } dagen
left-hours = nog { $hours } uur
left-seconds = { $seconds } s
frozen-title = Deze tafel staat stil
frozen-text = Dat was onze fout, niet de jouwe. Wat gespeeld is, is bewaard.

refused-stale = De tafel was al verder voordat je zet aankwam.
refused-illegal = Dat mag niet volgens de regels.
refused-unreadable = Dat was niet te begrijpen.
refused-late = Iemand was sneller.
refused-not-yours = Dat is niet jouw plaats.
refused-too-often = Dat ging te snel; wacht even.
refused-too-long = Dat was te lang.
refused-too-many = Je hebt te veel onafgemaakte tafels. Speel er een uit of haal er een van je lijst en probeer het dan opnieuw.
refused-not-now = Dat kan nu niet.
refused-not-kept = Dat kon niet worden bewaard; probeer het opnieuw.
refused-unknown = Hier is niets.
refused-unknown-guest = Geef jezelf eerst een naam.
refused-bad-record = Dit bestand is geen opname van een spel.
refused-ours = Dat was een fout van ons.
problem-network = De server antwoordt niet. Is er verbinding?
problem-other = Dat lukte niet.
problem-line = Regel { $line }

rules = Regels
rules-search = Zoek in de regels
rules-none = Dat staat in geen regel.
see-clause = Regel { $clause }

keys = Toetsenbord
key-hint = een tip
key-ahead = kaarten vanzelf laten gaan
key-rules = de regels
key-chat = verloop en kletsen
key-escape = kaart terugsteken; sluiten
key-keys = deze lijst

replay-title = Herhaling
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-start = Naar het begin
replay-end = Naar het einde
replay-step = Stap { $step } van { $all }
replay-eyes = Door wiens ogen?
replay-open = Alles open
replay-onlooker = Als toeschouwer
replay-upload = Een opgenomen partij uit een bestand bekijken
replay-play = Afspelen
replay-pause = Pauze
what-if = Wat als?
what-if-try = Probeer het anders
what-if-text = Maak de beweging van deze stap op jouw manier, zo vaak als je wilt. De opname verandert niet.
what-if-now = Doe het anders dan { $name }: jij bent nu aan zet. De opname verandert niet.
what-if-done = Dit zou ervan gekomen zijn. Het staat niet in de opname.
what-if-once-more = Nog een keer
what-if-back = Terug naar de opname
replay-no-films = In een bestand zitten geen films: wat bewoog, wordt getekend van begin naar eind.

analyse = Analyseren
analysis = Teruggekeken
analysis-text = Wat had de kampioen bij elke stap gedaan, en hoe waarschijnlijk was elke bewering, naar de kennis van elke plaats?
analysis-progress = { $done } van { $all } stappen bekeken …
analysis-not-yet = Deze stap is nog niet bekeken.
analysis-nothing = Bij deze stap viel er niets te beslissen wat deze ogen kunnen beoordelen.
analysis-preferred = { $level }: { $action }.
analysis-silent = { $name }: { $action }
analysis-rank = Van { $of } afgewogen zetten is de gespeelde nummer { $rank }.
analysis-why = Voor zover { $name } kon weten (hier “je”): { $reasons }
verdict-same = { $level } en { $name } zijn het eens.
verdict-motion = { $name } deed hetzelfde als { $level }, met een andere beweging.
verdict-near = { $name } speelde iets dat ongeveer even goed is.
verdict-other = { $level } had iets anders gedaan dan { $name }.
verdict-same-self = { $name }, zelf { $level }, zou het weer zo doen.
verdict-motion-self = { $name }, zelf { $level }, zou het weer zo doen, met een andere beweging.
verdict-near-self = { $name } speelde iets dat ongeveer even goed is.
verdict-other-self = { $name } is zelf { $level } en zou het bij nader inzien anders doen.
mark-same = zoals de kampioen
mark-motion = hetzelfde als de kampioen, met een andere beweging
mark-near = ongeveer zo goed als wat de kampioen zou doen
mark-other = de kampioen had iets anders gedaan
odds-legend = { $share } naast een naam: hoe waarschijnlijk de bewering voor die plaats waar was

player = Speler
points = Punten
hint = Tip
ahead = Alles laten gaan
ahead-text = Tot je volgende beurt gaat elke kaart door zonder te vragen.
hints-taken = Gevraagde tips: { $hints }
share = { $percent ->
    [0] minder dan 1 %
    [100] meer dan 99 %
   *[other] { $percent } %
}
odds = { $percent ->
    [0] minder dan 1 %
    [100] meer dan 99 %
   *[other] ongeveer { $percent } %
}
cases = { $percent ->
    [0] minder dan 1 van de 100
    [100] meer dan 99 van de 100
   *[other] ongeveer { $percent } van de 100
}
advice = { $level }: { $action }.
announce-turn = Je bent aan de beurt.
announce-decide = Betwijfelen of laten gaan?
go-on = Verder
curtain = { $name }, jij bent aan de beurt
curtain-text = Alle anderen kijken even weg.
curtain-lift = Ik ben { $name }
see-hand = Mijn hand zien
end-title = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
rematch = Nog een keer
rematch-wait = De gastheer kan een nieuwe ronde openen.
rematch-go = Naar de volgende ronde
watch-replay = Herhaling bekijken
download-record = Opname downloaden

learn-title = { $game } leren
learn-back = Terug
learn-next = Verder
learn-done = Klaar: naar de markt!
learn-other = Dat zou ook mogen. Neem hier graag wat groen oplicht.
