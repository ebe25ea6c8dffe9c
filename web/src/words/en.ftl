# The site around the games.
home = Home
close = Close
cancel = Cancel
loading = One moment…
settings = Settings
language = Language
theme = Theme
theme-auto = Match system
theme-light = Light
theme-dark = Dark
pace = Game speed
pace-slow = Relaxed
pace-usual = Normal
pace-quick = Fast
sound = Sound
volume-effects = Effects
volume-ambience = Ambience
haptics = Vibration
calm = Reduce motion
single-keys = Single-key shortcuts (N, S, L…)
save = Save
saved = Saved
identity = Your profile
identity-text = Your name and seats are stored in this browser. A code lets you use them on another device, too.
identity-show = Show a code
identity-code = On the other device, open Settings and enter this code within { $minutes } minutes:
identity-enter = Code from another device
identity-claim = Use this code
identity-note = This browser will switch to that player.
identity-wrong = That code is wrong, already used or expired.
identity-became = Welcome back, { $name }! This device is now linked.
page-failed = This page couldn’t load. Are you online?
lost-title = Nothing for sale here
lost-text = There’s no page at this address.
no-table = This table doesn’t exist, or it’s gone.
games = Games
game-from-elsewhere = This game comes from another package and is shown on a plain board.
guest = Guest
you = You
bot = bot
person = Player { $number }
bot-of-level = { $level }, { $style }
level-of-bots = Bot level
level-of-seat = { $name }’s level
levels-mixed = Mixed levels
level-up = { $won ->
    [one] You won 1 of your last { $games } games.
   *[other] You won { $won } of your last { $games } games.
} Ready for level { $number }, { $level }?
level-down = { $won ->
    [0] No win in your last { $games } games.
    [one] 1 win in your last { $games } games.
   *[other] { $won } wins in your last { $games } games.
} Would level { $number }, { $level }, be more fun?
level-yes = Yes, level { $number }
level-no = Not now
level-taken = Level { $number } it is: { $level }. Have fun!
level-left = All right, everything stays as it is.
style-any = any style
style-even = steady
style-even-text = Plays whatever looks best, with no quirks.
style-bold = bold
style-bold-text = Likes to take risks.
style-careful = careful
style-careful-text = Prefers to play it safe.
style-stubborn = stubborn
style-stubborn-text = Sticks to old habits, come what may.
thinking = thinking…

play-now = Play now
opponents = { $bots ->
    [one] Your opponent
   *[other] Your { $bots } opponents
}
setup-open = Set up…
setup-title = Your game against bots
setup-count = Opponents
setup-fewer = One opponent fewer
setup-more = One more opponent
setup-level = Level of opponent { $number }
setup-style = Style of opponent { $number }
setup-mixed = A mixed round: each opponent has a level of its own.
setup-ruled = You play by your own house rules.
setup-reset = Reset
learn-link = Learn by playing
practice-link = Practice
practice-title = { $game } practice
friends-title = With friends
friends-text = Open a table and share the link or the QR code.
friends-button = Open a table
screen-title = On one device
screen-text = Pass one phone or tablet around. A curtain hides each hand.
screen-button = Play on this device
code-title = Got an invite?
code-label = Table code or link
code-button = Join
code-junk = That isn’t a table code or link. Paste the whole link you were sent, or its last part.
code-unknown = There’s no table with this code, or it’s gone. Check the code, or ask for a new link.
own-title = Your tables
own-turn = Your turn
own-waits = Waiting for { $names }
own-open = Not started
own-halted = Begun under older rules
own-damaged = Damaged: this table can’t be opened
own-unknown = A table
own-with = with { $names }
own-alone = nobody else yet
own-play = Continue
own-look = View
own-return = Return
own-away = Remove from list
own-over = Finished games
own-won = You won
own-lost = { $names } won
own-more = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
ago-now = just now
ago-minutes = { $minutes } minutes ago
ago-hours = { $hours } hours ago
ago-days = { $days } days ago
lobby-title = Public tables
lobby-empty = No public tables right now. Open one!
lobby-watch = Watch
lobby-join = { $free ->
    [0] View
    [one] Join (1 seat free)
   *[other] Join ({ $free } seats free)
}

