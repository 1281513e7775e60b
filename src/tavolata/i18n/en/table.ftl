bot-name-0 = Otto
bot-name-1 = Bice
bot-name-2 = Nino
bot-name-3 = Cleo
bot-name-4 = Rosa
bot-name-5 = Ivo

notation-unread = { $text } is no action of { $game }; one looks like '{ $example }'.
notation-no-text = { $thing } is no text that could be read as an action of { $game }.
notation-no-action = { $thing } is no action of { $game }; take one of the legal ones, or its text.

options-seats = { $game } is played with { $fewest } to { $most } seats, not { $given }.
options-unknown = { $game } has no option { $given }; it has { $known }.
options-not-named = Options are given by their names, not as { $given }.
options-choice = Option '{ $name }' takes one of these: { $choices }; not { $given }.
options-switch = Option '{ $name }' takes true or false, not { $given }.
options-text = Option '{ $name }' takes a text, not { $given }.
options-levels = Name one level of bot for all, or one for each of { $seats }, not { $given }.
options-seed = A seed is a whole number or a text, not { $given }.
options-seed-unwritable = This seed cannot be written down: { $why }.
options-player-seeds = The players' seeds are a list of texts, not { $given }.

event-taken-back = { $name } takes back what happened since line { $to }.
event-taken-back-free = { $name } takes a move back.
event-taken-back-table = The table

result-taken-back =
    { $count ->
        [one] With a move taken back: it counts nowhere.
       *[other] With { $count } moves taken back: it counts nowhere.
    }

server-refusal-malformed = This message was not understood: { $why }.
server-refusal-nested = This message was not understood: it is nested too deeply.
server-refusal-binary = This message was not understood: messages are text, and this one is binary.
server-refusal-oversized = This message is too long: at most { $most } bytes are taken.
server-refusal-broken-off = The request broke off before its end.
server-refusal-cross-site = This came from the page of another site; it is taken only from the server's own.
server-refusal-no-game = There is no game { $game }; there is { $games }.
server-refusal-unknown-table = There is no such table: check the link, or open a new table.
server-refusal-other-version = This table was begun on version { $version } of the rules, which this server no longer plays: open a new table.
server-refusal-later-version = This table is played by newer rules than this server has yet (version { $version }): it is being updated, come again in a moment.
server-refusal-unloadable = This table cannot be loaded: what was written of it is damaged. It is kept as it is; ask whoever runs this server, or open a new table.
server-refusal-unread = This table cannot be read at the moment: try again in a while.
server-refusal-no-lesson = There is no lesson { $lesson } of { $game }: go to the start page, and choose another.
server-refusal-game-gone = This table is one of the game { $game }, which this server no longer has: open a new table.
server-refusal-not-together = These actions cannot be sent together: what follows from one of them is known only once it is done.
server-refusal-hello = Say hello first: the server does not know yet who you are.
server-refusal-not-seated = Only those who sit at the table may do this: take a seat, or go on watching.
server-refusal-no-seat = There is no such seat: this table has { $count } of them.
server-refusal-seat-taken = Seat { $seat } is taken: choose an empty one.
server-refusal-no-bot = Seat { $seat } cannot be freed: nobody sits there, or its person was here a moment ago.
server-refusal-level = There is no bot of the level { $level }; there is { $levels }.
server-refusal-name = A name needs at least one letter that can be seen.
server-refusal-seats-empty = The game begins when every seat is taken; still empty: { $seats }. Wait for friends, or seat bots.
server-refusal-convention = Bots of the level { $levels } keep a convention, and sit only where everybody does; it is not kept yet by { $names }.
server-refusal-no-convention = This game has no convention that one could agree on.
server-refusal-begun = The game has begun: the seats are settled.
server-refusal-not-begun = The game has not begun yet.
server-refusal-over = The game is over: there is nothing to take back.
server-refusal-not-playing = This is possible only while the game is going on.
server-refusal-not-overdue = { $name } has not kept you waiting for long: give them a little more time.
server-refusal-no-stand-in = Nobody plays in your place: the seat is yours.
server-refusal-stand-in = A bot is playing for you: take your seat back first.
server-refusal-take-back-nothing = You have made no move that could be taken back; what is done while several act at once is done.
server-refusal-take-back-declined = { $name } would rather not go back: the move stands.
server-refusal-take-back-on-record = Somebody has learned from this move: it can be taken back, but that stays on record, and the game counts nowhere.
server-refusal-take-back-no-wish = You have not asked for a move back.
server-refusal-take-back-unasked = Nobody waits for your consent.
server-refusal-not-over = The game is still going on: this is possible once it is over.
server-refusal-stale = You have seen { $n } lines of the game, but there are { $count }: look at the table again, then choose.
server-refusal-no-line = The game has only { $count } lines so far.
server-refusal-no-advisor = At this table there is no advisor.
server-refusal-no-coach = In this game there is nothing to ask a coach.
server-refusal-not-your-turn = It is not your turn: the advisor speaks of choices that you have now.
server-refusal-unsaved = This could not be saved, so it did not happen: try again in a moment.
server-refusal-unsure = Nobody knows yet whether this was saved: look at the table when it is back, and try again if it is not there.
server-refusal-not-told = This table does not tell that; it was opened so.
server-refusal-chat-off = There is no talking at this table; it was opened so.
server-refusal-chat-phrases = At this table one talks by its phrases; choose one of them.
server-refusal-chat-hushed = You may not speak now: the game forbids it.
server-refusal-chat-phrase = Say one of the table's phrases, or words of your own, and not both.
