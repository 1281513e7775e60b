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

galaxy_trucker-tell-hand = Dans votre main : { $tile }.
galaxy_trucker-tell-spots =
    { $count ->
        [0] Elle ne convient nulle part.
        [one] Elle convient à { $count } endroit : { $place }.
       *[other] Elle convient à { $count } endroits, le meilleur : { $place }.
    }
galaxy_trucker-tell-here = { $tile }. Ici, { $place } : { $says }
galaxy_trucker-tell-loose = La dernière tuile peut encore être déplacée : { $place }.
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
galaxy_trucker-tell-span = { $without }, avec les cellules d'énergie { $with }
galaxy_trucker-tell-ship = Votre vaisseau : équipage { $crew }, puissance moteur { $engines }, puissance de feu { $firepower }, cellules d'énergie { $batteries }, connecteurs exposés { $exposed }.
galaxy_trucker-tell-cargo = Cubes { $goods }, composants perdus { $lost }, crédits { $credits }.
galaxy_trucker-tell-fault = Erreur : { WORD($fault, of: "galaxy_trucker-fault") }, en { $places }.
galaxy_trucker-tell-no_fault = Aucune erreur connue.
galaxy_trucker-tell-piece = Tronçon { $piece } : { $parts }.
galaxy_trucker-tell-heap =
    { $count ->
        [one] Le tas compte { $count } tuile face cachée.
       *[other] Le tas compte { $count } tuiles face cachée.
    }
galaxy_trucker-tell-open = Face visible : { $tiles }.
galaxy_trucker-tell-counted = { WORD($component, of: "galaxy_trucker-component") } × { $count }
galaxy_trucker-tell-kept = En réserve : { $tiles }.
galaxy_trucker-tell-builder =
    { $count ->
        [one] { $name } : { $state } ; { $count } tuile sur le vaisseau.
       *[other] { $name } : { $state } ; { $count } tuiles sur le vaisseau.
    }
galaxy_trucker-tell-card = La carte : { WORD($kind, of: "galaxy_trucker-card") }. { WORD($kind, of: "galaxy_trucker-card-words") }
galaxy_trucker-tell-card_says = Elle dit : { $facts }.
galaxy_trucker-tell-no_card = Aucune carte n'est révélée.
galaxy_trucker-tell-line = { $least } : { $pays }
galaxy_trucker-tell-place = Vous êtes en position { $place } sur { $count }.
galaxy_trucker-tell-rival_ahead =
    { $count ->
        [one] { $name } : position { $place }, { $count } case devant vous, équipage { $crew }, crédits { $credits }.
       *[other] { $name } : position { $place }, { $count } cases devant vous, équipage { $crew }, crédits { $credits }.
    }
galaxy_trucker-tell-rival_behind =
    { $count ->
        [one] { $name } : position { $place }, { $count } case derrière vous, équipage { $crew }, crédits { $credits }.
       *[other] { $name } : position { $place }, { $count } cases derrière vous, équipage { $crew }, crédits { $credits }.
    }
galaxy_trucker-tell-rival = { $name } : position { $place }, équipage { $crew }, crédits { $credits }.
galaxy_trucker-tell-out = { $name } : hors course, crédits { $credits }.
galaxy_trucker-tell-cards =
    { $count ->
        [0] C'est la dernière carte.
        [one] Encore { $count } carte à venir.
       *[other] Encore { $count } cartes à venir.
    }
galaxy_trucker-tell-ledger = { $name } : { $total } en tout. Gagné en route { SIGNED($earned) }, arrivée { SIGNED($reward) }, plus beau vaisseau { SIGNED($prettiest) }, marchandises vendues { SIGNED($goods) }, composants perdus { SIGNED($losses) }.

galaxy_trucker-can-take = T prend une tuile du tas.
galaxy_trucker-can-open = U mène aux tuiles face visible ; les flèches passent de l'une à l'autre, Entrée en prend une.
galaxy_trucker-can-kept = Tab mène aux tuiles en réserve ; Entrée en prend une.
galaxy_trucker-can-place = F mène au prochain emplacement où la tuile convient, le meilleur d'abord ; Entrée l'y pose.
galaxy_trucker-can-turn = R tourne la tuile, Maj et R dans l'autre sens.
galaxy_trucker-can-reserve = K la met en réserve.
galaxy_trucker-can-return = B la remet au tas, face visible.
galaxy_trucker-can-pick-up = P reprend la dernière tuile en main, R la tourne sur place.
galaxy_trucker-can-look = { $piles } : le chiffre d'une pile en montre les cartes.
galaxy_trucker-can-look-done = E repose la pile.
galaxy_trucker-can-turn-glass = G retourne le sablier.
galaxy_trucker-can-finish = E termine l'assemblage.
galaxy_trucker-can-remove = F mène à la prochaine tuile en erreur ; Entrée la choisit, une deuxième fois la retire.
galaxy_trucker-can-keep = Le chiffre d'un tronçon permet de continuer avec lui.
galaxy_trucker-can-crew = F mène à la prochaine cabine ; Entrée la choisit, puis dites qui y loge.
galaxy_trucker-can-power = F mène au prochain composant à alimenter ; Entrée l'alimente d'une cellule d'énergie.
galaxy_trucker-can-battery = F mène au prochain accumulateur ; Entrée y prend la cellule d'énergie.
galaxy_trucker-can-lose-crew = F mène à la prochaine cabine ; Entrée en laisse partir un membre.
galaxy_trucker-can-lose-cube = F mène à la prochaine cale ; Entrée cède un cube.
galaxy_trucker-can-load = F mène à la prochaine cale ; Entrée y charge le cube choisi.
galaxy_trucker-can-unload = On peut aussi décharger : choisissez-le à côté des cubes, puis une cale.
galaxy_trucker-can-land = Le chiffre d'une planète permet de s'y poser : { $planets }.
galaxy_trucker-can-declare = E déclare sans autre cellule d'énergie.
galaxy_trucker-can-load-done = E termine le chargement.
galaxy_trucker-can-fly-on = E poursuit le vol.
galaxy_trucker-can-give-up = Tab mène à l'abandon.
galaxy_trucker-can-claim = Y accepte.
galaxy_trucker-can-pass = N passe.
galaxy_trucker-can-take-hit = N encaisse.

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