people = Who’s playing?
person-more = Add player
person-less = Remove player
your-name = Your name
name-missing = Please enter a name.
seats = Seats (bots fill the empty ones)
clock = Time limit
clock-none = None
clock-live = Live (seconds per move)
clock-relaxed = Relaxed (days per move)
clock-move = Per move
clock-reaction = Per reaction
clock-terms = { $move } per move, { $reaction } per reaction.
time-seconds = { $seconds } seconds
time-hours = { $hours } hours
time-days = { $days } days
options-title = Variants and house rules
options-more = More options
option-usual = standard
proposal-rule = by the rules
proposal-book = proposed by the rule book for { $seats } players
public = List this table publicly
companion = We’re playing with the real box
companion-text = You roll, flick and season for real and enter what happened. Spicery is the referee.
open-table = Open table
start = Start
start-bots = Start (bots fill empty seats)
sit = Take a seat
sit-here = Sit here
stand = Leave seat
remove = Remove
seat-free = Empty seat
seat-bot = Add bot
wait-for-host = The game begins when the host starts it.
table-full = The table is full. You’ll watch once it starts.
invite = Invite friends
invite-text = Anyone with this link can take a seat.
copy = Copy
copied = Copied
qr = QR code for the link to this table
stand-in = stand-in
away = away
stand-in-plays = A bot is playing for you.
take-back = Take my seat back
onlooker = You’re watching; you see only public information.

chat = Chat
chat-label = Say something
send = Send
mute = Mute { $name }
unmute = Unmute everyone
mood-purr = Purr
mood-laugh = Laugh
mood-doubt = Really?
mood-shock = Oh!
mood-sad = Sad
mood-hot = Hot!
log = Game log
log-and-chat = Log and chat

signal-connecting = Connecting…
signal-open = Connected
signal-lost = Connection lost. Reconnecting…
lag = Ping: { $ms } ms
left-days = { $days } days left
left-hours = { $hours } hours left
brief-days = { $days } d
brief-hours = { $hours } h
left-seconds = { $seconds } s
frozen-title = This table has stopped
frozen-text = That’s our fault, not yours. Everything played so far is saved.

refused-stale = The table moved on before your move arrived.
refused-illegal = The rules don’t allow that.
refused-unreadable = We couldn’t understand that.
refused-late = Someone was faster.
refused-not-yours = That isn’t your seat.
refused-too-often = Too fast! Wait a moment and try again.
refused-too-long = That’s too long.
refused-too-many = You have too many unfinished tables. Finish one or remove one from your list, then try again.
refused-not-now = That isn’t possible right now.
refused-not-kept = That couldn’t be saved. Please try again.
refused-unknown = We couldn’t find that.
refused-unknown-guest = Choose a name first.
refused-bad-record = This isn’t a Spicery game file.
refused-ours = Something went wrong on our side.
problem-network = The server isn’t responding. Are you online?
problem-other = That didn’t work.
problem-line = Line { $line }

menu = Menu
rules = Rules
rules-search = Search the rules
rules-none = No rule matches “{ $sought }”. Try another word.
rules-notes = Quieter text isn’t in the rule book. “Our reading” settles what the book leaves open; “our addition” is something the printed game doesn’t have.
see-clause = See the rule

keys = Shortcuts
key-hint = get a hint
key-ahead = let everything go until your next turn
key-rules = open the rules
key-chat = open log and chat
key-escape = put the card back; close
key-keys = show this list

