lucky_loop-colour-red = rouge
    .card = rouge
lucky_loop-colour-blue = bleu
    .card = bleue
lucky_loop-colour-green = vert
    .card = verte
lucky_loop-colour-yellow = jaune
    .card = jaune

lucky_loop-manoeuvre-red = Turn
lucky_loop-manoeuvre-blue = Looping
lucky_loop-manoeuvre-green = Dive
lucky_loop-manoeuvre-yellow = Roll

lucky_loop-programme-red-rooster = Red Rooster
lucky_loop-programme-rubber-duck = Rubber Duck
lucky_loop-programme-diving-dove = Diving Dove
lucky_loop-programme-mighty-eagle = Mighty Eagle
lucky_loop-programme-short-red-rooster = Ro
lucky_loop-programme-short-rubber-duck = Du
lucky_loop-programme-short-diving-dove = Do
lucky_loop-programme-short-mighty-eagle = Ea

lucky_loop-card-label = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }, { WORD($colour, of: "lucky_loop-colour") } : exact { $exact }, au-delà { $exceeded }
lucky_loop-card-place = Emplacement pour une carte { WORD($colour, of: "lucky_loop-colour", form: "card") } : { WORD($colour, of: "lucky_loop-manoeuvre") }

lucky_loop-deck-red-blue = Pile rouge et bleue
lucky_loop-deck-yellow-green = Pile jaune et verte
lucky_loop-deck-discard = Pile de dépôt : { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty } au-dessus
lucky_loop-deck-discard_empty = Pile de dépôt : vide

lucky_loop-board-label = Le plateau de jeu

lucky_loop-result-player = { $name } : { $points }

lucky_loop-card-name = le { $difficulty } { WORD($colour, of: "lucky_loop-colour") }

lucky_loop-deck-draw = Piocher dans la pile { WORD($deck, of: "lucky_loop-short_deck") }

lucky_loop-token-supply =
    { $count ->
        [one] { $count } jeton en réserve
       *[other] { $count } jetons en réserve
    }

lucky_loop-players-label = Joueurs

lucky_loop-player-start = Premier joueur
lucky_loop-player-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lucky_loop-player-tokens =
    { $count ->
        [one] { $count } jeton bonus
       *[other] { $count } jetons bonus
    }
lucky_loop-player-cards =
    { $count ->
        [one] { $count } carte de la pile { WORD($deck, of: "lucky_loop-short_deck") }
       *[other] { $count } cartes de la pile { WORD($deck, of: "lucky_loop-short_deck") }
    }
lucky_loop-player-final = Finale
lucky_loop-player-final_means = En phase finale : il ne reste que les figures libres
lucky_loop-player-free = Figures libres : { $cards }
lucky_loop-player-result = { WORD($programme, of: "lucky_loop-programme") } : { $points }
lucky_loop-player-no_result = { WORD($programme, of: "lucky_loop-programme") } : pas encore accompli
lucky_loop-player-free_result = Figures libres : { $points }

lucky_loop-hand-label = Votre main
lucky_loop-hand-empty = Votre main est vide.
lucky_loop-hand-new = Nouvelle

lucky_loop-flight-cards = Les cartes du vol
lucky_loop-flight-propose = Proposer des dés
lucky_loop-flight-make =
    { $count ->
        [one] Remplir avec { $total } : { $count } point
       *[other] Remplir avec { $total } : { $count } points
    }
lucky_loop-flight-put_highlight = Placer ici le temps fort

lucky_loop-chip-exact =
    { $count ->
        [one] Remplir { $card } exactement avec { $dice } : { $count } point
       *[other] Remplir { $card } exactement avec { $dice } : { $count } points
    }
lucky_loop-chip-over =
    { $count ->
        [one] Remplir { $card } en dépassant avec { $dice } : { $count } point
       *[other] Remplir { $card } en dépassant avec { $dice } : { $count } points
    }

lucky_loop-dice-label = Les dés lancés
lucky_loop-dice-black = Dé { $die }
lucky_loop-dice-red = Dé rouge { $die }
lucky_loop-dice-sum = { $dice } = { $total }
lucky_loop-dice-compose = Touchez des dés à additionner

lucky_loop-do-throw = Lancer
lucky_loop-do-seventh = Acheter le 7e dé
lucky_loop-do-stop = S'arrêter ici
lucky_loop-do-again =
    { $count ->
        [one] Relancer ce dé
       *[other] Relancer ces dés
    }
