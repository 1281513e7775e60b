lucky_loop-ahead-fly-most = Au mieux { $most } points.
lucky_loop-ahead-fly-first = Compte à partir de { $least } points.
lucky_loop-ahead-fly-again = Compte s'il dépasse vos { $before } points.
lucky_loop-ahead-fly-fourth = Ce serait votre quatrième programme : la phase finale commencerait.
lucky_loop-ahead-fly-vain = Au mieux { $most } points : trop peu, il en faut { $least } pour compter.
lucky_loop-ahead-raise = Remplace le { $difficulty } { WORD($colour, of: "lucky_loop-colour") }.
lucky_loop-ahead-free-most = Au mieux { $most } points, à la place de votre plus mauvais résultat, { $worst }.
lucky_loop-ahead-free-vain = Au mieux { $most } points, et votre plus mauvais résultat est { $worst } : rien à gagner.
lucky_loop-ahead-free-locks = Ces cartes restent jusqu'à la réussite : plus d'échange, et chaque échec coûte { $count } points.
lucky_loop-ahead-free-rest =
    { $count ->
        [one] Votre autre carte est défaussée.
       *[other] Vos { $count } autres cartes sont défaussées.
    }
lucky_loop-ahead-free-few =
    { $count ->
        [one] { $count } carte, il en faut au moins { $least }.
       *[other] { $count } cartes, il en faut au moins { $least }.
    }
lucky_loop-ahead-free-easy = Difficulté { $total } : il en faut { $least } pour les figures libres.
lucky_loop-ahead-free-dice = Il faudrait { $needed } dés : les figures libres en ont { $most }.
lucky_loop-ahead-free-illegal = C'est contraire aux règles : cela coûte { $count } points, votre main et votre coup.
lucky_loop-ahead-exchange = C'est tout votre coup : piochez { $count } cartes, puis défaussez-en { $count }.
lucky_loop-ahead-exchange-last = C'est votre dernier coup : de nouvelles cartes arrivent trop tard pour servir.
lucky_loop-ahead-exchange-few = C'est tout votre coup : piochez jusqu'à { $count } cartes, puis défaussez-en autant.
lucky_loop-ahead-exchange-costs =
    { $count ->
        [one] Coûte { $count } point.
       *[other] Coûte { $count } points.
    }
lucky_loop-ahead-exchange-each =
    { $count ->
        [one] Coûte { $count } point par carte piochée.
       *[other] Coûte { $count } points par carte piochée.
    }
lucky_loop-ahead-discard =
    { $count ->
        [one] Fin de la pioche : { $count } carte à défausser.
       *[other] Fin de la pioche : { $count } cartes à défausser.
    }
lucky_loop-ahead-highlight = Exactement { $difficulty }, pour { $points } points.
lucky_loop-ahead-roll =
    { $count ->
        [one] { $count } dé : il doit faire au moins { $least }.
       *[other] { $count } dés : ils doivent atteindre { $least }.
    }
lucky_loop-ahead-roll-vain =
    { $count ->
        [one] { $count } dé n'y suffit pas : il fait { $reached } au plus, la carte la plus facile demande { $least }.
       *[other] { $count } dés n'y suffisent pas : ils font { $reached } au plus, la carte la plus facile demande { $least }.
    }
lucky_loop-ahead-fail-programme = En cas d'échec : aucun point.
lucky_loop-ahead-fail-programme-token = En cas d'échec : aucun point, mais un jeton.
lucky_loop-ahead-fail-programme-no_token = En cas d'échec : aucun point, et il n'y a plus de jeton.
lucky_loop-ahead-fail-free = En cas d'échec : { $count } points perdus.
lucky_loop-ahead-fail-free-token = En cas d'échec : { $count } points perdus, un jeton gagné.
lucky_loop-ahead-fail-free-no_token = En cas d'échec : { $count } points perdus, et il n'y a plus de jeton.
lucky_loop-ahead-end-programme = Le vol se termine sans points.
lucky_loop-ahead-end-programme-token = Le vol se termine sans points, mais avec un jeton.
lucky_loop-ahead-end-programme-no_token = Le vol se termine sans points, et il n'y a plus de jeton.
lucky_loop-ahead-end-free = Le vol échoue : { $count } points perdus.
lucky_loop-ahead-end-free-token = Le vol échoue : { $count } points perdus, un jeton gagné.
lucky_loop-ahead-end-free-no_token = Le vol échoue : { $count } points perdus, et il n'y a plus de jeton.
lucky_loop-ahead-token =
    { $count ->
        [0] Coûte un jeton : c'est le dernier.
       *[other] Coûte un jeton : il vous en reste { $count }.
    }
lucky_loop-ahead-seventh-now =
    { $count ->
        [one] Ce lancer aura { $count } dé.
       *[other] Ce lancer aura { $count } dés.
    }
lucky_loop-ahead-seventh-later = Ce lancer garde ses { $count } dés ; le nouveau attend la suite.
lucky_loop-ahead-again-gives_up = Ce que ces dés rapportent maintenant est perdu.
lucky_loop-ahead-make-left =
    { $count ->
        [0] Il ne reste plus de dés.
        [one] Il reste { $count } dé.
       *[other] Il reste { $count } dés.
    }
lucky_loop-ahead-make-out = Plus de dés : le vol échoue.
lucky_loop-ahead-make-short =
    { $count ->
        [one] Il reste { $count } dé : trop peu pour { $least }.
       *[other] Il reste { $count } dés : trop peu pour { $least }.
    }
lucky_loop-ahead-land = Atterrit avec { $points }.
lucky_loop-ahead-land-counts = Piste : { SIGNED($gained) }.
lucky_loop-ahead-land-fourth = Les quatre y sont : vos résultats ne bougent plus, la phase finale commence.
lucky_loop-ahead-land-free = À la place de { $worst } : { SIGNED($gained) }.
lucky_loop-ahead-land-stands = Votre résultat de { $before } reste.
lucky_loop-ahead-land-short = Moins de { $least } : rien ne compte.

lucky_loop-bar-closed = Clos pour vous : { $points } points ici.
lucky_loop-bar-colour = Vous n'avez pas de carte { WORD($colour, of: "lucky_loop-colour", form: "card") }.
lucky_loop-bar-raise = Vous n'avez pas de carte { WORD($colour, of: "lucky_loop-colour", form: "card") }, ni de quoi corser celles d'ici.

lucky_loop-miss-short = Ces dés font { $reached }, il faut { $difficulty }.
lucky_loop-miss-exact = Aucune somme de ces dés ne fait exactement { $difficulty }.
