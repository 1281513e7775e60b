lucky_loop-chapter-turn = Tour { $round }

lucky_loop-named-R3 = le 3 rouge
lucky_loop-named-R4 = le 4 rouge
lucky_loop-named-R5 = le 5 rouge
lucky_loop-named-R6 = le 6 rouge
lucky_loop-named-R7 = le 7 rouge
lucky_loop-named-R8 = le 8 rouge
lucky_loop-named-R9 = le 9 rouge
lucky_loop-named-R10 = le 10 rouge
lucky_loop-named-R11 = le 11 rouge
lucky_loop-named-R12 = le 12 rouge
lucky_loop-named-B3 = le 3 bleu
lucky_loop-named-B4 = le 4 bleu
lucky_loop-named-B5 = le 5 bleu
lucky_loop-named-B6 = le 6 bleu
lucky_loop-named-B7 = le 7 bleu
lucky_loop-named-B8 = le 8 bleu
lucky_loop-named-B9 = le 9 bleu
lucky_loop-named-B10 = le 10 bleu
lucky_loop-named-B11 = le 11 bleu
lucky_loop-named-B12 = le 12 bleu
lucky_loop-named-G3 = le 3 vert
lucky_loop-named-G4 = le 4 vert
lucky_loop-named-G5 = le 5 vert
lucky_loop-named-G6 = le 6 vert
lucky_loop-named-G7 = le 7 vert
lucky_loop-named-G8 = le 8 vert
lucky_loop-named-G9 = le 9 vert
lucky_loop-named-G10 = le 10 vert
lucky_loop-named-G11 = le 11 vert
lucky_loop-named-G12 = le 12 vert
lucky_loop-named-Y3 = le 3 jaune
lucky_loop-named-Y4 = le 4 jaune
lucky_loop-named-Y5 = le 5 jaune
lucky_loop-named-Y6 = le 6 jaune
lucky_loop-named-Y7 = le 7 jaune
lucky_loop-named-Y8 = le 8 jaune
lucky_loop-named-Y9 = le 9 jaune
lucky_loop-named-Y10 = le 10 jaune
lucky_loop-named-Y11 = le 11 jaune
lucky_loop-named-Y12 = le 12 jaune

lucky_loop-did-fly = Présente { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }.
lucky_loop-did-raise = Corse { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") }.
lucky_loop-did-free-3 = Pose { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }.
lucky_loop-did-free-4 = Pose { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } et { WORD($fourth, of: "lucky_loop-named") }.
lucky_loop-did-free-5 = Pose { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } et { WORD($fifth, of: "lucky_loop-named") }.
lucky_loop-did-free-6 = Pose { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } et { WORD($sixth, of: "lucky_loop-named") }.
lucky_loop-did-highlight = Place le temps fort sur { WORD($card, of: "lucky_loop-named") }.
lucky_loop-did-roll = Lance les dés.
lucky_loop-did-seventh = Paie un jeton pour le dé rouge.
lucky_loop-did-reroll = Paie un jeton pour relancer { $dice }.
lucky_loop-did-make-exact = Remplit { WORD($card, of: "lucky_loop-named") } exactement avec { $dice }.
lucky_loop-did-make-over = Remplit { WORD($card, of: "lucky_loop-named") } en dépassant avec { $dice }.
lucky_loop-did-make-highlight = Remplit le temps fort, { WORD($card, of: "lucky_loop-named") }, avec { $dice }.
lucky_loop-did-stop = S'arrête et prend un jeton.
lucky_loop-did-give-up = Renonce au vol.
lucky_loop-did-draw = Pioche dans la pile { WORD($deck, of: "lucky_loop-short_deck") }.
lucky_loop-did-draw-exchange = Échange des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }.
lucky_loop-did-discard = Défausse { WORD($card, of: "lucky_loop-named") }.

