server-refusal-not-reviewed = Les parties de ce jeu ne s'analysent pas encore.
server-refusal-no-review = L'analyse n'a pas abouti : réessayez dans un instant.
server-refusal-not-their-turn = À ce moment-là, cette personne n'avait rien à décider : allez à l'une de ses propres décisions.
server-refusal-what-if-end = Ici, la partie est déjà terminée : revenez à un moment plus tôt.
server-refusal-what-if-many = Cette partie a déjà été rejouée { $count } fois, et la table n'en garde pas plus.
server-refusal-why-no-bot = Aucun bot n'a fait cela : personne à qui demander pourquoi.
server-refusal-why-later = Tant que des personnes jouent, les bots gardent leurs raisons pour eux : redemandez à la fin de la partie.
server-refusal-why-forgotten = Ce bot ne sait plus pourquoi il a fait cela.

cli-help-review = dire ce qui a décidé d'une partie terminée : les meilleures et les pires décisions, et la chance
cli-help-review-seat = seulement ce qui concerne cette place, en comptant à partir de 1 (par défaut : tout le monde)
cli-review-unfinished = Cette partie n'est pas terminée : l'analyse vient après la fin.
cli-review-none = Les parties de { $game } ne s'analysent pas encore.
cli-review-progress = Analyse : { $percent } %
cli-review-moment = ligne { $n }, { $name }, { $kind } : { $worth }
cli-review-moment-fatal = ligne { $n }, { $name }, { $kind } : { $worth }, coup fatal
cli-review-made = { $name } ({ $kind })

review-kind-decision = décision
review-kind-luck = chance
review-worth-points =
    { $worth ->
        [one] { SIGNED($worth) } point
       *[other] { SIGNED($worth) } points
    }
review-worth-credits =
    { $worth ->
        [one] { SIGNED($worth) } crédit
       *[other] { SIGNED($worth) } crédits
    }
review-worth-chance = { SIGNED($worth) } %
review-title = { $game } : l'analyse
review-working = Chaque décision de la partie passe à la loupe…
review-table_link = Retour à la table
review-share = Copier le lien
review-curve = Le fil de la partie
review-whose = La courbe de qui ?
review-beginning = Début
review-end = Fin
review-axis-points = Points attendus
review-axis-credits = Crédits attendus
review-axis-chance = Chances de victoire
review-apart-points = Chance et décisions, en points
review-apart-credits = Chance et décisions, en crédits
review-apart-chance = Chance et décisions, en pour cent
review-staked = Ce qui était en jeu
review-tick-chance = { $percent } %
review-legend-sum = Les deux ensemble
review-legend-luck = Chance
review-legend-cost = Décisions
review-legend-ruin = Aurait tout ruiné
review-legend-failure = Aurait échoué
review-mark = { $number } : { $name }, { WORD($kind, of: "review-kind") }, { $worth }
review-table = La même chose en chiffres
review-table-line = Ligne
review-moments = Ce qui a fait la différence
review-calm = Rien ne sort du lot : aucune décision n'a coûté cher, et la chance s'est équilibrée.
review-others = Les autres
review-ledger = À noter aussi
review-made = Ce qui a été construit
review-decisions =
    { $count ->
        [one] L'unique décision { ELIDE("de", $name) }
       *[other] Les { $count } décisions { ELIDE("de", $name) }
    }
review-figure-best = Meilleure décision
review-figure-worst = Pire décision
review-figure-luck = Chance
review-tone-best = une bonne décision
review-tone-mistake = une erreur
review-tone-good-luck = un coup de chance
review-tone-bad-luck = un coup de malchance
review-fatal = C'est ici que tout s'est perdu.
review-show = Revoir ce moment
review-what_if = Et si… ?
review-what_if-hint = Repartir d'ici, et jouer autrement

what_if-ask-mine = Repartir d'ici, dans une partie rien qu'à vous ? Des bots prennent les autres places. Les dés viennent du même secret, mais peuvent tomber autrement dès que quelqu'un joue autre chose.
what_if-ask = Repartir d'ici, à la place { ELIDE("de", $name) } ? Des bots prennent les autres places. Les dés viennent du même secret, mais peuvent tomber autrement dès que quelqu'un joue autre chose.
what_if-go = Repartir d'ici
what_if-stay = Rester ici
what_if-here = Et si… ? Cette partie repart d'un moment d'une autre ; ses dés viennent du même secret.
what_if-back = Retour à l'analyse

why-ask = Pourquoi ?
why-of = Pourquoi ? { $what }
why-last = Pourquoi ce coup du bot ?
why-thinking = Le bot y repense…
why-close = Fermer l'explication

hint-ask = Demander un indice
hint-short = Indice
hint-more = En dire plus
hint-close = Fermer l'indice
hint-thinking = Voyons voir…

house-keys-h = Un indice, si la table a un conseiller ; une deuxième fois pour en savoir plus

review-why-lot = Ce bot s'en remet au sort, sans réfléchir.
