# The site around the games.
home = Home
close = Close
cancel = Cancel
loading = One moment …
settings = Settings
language = Language
theme = Light or dark
theme-auto = As my system
theme-light = Light
theme-dark = Dark
pace = Pace at the table
pace-slow = Leisurely
pace-usual = Usual
pace-quick = Quick
sound = Sound
calm = No motion
single-keys = Single-letter keys play (N, S, L …)
save = Save
saved = Saved
identity = You, here and elsewhere
identity-text = Your name and your seats belong to this browser. A code takes them to another device.
identity-show = Show a code
identity-code = Type this code on the other device, in its settings, within { $minutes } minutes:
identity-enter = A code from another device
identity-claim = That is me
identity-note = This browser is then that player, and no longer who it was.
identity-wrong = This code is wrong, was used already, or is too old.
identity-became = Welcome back, { $name }: this device is you now.
page-failed = This page could not be loaded. Is the network there?
lost-title = Nothing is sold here
lost-text = There is no page at this address.
no-table = There is no such table, or no longer.
no-game = This game cannot be shown in the browser yet.
games = Games
guest = Guest
you = You
bot = bot
person = Player { $number }
bot-of-level = { $level }, { $style }
level-of-bots = Level of the bots
level-of-seat = Level of { $name }
style-even = steady
style-even-text = Plays what its level thinks best, without a habit.
style-bold = bold
style-bold-text = Likes to take a risk.
style-careful = careful
style-careful-text = Would rather play it safe.
style-stubborn = stubborn
style-stubborn-text = Sticks to its habits, whatever happens.
thinking = is thinking

play-now = Play now
opponents = { $bots ->
    [one] Your opponent
   *[other] Your { $bots } opponents
}
learn-link = Learn it in three minutes
practice-link = Practise
practice-title = { $game }: practice
friends-title = With friends
friends-text = Open a table and send the link, or let them scan the code.
friends-button = Open a table
screen-title = At one screen
screen-text = Pass one phone or tablet around; a curtain hides every hand.
screen-button = Play together here
code-title = You were invited
code-label = Code or link of the table
code-button = Go there
own-title = Your tables
own-turn = Your turn
own-waits = Waiting for { $names }
own-open = Not begun yet
own-with = with { $names }
own-alone = nobody else yet
own-play = Play on
own-look = Look in
own-away = Take from the list
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
lobby-title = Open tables
lobby-empty = No public table waits just now. Open one!
lobby-watch = Watch
lobby-join = { $free ->
    [0] Look in
    [one] Join: 1 seat free
   *[other] Join: { $free } seats free
}

people = Who plays?
person-more = One more
person-less = One fewer
your-name = Your name
seats = Seats (free ones are filled with bots)
clock = Time
clock-none = No clock
clock-live = Live: seconds for a move
clock-relaxed = Relaxed: days for a move
clock-move = For a move
clock-reaction = For a reaction
clock-terms = { $move } for a move, { $reaction } for a reaction.
time-seconds = { $seconds } seconds
time-hours = { $hours } hours
time-days = { $days } days
options-title = Variants and house rules
options-more = Another deck, another deal
option-usual = as printed
proposal-rule = by the rules
proposal-book = proposed by the rule book for { $seats } players
public = Show it in the list of open tables
companion = The real box lies on our table
companion-text = You roll, throw and season for real and say what happened; Spicery is the referee.
open-table = Open the table
start = Start
start-bots = Start, bots on free seats
sit = Sit down
sit-here = Sit here
stand = Stand up
remove = Remove
seat-free = Free seat
seat-bot = Add a bot
wait-for-host = The game begins when the host starts it.
table-full = All seats are taken. When it begins, you look on.
invite = Invite
invite-text = Whoever has this link can sit down.
copy = Copy
copied = Copied
qr = The link of this table as a QR code
stand-in = stand-in
away = away
stand-in-plays = A stand-in plays for you.
take-back = Take my seat back
onlooker = You are looking on: you see what everybody sees.

chat = Chat
chat-label = Say something
send = Send
mute = Mute { $name }
unmute = Hear everybody again
mood-purr = Purr
mood-laugh = Laugh
mood-doubt = I doubt it
mood-shock = Oh!
mood-sad = Sad
mood-hot = Hot!
log = What happened
log-and-chat = Log and chat
log-short = Log

