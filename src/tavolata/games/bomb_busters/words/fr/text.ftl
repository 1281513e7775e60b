bomb_busters-chance-captain =
    { $count ->
        [one] { $count } tirage au sort
       *[other] { $count } tirages au sort
    }
bomb_busters-chance-draw =
    { $count ->
        [one] { $count } fil marqué
       *[other] { $count } fils marqués
    }
bomb_busters-chance-remove =
    { $count ->
        [one] { $count } fil écarté
       *[other] { $count } fils écartés
    }
bomb_busters-chance-equip =
    { $count ->
        [one] { $count } carte Équipement piochée
       *[other] { $count } cartes Équipement piochées
    }
bomb_busters-chance-deal =
    { $count ->
        [one] { $count } fil distribué
       *[other] { $count } fils distribués
    }

bomb_busters-text-legend = B3 est le troisième fil du support B ; la notation compte à partir de 0 : là, c'est 1.2. Y4 est le jaune 4,1, R4 le rouge 4,5, un nombre seul est bleu, ? est caché. Sous un fil : x, il est coupé ; i5, un jeton qui dit 5 ; ^, quelqu'un le désigne.
bomb_busters-text-dial =
    { $left ->
        [one] Détonateur : encore { $left } cran sur { $start }
       *[other] Détonateur : encore { $left } crans sur { $start }
    }
bomb_busters-text-value = Valeur
bomb_busters-text-cut = Coupés
bomb_busters-text-all = tous
bomb_busters-text-marker = Marqueurs { WORD($colour, of: "bomb_busters-colour", form: "many") } : { $wires } ; en jeu : { $in_play }, coupés : { $cut }
bomb_busters-text-stand = Support { $letter }, { $name } : { $detector }
bomb_busters-text-stand-captain = Support { $letter }, { $name }, capitaine : { $detector }
bomb_busters-text-is_cut = x
bomb_busters-text-owner = Support { $stands }
bomb_busters-text-known = Ce que tout le monde sait :
bomb_busters-text-fact-not-value = { $places } n'est pas { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-text-fact-shown = { $places } est { WORD($value, of: "bomb_busters-value", form: "a") }, montré à tous.
bomb_busters-text-fact-is-red = { $places } est rouge.
bomb_busters-text-fact-holds = { $places } : au moins { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-text-fact-lacks = { $places } : aucun n'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-text-fact-found = { $places } : l'un au moins vaut { $values }.
bomb_busters-text-fact-not-all-red = { $places } : l'un au moins n'est pas rouge.
bomb_busters-text-fact-equal = { $places } : valeurs égales.
bomb_busters-text-fact-unequal = { $places } : valeurs différentes.
bomb_busters-text-fact-ordered = { $places } se suivaient dans cet ordre avant un échange.
bomb_busters-text-card = { WORD($card, of: "bomb_busters-card") } : { $state }
bomb_busters-text-in_use = En service : { WORD($card, of: "bomb_busters-card") }
bomb_busters-text-pointed = Fils désignés : { $places }
bomb_busters-text-announced = Annonce : { $values }
bomb_busters-text-swap = { $name } et { $partner } échangent ; sur la table : { $wires }
bomb_busters-text-face_down = un fil face cachée
bomb_busters-text-face_down-token = un fil face cachée avec son jeton { WORD($value, of: "bomb_busters-value") }
