house-no_rules = The rules of { $game } are not there in '{ $lang }'; there is { $known }.
house-close = Close
house-rules = Rules
house-home = Tavolata, the start page

name-second = { $name } 2

game-invite = Invite friends
game-rules = How it is played
game-seats = Players
game-convention = They keep a convention, and count on you to keep it too.

convention-read = Read the convention

game-options = More options
game-advisor = Advisor
game-advisor-yes = May be asked
game-advisor-no = None
game-chat = Talking
game-chat-phrases = By phrases
game-chat-free = Freely
game-chat-off = Not at all
game-reset = Back to the usual options

clock-label = Clock
clock-none = None
clock-move = Per move
clock-game = Per game
clock-days = Days
clock-each-move = Time for each move
clock-each-game = Time for the whole game, and more with each turn
clock-amount-seconds = { $count } s
clock-amount-minutes = { $count } min
clock-amount-game = { $minutes } min + { $seconds } s
clock-amount-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-agreed-move = { $amount } for each move
clock-agreed-game = { $amount } with each turn
clock-left = Time left
clock-left-days = { $days } d { $hours } h

error-no_table = This table cannot be found
error-room = The room of this game could not be loaded: check your connection and try again.

loading-table = Coming to the table …
loading-room = Opening the room …
loading-rules = Fetching the rulebook …