lucky_loop-do-again_hint = Touchez des dés pour les relancer contre un jeton.
lucky_loop-do-give_up = Renoncer
lucky_loop-do-fly = Présenter { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-do-raise = { WORD($programme, of: "lucky_loop-programme") } : corser avec { $card }
lucky_loop-do-free = Poser les figures libres
lucky_loop-do-exchange = Échanger des cartes
lucky_loop-do-exchange_from = Échange : pile { WORD($deck, of: "lucky_loop-short_deck") }
lucky_loop-do-discard =
    { $count ->
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
lucky_loop-do-clear = Autre choix

lucky_loop-free-cards = Cartes : { $count } (au moins { $fewest })
lucky_loop-free-difficulty = Difficulté : { $difficulty } (au moins { $least })
lucky_loop-free-dice = Dés : { $needed } (au plus { $dice })
lucky_loop-free-what = Vos figures libres : { $fewest } à { $most } cartes de toutes couleurs, difficulté { $least } ou plus, pour { $dice } dés. Elles remplacent votre plus mauvais résultat.

lucky_loop-advice-ask = Conseil
lucky_loop-advice-show = Montrer le meilleur choix
lucky_loop-advice-chance = { $chance }
lucky_loop-advice-points = { $points }
lucky_loop-advice-sum = { $points } + { $later }
lucky_loop-advice-total = { $points } en tout
lucky_loop-advice-later = ≈ { $points }

lucky_loop-figures-throw = Lancer { $throw } sur { $throws }
lucky_loop-figures-subtotal =
    { $count ->
        [one] Pour l'instant { $count } point
       *[other] Pour l'instant { $count } points
    }
lucky_loop-figures-least = Compte à partir de { $least }

lucky_loop-legend-open = Ce que disent les chiffres

lucky_loop-watch-flight = { $name } présente { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-watch-free = { $name } présente ses figures libres

lucky_loop-mine-lot = Le sort désigne qui commence.
lucky_loop-mine-deal = On distribue les cartes.
lucky_loop-mine-turn = À vous de jouer !
lucky_loop-mine-turn_last = Dernier tour : c'est votre dernier coup !
lucky_loop-mine-exchange = Vous échangez des cartes.
lucky_loop-mine-discard = Vous défaussez.
lucky_loop-mine-refill = Vous complétez votre main.
lucky_loop-mine-draw = Vous piochez une carte.
lucky_loop-mine-highlight = Votre temps fort !
lucky_loop-mine-highlight_last = Votre dernier coup : votre temps fort !
lucky_loop-mine-ready = Votre vol : lancez les dés.
lucky_loop-mine-ready_none = Votre vol : il ne reste plus de dés.
lucky_loop-mine-throw = Les dés roulent.
lucky_loop-mine-thrown = Votre vol : remplissez une carte.
lucky_loop-mine-thrown_none = Votre vol : ces dés ne remplissent aucune carte.
lucky_loop-mine-over = La partie est terminée.

lucky_loop-prompt-lot = Le sort désigne qui commence.
lucky_loop-prompt-deal = On distribue les cartes.
lucky_loop-prompt-turn = Choisissez des cartes pour un vol, ou échangez-en.
lucky_loop-prompt-turn_last = Dernier tour : c'est votre dernier coup.
lucky_loop-prompt-cards = Choisissez les cartes pour { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-prompt-more = Ajoutez des cartes des autres couleurs, ou touchez un programme.
lucky_loop-prompt-set = Tout est prêt : présentez le vol, ou faites un autre choix.
lucky_loop-prompt-set_free = Tout est prêt : posez ces cartes, ou ajoutez-en.
lucky_loop-prompt-free_dice = Il faudrait { $needed } dés, et il y en a { $dice } : remettez d'abord une carte.
lucky_loop-prompt-free_clash = Avec votre main, ces cartes ne tiennent pas ensemble dans des figures libres : remettez-en d'abord une.
lucky_loop-prompt-exchange_first = De quelle pile vient votre première carte ?
lucky_loop-prompt-free = Choisissez les cartes de vos figures libres, ou échangez-en.
lucky_loop-prompt-exchange = Piochez la carte suivante : touchez une pile.
lucky_loop-prompt-discard = Choisissez les cartes à défausser.
lucky_loop-prompt-discard_count =
    { $count ->
        [one] Choisissez { $count } carte à défausser ({ $picked } sur { $count }).
       *[other] Choisissez { $count } cartes à défausser ({ $picked } sur { $count }).
    }
lucky_loop-prompt-exchange_on =
    { $count ->
        [one] Piochez encore une carte, ou choisissez-en { $count } à défausser ({ $picked } sur { $count }).
       *[other] Piochez encore une carte, ou choisissez-en { $count } à défausser ({ $picked } sur { $count }).
    }
lucky_loop-prompt-refill = Complétez votre main : touchez une pile.
lucky_loop-prompt-draw = Une carte est piochée.
lucky_loop-prompt-highlight = Quelle carte sera le temps fort ? À remplir exactement, elle compte double.
lucky_loop-prompt-ready = Tout est prêt pour le décollage : lancez les dés.
lucky_loop-prompt-ready_on = Le vol continue : lancez les dés.
lucky_loop-prompt-ready_none = Il ne reste plus de dés à lancer.
lucky_loop-prompt-throw = Les dés roulent.
lucky_loop-prompt-thrown = Remplissez une carte : touchez une proposition, ou additionnez des dés.
lucky_loop-prompt-thrown_none = Ces dés ne remplissent aucune carte : le vol échoue.
lucky_loop-prompt-thrown_again = Ces dés ne remplissent aucune carte : relancez-en, ou renoncez.
lucky_loop-prompt-over = La partie est terminée.

lucky_loop-status-lot = Le sort désigne qui commence.
lucky_loop-status-deal = On distribue les cartes.
lucky_loop-status-turn = { $name } choisit : un vol, ou un échange.
lucky_loop-status-turn_last = Dernier tour : { $name } choisit un vol, ou un échange.
lucky_loop-status-exchange = { $name } échange des cartes.
lucky_loop-status-discard = { $name } défausse.
lucky_loop-status-refill = { $name } pioche des cartes.
lucky_loop-status-draw = { $name } pioche une carte.
lucky_loop-status-highlight = { $name } choisit le temps fort.
lucky_loop-status-highlight_last = Dernier tour : { $name } choisit le temps fort.
lucky_loop-status-ready = { $name } va lancer les dés.
lucky_loop-status-ready_none = { $name } n'a plus de dés à lancer.
lucky_loop-status-throw = { $name } lance les dés.
lucky_loop-status-thrown = Les dés sont lancés : { $name } remplit une carte.
lucky_loop-status-thrown_none = { $name } a lancé, et les dés ne remplissent aucune carte.
lucky_loop-status-over =
    { $count ->
        [one] { $winners } gagne !
       *[other] { $winners } se partagent la victoire !
    }

lucky_loop-over-reason-free-programme = Quelqu'un a réussi ses figures libres et le tour est allé à son terme : le plus grand total gagne.
