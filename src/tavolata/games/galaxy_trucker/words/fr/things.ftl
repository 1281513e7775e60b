galaxy_trucker-thing-aboard = { $load }.
galaxy_trucker-thing-faulty = Erreur : { $faults }.
galaxy_trucker-thing-no_aliens = Au vol d'essai, pas d'extraterrestres : ce module ne fait que tenir le vaisseau.
galaxy_trucker-thing-heap = Le tas
galaxy_trucker-thing-heap-says =
    { $count ->
        [one] { $count } tuile face cachée. Ce que vous prenez, personne d'autre ne le voit tant que vous ne l'avez pas posé ou remis au tas.
       *[other] { $count } tuiles face cachée. Ce que vous prenez, personne d'autre ne le voit tant que vous ne l'avez pas posé ou remis au tas.
    }
galaxy_trucker-thing-hand = Votre main
galaxy_trucker-thing-hand-says = Vous tenez une tuile à la fois. Touchez-la pour la tourner, puis touchez une case de votre vaisseau.
galaxy_trucker-thing-open = Face visible
galaxy_trucker-thing-open-says = Ici se trouvent les tuiles remises au tas : à qui les veut. Tuiles en ce moment : { $count }.
galaxy_trucker-thing-reserve = En réserve
galaxy_trucker-thing-reserve-says =
    { $count ->
        [one] Jusqu'à { $count } tuile vous attend ici. Ce qui y reste quand vous terminez compte comme perdu.
       *[other] Jusqu'à { $count } tuiles vous attendent ici. Ce qui y reste quand vous terminez compte comme perdu.
    }
galaxy_trucker-thing-hourglass = Le sablier
galaxy_trucker-thing-hourglass-says =
    { $seconds ->
        [one] Tour { $space } sur { $runs }, { $seconds } seconde chacun. À la fin du dernier tour, tout le monde arrête de construire.
       *[other] Tour { $space } sur { $runs }, { $seconds } secondes chacun. À la fin du dernier tour, tout le monde arrête de construire.
    }
galaxy_trucker-thing-clock = Votre horloge
galaxy_trucker-thing-clock-says = Elle part à votre première tuile. Quand elle s'arrête, vous volez avec ce que vous avez construit.
galaxy_trucker-thing-pile = Pile { $pile }
galaxy_trucker-thing-pile-says =
    { $count ->
        [one] { $count } carte du vol à venir. Vous pouvez la regarder une fois une tuile posée.
       *[other] { $count } cartes du vol à venir. Vous pouvez les regarder une fois une tuile posée.
    }
galaxy_trucker-thing-closed = Pile { $pile }
galaxy_trucker-thing-closed-says =
    { $count ->
        [one] { $count } carte du vol à venir, que personne ne peut regarder.
       *[other] { $count } cartes du vol à venir, que personne ne peut regarder.
    }
