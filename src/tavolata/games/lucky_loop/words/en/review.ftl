lucky_loop-chapter-turn = Round { $round }

lucky_loop-named-R3 = red 3
lucky_loop-named-R4 = red 4
lucky_loop-named-R5 = red 5
lucky_loop-named-R6 = red 6
lucky_loop-named-R7 = red 7
lucky_loop-named-R8 = red 8
lucky_loop-named-R9 = red 9
lucky_loop-named-R10 = red 10
lucky_loop-named-R11 = red 11
lucky_loop-named-R12 = red 12
lucky_loop-named-B3 = blue 3
lucky_loop-named-B4 = blue 4
lucky_loop-named-B5 = blue 5
lucky_loop-named-B6 = blue 6
lucky_loop-named-B7 = blue 7
lucky_loop-named-B8 = blue 8
lucky_loop-named-B9 = blue 9
lucky_loop-named-B10 = blue 10
lucky_loop-named-B11 = blue 11
lucky_loop-named-B12 = blue 12
lucky_loop-named-G3 = green 3
lucky_loop-named-G4 = green 4
lucky_loop-named-G5 = green 5
lucky_loop-named-G6 = green 6
lucky_loop-named-G7 = green 7
lucky_loop-named-G8 = green 8
lucky_loop-named-G9 = green 9
lucky_loop-named-G10 = green 10
lucky_loop-named-G11 = green 11
lucky_loop-named-G12 = green 12
lucky_loop-named-Y3 = yellow 3
lucky_loop-named-Y4 = yellow 4
lucky_loop-named-Y5 = yellow 5
lucky_loop-named-Y6 = yellow 6
lucky_loop-named-Y7 = yellow 7
lucky_loop-named-Y8 = yellow 8
lucky_loop-named-Y9 = yellow 9
lucky_loop-named-Y10 = yellow 10
lucky_loop-named-Y11 = yellow 11
lucky_loop-named-Y12 = yellow 12

lucky_loop-did-fly = Flew { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }.
lucky_loop-did-raise = Raised { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }.
lucky_loop-did-free-3 = Laid { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }.
lucky_loop-did-free-4 = Laid { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } and { WORD($fourth, of: "lucky_loop-named") }.
lucky_loop-did-free-5 = Laid { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } and { WORD($fifth, of: "lucky_loop-named") }.
lucky_loop-did-free-6 = Laid { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } and { WORD($sixth, of: "lucky_loop-named") }.
lucky_loop-did-highlight = Put the highlight on { WORD($card, of: "lucky_loop-named") }.
lucky_loop-did-roll = Threw the dice.
lucky_loop-did-seventh = Paid a token for the red die.
lucky_loop-did-reroll = Paid a token to throw { $dice } again.
lucky_loop-did-make-exact = Made { WORD($card, of: "lucky_loop-named") } exactly with { $dice }.
lucky_loop-did-make-over = Made { WORD($card, of: "lucky_loop-named") } over with { $dice }.
lucky_loop-did-make-highlight = Made the highlight { WORD($card, of: "lucky_loop-named") } with { $dice }.
lucky_loop-did-stop = Stopped for a token.
lucky_loop-did-give-up = Let the flight fail.
lucky_loop-did-draw = Drew from the { WORD($deck, of: "lucky_loop-short_deck") } deck.
lucky_loop-did-draw-exchange = Exchanged cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck.
lucky_loop-did-discard = Discarded { WORD($card, of: "lucky_loop-named") }.

