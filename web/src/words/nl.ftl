# De site om de spellen heen.
home = Startpagina
close = Sluiten
cancel = Annuleren
loading = Een ogenblik…
settings = Instellingen
language = Taal
theme = Weergave
theme-auto = Systeeminstelling
theme-light = Licht
theme-dark = Donker
pace = Speeltempo
pace-slow = Rustig
pace-usual = Normaal
pace-quick = Snel
sound = Geluid
volume-effects = Effecten
volume-ambience = Achtergrond
haptics = Trillen
calm = Minder beweging
single-keys = Sneltoetsen met één letter (N, S, L…)
save = Opslaan
saved = Opgeslagen
identity = Je profiel
identity-text = Je naam en je plaatsen zijn in deze browser opgeslagen. Met een code gebruik je ze ook op een ander apparaat.
identity-show = Code tonen
identity-code = Open op het andere apparaat de instellingen en voer binnen { $minutes } minuten deze code in:
identity-enter = Code van een ander apparaat
identity-claim = Code gebruiken
identity-note = Deze browser neemt dan dat profiel over.
identity-wrong = Deze code is fout, al gebruikt of verlopen.
identity-became = Welkom terug, { $name }! Dit apparaat is nu aan jou gekoppeld.
page-failed = Deze pagina kon niet worden geladen. Ben je online?
lost-title = Hier is niets te koop
lost-text = Op dit adres is geen pagina.
no-table = Deze tafel bestaat niet, of niet meer.
games = Spellen
game-from-elsewhere = Dit spel komt uit een ander pakket en wordt op een eenvoudig bord getoond.
guest = Gast
you = Jij
bot = bot
person = Speler { $number }
bot-of-level = { $level }, { $style }
level-of-bots = Niveau van de bots
level-of-seat = Niveau van { $name }
levels-mixed = Gemengd
level-up = Je hebt { $won } van je laatste { $games } potjes gewonnen. Klaar voor niveau { $number }, { $level }?
level-down = { $won ->
    [0] Geen winst in je laatste { $games } potjes.
   *[other] { $won } keer gewonnen in je laatste { $games } potjes.
} Is niveau { $number }, { $level }, misschien leuker?
level-yes = Ja, niveau { $number }
level-no = Nu niet
level-taken = Niveau { $number } dus: { $level }. Veel plezier!
level-left = Goed, alles blijft zoals het is.
style-any = elke stijl
style-even = evenwichtig
style-even-text = Speelt zonder eigenaardigheden wat het beste lijkt.
style-bold = gedurfd
style-bold-text = Neemt graag risico’s.
style-careful = voorzichtig
style-careful-text = Speelt liever op veilig.
style-stubborn = koppig
style-stubborn-text = Houdt vast aan oude gewoonten, wat er ook gebeurt.
thinking = denkt na…

play-now = Nu spelen
opponents = { $bots ->
    [one] Je tegenstander
   *[other] Je { $bots } tegenstanders
}
setup-open = Aanpassen…
setup-title = Je potje tegen bots
setup-count = Tegenstanders
setup-fewer = Eén tegenstander minder
setup-more = Eén tegenstander meer
setup-level = Niveau van tegenstander { $number }
setup-style = Stijl van tegenstander { $number }
setup-mixed = Een gemengde ronde: elke tegenstander heeft een eigen niveau.
setup-ruled = Je speelt met eigen huisregels.
setup-reset = Standaard terugzetten
learn-link = Al spelend leren
practice-link = Oefenen
practice-title = { $game } oefenen
friends-title = Met vrienden
friends-text = Open een tafel en deel de link of de QR-code.
friends-button = Tafel openen
screen-title = Op één apparaat
screen-text = Geef één telefoon of tablet door. Een gordijn verbergt elke hand.
screen-button = Op dit apparaat spelen
code-title = Uitgenodigd?
code-label = Code of link van de tafel
code-button = Meedoen
code-junk = Dat is geen tafelcode of link. Plak de hele link die je hebt gekregen, of het laatste deel ervan.
code-unknown = Een tafel met deze code bestaat niet, of niet meer. Controleer de code of vraag om een nieuwe link.
own-title = Jouw tafels
own-turn = Jij bent aan de beurt
own-waits = Wachten op { $names }
own-open = Nog niet gestart
own-halted = Begonnen met oudere regels
own-damaged = Beschadigd: deze tafel kan niet worden geopend
own-unknown = Een tafel
own-with = met { $names }
own-alone = nog niemand anders
own-play = Verder spelen
own-look = Bekijken
own-return = Terugkeren
own-away = Uit de lijst verwijderen
own-over = Afgelopen spellen
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
lobby-title = Openbare tafels
lobby-empty = Er zijn nu geen openbare tafels. Open er een!
lobby-watch = Meekijken
lobby-join = { $free ->
    [0] Bekijken
    [one] Meedoen (1 plaats vrij)
   *[other] Meedoen ({ $free } plaatsen vrij)
}

