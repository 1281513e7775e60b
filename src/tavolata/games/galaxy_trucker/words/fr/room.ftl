galaxy_trucker-over-reason-arrived = Qui a un crédit en poche a gagné quelque chose, et qui en a le plus passe devant.
galaxy_trucker-over-reason-all-gave-up = Tout le monde a abandonné : on compte ce qui reste.
galaxy_trucker-over-score =
    { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }

galaxy_trucker-and = ,{" "}

galaxy_trucker-place = colonne { $column }, rangée { $row }

galaxy_trucker-component-battery = accumulateur
    .the = l'accumulateur
galaxy_trucker-component-hold = cale
    .the = la cale
galaxy_trucker-component-red-hold = cale rouge
    .the = la cale rouge
galaxy_trucker-component-starting-cabin = cabine de départ
    .the = la cabine de départ
galaxy_trucker-component-cabin = cabine
    .the = la cabine
galaxy_trucker-component-structure = module structurel
    .the = le module structurel
galaxy_trucker-component-engine = moteur
    .the = le moteur
galaxy_trucker-component-double-engine = moteur double
    .the = le moteur double
galaxy_trucker-component-cannon = canon
    .the = le canon
galaxy_trucker-component-double-cannon = canon double
    .the = le canon double
galaxy_trucker-component-brown-life-support = module de survie marron
    .the = le module de survie marron
galaxy_trucker-component-purple-life-support = module de survie violet
    .the = le module de survie violet
galaxy_trucker-component-shield = bouclier
    .the = le bouclier

galaxy_trucker-holds = { WORD($component, of: "galaxy_trucker-component") } de { $capacity }

galaxy_trucker-facing = { $what }, { WORD($side, of: "galaxy_trucker-way") }

galaxy_trucker-way-0 = vers le haut
galaxy_trucker-way-1 = vers la droite
galaxy_trucker-way-2 = vers le bas
galaxy_trucker-way-3 = vers la gauche

galaxy_trucker-covering-0 = couvre le haut et la droite
galaxy_trucker-covering-1 = couvre la droite et le bas
galaxy_trucker-covering-2 = couvre le bas et la gauche
galaxy_trucker-covering-3 = couvre la gauche et le haut

galaxy_trucker-shielding = { $what }, { WORD($turn, of: "galaxy_trucker-covering") }

galaxy_trucker-pipe-0 = lisse
galaxy_trucker-pipe-1 = simple
galaxy_trucker-pipe-2 = double
galaxy_trucker-pipe-3 = universel

galaxy_trucker-tile = { $what } ; connecteurs : haut { WORD($up, of: "galaxy_trucker-pipe") }, droite { WORD($right, of: "galaxy_trucker-pipe") }, bas { WORD($down, of: "galaxy_trucker-pipe") }, gauche { WORD($left, of: "galaxy_trucker-pipe") }

galaxy_trucker-good-red = rouge
galaxy_trucker-good-yellow = jaune
galaxy_trucker-good-green = vert
galaxy_trucker-good-blue = bleu

galaxy_trucker-good_words = { WORD($good, of: "galaxy_trucker-good") }

galaxy_trucker-crew-humans = humains
galaxy_trucker-crew-human = humain
galaxy_trucker-crew-purple = extraterrestre violet
galaxy_trucker-crew-brown = extraterrestre marron

galaxy_trucker-crew_counted-human =
    { $count ->
        [one] { $count } humain
       *[other] { $count } humains
    }
galaxy_trucker-crew_counted-purple = extraterrestre violet
galaxy_trucker-crew_counted-brown = extraterrestre marron

galaxy_trucker-fate-missed = Raté
galaxy_trucker-fate-bounced = Rebondit
galaxy_trucker-fate-shot = Abattu
galaxy_trucker-fate-shielded = Paré
galaxy_trucker-fate-hit = Touché !
galaxy_trucker-fate-why-smooth = sur un côté lisse
galaxy_trucker-fate-why-cannon = par un canon
galaxy_trucker-fate-why-battery = avec une cellule d'énergie
galaxy_trucker-fate-why-no-cannon = Aucun canon ne le vise
galaxy_trucker-fate-why-no-shield = Aucun bouclier de ce côté
galaxy_trucker-fate-why-pipe = Un connecteur, et aucun bouclier de ce côté
galaxy_trucker-fate-why-no-battery = Plus de cellule d'énergie
galaxy_trucker-fate-why-heavy = Rien n'arrête un tir lourd
galaxy_trucker-fate-why-chosen = On a laissé passer
galaxy_trucker-fate-told = { $fate } { $why }

galaxy_trucker-measure-crew = équipage
    .least = Plus petit équipage
galaxy_trucker-measure-engines = puissance moteur
    .least = Plus faible puissance moteur
galaxy_trucker-measure-firepower = puissance de feu
    .least = Plus faible puissance de feu

