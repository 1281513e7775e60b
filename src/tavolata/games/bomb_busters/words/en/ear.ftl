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
bomb_busters-ear-no_value = There is no { $value } to choose here, but { $values }.
