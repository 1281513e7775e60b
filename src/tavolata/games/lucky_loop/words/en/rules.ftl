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
