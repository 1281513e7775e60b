lucky_loop-lesson-first-flight-title = Un vol
lucky_loop-lesson-first-flight-done = Vous savez voler : trois lancers, trois cartes, les difficiles d'abord.
lucky_loop-lesson-first-flight-hello = Bienvenue au meeting aérien ! La voltige se fait ici avec des cartes et des dés. Présentons ensemble un premier programme.
lucky_loop-lesson-first-flight-card = Voici une carte de vol. Le grand 7 est sa difficulté : vos dés doivent atteindre 7.
lucky_loop-lesson-first-flight-boxes = Ses deux champs sont des points : 5 si vos dés font exactement 7, seulement 2 s'ils font plus.
lucky_loop-lesson-first-flight-programme = Red Rooster est un programme. Il demande trois cartes : une rouge, une bleue, une verte.
lucky_loop-lesson-first-flight-fly = Touchez le 4 rouge, le 7 bleu et le 9 vert dans votre main. Puis présentez Red Rooster.
lucky_loop-lesson-first-flight-fly-otherwise = Une autre fois ! Choisissez le 4 rouge, le 7 bleu et le 9 vert, et présentez Red Rooster.
lucky_loop-lesson-first-flight-dice = Six dés doivent suffire pour les trois cartes. Un lancer en prend trois.
lucky_loop-lesson-first-flight-roll = Lancez !
lucky_loop-lesson-first-flight-one = Après un lancer, vous remplissez une carte, et une seule, avec un, deux ou trois de ces dés.
lucky_loop-lesson-first-flight-exact = 2 et 5 font exactement 7 : remplissez la carte bleue pour 5 points.
lucky_loop-lesson-first-flight-exact-otherwise = C'est possible aussi, mais cela rapporte moins. Prenez le 2 et le 5 pour le 7 bleu.
lucky_loop-lesson-first-flight-stay = Le 2 et le 5 restent sur leur carte. Il vous reste quatre dés, pour deux cartes.
lucky_loop-lesson-first-flight-roll2 = Le deuxième lancer.
lucky_loop-lesson-first-flight-tempted = Le 6 remplit à lui seul le 4 rouge, facile, et il reste trois dés. De belles économies ? Essayez.
lucky_loop-lesson-first-flight-tempted-otherwise = C'est même mieux ! Mais voyez d'abord ce qui arrive avec le 6 sur le 4 rouge.
lucky_loop-lesson-first-flight-crash = Le troisième lancer : 1, 2 et 5 font 8, et le 9 vert demande 9. Atterrissage en catastrophe : aucun point, juste un jeton pour les deux cartes remplies.
lucky_loop-lesson-first-flight-back = Votre meilleur dé est parti sur la carte la plus facile. Reprenez le coup et essayez l'autre façon.
lucky_loop-lesson-first-flight-hard = 3 et 6 font exactement 9 : remplissez la difficile, la verte, tant que vous le pouvez, pour 7 points.
lucky_loop-lesson-first-flight-hard-otherwise = Vous avez vu où cela mène. Prenez le 3 et le 6 pour le 9 vert.
lucky_loop-lesson-first-flight-odds = Deux dés doivent maintenant atteindre 4. Ils y arrivent 92 fois sur 100. Trois dés n'atteignent 9 que 74 fois.
lucky_loop-lesson-first-flight-roll3 = Le troisième et dernier lancer. Un vol ne rapporte des points que si les trois cartes sont remplies.
lucky_loop-lesson-first-flight-last = Le 4 suffit, et il est exact. Laissez le 1 de côté : un dé qui n'est sur aucune carte vaut un point.
lucky_loop-lesson-first-flight-last-otherwise = Le 4 rouge rapporte plus avec le 4 seul, et le 1 vaut un point à lui tout seul.
lucky_loop-lesson-first-flight-scored = Atterrissage réussi ! 5, 7 et 2 pour les cartes, 1 pour le dé restant : 15 points.
lucky_loop-lesson-first-flight-scale = Votre avion est à 15 sur l'échelle. Elle commence à 8 : moins ne compte pas. Vous pouvez recommencer ce vol pour faire mieux ; à 20, le programme est clos.
lucky_loop-lesson-first-flight-token = Personne n'avait encore atteint 12 ici. Cela vous vaut un jeton bonus. Ce qu'il achète, c'est pour la prochaine leçon.
lucky_loop-lesson-first-flight-refill = Après un vol, vous complétez votre main à six cartes. Piochez dans la pile rouge et bleue ; les deux autres cartes sont piochées pour vous.
lucky_loop-lesson-first-flight-refill-otherwise = Dans une partie, les deux piles se valent. Ici, piochez dans la rouge et bleue.
lucky_loop-lesson-first-flight-end = Un programme accompli, plus que trois. Après les quatre viennent les figures libres. Qui a le plus de points gagne.
lucky_loop-lesson-short-game-title = Une partie courte
lucky_loop-lesson-short-game-done = Vous connaissez tout le jeu : échanger, corser, les jetons, et les figures libres qui y mettent fin.
lucky_loop-lesson-short-game-hello = La partie touche à sa fin. Vous avez accompli trois programmes : 28 points. Il ne manque que Mighty Eagle.
lucky_loop-lesson-short-game-exchange = Rien dans votre main ne lui convient : pas de carte verte, et aucune plus difficile que celles qui y sont. Échangez des cartes : piochez dans la pile jaune et verte.
lucky_loop-lesson-short-game-exchange-otherwise = Cette main ne vous donnera pas Mighty Eagle. Échangez, et piochez dans la pile jaune et verte.
lucky_loop-lesson-short-game-draw2 = Vous voyez chaque carte avant de choisir la pile suivante. Encore la jaune et verte, s'il vous plaît.
lucky_loop-lesson-short-game-draw3 = Et la troisième dans la pile rouge et bleue.
lucky_loop-lesson-short-game-discard = Trois sont venues, trois doivent partir. Défaussez le 5 rouge, le 6 rouge et le 3 bleu.
lucky_loop-lesson-short-game-discard-otherwise = Gardez les autres, elles vont servir. Défaussez le 5 rouge, le 6 rouge et le 3 bleu.
lucky_loop-lesson-short-game-rival = C'était votre coup. En face, le vol a échoué dès le premier lancer : cela ne rapporte rien du tout.
lucky_loop-lesson-short-game-raise = Il y a là un 6 bleu. Une carte plus difficile de sa couleur peut le remplacer : touchez le 8 bleu, puis corsez Mighty Eagle.
lucky_loop-lesson-short-game-raise-otherwise = Jouez le 8 bleu tout seul : corsez Mighty Eagle avec lui.
lucky_loop-lesson-short-game-raised = Ici, les dés sont lancés pour vous. 2 et 6 : exactement le 8 bleu.
lucky_loop-lesson-short-game-four = Le 4 suffit pour le 4 jaune. Il reste trois dés pour le 6 vert.
lucky_loop-lesson-short-game-failure = 1, 1 et 3 : il manque 1 pour faire 6 ! Aucun point, mais un bel échec : deux cartes remplies rapportent un jeton bonus.
lucky_loop-lesson-short-game-fourth = En face, on atterrit avec 22 points et les quatre programmes sont accomplis. Vous avez un jeton. Vite !
lucky_loop-lesson-short-game-again = Corsez encore Mighty Eagle : le 7 jaune à la place du 4.
lucky_loop-lesson-short-game-again-otherwise = Jouez le 7 jaune tout seul : corsez Mighty Eagle avec lui.
lucky_loop-lesson-short-game-eight = 3 et 5 : exactement le 8 bleu.
lucky_loop-lesson-short-game-six = 2 et 4 : exactement le 6 vert.
lucky_loop-lesson-short-game-seventh = Deux dés atteignent 7 dans 58 lancers sur 100, trois dans 91. Payez votre jeton pour le dé rouge, le 7e.
lucky_loop-lesson-short-game-seventh-otherwise = C'est risqué ! Achetez d'abord le 7e dé.
lucky_loop-lesson-short-game-roll = Trois dés, dont le rouge. Lancez !
lucky_loop-lesson-short-game-seven = Les trois font 8 : plus que 7. Cela vous fait atterrir avec 12 points.
lucky_loop-lesson-short-game-twelve = Votre quatrième programme ! Et personne n'avait encore atteint 12 ici : vous avez de nouveau un jeton.
lucky_loop-lesson-short-game-crashed = En face, les figures libres ont échoué. Cela coûte 2 points : 49, contre vos 40.
lucky_loop-lesson-short-game-free = Vos figures libres : trois à six cartes de toutes couleurs, 25 ou plus en tout. Posez le 10 rouge, le 4 bleu, le 8 vert et le 3 jaune.
lucky_loop-lesson-short-game-free-otherwise = Posez ces quatre-là : le 10 rouge, le 4 bleu, le 8 vert et le 3 jaune.
lucky_loop-lesson-short-game-star = L'étoile, c'est le temps fort : elle double une carte, mais celle-ci doit être remplie exactement. Placez-la sur le 8 vert.
lucky_loop-lesson-short-game-star-otherwise = C'est un choix aussi. Ici, placez l'étoile sur le 8 vert.
lucky_loop-lesson-short-game-ten = 5 et 6 remplissent le 10 rouge. Ils le dépassent, et cela suffit : seule l'étoile doit être exacte.
lucky_loop-lesson-short-game-tempted = 1, 3 et 4 font exactement 8, et l'étoile rapporte 12. Remplissez le 8 vert avec les trois !
lucky_loop-lesson-short-game-tempted-otherwise = Sage décision ! Mais voyez d'abord ce que donnent 1, 3 et 4 sur le 8 vert.
lucky_loop-lesson-short-game-spent = Il restait un dé pour deux cartes. Votre jeton a payé le rouge, et le vol a échoué quand même : 2 points perdus. Reprenez le coup.
lucky_loop-lesson-short-game-thrifty = Économisez : le 4 suffit pour le 4 bleu. Il reste trois dés pour l'étoile.
lucky_loop-lesson-short-game-thrifty-otherwise = Vous avez vu où cela mène. Remplissez le 4 bleu avec le 4 seul.
lucky_loop-lesson-short-game-double = 2 et 6 font exactement 8 : l'étoile rapporte 12.
lucky_loop-lesson-short-game-reroll = Un 2, et le 3 jaune demande 3 ! Touchez le dé et relancez-le : c'est l'autre usage d'un jeton.
lucky_loop-lesson-short-game-reroll-otherwise = Pas si vite : touchez le dé, et relancez-le contre votre jeton.
lucky_loop-lesson-short-game-three = Un 4 ! Remplissez le 3 jaune et atterrissez.
lucky_loop-lesson-short-game-landed = 18 points remplacent votre plus mauvais résultat, les 8 de Diving Dove. Vous menez, 50 à 49.
lucky_loop-lesson-short-game-won = Seules des figures libres réussies mettent fin à la partie, avec le tour. En face, il restait donc un vol, et il a échoué : la victoire est à vous !
lucky_loop-lesson-x-LL-T2-title = Échanger des cartes
lucky_loop-lesson-x-LL-T2-first = Échangez : piochez votre première carte dans la pile jaune et verte.
lucky_loop-lesson-x-LL-T2-second = Un 11 vert, trop difficile. Vous l'avez vu ; choisissez maintenant la pile suivante. Piochez dans la rouge et bleue.
lucky_loop-lesson-x-LL-T2-discard = La troisième était un 9 jaune. Les nouvelles peuvent partir aussi : défaussez le 11 vert, le 5 rouge et le 3 bleu.
lucky_loop-lesson-x-LL-T2-end = Vous avez de nouveau six cartes, et votre coup est terminé.
lucky_loop-lesson-x-LL-D2-title = Corser un programme
lucky_loop-lesson-x-LL-D2-raise = Il y a un 6 bleu à Mighty Eagle. Jouez votre 8 bleu à sa place.
lucky_loop-lesson-x-LL-D2-end = Vous présentez maintenant les trois cartes qui sont là : le 8 bleu, le 6 vert et le 4 jaune.
lucky_loop-lesson-x-LL-F2-title = Exactement, ou en dépassant
lucky_loop-lesson-x-LL-F2-over = 3 et 5 font 8 : plus que 7, donc le champ inférieur rapporte 2. Essayez d'abord cela.
lucky_loop-lesson-x-LL-F2-back = Seulement 2 points, pour deux dés. Reprenez le coup.
lucky_loop-lesson-x-LL-F2-exact = 2 et 5 font exactement 7 : le champ supérieur rapporte 5, pour deux dés aussi.
lucky_loop-lesson-x-LL-F2-end = Le 2 et le 5 restent sur la carte. Le 3 retourne aux dés restants.
lucky_loop-lesson-x-LL-F5-title = S'arrêter à temps
lucky_loop-lesson-x-LL-F5-stop = Deux cartes sont remplies. Arrêtez-vous ici : aucun point, mais un jeton à coup sûr.
lucky_loop-lesson-x-LL-F5-end = Lancer et échouer rapporte le même jeton. Ne vous arrêtez donc que si vous ne voulez pas des points.
lucky_loop-lesson-x-LL-F7-title = Les dés restants
lucky_loop-lesson-x-LL-F7-waste = 1 et 4 font 5 : plus que le 4 rouge. Les deux dés y passent. Essayez.
lucky_loop-lesson-x-LL-F7-back = 5, 7 et 1 pour les cartes, aucun dé restant : 13. Reprenez le coup.
lucky_loop-lesson-x-LL-F7-save = Le 4 seul est exact, et il reste le 1.
lucky_loop-lesson-x-LL-F7-end = 5, 7 et 2 pour les cartes, et 1 pour le dé restant : 15.
lucky_loop-lesson-x-LL-B2-title = Le 7e dé
lucky_loop-lesson-x-LL-B2-buy = Il reste deux dés pour le 7 jaune. Payez votre jeton pour le rouge.
lucky_loop-lesson-x-LL-B2-throw = Trois dés maintenant, dont le rouge. Lancez !
lucky_loop-lesson-x-LL-B2-make = 2 et le 5 du dé rouge font exactement 7.
lucky_loop-lesson-x-LL-B2-end = Atterrissage réussi, merci au dé rouge. Le 1 restant vaut un point.
lucky_loop-lesson-x-LL-B3-title = Relancer les dés
lucky_loop-lesson-x-LL-B3-again = Le 2 ne remplit pas le 3 jaune. Touchez le dé, et relancez-le contre votre jeton.
lucky_loop-lesson-x-LL-B3-make = Un 3 : exactement.
lucky_loop-lesson-x-LL-B3-end = Le jeton est parti, et le vol est sauvé.
lucky_loop-lesson-x-LL-K5-title = Le temps fort
lucky_loop-lesson-x-LL-K5-star = Placez l'étoile sur le 10 rouge : il rapporterait 16 au lieu de 8.
lucky_loop-lesson-x-LL-K5-other = 5 et 6 font 11, et l'étoile veut exactement 10. Remplissez donc le 4 bleu avec le 5.
lucky_loop-lesson-x-LL-K5-exact = 4 et 6 : exactement 10, et l'étoile double le tout.
lucky_loop-lesson-x-LL-K5-end = 16 points pour une seule carte.

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
lucky_loop-thing-mark-says-first_record = Qui atteint en premier { $first_record } dans ce programme gagne un jeton et y fixe le meilleur score.
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
        [one] { $count } carte, à vos yeux seuls. C'est d'ici que viennent les cartes de vos vols.
       *[other] { $count } cartes, à vos yeux seuls. C'est d'ici que viennent les cartes de vos vols.
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
lucky_loop-thing-last-flight-says = Comment s'est passé le vol d'avant : ses cartes, les dés posés dessus et le résultat.
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
lucky_loop-thing-do-clear = Recommencer le choix
lucky_loop-thing-do-clear-says = Remet ce que vous avez choisi. Il ne s'est encore rien passé.
lucky_loop-thing-do-advice = Conseil
lucky_loop-thing-do-advice-says = Calcule ce que vaut chacun de vos choix.
lucky_loop-thing-do-legend = Ce que disent les chiffres
lucky_loop-thing-do-legend-says = Ouvre la liste de tous les chiffres et signes du plateau.

