bomb_busters-place-can = { $told }: { $can }
bomb_busters-place-missed = not { $values }

bomb_busters-board-beside = { $value }; { $markers }

bomb_busters-card-told = { $card }: { $state }

bomb_busters-ear-none_cut = Nothing is cut yet.
bomb_busters-ear-done = Done: { $values }.
bomb_busters-ear-partly =
    { $count ->
        [one] { $count } cut of each: { $values }.
       *[other] { $count } cut of each: { $values }.
    }
bomb_busters-ear-span = { $first } to { $last }
bomb_busters-ear-wire = { $place } { $wire }
bomb_busters-ear-with_token = { $wire } with a token
bomb_busters-ear-mine = Your stand { $letter }: { $count } of { $of } wires left.
bomb_busters-ear-other = Stand { $letter } of { $name }: { $count } of { $of } wires left.
bomb_busters-ear-known = You see: { $wires }.
bomb_busters-ear-cut = Cut: { $wires }.
bomb_busters-ear-spent = Double Detector used: { $names }.
bomb_busters-ear-no_value = There is no { $value } to choose here, but { $values }.

bomb_busters-can-dual = Cut a wire with a mate: a letter and a number lead to it, as in B 5, and so do the arrows. Press Enter, type what it is, and press Enter again.
bomb_busters-can-say = You can say { $values }.
bomb_busters-can-point = Point at a wire: a letter and a number lead to it, as in B 5, and so do the arrows. Press Enter.
bomb_busters-can-announce = Say { $values }: type it, then press Enter.
bomb_busters-can-scan = Ask the radar for { $values }: type it, then press Enter.
bomb_busters-can-mark = Put a token before one of these: { $places }.
bomb_busters-can-cut = Choose which one is cut: { $places }.
bomb_busters-can-lay = Choose which one lies open: { $places }.
bomb_busters-can-give = Give one of these away: { $places }.
bomb_busters-can-label = Label one of these and the wire at its right: { $places }.
bomb_busters-can-insert = Sort the wire in at one of these: { $places }.
bomb_busters-can-wire = The arrows walk there. Press Enter.
bomb_busters-can-deed = { $deed }.
bomb_busters-can-buttons = S leads there. Press Enter.
bomb_busters-can-cards = Use a card: { $cards }. K leads to the equipment.
