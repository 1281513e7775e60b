lucky_loop-colour-red = red
lucky_loop-colour-blue = blue
lucky_loop-colour-green = green
lucky_loop-colour-yellow = yellow

lucky_loop-manoeuvre-red = Turn
lucky_loop-manoeuvre-blue = Looping
lucky_loop-manoeuvre-green = Dive
lucky_loop-manoeuvre-yellow = Roll

lucky_loop-programme-red-rooster = Red Rooster
lucky_loop-programme-rubber-duck = Rubber Duck
lucky_loop-programme-diving-dove = Diving Dove
lucky_loop-programme-mighty-eagle = Mighty Eagle
lucky_loop-programme-short-red-rooster = Ro
lucky_loop-programme-short-rubber-duck = Du
lucky_loop-programme-short-diving-dove = Do
lucky_loop-programme-short-mighty-eagle = Ea

lucky_loop-card-label = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }, { WORD($colour, of: "lucky_loop-colour") }: exactly { $exact }, over { $exceeded }
lucky_loop-card-place = A place for a { WORD($colour, of: "lucky_loop-colour") } card: { WORD($colour, of: "lucky_loop-manoeuvre") }

lucky_loop-deck-red-blue = Red and blue deck
lucky_loop-deck-yellow-green = Yellow and green deck
lucky_loop-deck-discard = Discard pile: { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty } on top
lucky_loop-deck-discard_empty = Discard pile: empty

lucky_loop-board-label = The board

lucky_loop-result-player = { $name }: { $points }

lucky_loop-card-name = { WORD($colour, of: "lucky_loop-colour") } { $difficulty }

lucky_loop-free_programme = Free programme

lucky_loop-deck-draw = Draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck

lucky_loop-token-supply =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }

lucky_loop-players-label = Players

lucky_loop-player-start = Start player
lucky_loop-player-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lucky_loop-player-tokens =
    { $count ->
        [one] { $count } bonus token
       *[other] { $count } bonus tokens
    }
lucky_loop-player-cards =
    { $count ->
        [one] { $count } card of the { WORD($deck, of: "lucky_loop-short_deck") } deck
       *[other] { $count } cards of the { WORD($deck, of: "lucky_loop-short_deck") } deck
    }
lucky_loop-player-final = Finale
lucky_loop-player-final_means = In the final phase: only the free programme is left to fly
lucky_loop-player-free = Free programme: { $cards }
lucky_loop-player-result = { WORD($programme, of: "lucky_loop-programme") }: { $points }
lucky_loop-player-no_result = { WORD($programme, of: "lucky_loop-programme") }: not yet flown
lucky_loop-player-free_result = Free programme: { $points }

lucky_loop-hand-label = Your hand
lucky_loop-hand-empty = Your hand is empty.
lucky_loop-hand-new = New

lucky_loop-flight-cards = The cards of the flight
lucky_loop-flight-propose = Show dice for it
lucky_loop-flight-make =
    { $count ->
        [one] Make it with { $total }: { $count } point
       *[other] Make it with { $total }: { $count } points
    }
lucky_loop-flight-put_highlight = Put the highlight here

lucky_loop-chip-exact =
    { $count ->
        [one] Make { $card } exactly with { $dice }: { $count } point
       *[other] Make { $card } exactly with { $dice }: { $count } points
    }
lucky_loop-chip-over =
    { $count ->
        [one] Make { $card } over with { $dice }: { $count } point
       *[other] Make { $card } over with { $dice }: { $count } points
    }

lucky_loop-dice-label = The dice thrown
lucky_loop-dice-black = Die { $die }
lucky_loop-dice-red = Red die { $die }
lucky_loop-dice-sum = { $dice } = { $total }
lucky_loop-dice-compose = Tap dice to add up

lucky_loop-do-throw = Throw
lucky_loop-do-seventh = Seventh die
lucky_loop-do-stop = Stop here
lucky_loop-do-again =
    { $count ->
        [one] Throw it again
       *[other] Throw these again
    }