signal-connecting = Connecting …
signal-open = Connected
signal-lost = Connection lost, trying again …
lag = { $ms } ms there and back
left-days = { $days } days left
left-hours = { $hours } hours left
left-seconds = { $seconds } s
frozen-title = This table has stopped
frozen-text = That was our mistake, not yours. What was played is kept.

refused-stale = The table had moved on before your move arrived.
refused-illegal = The rules do not allow that.
refused-unreadable = That could not be understood.
refused-late = Somebody was quicker.
refused-not-yours = That is not your seat.
refused-too-often = That was too fast; wait a moment.
refused-too-long = That was too long.
refused-too-many = You have too many unfinished tables. Finish one or take one from your list, then try again.
refused-not-now = That is not possible now.
refused-not-kept = This could not be kept; try again.
refused-unknown = There is nothing here.
refused-unknown-guest = Give yourself a name first.
refused-bad-record = This file is no record of a game.
refused-ours = That was a mistake of ours.
problem-network = The server does not answer. Is the network there?
problem-other = That did not work.
problem-line = Line { $line }

rules = Rules
rules-search = Search the rules
rules-none = No clause says that.
see-clause = Rule { $clause }

keys = Keyboard
key-hint = a hint
key-ahead = let cards go by themselves
key-rules = the rules
key-chat = log and chat
key-escape = put the card back; close
key-keys = this list

replay-title = Replay
replay-back = One step back
replay-forward = One step on
replay-start = To the beginning
replay-end = To the end
replay-step = Step { $step } of { $all }
replay-eyes = Whose eyes?
replay-open = Everything open
replay-onlooker = As an onlooker
replay-upload = Replay a record from a file
replay-play = Play
replay-pause = Pause
what-if = What if?
what-if-try = Try another motion
what-if-text = Make the motion of this step in your own way, as often as you like. The record is not changed.
what-if-now = Make { $name }'s motion your own way. The record is not changed.
what-if-done = This is what would have come of it. It is not on the record.
what-if-once-more = Once more
what-if-back = Back to the record
replay-no-films = A file holds no films: what moved is drawn from where it began and where it came to rest.

analyse = Analyse
analysis = Looked back at
analysis-text = What would the champion have done at each step, and how likely was each claim, from each seat’s own knowledge?
analysis-progress = { $done } of { $all } steps looked at …
analysis-not-yet = This step has not been looked at yet.
analysis-nothing = At this step nothing was to be decided that these eyes can judge.
analysis-preferred = { $level }: { $action }.
analysis-silent = { $name }: { $action }
analysis-rank = Of { $of } moves that were weighed, the one that was played is number { $rank }.
analysis-why = As far as { $name } knew (here “you”): { $reasons }
verdict-same = { $level } and { $name } agree.
verdict-motion = { $name } did the same as { $level }, by another motion.
verdict-near = { $name } played something about as good.
verdict-other = { $level } would have done otherwise than { $name }.
verdict-same-self = { $name }, a { $level } too, would do the same again.
verdict-motion-self = { $name }, a { $level } too, would do the same again, by another motion.
verdict-near-self = { $name } played something about as good.
verdict-other-self = { $name } is a { $level } too, and on a second look would do otherwise.
mark-same = as the champion would
mark-motion = the same as the champion, by another motion
mark-near = about as good as what the champion would do
mark-other = the champion would have done otherwise
odds-legend = { $share } beside a name: how likely that seat could think the claim true

player = Player
points = Points
hint = Hint
ahead = Let all go
ahead-text = Until your next turn every card is let go without asking.
hints-taken = Hints taken: { $hints }
share = { $percent ->
    [0] under 1 %
    [100] over 99 %
   *[other] { $percent } %
}
odds = { $percent ->
    [0] under 1 %
    [100] over 99 %
   *[other] about { $percent } %
}
cases = { $percent ->
    [0] fewer than 1 of 100
    [100] more than 99 of 100
   *[other] about { $percent } of 100
}
advice = { $level }: { $action }.
announce-turn = It is your turn.
announce-decide = Will you challenge, or let it go?
go-on = Go on
curtain = { $name }, it is your turn
curtain-text = Everybody else looks away, please.
curtain-lift = I am { $name }
see-hand = See my hand
end-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
rematch = Play again
rematch-wait = The host can start a rematch.
rematch-go = To the next game
watch-replay = Watch the replay
download-record = Download the record

learn-title = Learn { $game }
learn-back = Back
learn-next = Go on
learn-done = Done: to the market!
learn-other = That would be allowed, too. In this lesson, please take the one that glows green.