people = Wie spelen er mee?
person-more = Speler toevoegen
person-less = Speler verwijderen
your-name = Je naam
name-missing = Vul een naam in.
seats = Plaatsen (bots vullen de lege op)
clock = Bedenktijd
clock-none = Onbeperkt
clock-live = Live (seconden per zet)
clock-relaxed = Ontspannen (dagen per zet)
clock-move = Per zet
clock-reaction = Per reactie
clock-terms = { $move } per zet, { $reaction } per reactie.
time-seconds = { $seconds } seconden
time-hours = { $hours } uur
time-days = { $days } dagen
options-title = Varianten en huisregels
options-more = Meer opties
option-usual = standaard
proposal-rule = volgens de regels
proposal-book = voorstel van de spelregels voor { $seats } spelers
public = Deze tafel openbaar tonen
companion = We spelen met het echte spel
companion-text = Jullie gooien, schieten en kruiden echt en voeren in wat er gebeurde. Spicery is de scheidsrechter.
open-table = Tafel openen
start = Starten
start-bots = Starten (bots op lege plaatsen)
sit = Plaatsnemen
sit-here = Hier plaatsnemen
stand = Plaats verlaten
remove = Verwijderen
seat-free = Lege plaats
seat-bot = Bot toevoegen
wait-for-host = Het spel begint zodra de gastheer het start.
table-full = De tafel is vol. Zodra het begint, kun je meekijken.
invite = Vrienden uitnodigen
invite-text = Iedereen met deze link kan plaatsnemen.
copy = Kopiëren
copied = Gekopieerd
qr = QR-code met de link naar deze tafel
stand-in = vervanger
away = afwezig
stand-in-plays = Een bot speelt voor je.
take-back = Weer zelf spelen
onlooker = Je kijkt mee en ziet alleen wat iedereen ziet.

chat = Chat
chat-label = Zeg iets
send = Versturen
mute = { $name } dempen
unmute = Dempen voor iedereen opheffen
mood-purr = Spinnen
mood-laugh = Lachen
mood-doubt = Echt waar?
mood-shock = O!
mood-sad = Verdrietig
mood-hot = Heet!
log = Spelverloop
log-and-chat = Verloop en chat

signal-connecting = Verbinden…
signal-open = Verbonden
signal-lost = Verbinding verbroken, nieuwe poging…
lag = Ping: { $ms } ms
left-days = nog { $days } dagen
left-hours = nog { $hours } uur
brief-days = { $days } d
brief-hours = { $hours } u
left-seconds = { $seconds } s
frozen-title = Deze tafel staat stil
frozen-text = Dat is onze fout, niet de jouwe. Alles wat is gespeeld, is opgeslagen.

refused-stale = De tafel was al verder voordat je zet aankwam.
refused-illegal = Dat mag niet van de regels.
refused-unreadable = Dat begrepen we niet.
refused-late = Iemand was sneller.
refused-not-yours = Dat is niet jouw plaats.
refused-too-often = Te snel! Wacht even en probeer het opnieuw.
refused-too-long = Dat is te lang.
refused-too-many = Je hebt te veel lopende tafels. Speel er een uit of verwijder er een uit je lijst, en probeer het dan opnieuw.
refused-not-now = Dat kan nu niet.
refused-not-kept = Dat kon niet worden opgeslagen. Probeer het opnieuw.
refused-unknown = Dat konden we niet vinden.
refused-unknown-guest = Kies eerst een naam.
refused-bad-record = Dit is geen Spicery-spelbestand.
refused-ours = Er ging bij ons iets mis.
problem-network = De server reageert niet. Ben je online?
problem-other = Dat is niet gelukt.
problem-line = Regel { $line }

