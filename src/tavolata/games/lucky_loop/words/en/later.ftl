lucky_loop-free_programme = Free programme
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
lucky_loop-legend-sign-spare = { SIGNED($count) }
lucky_loop-legend-sign-later = + { $later }
