lucky_loop-refusal-cards = { $why }
lucky_loop-refusal-over = La partie est terminée.
lucky_loop-refusal-chance = Le tirage au sort, les cartes et les dés reviennent au hasard ; aucun joueur ne les choisit.
lucky_loop-refusal-lot = Ici, le sort désigne qui commence : l'un des start 0 à start { $last }.
lucky_loop-refusal-deal = Ici, une carte vient de la pile { WORD($deck, of: "lucky_loop-short_deck") } : nommez l'une de celles qui y restent.
lucky_loop-refusal-throw = Dés qui tombent ici : { $dice }, et pas de rouge. Donnez des valeurs de 1 à 6, la plus basse d'abord.
lucky_loop-refusal-throw-red = Dés qui tombent ici : { $dice }, dont le rouge. Donnez des valeurs de 1 à 6, la plus basse d'abord, et dites laquelle est celle du dé rouge.
lucky_loop-refusal-no-chance = Rien ne revient au hasard maintenant ; c'est à un joueur d'agir.
lucky_loop-refusal-not-your-turn = C'est à la place { $seat } de jouer ; attendez votre tour.
lucky_loop-refusal-now-turn = Votre coup, c'est l'un ou l'autre : échanger des cartes, ou présenter un vol.
lucky_loop-refusal-now-exchange = Vous êtes en plein échange : piochez d'abord la carte suivante.
lucky_loop-refusal-now-exchange-or-discard = Vous êtes en plein échange : piochez la carte suivante, ou défaussez autant de cartes que vous en avez pioché.
lucky_loop-refusal-now-discard = Vous avez pioché ; défaussez maintenant autant de cartes.
lucky_loop-refusal-now-refill = Complétez d'abord votre main à six cartes.
lucky_loop-refusal-now-highlight = Placez d'abord le temps fort sur une carte de vos figures libres.
lucky_loop-refusal-now-ready = Rien n'est encore lancé : lancez d'abord les dés.
lucky_loop-refusal-now-thrown = Les dés sont sur la table : remplissez une carte restante, relancez-en contre un jeton, ou renoncez s'ils ne remplissent aucune carte.
lucky_loop-refusal-deck-empty = La pile { WORD($deck, of: "lucky_loop-short_deck") } est vide ; piochez dans l'autre.
lucky_loop-refusal-not-in-hand = Vous n'avez pas { $card } en main ; choisissez parmi vos cartes.
lucky_loop-refusal-held-once = Vous n'avez { $card } en main qu'une seule fois.
lucky_loop-refusal-held-fewer = Vous n'avez { $card } en main que { $held } fois.
lucky_loop-refusal-card-order = Nommez les cartes dans l'ordre de votre main : rouge, bleu, vert, jaune, et dans chaque couleur la plus facile d'abord.
lucky_loop-refusal-wrong-colours = { WORD($programme, of: "lucky_loop-programme") } demande une carte de chacune de ses trois couleurs.
lucky_loop-refusal-final-phase = Vous avez accompli les quatre programmes ; il ne vous reste que les figures libres.
lucky_loop-refusal-closed = Vous avez déjà 20 points ou plus pour { WORD($programme, of: "lucky_loop-programme") } ; présentez un autre programme.
lucky_loop-refusal-first-round = Une carte individuelle se joue à partir du deuxième tour ; posez trois cartes.
lucky_loop-refusal-nothing-laid = Il n'y a pas encore de cartes à côté de { WORD($programme, of: "lucky_loop-programme") } ; posez-en trois.
lucky_loop-refusal-not-harder = Avec { $card }, aucune carte de { WORD($programme, of: "lucky_loop-programme") } ne peut être remplacée : il faut la même couleur et une difficulté plus élevée.
lucky_loop-refusal-not-final-phase = Les figures libres viennent une fois les quatre programmes accomplis.
lucky_loop-refusal-free-size = Les figures libres comptent trois à six cartes, pas { $count }.
lucky_loop-refusal-free-too-easy = Ces cartes font { $total } en tout ; les figures libres demandent une difficulté de 25 ou plus.
lucky_loop-refusal-free-too-many-dice = Ces cartes demandent au moins { $needed } dés ; les figures libres doivent être faisables avec six.
lucky_loop-refusal-not-in-programme = Vos figures libres ne contiennent pas { $card } ; le temps fort va sur l'une de leurs cartes.
lucky_loop-refusal-no-token = Vous n'avez pas de jeton bonus pour payer.
lucky_loop-refusal-seventh-bought = Le 7e dé s'achète une fois par coup, et vous l'avez déjà.
lucky_loop-refusal-no-stopping = Les figures libres ne s'arrêtent pas en route ; allez jusqu'au bout.
lucky_loop-refusal-stop-too-early = Vous pouvez vous arrêter une fois deux cartes remplies, avant le dernier lancer.
lucky_loop-refusal-can-be-made = Ces dés remplissent une carte : remplissez-la, ou relancez des dés contre un jeton.
lucky_loop-refusal-no-dice = Tous les dés sont sur des cartes : achetez le 7e dé pour lancer encore, ou arrêtez-vous.
lucky_loop-refusal-no-dice-free = Tous les dés sont sur des cartes : achetez le 7e dé pour lancer encore, ou renoncez.
lucky_loop-refusal-not-open = Dans ce vol, { $card } n'est plus à remplir ; choisissez une carte sans dés.
lucky_loop-refusal-highlighted = Ici, { $card } porte le temps fort : écrivez { $card }*.
lucky_loop-refusal-not-highlighted = Ici, { $card } ne porte pas le temps fort : écrivez { $card }, sans l'étoile.
lucky_loop-refusal-not-thrown = Ce lancer ne contient pas { $dice } ; choisissez parmi les dés qui viennent d'être lancés.
lucky_loop-refusal-no-dice-named = Nommez au moins un des dés qui viennent d'être lancés.
lucky_loop-refusal-dice-order = Nommez les dés dans l'ordre croissant.
lucky_loop-refusal-too-low = Ces dés font { $total }, la carte demande { $difficulty }.
lucky_loop-refusal-highlight-exact = Le temps fort doit être rempli exactement : { $difficulty }, pas { $total }.

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
