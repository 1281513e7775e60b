bomb_busters-place-can = { $told }: { $can }
bomb_busters-place-missed = non { $values }

bomb_busters-board-beside = { $value }; { $markers }

bomb_busters-card-told = { $card }: { $state }

bomb_busters-ear-none_cut = Ancora nessun cavo tagliato.
bomb_busters-ear-done = Completi: { $values }.
bomb_busters-ear-partly =
    { $count ->
        [one] { $count } tagliato per valore: { $values }.
       *[other] { $count } tagliati per valore: { $values }.
    }
bomb_busters-ear-no_value = Qui non puoi scegliere { $value }, ma { $values }.