menu = Menu
rules = Regels
rules-search = Zoek in de regels
rules-none = Geen regel past bij “{ $sought }”. Probeer een ander woord.
rules-notes = Wat lichter gedrukt is, staat niet in het spelregelboekje: “onze uitleg” vult in wat het boekje openlaat; “onze aanvulling” zit niet in het gedrukte spel.
see-clause = Regel bekijken

keys = Sneltoetsen
key-hint = tip vragen
key-ahead = tot je volgende beurt alles laten gaan
key-rules = regels openen
key-chat = verloop en chat openen
key-escape = kaart terugsteken; sluiten
key-keys = deze lijst tonen

replay-title = Replay
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-start = Naar het begin
replay-end = Naar het einde
replay-step = Stap { $step } van { $all }
replay-go = Naar deze stap gaan
replay-eyes = Bekijken als
replay-open = Alles open
replay-onlooker = Als toeschouwer
replay-upload = Opgeslagen spel openen
replay-play = Afspelen
replay-pause = Pauze
replay-link = Link naar deze stap kopiëren
replay-more = Meer
play-on = Vanaf hier verder spelen
play-on-text = Een nieuwe tafel begint met deze stelling. Je neemt de plaats van { $name } in en weet wat { $name } wist; alle andere plaatsen zijn voor bots. Het opgeslagen spel verandert niet.
play-on-begin = Verder spelen
mistakes = { $count ->
    [0] Geen fouten
    [one] 1 fout
   *[other] { $count } fouten
}
mistake-before = Vorige fout
mistake-after = Volgende fout
review = Samenvatting
review-open = Terugblik
review-whose = Speler
review-analysing = Analyseren… { $done } van { $all } beslissingen
review-good = { $good } van de { $all } beslissingen waren goed.
review-worst = Duurste beslissingen
review-best = Beste beslissingen
review-points = Hoeveel elke beslissing je winstkans veranderde, volgens { $champion }.
review-watch = Bekijken
review-not-now = De analyse is nu niet beschikbaar.
points-lost = −{ $points }%
points-gained = +{ $points }%
tally-of = { $count } van { $of }
what-if = Wat als?
what-if-try = Probeer het anders
what-if-text = Maak deze beweging op jouw manier, zo vaak als je wilt. Het opgeslagen spel verandert niet.
what-if-now = Maak de beweging van { $name } op jouw manier. Het opgeslagen spel verandert niet.
what-if-done = Dit zou er zijn gebeurd. Het hoort niet bij het opgeslagen spel.
what-if-once-more = Nog een keer
what-if-back = Terug naar het spel
replay-older = Gespeeld volgens een oudere versie van de regels. Je ziet het spel zoals het is vastgelegd; het wordt niet volgens de huidige regels beoordeeld.
replay-no-films = Een opgeslagen spel bevat geen films. Bewegingen worden daarom alleen van begin- naar eindpunt getekend.

analyse = Analyseren
analysis = Analyse
analysis-text = Wat had de kampioen bij elke stap gedaan, wat kostte elke fout, en hoe geloofwaardig was elke bewering?
analysis-progress = { $done } van { $all } stappen geanalyseerd…
analysis-not-yet = Deze stap is nog niet geanalyseerd.
analysis-nothing = Hier viel niets te beslissen.
analysis-preferred = { $level } kiest: { $action }.
analysis-silent = { $name }: { $action }
analysis-rank = De gespeelde zet staat op plaats { $rank } van de { $of } overwogen zetten.
analysis-cost = { $cost } winstkans
analysis-more = Meer redenen
analysis-why = Vanuit { $name } gezien: { $reasons }
verdict-same = { $level } is het eens met { $name }.
verdict-motion = { $name } deed hetzelfde als { $level }, alleen met een andere beweging.
verdict-near = De zet van { $name } was ongeveer even goed.
verdict-other = { $level } had anders gespeeld.
verdict-same-self = { $name }, zelf { $level }, zou het weer zo doen.
verdict-motion-self = { $name }, zelf { $level }, zou het weer zo doen, alleen met een andere beweging.
verdict-near-self = De zet van { $name } was ongeveer even goed.
verdict-other-self = { $name }, zelf { $level }, zou bij nader inzien anders spelen.
log-legend = Wat de tekens betekenen
mark-same = de keuze van de kampioen
mark-motion = de keuze van de kampioen, alleen met een andere beweging
mark-near = ongeveer even goed als de keuze van de kampioen
mark-slip = een onnauwkeurigheid: iets slechter dan de keuze van de kampioen
mark-mistake = een fout
mark-blunder = een blunder
odds-legend-seat = { $share } naast een bewering: hoe waarschijnlijk die klopte, voor zover { $name } kon weten
odds-legend-others = { $share } naast een bewering: hoe waarschijnlijk die klopte, voor zover de anderen gemiddeld konden weten
believed-seat = Voor zover { $name } kon weten: { $share }.
believed-others = Voor zover de anderen gemiddeld konden weten: { $share }.
claim-true = Het klopte.
claim-false = Het was bluf.

