lucky_loop-free_programme = Figures libres
lucky_loop-last-label = Le dernier vol
lucky_loop-last-who = { $name } : { $title }
lucky_loop-last-scored =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lucky_loop-last-not_recorded =
    { $count ->
        [one] { $count } point, non pris en compte
       *[other] { $count } points, non pris en compte
    }
lucky_loop-last-failed = Atterrissage en catastrophe !
lucky_loop-last-stopped = Arrêt à temps
lucky_loop-last-token = un jeton gagné
lucky_loop-last-lost =
    { $count ->
        [one] { $count } point perdu
       *[other] { $count } points perdus
    }
lucky_loop-land-label = L'atterrissage
lucky_loop-land-spare =
    { $count ->
        [one] + { $count } dé restant
       *[other] + { $count } dés restants
    }
lucky_loop-land-total =
    { $count ->
        [one] = { $count } point
       *[other] = { $count } points
    }
lucky_loop-land-counts = { SIGNED($gained) } sur la piste de décompte
lucky_loop-land-short = Moins de { $least } : rien ne compte
lucky_loop-land-stands = Le résultat d'avant reste : { $before }
lucky_loop-over-label = La fin de la partie
lucky_loop-over-best = Le plus beau vol du meeting : { $name }, { $title }, { $points } points
lucky_loop-ledger-place = { $place }. { $name }
lucky_loop-ledger-total = Total
lucky_loop-ledger-points_lost = Points perdus
lucky_loop-ledger-best = Meilleur vol
lucky_loop-ledger-landed = Vols réussis
lucky_loop-ledger-crashed = Vols manqués
lucky_loop-ledger-stopped = Arrêts à temps
lucky_loop-ledger-exchanged = Échanges
lucky_loop-ledger-tokens_won = Jetons gagnés
lucky_loop-ledger-tokens_paid = Jetons payés
lucky_loop-legend-exact = Les dés donnent exactement la valeur de la carte : le champ supérieur rapporte.
lucky_loop-legend-over = Les dés dépassent la valeur de la carte : le champ inférieur rapporte.
lucky_loop-legend-spare = Pour chaque dé qui n'est sur aucune carte à l'atterrissage.
lucky_loop-legend-recorded = À partir de { $recorded } points, un vol compte et se marque sur l'échelle de son programme.
lucky_loop-legend-first_record = Qui atteint { $first_record } en premier dans un programme gagne un jeton et y fixe le meilleur score.
lucky_loop-legend-record = Le meilleur score d'un programme : qui le dépasse gagne un jeton.
lucky_loop-legend-best = Avec le conseil : le meilleur choix.
lucky_loop-legend-closed = { $closed } points ou plus rapportent toujours un jeton ; ensuite, le programme est clos pour vous.
lucky_loop-legend-failed = Pour chaque échec des figures libres.
lucky_loop-legend-exchange = Pour chaque échange, une fois les quatre programmes accomplis.
lucky_loop-legend-exchange_each = Pour chaque carte échangée, une fois les quatre programmes accomplis.
lucky_loop-legend-illegal = Pour des figures libres contraires aux règles.
lucky_loop-legend-chance = Conseil : les chances que le vol compte, en jouant au mieux pour les points.
lucky_loop-legend-points = Conseil : les points de ce coup en moyenne, en jouant de même. Ces deux chiffres sont exacts.
lucky_loop-legend-later = Conseil, après le plus : ce que rapportera à peu près votre prochain vol, avec les cartes en main à ce moment-là. Une estimation.
lucky_loop-legend-total = Conseil, en tout : ce coup et le suivant ensemble. Le plus grand est le meilleur.
lucky_loop-legend-sign-spare = { SIGNED($count) }
lucky_loop-legend-sign-later = + { $later }