lucky_loop-first-goal = Le but
lucky_loop-first-goal-says = Vous faites de la voltige dans un meeting aérien. Accomplissez les quatre programmes, puis vos figures libres. Qui a le plus de points gagne.
lucky_loop-first-goal-picture = Un avion fait un looping, et trois autres attendent dans le ciel.
lucky_loop-first-turn = À vous de jouer
lucky_loop-first-turn-says = Posez trois cartes à côté d'un programme, une de chacune de ses couleurs, et décollez. Ou échangez des cartes, si votre main ne vaut rien.
lucky_loop-first-turn-picture = Red Rooster avec un 4 rouge, un 7 bleu et un 9 vert.
lucky_loop-first-throw = Un lancer
lucky_loop-first-throw-says = Trois lancers pour trois cartes : à chaque fois vous en remplissez une, avec une partie des dés. Sa valeur exacte rapporte le champ supérieur, plus ne rapporte que l'inférieur.
lucky_loop-first-throw-picture = 2 et 5 remplissent exactement le 7 bleu, pour 5 points ; 3 et 5 le dépassent, pour 2.
lucky_loop-first-landing = L'atterrissage
lucky_loop-first-landing-says = Les dés utilisés restent sur leurs cartes : six doivent suffire pour les trois. Chaque dé restant vaut un point, et 8 points suffisent pour compter. Aucune carte remplie ? C'est la catastrophe.
lucky_loop-first-landing-picture = Trois cartes avec cinq dés dessus, et un dé restant : 15 points.
lucky_loop-first-end = La fin
lucky_loop-first-end-says = Les figures libres closent le spectacle : des cartes au choix, et une étoile qui double l'une d'elles. Dès que quelqu'un les réussit, on finit le tour.
lucky_loop-first-end-picture = Quatre cartes de figures libres, l'étoile sur le 8 vert.

lucky_loop-also-highlight = étoile, étoiles, vedette
    .word = temps fort
lucky_loop-also-twice = double, doubler, doublé, doublée
    .word = deux fois
lucky_loop-also-exceeding = plus, au-delà, dépasser, dépassé, supérieur
    .word = dépass
lucky_loop-also-fails = crash, rater, raté, manqué, échec, échouer, catastrophe
    .word = échou
lucky_loop-also-succeeds = atterrir, atterrissage, réussir, réussite, succès
    .word = réussi
lucky_loop-also-exchange = changer, troquer, troc, échange
    .word = échang
lucky_loop-also-accomplished = réussi, terminé, fini, rempli
    .word = accompli
lucky_loop-also-final = finale, final, fin
    .word = final