galaxy_trucker-enemy-slavers = esclavagistes
galaxy_trucker-enemy-smugglers = contrebandiers
galaxy_trucker-enemy-pirates = pirates

galaxy_trucker-size-small = petit astéroïde
galaxy_trucker-size-big = gros astéroïde
galaxy_trucker-size-light = tir léger
galaxy_trucker-size-heavy = tir lourd

galaxy_trucker-side-front = l'avant
galaxy_trucker-side-right = la droite
galaxy_trucker-side-rear = l'arrière
galaxy_trucker-side-left = la gauche

galaxy_trucker-axis-column = Colonne
galaxy_trucker-axis-row = Rangée

galaxy_trucker-line-front = colonne { $line }
galaxy_trucker-line-rear = colonne { $line }
galaxy_trucker-line-left = rangée { $line }
galaxy_trucker-line-right = rangée { $line }

galaxy_trucker-fault-single-against-double = simple contre double
galaxy_trucker-fault-smooth-against-connector = connecteur contre côté lisse
galaxy_trucker-fault-engine-direction = moteur mal orienté
galaxy_trucker-fault-exhaust-blocked = tuyère obstruée
galaxy_trucker-fault-muzzle-blocked = bouche obstruée
galaxy_trucker-fault-not-one-piece = sans lien avec le vaisseau
galaxy_trucker-fault-outside-outline = hors de la zone

galaxy_trucker-faults-label = Ce que la vérification a trouvé

galaxy_trucker-fault_words = { WORD($fault, of: "galaxy_trucker-fault") }

galaxy_trucker-card-open-space = Espace intersidéral
galaxy_trucker-card-planets = Planètes
galaxy_trucker-card-abandoned-ship = Vaisseau abandonné
galaxy_trucker-card-abandoned-station = Station abandonnée
galaxy_trucker-card-meteors = Champ d'astéroïdes
galaxy_trucker-card-slavers = Esclavagistes
galaxy_trucker-card-smugglers = Contrebandiers
galaxy_trucker-card-pirates = Pirates
galaxy_trucker-card-combat-zone = Zone de combat
galaxy_trucker-card-stardust = Poussière d'étoiles
galaxy_trucker-card-epidemic = Épidémie
galaxy_trucker-card-sabotage = Sabotage
galaxy_trucker-card-words-open-space = Tout le monde file aussi loin que poussent ses moteurs.
galaxy_trucker-card-words-planets = Un vaisseau par planète. Un jour perdu, une case de recul.
galaxy_trucker-card-words-abandoned-ship = Envoyez de l'équipage, gardez l'argent.
galaxy_trucker-card-words-abandoned-station = Assez de bras ? Alors chargez.
galaxy_trucker-card-words-meteors = Deux dés pour chacun, les mêmes pour tous.
galaxy_trucker-card-words-slavers = Battez-les ou perdez de l'équipage.
galaxy_trucker-card-words-smugglers = Battez-les ou perdez des marchandises.
galaxy_trucker-card-words-pirates = Battez-les ou essuyez leurs tirs.
galaxy_trucker-card-words-combat-zone = Ligne par ligne : le plus faible trinque.
galaxy_trucker-card-words-stardust = Un jour perdu par connecteur exposé. Un jour, c'est une case de recul.
galaxy_trucker-card-words-epidemic = Les cabines reliées entre elles perdent un membre chacune.
galaxy_trucker-card-words-sabotage = Chez le plus petit équipage, quelque chose saute quelque part.
galaxy_trucker-card-label = Carte { $name } : { WORD($kind, of: "galaxy_trucker-card") }
galaxy_trucker-card-stand_in = Une carte de notre cru.
galaxy_trucker-card-firepower = Puissance de feu : { $count }
galaxy_trucker-card-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
galaxy_trucker-card-credits =
    { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }
