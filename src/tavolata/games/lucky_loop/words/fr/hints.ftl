lucky_loop-why-only = Il n'y avait rien d'autre à faire.
lucky_loop-why-points =
    { $worth ->
        [one] Cela promettait { $worth } point en moyenne, le second choix { $next }.
       *[other] Cela promettait { $worth } points en moyenne, le second choix { $next }.
    }
lucky_loop-why-points-alone =
    { $worth ->
        [one] Cela promettait { $worth } point en moyenne, et un jeton ne se paie que là où le vol échouerait.
       *[other] Cela promettait { $worth } points en moyenne, et un jeton ne se paie que là où le vol échouerait.
    }
lucky_loop-why-chance = De cette façon, les chances de victoire étaient estimées à { $worth } %, avec le second choix à { $next } %.
lucky_loop-why-chance-alone = De cette façon, les chances de victoire étaient estimées à { $worth } %.
lucky_loop-why-prospect = De cette façon, les chances de victoire étaient estimées à { $chance } %, et la main pour le coup suivant comptait en plus { $hand } %. Avec le second choix : { $next_chance } %, et { $next_hand } % pour la main.
lucky_loop-why-prospect-alone = De cette façon, les chances de victoire étaient estimées à { $chance } %, et la main pour le coup suivant comptait en plus { $hand } %.
lucky_loop-why-discard =
    { $worth ->
        [one] Sans cette carte, la main promettait encore { $worth } point ; avec le second choix, { $next }.
       *[other] Sans cette carte, la main promettait encore { $worth } points ; avec le second choix, { $next }.
    }
lucky_loop-why-discard-alone =
    { $worth ->
        [one] Sans cette carte, la main promettait encore { $worth } point.
       *[other] Sans cette carte, la main promettait encore { $worth } points.
    }
lucky_loop-why-promise =
    { $worth ->
        [one] Une carte de cette pile promettait { $worth } point pour le prochain vol, une carte de l'autre { $next }.
       *[other] Une carte de cette pile promettait { $worth } points pour le prochain vol, une carte de l'autre { $next }.
    }
lucky_loop-why-promise-alone =
    { $worth ->
        [one] Une carte de cette pile promettait { $worth } point pour le prochain vol.
       *[other] Une carte de cette pile promettait { $worth } points pour le prochain vol.
    }
lucky_loop-why-no-flight = Cette main ne permettait aucun vol.
lucky_loop-why-poor =
    { $next ->
        [one] Le meilleur nouveau vol promettait { $next } point, trop peu pour le présenter.
       *[other] Le meilleur nouveau vol promettait { $next } points, trop peu pour le présenter.
    }
lucky_loop-why-fewer =
    { $count ->
        [one] Il n'y avait en main que { $count } carte de cette pile.
       *[other] Il n'y avait en main que { $count } cartes de cette pile.
    }
lucky_loop-why-thumb =
    { $worth ->
        [one] À vue de nez, cela promettait { $worth } point, le second choix { $next }.
       *[other] À vue de nez, cela promettait { $worth } points, le second choix { $next }.
    }
lucky_loop-why-thumb-alone =
    { $worth ->
        [one] À vue de nez, cela promettait { $worth } point.
       *[other] À vue de nez, cela promettait { $worth } points.
    }
lucky_loop-why-easiest = Cette main ne permettait pas de figures libres plus faciles : difficulté { $difficulty }.
lucky_loop-why-new =
    { $count ->
        [one] C'était la seule façon de présenter un nouveau programme.
       *[other] C'était l'une des { $count } façons de présenter un nouveau programme, tirée au sort.
    }
lucky_loop-why-nothing-new = Cette main ne permettait aucun nouveau programme, et la pile a été tirée au sort.
lucky_loop-why-any-deck = Les deux piles se valaient : le sort a décidé.
lucky_loop-why-any-card = Les { $count } cartes se valaient : le sort a décidé.
lucky_loop-why-exactly =
    { $count ->
        [one] Ce bot remplit exactement tout ce qu'il peut, et voilà ce qui rapportait le plus : { $count } point.
       *[other] Ce bot remplit exactement tout ce qu'il peut, et voilà ce qui rapportait le plus : { $count } points.
    }
lucky_loop-why-pays-most =
    { $count ->
        [one] Rien ne pouvait être rempli exactement, et voilà ce qui rapportait le plus : { $count } point.
       *[other] Rien ne pouvait être rempli exactement, et voilà ce qui rapportait le plus : { $count } points.
    }
lucky_loop-why-or-fail = Aucune carte ne pouvait être remplie : ce bot relance alors tous les dés, tant qu'il a des jetons.
lucky_loop-why-flies-on = Ce bot n'arrête jamais un vol.