lucky_loop-chose-fly = Flew { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-fly-later = Flew { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed, and about { $later } points in the next flight.
lucky_loop-chose-raise = Raised { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-raise-later = Raised { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed, and about { $later } points in the next flight.
lucky_loop-chose-free-3 = Laid { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-free-4 = Laid { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } and { WORD($fourth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-free-5 = Laid { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } and { WORD($fifth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-free-6 = Laid { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } and { WORD($sixth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-highlight = Put the highlight on { WORD($card, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-roll = Threw the dice: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-seventh = Paid a token for the red die: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-reroll = Paid a token to throw { $dice } again: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-make-exact = Made { WORD($card, of: "lucky_loop-named") } exactly with { $dice }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-make-over = Made { WORD($card, of: "lucky_loop-named") } over with { $dice }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-make-highlight = Made the highlight { WORD($card, of: "lucky_loop-named") } with { $dice }: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-stop = Stopped for a token.
lucky_loop-chose-give-up = Let the flight fail: { $points } points on average, { $percent } % to succeed.
lucky_loop-chose-draw = Drew from the { WORD($deck, of: "lucky_loop-short_deck") } deck: about { $later } points in the next flight.
lucky_loop-chose-draw-none = Drew from the { WORD($deck, of: "lucky_loop-short_deck") } deck.
lucky_loop-chose-draw-cost = Drew from the { WORD($deck, of: "lucky_loop-short_deck") } deck: { $cost } off now, and about { $later } points in the next flight.
lucky_loop-chose-draw-last = Drew from the { WORD($deck, of: "lucky_loop-short_deck") } deck, though nobody flies after the last round.
lucky_loop-chose-draw-exchange = Exchanged cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck: about { $later } points in the next flight.
lucky_loop-chose-draw-exchange-none = Exchanged cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck.
lucky_loop-chose-draw-exchange-cost = Exchanged cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck: { $cost } off now, and about { $later } points in the next flight.
lucky_loop-chose-draw-exchange-last = Exchanged cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck, though nobody flies after the last round.
lucky_loop-chose-discard = Discarded { WORD($card, of: "lucky_loop-named") }: about { $later } points in the next flight.
lucky_loop-chose-discard-none = Discarded { WORD($card, of: "lucky_loop-named") }.
lucky_loop-chose-discard-last = Discarded { WORD($card, of: "lucky_loop-named") }, though nobody flies after the last round.
lucky_loop-chose-free-illegal = Laid cards that are no free programme: { $cost } points lost.

lucky_loop-better-fly = Better: fly { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-fly-later = Better: fly { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed, and about { $later } points in the next flight.
lucky_loop-better-raise = Better: raise { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-raise-later = Better: raise { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed, and about { $later } points in the next flight.
lucky_loop-better-free-3 = Better: lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-free-4 = Better: lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } and { WORD($fourth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-free-5 = Better: lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } and { WORD($fifth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-free-6 = Better: lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } and { WORD($sixth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-highlight = Better: put the highlight on { WORD($card, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-roll = Better: throw the dice: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-seventh = Better: pay a token for the red die: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-reroll = Better: pay a token to throw { $dice } again: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-make-exact = Better: make { WORD($card, of: "lucky_loop-named") } exactly with { $dice }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-make-over = Better: make { WORD($card, of: "lucky_loop-named") } over with { $dice }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-make-highlight = Better: make the highlight { WORD($card, of: "lucky_loop-named") } with { $dice }: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-stop = Better: stop for a token.
lucky_loop-better-give-up = Better: let the flight fail: { $points } points on average, { $percent } % to succeed.
lucky_loop-better-draw = Better: draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck: about { $later } points in the next flight.
lucky_loop-better-draw-none = Better: draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck.
lucky_loop-better-draw-cost = Better: draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck: { $cost } off now, and about { $later } points in the next flight.
lucky_loop-better-draw-last = Better: draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck, though nobody flies after the last round.
lucky_loop-better-draw-exchange = Better: exchange cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck: about { $later } points in the next flight.
lucky_loop-better-draw-exchange-none = Better: exchange cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck.
lucky_loop-better-draw-exchange-cost = Better: exchange cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck: { $cost } off now, and about { $later } points in the next flight.
lucky_loop-better-draw-exchange-last = Better: exchange cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck, though nobody flies after the last round.
lucky_loop-better-discard = Better: discard { WORD($card, of: "lucky_loop-named") }: about { $later } points in the next flight.
lucky_loop-better-discard-none = Better: discard { WORD($card, of: "lucky_loop-named") }.
lucky_loop-better-discard-last = Better: discard { WORD($card, of: "lucky_loop-named") }, though nobody flies after the last round.

lucky_loop-review-edge = The next best promised { $points } points less.
lucky_loop-review-failed = Threw { $dice }: no card could be made, and the flight failed. The chance of that was { $percent } %.
lucky_loop-review-lost = Before that throw the flight promised { $points } points, with { $percent } % to succeed.
lucky_loop-review-threw = Threw { $dice }: that took the flight from { $before } to { $after } points on average.
lucky_loop-review-success = The chance to succeed went from { $before } % to { $after } %.
lucky_loop-review-fatal = Here the victory slipped away: in this turn the chance of winning of { $name } fell from { $before } % to { $after } %.
lucky_loop-review-fatal-most = In no other turn did { $name } do worse: the chance of winning went from { $before } % to { $after } %.
lucky_loop-review-best = In round { $round }: { $points } points more than the next best.
lucky_loop-review-worst = In round { $round }: it cost { $points } points.
lucky_loop-review-luck-gave = The dice gave { $name } { $points } points more than they owed.
lucky_loop-review-luck-owed = The dice owed { $name } { $points } points.
lucky_loop-review-luck-even = The dice were fair to { $name }.
lucky_loop-review-unit = Costs and luck are points on the score track, by the play that brings most of them.
lucky_loop-review-dice = Luck is that of the dice; which cards were drawn is not counted.
lucky_loop-review-later = In a flight all figures are exact; what the next flight may bring is an estimate.

lucky_loop-why-only = There was nothing else to do.
lucky_loop-why-points = That promised { $worth } points on average, the next best { $next }.
lucky_loop-why-points-alone = That promised { $worth } points on average, and a token is paid only where the flight would fail.
lucky_loop-why-chance = That way the chance of winning was reckoned at { $worth } %, by the next best way at { $next } %.
lucky_loop-why-chance-alone = That way the chance of winning was reckoned at { $worth } %.
lucky_loop-why-prospect = That way the chance of winning was reckoned at { $chance } %, and beside it the hand for the next turn counted { $hand } %. By the next best way it was { $next_chance } %, and the hand counted { $next_hand } %.
lucky_loop-why-prospect-alone = That way the chance of winning was reckoned at { $chance } %, and beside it the hand for the next turn counted { $hand } %.
lucky_loop-why-discard = Without that card the hand still promised { $worth } points, without the next best { $next }.
lucky_loop-why-discard-alone = Without that card the hand still promised { $worth } points.
lucky_loop-why-promise = A card of that deck promised { $worth } points for the next flight, one of the other { $next }.
lucky_loop-why-promise-alone = A card of that deck promised { $worth } points for the next flight.
lucky_loop-why-no-flight = The hand held no flight.
lucky_loop-why-poor = The best new flight promised { $next } points, too few to fly it.
lucky_loop-why-fewer =
    { $count ->
        [one] It held only { $count } card of that deck.
       *[other] It held only { $count } cards of that deck.
    }
lucky_loop-why-thumb = By rule of thumb that promised { $worth } points, the next best { $next }.
lucky_loop-why-thumb-alone = By rule of thumb that promised { $worth } points.
lucky_loop-why-easiest = No free programme of the hand was easier than difficulty { $difficulty }.
lucky_loop-why-new =
    { $count ->
        [one] It was the one way to fly a programme that is new.
       *[other] It was one of { $count } ways to fly a programme that is new, picked by lot.
    }
lucky_loop-why-nothing-new = The hand held no programme that is new, and the deck was picked by lot.
lucky_loop-why-any-deck = Any deck would do, so the lot decided.
lucky_loop-why-any-card = Any of the { $count } cards would do, so the lot decided.
lucky_loop-why-exactly =
    { $count ->
        [one] It makes exactly whatever it can, and of those this pays most: { $count } point.
       *[other] It makes exactly whatever it can, and of those this pays most: { $count } points.
    }
lucky_loop-why-pays-most =
    { $count ->
        [one] Nothing could be made exactly, and this pays most: { $count } point.
       *[other] Nothing could be made exactly, and this pays most: { $count } points.
    }
lucky_loop-why-or-fail = No card could be made, so it throws all dice again as long as it has tokens.
lucky_loop-why-flies-on = It never stops a flight.

lucky_loop-hint-only = There is only one thing to do here.
lucky_loop-hint-look-fly = Look at your hand: which three colours make a programme, and which cards are easy to make?
lucky_loop-hint-look-raise = Look at the cards that lie at { WORD($programme, of: "lucky_loop-programme") }: could you raise one of them?
lucky_loop-hint-look-free = Look at your hand: which cards are hard enough together, and easy enough for six dice?
lucky_loop-hint-look-draw = Look at your hand: which colours are missing for a good flight?
lucky_loop-hint-look-discard =
    { $count ->
        [one] Look at your hand: which card will you need least?
       *[other] Look at your hand: which { $count } cards will you need least?
    }
lucky_loop-hint-look-highlight = Look at your cards: which one can you hit exactly, and pays well when doubled?
lucky_loop-hint-look-roll =
    { $count ->
        [one] Look at the open cards: is { $count } die enough for them?
       *[other] Look at the open cards: are { $count } dice enough for them?
    }
lucky_loop-hint-look-seventh =
    { $count ->
        [one] Look at your dice: { $count } is left. Could you use one more?
       *[other] Look at your dice: { $count } are left. Could you use one more?
    }
lucky_loop-hint-look-stop =
    { $count ->
        [one] Look at the last card: can { $count } die still make it?
       *[other] Look at the last card: can { $count } dice still make it?
    }
lucky_loop-hint-look-give-up = Look at the dice: do they make any card?
lucky_loop-hint-look-make = Look at { WORD($card, of: "lucky_loop-named") }: which dice would make it?
lucky_loop-hint-look-reroll = Look at the dice: are they worth keeping, all of them?
lucky_loop-hint-consider-flight = The best choice brings { $points } points on average, the next best { $next }.
lucky_loop-hint-consider-both = With the next flight, the best choice brings about { $points } points, the next best { $next }.
lucky_loop-hint-consider-next = Think of your next flight: with the best choice it may bring about { $points } points, with the next best { $next }.
lucky_loop-hint-consider-next-none = Think of your next flight: so far your hand hardly holds one, whatever you choose.
lucky_loop-hint-consider-next-last = This is the last round: there is no flight any more for which you would need cards.
lucky_loop-hint-do-fly = Fly { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-fly-exchange = Fly { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. To exchange cards would bring nothing any more.
lucky_loop-hint-do-fly-later = Fly { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: about { $points } points with the next flight, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-fly-later-exchange = Fly { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: about { $points } points with the next flight, { $percent } % to succeed. To exchange cards would bring about { $next }.
lucky_loop-hint-do-only-fly = Fly { WORD($programme, of: "lucky_loop-programme") } with { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: there is nothing else to do.
lucky_loop-hint-do-raise = Raise { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-raise-exchange = Raise { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. To exchange cards would bring nothing any more.
lucky_loop-hint-do-raise-later = Raise { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }: about { $points } points with the next flight, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-raise-later-exchange = Raise { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }: about { $points } points with the next flight, { $percent } % to succeed. To exchange cards would bring about { $next }.
lucky_loop-hint-do-only-raise = Raise { WORD($programme, of: "lucky_loop-programme") } with { WORD($card, of: "lucky_loop-named") }: there is nothing else to do.
lucky_loop-hint-do-free-3 = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-free-3-exchange = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. To exchange cards would bring about { $next }.
lucky_loop-hint-do-only-free-3 = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: there is nothing else to do.
lucky_loop-hint-do-free-4 = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } and { WORD($fourth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-free-4-exchange = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } and { WORD($fourth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. To exchange cards would bring about { $next }.
lucky_loop-hint-do-only-free-4 = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } and { WORD($fourth, of: "lucky_loop-named") }: there is nothing else to do.
lucky_loop-hint-do-free-5 = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } and { WORD($fifth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-free-5-exchange = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } and { WORD($fifth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. To exchange cards would bring about { $next }.
lucky_loop-hint-do-only-free-5 = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } and { WORD($fifth, of: "lucky_loop-named") }: there is nothing else to do.
lucky_loop-hint-do-free-6 = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } and { WORD($sixth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-free-6-exchange = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } and { WORD($sixth, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. To exchange cards would bring about { $next }.
lucky_loop-hint-do-only-free-6 = Lay { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } and { WORD($sixth, of: "lucky_loop-named") }: there is nothing else to do.
lucky_loop-hint-do-highlight = Put the highlight on { WORD($card, of: "lucky_loop-named") }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-only-highlight = Put the highlight on { WORD($card, of: "lucky_loop-named") }: there is nothing else to do.
lucky_loop-hint-do-roll = Throw the dice: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-only-roll = Throw the dice: there is nothing else to do.
lucky_loop-hint-do-seventh = Pay a token for the red die: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-only-seventh = Pay a token for the red die: there is nothing else to do.
lucky_loop-hint-do-reroll = Pay a token to throw { $dice } again: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-only-reroll = Pay a token to throw { $dice } again: there is nothing else to do.
lucky_loop-hint-do-make-exact = Make { WORD($card, of: "lucky_loop-named") } exactly with { $dice }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-only-make-exact = Make { WORD($card, of: "lucky_loop-named") } exactly with { $dice }: there is nothing else to do.
lucky_loop-hint-do-make-over = Make { WORD($card, of: "lucky_loop-named") } over with { $dice }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-only-make-over = Make { WORD($card, of: "lucky_loop-named") } over with { $dice }: there is nothing else to do.
lucky_loop-hint-do-make-highlight = Make the highlight { WORD($card, of: "lucky_loop-named") } with { $dice }: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-only-make-highlight = Make the highlight { WORD($card, of: "lucky_loop-named") } with { $dice }: there is nothing else to do.
lucky_loop-hint-do-stop = Stop for a token: no points, but the dice could hardly do more. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-only-stop = Stop for a token: there is nothing else to do.
lucky_loop-hint-do-give-up = Let the flight fail: { $points } points on average, { $percent } % to succeed. The next best: { $next } points, { $next_percent } %.
lucky_loop-hint-do-only-give-up = Let the flight fail: there is nothing else to do.
lucky_loop-hint-do-draw = Draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck: the next flight may then bring about { $points } points, otherwise { $next }.
lucky_loop-hint-do-draw-none = Draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck: nothing brings more.
lucky_loop-hint-do-draw-last = Draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck: in the last round nothing brings more.
lucky_loop-hint-do-only-draw = Draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck: there is nothing else to do.
lucky_loop-hint-do-draw-exchange = Exchange cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck: the next flight may then bring about { $points } points, otherwise { $next }.
lucky_loop-hint-do-draw-exchange-none = Exchange cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck: nothing brings more.
lucky_loop-hint-do-draw-exchange-last = Exchange cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck: in the last round nothing brings more.
lucky_loop-hint-do-only-draw-exchange = Exchange cards, the first from the { WORD($deck, of: "lucky_loop-short_deck") } deck: there is nothing else to do.
lucky_loop-hint-do-discard-1 = Discard { WORD($first, of: "lucky_loop-named") }: the next flight may then bring about { $points } points, otherwise { $next }.
lucky_loop-hint-do-discard-1-none = Discard { WORD($first, of: "lucky_loop-named") }: nothing brings more.
lucky_loop-hint-do-discard-1-last = Discard { WORD($first, of: "lucky_loop-named") }: in the last round nothing brings more.
lucky_loop-hint-do-discard-2 = Discard { WORD($first, of: "lucky_loop-named") } and { WORD($second, of: "lucky_loop-named") }: the next flight may then bring about { $points } points, otherwise { $next }.
lucky_loop-hint-do-discard-2-none = Discard { WORD($first, of: "lucky_loop-named") } and { WORD($second, of: "lucky_loop-named") }: nothing brings more.
lucky_loop-hint-do-discard-2-last = Discard { WORD($first, of: "lucky_loop-named") } and { WORD($second, of: "lucky_loop-named") }: in the last round nothing brings more.
lucky_loop-hint-do-discard-3 = Discard { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: the next flight may then bring about { $points } points, otherwise { $next }.
lucky_loop-hint-do-discard-3-none = Discard { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: nothing brings more.
lucky_loop-hint-do-discard-3-last = Discard { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } and { WORD($third, of: "lucky_loop-named") }: in the last round nothing brings more.
lucky_loop-hint-do-only-discard = Discard { WORD($card, of: "lucky_loop-named") }: there is nothing else to do.
