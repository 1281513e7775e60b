lucky_loop-ear-can-fly = Présenter { $programmes } : choisissez les cartes avec 1 à { $count }, puis F.
lucky_loop-ear-can-raise = Corser un programme avec une de ces cartes : { $cards }. Choisissez-la par son chiffre, puis F.
lucky_loop-ear-can-free = Poser les figures libres : choisissez leurs cartes avec 1 à { $count }, puis F.
lucky_loop-ear-can-exchange = Échanger des cartes : X, puis R pour la pile rouge et bleue ou Y pour la pile jaune et verte.
lucky_loop-ear-can-draw = Piocher une carte : R dans la pile rouge et bleue, Y dans la pile jaune et verte.
lucky_loop-ear-can-discard =
    { $count ->
        [one] Défausser { $count } carte : choisissez-la par son chiffre, puis D.
       *[other] Défausser { $count } cartes : choisissez-les par leurs chiffres, puis D.
    }
lucky_loop-ear-can-highlight = Placer le temps fort sur une carte : parcourez avec les flèches, puis Entrée.
lucky_loop-ear-can-roll = Lancer les dés : T.
lucky_loop-ear-can-seventh = Acheter le 7e dé contre un jeton : 7.
lucky_loop-ear-can-stop = S'arrêter ici : S.
lucky_loop-ear-can-make = Remplir une carte : parcourez les propositions avec les flèches, puis Entrée. Ou choisissez des dés par leurs valeurs, puis M.
lucky_loop-ear-can-reroll = Relancer des dés contre un jeton : choisissez-les par leurs valeurs, puis T.
lucky_loop-ear-can-give-up = Renoncer : G.
