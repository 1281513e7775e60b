galaxy_trucker-lesson-building-title = Construire un vaisseau
galaxy_trucker-lesson-building-hello = Vous construisez un vaisseau avec de la ferraille, puis vous volez avec. Voici votre cabine de départ : tout se relie à elle.
galaxy_trucker-lesson-building-take = Ici, rien ne presse. Prenez une tuile du tas ; vous la voyez une fois en main.
galaxy_trucker-lesson-building-cabin = Une cabine : deux humains y logeront. Touchez la case à gauche de votre cabine de départ.
galaxy_trucker-lesson-building-joint = Les connecteurs se touchent : c'est un raccord. Simple avec simple, double avec double, et l'universel avec tous.
galaxy_trucker-lesson-building-next = Prenez la tuile suivante.
galaxy_trucker-lesson-building-engine = Un moteur. Sa flamme pointe vers le bas, et rien ne doit se trouver derrière. Posez-le sous la cabine de départ.
galaxy_trucker-lesson-building-engine-otherwise = Pas là : rien ne doit se trouver derrière sa flamme. Posez-le sur la case marquée, sous la cabine de départ.
galaxy_trucker-lesson-building-careless = Un accumulateur. Pour une fois, bâclez : posez-le au-dessus de la cabine de gauche, tel quel.
galaxy_trucker-lesson-building-misfit = La marque rouge le dit : un double contre un simple. Ça ne tient pas. Tournez la tuile ; elle n'est pas encore fixée.
galaxy_trucker-lesson-building-mended = Simple contre simple : ça tient. Votre dernière tuile se tourne et se déplace tant que vous n'en prenez pas une autre. Prenez-en une.
galaxy_trucker-lesson-building-cannon = Un canon. Sa bouche pointe vers le haut, là où vous allez. Posez-le au-dessus de la cabine de départ.
galaxy_trucker-lesson-building-muzzle = Encore un accumulateur. Posez-le juste devant la bouche, pour voir.
galaxy_trucker-lesson-building-blocked = Le canon tirerait sur votre propre accumulateur. Devant une bouche et derrière une flamme, la case reste vide.
galaxy_trucker-lesson-building-beside = Voici une meilleure place : à droite de la cabine de départ.
galaxy_trucker-lesson-building-shield = Un bouclier couvre deux côtés de tout le vaisseau. Touchez trois fois la tuile dans votre main : il couvre alors la gauche et l'avant.
galaxy_trucker-lesson-building-shielding = Tourné ainsi, posez-le tout à gauche.
galaxy_trucker-lesson-building-shielding-otherwise = Touchez la tuile dans votre main jusqu'à ce que le bouclier couvre la gauche et le haut, puis touchez la case marquée.
galaxy_trucker-lesson-building-pig = Le cochon, c'est le module de survie d'un extraterrestre marron. Aujourd'hui, aucun ne vole avec vous : remettez la tuile, face visible.
galaxy_trucker-lesson-building-open = Les tuiles face visible sont à tout le monde. En face, on a laissé une cale pour deux cubes : prenez-la.
galaxy_trucker-lesson-building-hold = Les cubes de marchandises voyagent dans les cales. Posez-la au bord gauche, sous le bouclier.
galaxy_trucker-lesson-building-rest = Le reste va de même. Encore six tuiles, et nous les posons pour vous.
galaxy_trucker-lesson-building-power = Vos moteurs poussent de 1, ou de 3 avec une cellule d'énergie pour le moteur double. Un canon double en veut une à chaque fois, lui aussi.
galaxy_trucker-lesson-building-exposed = En trois endroits, vos connecteurs ne mènent nulle part. Moins il y en a, mieux c'est : c'est là que les petits astéroïdes font mal.
galaxy_trucker-lesson-building-finish = Aucune marque rouge : votre vaisseau est sans erreur. Qui termine d'abord part en tête. Terminez, et prenez le départ 1.
galaxy_trucker-lesson-building-end = Deux humains s'installent dans chaque cabine, et les accumulateurs sont pleins. Votre vaisseau tient. À lui de voler !
galaxy_trucker-lesson-flight-title = Le vol d'essai
galaxy_trucker-lesson-flight-hello = Votre vaisseau est terminé, et sa navette est en tête. Huit cartes vous attendent ; à l'arrivée, qui a le plus de crédits l'emporte.
galaxy_trucker-lesson-flight-space = Espace intersidéral : vous avancez autant que poussent vos moteurs. Le moteur double ajoute 2 pour une cellule d'énergie. Touchez-le.
galaxy_trucker-lesson-flight-battery = Prenez la cellule d'énergie dans cet accumulateur.
galaxy_trucker-lesson-flight-ahead = Trois cases ! L'autre vaisseau n'en a fait qu'une. Qui arrive d'abord gagne le plus. Carte suivante.
galaxy_trucker-lesson-flight-planets = Planètes : se poser rapporte des cubes, mais coûte deux jours. Un jour, c'est une case de recul.
galaxy_trucker-lesson-flight-land = Deux cubes rouges, voilà qui brille. Mais les rouges ne vont que dans une cale rouge, et vous n'avez de place que pour un. Posez-vous sur la planète 2.
galaxy_trucker-lesson-flight-red = Un cube rouge se vend 4 crédits. Touchez la cale rouge pour le charger.
galaxy_trucker-lesson-flight-blue = Un bleu se vend 1 crédit. Chargez-en un dans la cale du bord gauche ; votre équipage apporte l'autre.
galaxy_trucker-lesson-flight-loaded = Tout est à bord : terminez le chargement. Ensuite, vous perdez les deux jours.
galaxy_trucker-lesson-flight-big = Des astéroïdes ! Deux dés disent où. Un gros est arrivé par la colonne 7, que vise votre canon : il a tiré tout seul.
galaxy_trucker-lesson-flight-small = Un petit arrive de la gauche, droit sur le connecteur exposé de votre cale. Pour une fois, gardez la cellule d'énergie : encaissez.
galaxy_trucker-lesson-flight-torn = La cale n'est plus là, et les deux cubes bleus non plus. Chaque tuile perdue coûte en plus un crédit. Revenons en arrière.
galaxy_trucker-lesson-flight-shield = Votre bouclier couvre la gauche. Touchez-le : pour une cellule d'énergie, il arrête l'astéroïde.
galaxy_trucker-lesson-flight-pay = Payez avec une cellule d'énergie d'ici.
galaxy_trucker-lesson-flight-bounced = Le troisième est arrivé de la droite et a rebondi : aucun connecteur exposé de ce côté. Les petits astéroïdes n'y font rien.
galaxy_trucker-lesson-flight-station = Une station abandonnée. Elle demande cinq membres d'équipage, vous en avez six. Un jour contre un cube jaune et un vert : acceptez.
galaxy_trucker-lesson-flight-stow = Le jaune se vend 3 crédits, le vert 2. Touchez cette cale ; votre équipage apporte le vert.
galaxy_trucker-lesson-flight-smugglers = Des contrebandiers, puissance de feu 4. Avec plus, vous gagnez ; avec moins, ils prennent deux cubes. Votre canon simple donne 1.
galaxy_trucker-lesson-flight-fire = Un canon double donne 2 pour une cellule d'énergie. Touchez le premier.
galaxy_trucker-lesson-flight-fire2 = Cela fait 3. Touchez le second.
galaxy_trucker-lesson-flight-won = 5 bat 4 ! Prenez leurs marchandises, même si cela coûte un jour.
galaxy_trucker-lesson-flight-overtaken = Ce jour vous a coûté la première position. Les marchandises ou l'avance : tout le long du vol, c'est là votre choix.
galaxy_trucker-lesson-flight-zone = Une zone de combat : à chaque ligne, le plus faible trinque. L'autre vaisseau a moins d'équipage, 4 contre 6 : il recule de trois jours.
galaxy_trucker-lesson-flight-tie = Les moteurs, maintenant. 1 partout, et à égalité, le vaisseau de devant trinque. Avec 3, vous êtes à l'abri : dépensez votre dernière cellule d'énergie.
galaxy_trucker-lesson-flight-weak = L'autre vaisseau y a perdu deux membres d'équipage. Sans puissance de feu non plus, il a vu un tir venu de l'arrière emporter son moteur.
galaxy_trucker-lesson-flight-dust = Poussière d'étoiles : un jour de recul par endroit où des connecteurs ne mènent nulle part. Vous en avez trois, les autres en avaient plus.
galaxy_trucker-lesson-flight-ship = La dernière carte : un vaisseau abandonné. Il coûte trois membres d'équipage et un jour, et rapporte 4 crédits. Ils sont six à bord : acceptez.
galaxy_trucker-lesson-flight-crew = À vous de dire qui part. Touchez cette cabine ; deux autres membres suivront. Un humain doit toujours rester à bord.
galaxy_trucker-lesson-flight-ledger = Vous voilà à bon port ! On vous paie la position, le plus beau vaisseau et les marchandises. Chaque tuile perdue aurait coûté un crédit.
galaxy_trucker-lesson-flight-end = Victoire. Et maintenant, une vraie table : le vol d'essai n'a pas de sablier, le niveau I ajoute le sable et les extraterrestres.
galaxy_trucker-lesson-x-GT-B3-title = Une tuile encore mobile
galaxy_trucker-lesson-x-GT-B3-place = Posez l'accumulateur au-dessus de la cabine, tel quel.
galaxy_trucker-lesson-x-GT-B3-turn = Un double contre un simple. Mais la dernière tuile posée est encore mobile : tournez-la.
galaxy_trucker-lesson-x-GT-B3-take = Maintenant, elle convient. Prenez une autre tuile.
galaxy_trucker-lesson-x-GT-B3-end = Désormais, l'accumulateur est fixé : on ne le tourne plus, on ne le déplace plus.
galaxy_trucker-lesson-x-GT-C1-title = Un moteur a un sens
galaxy_trucker-lesson-x-GT-C1-wrong = Tournez deux fois le moteur, et posez-le à droite de votre cabine de départ.
galaxy_trucker-lesson-x-GT-C1-wrong-otherwise = Touchez la tuile dans votre main jusqu'à ce que sa flamme pointe vers le haut, puis touchez la case marquée.
galaxy_trucker-lesson-x-GT-C1-fault = Les connecteurs conviennent, mais la flamme pointe vers l'avant : c'est une erreur. À la vérification, ce moteur serait retiré.
galaxy_trucker-lesson-x-GT-C1-right = Encore une fois, la flamme vers le bas.
galaxy_trucker-lesson-x-GT-C1-right-otherwise = Touchez la tuile dans votre main jusqu'à ce que sa flamme pointe vers le bas, puis touchez la case marquée.
galaxy_trucker-lesson-x-GT-C1-end = Aucune marque rouge : le moteur poussera.
galaxy_trucker-lesson-x-GT-C4-title = Un extraterrestre marron embarque
galaxy_trucker-lesson-x-GT-C4-board = Le module de survie d'un extraterrestre marron est relié à cette cabine. Touchez la cabine, et logez-y l'extraterrestre.
galaxy_trucker-lesson-x-GT-C4-end = Un extraterrestre loge ici à la place de deux humains. Tant qu'un moteur pousse, il ajoute 2.
galaxy_trucker-lesson-x-GT-F3-title = Un vaisseau se casse en deux
galaxy_trucker-lesson-x-GT-F3-coming = À droite, tout tient au module structurel de la colonne 8, et aucun canon ne le protège. Un gros astéroïde arrive.
galaxy_trucker-lesson-x-GT-F3-keep = Le module n'est plus là, et votre vaisseau est en deux tronçons. Touchez celui qui continue : celui de votre équipage.
galaxy_trucker-lesson-x-GT-F3-end = La cale part à la dérive. Les deux tuiles comptent comme perdues, et chacune coûte un crédit.
galaxy_trucker-lesson-x-GT-F9-title = Les cubes rouges veulent une cale rouge
galaxy_trucker-lesson-x-GT-F9-land = La planète 1 a deux cubes rouges. Posez-vous là.
galaxy_trucker-lesson-x-GT-F9-load = Un cube rouge ne va que dans une cale rouge. Touchez la vôtre : elle a un compartiment.
galaxy_trucker-lesson-x-GT-F9-end = L'autre cube rouge reste sur place : vos autres cales n'en veulent pas, même vides.
galaxy_trucker-lesson-x-GT-A5-title = Un gros astéroïde de l'avant
galaxy_trucker-lesson-x-GT-A5-power = Un gros astéroïde descend la colonne 8. Il faut un canon pointé vers le haut dans cette même colonne : touchez le double.
galaxy_trucker-lesson-x-GT-A5-battery = Payez avec une cellule d'énergie.
galaxy_trucker-lesson-x-GT-A5-end = Abattu. Votre canon simple de la colonne 7 aurait tiré tout seul, mais pas jusqu'à la colonne 8.
galaxy_trucker-lesson-x-GT-A9-title = Égalité en zone de combat
galaxy_trucker-lesson-x-GT-A9-declare = La plus faible puissance moteur perd deux membres d'équipage. C'est 1 partout. Restez-en là, sans dépenser de cellule d'énergie.
galaxy_trucker-lesson-x-GT-A9-declare-otherwise = Cela vous sauverait. Voyez d'abord ce qui se passe sans cellule d'énergie.
galaxy_trucker-lesson-x-GT-A9-crew = À égalité, le vaisseau de devant trinque, et c'est le vôtre. Touchez cette cabine ; un autre membre suivra.
galaxy_trucker-lesson-x-GT-A9-end = Une cellule d'énergie pour le moteur double aurait fait 3 contre 1, et la perte serait pour l'autre vaisseau.
galaxy_trucker-lesson-building-done = Les connecteurs doivent convenir, les flammes pointer vers le bas, les bouches rester libres ; et moins il reste de connecteurs exposés, mieux c'est.
galaxy_trucker-lesson-flight-done = Les moteurs font avancer, les marchandises coûtent des jours, les cellules d'énergie sauvent des tuiles, et les comptes tranchent.

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