lucky_loop-do-again_hint = Tap dice to throw them again for a token.
lucky_loop-do-give_up = Give up
lucky_loop-do-fly = Fly { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-do-raise = { WORD($programme, of: "lucky_loop-programme") }: raise by { $card }
lucky_loop-do-free = Lay the free programme
lucky_loop-do-exchange = Exchange cards
lucky_loop-do-exchange_from = Exchange: draw { WORD($deck, of: "lucky_loop-short_deck") }
lucky_loop-do-discard =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
lucky_loop-do-clear = Choose anew

lucky_loop-free-cards = Cards { $count }, at least { $fewest }
lucky_loop-free-difficulty = Difficulty { $difficulty }, at least { $least }
lucky_loop-free-dice = Dice { $needed }, at most { $dice }
lucky_loop-free-what = A free programme: { $fewest } to { $most } cards of any colours, difficulty { $least } or more, for { $dice } dice. It takes the place of your worst result.

lucky_loop-advice-ask = Advice
lucky_loop-advice-show = Show me the best
lucky_loop-advice-chance = { $chance }
lucky_loop-advice-points = { $points }
lucky_loop-advice-sum = { $points } + { $later }
lucky_loop-advice-total = { $points } in all
lucky_loop-advice-later = ≈ { $points }

lucky_loop-last-label = The last flight
lucky_loop-last-who = { $name }: { $title }
lucky_loop-last-scored =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lucky_loop-last-not_recorded =
    { $count ->
        [one] { $count } point, not recorded
       *[other] { $count } points, not recorded
    }
lucky_loop-last-failed = Crash landing!
lucky_loop-last-stopped = Stopped in time
lucky_loop-last-token = earned a token
lucky_loop-last-lost =
    { $count ->
        [one] lost { $count } point
       *[other] lost { $count } points
    }

lucky_loop-figures-throw = Throw { $throw } of { $throws }
lucky_loop-figures-subtotal =
    { $count ->
        [one] So far { $count } point
       *[other] So far { $count } points
    }
lucky_loop-figures-least = Counts from { $least }

lucky_loop-land-label = The flight has landed
lucky_loop-land-spare =
    { $count ->
        [one] + { $count } spare die
       *[other] + { $count } spare dice
    }
lucky_loop-land-total =
    { $count ->
        [one] = { $count } point
       *[other] = { $count } points
    }
lucky_loop-land-counts = { SIGNED($gained) } on the score track
lucky_loop-land-short = Under { $least }: nothing counts
lucky_loop-land-stands = The { $before } from before stands

lucky_loop-over-label = The end of the game
lucky_loop-over-best = Flight of the show: { $name }, { $title }, { $points } points

lucky_loop-ledger-place = { $place }. { $name }
lucky_loop-ledger-total = Total
lucky_loop-ledger-points_lost = Points lost
lucky_loop-ledger-best = Best flight
lucky_loop-ledger-landed = Flights landed
lucky_loop-ledger-crashed = Crash landings
lucky_loop-ledger-stopped = Stopped in time
lucky_loop-ledger-exchanged = Exchanges
lucky_loop-ledger-tokens_won = Tokens won
lucky_loop-ledger-tokens_paid = Tokens paid

lucky_loop-legend-open = What the figures mean
lucky_loop-legend-exact = The dice meet the card exactly: the upper box pays.
lucky_loop-legend-over = The dice exceed the card: the lower box pays.
lucky_loop-legend-spare = For each die that lies on no card when a flight lands.
lucky_loop-legend-recorded = From { $recorded } points on a flight counts, and is marked on the scale of its programme.
lucky_loop-legend-first_record = The first to reach { $first_record } in a programme wins a token and sets its record.
lucky_loop-legend-record = The record of a programme: whoever beats it wins a token.
lucky_loop-legend-best = With advice: the best choice.
lucky_loop-legend-closed = { $closed } points or more always win a token; then the programme is closed to you.
lucky_loop-legend-failed = For each free programme that fails.
lucky_loop-legend-exchange = For each exchange once all four programmes are done.
lucky_loop-legend-exchange_each = For each card that is exchanged once all four programmes are done.
lucky_loop-legend-illegal = For a free programme against the rules.
lucky_loop-legend-chance = Advice: the chance that the flight counts, by the best play for points.
lucky_loop-legend-points = Advice: the points of this turn on the average, by the same play. Both figures are exact.
lucky_loop-legend-later = Advice, after the plus: about what your next flight brings with the cards in hand then. An estimate.
lucky_loop-legend-total = Advice, in all: this turn and the next together. The most is the best.

lucky_loop-watch-flight = { $name } flies { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-watch-free = { $name } flies a free programme

lucky_loop-mine-lot = The lot decides who starts.
lucky_loop-mine-deal = The cards are dealt.
lucky_loop-mine-turn = Your turn!
lucky_loop-mine-turn_last = Last round: this is your last turn!
lucky_loop-mine-exchange = You are exchanging cards.
lucky_loop-mine-discard = You are discarding.
lucky_loop-mine-refill = You fill up your hand.
lucky_loop-mine-draw = You draw a card.
lucky_loop-mine-highlight = Your highlight!
lucky_loop-mine-highlight_last = Your last turn: your highlight!
lucky_loop-mine-ready = Your flight: throw the dice.
lucky_loop-mine-ready_none = Your flight: no dice are left.
lucky_loop-mine-throw = The dice are rolling.
lucky_loop-mine-thrown = Your flight: make a card.
lucky_loop-mine-thrown_none = Your flight: these dice make no card.
lucky_loop-mine-over = The game is over.

lucky_loop-prompt-lot = The lot decides who starts.
lucky_loop-prompt-deal = The cards are dealt.
lucky_loop-prompt-turn = Choose cards for a flight, or exchange.
lucky_loop-prompt-turn_last = Last round: this is your last turn.
lucky_loop-prompt-cards = Choose the cards for { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-prompt-more = Add cards of the other colours, or tap a programme.
lucky_loop-prompt-set = Ready: fly, or choose anew.
lucky_loop-prompt-set_free = Ready: lay these cards, or add more.
lucky_loop-prompt-free_dice = That would need { $needed } dice, and there are { $dice }: put a card back first.
lucky_loop-prompt-free_clash = No free programme of your hand has these cards together: put one back first.
lucky_loop-prompt-exchange_first = Which deck does your first card come from?
lucky_loop-prompt-free = Choose the cards of your free programme, or exchange.
lucky_loop-prompt-exchange = Draw the next card: tap a deck.
lucky_loop-prompt-discard = Choose the cards to discard.
lucky_loop-prompt-discard_count =
    { $count ->
        [one] Choose { $count } card to discard ({ $picked } chosen).
       *[other] Choose { $count } cards to discard ({ $picked } chosen).
    }
lucky_loop-prompt-exchange_on =
    { $count ->
        [one] Draw another card, or choose { $count } card to discard ({ $picked } chosen).
       *[other] Draw another card, or choose { $count } cards to discard ({ $picked } chosen).
    }
lucky_loop-prompt-refill = Fill up your hand: tap a deck.
lucky_loop-prompt-draw = A card is drawn.
lucky_loop-prompt-highlight = Which card is the highlight? It must be made exactly and pays double.
lucky_loop-prompt-ready = Ready for take-off: throw the dice.
lucky_loop-prompt-ready_on = On with the flight: throw the dice.
lucky_loop-prompt-ready_none = No dice are left to throw.
lucky_loop-prompt-throw = The dice are rolling.
lucky_loop-prompt-thrown = Make a card: tap a way, or add up dice.
lucky_loop-prompt-thrown_none = These dice make no card: the flight fails.
lucky_loop-prompt-thrown_again = These dice make no card: throw some again, or give up.
lucky_loop-prompt-over = The game is over.

lucky_loop-status-lot = The lot decides who starts.
lucky_loop-status-deal = The cards are dealt.
lucky_loop-status-turn = { $name } chooses: a flight, or an exchange.
lucky_loop-status-turn_last = Last round: { $name } chooses a flight, or an exchange.
lucky_loop-status-exchange = { $name } exchanges cards.
lucky_loop-status-discard = { $name } discards.
lucky_loop-status-refill = { $name } draws cards.
lucky_loop-status-draw = { $name } draws a card.
lucky_loop-status-highlight = { $name } chooses the highlight.
lucky_loop-status-highlight_last = Last round: { $name } chooses the highlight.
lucky_loop-status-ready = { $name } is about to throw.
lucky_loop-status-ready_none = { $name } has no dice left to throw.
lucky_loop-status-throw = { $name } throws the dice.
lucky_loop-status-thrown = { $name } has thrown and makes a card.
lucky_loop-status-thrown_none = { $name } has thrown, and the dice make no card.
lucky_loop-status-over =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }

lucky_loop-over-reason-free-programme = A free programme succeeded and the round was played to its end: most points win.