replay-title = Replay
replay-back = Step back
replay-forward = Step forward
replay-start = Go to the start
replay-end = Go to the end
replay-step = Step { $step } of { $all }
replay-go = Go to this step
replay-eyes = View as
replay-open = Everything face up
replay-onlooker = Spectator
replay-upload = Open a saved game
replay-play = Play
replay-pause = Pause
replay-link = Copy link to this step
replay-more = More
play-on = Play on from here
play-on-text = A new table starts from this position. You take { $name }’s seat and know what { $name } knew; bots play all the others. The saved game stays as it is.
play-on-begin = Play on
mistakes = { $count ->
    [0] No mistakes
    [one] 1 mistake
   *[other] { $count } mistakes
}
mistake-before = Previous mistake
mistake-after = Next mistake
review = Summary
review-open = Game review
review-whose = Player
review-analysing = Analysing… { $done } of { $all } decisions
review-good = { $good } of { $all } decisions were good.
review-worst = Costliest decisions
review-best = Best decisions
review-points = How much each decision changed your chance of winning, according to { $champion }.
review-watch = Watch
review-not-now = The analysis isn’t available right now.
points-lost = −{ $points }%
points-gained = +{ $points }%
tally-of = { $count } of { $of }
what-if = What if?
what-if-try = Try another motion
what-if-text = Make this motion your own way, as often as you like. The saved game stays as it is.
what-if-now = Make { $name }’s motion your own way. The saved game stays as it is.
what-if-done = This is what would have happened. It isn’t part of the saved game.
what-if-once-more = Try again
what-if-back = Back to the game
replay-older = Played by an older version of the rules. You see the game as it was recorded; today’s rules don’t judge it.
replay-no-films = A saved game holds no films, so motions are sketched from where they began and ended.

analyse = Analyse
analysis = Analysis
analysis-text = What would the champion have done at each step, what did each mistake cost, and how believable was each claim?
analysis-progress = { $done } of { $all } steps analysed…
analysis-not-yet = This step hasn’t been analysed yet.
analysis-nothing = No decision to judge here.
analysis-preferred = { $level }’s choice: { $action }.
analysis-silent = { $name }: { $action }
analysis-rank = The move played ranks { $rank } of { $of } considered.
analysis-cost = { $cost } winning chances
analysis-more = More reasons
analysis-why = From { $name }’s point of view: { $reasons }
verdict-same = { $level } agrees with { $name }.
verdict-motion = { $name } did what { $level } would have done, with a different motion.
verdict-near = { $name }’s move was about as good.
verdict-other = { $level } would have played differently.
verdict-same-self = { $name }, also a { $level }, would do the same again.
verdict-motion-self = { $name }, also a { $level }, would do the same again, with a different motion.
verdict-near-self = { $name }’s move was about as good.
verdict-other-self = On second thoughts { $name }, also a { $level }, would play differently.
log-legend = What the signs mean
mark-same = the champion’s choice
mark-motion = the champion’s choice, with a different motion
mark-near = about as good as the champion’s choice
mark-slip = an inaccuracy: a little worse than the champion’s choice
mark-mistake = a mistake
mark-blunder = a blunder
odds-legend-seat = { $share } next to a claim: how likely it was to be true, as far as { $name } could tell
odds-legend-others = { $share } next to a claim: how likely it was to be true, as far as the other players could tell, on average
believed-seat = As far as { $name } could tell: { $share }.
believed-others = As far as the others could tell, on average: { $share }.
claim-true = It was true.
claim-false = It was a bluff.

player = Player
points = Points
hint = Hint
ahead = Let everything go
ahead-text = Let every card go without asking, until your next turn.
hints-taken = Hints used: { $hints }
share = { $percent ->
    [0] under 1%
    [100] over 99%
   *[other] { $percent }%
}
odds = { $percent ->
    [0] under 1%
    [100] over 99%
   *[other] about { $percent }%
}
advice = { $level } suggests: { $action }.
announce-turn = Your turn.
announce-decide = Challenge it, or let it go?
turn-of = { $name }’s turn
unsent-offline = You’re offline. This will be sent as soon as you’re connected again.
unsent-slow = Still sending… The connection is slow.
go-on = Continue
curtain = { $name }, it’s your turn
curtain-text = Everyone else, please look away.
curtain-lift = I’m { $name }
see-hand = Show my hand
end-title = { $who ->
    [you] You win!
    [one] { $names } wins!
   *[many] { $names } win!
}
halted-title = This game was begun under older rules
halted-text = The rules have been corrected since, so it can’t be played on. You can start again with the same seats and options.
rematch = Play again
rematch-wait = The players can play again.
rematch-go = Join the next game
watch-replay = Watch replay
download-record = Download game file

learn-title = Learn { $game }
learn-back = Back
learn-next = Next
learn-done = Play your first game!
learn-other = Good idea, but for this lesson pick the one that glows green.