lobby-title = The table is open
lobby-welcome = Send the link to your friends, or let bots take the empty seats.
lobby-welcome-guest = There is a seat for you: sit down, or stay and watch.
lobby-link = Whoever has this link may come in
lobby-copy = Copy
lobby-copied = Copied
lobby-selected = The link is selected: copy it.
lobby-share = Share
lobby-share-text = A game of { $game }? There is a seat for you.
lobby-seats = Seats
lobby-seat-empty = Empty seat
lobby-sit = Sit here
lobby-move = Move here
lobby-free = Free this seat
lobby-stand_up = Stand up
lobby-bot-add = Seat a bot
lobby-bot-remove = Send { $name } away
lobby-bot-level = Level of { $name }
lobby-agreed = keeps the convention
lobby-convention = { $levels } bots keep a convention, and sit only where everybody keeps it. Do you?
lobby-convention-yes = I keep it
lobby-convention-no = I do not
lobby-rename = Your name
lobby-you = you
lobby-away = away
lobby-fill = Fill empty seats with bots
lobby-fill-level = Level of the bots to come
lobby-begin = Begin
lobby-begin-empty =
    { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
lobby-begin-convention = A bot here keeps the convention, and others do not: { $names }.
lobby-begin-away = Every seat is taken. Away for the moment: { $names }.
lobby-begin-ready = Everybody is here.
lobby-begin-watch = Take a seat to play, or stay and watch.
lobby-begin-wait = Everybody is here: somebody at the table begins.
lobby-options = What is agreed at this table
lobby-options-advisor = Advisor
lobby-options-chat = Talking

fair-title = Fair luck
fair-promise = All that is left to luck at this table was fixed before anybody sat down, by a secret that nobody sees, mixed with a seed from each player's browser. This is the fingerprint of the secret:
fair-verify = When the game is over the secret is laid open in the record. With it anybody can check that nothing was changed.

table-seats = At the table
table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-show = The position then
table-log-more = … and { $count } more of the kind.
table-log-last = Show what happened
table-taken_back = { $name } takes back
table-mine = Your turn
table-title-mine = ● Your turn
table-stand_in = a bot plays ({ $level })
table-playing = to play
table-thinking = thinking …
table-person = a person
table-bot = a bot
table-program = a program
table-absent = away
table-absent_name = { $name } is away
table-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-spectator = You are watching

plain-position = The table
plain-news = Just now
plain-choices = What you can do
plain-find = Search { $count } choices
plain-none = Nothing of what you can do has “{ $words }” in it.
plain-more =
    { $count ->
        [one] One more: search for it.
       *[other] { $count } more: search for what you want.
    }
plain-waiting = { $names } to play
plain-nobody = Nobody is waited for

talk-open = Say something
talk-phrases = What can be said with one tap
talk-own = In your own words
talk-send = Say it
talk-said = { $name } says: { $words }

chat-hello = Hello everybody!
chat-luck = Good luck!
chat-well_done = Well done!
chat-thanks = Thank you!
chat-mistake = My mistake.
chat-thinking = Let me think …
chat-again = Another round?
chat-bye = I have to go. See you!

past-here = Line { $n } of { $count }
past-mine = It is your turn.
past-earlier = Earlier
past-later = Later
past-play = Play on from here
past-pause = Pause

show-skip = Skip to the newest
show-again = Show the last turn again
show-again-short = Replay

ahead-sure = Are you sure?
ahead-do = Do it
ahead-leave = Rather not

wish-ask = Take my last move back
wish-short = Take back
wish-mine = You want your last move back. Still to agree: { $names }.
wish-theirs = { $name } wants the last move back.
wish-agree = Agree
wish-decline = Rather not
wish-withdraw = Withdraw
wish-record = You have seen what came of this move. It can still be taken back, with all that followed; the result will say that moves were taken back.
wish-record-yes = Take back all the same
wish-record-no = Let it stand

past-eyes = Seen with whose eyes
past-eyes-mine = My eyes
past-eyes-watching = A spectator's eyes
past-eyes-of = Eyes of { $name }
past-now = Back to now

absent-away = { $name } is away, and the game is waiting.
absent-time = { $name } has no time left.
absent-wait = Wait
absent-bot = Let a bot play on
absent-level = Level of the bot that plays on
absent-late = Your time has run out: the others may let a bot play on for you.
absent-mine = A bot is playing for you ({ $level }).
absent-resume = Play on myself

end-ask = End the game
end-mine = You want to end the game. Still to agree: { $names }.
end-theirs = { $names } would like to end the game here.
end-agree = End it
end-decline = Play on

leave-open = Leave
leave-title = Leave the game?
leave-bot = A bot plays on for you, under your name. Open the link again and the seat is yours.
leave-go = Leave, and let a bot play on
leave-pause = The game waits for you: open the link again whenever you like.
leave-home = Leave, and play on later
leave-end = Or end the game here, if all who are at the table agree. It then counts for nobody, and what was hidden is shown to all.
leave-end-alone = Or give the game up. It then counts for nobody, and what was hidden is shown to all.
leave-give_up = Give up
leave-stay = Stay

keys-title = Keys
keys-house = Everywhere

house-keys-help = Show this sheet
house-keys-Tab = Go on to the next thing that can be done
house-keys-Enter = Do it
house-keys-Esc = Close what lies over the table
house-keys-log = Step through what happened, in the log

lost-title = The line is lost
lost-text = Your seat is kept. We are calling again …

refused-title = What was not possible
refused-rule = Read rule { $rule }
refused-close = Put it away

rules-title = Rules of { $game }
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = No rule speaks of “{ $words }”.

settings-theme = Day or night
settings-theme-auto = Auto
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Motion
settings-motion-auto = Auto
settings-motion-full = Full
settings-motion-calm = Calm
settings-motion-hint = With calm motion nothing flies about: each thing that happens is told in words, step by step.
settings-speed = Speed of what happens
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-quick = Quick
settings-speed-at-once = At once
settings-speed-hint = A tap on the table hurries what is shown just now.
settings-off = Off
settings-on = On
settings-sound = Sound
settings-volume = Volume
settings-notices = Call me when it is my turn
settings-notices-hint = By a notice of your browser, while you look at something else.
settings-notices-forbidden = Your browser does not allow notices from this page; you can change that in its own settings.
settings-keys = At a table the key ? shows all other keys.

over-won-mine = You win!
over-won-shared = { $names } share the victory
over-won = { $name } wins
over-won-nobody = Nobody wins
over-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
over-again = Play again
over-following = Go on to { $what }
over-given_up = The game was given up.
over-next = To the next table
over-next-hint = The group moves on: a new table is set.
over-board = Look at the board
over-taken_back-short = with moves taken back
over-taken_back = With moves taken back: this game counts nowhere.
over-result = Result
over-record = Download the record
over-record-short = Record
over-record-hint = Everything that happened, and the secret behind all luck.

figure-percent = { $percent } %
