lucky_loop-refusal-cards = { $why }
lucky_loop-refusal-over = The game is over.
lucky_loop-refusal-chance = Lots, cards and dice fall by chance; no player chooses them.
lucky_loop-refusal-lot = Here the lot names the start player: one of start 0 to start { $last }.
lucky_loop-refusal-deal = Here a card comes off the { WORD($deck, of: "lucky_loop-short_deck") } deck: name one of those that are left in it.
lucky_loop-refusal-throw = Dice that fall here: { $dice }, none of them red. Name values from 1 to 6, the lowest first.
lucky_loop-refusal-throw-red = Dice that fall here: { $dice }, one of them red. Name values from 1 to 6, the lowest first, and which one is the red die's.
lucky_loop-refusal-no-chance = Nothing is left to chance now; a player is to act.
lucky_loop-refusal-not-your-turn = It is the turn of seat { $seat }; wait for yours.
lucky_loop-refusal-now-turn = Your turn is one of two things: exchange cards, or present a flight.
lucky_loop-refusal-now-exchange = You are exchanging: draw the next card first.
lucky_loop-refusal-now-exchange-or-discard = You are exchanging: draw the next card, or discard as many as you drew.
lucky_loop-refusal-now-discard = You have drawn; now discard as many cards as you drew.
lucky_loop-refusal-now-refill = Draw back up to six cards first.
lucky_loop-refusal-now-highlight = Put the highlight on a card of your free programme first.
lucky_loop-refusal-now-ready = Nothing is thrown yet: throw the dice first.
lucky_loop-refusal-now-thrown = The dice lie on the table: make an open card with them, throw some again for a token, or give up if they make no card.
lucky_loop-refusal-deck-empty = The { WORD($deck, of: "lucky_loop-short_deck") } deck is empty; draw from the other one.
lucky_loop-refusal-not-in-hand = { $card } is not in your hand; choose cards that you hold.
lucky_loop-refusal-held-once = { $card } is in your hand only once.
lucky_loop-refusal-held-fewer = { $card } is in your hand only { $held } times.
lucky_loop-refusal-card-order = Name the cards in the order of your hand: red, blue, green, yellow, the easiest of each colour first.
lucky_loop-refusal-wrong-colours = { WORD($programme, of: "lucky_loop-programme") } takes one card of each of its three colours.
lucky_loop-refusal-final-phase = You have accomplished all four programmes; now only the free programme is left to fly.
lucky_loop-refusal-closed = You scored 20 or more in { WORD($programme, of: "lucky_loop-programme") }; fly another one.
lucky_loop-refusal-first-round = A single card can be played from the second round on; lay three cards.
lucky_loop-refusal-nothing-laid = No cards lie by { WORD($programme, of: "lucky_loop-programme") } yet; lay three cards.
lucky_loop-refusal-not-harder = { $card } replaces no card of { WORD($programme, of: "lucky_loop-programme") }: it must have the colour of one and a higher difficulty.
lucky_loop-refusal-not-final-phase = The free programme comes after all four programmes are accomplished.
lucky_loop-refusal-free-size = A free programme has three to six cards, not { $count }.
lucky_loop-refusal-free-too-easy = These cards add up to { $total }; a free programme needs a difficulty of 25 or more.
lucky_loop-refusal-free-too-many-dice = These cards need { $needed } dice at least; a free programme must be feasible with six.
lucky_loop-refusal-not-in-programme = { $card } is not in your free programme; the highlight goes on one of its cards.
lucky_loop-refusal-no-token = You have no bonus token to pay.
lucky_loop-refusal-seventh-bought = The seventh die can be bought once a turn, and you have it.
lucky_loop-refusal-no-stopping = A free programme cannot be stopped; fly it to its end.
lucky_loop-refusal-stop-too-early = You may stop after two cards are made, before the last throw.
lucky_loop-refusal-can-be-made = A card can be made with these dice, so it must be made, or some dice thrown again for a token.
lucky_loop-refusal-no-dice = All dice lie on cards: buy the seventh die to throw once more, or stop.
lucky_loop-refusal-no-dice-free = All dice lie on cards: buy the seventh die to throw once more, or give up.
lucky_loop-refusal-not-open = { $card } is not open in this flight; choose a card without dice.
lucky_loop-refusal-highlighted = The { $card } that is open is the highlighted one: make it as { $card }*.
lucky_loop-refusal-not-highlighted = The { $card } that is open is not the highlighted one: make it as { $card }, without the star.
lucky_loop-refusal-not-thrown = { $dice } do not lie in this throw; choose among the dice just thrown.
lucky_loop-refusal-no-dice-named = Name at least one of the dice just thrown.
lucky_loop-refusal-dice-order = Name the dice in ascending order.
lucky_loop-refusal-too-low = These dice add up to { $total }, the card needs { $difficulty }.
lucky_loop-refusal-highlight-exact = The highlighted card must be made exactly: { $difficulty }, not { $total }.