player = Speler
points = Punten
hint = Tip
ahead = Alles laten gaan
ahead-text = Tot je volgende beurt wordt elke kaart zonder vragen doorgelaten.
hints-taken = Gebruikte tips: { $hints }
share = { $percent ->
    [0] minder dan 1%
    [100] meer dan 99%
   *[other] { $percent }%
}
odds = { $percent ->
    [0] minder dan 1%
    [100] meer dan 99%
   *[other] ongeveer { $percent }%
}
advice = { $level } raadt aan: { $action }.
announce-turn = Jij bent aan de beurt.
announce-decide = Aanvechten of laten gaan?
turn-of = { $name } is aan de beurt
unsent-offline = Je bent offline. Dit wordt verstuurd zodra je weer verbonden bent.
unsent-slow = Wordt nog verstuurd… De verbinding is traag.
go-on = Verder
curtain = { $name }, jij bent aan de beurt
curtain-text = De anderen kijken even weg!
curtain-lift = Ik ben { $name }
see-hand = Mijn hand tonen
end-title = { $who ->
    [you] Jij wint!
    [one] { $names } wint!
   *[many] { $names } winnen!
}
halted-title = Dit spel is begonnen met oudere regels
halted-text = De regels zijn sindsdien verbeterd, dus verder spelen kan niet. Je kunt met dezelfde plaatsen en opties opnieuw beginnen.
rematch = Nog een keer
rematch-wait = De spelers kunnen nog een keer spelen.
rematch-go = Naar het volgende spel
watch-replay = Replay bekijken
download-record = Spelbestand downloaden

learn-title = { $game } leren
learn-back = Terug
learn-next = Volgende
learn-done = Speel je eerste potje!
learn-other = Goed idee, maar kies in deze les wat groen oplicht.

