bomb_busters-chance-captain =
    { $count ->
        [one] { $count } lot
       *[other] { $count } lots
    }
bomb_busters-chance-draw =
    { $count ->
        [one] { $count } wire marked
       *[other] { $count } wires marked
    }
bomb_busters-chance-remove =
    { $count ->
        [one] { $count } wire left out
       *[other] { $count } wires left out
    }
bomb_busters-chance-equip =
    { $count ->
        [one] { $count } equipment card drawn
       *[other] { $count } equipment cards drawn
    }
bomb_busters-chance-deal =
    { $count ->
        [one] { $count } wire dealt
       *[other] { $count } wires dealt
    }

bomb_busters-text-legend = B3 is the third wire of stand B; the notation counts from 0, there it is 1.2. Y4 is the yellow 4.1, R4 the red 4.5, a bare number is blue, ? is hidden. Under a wire: cut; i5, a token that says 5; ^ where somebody points.
bomb_busters-text-dial = Dial: { $left } of { $start } steps left
bomb_busters-text-value = Value
bomb_busters-text-cut = Cut
bomb_busters-text-all = all
bomb_busters-text-marker = Marked { WORD($colour, of: "bomb_busters-colour") }: { $wires }; in play: { $in_play }, cut: { $cut }
bomb_busters-text-stand = Stand { $letter }, { $name }: { $detector }
bomb_busters-text-stand-captain = Stand { $letter }, { $name }, captain: { $detector }
bomb_busters-text-is_cut = cut
bomb_busters-text-owner = Stand { $stands }
bomb_busters-text-known = What everybody knows:
bomb_busters-text-fact-not-value = { $places } is not { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-shown = { $places } was shown: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-is-red = { $places } is red.
bomb_busters-text-fact-holds = { $places }: at least one is { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-lacks = { $places }: none is { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-found = { $places }: at least one is { $values }.
bomb_busters-text-fact-not-all-red = { $places }: at least one is not red.
bomb_busters-text-fact-equal = { $places } are equal.
bomb_busters-text-fact-unequal = { $places } are different.
bomb_busters-text-fact-ordered = { $places } stood in this order before a swap.
bomb_busters-text-card = { WORD($card, of: "bomb_busters-card") }: { $state }
bomb_busters-text-in_use = In use: { WORD($card, of: "bomb_busters-card") }
bomb_busters-text-pointed = Pointed at: { $places }
bomb_busters-text-announced = Announced: { $values }
bomb_busters-text-swap = { $name } and { $partner } swap; on the table: { $wires }
bomb_busters-text-face_down = a wire face down
bomb_busters-text-face_down-token = a wire face down with token { WORD($value, of: "bomb_busters-value") }
