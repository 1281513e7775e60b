lucky_loop-event-started = Le sort désigne { $name } pour commencer.
lucky_loop-event-turn = Tour { $round } : c'est à { $name } de jouer.
lucky_loop-event-turn-final = Tour { $round } : c'est à { $name } de jouer, en phase finale.
lucky_loop-event-drew = { $name } pioche { $card }.
lucky_loop-event-drew-no-card = { $name } pioche une carte { WORD($deck, of: "lucky_loop-from_deck") }.
lucky_loop-event-discarded = { $name } défausse { $cards }.
lucky_loop-event-reshuffled =
    { $count ->
        [one] { $count } carte de la pile de dépôt redevient la pile { WORD($deck, of: "lucky_loop-short_deck") }.
       *[other] Les { $count } cartes de la pile de dépôt, mélangées, redeviennent la pile { WORD($deck, of: "lucky_loop-short_deck") }.
    }
lucky_loop-event-declared = { $name } présente { WORD($programme, of: "lucky_loop-programme") } et pose { $cards }.
lucky_loop-event-declared-cleared = { $name } défausse { $cleared }, puis présente { WORD($programme, of: "lucky_loop-programme") } et pose { $cards }.
lucky_loop-event-raised = { $name } remplace { $replaced } par { $card } et présente { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-event-free-laid = { $name } pose ses figures libres : { $cards }.
lucky_loop-event-free-rejected = { $name } pose des figures libres non autorisées : { $cards }.
lucky_loop-event-highlighted = { $name } place le temps fort sur { $card }.
lucky_loop-event-token-paid-seventh = { $name } paie un jeton pour le dé rouge.
lucky_loop-event-token-paid-reroll = { $name } paie un jeton pour relancer { $dice }.
lucky_loop-event-thrown = { $name } lance les dés : { $dice }.
lucky_loop-event-thrown-red = { $name } lance les dés : { $dice } ; le rouge : { $red }.
lucky_loop-event-thrown-red-alone = { $name } lance le dé rouge : { $red }.
lucky_loop-event-made = { $name } remplit { $card } en dépassant avec { $dice } : +{ $points }.
lucky_loop-event-made-exact = { $name } remplit { $card } exactement avec { $dice } : +{ $points }.
lucky_loop-event-made-exact-highlight = { $name } remplit son temps fort, { $card }, exactement avec { $dice } ; il compte double : +{ $points }.
lucky_loop-event-stopped = { $name } s'arrête après deux cartes.
lucky_loop-event-failed = { $name } ne remplit aucune carte avec ces dés : le vol échoue.
lucky_loop-event-failed-out_of_dice = { $name } n'a plus de dés : le vol échoue.
lucky_loop-event-scored-recorded = { WORD($programme, of: "lucky_loop-programme") } : { $name } marque { $boxes } plus { $spare } pour les dés restants, { $gained } de mieux que les { $before } d'avant.
lucky_loop-event-scored-no-before-recorded = { $name } marque { $boxes } plus { $spare } pour les dés restants et accomplit { WORD($programme, of: "lucky_loop-programme") } avec { $gained }.
lucky_loop-event-scored = { WORD($programme, of: "lucky_loop-programme") } : { $name } marque { $boxes } plus { $spare } pour les dés restants ; les { $before } d'avant restent.
lucky_loop-event-scored-no-before = { WORD($programme, of: "lucky_loop-programme") } : { $name } marque { $boxes } plus { $spare } pour les dés restants ; moins de 8, non pris en compte.
lucky_loop-event-scored-no-programme-recorded = Figures libres réussies pour { $name } : { $boxes } plus { $spare } pour les dés restants, à la place de { $before }.
lucky_loop-event-scored-no-programme = Figures libres réussies pour { $name } : { $boxes } plus { $spare } pour les dés restants ; le plus mauvais programme, à { $before }, reste.
lucky_loop-event-token-won-two-cards = { $name } gagne un jeton pour deux cartes remplies.
lucky_loop-event-token-won-first-twelve = { $name } gagne un jeton pour le premier 12 de ce programme.
lucky_loop-event-token-won-record = { $name } gagne un jeton pour un nouveau meilleur score.
lucky_loop-event-token-won-twenty = { $name } gagne un jeton pour 20 points ou plus.
lucky_loop-event-token-won-last-card = { $name } gagne un jeton de consolation : seule la dernière carte a manqué.
lucky_loop-event-points-lost-exchange =
    { $count ->
        [one] L'échange coûte { $count } point à { $name }.
       *[other] L'échange coûte { $count } points à { $name }.
    }
lucky_loop-event-points-lost-illegal =
    { $count ->
        [one] Les figures libres non autorisées coûtent { $count } point à { $name }.
       *[other] Les figures libres non autorisées coûtent { $count } points à { $name }.
    }
lucky_loop-event-points-lost-failed =
    { $count ->
        [one] Les figures libres manquées coûtent { $count } point à { $name }.
       *[other] Les figures libres manquées coûtent { $count } points à { $name }.
    }
lucky_loop-event-ended =
    { $count ->
        [one] La partie est terminée : { $winners } gagne.
       *[other] La partie est terminée : { $winners } se partagent la victoire.
    }

lucky_loop-action-draw = Piocher une carte { WORD($deck, of: "lucky_loop-from_deck") }
lucky_loop-action-discard = Défausser { $card }
lucky_loop-action-fly = Présenter { WORD($programme, of: "lucky_loop-programme") } avec { $cards }
lucky_loop-action-raise = Corser { WORD($programme, of: "lucky_loop-programme") } avec { $card } et le présenter
lucky_loop-action-free = Poser les figures libres { $cards }
lucky_loop-action-highlight = Placer le temps fort sur { $card }
lucky_loop-action-roll = Lancer les dés
lucky_loop-action-seventh = Payer un jeton pour le dé rouge
lucky_loop-action-reroll = Payer un jeton pour relancer { $dice }
lucky_loop-action-make = Remplir { $card } en dépassant avec { $dice }
lucky_loop-action-make-exact = Remplir { $card } exactement avec { $dice }
lucky_loop-action-make-highlight = Remplir le temps fort { $card } exactement avec { $dice }
lucky_loop-action-stop = S'arrêter : prendre un jeton
lucky_loop-action-give-up = Renoncer : le vol échoue

lucky_loop-from_deck-red-blue = dans la pile rouge et bleue
lucky_loop-from_deck-yellow-green = dans la pile jaune et verte

lucky_loop-short_deck-red-blue = rouge et bleue
lucky_loop-short_deck-yellow-green = jaune et verte

lucky_loop-chance-start =
    { $count ->
        [one] { $count } tirage au sort
       *[other] { $count } tirages au sort
    }
lucky_loop-chance-deal =
    { $count ->
        [one] { $count } carte piochée
       *[other] { $count } cartes piochées
    }
lucky_loop-chance-throw =
    { $count ->
        [one] { $count } lancer de dés
       *[other] { $count } lancers de dés
    }

lucky_loop-text-legend = R7 5/2 est une carte rouge de difficulté 7 : 5 points si elle est remplie exactement, 2 en dépassant. B : bleu, G : vert, Y : jaune.
lucky_loop-text-round = Tour { $round }, c'est à { $name }
lucky_loop-text-round-last = Tour { $round }, le dernier, c'est à { $name }
lucky_loop-text-record = record
lucky_loop-text-free = Figures libres
lucky_loop-text-points = Points
lucky_loop-text-tokens = Jetons
lucky_loop-text-cards = Cartes en main
lucky_loop-text-deck = { WORD($deck, of: "lucky_loop-deck") } : reste { $left }, dépôt : { $top }
lucky_loop-text-lying = Figures libres { ELIDE("de", $name) } : { $cards }
lucky_loop-text-hand = Votre main :
lucky_loop-text-flight = { $title } en vol, dés restants : { $pool }
lucky_loop-text-flight-red = { $title } en vol, dés restants : { $pool }, dont le rouge
lucky_loop-text-thrown = Lancés : { $dice }
lucky_loop-text-thrown-red = Lancés : { $dice }, dont { $red } au rouge
lucky_loop-text-made = remplie avec { $dice } : { $points }
lucky_loop-text-open = à remplir
