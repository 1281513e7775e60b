# Rough Roads, a set of the house: its cards, and what they do.
galaxy_trucker-burden-slow-docks = Quais au ralenti
galaxy_trucker-burden-cheap-batteries = Piles en solde
galaxy_trucker-burden-homesick-aliens = Mal du pays
galaxy_trucker-burden-bad-company = Mauvaises fréquentations
galaxy_trucker-burden-dear-spares = Pièces hors de prix
galaxy_trucker-burden-hired-muscle = Gros bras
galaxy_trucker-burden-headwind = Vent de face
galaxy_trucker-burden-toll-booth = Péage
galaxy_trucker-burden-wooden-spoon = Cuillère de bois
galaxy_trucker-burden-fat-meteors = Astéroïdes dodus
galaxy_trucker-burden-missed-bus = Bus manqué
galaxy_trucker-burden-full-car-park = Parking complet

galaxy_trucker-road_rule-slow-docks = Chaque chargement de marchandises coûte un jour de vol de plus.
galaxy_trucker-road_rule-cheap-batteries = Chaque accumulateur part avec une cellule d'énergie de moins.
galaxy_trucker-road_rule-homesick-aliens = Un extraterrestre n'ajoute que 1.
galaxy_trucker-road_rule-bad-company = Une carte qui prend des membres d'équipage en prend un de plus. L'épidémie ne compte pas.
galaxy_trucker-road_rule-dear-spares = Chaque composant perdu coûte 2 crédits.
galaxy_trucker-road_rule-hired-muscle = Chaque ennemi a 1 de puissance de feu en plus.
galaxy_trucker-road_rule-headwind = Dans l'espace intersidéral on avance d'une case de moins, mais d'une au moins.
galaxy_trucker-road_rule-toll-booth = Une carte qui paie des crédits en paie 1 de moins.
galaxy_trucker-road_rule-wooden-spoon = Qui arrive en dernier reçoit 3 crédits.
galaxy_trucker-road_rule-fat-meteors = Le premier petit astéroïde de chaque champ arrive comme gros astéroïde.
galaxy_trucker-road_rule-missed-bus = La cabine de départ ne prend qu'un humain.
galaxy_trucker-road_rule-full-car-park = La dernière planète de chaque carte est fermée, sauf si elle est la seule.

galaxy_trucker-roads-label = Routes chaotiques de ce vol

galaxy_trucker-action-draw-road = Piocher une route : { WORD($road, of: "galaxy_trucker-burden") }
galaxy_trucker-event-road-drawn = Le vol prend une route chaotique : { WORD($road, of: "galaxy_trucker-burden") }. { WORD($road, of: "galaxy_trucker-road_rule") }
galaxy_trucker-event-hampered-enemy-power = { WORD($by, of: "galaxy_trucker-burden") } : l'ennemi a { $count } de puissance de feu en plus contre { $name }.
galaxy_trucker-event-hampered-headwind =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") } : { $name } avance de { $count } case de moins.
       *[other] { WORD($by, of: "galaxy_trucker-burden") } : { $name } avance de { $count } cases de moins.
    }
galaxy_trucker-event-hampered-toll =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") } : { $name } paie { $count } crédit.
       *[other] { WORD($by, of: "galaxy_trucker-burden") } : { $name } paie { $count } crédits.
    }
galaxy_trucker-event-hampered-last-pay =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") } : { $name } ferme la marche et reçoit { $count } crédit.
       *[other] { WORD($by, of: "galaxy_trucker-burden") } : { $name } ferme la marche et reçoit { $count } crédits.
    }
galaxy_trucker-event-hampered-meteors-grow =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") } : { $count } petit astéroïde arrive comme gros astéroïde.
       *[other] { WORD($by, of: "galaxy_trucker-burden") } : { $count } petits astéroïdes arrivent comme gros astéroïdes.
    }
galaxy_trucker-event-hampered-crew-short =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") } : { $name } part avec { $count } humain de moins.
       *[other] { WORD($by, of: "galaxy_trucker-burden") } : { $name } part avec { $count } humains de moins.
    }
galaxy_trucker-event-hampered-planets-closed =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") } : { $count } planète est fermée.
       *[other] { WORD($by, of: "galaxy_trucker-burden") } : { $count } planètes sont fermées.
    }

galaxy_trucker-status-roads = On pioche les routes.
