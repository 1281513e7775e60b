lucky_loop-event-started = The lot falls on { $name }, who starts.
lucky_loop-event-turn = Round { $round }: it is the turn of { $name }.
lucky_loop-event-turn-final = Round { $round }: it is the turn of { $name }, in the final phase.
lucky_loop-event-drew = { $name } draws { $card }.
lucky_loop-event-drew-no-card = { $name } draws a card { WORD($deck, of: "lucky_loop-from_deck") }.
lucky_loop-event-discarded = { $name } discards { $cards }.
lucky_loop-event-reshuffled =
    { $count ->
        [one] The discard pile of { $count } card is shuffled and becomes the { WORD($deck, of: "lucky_loop-short_deck") } deck.
       *[other] The discard pile of { $count } cards is shuffled and becomes the { WORD($deck, of: "lucky_loop-short_deck") } deck.
    }
lucky_loop-event-declared = { $name } lays { $cards } and flies { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-event-declared-cleared = { $name } clears away { $cleared }, lays { $cards } and flies { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-event-raised = { $name } replaces { $replaced } by { $card } and flies { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-event-free-laid = { $name } lays the free programme { $cards }.
lucky_loop-event-free-rejected = { $name } lays { $cards }, which is no free programme.
lucky_loop-event-highlighted = { $name } puts the highlight on { $card }.
lucky_loop-event-token-paid-seventh = { $name } pays a token for the red die.
lucky_loop-event-token-paid-reroll = { $name } pays a token to throw { $dice } again.
lucky_loop-event-thrown = { $name } throws { $dice }.
lucky_loop-event-thrown-red = { $name } throws { $dice } and the red { $red }.
lucky_loop-event-thrown-red-alone = { $name } throws the red { $red }.
lucky_loop-event-made = { $name } makes { $card } with { $dice }, over: +{ $points }.
lucky_loop-event-made-exact = { $name } makes { $card } exactly with { $dice }: +{ $points }.
lucky_loop-event-made-exact-highlight = { $name } makes the highlight { $card } exactly with { $dice }, doubled: +{ $points }.
lucky_loop-event-stopped = { $name } stops after two cards.
lucky_loop-event-failed = { $name } can make no card with these dice: the flight fails.
lucky_loop-event-failed-out_of_dice = { $name } has no dice left: the flight fails.
lucky_loop-event-scored-recorded = { $name } scores { $boxes } and { $spare } for spare dice in { WORD($programme, of: "lucky_loop-programme") }, { $gained } more than { $before } before.
lucky_loop-event-scored-no-before-recorded = { $name } scores { $boxes } and { $spare } for spare dice and accomplishes { WORD($programme, of: "lucky_loop-programme") } with { $gained }.
lucky_loop-event-scored = { $name } scores { $boxes } and { $spare } for spare dice in { WORD($programme, of: "lucky_loop-programme") }; the { $before } before stands.
lucky_loop-event-scored-no-before = { $name } scores { $boxes } and { $spare } for spare dice in { WORD($programme, of: "lucky_loop-programme") }: under 8, not recorded.
lucky_loop-event-scored-no-programme-recorded = The free programme of { $name } succeeds: { $boxes } and { $spare } for spare dice take the place of { $before }.
lucky_loop-event-scored-no-programme = The free programme of { $name } succeeds: { $boxes } and { $spare } for spare dice; the worst programme with { $before } stands.
lucky_loop-event-token-won-two-cards = { $name } earns a token for two cards made.
lucky_loop-event-token-won-first-twelve = { $name } earns a token for the first 12 in this programme.
lucky_loop-event-token-won-record = { $name } earns a token for a record.
lucky_loop-event-token-won-twenty = { $name } earns a token for 20 points or more.
lucky_loop-event-token-won-last-card = { $name } earns a token for failing on the last card only.
lucky_loop-event-points-lost-exchange =
    { $count ->
        [one] Exchanging costs { $name } { $count } point.
       *[other] Exchanging costs { $name } { $count } points.
    }
lucky_loop-event-points-lost-illegal =
    { $count ->
        [one] The illegal free programme costs { $name } { $count } point.
       *[other] The illegal free programme costs { $name } { $count } points.
    }
lucky_loop-event-points-lost-failed =
    { $count ->
        [one] The failed free programme costs { $name } { $count } point.
       *[other] The failed free programme costs { $name } { $count } points.
    }
lucky_loop-event-ended =
    { $count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }

lucky_loop-action-draw = Draw a card { WORD($deck, of: "lucky_loop-from_deck") }
lucky_loop-action-discard = Discard { $card }
lucky_loop-action-fly = Fly { WORD($programme, of: "lucky_loop-programme") } with { $cards }
lucky_loop-action-raise = Raise { WORD($programme, of: "lucky_loop-programme") } by { $card } and fly it
lucky_loop-action-free = Lay the free programme { $cards }
lucky_loop-action-highlight = Put the highlight on { $card }
lucky_loop-action-roll = Throw the dice
lucky_loop-action-seventh = Pay a token for the red die
lucky_loop-action-reroll = Pay a token to throw { $dice } again
lucky_loop-action-make = Make { $card } with { $dice }, over
lucky_loop-action-make-exact = Make { $card } exactly with { $dice }
lucky_loop-action-make-highlight = Make the highlight { $card } exactly with { $dice }
lucky_loop-action-stop = Stop for a token
lucky_loop-action-give-up = Let the flight fail

lucky_loop-from_deck-red-blue = from the red and blue deck
lucky_loop-from_deck-yellow-green = from the yellow and green deck

lucky_loop-short_deck-red-blue = red and blue
lucky_loop-short_deck-yellow-green = yellow and green

lucky_loop-chance-start =
    { $count ->
        [one] { $count } lot
       *[other] { $count } lots
    }
lucky_loop-chance-deal =
    { $count ->
        [one] { $count } card drawn
       *[other] { $count } cards drawn
    }
lucky_loop-chance-throw =
    { $count ->
        [one] { $count } throw of dice
       *[other] { $count } throws of dice
    }

lucky_loop-text-legend = R7 5/2 is a red card of difficulty 7 that pays 5 points made exactly, 2 when exceeded.
lucky_loop-text-round = Round { $round }, turn of { $name }
lucky_loop-text-round-last = Round { $round }, the last one, turn of { $name }
lucky_loop-text-record = record
lucky_loop-text-free = Free programme
lucky_loop-text-points = Points
lucky_loop-text-tokens = Tokens
lucky_loop-text-cards = Cards in hand
lucky_loop-text-deck = { WORD($deck, of: "lucky_loop-deck") }: { $left } left, discarded on top: { $top }
lucky_loop-text-lying = Free programme of { $name }: { $cards }
lucky_loop-text-hand = Your hand:
lucky_loop-text-flight = { $title } in flight, dice left: { $pool }
lucky_loop-text-flight-red = { $title } in flight, dice left: { $pool }, the red one among them
lucky_loop-text-thrown = Thrown: { $dice }
lucky_loop-text-thrown-red = Thrown: { $dice }, the red one { $red }
lucky_loop-text-made = made with { $dice }: { $points }
lucky_loop-text-open = open