lucky_loop-hint-only = Ici, il n'y a qu'une chose à faire.
lucky_loop-hint-look-fly = Regardez votre main : quelles trois couleurs font un programme, et quelles cartes sont faciles à remplir ?
lucky_loop-hint-look-raise = Regardez les cartes posées à côté de { WORD($programme, of: "lucky_loop-programme") } : pourriez-vous en corser une ?
lucky_loop-hint-look-free = Regardez votre main : quelles cartes sont assez difficiles ensemble, et assez faciles pour six dés ?
lucky_loop-hint-look-draw = Regardez votre main : quelles couleurs manquent pour un bon vol ?
lucky_loop-hint-look-discard =
    { $count ->
        [one] Regardez votre main : de quelle carte aurez-vous le moins besoin ?
       *[other] Regardez votre main : de quelles { $count } cartes aurez-vous le moins besoin ?
    }
lucky_loop-hint-look-highlight = Regardez vos cartes : laquelle peut être remplie exactement et rapporte gros une fois doublée ?
lucky_loop-hint-look-roll =
    { $count ->
        [one] Regardez les cartes restantes : { $count } dé leur suffit-il ?
       *[other] Regardez les cartes restantes : { $count } dés leur suffisent-ils ?
    }
lucky_loop-hint-look-seventh = Regardez vos dés : il en reste { $count }. Un de plus vous servirait ?
lucky_loop-hint-look-stop =
    { $count ->
        [one] Regardez la dernière carte : { $count } dé peut-il encore la remplir ?
       *[other] Regardez la dernière carte : { $count } dés peuvent-ils encore la remplir ?
    }
lucky_loop-hint-look-give-up = Regardez les dés : remplissent-ils une seule carte ?
lucky_loop-hint-look-make = Regardez { WORD($card, of: "lucky_loop-named") } : quels dés le rempliraient ?
lucky_loop-hint-look-reroll = Regardez les dés : faut-il vraiment tous les garder ?
lucky_loop-hint-consider-flight =
    { $points ->
        [one] Le meilleur choix rapporte { $points } point en moyenne, le second { $next }.
       *[other] Le meilleur choix rapporte { $points } points en moyenne, le second { $next }.
    }
lucky_loop-hint-consider-both =
    { $points ->
        [one] Prochain vol compris, le meilleur choix rapporte environ { $points } point, le second { $next }.
       *[other] Prochain vol compris, le meilleur choix rapporte environ { $points } points, le second { $next }.
    }
lucky_loop-hint-consider-next =
    { $points ->
        [one] Pensez à votre prochain vol : avec le meilleur choix, il peut rapporter environ { $points } point, avec le second { $next }.
       *[other] Pensez à votre prochain vol : avec le meilleur choix, il peut rapporter environ { $points } points, avec le second { $next }.
    }
