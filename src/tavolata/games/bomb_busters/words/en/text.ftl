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
bomb_busters-chance-number =
    { $count ->
        [one] { $count } number card drawn
       *[other] { $count } number cards drawn
    }
bomb_busters-text-twist-sequence = Row of number cards: { $values }; done: { $done }; now: { $current }; needed: { $needed }; end: { $side }
bomb_busters-text-twist-rookie = A miss of { $name } explodes the bomb.
bomb_busters-text-fact-parity = { $places } is { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-counted = { $places }: of its value { $count } stood on its stand when that was told.
bomb_busters-text-twist-claim = Whoever calls first has the next turn.
bomb_busters-text-twist-clock = The clock: { $left } seconds when it spoke last.
bomb_busters-text-twist-parity = Tokens left: even { $even }, odd { $odd }
bomb_busters-text-twist-count = Tokens left, x1 to x3: { $left }
bomb_busters-text-twist-as-red = Counts as red: { $value }
bomb_busters-text-twist-x-wires =
    { $locked ->
        [1] Wires with an X stand unsorted, and wait until all yellow ones are cut.
       *[other] Wires with an X stand unsorted, and no equipment touches them.
    }
bomb_busters-text-twist-liar = { $name } lies: tokens ≠ say what a wire is not.
bomb_busters-text-twist-padlocks = Number cards on equipment: { $padlocks }
bomb_busters-text-twist-open-cards = Number cards open: { $up }; turned down: { $down }
bomb_busters-text-twist-thaw = Open number card: { $current }; in the pile: { $pile }; equipment face down: { $frozen }
bomb_busters-text-twist-radar = Open number card: { $value }; in the pile: { $pile }
bomb_busters-chance-constrain =
    { $count ->
        [one] { $count } constraint card opened
       *[other] { $count } constraint cards opened
    }
bomb_busters-text-personal = { WORD($card, of: "bomb_busters-card") } ready
bomb_busters-text-personal-used = { WORD($card, of: "bomb_busters-card") } used
bomb_busters-text-personal-none = no personal equipment
bomb_busters-text-twist-characters = Special characters that are free: { $free }
bomb_busters-text-twist-own-constraints = Constraint cards by seat: { $letters }; turned down: { $down }; free: { $free }
bomb_busters-text-twist-open-constraint = Constraint card: { $letter }; before: { $former }; left in the deck: { $left }
bomb_busters-chance-token =
    { $count ->
        [one] { $count } token drawn
       *[other] { $count } tokens drawn
    }
bomb_busters-chance-point =
    { $count ->
        [one] { $count } stand drawn
       *[other] { $count } stands drawn
    }
bomb_busters-text-twist-special = To be cut together: { $wires } of value { $value }; pointed at: { $pointed }; done: { $done }; cards in the pile: { $pile }
bomb_busters-text-twist-random-tokens = Token to be placed: { $value }, seat { $placing }; drawn: { $drawn }
bomb_busters-text-twist-absent-tokens = First tokens of absent values: { $value }, seat { $placing }; drawn: { $drawn }
bomb_busters-text-twist-handed-tokens = Token handed on: { $value }, seat { $placing }; drawn: { $drawn }
bomb_busters-text-twist-drawn-tokens = Tokens that lie there: { $drawn }; to be placed: { $value }, seat { $placing }
bomb_busters-text-beside = Beside the stand, absent: { $tokens }
bomb_busters-text-twist-guess = Number cards: yours { $own }; by seat { $counts }, known { $known }; laid by seat { $layer }: { $laid }; to draw: { $deck }; gone: { $gone }
bomb_busters-text-twist-weak-link = Weak spot: you { $is_link }, constraint { $letter }, character { $card }; still possible by seat: { $possible } after { $heard } values; found: { $is_found }; gone: { $is_gone }
bomb_busters-chance-take =
    { $count ->
        [one] { $count } character dealt
       *[other] { $count } characters dealt
    }
bomb_busters-text-twist-trials = Task { $number }/{ $of } ({ $asks }): cards { $cards }, { $needed } wires needed; if won: { $won }; if lost: { $lost }; silent seat: { $hushed }; seconds: { $left }, then { $then }; running: { $running }
bomb_busters-text-fact-among = { $places }: of these { $count } are or were { WORD($value, of: "bomb_busters-value") }.