galaxy_trucker-card-crew_lost = Équipage perdu : { $count }
galaxy_trucker-card-crew_needed = Équipage requis : { $count }
galaxy_trucker-card-needs = Il faut
galaxy_trucker-card-costs = Coûte
galaxy_trucker-card-goods_lost = Cubes perdus : { $count }
galaxy_trucker-card-goods = Marchandises : { $goods }
galaxy_trucker-card-planet = Planète { $planet } : { $goods }
galaxy_trucker-card-land = Se poser sur la planète { $planet } : { $goods }
galaxy_trucker-card-landed = Planète { $planet } : prise par { $name }
galaxy_trucker-card-coming = { WORD($size, of: "galaxy_trucker-size") } venant de { WORD($side, of: "galaxy_trucker-side") }
galaxy_trucker-card-lowest = { WORD($measure, of: "galaxy_trucker-measure", form: "least") }
galaxy_trucker-card-tries =
    { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
galaxy_trucker-card-beaten = Vaincus !
galaxy_trucker-card-win = Victoire
galaxy_trucker-card-lose = Défaite

galaxy_trucker-cards-left =
    { $count ->
        [one] { $count } carte à venir
       *[other] { $count } cartes à venir
    }
galaxy_trucker-cards-last = La dernière carte

galaxy_trucker-ship-mine = Votre vaisseau
galaxy_trucker-ship-of = Le vaisseau { ELIDE("de", $name) }
galaxy_trucker-ship-shown = Montrer le vaisseau { ELIDE("de", $name) } : { $state }

galaxy_trucker-cell-empty = Colonne { $column }, rangée { $row } : vide
galaxy_trucker-cell-tile = Colonne { $column }, rangée { $row } : { $tile }
galaxy_trucker-cell-place = Poser en colonne { $column }, rangée { $row } : { $tile }
galaxy_trucker-cell-does = { $cell } ; { $what }
galaxy_trucker-cell-powered = { $cell } ; a sa cellule d'énergie
galaxy_trucker-cell-fault = { $cell }. Erreur : { $faults }
galaxy_trucker-cell-crew = équipage : { $crew }
galaxy_trucker-cell-no_crew = personne à bord
galaxy_trucker-cell-batteries =
    { $count ->
        [one] { $count } cellule d'énergie
       *[other] { $count } cellules d'énergie
    }
galaxy_trucker-cell-goods = marchandises : { $goods }
galaxy_trucker-cell-no_goods = vide pour l'instant

galaxy_trucker-figures-crew = Équipage
galaxy_trucker-figures-engines = Moteurs
galaxy_trucker-figures-firepower = Feu
galaxy_trucker-figures-exposed = Exposés
galaxy_trucker-figures-batteries = Cellules
galaxy_trucker-figures-goods = Cubes
galaxy_trucker-figures-lost = Pertes
galaxy_trucker-figures-credits = Crédits
galaxy_trucker-figures-with = { $without } – { $with }

galaxy_trucker-others-label = Les autres vaisseaux

galaxy_trucker-other-building = construit
galaxy_trucker-other-holding = tuile en main
galaxy_trucker-other-looking = regarde la pile { $pile }
galaxy_trucker-other-finished = fini, départ { $start }
galaxy_trucker-other-flying = position { $place }
galaxy_trucker-other-declared = puissance { $power }
galaxy_trucker-other-gave-up = hors course
galaxy_trucker-other-faults =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
galaxy_trucker-other-sound = sans erreur

galaxy_trucker-yard-label = La casse

galaxy_trucker-heap-take = Prendre une tuile du tas
galaxy_trucker-heap-short = Tas
galaxy_trucker-heap-count =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
galaxy_trucker-heap-left =
    { $count ->
        [one] { $count } tuile face cachée
       *[other] { $count } tuiles face cachée
    }

galaxy_trucker-open-label = Tuiles face visible
galaxy_trucker-open-empty = Aucune tuile face visible.
galaxy_trucker-open-take = Prendre : { $tile }

galaxy_trucker-hand-label = Dans votre main
galaxy_trucker-hand-empty = Votre main est vide
galaxy_trucker-hand-turn = Tourner : { $tile }
galaxy_trucker-hand-back = Remettre au tas
galaxy_trucker-hand-reserve = Réserver
galaxy_trucker-hand-turn_loose = Tourner
galaxy_trucker-hand-pick_up = Reprendre en main

galaxy_trucker-reserve-label = En réserve
galaxy_trucker-reserve-take = Prendre dans la réserve : { $tile }
galaxy_trucker-reserve-lies = En réserve : { $tile }
galaxy_trucker-reserve-empty = Emplacement libre

galaxy_trucker-piles-label = Les piles de cartes

galaxy_trucker-pile-look = Regarder la pile { $pile }
galaxy_trucker-pile-held = Pile { $pile } : entre les mains { ELIDE("de", $name) }
galaxy_trucker-pile-rests = Pile { $pile }
galaxy_trucker-pile-closed = Pile { $pile } : personne ne peut la regarder
galaxy_trucker-pile-title = Pile { $pile }
galaxy_trucker-pile-done = Reposer

galaxy_trucker-clock-label = Votre horloge
galaxy_trucker-clock-left =
    { $seconds ->
        [one] Encore { $seconds } seconde à votre horloge
       *[other] Encore { $seconds } secondes à votre horloge
    }
galaxy_trucker-clock-running = votre horloge
galaxy_trucker-clock-waiting = vous attend

galaxy_trucker-glass-label = Le sablier
galaxy_trucker-glass-run = Tour { $space } sur { $runs }
galaxy_trucker-glass-running =
    { $seconds ->
        [one] Tour { $space } sur { $runs }, encore { $seconds } seconde environ
       *[other] Tour { $space } sur { $runs }, encore { $seconds } secondes environ
    }
galaxy_trucker-glass-empty = Tour { $space } sur { $runs } : le sable s'est écoulé
galaxy_trucker-glass-turn = Le retourner

galaxy_trucker-finish-ask = Terminer l'assemblage
galaxy_trucker-finish-start = Départ { $start }
galaxy_trucker-finish-which = D'où partez-vous ? Ensuite, plus question de construire.
galaxy_trucker-finish-not_yet = Continuer à construire

galaxy_trucker-route-label = La route
galaxy_trucker-route-rocket = { $name } : position { $place }, jour { $days }
galaxy_trucker-route-place = Vous êtes en position { $place } sur { $count }
galaxy_trucker-route-near =
    { $count ->
        [one] Le leader vous prend un tour s'il gagne plus de { $count } case sur vous
       *[other] Le leader vous prend un tour s'il gagne plus de { $count } cases sur vous
    }
galaxy_trucker-route-last = Le leader vous prend un tour s'il gagne la moindre case sur vous

galaxy_trucker-dice-label = { WORD($axis, of: "galaxy_trucker-axis") } { $sum }

galaxy_trucker-pool-label = Cubes à charger
galaxy_trucker-pool-good = Charger un cube { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-pool-out = Décharger
galaxy_trucker-pool-out_long = Décharger des cubes d'une cale
galaxy_trucker-pool-empty = Tout est à bord.
galaxy_trucker-pool-why-no-hold = pas de cale
galaxy_trucker-pool-why-no-red-hold = pas de cale rouge
galaxy_trucker-pool-why-no-room = pas de place

galaxy_trucker-ask-label = Ce qu'il y a à faire
galaxy_trucker-ask-clear = Pas ça

galaxy_trucker-watching-label = Regarder la fin du vol
galaxy_trucker-watching-quick = Accélérer
galaxy_trucker-watching-usual = Vitesse normale
galaxy_trucker-watching-end = Aller à la fin

galaxy_trucker-action-draw = Piocher la tuile { $tile }
galaxy_trucker-action-deal = Distribuer la carte { $card }
galaxy_trucker-action-run-out = Le sable s'est écoulé
galaxy_trucker-action-time-up = Le temps { ELIDE("de", $name) } est écoulé
galaxy_trucker-action-take-heap = Prendre une tuile du tas
galaxy_trucker-action-take-table = Prendre la tuile { $tile }
galaxy_trucker-action-take-reserve = Prendre la tuile { $tile } dans la réserve
galaxy_trucker-action-place =
    { $turn ->
        [one] Poser en { $place }, { $turn } quart de tour
       *[other] Poser en { $place }, { $turn } quarts de tour
    }
galaxy_trucker-action-pick-up = Reprendre en main
galaxy_trucker-action-reserve = Réserver
galaxy_trucker-action-return = Remettre au tas
galaxy_trucker-action-look = Regarder la pile { $pile }
galaxy_trucker-action-look-done = Reposer la pile
galaxy_trucker-action-turn-glass = Retourner le sablier
galaxy_trucker-action-finish = Terminer : départ { $start }
galaxy_trucker-action-remove = Retirer
galaxy_trucker-action-keep = Continuer avec le tronçon { $piece }
galaxy_trucker-action-crew = { WORD($crew, of: "galaxy_trucker-aboard") }

galaxy_trucker-aboard-humans = Deux humains
galaxy_trucker-aboard-purple = Extraterrestre violet
galaxy_trucker-aboard-brown = Extraterrestre marron

galaxy_trucker-action-roll = Lancer { $low } et { $high }
galaxy_trucker-action-fly-on = Poursuivre
galaxy_trucker-action-give-up = Abandonner
galaxy_trucker-action-power = Alimenter
galaxy_trucker-action-battery = Dépenser une cellule
galaxy_trucker-action-declare = S'en tenir là
galaxy_trucker-action-take-hit = Encaisser
galaxy_trucker-action-lose-crew = Laisser partir
galaxy_trucker-action-lose-cube = Céder un cube
galaxy_trucker-action-land = Se poser sur la planète { $planet }
galaxy_trucker-action-pass = Passer
galaxy_trucker-action-claim = Accepter
galaxy_trucker-action-load = Charger un cube { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-action-unload = Décharger un cube { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-action-load-done = Chargement terminé

galaxy_trucker-event-took-heap = { $name } prend une tuile du tas.
galaxy_trucker-event-took-heap-no-tile = { $name } prend une tuile du tas.
galaxy_trucker-event-took-table = { $name } prend une tuile face visible.
galaxy_trucker-event-took-reserve = { $name } prend une tuile dans sa réserve.
galaxy_trucker-event-placed = { $name } pose { WORD($part, of: "galaxy_trucker-a") } contre { WORD($beside, of: "galaxy_trucker-component", form: "the") }, { WORD($side, of: "galaxy_trucker-beside") }.
galaxy_trucker-event-placed-moved = { $name } déplace { WORD($part, of: "galaxy_trucker-component", form: "the") } : contre { WORD($beside, of: "galaxy_trucker-component", form: "the") }, { WORD($side, of: "galaxy_trucker-beside") }.
galaxy_trucker-event-picked-up = { $name } reprend en main { WORD($part, of: "galaxy_trucker-component", form: "the") }.
galaxy_trucker-event-reserved = { $name } réserve { WORD($part, of: "galaxy_trucker-a") }.
galaxy_trucker-event-returned = { $name } remet au tas { WORD($part, of: "galaxy_trucker-a") }.
galaxy_trucker-event-looks = { $name } regarde la pile { $pile }.
galaxy_trucker-event-looks-no-cards = { $name } regarde la pile { $pile }.
galaxy_trucker-event-looked = { $name } repose la pile { $pile }.
galaxy_trucker-event-glass-turned = { $name } retourne le sablier : tour { $space }.
galaxy_trucker-event-glass-empty = Tour { $space } : le sable s'est écoulé.
galaxy_trucker-event-glass-empty-last = Le dernier grain de sable est tombé : bas les pattes !
galaxy_trucker-event-out-of-time = Le temps { ELIDE("de", $name) } est écoulé.
galaxy_trucker-event-finished = { $name } a terminé : départ { $start }.
galaxy_trucker-event-finished-caught = { $name } construisait encore et reçoit le départ { $start }.
galaxy_trucker-event-checked =
    { $count ->
        [one] La vérification trouve { $count } erreur sur le vaisseau { ELIDE("de", $name) }.
       *[other] La vérification trouve { $count } erreurs sur le vaisseau { ELIDE("de", $name) }.
    }
galaxy_trucker-event-checked-sound = Le vaisseau { ELIDE("de", $name) } est sans erreur.
galaxy_trucker-event-tiles-lost-mended = { $name } retire : { $parts }.
galaxy_trucker-event-tiles-lost-flown-off = Le vaisseau { ELIDE("de", $name) } laisse à la dérive : { $parts }.
galaxy_trucker-event-tiles-lost-reserve = { $name } perd sa réserve : { $parts }.
galaxy_trucker-event-tiles-lost-destroyed = { $name } perd : { $parts }.
galaxy_trucker-event-moved-up = { $name } remonte : départ { $start }.
galaxy_trucker-event-moved-behind = { $name } avait des erreurs à corriger et part derrière : départ { $start }.
galaxy_trucker-event-boarded = À bord du vaisseau { ELIDE("de", $name) } : { WORD($crew, of: "galaxy_trucker-crew") }.
galaxy_trucker-event-launched = Décollage ! Dans l'ordre : { $order }.
galaxy_trucker-event-card-turned = Nouvelle carte : { WORD($what, of: "galaxy_trucker-card") }.
galaxy_trucker-event-card-skipped = Rien ne se passe : un seul vaisseau en course.
galaxy_trucker-event-too-few =
    { $has ->
        [one] { $name } a { $has } membre d'équipage ; il en faut { $needed }.
       *[other] { $name } a { $has } membres d'équipage ; il en faut { $needed }.
    }
galaxy_trucker-event-rolled = { WORD($axis, of: "galaxy_trucker-axis") } { $sum } : un { WORD($size, of: "galaxy_trucker-size") } arrive de { WORD($side, of: "galaxy_trucker-side") }. Il rate { $misses }.
galaxy_trucker-event-rolled-no-misses = { WORD($axis, of: "galaxy_trucker-axis") } { $sum } : un { WORD($size, of: "galaxy_trucker-size") } arrive de { WORD($side, of: "galaxy_trucker-side") }.
galaxy_trucker-event-sabotage-rolled = { WORD($axis, of: "galaxy_trucker-axis") } { $sum } sur le vaisseau { ELIDE("de", $name) }.
galaxy_trucker-event-declared-race = { $name } : { WORD($measure, of: "galaxy_trucker-measure") } { $power }.
galaxy_trucker-event-declared-fight = { $name } : { WORD($measure, of: "galaxy_trucker-measure") } { $power }.
galaxy_trucker-event-declared-zone = { $name } : { WORD($measure, of: "galaxy_trucker-measure") } { $power }.
galaxy_trucker-event-moved-engines =
    { $count ->
        [one] { $name } avance de { $count } case.
       *[other] { $name } avance de { $count } cases.
    }
galaxy_trucker-event-moved-back-days =
    { $count ->
        [one] { $name } perd { $count } jour de vol.
       *[other] { $name } perd { $count } jours de vol.
    }
galaxy_trucker-event-moved-back-pipes =
    { $count ->
        [one] { $name } a { $count } connecteur exposé : { $count } jour de vol perdu.
       *[other] { $name } a { $count } connecteurs exposés : { $count } jours de vol perdus.
    }
galaxy_trucker-event-batteries-spent-power = { $name } dépense une cellule d'énergie.
galaxy_trucker-event-batteries-spent-taken =
    { $count ->
        [one] { $name } cède { $count } cellule d'énergie.
       *[other] { $name } cède { $count } cellules d'énergie.
    }
galaxy_trucker-event-batteries-spent-destroyed =
    { $count ->
        [one] Au passage, { $name } perd { $count } cellule d'énergie.
       *[other] Au passage, { $name } perd { $count } cellules d'énergie.
    }
galaxy_trucker-event-crew-lost-sent = { $name } perd de l'équipage : { $crew }.

galaxy_trucker-log-next = Puis { $crew }.

galaxy_trucker-event-crew-lost-life-support = Sans module de survie, le vaisseau { ELIDE("de", $name) } perd : { $crew }.
galaxy_trucker-event-crew-lost-epidemic = L'épidémie emporte chez { $name } : { $crew }.
galaxy_trucker-event-crew-lost-destroyed = Au passage, { $name } perd : { $crew }.
galaxy_trucker-event-goods-lost-taken = { $name } perd des marchandises : { $goods }.
galaxy_trucker-event-goods-lost-destroyed = Au passage, { $name } perd des cubes : { $goods }.
galaxy_trucker-event-goods-offered = { $name } peut charger : { $goods }. Manque à la banque : { $lacking }.
galaxy_trucker-event-goods-offered-no-lacking = { $name } peut charger : { $goods }.
galaxy_trucker-event-goods-offered-no-goods = Rien à charger pour { $name } ; manque à la banque : { $lacking }.
galaxy_trucker-event-goods-offered-no-goods-no-lacking = Rien à charger pour { $name }.
galaxy_trucker-event-loaded = { $name } charge un cube { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-event-unloaded = { $name } décharge un cube { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-event-goods-left = { $name } laisse sur place : { $goods }.
galaxy_trucker-event-goods-left-no-goods = { $name } termine le chargement.
galaxy_trucker-event-landed = { $name } se pose sur la planète { $planet }.
galaxy_trucker-event-passed-choice = { $name } passe.
galaxy_trucker-event-passed-taken = Il ne reste aucune planète pour { $name }.
galaxy_trucker-event-claimed = { $name } accepte.
galaxy_trucker-event-earned =
    { $count ->
        [one] { $name } gagne { $count } crédit.
       *[other] { $name } gagne { $count } crédits.
    }
galaxy_trucker-event-fought-won = { $name } bat les { WORD($enemy, of: "galaxy_trucker-enemy") } : { $power } contre { $firepower } !
galaxy_trucker-event-fought-tied = Égalité à { $firepower } entre { $name } et les { WORD($enemy, of: "galaxy_trucker-enemy") } : rien ne se passe.
galaxy_trucker-event-fought-lost = { $name } perd le combat face aux { WORD($enemy, of: "galaxy_trucker-enemy") } : { $power } contre { $firepower }.
galaxy_trucker-event-lowest-least = { WORD($measure, of: "galaxy_trucker-measure", form: "least") } : { $name }, { $power } contre { $others }.
galaxy_trucker-event-lowest-ahead = Égalité à { $power } en { WORD($measure, of: "galaxy_trucker-measure") } : { $name } vole plus loin devant et subit la pénalité ({ $rule }). Les autres : { $others }.
galaxy_trucker-event-struck-bounced-smooth = Il rebondit sur un côté lisse du vaisseau { ELIDE("de", $name) }.
galaxy_trucker-event-struck-shot-cannon = { $name } l'abat.
galaxy_trucker-event-struck-shot-battery = { $name } l'abat avec un canon double.
galaxy_trucker-event-struck-shielded-battery = Un bouclier { ELIDE("de", $name) } l'arrête.
galaxy_trucker-event-struck-hit-no-cannon = Le { WORD($size, of: "galaxy_trucker-size") } touche le vaisseau { ELIDE("de", $name) } : aucun canon ne le vise.
galaxy_trucker-event-struck-hit-no-shield = Le { WORD($size, of: "galaxy_trucker-size") } touche le vaisseau { ELIDE("de", $name) } : aucun bouclier ne couvre { WORD($side, of: "galaxy_trucker-side") }.
galaxy_trucker-event-struck-hit-pipe = Le { WORD($size, of: "galaxy_trucker-size") } touche un connecteur du vaisseau { ELIDE("de", $name) } : aucun bouclier ne couvre { WORD($side, of: "galaxy_trucker-side") }.
galaxy_trucker-event-struck-hit-no-battery = Le { WORD($size, of: "galaxy_trucker-size") } touche le vaisseau { ELIDE("de", $name) } : il ne reste aucune cellule d'énergie pour l'arrêter.
galaxy_trucker-event-struck-hit-heavy = Le { WORD($size, of: "galaxy_trucker-size") } touche le vaisseau { ELIDE("de", $name) } : rien ne l'arrête.
galaxy_trucker-event-struck-hit-chosen = { $name } laisse passer le { WORD($size, of: "galaxy_trucker-size") }.
galaxy_trucker-event-sabotage-failed = Rien à cet endroit : le vaisseau { ELIDE("de", $name) } s'en tire pour cette fois.
galaxy_trucker-event-gave-up-engines = { $name } n'a aucune puissance moteur : hors course.
galaxy_trucker-event-gave-up-humans = { $name } n'a plus un seul humain à bord : hors course.
galaxy_trucker-event-gave-up-lapped = Le leader prend un tour à { $name } : hors course.
galaxy_trucker-event-gave-up-choice = { $name } abandonne la course.
galaxy_trucker-event-settled =
    { $total ->
        [one] { $name } termine avec { $total } crédit.
       *[other] { $name } termine avec { $total } crédits.
    }
galaxy_trucker-event-ended =
    { $count ->
        [one] Le vol est terminé. En tête : { $winners }.
       *[other] Le vol est terminé. En tête à égalité : { $winners }.
    }

galaxy_trucker-mine-building = Construisez ! Prenez une tuile.
galaxy_trucker-mine-holding = Construisez ! Posez-la, réservez-la ou remettez-la.
galaxy_trucker-mine-holding-no-reserve = Construisez ! Posez-la ou remettez-la.
galaxy_trucker-mine-looking = Vous regardez des cartes.
galaxy_trucker-mine-looking_timed = Vous regardez des cartes. L'heure tourne.
galaxy_trucker-mine-finished = Vous avez terminé. Les autres construisent.
galaxy_trucker-mine-mending = Votre vaisseau a des erreurs : corrigez-les.
galaxy_trucker-mine-fly-on = Poursuivre le vol ?
galaxy_trucker-mine-power = Votre { WORD($measure, of: "galaxy_trucker-measure") } !
galaxy_trucker-mine-battery = Choisissez une cellule d'énergie.
galaxy_trucker-mine-defend = Attention !
galaxy_trucker-mine-keep = Votre vaisseau est en morceaux.
galaxy_trucker-mine-lose-crew = Vous perdez de l'équipage.
galaxy_trucker-mine-lose-goods = Vous perdez des marchandises.
galaxy_trucker-mine-land = Se poser, ou passer ?
galaxy_trucker-mine-claim = Accepter, ou passer ?
galaxy_trucker-mine-load = Chargez vos marchandises.

galaxy_trucker-status-building = Tout le monde construit.
galaxy_trucker-status-mending = On vérifie et on corrige les vaisseaux.
galaxy_trucker-status-boarding = Les équipages embarquent.
galaxy_trucker-status-flight = Les vaisseaux sont en route.
galaxy_trucker-status-card = { WORD($what, of: "galaxy_trucker-card") }…
galaxy_trucker-status-fly-on = { $name } peut abandonner, ou poursuivre le vol.
galaxy_trucker-status-power = { $name } annonce sa { WORD($measure, of: "galaxy_trucker-measure") }.
galaxy_trucker-status-battery = { $name } choisit une cellule d'énergie.
galaxy_trucker-status-defend = { $name } défend son vaisseau.
galaxy_trucker-status-keep = { $name } a un vaisseau en morceaux et choisit un tronçon.
galaxy_trucker-status-lose-crew = { $name } perd de l'équipage.
galaxy_trucker-status-lose-goods = { $name } perd des marchandises.
galaxy_trucker-status-land = { $name } se pose, ou passe.
galaxy_trucker-status-claim = { $name } accepte, ou passe.
galaxy_trucker-status-load = { $name } charge des marchandises.
galaxy_trucker-status-over =
    { $count ->
        [one] { $winners } termine en tête !
       *[other] { $winners } terminent en tête à égalité !
    }

galaxy_trucker-prompt-building = Prenez une tuile : du tas, ou face visible.
galaxy_trucker-prompt-building_open = Le tas est vide : prenez une tuile face visible, ou terminez.
galaxy_trucker-prompt-holding = Touchez une case éclairée pour la poser. Touchez la tuile pour la tourner.
galaxy_trucker-prompt-reserved = Une tuile réservée : posez-la, ou réservez-la de nouveau.
galaxy_trucker-prompt-loose = La dernière tuile reste mobile tant que vous n'en prenez pas une autre.
galaxy_trucker-prompt-looking = Personne d'autre ne voit ces cartes. Reposez-les pour continuer.
galaxy_trucker-prompt-mending = Touchez une tuile qui brille pour la retirer.
galaxy_trucker-prompt-mending_picked = Retirer { WORD($component, of: "galaxy_trucker-component", form: "the") } ?
galaxy_trucker-prompt-mending_wait = Votre vaisseau est sans erreur. Les autres corrigent.
galaxy_trucker-prompt-pieces = Votre vaisseau est en morceaux. Touchez le tronçon à garder.
galaxy_trucker-prompt-piece =
    { $count ->
        [one] Garder ce tronçon de { $count } tuile ? Tout le reste se détache.
       *[other] Garder ce tronçon de { $count } tuiles ? Tout le reste se détache.
    }
galaxy_trucker-prompt-boarding = Touchez une cabine : qui y loge ?
galaxy_trucker-prompt-boarding_wait = Les équipages embarquent.
galaxy_trucker-prompt-power-engines = Puissance moteur : { $power }. Touchez un moteur double pour l'alimenter.
galaxy_trucker-prompt-power-firepower = Puissance de feu : { $power }. Touchez un canon double pour l'alimenter.
galaxy_trucker-prompt-battery = De quel accumulateur vient la cellule d'énergie ?
galaxy_trucker-prompt-defend-small = Un petit astéroïde arrive de { WORD($side, of: "galaxy_trucker-side") }, { $line }. Touchez un bouclier pour l'alimenter.
galaxy_trucker-prompt-defend-big = Un gros astéroïde arrive de { WORD($side, of: "galaxy_trucker-side") }, { $line }. Touchez un canon double pour l'abattre.
galaxy_trucker-prompt-defend-light = Un tir léger arrive de { WORD($side, of: "galaxy_trucker-side") }, { $line }. Touchez un bouclier pour l'alimenter.
galaxy_trucker-prompt-defend-heavy = Un tir lourd arrive de { WORD($side, of: "galaxy_trucker-side") }, { $line }.
galaxy_trucker-prompt-lose-crew =
    { $count ->
        [one] { $count } membre d'équipage doit partir : touchez une cabine.
       *[other] { $count } membres d'équipage doivent partir : touchez une cabine.
    }
galaxy_trucker-prompt-lose-goods =
    { $count ->
        [one] { $count } cube doit partir, le plus cher d'abord : touchez-le.
       *[other] { $count } cubes doivent partir, les plus chers d'abord : touchez-en un.
    }
galaxy_trucker-prompt-lose-batteries =
    { $count ->
        [one] Les cubes sont épuisés : { $count } cellule d'énergie doit partir à la place.
       *[other] Les cubes sont épuisés : { $count } cellules d'énergie doivent partir à la place.
    }
galaxy_trucker-prompt-land = Choisissez une planète sur la carte, ou passez.
galaxy_trucker-prompt-claim =
    { $count ->
        [one] Prenez ce que la carte offre pour { $count } jour de vol, ou passez.
       *[other] Prenez ce que la carte offre pour { $count } jours de vol, ou passez.
    }
galaxy_trucker-prompt-claim-ship =
    { $count ->
        [one] Céder { $crew } membres d'équipage et { $count } jour de vol pour { $credits } crédits ?
       *[other] Céder { $crew } membres d'équipage et { $count } jours de vol pour { $credits } crédits ?
    }
galaxy_trucker-prompt-load = Choisissez un cube, puis touchez une cale éclairée.
galaxy_trucker-prompt-load_out = Touchez une cale pour en décharger un cube.
galaxy_trucker-prompt-load_over = Tous les cubes sont à bord : terminez le chargement.
galaxy_trucker-prompt-load_none = Rien d'autre ne rentre : terminez le chargement.
galaxy_trucker-prompt-load_full = Rien d'autre ne rentre. Déchargez un cube pour faire de la place, ou terminez le chargement.
galaxy_trucker-prompt-fly-on = La carte est résolue. Poursuivre le vol, ou abandonner ?
galaxy_trucker-prompt-watching = Vous êtes hors course, et vous regardez.
galaxy_trucker-prompt-flight = En route…
galaxy_trucker-prompt-over = Le vol est terminé.

galaxy_trucker-ledger-label = Les comptes
galaxy_trucker-ledger-arrived = Position
galaxy_trucker-ledger-out-choice = abandon
galaxy_trucker-ledger-out-engines = sans moteur
galaxy_trucker-ledger-out-humans = sans humain
galaxy_trucker-ledger-out-lapped = à un tour
galaxy_trucker-ledger-earned = Gagné en route
galaxy_trucker-ledger-reward = Arrivée
galaxy_trucker-ledger-prettiest = Plus beau vaisseau
galaxy_trucker-ledger-goods = Cubes vendus
galaxy_trucker-ledger-losses = Composants perdus
galaxy_trucker-ledger-total = Crédits
galaxy_trucker-ledger-place =
    { $place ->
        [one] { $place }re
       *[other] { $place }e
    }