lucky_loop-chose-fly = Présente { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-fly-later = Présente { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite, puis environ { $later } au prochain vol.
lucky_loop-chose-raise = Corse { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-raise-later = Corse { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite, puis environ { $later } au prochain vol.
lucky_loop-chose-free-3 = Pose { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-free-4 = Pose { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } et { WORD($fourth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-free-5 = Pose { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } et { WORD($fifth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-free-6 = Pose { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } et { WORD($sixth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-highlight = Place le temps fort sur { WORD($card, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-roll = Lance les dés. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-seventh = Paie un jeton pour le dé rouge. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-reroll = Paie un jeton pour relancer { $dice }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-make-exact = Remplit { WORD($card, of: "lucky_loop-named") } exactement avec { $dice }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-make-over = Remplit { WORD($card, of: "lucky_loop-named") } en dépassant avec { $dice }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-make-highlight = Remplit le temps fort, { WORD($card, of: "lucky_loop-named") }, avec { $dice }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-stop = S'arrête et prend un jeton.
lucky_loop-chose-give-up = Renonce au vol. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-chose-draw = Pioche dans la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points attendus au prochain vol : environ { $later }.
lucky_loop-chose-draw-none = Pioche dans la pile { WORD($deck, of: "lucky_loop-short_deck") }.
lucky_loop-chose-draw-cost = Pioche dans la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points : { $cost } de moins tout de suite, puis environ { $later } au prochain vol.
lucky_loop-chose-draw-last = Pioche dans la pile { WORD($deck, of: "lucky_loop-short_deck") }, alors qu'il n'y a plus de vol après le dernier tour.
lucky_loop-chose-draw-exchange = Échange des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points attendus au prochain vol : environ { $later }.
lucky_loop-chose-draw-exchange-none = Échange des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }.
lucky_loop-chose-draw-exchange-cost = Échange des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points : { $cost } de moins tout de suite, puis environ { $later } au prochain vol.
lucky_loop-chose-draw-exchange-last = Échange des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }, alors qu'il n'y a plus de vol après le dernier tour.
lucky_loop-chose-discard = Défausse { WORD($card, of: "lucky_loop-named") }. Points attendus au prochain vol : environ { $later }.
lucky_loop-chose-discard-none = Défausse { WORD($card, of: "lucky_loop-named") }.
lucky_loop-chose-discard-last = Défausse { WORD($card, of: "lucky_loop-named") }, alors qu'il n'y a plus de vol après le dernier tour.
lucky_loop-chose-free-illegal = Pose des figures libres non autorisées : { $cost } points perdus.

lucky_loop-better-fly = Mieux : présenter { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-fly-later = Mieux : présenter { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite, puis environ { $later } au prochain vol.
lucky_loop-better-raise = Mieux : corser { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-raise-later = Mieux : corser { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite, puis environ { $later } au prochain vol.
lucky_loop-better-free-3 = Mieux : poser { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-free-4 = Mieux : poser { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } et { WORD($fourth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-free-5 = Mieux : poser { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } et { WORD($fifth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-free-6 = Mieux : poser { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } et { WORD($sixth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-highlight = Mieux : placer le temps fort sur { WORD($card, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-roll = Mieux : lancer les dés. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-seventh = Mieux : payer un jeton pour le dé rouge. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-reroll = Mieux : payer un jeton pour relancer { $dice }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-make-exact = Mieux : remplir { WORD($card, of: "lucky_loop-named") } exactement avec { $dice }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-make-over = Mieux : remplir { WORD($card, of: "lucky_loop-named") } en dépassant avec { $dice }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-make-highlight = Mieux : remplir le temps fort, { WORD($card, of: "lucky_loop-named") }, avec { $dice }. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-stop = Mieux : s'arrêter et prendre un jeton.
lucky_loop-better-give-up = Mieux : renoncer au vol. Points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-better-draw = Mieux : piocher dans la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points attendus au prochain vol : environ { $later }.
lucky_loop-better-draw-none = Mieux : piocher dans la pile { WORD($deck, of: "lucky_loop-short_deck") }.
lucky_loop-better-draw-cost = Mieux : piocher dans la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points : { $cost } de moins tout de suite, puis environ { $later } au prochain vol.
lucky_loop-better-draw-last = Mieux : piocher dans la pile { WORD($deck, of: "lucky_loop-short_deck") }, alors qu'il n'y a plus de vol après le dernier tour.
lucky_loop-better-draw-exchange = Mieux : échanger des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points attendus au prochain vol : environ { $later }.
lucky_loop-better-draw-exchange-none = Mieux : échanger des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }.
lucky_loop-better-draw-exchange-cost = Mieux : échanger des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points : { $cost } de moins tout de suite, puis environ { $later } au prochain vol.
lucky_loop-better-draw-exchange-last = Mieux : échanger des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }, alors qu'il n'y a plus de vol après le dernier tour.
lucky_loop-better-discard = Mieux : défausser { WORD($card, of: "lucky_loop-named") }. Points attendus au prochain vol : environ { $later }.
lucky_loop-better-discard-none = Mieux : défausser { WORD($card, of: "lucky_loop-named") }.
lucky_loop-better-discard-last = Mieux : défausser { WORD($card, of: "lucky_loop-named") }, alors qu'il n'y a plus de vol après le dernier tour.

lucky_loop-review-edge =
    { $points ->
        [one] Le second choix promettait { $points } point de moins.
       *[other] Le second choix promettait { $points } points de moins.
    }
lucky_loop-review-failed = Lance { $dice } : pas de quoi remplir une carte, et le vol échoue. Le risque était de { $percent } %.
lucky_loop-review-lost = Avant ce lancer, points attendus : { $points } avec { $percent } % de réussite.
lucky_loop-review-threw = Lance { $dice } : les points attendus passent de { $before } à { $after }.
lucky_loop-review-success = Les chances de réussite passent de { $before } % à { $after } %.
lucky_loop-review-fatal = Ici, la victoire s'échappe : à ce coup, les chances de victoire { ELIDE("de", $name) } tombent de { $before } % à { $after } %.
lucky_loop-review-fatal-most = À aucun autre coup { $name } ne fait pire : les chances de victoire passent de { $before } % à { $after } %.
lucky_loop-review-best =
    { $points ->
        [one] Au tour { $round } : { $points } point de plus que le second choix.
       *[other] Au tour { $round } : { $points } points de plus que le second choix.
    }
lucky_loop-review-worst =
    { $points ->
        [one] Au tour { $round } : cela coûte { $points } point.
       *[other] Au tour { $round } : cela coûte { $points } points.
    }
lucky_loop-review-luck-gave =
    { $points ->
        [one] Les dés ont fait cadeau de { $points } point à { $name }.
       *[other] Les dés ont fait cadeau de { $points } points à { $name }.
    }
lucky_loop-review-luck-owed =
    { $points ->
        [one] Les dés doivent encore { $points } point à { $name }.
       *[other] Les dés doivent encore { $points } points à { $name }.
    }
lucky_loop-review-luck-even = Les dés ont été honnêtes avec { $name }.
lucky_loop-review-unit = Coûts et chance se comptent en points de la piste de décompte, à supposer qu'on joue pour en marquer le plus.
lucky_loop-review-dice = La chance est celle des dés ; les cartes piochées n'entrent pas en ligne de compte.
lucky_loop-review-later = Pendant un vol, tous les chiffres sont exacts ; ce que rapportera le vol suivant est une estimation.
