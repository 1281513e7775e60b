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
bomb_busters-text-fact-parity = { $places } : { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-text-fact-counted = { $places } : il y en avait { $count } de sa valeur sur son support quand cela a été dit.
bomb_busters-chance-number =
    { $count ->
        [one] { $count } carte Nombre piochée
       *[other] { $count } cartes Nombre piochées
    }
bomb_busters-text-twist-sequence = Rangée de cartes Nombre : { $values } ; faites : { $done } ; maintenant : { $current } ; il en faut : { $needed } ; bout : { $side }
bomb_busters-text-twist-rookie = Une erreur { ELIDE("de", $name) } fait exploser la bombe.
bomb_busters-text-twist-claim = Le tour suivant va à qui appelle en premier.
bomb_busters-text-twist-clock = L'horloge : { $left } secondes quand elle a parlé.
bomb_busters-text-twist-parity = Jetons restants : pair { $even }, impair { $odd }
bomb_busters-text-twist-count = Jetons ×1, ×2 et ×3 restants : { $left }
bomb_busters-text-twist-as-red = Compte comme rouge : { $value }
bomb_busters-text-twist-x-wires =
    { $locked ->
        [1] Les fils X ne sont pas triés, et attendent que tous les jaunes soient coupés.
       *[other] Les fils X ne sont pas triés, et aucun équipement ne les touche.
    }
bomb_busters-text-twist-liar = { $name } ment : les jetons ≠ disent ce qu'un fil n'est pas.
bomb_busters-text-twist-padlocks = Cartes Nombre sur l'équipement : { $padlocks }
bomb_busters-text-twist-open-cards = Cartes Nombre visibles : { $up } ; retournées : { $down }
bomb_busters-text-twist-thaw = Carte Nombre visible : { $current } ; dans la pioche : { $pile } ; équipement face cachée : { $frozen }
bomb_busters-text-twist-radar = Carte Nombre visible : { $value } ; dans la pioche : { $pile }
bomb_busters-chance-constrain =
    { $count ->
        [one] { $count } carte Contrainte révélée
       *[other] { $count } cartes Contrainte révélées
    }
bomb_busters-text-personal = { WORD($card, of: "bomb_busters-card") } : prêt
bomb_busters-text-personal-used = { WORD($card, of: "bomb_busters-card") } : utilisé
bomb_busters-text-personal-none = pas d'équipement personnel
bomb_busters-text-twist-characters = Personnages spéciaux libres : { $free }
bomb_busters-text-twist-own-constraints = Cartes Contrainte par place : { $letters } ; retournées : { $down } ; libres : { $free }
bomb_busters-text-twist-open-constraint = Carte Contrainte : { $letter } ; avant : { $former } ; encore dans la pioche : { $left }
bomb_busters-chance-token =
    { $count ->
        [one] { $count } jeton pioché
       *[other] { $count } jetons piochés
    }
bomb_busters-chance-point =
    { $count ->
        [one] { $count } support tiré
       *[other] { $count } supports tirés
    }
bomb_busters-text-twist-special = À couper ensemble : { $wires } de valeur { $value } ; désignés : { $pointed } ; fait : { $done } ; cartes dans la pile : { $pile }
bomb_busters-text-twist-random-tokens = Jeton à placer : { $value }, place { $placing } ; piochés : { $drawn }
bomb_busters-text-twist-absent-tokens = Premiers jetons de valeurs absentes : { $value }, place { $placing } ; piochés : { $drawn }
bomb_busters-text-twist-handed-tokens = Jeton passé : { $value }, place { $placing } ; piochés : { $drawn }
bomb_busters-text-twist-drawn-tokens = Jetons à prendre : { $drawn } ; à placer : { $value }, place { $placing }
bomb_busters-text-beside = À côté du support, absents : { $tokens }
bomb_busters-text-twist-guess = Cartes Nombre : à vous { $own } ; par place { $counts }, connues { $known } ; posée par la place { $layer } : { $laid } ; à piocher : { $deck } ; sorties : { $gone }
bomb_busters-text-twist-weak-link = Maillon faible : vous { $is_link }, contrainte { $letter }, personnage { $card } ; encore possibles par place : { $possible } après { $heard } valeurs ; trouvé : { $is_found } ; sorties : { $is_gone }
bomb_busters-chance-take =
    { $count ->
        [one] { $count } personnage distribué
       *[other] { $count } personnages distribués
    }
bomb_busters-text-twist-trials = Épreuve { $number }/{ $of } ({ $asks }) : cartes { $cards }, fils nécessaires { $needed } ; si réussie : { $won } ; si perdue : { $lost } ; place au silence : { $hushed } ; secondes : { $left }, puis { $then } ; en cours : { $running }
bomb_busters-text-fact-among = { $places } : parmi eux, { $count } sont ou étaient { WORD($value, of: "bomb_busters-value") }.
