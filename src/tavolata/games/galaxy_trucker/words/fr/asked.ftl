galaxy_trucker-tell-hand = Dans votre main : { $tile }.
galaxy_trucker-tell-loose = La dernière tuile peut encore être déplacée : { $place }.
galaxy_trucker-tell-span = { $without }, avec les cellules d'énergie { $with }
galaxy_trucker-tell-ship = Votre vaisseau : équipage { $crew }, puissance moteur { $engines }, puissance de feu { $firepower }, cellules d'énergie { $batteries }, connecteurs exposés { $exposed }.
galaxy_trucker-tell-cargo = Cubes { $goods }, composants perdus { $lost }, crédits { $credits }.
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
