galaxy_trucker-review-did-take-table = { $name } prend { WORD($part, of: "galaxy_trucker-component", form: "the") } face visible.
galaxy_trucker-review-did-take-heap = { $name } prend une tuile du tas.
galaxy_trucker-review-did-return = { $name } remet la tuile au tas.
galaxy_trucker-review-did-place = { $name } pose { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row }.
galaxy_trucker-review-did-finish = { $name } termine l'assemblage.
galaxy_trucker-review-did-remove = { $name } retire { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row }.
galaxy_trucker-review-did-keep = { $name } garde le tronçon { $number }.
galaxy_trucker-review-did-crew = { $name } embarque { WORD($crew, of: "galaxy_trucker-review-aboard") }.
galaxy_trucker-review-did-fly-on = { $name } poursuit le vol.
galaxy_trucker-review-did-give-up = { $name } abandonne la course.
galaxy_trucker-review-did-power = { $name } alimente { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row }.
galaxy_trucker-review-did-battery = { $name } prend une cellule d'énergie en colonne { $column }, rangée { $row }.
galaxy_trucker-review-did-declare = { $name } s'en tient là, sans autre cellule d'énergie.
galaxy_trucker-review-did-take-hit = { $name } encaisse.
galaxy_trucker-review-did-lose-crew = { $name } laisse partir un membre d'équipage en colonne { $column }, rangée { $row }.
galaxy_trucker-review-did-lose-cube = { $name } cède un cube en colonne { $column }, rangée { $row }.
galaxy_trucker-review-did-land = { $name } se pose sur la planète { $number }.
galaxy_trucker-review-did-pass = { $name } passe.
galaxy_trucker-review-did-claim = { $name } prend ce que la carte offre.
galaxy_trucker-review-did-load = { $name } charge un cube { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-did-unload = { $name } décharge un cube { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-did-load-done = { $name } termine le chargement.
galaxy_trucker-review-aboard-humans = deux humains
galaxy_trucker-review-aboard-purple = un extraterrestre violet
galaxy_trucker-review-aboard-brown = un extraterrestre marron
galaxy_trucker-review-better-take-table = Mieux : { WORD($part, of: "galaxy_trucker-component", form: "the") } face visible.
galaxy_trucker-review-better-take-heap = Mieux : une tuile du tas.
galaxy_trucker-review-better-return = Mieux : la remettre au tas et en prendre une autre.
galaxy_trucker-review-better-place = Mieux : en colonne { $column }, rangée { $row }.
galaxy_trucker-review-better-remove = Mieux : retirer { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row }.
galaxy_trucker-review-better-keep = Mieux : garder le tronçon { $number }.
galaxy_trucker-review-better-crew = Mieux : { WORD($crew, of: "galaxy_trucker-review-aboard") }.
galaxy_trucker-review-better-fly-on = Mieux : poursuivre le vol.
galaxy_trucker-review-better-give-up = Mieux : abandonner ici.
galaxy_trucker-review-better-power = Mieux : alimenter { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row }.
galaxy_trucker-review-better-battery = Mieux : une cellule d'énergie en colonne { $column }, rangée { $row }.
galaxy_trucker-review-better-declare = Mieux : s'en tenir là, sans autre cellule d'énergie.
galaxy_trucker-review-better-take-hit = Mieux : encaisser.
galaxy_trucker-review-better-lose-crew = Mieux : un membre d'équipage en colonne { $column }, rangée { $row }.
galaxy_trucker-review-better-lose-cube = Mieux : un cube en colonne { $column }, rangée { $row }.
galaxy_trucker-review-better-land = Mieux : se poser sur la planète { $number }.
galaxy_trucker-review-better-pass = Mieux : passer.
galaxy_trucker-review-better-claim = Mieux : prendre ce que la carte offre.
galaxy_trucker-review-better-load = Mieux : charger un cube { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-better-unload = Mieux : décharger un cube { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-better-load-done = Mieux : laisser le chargement tel quel.
galaxy_trucker-review-instead-keep = Un bot de niveau Difficile garderait le tronçon { $number }.
galaxy_trucker-review-instead-fly-on = Un bot de niveau Difficile poursuivrait le vol.
galaxy_trucker-review-instead-give-up = Un bot de niveau Difficile abandonnerait ici.
galaxy_trucker-review-instead-power = Un bot de niveau Difficile alimenterait { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row }.
galaxy_trucker-review-instead-battery = Un bot de niveau Difficile prendrait une cellule d'énergie en colonne { $column }, rangée { $row }.
galaxy_trucker-review-instead-declare = Un bot de niveau Difficile s'en tiendrait là, sans autre cellule d'énergie.
galaxy_trucker-review-instead-take-hit = Un bot de niveau Difficile encaisserait.
galaxy_trucker-review-instead-lose-crew = Un bot de niveau Difficile en laisserait partir un de la colonne { $column }, rangée { $row }.
galaxy_trucker-review-instead-lose-cube = Un bot de niveau Difficile céderait un cube en colonne { $column }, rangée { $row }.
galaxy_trucker-review-instead-land = Un bot de niveau Difficile se poserait sur la planète { $number }.
galaxy_trucker-review-instead-pass = Un bot de niveau Difficile passerait.
galaxy_trucker-review-instead-claim = Un bot de niveau Difficile prendrait ce que la carte offre.
galaxy_trucker-review-instead-load = Un bot de niveau Difficile chargerait un cube { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-instead-unload = Un bot de niveau Difficile déchargerait un cube { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-instead-load-done = Un bot de niveau Difficile laisserait le chargement tel quel.
galaxy_trucker-review-played-out =
    { $worth ->
        [one] Joué jusqu'au bout avec les mêmes cartes, ce choix mène à { $worth } crédit ; l'autre, à { $best }.
       *[other] Joué jusqu'au bout avec les mêmes cartes, ce choix mène à { $worth } crédits ; l'autre, à { $best }.
    }
galaxy_trucker-review-priced =
    { $worth ->
        [one] Pour le vaisseau, ce choix vaut { $worth } crédit ; l'autre en valait { $best }.
       *[other] Pour le vaisseau, ce choix vaut { $worth } crédits ; l'autre en valait { $best }.
    }
galaxy_trucker-review-luck-dice-good =
    { $credits ->
        [one] { WORD($card, of: "galaxy_trucker-card") } : les dés épargnent { $credits } crédit à { $name }.
       *[other] { WORD($card, of: "galaxy_trucker-card") } : les dés épargnent { $credits } crédits à { $name }.
    }
galaxy_trucker-review-luck-dice-bad =
    { $credits ->
        [one] { WORD($card, of: "galaxy_trucker-card") } : les dés coûtent { $credits } crédit à { $name }.
       *[other] { WORD($card, of: "galaxy_trucker-card") } : les dés coûtent { $credits } crédits à { $name }.
    }
galaxy_trucker-review-luck-both-good =
    { $credits ->
        [one] { WORD($card, of: "galaxy_trucker-card") } : les dés et les choix des autres rapportent { $credits } crédit à { $name }.
       *[other] { WORD($card, of: "galaxy_trucker-card") } : les dés et les choix des autres rapportent { $credits } crédits à { $name }.
    }
galaxy_trucker-review-luck-both-bad =
    { $credits ->
        [one] { WORD($card, of: "galaxy_trucker-card") } : les dés et les choix des autres coûtent { $credits } crédit à { $name }.
       *[other] { WORD($card, of: "galaxy_trucker-card") } : les dés et les choix des autres coûtent { $credits } crédits à { $name }.
    }
galaxy_trucker-review-luck-others-good =
    { $credits ->
        [one] { WORD($card, of: "galaxy_trucker-card") } : les choix des autres rapportent { $credits } crédit à { $name }.
       *[other] { WORD($card, of: "galaxy_trucker-card") } : les choix des autres rapportent { $credits } crédits à { $name }.
    }
galaxy_trucker-review-luck-others-bad =
    { $credits ->
        [one] { WORD($card, of: "galaxy_trucker-card") } : les choix des autres coûtent { $credits } crédit à { $name }.
       *[other] { WORD($card, of: "galaxy_trucker-card") } : les choix des autres coûtent { $credits } crédits à { $name }.
    }
galaxy_trucker-review-lost =
    { $count ->
        [one] { $name } perd { $count } composant.
       *[other] { $name } perd { $count } composants.
    }
galaxy_trucker-review-met = { $name } rencontre cette carte : { WORD($card, of: "galaxy_trucker-card") }.
galaxy_trucker-review-fatal-engines = À partir d'ici, { $name } n'a plus de puissance moteur, et la course s'arrête là.
galaxy_trucker-review-fatal-humans = Ici disparaît le dernier humain { ELIDE("de", $name) }, et la course avec lui.
galaxy_trucker-review-fatal-lapped = Ici, le leader prend un tour à { $name } : hors course.
galaxy_trucker-review-fatal-choice = Ici s'arrête la course pour { $name }.
galaxy_trucker-review-best =
    { $credits ->
        [one] Le meilleur choix { ELIDE("de", $name) } vaut { $credits } crédit de plus que le suivant.
       *[other] Le meilleur choix { ELIDE("de", $name) } vaut { $credits } crédits de plus que le suivant.
    }
galaxy_trucker-review-worst =
    { $credits ->
        [one] Le pire choix { ELIDE("de", $name) } coûte { $credits } crédit.
       *[other] Le pire choix { ELIDE("de", $name) } coûte { $credits } crédits.
    }
galaxy_trucker-review-luck-owed =
    { $credits ->
        [one] La chance doit { $credits } crédit à { $name }.
       *[other] La chance doit { $credits } crédits à { $name }.
    }
galaxy_trucker-review-luck-even = La chance n'a rien donné ni rien pris à { $name }.
galaxy_trucker-review-luck-given =
    { $credits ->
        [one] La chance a offert { $credits } crédit à { $name }.
       *[other] La chance a offert { $credits } crédits à { $name }.
    }
galaxy_trucker-review-ship-faults =
    { $count ->
        [one] Le vaisseau { ELIDE("de", $name) } avait { $count } erreur à corriger.
       *[other] Le vaisseau { ELIDE("de", $name) } avait { $count } erreurs à corriger.
    }
galaxy_trucker-review-ship-engines = { $name } décolle avec une puissance moteur de { $power } : trop peu pour suivre.
galaxy_trucker-review-ship-crew =
    { $count ->
        [one] { $name } décolle avec { $count } membre d'équipage : esclavagistes et vaisseaux abandonnés en demandent plus.
       *[other] { $name } décolle avec { $count } membres d'équipage : esclavagistes et vaisseaux abandonnés en demandent plus.
    }
galaxy_trucker-review-ship-frail =
    { $count ->
        [one] Chez { $name }, un seul coup sur { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } aurait arraché { $count } composant de plus.
       *[other] Chez { $name }, un seul coup sur { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } aurait arraché { $count } composants de plus.
    }
galaxy_trucker-review-ship-firepower = { $name } décolle avec une puissance de feu de { $power } ; l'ennemi le plus fort de ce vol avait { $needed }.
galaxy_trucker-review-ship-exposed =
    { $count ->
        [one] { $name } décolle avec { $count } connecteur exposé, porte ouverte aux astéroïdes et à la poussière d'étoiles.
       *[other] { $name } décolle avec { $count } connecteurs exposés, porte ouverte aux astéroïdes et à la poussière d'étoiles.
    }
galaxy_trucker-review-ship-batteries =
    { $count ->
        [one] { $users ->
            [one] { $name } avait { $count } cellule d'énergie pour { $users } composant qui en consomme.
           *[other] { $name } avait { $count } cellule d'énergie pour { $users } composants qui en consomment.
        }
       *[other] { $users ->
            [one] { $name } avait { $count } cellules d'énergie pour { $users } composant qui en consomme.
           *[other] { $name } avait { $count } cellules d'énergie pour { $users } composants qui en consomment.
        }
    }
galaxy_trucker-review-ship-shields =
    { $count ->
        [one] Les boucliers { ELIDE("de", $name) } couvraient { $count } côté sur 4.
       *[other] Les boucliers { ELIDE("de", $name) } couvraient { $count } côtés sur 4.
    }
galaxy_trucker-review-ledger-card =
    { $count ->
        [one] { $name } : { $count } crédit grâce à la carte { WORD($card, of: "galaxy_trucker-card") }.
       *[other] { $name } : { $count } crédits grâce à la carte { WORD($card, of: "galaxy_trucker-card") }.
    }
galaxy_trucker-review-ledger-reward =
    { $count ->
        [one] { $name } : { $count } crédit pour une arrivée en position { $place }.
       *[other] { $name } : { $count } crédits pour une arrivée en position { $place }.
    }
galaxy_trucker-review-ledger-prettiest =
    { $count ->
        [one] { $name } : { $count } crédit pour le plus beau vaisseau.
       *[other] { $name } : { $count } crédits pour le plus beau vaisseau.
    }
galaxy_trucker-review-ledger-goods =
    { $count ->
        [one] { $name } : { $count } crédit pour les marchandises vendues.
       *[other] { $name } : { $count } crédits pour les marchandises vendues.
    }
galaxy_trucker-review-ledger-goods-half =
    { $count ->
        [one] { $name } : { $count } crédit pour les marchandises, à moitié prix.
       *[other] { $name } : { $count } crédits pour les marchandises, à moitié prix.
    }
galaxy_trucker-review-ledger-losses =
    { $count ->
        [one] { $name } : { $count } crédit à payer pour les composants perdus.
       *[other] { $name } : { $count } crédits à payer pour les composants perdus.
    }
galaxy_trucker-review-ledger-total =
    { $count ->
        [one] { $name } : { $count } crédit en tout.
       *[other] { $name } : { $count } crédits en tout.
    }
galaxy_trucker-review-priced-fault =
    { $worth ->
        [one] Elle n'allait pas là : une erreur revient à { $worth } crédit, le meilleur choix à { $best }.
       *[other] Elle n'allait pas là : une erreur revient à { $worth } crédits, le meilleur choix à { $best }.
    }
galaxy_trucker-review-priced-wait =
    { $worth ->
        [one] Pour le vaisseau, ce choix vaut { $worth } crédit ; à ce stade, on peut attendre une tuile qui en vaut { $best }.
       *[other] Pour le vaisseau, ce choix vaut { $worth } crédits ; à ce stade, on peut attendre une tuile qui en vaut { $best }.
    }

galaxy_trucker-chapter-card-turned = Carte { $number }

galaxy_trucker-review-ledger-flight = { WORD($level, of: "galaxy_trucker-option-level") } :
galaxy_trucker-review-ledger-titles =
    { $count ->
        [one] { $name } : { $count } crédit pour les titres.
       *[other] { $name } : { $count } crédits pour les titres.
    }