lucky_loop-hint-consider-next-none = Pensez à votre prochain vol : pour l'instant, votre main n'en permet guère, quoi que vous choisissiez.
lucky_loop-hint-consider-next-last = C'est le dernier tour : il n'y a plus aucun vol pour lequel garder des cartes.
lucky_loop-hint-do-fly = Présentez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-fly-exchange = Présentez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Échanger des cartes ne rapporterait plus rien.
lucky_loop-hint-do-fly-later = Présentez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus, prochain vol compris : environ { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-fly-later-exchange = Présentez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus, prochain vol compris : environ { $points } avec { $percent } % de réussite. Échanger des cartes promettrait environ { $next }.
lucky_loop-hint-do-only-fly = Présentez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-raise = Corsez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-raise-exchange = Corsez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Échanger des cartes ne rapporterait plus rien.
lucky_loop-hint-do-raise-later = Corsez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") }. Points attendus, prochain vol compris : environ { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-raise-later-exchange = Corsez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") }. Points attendus, prochain vol compris : environ { $points } avec { $percent } % de réussite. Échanger des cartes promettrait environ { $next }.
lucky_loop-hint-do-only-raise = Corsez { WORD($programme, of: "lucky_loop-programme") } avec { WORD($card, of: "lucky_loop-named") } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-free-3 = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-free-3-exchange = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Échanger des cartes promettrait environ { $next }.
lucky_loop-hint-do-only-free-3 = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-free-4 = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } et { WORD($fourth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-free-4-exchange = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } et { WORD($fourth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Échanger des cartes promettrait environ { $next }.
lucky_loop-hint-do-only-free-4 = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } et { WORD($fourth, of: "lucky_loop-named") } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-free-5 = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } et { WORD($fifth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-free-5-exchange = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } et { WORD($fifth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Échanger des cartes promettrait environ { $next }.
lucky_loop-hint-do-only-free-5 = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } et { WORD($fifth, of: "lucky_loop-named") } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-free-6 = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } et { WORD($sixth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-free-6-exchange = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } et { WORD($sixth, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Échanger des cartes promettrait environ { $next }.
lucky_loop-hint-do-only-free-6 = Posez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } et { WORD($sixth, of: "lucky_loop-named") } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-highlight = Placez le temps fort sur { WORD($card, of: "lucky_loop-named") }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-only-highlight = Placez le temps fort sur { WORD($card, of: "lucky_loop-named") } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-roll = Lancez les dés. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-only-roll = Lancez les dés : il n'y a rien d'autre à faire.
lucky_loop-hint-do-seventh = Payez un jeton pour le dé rouge. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-only-seventh = Payez un jeton pour le dé rouge : il n'y a rien d'autre à faire.
lucky_loop-hint-do-reroll = Payez un jeton pour relancer { $dice }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-only-reroll = Payez un jeton pour relancer { $dice } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-make-exact = Remplissez { WORD($card, of: "lucky_loop-named") } exactement avec { $dice }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-only-make-exact = Remplissez { WORD($card, of: "lucky_loop-named") } exactement avec { $dice } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-make-over = Remplissez { WORD($card, of: "lucky_loop-named") } en dépassant avec { $dice }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-only-make-over = Remplissez { WORD($card, of: "lucky_loop-named") } en dépassant avec { $dice } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-make-highlight = Remplissez le temps fort, { WORD($card, of: "lucky_loop-named") }, avec { $dice }. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-only-make-highlight = Remplissez le temps fort, { WORD($card, of: "lucky_loop-named") }, avec { $dice } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-stop = Arrêtez-vous et prenez un jeton : aucun point, mais les dés ne pourraient guère faire mieux. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-only-stop = Arrêtez-vous et prenez un jeton : il n'y a rien d'autre à faire.
lucky_loop-hint-do-give-up = Renoncez au vol. Points attendus : { $points } avec { $percent } % de réussite. Second choix : { $next } avec { $next_percent } %.
lucky_loop-hint-do-only-give-up = Renoncez au vol : il n'y a rien d'autre à faire.
lucky_loop-hint-do-draw = Piochez dans la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points attendus au prochain vol : environ { $points }, sinon { $next }.
lucky_loop-hint-do-draw-none = Piochez dans la pile { WORD($deck, of: "lucky_loop-short_deck") } : rien ne rapporte davantage.
lucky_loop-hint-do-draw-last = Piochez dans la pile { WORD($deck, of: "lucky_loop-short_deck") } : au dernier tour, rien ne rapporte davantage.
lucky_loop-hint-do-only-draw = Piochez dans la pile { WORD($deck, of: "lucky_loop-short_deck") } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-draw-exchange = Échangez des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") }. Points attendus au prochain vol : environ { $points }, sinon { $next }.
lucky_loop-hint-do-draw-exchange-none = Échangez des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") } : rien ne rapporte davantage.
lucky_loop-hint-do-draw-exchange-last = Échangez des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") } : au dernier tour, rien ne rapporte davantage.
lucky_loop-hint-do-only-draw-exchange = Échangez des cartes, la première de la pile { WORD($deck, of: "lucky_loop-short_deck") } : il n'y a rien d'autre à faire.
lucky_loop-hint-do-discard-1 = Défaussez { WORD($first, of: "lucky_loop-named") }. Points attendus au prochain vol : environ { $points }, sinon { $next }.
lucky_loop-hint-do-discard-1-none = Défaussez { WORD($first, of: "lucky_loop-named") } : rien ne rapporte davantage.
lucky_loop-hint-do-discard-1-last = Défaussez { WORD($first, of: "lucky_loop-named") } : au dernier tour, rien ne rapporte davantage.
lucky_loop-hint-do-discard-2 = Défaussez { WORD($first, of: "lucky_loop-named") } et { WORD($second, of: "lucky_loop-named") }. Points attendus au prochain vol : environ { $points }, sinon { $next }.
lucky_loop-hint-do-discard-2-none = Défaussez { WORD($first, of: "lucky_loop-named") } et { WORD($second, of: "lucky_loop-named") } : rien ne rapporte davantage.
lucky_loop-hint-do-discard-2-last = Défaussez { WORD($first, of: "lucky_loop-named") } et { WORD($second, of: "lucky_loop-named") } : au dernier tour, rien ne rapporte davantage.
lucky_loop-hint-do-discard-3 = Défaussez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") }. Points attendus au prochain vol : environ { $points }, sinon { $next }.
lucky_loop-hint-do-discard-3-none = Défaussez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") } : rien ne rapporte davantage.
lucky_loop-hint-do-discard-3-last = Défaussez { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } et { WORD($third, of: "lucky_loop-named") } : au dernier tour, rien ne rapporte davantage.
lucky_loop-hint-do-only-discard = Défaussez { WORD($card, of: "lucky_loop-named") } : il n'y a rien d'autre à faire.