galaxy_trucker-thing-cell = Case vide
galaxy_trucker-thing-cell-says = Colonne { $column }, rangée { $row }. Une tuile peut s'y poser dès qu'elle en touche une autre.
galaxy_trucker-thing-column = Colonne { $line }
galaxy_trucker-thing-column-says = Des dés qui font { $line } envoient dans cette colonne un astéroïde venant de l'avant ou de l'arrière.
galaxy_trucker-thing-row = Rangée { $line }
galaxy_trucker-thing-row-says = Des dés qui font { $line } envoient dans cette rangée un astéroïde venant de la gauche ou de la droite.
galaxy_trucker-thing-start = Case de départ { $start }
galaxy_trucker-thing-start-says = Qui termine en prend une libre ; la 1 part devant toutes les autres. Le leader rencontre la plupart des cartes en premier.
galaxy_trucker-thing-route = La route
galaxy_trucker-thing-route-says = Une boucle de { $count } cases. Les moteurs font avancer, les jours perdus font reculer ; si le leader vous prend un tour, c'est l'abandon.
galaxy_trucker-thing-rocket = Une navette
galaxy_trucker-thing-rocket-says = Elle représente un autre vaisseau, en position { $place } sur { $of }. Les cartes vont d'abord au leader.
galaxy_trucker-thing-mine = Votre navette
galaxy_trucker-thing-mine-says = Elle représente votre vaisseau, en position { $place } sur { $of }. Plus vous arrivez tôt, plus vous gagnez.
galaxy_trucker-thing-ship = Un autre vaisseau
galaxy_trucker-thing-ship-says = Puissance de feu { $firepower }, moteurs { $engines }, équipage { $crew }. Touchez-le pour le voir en grand.
galaxy_trucker-thing-figure-firepower-says = { $figure } : votre puissance de feu contre les ennemis. Le second nombre compte les cellules d'énergie pour les canons doubles.
galaxy_trucker-thing-figure-engines-says = { $figure } : le nombre de cases que vous parcourez dans l'espace intersidéral. Le second nombre compte les cellules d'énergie pour les moteurs doubles.
galaxy_trucker-thing-figure-crew-says = { $figure } : humains et extraterrestres ensemble. Sans humain, c'est l'abandon.
galaxy_trucker-thing-figure-batteries-says = { $figure } : chaque cellule d'énergie alimente une fois un canon double, un moteur double ou un bouclier. Elles ne se rechargent pas.
galaxy_trucker-thing-figure-exposed-says = { $figure } : connecteurs sans rien à côté. Les petits astéroïdes y font mal, et la poussière d'étoiles coûte un jour pour chacun.
galaxy_trucker-thing-figure-goods-says = { $figure } : les cubes dans vos cales, à vendre à l'arrivée.
galaxy_trucker-thing-figure-lost-says = { $figure } : les tuiles perdues en route. Chacune coûte un crédit à la fin.
galaxy_trucker-thing-figure-credits-says = { $figure } : les crédits gagnés jusqu'ici. À la fin, qui a le plus de crédits l'emporte.
galaxy_trucker-thing-card-open-space-says = Chacun avance d'autant de cases que poussent ses moteurs. Avec une puissance de 0, c'est l'abandon.
galaxy_trucker-thing-card-planets-says = Chacun à son tour se pose sur une planète libre et charge ses cubes, ou passe. Jours perdus pour se poser : { $days }.
galaxy_trucker-thing-card-abandoned-ship-says = Dans l'ordre de vol, à qui en veut : { $crew_lost } membres d'équipage contre { $credits } crédits. Jours perdus : { $days }.
galaxy_trucker-thing-card-abandoned-station-says = Dans l'ordre de vol, à qui en veut : avec { $crew_needed } membres d'équipage, on charge ses marchandises sans perdre personne. Jours perdus : { $days }.
galaxy_trucker-thing-card-meteors-says = Ils arrivent un par un. Deux dés désignent la colonne ou la rangée, la même pour tous les vaisseaux.
galaxy_trucker-thing-card-slavers-says = Battez une puissance de feu de { $firepower } pour { $credits } crédits ; jours perdus : { $days }. Avec moins, vous perdez { $crew_lost } membres d'équipage ; à égalité, rien.
galaxy_trucker-thing-card-smugglers-says = Battez une puissance de feu de { $firepower } pour les marchandises ; jours perdus : { $days }. Avec moins, vous perdez { $goods_lost } cubes ; à égalité, rien.
galaxy_trucker-thing-card-pirates-says = Battez une puissance de feu de { $firepower } pour { $credits } crédits ; jours perdus : { $days }. Avec moins, ils vous tirent dessus ; à égalité, rien.
galaxy_trucker-thing-card-combat-zone-says = Ligne par ligne, la valeur la plus basse subit la pénalité ; à égalité, c'est le vaisseau de devant.
galaxy_trucker-thing-card-stardust-says = Chacun perd un jour par connecteur exposé de son vaisseau.
galaxy_trucker-thing-card-epidemic-says = Chaque cabine occupée reliée à une autre cabine occupée perd un membre d'équipage.
galaxy_trucker-thing-card-sabotage-says = Il vise le plus petit équipage. Les dés désignent une tuile, qui saute ; s'il n'y en a pas, ils réessaient, { $tries } fois au plus.
galaxy_trucker-thing-planet = Planète { $planet }
galaxy_trucker-thing-planet-says =
    { $count ->
        [one] De la place pour un vaisseau, qui charge : { $goods }. Se poser coûte { $count } jour.
       *[other] De la place pour un vaisseau, qui charge : { $goods }. Se poser coûte { $count } jours.
    }
