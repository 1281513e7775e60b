bomb_busters-twists = What this mission adds
bomb_busters-pad-locked = { WORD($value, of: "bomb_busters-value") }: you hold it, but the mission keeps it locked for now
bomb_busters-board-locked = locked by the mission
bomb_busters-twist-sequence = The row of number cards
bomb_busters-twist-sequence-now = Of the row only { $value } may be cut now: { $cut } of { $needed }. All that is not in the row is free.
bomb_busters-twist-sequence-ends = The row goes on at its left end or at its right.
bomb_busters-twist-sequence-done = The row is done: every value is free.
bomb_busters-twist-sequence-now-card = { $value }: now, { $cut } of { $needed } cut
bomb_busters-twist-sequence-later-card = { $value }: locked, its turn comes later
bomb_busters-twist-sequence-down-card = { $value }: done, free
bomb_busters-mission-10-title = Against the clock
bomb_busters-mission-10-briefing = A clock runs, and nobody waits for anybody: whoever calls first takes the next turn. Two in a row are allowed only when no more than two of you have wires left.
bomb_busters-mission-19-title = The clock that lies
bomb_busters-mission-19-briefing = A voice gives you fifteen minutes. It counts them out loud, and it does not count well.
bomb_busters-action-claim = This turn is mine
bomb_busters-action-tick = The clock speaks
bomb_busters-event-claimed = { $name } calls first, and has the turn.
bomb_busters-event-cue-start =
    { $minutes ->
        [one] The clock runs: { $minutes } minute.
       *[other] The clock runs: { $minutes } minutes.
    }
bomb_busters-event-cue-left =
    { $minutes ->
        [0] The clock: { $seconds } seconds left.
        [one] The clock: { $minutes } minute left.
       *[other] The clock: { $minutes } minutes left.
    }
bomb_busters-event-cue-cut-down =
    { $minutes ->
        [one] The clock jumps: { $minutes } minute left.
       *[other] The clock jumps: { $minutes } minutes left.
    }
bomb_busters-event-cue-over = The clock is at zero.
bomb_busters-event-ended-time = Time is up: the bomb explodes.
bomb_busters-ended-time = Kaboom! Time ran out.
bomb_busters-over-reason-time = The clock reached zero.
bomb_busters-mine-claim = Who goes next? Call if you are sure.
bomb_busters-status-claim = The next turn is for whoever calls first.
bomb_busters-twist-claim-may = Nobody has the turn: whoever calls first takes it.
bomb_busters-twist-claim-waits = The last turn was yours: the others call now.
bomb_busters-twist-claim-turn = { $name } called, and has the turn.
bomb_busters-twist-clock = The clock: { $time }
bomb_busters-twist-clock-turns = Every turn costs five seconds.
bomb_busters-twist-clock-mute = Do not speak
bomb_busters-twist-clock-speak = Speak
bomb_busters-voice-wait = The clock starts once all first tokens are placed.
bomb_busters-voice-start =
    { $minutes ->
        [one] { $minutes } minute. Begin.
       *[other] { $minutes } minutes. Begin. I am counting.
    }
bomb_busters-voice-left =
    { $minutes ->
        [0] { $seconds } seconds left.
        [one] { $minutes } minute left.
       *[other] { $minutes } minutes left.
    }
bomb_busters-voice-cut-down =
    { $minutes ->
        [one] I have counted wrong. { $minutes } minute left. How careless of me.
       *[other] I have counted wrong. { $minutes } minutes left. How careless of me.
    }
