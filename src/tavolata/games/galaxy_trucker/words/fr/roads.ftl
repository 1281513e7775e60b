# Rough Roads, a set of the house: its cards, and what they do; what is told when a road or a handicap bites.
galaxy_trucker-bringer-freight-hauler = Transporteur suprême, titre d'or
galaxy_trucker-bringer-power-trucker = Génie électrique, titre d'or
galaxy_trucker-bringer-xenoquartermaster = Xéno-intendance, titre d'or
galaxy_trucker-bringer-cruise-captain = Capitaine de croisière, titre d'or
galaxy_trucker-bringer-master-engineer = Maître d'œuvre, titre d'or
galaxy_trucker-bringer-corridorist = As des couloirs, titre d'or
galaxy_trucker-bringer-slow-docks = Quais au ralenti
galaxy_trucker-bringer-cheap-batteries = Piles en solde
galaxy_trucker-bringer-homesick-aliens = Mal du pays
galaxy_trucker-bringer-bad-company = Mauvaises fréquentations
galaxy_trucker-bringer-dear-spares = Pièces hors de prix
galaxy_trucker-bringer-hired-muscle = Gros bras
galaxy_trucker-bringer-headwind = Vent de face
galaxy_trucker-bringer-toll-booth = Péage
galaxy_trucker-bringer-wooden-spoon = Cuillère de bois
galaxy_trucker-bringer-fat-meteors = Astéroïdes dodus
galaxy_trucker-bringer-missed-bus = Bus manqué
galaxy_trucker-bringer-full-car-park = Parking complet

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

galaxy_trucker-action-draw-road = Piocher une route : { WORD($road, of: "galaxy_trucker-bringer") }
galaxy_trucker-event-road-drawn = Le vol prend une route chaotique : { WORD($road, of: "galaxy_trucker-bringer") }. { WORD($road, of: "galaxy_trucker-road_rule") }
galaxy_trucker-event-hampered-load-days =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") } : il faut à { $name } { $count } jour de vol de plus pour charger.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") } : il faut à { $name } { $count } jours de vol de plus pour charger.
    }
galaxy_trucker-event-hampered-batteries-short =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } part avec { $count } cellule d'énergie de moins.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } part avec { $count } cellules d'énergie de moins.
    }
galaxy_trucker-event-hampered-alien-bonus = { WORD($by, of: "galaxy_trucker-bringer") } : l'extraterrestre { ELIDE("de", $name) } ajoute { $count } de moins.
galaxy_trucker-event-hampered-crew-more = { WORD($by, of: "galaxy_trucker-bringer") } : l'équipage { ELIDE("de", $name) } perd encore { $count }.
galaxy_trucker-event-hampered-loss-price =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } paie { $count } crédit de plus pour les pertes.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } paie { $count } crédits de plus pour les pertes.
    }
galaxy_trucker-event-hampered-starts-last = { WORD($by, of: "galaxy_trucker-bringer") } : { $name } part derrière tout le monde.
galaxy_trucker-event-hampered-enemy-power = { WORD($by, of: "galaxy_trucker-bringer") } : l'ennemi a { $count } de puissance de feu en plus contre { $name }.
galaxy_trucker-event-hampered-headwind =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } avance de { $count } case de moins.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } avance de { $count } cases de moins.
    }
galaxy_trucker-event-hampered-toll =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } paie { $count } crédit.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } paie { $count } crédits.
    }
galaxy_trucker-event-hampered-last-pay =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } ferme la marche et reçoit { $count } crédit.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } ferme la marche et reçoit { $count } crédits.
    }
galaxy_trucker-event-hampered-meteors-grow =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") } : { $count } petit astéroïde arrive comme gros astéroïde.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") } : { $count } petits astéroïdes arrivent comme gros astéroïdes.
    }
galaxy_trucker-event-hampered-crew-short =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } part avec { $count } humain de moins.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") } : { $name } part avec { $count } humains de moins.
    }
galaxy_trucker-event-hampered-planets-closed =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") } : { $count } planète est fermée.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") } : { $count } planètes sont fermées.
    }

galaxy_trucker-status-roads = On pioche les routes.
