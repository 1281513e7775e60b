galaxy_trucker-chance-draw =
    { $count ->
        [one] { $count } tuile piochée
       *[other] { $count } tuiles piochées
    }
galaxy_trucker-chance-deal =
    { $count ->
        [one] { $count } carte distribuée
       *[other] { $count } cartes distribuées
    }
galaxy_trucker-chance-roll =
    { $count ->
        [one] { $count } lancer de dés
       *[other] { $count } lancers de dés
    }

galaxy_trucker-text-legend = 7/6 est la colonne 7, rangée 6. C et c sont des cabines, b un accumulateur, h une cale, r une cale rouge, m un module structurel, e et E des moteurs, g et G des canons (E et G sont doubles), s un bouclier, p et n les modules de survie des extraterrestres violets et marron. Autour de la lettre : 1, 2 et 3 sont des connecteurs simples, doubles et universels, - et | des côtés lisses, une flèche est une bouche ou une tuyère, + le coin que couvre un bouclier. Dans les coins : h un humain, p et n des extraterrestres, * une cellule d'énergie, R Y G B des cubes (rouge, jaune, vert, bleu), o une place libre. Une liste donne le numéro de la tuile, sa lettre, ce qu'elle contient, et ses côtés dans le sens horaire à partir de l'avant.
galaxy_trucker-text-status = { $level }. { $status }
galaxy_trucker-text-take = { $what } : { $tile } { $sides }
galaxy_trucker-text-on = { $what } : { $tile } en { $cell }
galaxy_trucker-text-fault = Erreur : { WORD($fault, of: "galaxy_trucker-fault") }, { $cells }
galaxy_trucker-text-piece = Tronçon { $piece } : { $cells }
galaxy_trucker-text-hand = En main : { $name }, tuile { $tile }
galaxy_trucker-text-turned =
    { $turn ->
        [one] { $turn } quart
       *[other] { $turn } quarts
    }
galaxy_trucker-text-line = { $lowest } : { $penalty }
galaxy_trucker-text-dice = Dés : { $low } et { $high }
galaxy_trucker-text-declared = { $name } annonce { $power }.
galaxy_trucker-text-decision-power = Puissance pour l'instant : { $power }
galaxy_trucker-text-decision-defend = En approche : { $coming }. Cible : { $place }
galaxy_trucker-text-decision-lose-crew = Membres d'équipage à perdre : { $count }
galaxy_trucker-text-decision-lose-goods = Cubes à perdre, ou cellules d'énergie faute de cubes : { $count }
galaxy_trucker-text-decision-load = À charger : { $goods }
galaxy_trucker-text-kept = En réserve :
galaxy_trucker-text-open = Tuiles face visible :
galaxy_trucker-text-printed_and = {" "};{" "}
galaxy_trucker-text-figure = { $figure }

galaxy_trucker-text-course = Vol { $flight } sur { $flights } : { WORD($level, of: "galaxy_trucker-option-level") }.
galaxy_trucker-text-title = { WORD($title, of: "galaxy_trucker-title") } : { WORD($title, of: "galaxy_trucker-counts") }
galaxy_trucker-text-title-free = Personne ne l'a encore.
galaxy_trucker-text-title-silver = D'argent : { $name }.
galaxy_trucker-text-title-gold = D'or : { $name }. Handicap (une règle de la maison) : { WORD($family, of: "galaxy_trucker-handicap") }
galaxy_trucker-text-title-now = Maintenant : { $points }.
galaxy_trucker-text-title-counted = Compté : { $points }.
galaxy_trucker-text-road = { WORD($road, of: "galaxy_trucker-bringer") } (Routes chaotiques, une série de la maison) : { WORD($road, of: "galaxy_trucker-road_rule") }
