galaxy_trucker-ahead-fits =
    { $count ->
        [one] Convient, avec { $count } raccord. Connecteurs exposés : { $exposed }.
       *[other] Convient, avec { $count } raccords. Connecteurs exposés : { $exposed }.
    }
galaxy_trucker-ahead-misfits = Erreur : { WORD($fault, of: "galaxy_trucker-fault") }.
galaxy_trucker-ahead-shoots = Puissance de feu à cet endroit : { $power }.

galaxy_trucker-cell-place_says = Poser en colonne { $column }, rangée { $row } : { $tile }. { $says }
galaxy_trucker-cell-beside = Colonne { $column }, rangée { $row } : vide. À côté : { $pipes }
galaxy_trucker-cell-does_says = { $cell } ; { $what }. { $says }
galaxy_trucker-cell-asks = { $cell } ; choisir ici
galaxy_trucker-cell-laden = { $tile } ; { $load }
galaxy_trucker-cell-piece = { $cell }. Tronçon { $piece }

galaxy_trucker-joins-0 = au-dessus { WORD($pipe, of: "galaxy_trucker-pipe") }
galaxy_trucker-joins-1 = à droite { WORD($pipe, of: "galaxy_trucker-pipe") }
galaxy_trucker-joins-2 = au-dessous { WORD($pipe, of: "galaxy_trucker-pipe") }
galaxy_trucker-joins-3 = à gauche { WORD($pipe, of: "galaxy_trucker-pipe") }

galaxy_trucker-tell-spots =
    { $count ->
        [0] Elle ne convient nulle part.
        [one] Elle convient à { $count } endroit : { $place }.
       *[other] Elle convient à { $count } endroits, le meilleur : { $place }.
    }
galaxy_trucker-tell-here = { $tile }. Ici, { $place } : { $says }
galaxy_trucker-tell-untimed = La construction est sans limite de temps.
galaxy_trucker-tell-own_clock =
    { $seconds ->
        [one] Chacun a son horloge, { $seconds } seconde en tout.
       *[other] Chacun a son horloge, { $seconds } secondes en tout.
    }
galaxy_trucker-tell-sand = Le sablier : tour { $space } sur { $runs }, le sable s'écoule.
galaxy_trucker-tell-sand_out = Le sablier : tour { $space } sur { $runs }, le sable s'est écoulé.
galaxy_trucker-tell-seconds =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
galaxy_trucker-tell-fault = Erreur : { WORD($fault, of: "galaxy_trucker-fault") }, en { $places }.
galaxy_trucker-tell-no_fault = Aucune erreur connue.
galaxy_trucker-tell-piece = Tronçon { $piece } : { $parts }.
galaxy_trucker-tell-card = La carte : { WORD($kind, of: "galaxy_trucker-card") }. { WORD($kind, of: "galaxy_trucker-card-words") }
galaxy_trucker-tell-card_says = Elle dit : { $facts }.
galaxy_trucker-tell-no_card = Aucune carte n'est révélée.
galaxy_trucker-tell-line = { $least } : { $pays }

galaxy_trucker-tell-drawn = { $tile }. { $spots }

galaxy_trucker-pays-days =
    { $count ->
        [one] −{ $count } jour
       *[other] −{ $count } jours
    }
galaxy_trucker-pays-credits =
    { $count ->
        [one] +{ $count } crédit
       *[other] +{ $count } crédits
    }
galaxy_trucker-pays-crew = d'équipage

galaxy_trucker-ledger-amount = { SIGNED($amount) }

galaxy_trucker-power_of = { $name } { $power }
