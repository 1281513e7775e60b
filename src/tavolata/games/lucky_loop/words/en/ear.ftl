lucky_loop-ear-dock = Your part of the table
lucky_loop-ear-actions = What you can do
lucky_loop-ear-round = Round { $round }.
lucky_loop-ear-round-last = Round { $round }, the last one.
lucky_loop-ear-hand = Your hand: { $cards }.
lucky_loop-ear-flight = In the air: { WORD($programme, of: "lucky_loop-programme") }, throw { $throw } of { $throws }.
lucky_loop-ear-flight-free = In the air: the free programme, throw { $throw } of { $throws }.
lucky_loop-ear-flight-highlight = The free programme waits for its highlight: { $cards }.
lucky_loop-ear-subtotal =
    { $count ->
        [one] So far { $count } point.
       *[other] So far { $count } points.
    }
lucky_loop-ear-subtotal-least =
    { $count ->
        [one] So far { $count } point; the flight counts from { $least }.
       *[other] So far { $count } points; the flight counts from { $least }.
    }
lucky_loop-ear-box-open = { $card }. Still open.
lucky_loop-ear-box-made =
    { $count ->
        [one] { $card }. Made with { $dice } for { $count } point.
       *[other] { $card }. Made with { $dice } for { $count } points.
    }
lucky_loop-ear-box-highlight = { $card }, the highlight: only exactly, pays double
lucky_loop-ear-dice = On the table: { $dice }.
lucky_loop-ear-dice-red = On the table: { $dice }, the red die shows { $red }.
lucky_loop-ear-waiting =
    { $count ->
        [one] { $count } die waits for its throw.
       *[other] { $count } dice wait for their throw.
    }
lucky_loop-ear-waiting-red =
    { $count ->
        [one] { $count } die waits for its throw; the red one is in the game.
       *[other] { $count } dice wait for their throw; the red one is in the game.
    }
lucky_loop-ear-sum = Chosen dice: { $dice }, together { $total }.
lucky_loop-ear-laid = { WORD($programme, of: "lucky_loop-programme") }: { $cards }.
lucky_loop-ear-bare = { WORD($programme, of: "lucky_loop-programme") }: no cards yet; it takes { $colours }.
lucky_loop-ear-results = Results: { $results }.
lucky_loop-ear-results-none = No results yet.
lucky_loop-ear-record = Record: { $points }.
lucky_loop-ear-scale = Scale of { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-ear-track = Score track: { $results }.
lucky_loop-ear-choose = Choose { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-ear-fly = Fly { WORD($programme, of: "lucky_loop-programme") } now.
lucky_loop-ear-player = { $name }: points { $points }, bonus tokens { $tokens }, cards in hand { $cards }.
lucky_loop-ear-player-final = { $name } is in the final phase: only the free programme is left to fly.
lucky_loop-ear-player-free = Free programme of { $name }: { $cards }.
lucky_loop-ear-player-free_result = Free programme of { $name }: points { $points }.
lucky_loop-ear-place = { $place }. { $name }, points { $points }.
lucky_loop-ear-deck =
    { $count ->
        [one] { WORD($deck, of: "lucky_loop-deck") }: { $count } card left.
       *[other] { WORD($deck, of: "lucky_loop-deck") }: { $count } cards left.
    }
lucky_loop-ear-deck-draw =
    { $count ->
        [one] Draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck. { $count } card left.
       *[other] Draw from the { WORD($deck, of: "lucky_loop-short_deck") } deck. { $count } cards left.
    }
lucky_loop-ear-discarded = Discarded on top: { $card }.
lucky_loop-ear-supply =
    { $count ->
        [one] { $count } bonus token left in the supply.
       *[other] { $count } bonus tokens left in the supply.
    }
lucky_loop-ear-held-new = { $card }. New
lucky_loop-ear-held-picked = { $card }. Chosen. Card { $at } of { $count }.
lucky_loop-ear-held-next = { $card }. In hand, can be chosen. Card { $at } of { $count }.
lucky_loop-ear-held-anew = { $card }. In hand, chooses anew. Card { $at } of { $count }.
lucky_loop-ear-held-no = { $card }. In hand. Card { $at } of { $count }.
lucky_loop-ear-worth-best = The advisor's choice.
lucky_loop-ear-worth-chance = Chance of a result: { $percent } percent.
lucky_loop-ear-worth-points = Points to expect in this turn: { $points }.
lucky_loop-ear-worth-later = In the next turn: about { $points }.
lucky_loop-ear-worth-total = In all: about { $points }.

lucky_loop-legend-sign-closed = { $closed }+

lucky_loop-sum-points = { SIGNED($points) }
