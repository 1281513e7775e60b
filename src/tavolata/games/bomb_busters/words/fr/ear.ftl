bomb_busters-place-can = { $told } : { $can }
bomb_busters-place-missed = pas { $values }

bomb_busters-board-beside = { $value } ; { $markers }

bomb_busters-card-told = { $card } : { $state }

bomb_busters-ear-none_cut = Aucun fil n'est encore coupé.
bomb_busters-ear-done = Valeurs terminées : { $values }.
bomb_busters-ear-partly =
    { $count ->
        [one] { $count } fil coupé par valeur : { $values }.
       *[other] { $count } fils coupés par valeur : { $values }.
    }
bomb_busters-ear-no_value = Ici, le choix n'est pas { $value }, mais { $values }.