bomb_busters-voice-over = Time is up. Goodbye.
bomb_busters-twist-left = { WORD($value, of: "bomb_busters-value") }: tokens left: { $left }
bomb_busters-twist-parity = Tokens say only whether a value is even or odd.
bomb_busters-twist-count = Tokens say how often the value stands on its stand.
bomb_busters-twist-as-red = Every { $value } counts as red in this mission: whoever cuts one blows up the bomb.
bomb_busters-twist-x-wires = Wires with an X do not stand in order.
bomb_busters-twist-x-wires-locked = Wires with an X do not stand in order, and cannot be cut yet.
bomb_busters-twist-x-wires-blue = All of them are blue.
bomb_busters-twist-open-cards = Only what lies open may be cut; then its card is turned down.
bomb_busters-twist-open-cards-up = { $value }: open
bomb_busters-twist-open-cards-down = { $value }: turned down
bomb_busters-twist-padlocks = Each card has a second lock: the number on it.
bomb_busters-twist-padlocks-lock = { WORD($card, of: "bomb_busters-card") }: also { $needed } wires of { $value }, { $cut } so far
bomb_busters-twist-padlocks-gone = { WORD($card, of: "bomb_busters-card") }: the lock { $value } is gone
bomb_busters-twist-radar-waits = The next number card is about to be opened; { $left } are left.
bomb_busters-twist-radar-asks = { $name } chooses who cuts { $value }.
bomb_busters-twist-radar-cuts = { $name } is to cut { $value }.
bomb_busters-twist-radar-has = Stand { $letter } has it
bomb_busters-twist-radar-lacks = Stand { $letter } does not have it
bomb_busters-twist-thaw = Cut all of { $value }, and a card thaws. Cards left in the pile: { $pile }.
bomb_busters-twist-thaw-over = Nothing more thaws.
bomb_busters-twist-thaw-frozen = Frozen equipment cards: { $frozen }
bomb_busters-twist-characters = Special characters that are free: each works once in the mission.
bomb_busters-twist-own-constraints = Everybody keeps to their own constraint card.
bomb_busters-twist-own-constraints-card = { $name }: { $rule }
bomb_busters-twist-own-constraints-down = { $name }: { $rule }, turned down
bomb_busters-twist-own-constraints-mine = You are bound by { $rule }.
bomb_busters-twist-open-constraint = For everybody: { $rule }. Left in the deck: { $left }.
bomb_busters-twist-open-constraint-none = No constraint binds you any more.
bomb_busters-twist-special = Wires of { $value } are cut only all at once: name all { $wires } by the special action. Pointed at: { $pointed } of { $wires }.
bomb_busters-twist-special-done = That is done: all { $wires } wires at once.
bomb_busters-twist-handed-placing = { $name } places this token.
bomb_busters-twist-random-tokens = The first tokens come by lot.
bomb_busters-twist-absent-tokens = The first tokens tell what a hand does not have.
bomb_busters-twist-handed-tokens = Once two yellow wires are cut, each passes a token to the left.
bomb_busters-twist-drawn-tokens = Once two yellow wires are cut, tokens are drawn for all.
bomb_busters-twist-rookie = { $name } may not miss: one wrong cut, and the bomb explodes.
bomb_busters-twist-rookie-mine = You may not miss: one wrong cut, and the bomb explodes.
bomb_busters-twist-rookie-nothing = Equipment is barred too.
bomb_busters-twist-rookie-barred = Barred in that turn: { WORD($card, of: "bomb_busters-card") }.
bomb_busters-status-choose-sequence = { $name } chooses an end of the row.
bomb_busters-event-number-drawn = A number card lies open: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-sequence-moved = Next in the row: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-sequence-moved-no-value = The row is done: every value is free.
bomb_busters-event-ended-missed = A miss that must not be: the bomb explodes.
bomb_busters-action-number = Open number card { WORD($value, of: "bomb_busters-value") }
bomb_busters-action-end = Go on at the { WORD($side, of: "bomb_busters-side") } end
bomb_busters-mine-draw-sequence = The number cards of the row are drawn.
bomb_busters-status-draw-sequence = The number cards of the row are drawn.
bomb_busters-over-reason-missed = A cut went wrong that must not.
bomb_busters-ended-missed = Kaboom! A miss too many.
bomb_busters-mine-choose-sequence = At which end does the row go on?
bomb_busters-mission-9-title = One after the other
bomb_busters-mission-16-title = One after the other, and all of each
bomb_busters-mission-9-briefing = Three number cards lie in a row. Two wires of the first must be cut before the second may be, and two of the second before the third. All else is free. Whoever holds nothing that may be cut explodes the bomb.
bomb_busters-mission-16-briefing = Three number cards lie in a row, and this time all four wires of one must be cut before the next may be. All else is free. Whoever holds nothing that may be cut explodes the bomb.
bomb_busters-mission-14-title = No room for a slip
bomb_busters-mission-14-briefing = The captain is new here: if a dual cut of the captain goes wrong, the bomb explodes, and the Stabilizer is not for the captain. All others may miss as ever.
bomb_busters-mission-28-title = The forgotten toolbox
bomb_busters-mission-28-briefing = The captain left the toolbox at home: no Double Detector and no equipment card for the captain, and if a dual cut of the captain goes wrong, the bomb explodes.
bomb_busters-mission-36-title = From both ends
bomb_busters-mission-36-briefing = Five number cards lie in a row, and of their values only the one at the end where the row goes on may be cut. The captain says at which end it starts; after two wires its card goes, and whoever cut chooses an end again. All else is free. Whoever holds nothing that may be cut explodes the bomb. All but the captain may first take a special character in place of the Double Detector; it works once.
bomb_busters-mission-21-title = Even or odd
bomb_busters-mission-21-briefing = The tokens know only two words: even and odd. That holds for the first ones, for every miss, and for the Post-it.
bomb_busters-mission-24-title = How often
bomb_busters-mission-24-briefing = A token tells how many wires of that value stand on its stand, cut ones counted in, and not which value it is.
bomb_busters-event-card-replaced = { WORD($card, of: "bomb_busters-card") } is put away: its number counts as red.
bomb_busters-event-denied-first-token = { $name } lies about { $place }: not { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-denied-missed-token = { $place } gets a false token: it is not { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-denied-missed-shown = { $place } is not { WORD($value, of: "bomb_busters-value") }; no such token is left.
bomb_busters-event-denied-missed-known = { $place } is not { WORD($value, of: "bomb_busters-value") }, as everybody knows.
bomb_busters-action-deny = A false token: it is not { WORD($value, of: "bomb_busters-value") }
bomb_busters-mine-choose-liar = Your false token: choose a blue wire of yours, then a number that it is not.
bomb_busters-status-choose-liar = { $name } places a false token.
bomb_busters-mission-11-title = Blue with a bite
bomb_busters-mission-11-briefing = A number card lies open, and the blue wires of that number count as red, all four. Point at one and the bomb explodes; lay them open when nothing else is left.
bomb_busters-mission-20-title = The odd one at the end
bomb_busters-mission-20-briefing = On every stand the last wire that was dealt is not sorted: it stands at the far right with an X, and may be anything. No equipment touches it.
bomb_busters-mission-35-title = First the yellow ones
bomb_busters-mission-35-briefing = One blue wire of every stand stands unsorted at the far right with an X. It can be cut only when all four yellow wires are, and no equipment ever touches it. All but the captain may first take a special character in place of the Double Detector; it works once.
bomb_busters-mission-17-title = The honest liar
bomb_busters-mission-17-briefing = The captain lies, and everybody knows it: every token of the captain says what a wire is not. It begins with two of them, and the captain uses no equipment.
bomb_busters-event-padlocked = A number card lies on the { WORD($card, of: "bomb_busters-card") }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-cards-turned-down = Turned down: { $values }.
bomb_busters-event-cards-turned-up = No card lies open: all that are left come up again.
bomb_busters-event-turned-up = Turned up and ready: { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-named = { $name } names who must cut: { $chosen }.
bomb_busters-mine-draw-padlocks = The number cards are drawn.
bomb_busters-mine-draw-thaw = The number cards are drawn.
bomb_busters-mine-draw-radar = The number cards are drawn.
bomb_busters-status-draw-padlocks = The number cards are drawn.
bomb_busters-status-draw-thaw = The number cards are drawn.
bomb_busters-status-draw-radar = The number cards are drawn.
bomb_busters-mine-choose-radar = Who must cut { $value }?
bomb_busters-status-choose-radar = { $name } names who must cut.
bomb_busters-mission-12-title = Padlocks
bomb_busters-mission-12-briefing = On each equipment card lies a number card. The equipment is unlocked only when its own two wires are cut and two of the number card too, in any order.
bomb_busters-mission-15-title = Deep frozen
bomb_busters-mission-15-briefing = The equipment lies face down under the ice. Whenever all four wires of the open number card are cut, one of the cards thaws and is ready, whatever its number; then the next number card is opened.
bomb_busters-mission-18-title = Radar duty
bomb_busters-mission-18-briefing = No first tokens and no equipment but the radar: each turn a number card is opened, every stand says whether it has that value, and whoever opened it names who must cut it.
bomb_busters-mission-26-title = Twelve cards
bomb_busters-mission-26-briefing = All twelve number cards lie open. Whoever cuts turns the card of that value down, and what is down may not be cut until none lies open any more. Whoever holds nothing that lies open is passed over.
bomb_busters-place-x = with an X
bomb_busters-twist-liar = { $name }'s tokens are false: they say what a wire is not.
bomb_busters-twist-liar-mine = Your tokens are false: they say what a wire is not.
bomb_busters-fact-parity = It is { WORD($value, of: "bomb_busters-value") }.
bomb_busters-fact-counted = Of its value there are { $count } on its stand.
bomb_busters-wire-as-red = blue { $number }, which counts as red
bomb_busters-side-left = left
bomb_busters-side-right = right
bomb_busters-card-short-false-bottom = False Bottom
bomb_busters-card-line-false-bottom = brings two further cards
bomb_busters-card-locked-yellow = locked: { $cut } of { $needed } yellow wires cut
bomb_busters-card-unlocks-yellow = Unlocks when { $needed } yellow wires are cut: { $cut } so far.
bomb_busters-card-locked-twice = { $number ->
    [none] locked twice: { $cut } of { $needed } yellow wires cut, and { $also_cut } of { $also_needed } wires of value { $also }
   *[other] locked twice: { $cut } of { $needed } wires of value { $number } cut, and { $also_cut } of { $also_needed } of value { $also }
}
bomb_busters-card-unlocks-twice = { $number ->
    [none] Two locks: { $needed } yellow wires are to be cut ({ $cut } so far), and { $also_needed } wires of value { $also } ({ $also_cut } so far).
   *[other] Two locks: { $needed } wires of value { $number } are to be cut ({ $cut } so far), and { $also_needed } of value { $also } ({ $also_cut } so far).
}
bomb_busters-when-instant = By itself, as soon as it is unlocked.
bomb_busters-effect-false-bottom = Two further equipment cards are drawn. What is cut already counts for them.
bomb_busters-over-title-missed = Boom!
bomb_busters-ahead-miss-fatal = If it is wrong, the bomb explodes: this mission forgives you no miss.
bomb_busters-ahead-special = Once begun it is carried out: name all { $wires }. One wrong, and the bomb explodes.
bomb_busters-ahead-end = Of the row, { $value } comes next.
bomb_busters-ahead-special-wrong = It is not { WORD($value, of: "bomb_busters-value") }: the bomb explodes.
bomb_busters-card-false-bottom = False Bottom
bomb_busters-value-even = even
bomb_busters-value-odd = odd
bomb_busters-value-x1 = ×1 on its stand
bomb_busters-value-x2 = ×2 on its stand
bomb_busters-value-x3 = ×3 on its stand
bomb_busters-value-x4 = ×2 and ×2 on its stand
bomb_busters-twist-guess = Before each turn a number card is laid face down. Cards left in the deck: { $deck }.
bomb_busters-twist-guess-laid = { $name } laid a card face down: if its value is cut now, the dial advances.
bomb_busters-twist-guess-mine = You laid { $value }: if { $name } cuts it now, the dial advances.
bomb_busters-twist-guess-own = Your number cards
bomb_busters-twist-guess-count =
    { $known ->
        [none] { $name }: number cards { $count }
       *[other] { $name }: number cards { $count }, known { $known }
    }
bomb_busters-twist-weak-link = One of you is the weak spot, and secretly keeps to a constraint.
bomb_busters-twist-weak-link-mine = You are the weak spot: keep to { $rule }, and let nobody notice.
bomb_busters-twist-weak-link-not = You are not the weak spot, and your card binds nobody: { $rule }. Beside each name are the cards that may bind that player.
bomb_busters-twist-weak-link-found = The weak spot is found and bound no more: everybody has their character.
bomb_busters-twist-weak-link-gone = The cards of all are gone: nobody is bound.
bomb_busters-twist-weak-link-may = { $name }, if the weak spot: { $letters }
bomb_busters-accuse = Name the weak spot
bomb_busters-accuse-who = Who is the weak spot?
bomb_busters-accuse-not = Not now
bomb_busters-letters = Constraint cards
bomb_busters-letters-own = In your turns you cut only values that fit your card.
bomb_busters-player-beside = Beside the stand: not { $values }
bomb_busters-twist-special-red = The red wires are cut only all at once: name all { $wires } by the special action. Pointed at: { $pointed } of { $wires }.
bomb_busters-twist-special-yellow = All yellow wires that are left go in one shot. Pointed at: { $pointed } of { $wires }.
bomb_busters-twist-special-pile = Cards in the pile: { $pile }.
bomb_busters-event-character-taken = { $name } has a character with the { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-constraint-taken = { $name } takes constraint { WORD($letter, of: "bomb_busters-constraint") }.
bomb_busters-event-constraint-down = { $name } cannot keep constraint { $letter } any more: it is turned down.
bomb_busters-event-constraint-laid = For all of you now: constraint { WORD($letter, of: "bomb_busters-constraint") }.
bomb_busters-event-constraint-laid-no-letter = The last constraint card is gone: you are free.
bomb_busters-action-take = Character with the { WORD($card, of: "bomb_busters-card") }
bomb_busters-action-constrain = Constraint { WORD($letter, of: "bomb_busters-constraint") }
bomb_busters-action-keep = Leave the constraint card
bomb_busters-action-change = Change the constraint card
bomb_busters-mine-choose-characters = Which character do you play?
bomb_busters-status-choose-characters = { $name } chooses a character.
bomb_busters-mine-choose-own-constraints = Which constraint card do you take?
bomb_busters-status-choose-own-constraints = { $name } chooses a constraint card.
bomb_busters-mine-choose-open-constraint = You are the captain: does the constraint card stay?
bomb_busters-status-choose-open-constraint = { $name } decides whether the constraint card stays.
bomb_busters-mine-draw-open-constraint = A constraint card is opened.
bomb_busters-status-draw-open-constraint = A constraint card is opened.
bomb_busters-card-short-personal-radar = Personal Radar
bomb_busters-card-short-personal-talkies = Personal Walkie
bomb_busters-card-short-personal-triple = Personal Triple
bomb_busters-card-short-personal-ray = Personal X or Y
bomb_busters-card-line-personal-radar = once, yours alone: ask every stand for a number
bomb_busters-card-line-personal-talkies = once, yours alone: swap a wire with a mate
bomb_busters-card-line-personal-triple = once, yours alone: point at three wires
bomb_busters-card-line-personal-ray = once, yours alone: say two values
bomb_busters-effect-personal-radar = Name a number. Every stand, yours too, says whether it has an uncut blue wire of it. Once a mission, needs no unlocking.
bomb_busters-effect-personal-talkies = Swap one of your uncut wires with one of a mate. Once a mission, needs no unlocking.
bomb_busters-effect-personal-triple = Point at three wires of one mate and say one number. Once a mission, needs no unlocking.
bomb_busters-effect-personal-ray = Say two values instead of one, both from your hand. Once a mission, needs no unlocking.
bomb_busters-event-special-begun = { $name } takes the special action.
bomb_busters-event-special-judged = Not all of them are { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-special-judged-right = All of them are { WORD($value, of: "bomb_busters-value") }!
bomb_busters-event-pile-shrank = A card leaves the pile unseen: { $left } left.
bomb_busters-event-token-drawn = A token is drawn: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-token-handed = { $name } gives { $chosen } a token: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-token-beside = { $name } lacks { WORD($value, of: "bomb_busters-value") }: the token lies beside the stand.
bomb_busters-event-token-returned = All that { $name } has of { WORD($value, of: "bomb_busters-value") } is known: the token goes back.
bomb_busters-event-holds-all = { $name } has every value of which a token is left.
bomb_busters-event-marked-handed-token = { $name } puts the token before { $place }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-ended-special = Not what it had to be: the bomb explodes.
bomb_busters-over-reason-special = The special action named a wrong wire.
bomb_busters-over-title-special = Boom!
bomb_busters-ended-special = Kaboom! One of them was wrong.
bomb_busters-action-special = Special action: name the wires together
bomb_busters-action-token = Token { WORD($value, of: "bomb_busters-value") }
bomb_busters-mine-choose-special = Wire { $pointed } of { $wires }: point at a { WORD($value, of: "bomb_busters-value") }, yours too.
bomb_busters-status-choose-special = { $name } names the wires of the special action.
bomb_busters-mine-draw-special = The special action is prepared.
bomb_busters-status-draw-special = The special action is prepared.
bomb_busters-mine-choose-random-tokens = Your first token: before which wire does it go?
bomb_busters-status-choose-random-tokens = { $name } places the first token.
bomb_busters-mine-draw-random-tokens = A token is drawn.
bomb_busters-status-draw-random-tokens = A token is drawn.
bomb_busters-mine-choose-absent-tokens = Which value do you not have?
bomb_busters-status-choose-absent-tokens = { $name } tells of a value that is absent.
bomb_busters-mine-choose-handed-tokens =
    { $to ->
        [none] Your token: before which wire that is { WORD($value, of: "bomb_busters-value") }?
       *[other] Which token does { $to } get?
    }
bomb_busters-status-choose-handed-tokens =
    { $to ->
        [none] { $name } places a token.
       *[other] { $name } chooses a token for { $to }.
    }
bomb_busters-mine-choose-drawn-tokens =
    { $to ->
        [none] Your token: before which wire that is { WORD($value, of: "bomb_busters-value") }?
       *[other] Take a token; you place it at once.
    }
bomb_busters-status-choose-drawn-tokens = { $name } takes or places a token.
bomb_busters-mine-draw-drawn-tokens = Tokens are drawn.
bomb_busters-status-draw-drawn-tokens = Tokens are drawn.
bomb_busters-event-number-dealt = { $name } gets a number card: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-number-dealt-no-value = { $name } gets a number card.
bomb_busters-event-card-laid = { $name } lays a number card against { $chosen }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-card-laid-no-value = { $name } lays a number card face down against { $chosen }.
bomb_busters-event-card-opened = The card of { $name } was { WORD($value, of: "bomb_busters-value") }: not this time.
bomb_busters-event-card-opened-hit = The card of { $name } was { WORD($value, of: "bomb_busters-value") }: guessed!
bomb_busters-event-card-taken = { $name } takes the number card unopened.
bomb_busters-event-card-discarded = The number card { WORD($value, of: "bomb_busters-value") } leaves the game.
bomb_busters-event-dial-moved-guessed = The dial advances, as that was guessed: { $left } left.
bomb_busters-figure-dial-guessed = −1: guessed!
bomb_busters-action-lay-card = Lay number card { WORD($value, of: "bomb_busters-value") }
bomb_busters-mine-choose-guess = A card against { $to }: lay a value that will hardly be cut.
bomb_busters-status-choose-guess = { $name } lays a number card face down.
bomb_busters-mine-draw-guess = Number cards are dealt.
bomb_busters-status-draw-guess = Number cards are dealt.
bomb_busters-event-roles-dealt = Characters and constraint cards lie face down before you all.
bomb_busters-event-link-blocked = { $name } is the weak spot and cannot obey: all hidden cards leave unseen.
bomb_busters-event-accused = { $name } names { $chosen } with { $letter }. Wrong!
bomb_busters-event-accused-right = { $name } names { $chosen } with { $letter }. Right: the characters are turned up, and nobody is bound any more!
bomb_busters-event-dial-moved-blocked = The dial moves two steps for the weak spot: { $left } left.
bomb_busters-event-dial-moved-accused = The dial advances, as that was wrong: { $left } left.
bomb_busters-figure-dial-blocked = −2: blocked!
bomb_busters-figure-dial-accused = −1: wrong!
bomb_busters-action-accuse = The weak spot: { $name }, { WORD($letter, of: "bomb_busters-constraint") }
bomb_busters-mine-draw-weak-link = Roles are dealt face down.
bomb_busters-status-draw-weak-link = Roles are dealt face down.
bomb_busters-card-personal-radar = Personal Radar
bomb_busters-card-personal-talkies = Personal Walkie-Talkies
bomb_busters-card-personal-triple = Personal Triple Detector
bomb_busters-card-personal-ray = Personal X or Y Ray
bomb_busters-constraint-A = A, even values only
bomb_busters-constraint-B = B, odd values only
bomb_busters-constraint-C = C, only 1 to 6
bomb_busters-constraint-D = D, only 7 to 12
bomb_busters-constraint-E = E, only 4 to 9
bomb_busters-constraint-F = F, nothing from 4 to 9
bomb_busters-constraint-G = G, no equipment
bomb_busters-constraint-H = H, nothing with a token, and no new tokens
bomb_busters-constraint-I = I, not the last uncut wire of a stand
bomb_busters-constraint-J = J, not the first uncut wire of a stand
bomb_busters-constraint-K = K, no solo cuts
bomb_busters-constraint-L = L, a miss costs two steps
bomb_busters-mission-31-title = A fetter for each
bomb_busters-mission-31-briefing = Everybody takes a constraint card and keeps to it in their own turns. Once yours leaves you nothing to cut it is turned down for good. From here on there are special characters: each has something of its own that works once.
bomb_busters-mission-32-title = The rule of the moment
bomb_busters-mission-32-briefing = One constraint card lies open and binds you all. Before each turn the captain may exchange it for the next; nobody knows which that is. All but the captain may first take a special character in place of the Double Detector; it works once.
bomb_busters-mission-13-title = Three reds at once
bomb_busters-mission-13-briefing = The three reds were dealt first, one after the other from the captain on: so you know who holds them. They are cut together or not at all: name all three wires, and be right. First tokens come by lot, and one whose value you lack lies beside your stand.
bomb_busters-mission-22-title = What is not there
bomb_busters-mission-22-briefing = Your first tokens tell what you do not have: two each, beside the stand. Once two yellow wires are cut, everybody passes a token to the left, to be placed truthfully.
bomb_busters-mission-23-title = All four or nothing
bomb_busters-mission-23-briefing = One number can only be cut by naming all four of its wires at once; a mistake explodes. Until then a pile of seven equipment cards shrinks by one each round; what is left of it is yours afterwards.
bomb_busters-mission-27-title = Bare hands
bomb_busters-mission-27-briefing = Nobody has personal equipment. Once two yellow wires are cut, as many tokens as players are drawn: each of you takes one and places it truthfully.
bomb_busters-mission-29-title = The guessers
bomb_busters-mission-29-briefing = Before your turn a neighbour lays a number card face down. Cut that very value, and the dial advances; then the card is yours to lay against others.
bomb_busters-mission-34-title = The weak spot
bomb_busters-mission-34-briefing = Each of you chooses a character; then these and the captain card are shuffled and dealt face down, with a constraint card for each. Whoever gets the captain card, be it the captain or not, is the weak spot, and secretly keeps to what their constraint card says. Name the player and the card, and everybody may use their character.
bomb_busters-mission-33-title = All on even
bomb_busters-mission-33-briefing = The tokens say even or odd and nothing else, and there is more red in the case. All but the captain may take a special character in place of the Double Detector: it is theirs alone, works once, and needs no unlocking.
bomb_busters-twist-handed-mine = This token is yours to place, before a wire that is { WORD($value, of: "bomb_busters-value") }.
bomb_busters-twist-radar-mine = You are to cut { $value }.
bomb_busters-twist-radar-choose = You choose who cuts { $value }: a stand in yellow has it.
bomb_busters-prompt-turn-radar = Cut { $value }: tap the wire of somebody else that could be it.
bomb_busters-twist-special-none = One value is cut only all at once, { $wires } wires. Which one is shown after the first tokens.
bomb_busters-twist-left-short = tokens left
bomb_busters-board-bites = Value { $number }: counts as red
bomb_busters-board-red-together = red: { $in_play }, only all at once
bomb_busters-briefing-token-random-tokens = First of all a token is drawn for each of you, and put before a wire of that value.
bomb_busters-briefing-token-absent-tokens = First of all each of you lays two tokens beside the stand: values that you do not have.
bomb_busters-briefing-token-radar = There are no first tokens: the radar tells you something every turn.
bomb_busters-briefing-token-liar = First of all each of you puts a token before one blue wire: true ones, but for the two of the captain.
bomb_busters-briefing-token-count = First of all each of you puts a token before one blue wire: it tells how often that value stands there.
bomb_busters-prompt-token-count = Choose a blue wire: all learn how often its value is there.
bomb_busters-prompt-post-count = Choose a blue wire of yours: all learn how often its value is there.
bomb_busters-briefing-token-parity = First of all each of you puts a token before one blue wire: even or odd.
bomb_busters-briefing-lost-clock = So does the clock at zero.
bomb_busters-briefing-won_red-special-R = All wires cut: the bomb is defused, and you have won together. The dial at the skull: it explodes.
bomb_busters-briefing-also-sequence = Of the values in the row only the one whose turn it is may be cut. Nothing in your hand that may be cut? Then the bomb explodes.
bomb_busters-prompt-token-parity = Choose a blue wire: all learn if it is even or odd.
bomb_busters-prompt-post-parity = Choose a blue wire of yours: all learn if it is even or odd.
bomb_busters-briefing-sorted-x-wires = Every stand is sorted from low to high, but for the wire with the X at its end.
bomb_busters-briefing-red_cut-special-R = A red wire that is pointed at in a cut ends the mission.
bomb_busters-briefing-reds-special-R = Sure of all three reds? Name them together by the special action.
bomb_busters-accuse-cost = If the player or the card is wrong the dial advances; your turn goes on either way.
bomb_busters-constraint-short-A = even
bomb_busters-constraint-short-B = odd
bomb_busters-constraint-short-C = 1–6
bomb_busters-constraint-short-D = 7–12
bomb_busters-constraint-short-E = 4–9
bomb_busters-constraint-short-F = not 4–9
bomb_busters-constraint-short-G = no equipment
bomb_busters-constraint-short-H = no tokens
bomb_busters-constraint-short-I = not the last
bomb_busters-constraint-short-J = not the first
bomb_busters-constraint-short-K = no solo cuts
bomb_busters-constraint-short-L = a miss: 2 steps
bomb_busters-mission-30-title = Every second counts
bomb_busters-mission-30-briefing = A voice sets you seven tasks one after the other, each of 15 or 20 seconds: cut two wires of the number that lies open. The clock, if there is one, runs on in the turns of the others too. Too late in the first, and the dial advances; in the third, and an equipment card is lost; in the fifth, and whoever plays is silent during the sixth. The others cost nothing, and some pay. Then three values only, and then all yellow wires in one shot.
bomb_busters-action-slip = I have spoken: a slip
bomb_busters-event-trial-began-nothing = Play freely for { $seconds } seconds.
bomb_busters-event-trial-began-nothing-no-seconds = Play freely.
bomb_busters-event-trial-began-number = Task { $number }: two wires of { $values } in { $seconds } seconds.
bomb_busters-event-trial-began-number-no-seconds = Task { $number }: two wires of { $values }.
bomb_busters-event-trial-began-values = Only { $values } may be cut now, all wires of them, in { $seconds } seconds.
bomb_busters-event-trial-began-values-no-seconds = Only { $values } may be cut now, all wires of them.
bomb_busters-event-trial-began-yellows = All yellow wires in one shot, and the rest in { $seconds } seconds.
bomb_busters-event-trial-began-yellows-no-seconds = All yellow wires in one shot, and then the rest.
bomb_busters-event-trial-ended-won = Task { $number } is done.
bomb_busters-event-trial-ended-lost = The time of task { $number } is over.
bomb_busters-event-card-lost = { WORD($card, of: "bomb_busters-card") } is lost, unused.
bomb_busters-event-hushed = { $name } may not speak during the next task.
bomb_busters-event-slipped = { $name } has spoken all the same.
bomb_busters-event-yellows-told =
    { $count ->
        [0] { $name } has no yellow wire.
        [one] { $name } has { $count } yellow wire.
       *[other] { $name } has { $count } yellow wires.
    }
bomb_busters-event-held-told = { $name } does not hold { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-held-told-held = { $name } holds { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-dial-moved-trial = The dial advances, as the task was not done: { $left } left.
bomb_busters-event-dial-moved-slip = The dial advances, as silence was broken: { $left } left.
bomb_busters-figure-dial-trial = −1: too slow!
bomb_busters-figure-dial-slip = −1: spoken!
bomb_busters-fact-among = Of the hand it was in, { $count } were { WORD($value, of: "bomb_busters-value") }.
bomb_busters-mine-draw-trials = A number card is drawn.
bomb_busters-status-draw-trials = A number card is drawn.
bomb_busters-twist-trials-nothing = Play freely. The tasks come soon.
bomb_busters-twist-trials-number = Task { $number } of { $of }: { $needed } wires of { $values } in all.
bomb_busters-twist-trials-values = Only { $values } may be cut, all wires of them.
bomb_busters-twist-trials-yellows = The rest, with no more tasks.
bomb_busters-twist-trials-card = { $value }: { $cut } of { $needed } cut
bomb_busters-twist-trials-won-yellows = Done in time, all tell how many yellow wires they have.
bomb_busters-twist-trials-won-hold = Done in time, whoever plays draws a number card and tells whether they hold it.
bomb_busters-twist-trials-won-rest = Done in time, the other wires of this number are cut too.
bomb_busters-twist-trials-won-mission = Done in time, you have won.
bomb_busters-twist-trials-lost-dial = Too late, and the dial advances.
bomb_busters-twist-trials-lost-equipment = Too late, and an equipment card is lost.
bomb_busters-twist-trials-lost-silence = Too late, and whoever plays is silent during the next task.
bomb_busters-twist-trials-lost-mission = Too late, and the bomb explodes.
bomb_busters-twist-trials-hushed = { $name } may not speak.
bomb_busters-twist-trials-hushed-mine = You may not speak now.
bomb_busters-voice-trials-nothing = Warm up.
bomb_busters-voice-trials-number = Two wires of { $values }. { $seconds } seconds.
bomb_busters-voice-trials-values = Only { $values }. All of them.
bomb_busters-voice-trials-yellows = All yellow wires, in one shot. Then the rest.
bomb_busters-action-begin = Begin the turn, with nothing to cut
bomb_busters-board-locked-for = locked for { $name } by the card
bomb_busters-twist-drawn-tokens-now = Everybody takes one of these tokens and places it.
bomb_busters-player-holds = { $count ->
    [one] Holds a red wire
   *[other] Holds { $count } red wires
}
bomb_busters-player-holds-among = { $count ->
    [one] Holds a red wire, somewhere on { $among }
   *[other] Holds { $count } red wires, somewhere on { $among }
}
bomb_busters-player-holds-maybe = May hold a red wire: one was swapped
bomb_busters-prompt-turn-stuck = You hold nothing that may be cut. A card may still help; begin without, and the bomb explodes.
bomb_busters-prompt-turn-special = Only the special action is left: name the wires together.
bomb_busters-twist-guess-over = No number card is left: nothing more is laid.
bomb_busters-twist-guess-laid-perhaps = { $name } laid a card face down, perhaps one of the dashed ones: if its value is cut now, the dial advances.
bomb_busters-twist-guess-laid-surely = { $name } laid one of the dashed cards face down: if its value is cut now, the dial advances.
bomb_busters-twist-guess-may_be = { $name }: number cards { $count }, known and perhaps the one that was laid { $known }
bomb_busters-twist-handed-tokens-over = Each has passed a token to the left: that is done.
bomb_busters-twist-handed-tokens-now = Two yellow wires are cut: each passes a token to the left.
bomb_busters-twist-drawn-tokens-over = Each has placed a token: that is done.
