lucky_loop-thing-card = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-thing-card-says = A { WORD($colour, of: "lucky_loop-colour") } flight card: { $exact } points if the dice make exactly { $difficulty }, { $exceeded } if they make more.
lucky_loop-thing-place = Place for a { WORD($colour, of: "lucky_loop-colour") } card
lucky_loop-thing-place-says = Here a { WORD($colour, of: "lucky_loop-colour") } card, a { WORD($colour, of: "lucky_loop-manoeuvre") }, is laid when this programme is flown.
lucky_loop-thing-programme = { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-programme-says = A programme: it is flown with a { WORD($first, of: "lucky_loop-colour") }, a { WORD($second, of: "lucky_loop-colour") } and a { WORD($third, of: "lucky_loop-colour") } card. Everybody flies all four programmes.
lucky_loop-thing-scale = Scale of { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-scale-says = Aeroplanes mark the best result of each player here. It begins at { $recorded }: a flight with less does not count.
lucky_loop-thing-mark = { $value } on the scale
lucky_loop-thing-mark-says-recorded = From { $recorded } points on a flight counts.
lucky_loop-thing-mark-says-first_record = The first to reach { $first_record } in this programme wins a token and sets its record.
lucky_loop-thing-mark-says-closed = { $closed } points or more always win a token; then this programme is closed to you.
lucky_loop-thing-record = The record: { $record }
lucky_loop-thing-record-says = The best flight of this programme so far. Whoever beats { $record } wins a token.
lucky_loop-thing-track = Score track
lucky_loop-thing-track-says = The aeroplanes show the points of all players. Most points win.
lucky_loop-thing-plane = Aeroplane of player { $number }
lucky_loop-thing-plane-says =
    { $count ->
        [one] It marks what player { $number } has: { $count } point on the score track.
       *[other] It marks what player { $number } has: { $count } points on the score track.
    }
lucky_loop-thing-deck = { WORD($deck, of: "lucky_loop-deck") }
lucky_loop-thing-deck-says =
    { $count ->
        [one] You draw from it to fill up your hand or to exchange: { $count } card left.
       *[other] You draw from it to fill up your hand or to exchange: { $count } cards left.
    }
lucky_loop-thing-discards = Discard pile
lucky_loop-thing-discards-says = Cards that are done with lie here, face up: { $count }. They become the deck when it is empty.
lucky_loop-thing-supply = Bonus tokens
lucky_loop-thing-supply-says =
    { $count ->
        [one] { $count } token is left to be won. It buys another throw or the red die.
       *[other] { $count } tokens are left to be won. Each buys another throw or the red die.
    }
lucky_loop-thing-hand = Your hand
lucky_loop-thing-hand-says =
    { $count ->
        [one] { $count } card that only you see. You lay cards from here to fly.
       *[other] { $count } cards that only you see. You lay cards from here to fly.
    }
lucky_loop-thing-dice = The dice thrown
lucky_loop-thing-dice-says = Make one open card with one, two or three of them. Those stay on the card, the others come back.
lucky_loop-thing-die = Die: { $die }
lucky_loop-thing-die-says = It adds { $die } to the card that you lay it on. On no card, it is worth a point when you land.
lucky_loop-thing-red-die = Red die: { $die }
lucky_loop-thing-red-die-says = The seventh die, bought with a token for this turn. It counts like the black ones.
lucky_loop-thing-pool = Dice left
lucky_loop-thing-pool-says =
    { $count ->
        [one] { $count } die waits for its throw. If it lies on no card when you land, it is worth a point.
       *[other] { $count } dice wait for their throw. Each that lies on no card when you land is worth a point.
    }
lucky_loop-thing-aloft = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-thing-aloft-says = Still open: { $exact } points if the dice make exactly { $difficulty }, { $exceeded } if they make more.
lucky_loop-thing-aloft-says-made = Made with { $dice }, for { $points }. Its dice stay here until the flight is over.
lucky_loop-thing-highlight = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty } with the star
lucky_loop-thing-highlight-says = It must be made exactly, and then pays { $exact } points twice.
lucky_loop-thing-highlight-says-made = Made exactly with { $dice }: the star doubles it, for { $points }.
lucky_loop-thing-way = A way to make { $card }
lucky_loop-thing-way-says-exact =
    { $count ->
        [one] With { $dice } it is made exactly: { $count } point.
       *[other] With { $dice } it is made exactly: { $count } points.
    }
lucky_loop-thing-way-says-over =
    { $count ->
        [one] With { $dice } it is exceeded: { $count } point.
       *[other] With { $dice } it is exceeded: { $count } points.
    }
lucky_loop-thing-figures = The flight in figures
lucky_loop-thing-figures-says =
    { $count ->
        [one] This is throw { $throw } of { $throws }. The cards made so far pay { $count } point.
       *[other] This is throw { $throw } of { $throws }. The cards made so far pay { $count } points.
    }
lucky_loop-thing-landing = Landed
lucky_loop-thing-landing-says = The boxes of the cards and one point for every die left over make the result.
lucky_loop-thing-last-flight = The last flight
lucky_loop-thing-last-flight-says = How the flight before went: its cards, the dice on them, and the result.
lucky_loop-thing-ledger = How it came to this
lucky_loop-thing-ledger-says = The results of everybody, line by line. The free programme takes the place of the worst one, which is struck out.
lucky_loop-thing-worth = What the advisor thinks
lucky_loop-thing-worth-says = The chance that the flight counts, and the points that this brings on the average. The crown marks the best.
lucky_loop-thing-player = Player { $number }
lucky_loop-thing-player-says = Points: { $points }. Bonus tokens: { $tokens }. Programmes flown: { $count } of the four.
lucky_loop-thing-points = Points of player { $number }
lucky_loop-thing-points-says =
    { $count ->
        [one] { $count } point: the results of all programmes together. Most points win.
       *[other] { $count } points: the results of all programmes together. Most points win.
    }
lucky_loop-thing-tokens = Bonus tokens of player { $number }
lucky_loop-thing-tokens-says =
    { $count ->
        [one] { $count } token. It buys the red die before a throw, or another throw of some dice after it.
       *[other] { $count } tokens. Each buys the red die before a throw, or another throw of some dice after it.
    }
lucky_loop-thing-backs = Cards of player { $number }
lucky_loop-thing-backs-says =
    { $count ->
        [one] { $count } card from this deck, in hand. What is on it only they know.
       *[other] { $count } cards from this deck, in hand. What is on them only they know.
    }
lucky_loop-thing-result = { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-result-says =
    { $count ->
        [one] { $count } point: the best result of player { $number } in this programme.
       *[other] { $count } points: the best result of player { $number } in this programme.
    }
lucky_loop-thing-result-says-none = Player { $number } has no result here yet. It takes { $recorded } points to get one.
lucky_loop-thing-free = Free programme of player { $number }
lucky_loop-thing-free-says = These cards stay until they are flown to the end: { $cards }.
lucky_loop-thing-free-result = Free programme landed
lucky_loop-thing-free-result-says =
    { $count ->
        [one] { $count } point, in place of the worst result.
       *[other] { $count } points, in place of the worst result.
    }
lucky_loop-thing-finale = Finale
lucky_loop-thing-finale-says = All four programmes are flown. Now only the free programme is left.
lucky_loop-thing-start = Start player
lucky_loop-thing-start-says = Begins each round. The last round ends with the player before them.
lucky_loop-thing-do-roll = Throw
lucky_loop-thing-do-roll-says = Throws three dice, or all that are left.
lucky_loop-thing-do-seventh = Seventh die
lucky_loop-thing-do-seventh-says = Costs a token: the red die joins yours for the rest of this turn.
lucky_loop-thing-do-stop = Stop here
lucky_loop-thing-do-stop-says = Ends the flight after two cards: no points, but a token.
lucky_loop-thing-do-reroll = Throw again
lucky_loop-thing-do-reroll-says = Costs a token: choose some of the dice just thrown, and they are thrown again.
lucky_loop-thing-do-give-up = Give up
lucky_loop-thing-do-give-up-says = The dice make no card: the flight has failed.
lucky_loop-thing-do-fly = Fly
lucky_loop-thing-do-fly-says = Lays the three cards beside the programme and begins the flight.
lucky_loop-thing-do-raise = Raise
lucky_loop-thing-do-raise-says = One harder card of the same colour takes the place of one that lies there. Then all three are flown.
lucky_loop-thing-do-free = Lay the free programme
lucky_loop-thing-do-free-says = Lays these cards. They stay until they are flown to the end.
lucky_loop-thing-do-exchange = Exchange cards
lucky_loop-thing-do-exchange-says = Takes your turn: draw new cards, then discard as many.
lucky_loop-thing-do-draw = Draw
lucky_loop-thing-do-draw-says = Takes a card from the { WORD($deck, of: "lucky_loop-short_deck") } deck. You see it before you choose the next deck.
lucky_loop-thing-do-discard = Discard
lucky_loop-thing-do-discard-says = Lays the chosen cards on their discard piles, face up.
lucky_loop-thing-do-clear = Choose anew
lucky_loop-thing-do-clear-says = Puts back what you have chosen. Nothing has happened yet.
lucky_loop-thing-do-advice = Advice
lucky_loop-thing-do-advice-says = Works out what each of your choices is worth.
lucky_loop-thing-do-legend = What the figures mean
lucky_loop-thing-do-legend-says = Opens a list of all the figures and signs on the board.
