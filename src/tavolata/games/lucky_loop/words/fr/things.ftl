lucky_loop-thing-card = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-thing-card-says = Une carte de vol { WORD($colour, of: "lucky_loop-colour", form: "card") } : { $exact } points si les dés font exactement { $difficulty }, { $exceeded } s'ils font plus.
lucky_loop-thing-place = Emplacement pour une carte { WORD($colour, of: "lucky_loop-colour", form: "card") }
lucky_loop-thing-place-says = Ici se pose une carte { WORD($colour, of: "lucky_loop-colour", form: "card") }, un { WORD($colour, of: "lucky_loop-manoeuvre") }, quand ce programme est présenté.
lucky_loop-thing-programme = { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-programme-says = Un programme : il se présente avec trois cartes, une { WORD($first, of: "lucky_loop-colour", form: "card") }, une { WORD($second, of: "lucky_loop-colour", form: "card") } et une { WORD($third, of: "lucky_loop-colour", form: "card") }. Tout le monde présente les quatre programmes.
lucky_loop-thing-scale = Échelle de { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-scale-says = Les avions y marquent le meilleur résultat de chaque joueur. Elle commence à { $recorded } : un vol qui fait moins ne compte pas.
lucky_loop-thing-mark = { $value } sur l'échelle
lucky_loop-thing-mark-says-recorded = À partir de { $recorded } points, un vol compte.
lucky_loop-thing-mark-says-first_record = Qui atteint { $first_record } en premier dans ce programme gagne un jeton et y fixe le meilleur score.
lucky_loop-thing-mark-says-closed = { $closed } points ou plus rapportent toujours un jeton ; ensuite, ce programme est clos pour vous.
lucky_loop-thing-record = Le meilleur score : { $record }
lucky_loop-thing-record-says = Le meilleur vol de ce programme jusqu'ici. Qui dépasse { $record } gagne un jeton.
lucky_loop-thing-track = Piste de décompte
lucky_loop-thing-track-says = Les avions montrent les points de tous les joueurs. Qui a le plus de points gagne.
lucky_loop-thing-plane = Avion du joueur { $number }
lucky_loop-thing-plane-says =
    { $count ->
        [one] Il montre où en est le joueur { $number } : { $count } point sur la piste de décompte.
       *[other] Il montre où en est le joueur { $number } : { $count } points sur la piste de décompte.
    }
lucky_loop-thing-deck = { WORD($deck, of: "lucky_loop-deck") }
lucky_loop-thing-deck-says =
    { $count ->
        [one] Vous y piochez pour compléter votre main ou pour échanger : il reste { $count } carte.
       *[other] Vous y piochez pour compléter votre main ou pour échanger : il reste { $count } cartes.
    }
lucky_loop-thing-discards = Pile de dépôt
lucky_loop-thing-discards-says =
    { $count ->
        [one] Ici vont les cartes qui ont servi, face visible : { $count } carte. Elles redeviennent la pile quand celle-ci est vide.
       *[other] Ici vont les cartes qui ont servi, face visible : { $count } cartes. Elles redeviennent la pile quand celle-ci est vide.
    }
lucky_loop-thing-supply = Jetons bonus
lucky_loop-thing-supply-says =
    { $count ->
        [one] Encore { $count } jeton à gagner. Il achète une relance ou le dé rouge.
       *[other] Encore { $count } jetons à gagner. Chacun achète une relance ou le dé rouge.
    }
lucky_loop-thing-hand = Votre main
lucky_loop-thing-hand-says =
    { $count ->
        [one] { $count } carte, rien que pour vos yeux. C'est d'ici que viennent les cartes de vos vols.
       *[other] { $count } cartes, rien que pour vos yeux. C'est d'ici que viennent les cartes de vos vols.
    }
lucky_loop-thing-dice = Les dés lancés
lucky_loop-thing-dice-says = Remplissez une carte restante avec un, deux ou trois d'entre eux. Ceux-là restent sur la carte, les autres vous reviennent.
lucky_loop-thing-die = Dé : { $die }
lucky_loop-thing-die-says = Il ajoute { $die } à la carte où vous le posez. S'il n'est sur aucune carte, il vaut un point à l'atterrissage.
lucky_loop-thing-red-die = Dé rouge : { $die }
lucky_loop-thing-red-die-says = Le 7e dé, acheté avec un jeton pour ce coup. Il compte comme les noirs.
lucky_loop-thing-pool = Dés restants
lucky_loop-thing-pool-says =
    { $count ->
        [one] { $count } dé attend son lancer. S'il n'est sur aucune carte à l'atterrissage, il vaut un point.
       *[other] { $count } dés attendent leur lancer. Chaque dé qui n'est sur aucune carte à l'atterrissage vaut un point.
    }
lucky_loop-thing-aloft = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-thing-aloft-says = Encore à remplir : { $exact } points si les dés font exactement { $difficulty }, { $exceeded } s'ils font plus.
lucky_loop-thing-aloft-says-made = Remplie avec { $dice }, pour { $points }. Ses dés restent là jusqu'à la fin du vol.
lucky_loop-thing-highlight = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty } avec l'étoile
lucky_loop-thing-highlight-says = Le temps fort : à remplir exactement, il rapporte alors deux fois { $exact } points.
lucky_loop-thing-highlight-says-made = Rempli exactement avec { $dice } : l'étoile le double, pour { $points }.
lucky_loop-thing-way = Une façon de remplir { $card }
lucky_loop-thing-way-says-exact =
    { $count ->
        [one] Avec { $dice }, c'est exact : { $count } point.
       *[other] Avec { $dice }, c'est exact : { $count } points.
    }
lucky_loop-thing-way-says-over =
    { $count ->
        [one] Avec { $dice }, on dépasse : { $count } point.
       *[other] Avec { $dice }, on dépasse : { $count } points.
    }
lucky_loop-thing-figures = Le vol en chiffres
lucky_loop-thing-figures-says =
    { $count ->
        [one] C'est le lancer { $throw } sur { $throws }. Les cartes remplies rapportent pour l'instant { $count } point.
       *[other] C'est le lancer { $throw } sur { $throws }. Les cartes remplies rapportent pour l'instant { $count } points.
    }
lucky_loop-thing-landing = L'atterrissage
lucky_loop-thing-landing-says = Les champs des cartes, plus un point par dé restant, font le résultat.
lucky_loop-thing-last-flight = Le dernier vol
lucky_loop-thing-last-flight-says = Le vol précédent : ses cartes, les dés posés dessus et le résultat.
lucky_loop-thing-ledger = Comment on en est arrivé là
lucky_loop-thing-ledger-says = Les résultats de tout le monde, ligne par ligne. Les figures libres remplacent le plus mauvais, qui est barré.
lucky_loop-thing-worth = Ce qu'en pense le conseiller
lucky_loop-thing-worth-says = Les chances que le vol compte, et les points que cela rapporte en moyenne. La couronne marque le meilleur choix.
lucky_loop-thing-player = Joueur { $number }
lucky_loop-thing-player-says = Points : { $points }. Jetons bonus : { $tokens }. Programmes accomplis : { $count } sur quatre.
lucky_loop-thing-points = Points du joueur { $number }
lucky_loop-thing-points-says =
    { $count ->
        [one] { $count } point : les résultats de tous les programmes réunis. Qui a le plus de points gagne.
       *[other] { $count } points : les résultats de tous les programmes réunis. Qui a le plus de points gagne.
    }
lucky_loop-thing-tokens = Jetons bonus du joueur { $number }
lucky_loop-thing-tokens-says =
    { $count ->
        [one] { $count } jeton. Un jeton achète le dé rouge avant un lancer, ou une relance de quelques dés après.
       *[other] { $count } jetons. Chacun achète le dé rouge avant un lancer, ou une relance de quelques dés après.
    }
lucky_loop-thing-backs = Cartes du joueur { $number }
lucky_loop-thing-backs-says =
    { $count ->
        [one] { $count } carte de cette pile, en main. Personne d'autre ne sait ce qu'elle montre.
       *[other] { $count } cartes de cette pile, en main. Personne d'autre ne sait ce qu'elles montrent.
    }
lucky_loop-thing-result = { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-result-says =
    { $count ->
        [one] { $count } point : le meilleur résultat du joueur { $number } dans ce programme.
       *[other] { $count } points : le meilleur résultat du joueur { $number } dans ce programme.
    }
lucky_loop-thing-result-says-none = Le joueur { $number } n'a pas encore de résultat ici. Il faut { $recorded } points pour en avoir un.
lucky_loop-thing-free = Figures libres du joueur { $number }
lucky_loop-thing-free-says = Ces cartes restent jusqu'à la réussite : { $cards }.
lucky_loop-thing-free-result = Figures libres réussies
lucky_loop-thing-free-result-says =
    { $count ->
        [one] { $count } point, à la place du plus mauvais résultat.
       *[other] { $count } points, à la place du plus mauvais résultat.
    }
lucky_loop-thing-finale = Finale
lucky_loop-thing-finale-says = Les quatre programmes sont accomplis. Il ne reste que les figures libres.
lucky_loop-thing-start = Premier joueur
lucky_loop-thing-start-says = Commence chaque tour. Le dernier tour se termine à sa droite.
lucky_loop-thing-do-roll = Lancer
lucky_loop-thing-do-roll-says = Lance trois dés, ou tous ceux qui restent.
lucky_loop-thing-do-seventh = Acheter le 7e dé
lucky_loop-thing-do-seventh-says = Coûte un jeton : le dé rouge rejoint les vôtres jusqu'à la fin du coup.
lucky_loop-thing-do-stop = S'arrêter ici
lucky_loop-thing-do-stop-says = Termine le vol après deux cartes : aucun point, mais un jeton.
lucky_loop-thing-do-reroll = Relancer les dés
lucky_loop-thing-do-reroll-says = Coûte un jeton : choisissez parmi les dés qui viennent d'être lancés, et relancez-les.
lucky_loop-thing-do-give-up = Renoncer
lucky_loop-thing-do-give-up-says = Les dés ne remplissent aucune carte : le vol a échoué.
lucky_loop-thing-do-fly = Présenter
lucky_loop-thing-do-fly-says = Pose les trois cartes à côté du programme et commence le vol.
lucky_loop-thing-do-raise = Corser
lucky_loop-thing-do-raise-says = Une carte plus difficile de la même couleur remplace l'une de celles qui sont là. Puis les trois sont présentées.
lucky_loop-thing-do-free = Poser les figures libres
lucky_loop-thing-do-free-says = Pose ces cartes. Elles restent jusqu'à la réussite.
lucky_loop-thing-do-exchange = Échanger des cartes
lucky_loop-thing-do-exchange-says = C'est tout votre coup : piochez de nouvelles cartes, puis défaussez-en autant.
lucky_loop-thing-do-draw = Piocher
lucky_loop-thing-do-draw-says = Prend une carte de la pile { WORD($deck, of: "lucky_loop-short_deck") }. Vous la voyez avant de choisir la pile suivante.
lucky_loop-thing-do-discard = Défausser
lucky_loop-thing-do-discard-says = Met les cartes choisies sur leurs piles de dépôt, face visible.
lucky_loop-thing-do-clear = Autre choix
lucky_loop-thing-do-clear-says = Repose ce que vous avez choisi. Il ne s'est encore rien passé.
lucky_loop-thing-do-advice = Conseil
lucky_loop-thing-do-advice-says = Calcule ce que vaut chacun de vos choix.
lucky_loop-thing-do-legend = Ce que disent les chiffres
lucky_loop-thing-do-legend-says = Ouvre la liste de tous les chiffres et signes du plateau.