galaxy_trucker-first-goal = Le but
galaxy_trucker-first-goal-says = Construisez un vaisseau avec de la ferraille, menez-le à bon port, et finissez avec plus de crédits que les autres.
galaxy_trucker-first-goal-picture = Un vaisseau de neuf tuiles : des canons devant, des cabines et des accumulateurs au milieu, des moteurs derrière.
galaxy_trucker-first-build = L'assemblage
galaxy_trucker-first-build-says = Tout le monde construit en même temps, pendant que le sable coule. Prenez des tuiles du tas et reliez-les à votre cabine ; leurs connecteurs doivent convenir.
galaxy_trucker-first-build-picture = Un tas de tuiles face cachée, un sablier, et une file de tuiles dont les connecteurs se touchent.
galaxy_trucker-first-fly = Le vol
galaxy_trucker-first-fly-says = Ensuite, on vole, carte après carte. Les moteurs font avancer, marchandises et combats coûtent des jours, et qui mène choisit d'abord.
galaxy_trucker-first-fly-picture = Deux navettes sur la route, et deux cartes : planètes et contrebandiers.
galaxy_trucker-first-danger = Le danger
galaxy_trucker-first-danger-says = Astéroïdes et tirs arrachent des tuiles, avec tout ce qui y tenait. Canons, boucliers et cellules d'énergie gardent votre vaisseau entier.
galaxy_trucker-first-danger-picture = Deux dés, un petit astéroïde venant de la gauche, et un gros qui arrache une tuile à droite d'un vaisseau.
galaxy_trucker-first-end = La fin
galaxy_trucker-first-end-says = À l'arrivée, on vous paie votre position et vos marchandises. Chaque tuile perdue coûte un crédit ; qui a le plus de crédits l'emporte.
galaxy_trucker-first-end-picture = Une navette arrivée à bon port, quatre cubes de marchandises, et une pile de pièces.

galaxy_trucker-also-connector = tuyau, raccord, tube
    .word = connecteur
galaxy_trucker-also-exposed = ouvert, à l'air, libre
    .word = expos
galaxy_trucker-also-exhaust = flamme, échappement, réacteur
    .word = tuyère
galaxy_trucker-also-hourglass = sable, temps, chrono
    .word = sablier
