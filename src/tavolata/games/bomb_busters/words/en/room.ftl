bomb_busters-over-reason-defused = Every wire is cut or laid open: the bomb is harmless.
bomb_busters-over-reason-red = A red wire was cut.
bomb_busters-over-reason-dial = The dial reached the skull.
bomb_busters-over-reason-stuck = Nobody could do anything any more.

bomb_busters-or = {" "}or{" "}

bomb_busters-nowhere = none

bomb_busters-colour-blue = blue
bomb_busters-colour-yellow = yellow
bomb_busters-colour-red = red

bomb_busters-printed-yellow = { $number }.1
bomb_busters-printed-red = { $number }.5

bomb_busters-wire-blue = blue { $number }
bomb_busters-wire-yellow = yellow { $number }
bomb_busters-wire-red = red { $number }

bomb_busters-event-captain-named = The lot falls on { $name }: captain of this mission.
bomb_busters-event-drawn = A marker for { $wire } is set up.
bomb_busters-event-removed-no-wire = One of the marked { WORD($colour, of: "bomb_busters-colour") } wires leaves the game unseen.
bomb_busters-event-removed = One of the marked { WORD($colour, of: "bomb_busters-colour") } wires leaves the game: { $wire }.
bomb_busters-event-equipped = On the workbench, locked: { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-dealt = { $name } gets { $wire }.
bomb_busters-event-dealt-no-wire = { $name } gets a wire.
bomb_busters-event-sorted = All wires are in their places.
bomb_busters-event-marked-first-token = { $name } puts a token before { $place }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-marked-missed-token = { $place } gets its token: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-marked-missed-shown = { $place } is shown, for want of a token: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-marked-missed-known = { $place } is { WORD($value, of: "bomb_busters-value") }, as everybody knows.
bomb_busters-event-marked-post-it-token = { $name } sticks a token before { $place }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-marked-post-it-shown = { $name } shows { $place }, for want of a token: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-nothing-to-mark = { $name } has no blue wire of which a token is left.
bomb_busters-event-turn = Turn { $turn }: { $name }.
bomb_busters-event-turn-skipped = { $name } can do nothing and is passed over.
bomb_busters-event-pointed = { $name } points at { $place }.
bomb_busters-event-pointed-no-slot = { $name } points at all of stand { $place }.
bomb_busters-event-announced = { $name } says { $values }. Wrong!
bomb_busters-event-announced-right = { $name } says { $values }. Right!
bomb_busters-event-wire-cut = { $place } is cut: { $wire }.
bomb_busters-event-solo-cut = { $name } cuts alone: { $count } times { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-reds-revealed = { $name } has nothing but red left, and lays it open.
bomb_busters-event-dial-moved-missed = The dial advances, as that was wrong: { $left } left.
bomb_busters-event-dial-moved-rewinder = The dial goes back: { $left } left.
bomb_busters-event-red-spared = Red! The Stabilizer holds, and nothing explodes.
bomb_busters-event-validated = All four wires of { WORD($value, of: "bomb_busters-value") } are cut.
bomb_busters-event-unlocked = Unlocked: { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-used = { $name } uses the { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-put-back = { $name } puts the { WORD($card, of: "bomb_busters-card") } back.
bomb_busters-event-labelled-label-equal = { $name } labels { $place } and the wire at its right: equal.
bomb_busters-event-labelled-label-unequal = { $name } labels { $place } and the wire at its right: different.
bomb_busters-event-partner-chosen = { $name } and { $partner } swap a wire.
bomb_busters-event-given = { $name } lays { $place } face down.
bomb_busters-event-taken = { $name } sorts { $wire } from { $giver } in at { $place }.
bomb_busters-event-taken-no-wire = { $name } sorts the wire from { $giver } in at { $place }.
bomb_busters-event-recharged = The Double Detector of { $name } works again.
bomb_busters-event-scanned = { $name } asks the radar for { WORD($value, of: "bomb_busters-value") }. Stands that have one: { $found }.
bomb_busters-event-passed-on = { $name } has a coffee; { $chosen } plays instead.
bomb_busters-event-ended-defused = The bomb is defused!
bomb_busters-event-ended-red = A red wire: the bomb explodes.
bomb_busters-event-ended-dial = The dial is at the skull: the bomb explodes.
bomb_busters-event-ended-stuck = Nobody can do anything: the bomb explodes.

bomb_busters-log-pointed = And at { $place }.
bomb_busters-log-pointed-no-slot = And at all of stand { $place }.
bomb_busters-log-announced = Says { $values }: wrong!
bomb_busters-log-announced-right = Says { $values }: right!

bomb_busters-figure-cut = { $cut } of { $of }
bomb_busters-figure-validated = { WORD($value, of: "bomb_busters-value") } is done!
bomb_busters-figure-unlocked = Unlocked!
bomb_busters-figure-dial-missed = −1: wrong!
bomb_busters-figure-dial-rewinder = +1

bomb_busters-danger-red = Red and gone: { $percent } %
bomb_busters-danger-red-certain = It is red: the bomb explodes.
bomb_busters-danger-red-all = All of them red: { $percent } %
bomb_busters-danger-ask = Say { $values }? It may be red, at { $percent } %: then the bomb explodes.
bomb_busters-danger-ask-all = Say { $values }? All of them may be red, at { $percent } %: then the bomb explodes.
bomb_busters-danger-maybe = It could be red
bomb_busters-danger-maybe-all = All of them could be red
bomb_busters-danger-ask-maybe = This wire could be red. Then the bomb explodes.
bomb_busters-danger-ask-maybe-all = All of these wires could be red. Then the bomb explodes.
bomb_busters-danger-never = { $values } cannot be there: this is certainly wrong.
bomb_busters-danger-never-last = { $values } cannot be there: this is certainly wrong, and the bomb explodes.
bomb_busters-danger-insist = Say { $values } all the same
bomb_busters-danger-think = Think again

bomb_busters-action-mark = Put a token before { $place }
bomb_busters-action-point = Point at { $place }
bomb_busters-action-point-no-slot = Point at all of stand { $place }
bomb_busters-action-announce = Say { $values }
bomb_busters-action-cut = Cut { $place }
bomb_busters-action-lay = Lay open { $place }
bomb_busters-action-solo = Solo cut: every { WORD($value, of: "bomb_busters-value") } left
bomb_busters-action-reveal = Reveal my reds
bomb_busters-action-use = Use the { WORD($card, of: "bomb_busters-card") }
bomb_busters-action-label = Label { $place } and the wire at its right
bomb_busters-action-partner = Swap with { $name }
bomb_busters-action-give = Give away { $place }
bomb_busters-action-insert = Sort it in at { $place }
bomb_busters-action-recharge = Charge the detector of { $name }
bomb_busters-action-scan = Ask for { WORD($value, of: "bomb_busters-value") }
bomb_busters-action-done = That is enough
bomb_busters-action-back = Put the card back
bomb_busters-action-captain = Captain: { $name }
bomb_busters-action-draw = Draw { $wire }
bomb_busters-action-remove = Remove { $wire }
bomb_busters-action-equip = Draw the { WORD($card, of: "bomb_busters-card") }
bomb_busters-action-deal = Deal { $wire }

bomb_busters-ahead-miss = If it is wrong, the dial goes from { $dial } to { $left }.
bomb_busters-ahead-miss-may_be_red =
    { $count ->
        [one] If it is red, the bomb explodes.
       *[other] If all of them are red, the bomb explodes.
    }
bomb_busters-ahead-miss-last = If it is wrong, the bomb explodes.
bomb_busters-ahead-miss-red = It is red: the bomb explodes.
bomb_busters-ahead-miss-stabilizer = If it is wrong, the dial stays and nothing explodes: the Stabilizer is on. The wire gets its token.
bomb_busters-ahead-validates = Finishes { WORD($value, of: "bomb_busters-value") }: all are cut then.
bomb_busters-ahead-unlocks = Unlocks: { WORD($card, of: "bomb_busters-card") }.
bomb_busters-ahead-solo =
    { $count ->
        [one] Cuts { $count } wire of yours, without any risk.
       *[other] Cuts { $count } wires of yours, without any risk.
    }
bomb_busters-ahead-reveal =
    { $count ->
        [one] Lays open { $count } red wire; then you have none left.
       *[other] Lays open { $count } red wires; then you have none left.
    }
bomb_busters-ahead-mark = Everybody learns that it is { WORD($value, of: "bomb_busters-value") }.
bomb_busters-ahead-mark-known = Everybody knows already that it is { WORD($value, of: "bomb_busters-value") }.
bomb_busters-ahead-scan = Not cut yet: { $count }, of which you hold { $mine }.
bomb_busters-ahead-scan-none = All wires of { WORD($value, of: "bomb_busters-value") } are cut: there is nothing to find.
bomb_busters-ahead-partner =
    { $count ->
        [one] { $name } has { $count } wire left to give.
       *[other] { $name } chooses among { $count } wires.
    }
bomb_busters-ahead-give = { $name } gets it, and you will know where it goes.
bomb_busters-ahead-use-label-equal =
    { $count ->
        [one] { $count } pair of neighbours of yours is equal.
       *[other] { $count } pairs of neighbours of yours are equal.
    }
bomb_busters-ahead-use-label-equal-none = No two neighbours of yours are equal.
bomb_busters-ahead-use-label-unequal =
    { $count ->
        [one] { $count } pair of neighbours of yours differs.
       *[other] { $count } pairs of neighbours of yours differ.
    }
bomb_busters-ahead-use-label-unequal-none = No two neighbours of yours differ.
bomb_busters-ahead-use-post-it =
    { $count ->
        [one] { $count } blue wire of yours is still unknown to the others.
       *[other] { $count } blue wires of yours are still unknown to the others.
    }
bomb_busters-ahead-use-post-it-none = You have no blue wire that is still unknown to the others.
bomb_busters-ahead-use-rewinder = The dial goes back from { $dial } to { $left }.
bomb_busters-ahead-use-emergency-batteries =
    { $count ->
        [one] { $count } used Double Detector works again.
       *[other] Up to { $count } used Double Detectors work again.
    }
bomb_busters-ahead-use-walkie-talkies = The wire that you get may be any.
bomb_busters-ahead-use-general-radar = It tells who has the number, not how many.
bomb_busters-ahead-use-coffee-mug = You cut nothing in this turn.
bomb_busters-ahead-use-stabilizer = A wire that was wrong still gets its token.
bomb_busters-ahead-use-ray = Right if either of the two fits.
bomb_busters-ahead-use-double-detector = A miss still moves the dial.
bomb_busters-ahead-use-triple-detector = A miss still moves the dial.
bomb_busters-ahead-use-super-detector = A miss still moves the dial.

bomb_busters-mine-finished = You have no wires left; the others finish.
bomb_busters-mine-captain = The lot names the captain.
bomb_busters-mine-markers = The markers are set up.
bomb_busters-mine-removal = Some wires leave unseen.
bomb_busters-mine-equipment = The equipment is drawn.
bomb_busters-mine-deal = The wires are dealt.
bomb_busters-mine-token = Your first token: choose a blue wire of yours.
bomb_busters-called-token = Your first token!
bomb_busters-called-choose = You choose!
bomb_busters-called-claim = Who goes next?
bomb_busters-mine-turn = Your turn!
bomb_busters-mine-aim = Your cut: point at it.
bomb_busters-mine-announce = Your cut: what is it?
bomb_busters-mine-cut = Detector: which of yours is cut?
bomb_busters-mine-mark = It missed: mark one of your wires.
bomb_busters-mine-lay = Right! Lay open your own wire.
bomb_busters-mine-label = You are placing a label.
bomb_busters-mine-post = You are sticking a Post-it.
bomb_busters-mine-partner = You are about to swap a wire.
bomb_busters-mine-give = A swap: give away one of your wires.
bomb_busters-mine-insert = A swap: sort your new wire in.
bomb_busters-mine-recharge = You are charging detectors.
bomb_busters-mine-scan = You are asking the radar.
bomb_busters-mine-next = Your coffee: who plays instead?
bomb_busters-mine-over = The mission is over.

bomb_busters-status-captain = The lot names the captain.
bomb_busters-status-markers = The markers are set up.
bomb_busters-status-removal = Some wires leave unseen.
bomb_busters-status-equipment = The equipment is drawn.
bomb_busters-status-deal = The wires are dealt.
bomb_busters-status-token = { $name } places the first token.
bomb_busters-status-turn = It is the turn of { $name }.
bomb_busters-status-aim = { $name } is aiming.
bomb_busters-status-announce = { $name } points, and thinks.
bomb_busters-status-cut = { $name } chooses which wire is cut.
bomb_busters-status-mark = { $name } chooses which wire to mark.
bomb_busters-status-lay = { $name } lays open a wire.
bomb_busters-status-label = { $name } places a label.
bomb_busters-status-post = { $name } sticks a Post-it.
bomb_busters-status-partner = { $name } chooses whom to swap with.
bomb_busters-status-give = { $name } chooses a wire to give away.
bomb_busters-status-insert = { $name } sorts in a new wire.
bomb_busters-status-recharge = { $name } charges detectors.
bomb_busters-status-scan = { $name } asks the radar.
bomb_busters-status-next = { $name } chooses who plays instead.
bomb_busters-status-over = The mission is over.

bomb_busters-ended-defused = Defused!
bomb_busters-ended-red = Kaboom! A red wire.
bomb_busters-ended-dial = Kaboom! The dial ran out.
bomb_busters-ended-stuck = Kaboom! Nobody could move.

bomb_busters-prompt-token = Choose the blue wire that everybody may know.
bomb_busters-prompt-turn = Tap a wire of somebody else, then say what it is.
bomb_busters-prompt-turn-reveal = You have nothing but red left: lay it open.
bomb_busters-prompt-turn-solo = Tap a wire of somebody else, or cut alone.
bomb_busters-prompt-turn-card = Not your turn, but you may use a card.
bomb_busters-prompt-aim = Tap the wire to cut.
bomb_busters-prompt-aim-double-detector = Double Detector: tap two wires of one player ({ $pointed } of 2).
bomb_busters-prompt-aim-triple-detector = Triple Detector: tap three wires of one player ({ $pointed } of 3).
bomb_busters-prompt-aim-super-detector = Super Detector: tap a stand.
bomb_busters-prompt-announce = { $places }: what is it?
bomb_busters-prompt-announce-many = { $places }: say what one of them is.
bomb_busters-prompt-announce-ray = { $places }: name two values.
bomb_busters-prompt-announce-ray-second = { $places }: { $value }, or what?
bomb_busters-prompt-cut = { $values } it is: choose which of your wires is cut.
bomb_busters-prompt-mark = Not { $values }: choose which of these wires you mark.
bomb_busters-prompt-lay = Right, { $values }! Choose which of your own wires is cut with it.
bomb_busters-prompt-label-label-equal = Tap two neighbouring wires of yours that are equal.
bomb_busters-prompt-label-label-unequal = Tap two neighbouring wires of yours that differ.
bomb_busters-prompt-post = Choose the blue wire of yours that everybody may know.
bomb_busters-prompt-partner = With whom do you swap a wire?
bomb_busters-prompt-give = Choose a wire of yours to give away.
bomb_busters-prompt-insert = You got { $wire }: sort it in.
bomb_busters-prompt-recharge = Whose detector works again?
bomb_busters-prompt-scan = Which number do you ask every stand for?
bomb_busters-prompt-next = Who plays instead of you?
bomb_busters-prompt-stabilizer = The Stabilizer is on.

bomb_busters-place-mine = Your wire { $place }
bomb_busters-place-other = { $name }'s wire { $place }
bomb_busters-place-hidden = hidden
bomb_busters-place-cut = cut
bomb_busters-place-left = left uncut
bomb_busters-place-token = token { WORD($value, of: "bomb_busters-value") }
bomb_busters-place-shown = shown as { WORD($value, of: "bomb_busters-value") }
bomb_busters-place-red = known to be red
bomb_busters-place-pointed = pointed at
bomb_busters-place-picked = chosen
bomb_busters-place-notes = noted { $values }
bomb_busters-place-equal = equal to { $place }
bomb_busters-place-unequal = different from { $place }
bomb_busters-place-certain = must be { WORD($value, of: "bomb_busters-value") }
bomb_busters-place-likely = { $percent } percent { WORD($value, of: "bomb_busters-value") }

bomb_busters-do-mark = put a token here
bomb_busters-do-point = point at it
bomb_busters-do-cut = cut it
bomb_busters-do-lay = lay it open
bomb_busters-do-give = give it away
bomb_busters-do-label = label it
bomb_busters-do-sort = Sort { $wire } in here, at { $place }
bomb_busters-do-not_this = Choose another wire
bomb_busters-do-comes = Tap a wire, then confirm here.
bomb_busters-do-again = Name another pair

bomb_busters-stand-mine = Your stand { $letter }
bomb_busters-stand-other = { $name }'s stand { $letter }
bomb_busters-stand-empty = No wires yet.
bomb_busters-stand-beneath = Further down: { $letters }. Show it
bomb_busters-stand-scan-yes = { $value }: yes
bomb_busters-stand-scan-no = { $value }: no

bomb_busters-stands = Stands of the others

bomb_busters-player-you = You
bomb_busters-player-captain = Captain
bomb_busters-player-detector = Double Detector ready
bomb_busters-player-spent = Double Detector used
bomb_busters-player-acting = to act

bomb_busters-said-right = { $name } said { $values }: right
bomb_busters-said-wrong = { $name } said { $values }: wrong

bomb_busters-dial-label =
    { $count ->
        [one] Dial: { $count } step left until the bomb explodes
       *[other] Dial: { $count } steps left until the bomb explodes
    }
bomb_busters-dial-left =
    { $count ->
        [one] step left
       *[other] steps left
    }

bomb_busters-board-label = Values and markers
bomb_busters-board-value = Value { $number }: { $count } of { $of } cut
bomb_busters-board-done = Value { $number }: all four cut
bomb_busters-board-out = Value { $number }: not in this mission
bomb_busters-board-marker = a { WORD($colour, of: "bomb_busters-colour") } wire { $number } is in play
bomb_busters-board-marker-maybe = a { WORD($colour, of: "bomb_busters-colour") } wire { $number } may be in play
bomb_busters-board-all = { WORD($colour, of: "bomb_busters-colour") }: { $cut } of { $in_play } cut
bomb_busters-board-red = red: { $in_play }, must not be cut
bomb_busters-board-red-some = red: { $in_play } of { $drawn }, must not be cut
bomb_busters-board-some = { WORD($colour, of: "bomb_busters-colour") }: { $cut } of { $in_play } cut, { $drawn } marked

bomb_busters-choose-drawn = { $count } cards are drawn by lot. Tap the ones you would rather have.
bomb_busters-choose-missing =
    { $count ->
        [one] Choose { $count } more; until then they are drawn by lot.
       *[other] Choose { $count } more; until then they are drawn by lot.
    }
bomb_busters-choose-done = These are on the workbench.
bomb_busters-choose-without-1 = Mission 1 is played without equipment cards.
bomb_busters-choose-without-2 = Mission 2 is played without equipment cards.
bomb_busters-choose-none = Draw them by lot

bomb_busters-cards = Equipment

bomb_busters-card-short-label-unequal = Label ≠
bomb_busters-card-short-walkie-talkies = Walkie-Talkies
bomb_busters-card-short-triple-detector = Triple Detector
bomb_busters-card-short-post-it = Post-it
bomb_busters-card-short-super-detector = Super Detector
bomb_busters-card-short-rewinder = Rewinder
bomb_busters-card-short-emergency-batteries = Batteries
bomb_busters-card-short-general-radar = General Radar
bomb_busters-card-short-stabilizer = Stabilizer
bomb_busters-card-short-ray = X or Y Ray
bomb_busters-card-short-coffee-mug = Coffee Mug
bomb_busters-card-short-label-equal = Label =
bomb_busters-card-short-double-detector = Double Detector
bomb_busters-card-line-label-unequal = tells that two neighbours differ
bomb_busters-card-line-walkie-talkies = swap a wire with a mate
bomb_busters-card-line-triple-detector = point at three wires at once
bomb_busters-card-line-post-it = a token before one more wire
bomb_busters-card-line-super-detector = point at a whole stand
bomb_busters-card-line-rewinder = the dial goes back one step
bomb_busters-card-line-emergency-batteries = used Double Detectors work again
bomb_busters-card-line-general-radar = ask every stand for a number
bomb_busters-card-line-stabilizer = for a turn a miss costs nothing
bomb_busters-card-line-ray = say two values instead of one
bomb_busters-card-line-coffee-mug = somebody else plays instead of you
bomb_busters-card-line-label-equal = tells that two neighbours are equal
bomb_busters-card-line-double-detector = once, yours alone: point at two wires
bomb_busters-card-mine = Your { WORD($card, of: "bomb_busters-card") }
bomb_busters-card-locked = locked: { $cut } of { $needed } wires of value { $number } cut
bomb_busters-card-ready = ready
bomb_busters-card-used = used
bomb_busters-card-in_use = in use
bomb_busters-card-now = can be used now
bomb_busters-card-unlocks = Unlocks when { $needed } wires of value { $number } are cut: { $cut } so far.
bomb_busters-card-is_ready = Unlocked. It works once.
bomb_busters-card-is_used = Used up in this mission.
bomb_busters-card-not_now = You cannot use it at this moment.
bomb_busters-card-use = Use it now

bomb_busters-when-any-time = At any time, by anybody, also out of turn; not in the middle of a cut.
bomb_busters-when-turn-start = In your turn, before anything else.
bomb_busters-when-dual-cut = In your turn, with a dual cut.
bomb_busters-when-instead = In your turn, instead of a cut.
bomb_busters-when-personal =
    { $card ->
        [personal-radar] At any time, also out of turn; not in the middle of a cut. It is yours alone.
        [personal-talkies] At any time, also out of turn; not in the middle of a cut. It is yours alone.
       *[other] In your turn, with a dual cut. It is yours alone.
    }

bomb_busters-effect-label-unequal = Put the ≠ label before two neighbouring wires of yours that differ. One of them may be cut already.
bomb_busters-effect-walkie-talkies = Swap one of your uncut wires with one of a mate. You give first, the mate chooses freely; both sort the new wire in, and everybody sees where.
bomb_busters-effect-triple-detector = Point at three wires of one mate and say one number. If it is among them, the owner cuts one that fits.
bomb_busters-effect-post-it = Put a true token before an uncut blue wire of yours.
bomb_busters-effect-super-detector = Point at a whole stand of a mate and say one number. If it is there, the owner cuts one that fits.
bomb_busters-effect-rewinder = Turn the dial back by one step.
bomb_busters-effect-emergency-batteries = One or two used Double Detectors work again, whosever they are.
bomb_busters-effect-general-radar = Name a number. Every stand, yours too, says whether it has an uncut blue wire of it.
bomb_busters-effect-stabilizer = For this turn a wrong cut moves no dial, and a red wire does not explode. The turn must be a dual cut.
bomb_busters-effect-ray = Say two values instead of one, both from your hand. It goes together with a detector.
bomb_busters-effect-coffee-mug = Skip your turn and choose who plays next; it goes on clockwise from there.
bomb_busters-effect-label-equal = Put the = label before two neighbouring wires of yours that are equal. One of them may be cut already.
bomb_busters-effect-double-detector = Point at two wires of one mate and say one number. If one of them has it, the owner cuts it; if none, the owner marks one of the two. It explodes only if both are red.

bomb_busters-tools = Tools

bomb_busters-tool-notes = Notes
bomb_busters-tool-notes-hint = Your own pencil marks on the wires; nobody else sees them
bomb_busters-tool-odds = Odds
bomb_busters-tool-certain = Certain
bomb_busters-tool-certain-hint = What you can conclude for certain stands on the hidden wires; the others stay blank.
bomb_busters-tool-odds-hint = What each hidden wire could be, as you know it.
bomb_busters-tool-all = All eyes
bomb_busters-tool-eyes = What { $name } surely knows
bomb_busters-tool-eyes-hint = What { $name } surely knows stands on the wires; where there is an eye, { $name } has seen it and you have not.
bomb_busters-tool-all-hint = What everybody knows in common about every wire, yours too.

bomb_busters-notes-empty = Tap a wire to pencil on it what you think it is. Nobody else sees that.
bomb_busters-notes-title = { $place }: your pencil marks
bomb_busters-notes-mine = { $place }: what the others can know
bomb_busters-notes-known = { $place }: { $wire }
bomb_busters-notes-pad = Pencil marks for { $place }
bomb_busters-notes-mark = Note { WORD($value, of: "bomb_busters-value") }
bomb_busters-notes-chance = { $percent } %
bomb_busters-notes-never = cannot be
bomb_busters-notes-erase = Erase
bomb_busters-notes-close = Close the notes
bomb_busters-notes-asking = Counting …
bomb_busters-notes-eyes-mine = With your eyes
bomb_busters-notes-eyes-other = What { $name } surely knows
bomb_busters-notes-eyes-all = With everybody's eyes

bomb_busters-fact-not-value = It is not { WORD($value, of: "bomb_busters-value") }.
bomb_busters-fact-shown = It was shown: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-fact-is-red = It is red.
bomb_busters-fact-holds =
    { $count ->
        [one] It is { WORD($value, of: "bomb_busters-value") }.
       *[other] One of { $count } wires here is { WORD($value, of: "bomb_busters-value") }.
    }
bomb_busters-fact-found =
    { $count ->
        [one] It is { $values }.
       *[other] One of { $count } wires here is { $values }.
    }
bomb_busters-fact-lacks = It is not { WORD($value, of: "bomb_busters-value") }.
bomb_busters-fact-equal = It equals { $place }.
bomb_busters-fact-unequal = It differs from { $place }.

bomb_busters-pad-value = Say { WORD($value, of: "bomb_busters-value") }
bomb_busters-pad-none = all cut
bomb_busters-pad-never = never
bomb_busters-pad-maybe = could be
bomb_busters-pad-sure = sure
bomb_busters-pad-scan = Ask for { WORD($value, of: "bomb_busters-value") }

bomb_busters-briefing-mission = Mission { $number }
bomb_busters-briefing-label = Mission { $number }: { $title }
bomb_busters-briefing-case = In the case
bomb_busters-briefing-blue = Blue 1 to { $highest }, four of each
bomb_busters-briefing-yellow =
    { $count ->
        [one] { $count } yellow wire: { $values }
       *[other] { $count } yellow wires: { $values }
    }
bomb_busters-briefing-red =
    { $count ->
        [one] { $count } red wire: { $values }
       *[other] { $count } red wires: { $values }
    }
bomb_busters-briefing-yellow_some =
    { $count ->
        [one] { $count } yellow wire, one of { $values }
       *[other] { $count } yellow wires, among { $values }
    }
bomb_busters-briefing-red_some =
    { $count ->
        [one] { $count } red wire, one of { $values }
       *[other] { $count } red wires, among { $values }
    }
bomb_busters-briefing-dial = The dial: { $count } misses, and it blows.
bomb_busters-briefing-captain = Captain: { $name }.
bomb_busters-briefing-goal = The goal
bomb_busters-briefing-won = All wires cut: the bomb is defused, and you have won together. The dial at the skull: it explodes.
bomb_busters-briefing-won_red = Every wire cut, and every red one laid open: the bomb is defused, and you have won together. The dial at the skull: it explodes.
bomb_busters-briefing-red_cut = A red wire that is cut ends the mission.
bomb_busters-briefing-sorted = Every stand is sorted from low to high.
bomb_busters-briefing-between = { $printed } stands between the { $number }s and the { $next }s.
bomb_busters-briefing-token = First of all everybody puts a token before one blue wire of their own, so that all know that one.
bomb_busters-briefing-turn = In your turn, one of these
bomb_busters-briefing-dual = Dual cut: point at a mate's wire and say what it is, a value that you hold yourself. Right: both wires are cut. Wrong: the dial advances, and the wire gets its token.
bomb_busters-briefing-solo = Solo cut: hold all that is left of a value, four or two? Cut them alone.
bomb_busters-briefing-as_yellow = A yellow wire is announced as yellow, whatever its number.
bomb_busters-briefing-reds = Nothing but red left? Lay it open.
bomb_busters-briefing-silence = Not a word about your own wires, your guesses, or what was said before. Tactics and equipment may be talked about.
bomb_busters-briefing-go = To work!

bomb_busters-over-label = The end of the mission
bomb_busters-over-turns =
    { $count ->
        [one] turn
       *[other] turns
    }
bomb_busters-over-uncut =
    { $count ->
        [one] wire left
       *[other] wires left
    }
bomb_busters-over-removed = Left out unseen: { $wires }
bomb_busters-over-open = Every wire lies open now: have a look.

bomb_busters-boom = KABOOM!
bomb_busters-boom-label = The bomb explodes

bomb_busters-over-title-defused = Defused!
bomb_busters-over-title-red = Boom!
bomb_busters-over-title-dial = Boom!
bomb_busters-over-title-stuck = Boom!
bomb_busters-over-again-defused = Go on
bomb_busters-action-next = { $name } plays
bomb_busters-choose-without-15 = In mission 15 equipment lies face down, and nobody chooses it.
bomb_busters-choose-without-18 = Mission 18 is played without equipment cards.
bomb_busters-ahead-begin = You hold nothing that may be cut: the bomb explodes.
bomb_busters-ahead-solo-guessed =
    { $count ->
        [one] Cuts { $count } wire of yours.
       *[other] Cuts { $count } wires of yours.
    }
bomb_busters-ahead-guessed = Even if it is right: if it is the card laid face down, the dial goes from { $dial } to { $left }.
bomb_busters-ahead-guessed-last = Even if it is right: if it is the card laid face down, the bomb explodes.
bomb_busters-pad-guessed = may be the card laid face down: the dial would advance
bomb_busters-pad-card = −1?
bomb_busters-event-wire-cut-revealed = { $place } is laid open: { $wire }.
bomb_busters-ahead-use-x = Wires with an X are left out, yours too.
