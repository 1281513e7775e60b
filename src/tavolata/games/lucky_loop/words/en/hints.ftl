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
