galaxy_trucker-ahead-fits =
    { $count ->
        [one] Fits with { $count } joint. Open pipes then: { $exposed }.
       *[other] Fits with { $count } joints. Open pipes then: { $exposed }.
    }
galaxy_trucker-ahead-misfits = Fault: { WORD($fault, of: "galaxy_trucker-fault") }.
galaxy_trucker-ahead-shoots = Firepower there: { $power }.

galaxy_trucker-cell-place_says = Column { $column }, row { $row }: place the { $tile } here. { $says }
galaxy_trucker-cell-beside = Column { $column }, row { $row }: empty. Beside it: { $pipes }
galaxy_trucker-cell-does_says = { $cell }; { $what }. { $says }
galaxy_trucker-cell-asks = { $cell }; choose here
galaxy_trucker-cell-laden = { $tile }; { $load }
galaxy_trucker-cell-piece = { $cell }. Piece { $piece }

galaxy_trucker-joins-0 = above { WORD($pipe, of: "galaxy_trucker-pipe") }
galaxy_trucker-joins-1 = right { WORD($pipe, of: "galaxy_trucker-pipe") }
galaxy_trucker-joins-2 = below { WORD($pipe, of: "galaxy_trucker-pipe") }
galaxy_trucker-joins-3 = left { WORD($pipe, of: "galaxy_trucker-pipe") }

galaxy_trucker-tell-spots =
    { $count ->
        [0] It fits nowhere.
        [one] It fits in { $count } place: { $place }.
       *[other] It fits in { $count } places, best at { $place }.
    }
galaxy_trucker-tell-here = { $tile }. Here, { $place }: { $says }
galaxy_trucker-tell-untimed = There is no time limit for building.
galaxy_trucker-tell-own_clock =
    { $seconds ->
        [one] Everybody has a clock of their own, { $seconds } second in all.
       *[other] Everybody has a clock of their own, { $seconds } seconds in all.
    }
galaxy_trucker-tell-sand = The hourglass: run { $space } of { $runs }, the sand is running.
galaxy_trucker-tell-sand_out = The hourglass: run { $space } of { $runs }, the sand has run out.
galaxy_trucker-tell-seconds =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
galaxy_trucker-tell-fault = Fault: { WORD($fault, of: "galaxy_trucker-fault") }, at { $places }.
galaxy_trucker-tell-no_fault = No fault is known.
galaxy_trucker-tell-piece = Piece { $piece }: { $parts }.
galaxy_trucker-tell-card = The card: { WORD($kind, of: "galaxy_trucker-card") }. { WORD($kind, of: "galaxy_trucker-card-words") }
galaxy_trucker-tell-card_says = It says: { $facts }.
galaxy_trucker-tell-no_card = No card is open.
galaxy_trucker-tell-line = { $least }: { $pays }

galaxy_trucker-tell-drawn = { $tile }. { $spots }

galaxy_trucker-pays-days =
    { $count ->
        [one] −{ $count } day
       *[other] −{ $count } days
    }
galaxy_trucker-pays-credits =
    { $count ->
        [one] +{ $count } credit
       *[other] +{ $count } credits
    }
galaxy_trucker-pays-crew = crew

galaxy_trucker-ledger-amount = { SIGNED($amount) }

galaxy_trucker-power_of = { $name } { $power }