# People at a table: who hosts it, who is away, who was removed, who plays again.
host = host
players = Players
players-title = Who’s at the table
players-here = connected
players-stand-in = away; a bot is playing
players-stand-in-here = connected; a bot is playing
several = One person may take several seats
several-here = At this table one person may hold several seats.
several-name = Another player at this screen
several-add = Add player
remove-ask = Remove…
remove-title = Remove { $name }?
remove-text = { $name } loses the seat and has to wait a minute before sitting down here again.
remove-text-banned = { $name } loses the seat and can’t take another one at this table.
remove-text-playing = { $name } loses the seat for good and can only watch. A bot plays on in their place.
remove-ban = Ban { $name } from this table: no sitting down and no chatting here
remove-and-ban = Remove and ban
removed-removed = The host removed you from this table.
removed-banned = The host banned you from this table.
watch-removed = The host removed you from this game, so you can only watch.
watch-banned = The host banned you from this table, so you can only watch.
leave = Leave
leave-title = Leave the table?
leave-text = A bot takes over for you. As long as the game lasts, you can come back and take your seat again.
leave-covered = A bot is already playing for you. As long as the game lasts, you can come back and take your seat again.
leave-host = You’re the host. Someone else at the table takes over that role.
leave-alone = Nobody else is playing, so the game waits for you. You’ll find it on the home page under “Your tables”.
leave-stay = Keep playing
leave-go = Leave the table
cover = Let a bot play
hand-back = Give the seat back
company-away = { $name } is away.
company-away-wait = { $name } is away. You can let a bot play in { $left }.
company-idle = { $name } hasn’t done anything for a while.
company-stand-in = A bot is playing for { $name }.
company-back = { $name } is back.
company-host = { $name } is now the host.
remark = { $name }: { $reason }
company-host-you = You’re the host now.
company-back-you = You’re back.
company-replaced = The host removed { $name }. { $bot }, a bot, plays on.
clock-none-text = Nobody is rushed. But if someone is away on their turn for two minutes, anyone at the table can let a bot play for them.
host-away = The host is away, so you can start the game.
host-away-wait = The host is away. You can start the game in { $left }.
again-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
again-waiting = Waiting for { $names }…
again-now = Start without them
rematch-watch = Watch the next game
invite-local = Other devices can’t open this link: Spicery is only running for this computer.
invite-local-more = How to invite others
invite-local-how = To invite others, stop it where you started it (Ctrl+C) and start it again with:
invite-local-kept = Then reload this page. Your tables are kept.
invite-offline = Other devices can’t open this link: it only works on this computer. Is it connected to a network?
share-title = Spicery: { $game }
share-text = Play { $game } with me!
share-link = Share
refused-one-seat = You already have a seat. The host can allow several seats per person.
refused-older-rules = This game was begun under older rules and can’t be played on.
refused-barred = The host removed you from this table. Wait a minute before you sit down again.

# The rules, at the table and on a page of their own.
rules-of = { $game }: the rules
rules-link = Read the rules
rules-page = Open on a page of its own
rules-print = Print
rules-how = How to play
rules-full = The rules in full
rules-ruling = Our reading:
rules-own = Our addition:
rules-option = Framed words
rules-options = are options that you can choose when you open a table.
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-nearest = { $count ->
    [one] No rule has all of that. This one comes closest:
   *[other] No rule has all of that. These { $count } come closest:
}

# Lessons: motions that are really made.
learn-again = Try again
learn-show = Show me
learn-motion-shown = Never mind, it takes practice. This is how it’s done.
learn-motion-pretended = The server can’t simulate motions right now, so the lesson shows how a good one ends.

# Practice: challenges and results, kept on this device.
practice-challenges = Challenges
practice-free = Free practice
practice-free-text = Try whatever you like, or choose a challenge.
practice-hits = { $hits } of { $goal }
practice-best = Best: { $tries }
practice-progress = { $hits } of { $goal }, { $tries ->
    [one] 1 try
   *[other] { $tries } tries
} so far.
practice-done = Done in { $tries } tries! Go again to need fewer.
practice-done-best = Done in { $tries } tries: your best so far!
practice-clear = Clear the results