galaxy_trucker-thing-cube = cube { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-thing-cube-says =
    { $count ->
        [one] Se vend { $count } crédit à l'arrivée. Toutes les cales le prennent.
       *[other] Se vend { $count } crédits à l'arrivée. Toutes les cales le prennent.
    }
galaxy_trucker-thing-red = cube { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-thing-red-says =
    { $count ->
        [one] Se vend { $count } crédit à l'arrivée. Seule une cale rouge le prend.
       *[other] Se vend { $count } crédits à l'arrivée. Seule une cale rouge le prend.
    }
galaxy_trucker-thing-meteor-big = Gros astéroïde
galaxy_trucker-thing-meteor-big-says = Il détruit la tuile qu'il rencontre. Aucun bouclier n'y peut rien ; il faut un canon pointé sur lui.
galaxy_trucker-thing-meteor-small = Petit astéroïde
galaxy_trucker-thing-meteor-small-says = Il rebondit sur un côté lisse. Sur un connecteur exposé, il détruit la tuile, sauf si un bouclier couvre ce côté.
galaxy_trucker-thing-shot-heavy = Tir lourd
galaxy_trucker-thing-shot-heavy-says = Il détruit la première tuile sur sa trajectoire. Rien ne l'arrête.
galaxy_trucker-thing-shot-light = Tir léger
galaxy_trucker-thing-shot-light-says = Il détruit la première tuile sur sa trajectoire, sauf si un bouclier alimenté couvre ce côté.
galaxy_trucker-thing-dice = Les dés
galaxy_trucker-thing-dice-says = Leur somme désigne la colonne ou la rangée par où quelque chose arrive.
galaxy_trucker-thing-days = Jours de vol
galaxy_trucker-thing-days-says = Chaque jour perdu fait reculer votre navette d'une case libre.
galaxy_trucker-thing-credits = Crédits
galaxy_trucker-thing-credits-says = L'argent des routiers galactiques. À la fin, qui a le plus de crédits l'emporte.
galaxy_trucker-thing-cards = Cartes à venir
galaxy_trucker-thing-cards-says = Aventures qui vous attendent avant l'arrivée : { $count }.
galaxy_trucker-thing-ledger = Les comptes
galaxy_trucker-thing-ledger-says = La paie de l'arrivée, du plus beau vaisseau et des marchandises, moins un crédit par tuile perdue.
galaxy_trucker-thing-pipes = Connecteurs
galaxy_trucker-thing-pipes-says = Ils relient les tuiles. Simple avec simple, double avec double, universel avec tous ; un côté lisse ne va qu'avec un côté lisse.
galaxy_trucker-thing-fault-single-against-double-says = Simple avec simple, double avec double, universel avec tous. Ici, un simple touche un double.
galaxy_trucker-thing-fault-smooth-against-connector-says = Un connecteur doit toucher un connecteur. Ici, il touche un côté qui n'en a pas.
galaxy_trucker-thing-fault-engine-direction-says = La flamme d'un moteur doit pointer vers le bas, à l'opposé de la route.
galaxy_trucker-thing-fault-exhaust-blocked-says = La case derrière la flamme d'un moteur doit rester vide.
galaxy_trucker-thing-fault-muzzle-blocked-says = La case devant la bouche d'un canon doit rester vide.
galaxy_trucker-thing-fault-not-one-piece-says = D'ici, aucun raccord valable ne mène au reste du vaisseau.
galaxy_trucker-thing-fault-outside-outline-says = Un vaisseau doit rester dans sa zone d'assemblage.