lucky_loop-ahead-fly-most = At best { $most } points.
lucky_loop-ahead-fly-first = Counts from { $least } points on.
lucky_loop-ahead-fly-again = Counts if it beats your { $before }.
lucky_loop-ahead-fly-fourth = It would be your fourth programme: then the final phase begins.
lucky_loop-ahead-fly-vain = At best { $most } points: too few, it takes { $least } to count.
lucky_loop-ahead-raise = Takes the place of { WORD($colour, of: "lucky_loop-colour") } { $difficulty }.
lucky_loop-ahead-free-most = At best { $most } points, in place of your worst result, { $worst }.
lucky_loop-ahead-free-vain = At best { $most } points, and your worst result is { $worst }: nothing to win.
lucky_loop-ahead-free-locks = These cards stay until they succeed: no more exchanges, each failure costs { $count } points.
lucky_loop-ahead-free-rest =
    { $count ->
        [one] Your other card is discarded.
       *[other] Your other { $count } cards are discarded.
    }
lucky_loop-ahead-free-few = { $count } of at least { $least } cards.
lucky_loop-ahead-free-easy = Difficulty { $total }: a free programme needs { $least }.
lucky_loop-ahead-free-dice = It needs { $needed } dice: a free programme has { $most }.
lucky_loop-ahead-free-illegal = This is against the rules: it costs { $count } points, your hand and the turn.
lucky_loop-ahead-exchange = Takes your turn: draw { $count } cards, then discard { $count }.
lucky_loop-ahead-exchange-last = This is your last turn: new cards come too late to be flown.
lucky_loop-ahead-exchange-few = Takes your turn: draw up to { $count } cards, then discard as many.
lucky_loop-ahead-exchange-costs =
    { $count ->
        [one] Costs { $count } point.
       *[other] Costs { $count } points.
    }
lucky_loop-ahead-exchange-each =
    { $count ->
        [one] Costs { $count } point for each card drawn.
       *[other] Costs { $count } points for each card drawn.
    }
lucky_loop-ahead-discard =
    { $count ->
        [one] No more cards are drawn then: { $count } to discard.
       *[other] No more cards are drawn then: { $count } to discard.
    }
lucky_loop-ahead-highlight = Exactly { $difficulty }, for { $points } points.
lucky_loop-ahead-roll =
    { $count ->
        [one] { $count } die: it has to show { $least } or more.
       *[other] { $count } dice: they have to reach { $least }.
    }
lucky_loop-ahead-roll-vain =
    { $count ->
        [one] { $count } die cannot do it: it shows { $reached } at most, the easiest card needs { $least }.
       *[other] { $count } dice cannot do it: they reach { $reached } at most, the easiest card needs { $least }.
    }
lucky_loop-ahead-fail-programme = If it fails: no points.
lucky_loop-ahead-fail-programme-token = If it fails: no points, but a token.
lucky_loop-ahead-fail-programme-no_token = If it fails: no points, and no token is left.
lucky_loop-ahead-fail-free = If it fails: { $count } points lost.
lucky_loop-ahead-fail-free-token = If it fails: { $count } points lost, one token won.
lucky_loop-ahead-fail-free-no_token = If it fails: { $count } points lost, and no token is left.
lucky_loop-ahead-end-programme = The flight ends without points.
lucky_loop-ahead-end-programme-token = The flight ends without points, but with a token.
lucky_loop-ahead-end-programme-no_token = The flight ends without points, and no token is left.
lucky_loop-ahead-end-free = The flight fails: { $count } points lost.
lucky_loop-ahead-end-free-token = The flight fails: { $count } points lost, one token won.
lucky_loop-ahead-end-free-no_token = The flight fails: { $count } points lost, and no token is left.
lucky_loop-ahead-token = Costs a token: { $count } left.
lucky_loop-ahead-seventh-now = This throw then has { $count } dice.
lucky_loop-ahead-seventh-later = This throw keeps its { $count } dice; one more stays for later.
lucky_loop-ahead-again-gives_up = What these dice make now is gone.
lucky_loop-ahead-make-left =
    { $count ->
        [one] { $count } die left.
       *[other] { $count } dice left.
    }
lucky_loop-ahead-make-out = No dice left: the flight fails.
lucky_loop-ahead-make-short =
    { $count ->
        [one] { $count } die left: too few for { $least }.
       *[other] { $count } dice left: too few for { $least }.
    }
lucky_loop-ahead-land = Lands with { $points }.
lucky_loop-ahead-land-counts = Track: { SIGNED($gained) }.
lucky_loop-ahead-land-fourth = All four done: your results stand, the final phase begins.
lucky_loop-ahead-land-free = In place of { $worst }: { SIGNED($gained) }.
lucky_loop-ahead-land-stands = Your { $before } stands.
lucky_loop-ahead-land-short = Under { $least }: nothing counts.

lucky_loop-bar-closed = Closed to you: { $points } points here.
lucky_loop-bar-colour = You hold no { WORD($colour, of: "lucky_loop-colour") } card.
lucky_loop-bar-raise = You hold no { WORD($colour, of: "lucky_loop-colour") } card, and none to beat those here.

lucky_loop-miss-short = These dice reach { $reached }, it needs { $difficulty }.
lucky_loop-miss-exact = No dice here make exactly { $difficulty }.
