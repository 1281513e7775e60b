lucky_loop-ear-dock = Votre côté de la table
lucky_loop-ear-actions = Ce que vous pouvez faire
lucky_loop-ear-round = Tour { $round }.
lucky_loop-ear-round-last = Tour { $round }, le dernier.
lucky_loop-ear-hand = Votre main : { $cards }.
lucky_loop-ear-flight = En vol : { WORD($programme, of: "lucky_loop-programme") }, lancer { $throw } sur { $throws }.
lucky_loop-ear-flight-free = En vol : les figures libres, lancer { $throw } sur { $throws }.
lucky_loop-ear-flight-highlight = Les figures libres attendent leur temps fort : { $cards }.
lucky_loop-ear-subtotal =
    { $count ->
        [one] Jusqu'ici { $count } point.
       *[other] Jusqu'ici { $count } points.
    }
lucky_loop-ear-subtotal-least =
    { $count ->
        [one] Jusqu'ici { $count } point ; le vol compte à partir de { $least }.
       *[other] Jusqu'ici { $count } points ; le vol compte à partir de { $least }.
    }
lucky_loop-ear-box-open = { $card }. Encore à remplir.
lucky_loop-ear-box-made =
    { $count ->
        [one] { $card }. Remplie avec { $dice } pour { $count } point.
       *[other] { $card }. Remplie avec { $dice } pour { $count } points.
    }
lucky_loop-ear-box-highlight = { $card }, temps fort : exactement ou rien, compte double
lucky_loop-ear-dice = Sur la table : { $dice }.
lucky_loop-ear-dice-red = Sur la table : { $dice }, le dé rouge montre { $red }.
lucky_loop-ear-waiting =
    { $count ->
        [one] { $count } dé attend son lancer.
       *[other] { $count } dés attendent leur lancer.
    }
lucky_loop-ear-waiting-red =
    { $count ->
        [one] { $count } dé attend son lancer ; le rouge est en jeu.
       *[other] { $count } dés attendent leur lancer ; le rouge est en jeu.
    }
lucky_loop-ear-sum = Dés choisis : { $dice }, en tout { $total }.
lucky_loop-ear-laid = { WORD($programme, of: "lucky_loop-programme") } : { $cards }.
lucky_loop-ear-bare = { WORD($programme, of: "lucky_loop-programme") } : pas encore de cartes ; couleurs : { $colours }.
lucky_loop-ear-results = Résultats : { $results }.
lucky_loop-ear-results-none = Aucun résultat pour l'instant.
lucky_loop-ear-record = Meilleur score : { $points }.
lucky_loop-ear-scale = Échelle de { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-ear-track = Piste de décompte : { $results }.
lucky_loop-ear-choose = Choisir { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-ear-fly = Présenter { WORD($programme, of: "lucky_loop-programme") } maintenant.
lucky_loop-ear-player = { $name } : points { $points }, jetons bonus { $tokens }, cartes en main { $cards }.
lucky_loop-ear-player-final = En phase finale : { $name }. Il ne reste que les figures libres.
lucky_loop-ear-player-free = Figures libres, { $name } : { $cards }.
lucky_loop-ear-player-free_result = Figures libres, { $name } : points { $points }.
lucky_loop-ear-place = { $place }. { $name }, points { $points }.
lucky_loop-ear-deck =
    { $count ->
        [one] { WORD($deck, of: "lucky_loop-deck") } : reste { $count } carte.
       *[other] { WORD($deck, of: "lucky_loop-deck") } : reste { $count } cartes.
    }
lucky_loop-ear-deck-draw =
    { $count ->
        [one] Piocher dans la pile { WORD($deck, of: "lucky_loop-short_deck") }. Reste { $count } carte.
       *[other] Piocher dans la pile { WORD($deck, of: "lucky_loop-short_deck") }. Reste { $count } cartes.
    }
lucky_loop-ear-discarded = Au-dessus de la pile de dépôt : { $card }.
lucky_loop-ear-supply =
    { $count ->
        [one] { $count } jeton bonus en réserve.
       *[other] { $count } jetons bonus en réserve.
    }
lucky_loop-ear-held-new = { $card }. Nouvelle
lucky_loop-ear-held-picked = { $card }. Choisie. Carte { $at } sur { $count }.
lucky_loop-ear-held-next = { $card }. En main, peut être choisie. Carte { $at } sur { $count }.
lucky_loop-ear-held-anew = { $card }. En main, recommence le choix. Carte { $at } sur { $count }.
lucky_loop-ear-held-no = { $card }. En main. Carte { $at } sur { $count }.
lucky_loop-ear-worth-best = Le choix conseillé.
lucky_loop-ear-worth-chance = Chances de réussite : { $percent } pour cent.
lucky_loop-ear-worth-points = Points attendus à ce coup : { $points }.
lucky_loop-ear-worth-later = Au coup suivant : environ { $points }.
lucky_loop-ear-worth-total = En tout : environ { $points }.

lucky_loop-legend-sign-closed = { $closed }+

lucky_loop-sum-points = { SIGNED($points) }