# Wie er aan tafel zit: wie de tafel opende, wie er weg is, wie verwijderd is, wie nog een keer speelt.
host = gastheer
players = Spelers
players-title = Wie er aan tafel zit
players-here = verbonden
players-stand-in = afwezig; een bot speelt
players-stand-in-here = verbonden; een bot speelt
several = Eén persoon mag meerdere plaatsen innemen
several-here = Aan deze tafel mag één persoon meerdere plaatsen hebben.
several-name = Nog een speler aan dit scherm
several-add = Toevoegen
remove-ask = Verwijderen…
remove-title = { $name } verwijderen?
remove-text = { $name } raakt de plaats kwijt en kan hier pas over een minuut weer gaan zitten.
remove-text-banned = { $name } raakt de plaats kwijt en krijgt aan deze tafel geen andere.
remove-text-playing = { $name } raakt de plaats voorgoed kwijt en kan alleen nog meekijken. Een bot speelt verder op die plaats.
remove-ban = { $name } van deze tafel weren: geen plaats en geen chat meer
remove-and-ban = Verwijderen en weren
removed-removed = De gastheer heeft je van deze tafel verwijderd.
removed-banned = De gastheer weert je van deze tafel.
watch-removed = De gastheer heeft je uit dit spel verwijderd; je kunt alleen nog meekijken.
watch-banned = De gastheer weert je van deze tafel; je kunt alleen nog meekijken.
leave = Verlaten
leave-title = De tafel verlaten?
leave-text = Een bot speelt voor je verder. Zolang het spel duurt, kun je terugkomen en je plaats weer innemen.
leave-covered = Er speelt al een bot voor je. Zolang het spel duurt, kun je terugkomen en je plaats weer innemen.
leave-host = Je bent de gastheer. Iemand anders aan tafel neemt die rol dan over.
leave-alone = Er speelt niemand anders mee, dus het spel wacht op je. Je vindt het op de startpagina onder “Jouw tafels”.
leave-stay = Verder spelen
leave-go = Tafel verlaten
cover = Bot laten spelen
hand-back = Plaats teruggeven
company-away = { $name } is er niet.
company-away-wait = { $name } is er niet. Over { $left } kun je een bot laten spelen.
company-idle = { $name } heeft al een tijdje niets gedaan.
company-stand-in = Voor { $name } speelt nu een bot.
company-back = { $name } is er weer.
company-host = { $name } is nu de gastheer.
remark = { $name }: { $reason }
company-host-you = Je bent nu de gastheer.
company-back-you = Je bent er weer.
company-replaced = De gastheer heeft { $name } verwijderd. { $bot }, een bot, speelt verder.
clock-none-text = Niemand wordt opgejaagd. Maar is iemand in de eigen beurt twee minuten weg, dan mag iedereen aan tafel een bot laten spelen.
host-away = De gastheer is er niet; je kunt het spel zelf starten.
host-away-wait = De gastheer is er niet. Over { $left } kun je het spel zelf starten.
again-wanted = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}
again-waiting = Wachten op { $names }…
again-now = Zonder hen starten
rematch-watch = Naar het volgende spel kijken
invite-local = Andere apparaten kunnen deze link niet openen: Spicery draait alleen voor deze computer.
invite-local-more = Zo nodig je anderen uit
invite-local-how = Wil je anderen uitnodigen, stop het dan waar je het gestart hebt (Ctrl+C) en start het opnieuw met:
invite-local-kept = Laad daarna deze pagina opnieuw. Je tafels blijven bewaard.
invite-offline = Andere apparaten kunnen deze link niet openen: hij werkt alleen op deze computer. Is die met een netwerk verbonden?
share-title = Spicery: { $game }
share-text = Speel { $game } met me!
share-link = Delen
refused-one-seat = Je hebt al een plaats. De gastheer kan meerdere plaatsen per persoon toestaan.
refused-older-rules = Dit spel is begonnen met oudere regels en kan niet worden voortgezet.
refused-barred = De gastheer heeft je van deze tafel verwijderd. Wacht een minuut voordat je weer gaat zitten.

# De regels, aan tafel en op een eigen pagina.
rules-of = { $game }: de regels
rules-link = Lees de regels
rules-page = Openen op een eigen pagina
rules-print = Afdrukken
rules-how = Zo speel je
rules-full = De regels in detail
rules-ruling = Onze uitleg:
rules-own = Onze aanvulling:
rules-option = Omkaderde woorden
rules-options = zijn opties die je kiest als je een tafel opent.
rules-found = { $count ->
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
}
rules-nearest = { $count ->
    [one] Geen regel heeft dit allemaal. Deze komt het dichtst in de buurt:
   *[other] Geen regel heeft dit allemaal. Deze { $count } komen het dichtst in de buurt:
}

# Lessen: bewegingen die echt gemaakt worden.
learn-again = Nog een keer
learn-show = Laat maar zien
learn-motion-shown = Geeft niets, het is een kwestie van oefenen. Zo gaat het.
learn-motion-pretended = De server kan nu geen bewegingen simuleren. Daarom laat de les zien hoe een goede afloopt.

# Oefenen: opdrachten en resultaten, bewaard op dit apparaat.
practice-challenges = Opdrachten
practice-free = Vrij oefenen
practice-free-text = Probeer wat je wilt, of kies een opdracht.
practice-hits = { $hits } van { $goal }
practice-best = Beste: { $tries }
practice-progress = { $hits } van { $goal }, tot nu toe { $tries ->
    [one] 1 poging
   *[other] { $tries } pogingen
}.
practice-done = Gelukt in { $tries } pogingen! Kan het ook in minder?
practice-done-best = Gelukt in { $tries } pogingen: je beste tot nu toe!
practice-clear = Resultaten wissen
