galaxy_trucker-ahead-reserve = Un crédit si vous ne la posez pas.
galaxy_trucker-ahead-glass =
    { $count ->
        [one] Encore { $count } tour après celui-ci.
       *[other] Encore { $count } tours après celui-ci.
    }
galaxy_trucker-ahead-glass-last = Le dernier tour : quand il s'achève, tout le monde arrête de construire.
galaxy_trucker-ahead-start-front = En tête : personne ne part devant vous.
galaxy_trucker-ahead-start-behind =
    { $count ->
        [one] { $count } case derrière la tête.
       *[other] { $count } cases derrière la tête.
    }
galaxy_trucker-ahead-able = En l'état : équipage { $crew }, moteurs { $engines }, puissance de feu { $firepower }, connecteurs exposés { $exposed }.
galaxy_trucker-ahead-kept =
    { $count ->
        [one] Votre tuile réservée est perdue, pour un crédit.
       *[other] Vos { $count } tuiles réservées sont perdues, un crédit chacune.
    }
galaxy_trucker-ahead-faults =
    { $count ->
        [one] { $count } erreur : il faudra retirer des tuiles.
       *[other] { $count } erreurs : il faudra retirer des tuiles.
    }
galaxy_trucker-ahead-no-cabin = Pas de cabine : sans humain, hors course.
galaxy_trucker-ahead-no-engine = Pas de moteur : hors course au premier espace intersidéral.
galaxy_trucker-ahead-off =
    { $count ->
        [one] { $count } tuile en moins, pour un crédit.
       *[other] { $count } tuiles en moins, un crédit chacune.
    }
galaxy_trucker-ahead-off-test =
    { $count ->
        [one] { $count } tuile en moins. Vous partez derrière les vaisseaux sans erreur.
       *[other] { $count } tuiles en moins. Vous partez derrière les vaisseaux sans erreur.
    }
galaxy_trucker-ahead-pieces = Le vaisseau se casse alors en { $count } tronçons.
galaxy_trucker-ahead-still =
    { $count ->
        [one] Il reste { $count } erreur.
       *[other] Il reste { $count } erreurs.
    }
galaxy_trucker-ahead-sound = Le vaisseau est alors sans erreur.
galaxy_trucker-ahead-less-crew = Équipage : { $before }, puis { $after }.
galaxy_trucker-ahead-less-engines = Moteurs : { $before }, puis { $after }.
galaxy_trucker-ahead-less-firepower = Puissance de feu : { $before }, puis { $after }.
galaxy_trucker-ahead-humans = Équipage : { $crew } en tout.
galaxy_trucker-ahead-alien-firepower = Puissance de feu : { $before }, puis { $after }. Équipage : { $crew } en tout.
galaxy_trucker-ahead-alien-engines = Moteurs : { $before }, puis { $after }. Équipage : { $crew } en tout.
galaxy_trucker-ahead-useless-firepower = Pas de canon à renforcer. Équipage : { $crew } en tout.
galaxy_trucker-ahead-useless-engines = Pas de moteur à renforcer. Équipage : { $crew } en tout.

galaxy_trucker-a-battery = un accumulateur
galaxy_trucker-a-hold = une cale
galaxy_trucker-a-red-hold = une cale rouge
galaxy_trucker-a-starting-cabin = une cabine de départ
galaxy_trucker-a-cabin = une cabine
galaxy_trucker-a-structure = un module structurel
galaxy_trucker-a-engine = un moteur
galaxy_trucker-a-double-engine = un moteur double
galaxy_trucker-a-cannon = un canon
galaxy_trucker-a-double-cannon = un canon double
galaxy_trucker-a-brown-life-support = un module de survie marron
galaxy_trucker-a-purple-life-support = un module de survie violet
galaxy_trucker-a-shield = un bouclier

galaxy_trucker-beside-front = devant
galaxy_trucker-beside-right = à droite
galaxy_trucker-beside-rear = derrière
galaxy_trucker-beside-left = à gauche

galaxy_trucker-component_words = { WORD($component, of: "galaxy_trucker-component") }

galaxy_trucker-sides = En haut : { WORD($up, of: "galaxy_trucker-pipes") } ; à droite : { WORD($right, of: "galaxy_trucker-pipes") } ; en bas : { WORD($down, of: "galaxy_trucker-pipes") } ; à gauche : { WORD($left, of: "galaxy_trucker-pipes") }.

galaxy_trucker-pipes-0 = lisse
galaxy_trucker-pipes-1 = simple
galaxy_trucker-pipes-2 = double
galaxy_trucker-pipes-3 = universel

galaxy_trucker-sides-fit = Un connecteur simple va avec un simple, un double avec un double, un universel avec tous. Un côté lisse va avec un côté lisse.

galaxy_trucker-magnify = Voir en grand
galaxy_trucker-magnify-ship = Voir le vaisseau en grand

galaxy_trucker-figures-ask = D'où viennent ces chiffres
galaxy_trucker-figures-label = Le vaisseau en chiffres
galaxy_trucker-figures-now = Ce qui compte en ce moment. Deux nombres : sans cellules d'énergie, et avec celles à bord.
galaxy_trucker-figures-built = Ce qui compterait si vous décolliez maintenant, accumulateurs pleins et des humains dans chaque cabine.

galaxy_trucker-share-ahead =
    { $count ->
        [one] { $count } canon vers le haut
       *[other] { $count } canons vers le haut
    }
galaxy_trucker-share-aside =
    { $count ->
        [one] { $count } canon dans une autre direction
       *[other] { $count } canons dans une autre direction
    }
galaxy_trucker-share-double-ahead =
    { $count ->
        [one] { $count } canon double vers le haut, pour une cellule d'énergie
       *[other] { $count } canons doubles vers le haut, une cellule d'énergie chacun
    }
galaxy_trucker-share-double-aside =
    { $count ->
        [one] { $count } canon double dans une autre direction, pour une cellule d'énergie
       *[other] { $count } canons doubles dans une autre direction, une cellule d'énergie chacun
    }
galaxy_trucker-share-engine =
    { $count ->
        [one] { $count } moteur
       *[other] { $count } moteurs
    }
galaxy_trucker-share-double-engine =
    { $count ->
        [one] { $count } moteur double, pour une cellule d'énergie
       *[other] { $count } moteurs doubles, une cellule d'énergie chacun
    }
galaxy_trucker-share-alien = Un extraterrestre donne un coup de main
galaxy_trucker-share-unpowered =
    { $count ->
        [one] { $count } double sans cellule d'énergie
       *[other] { $count } doubles sans cellule d'énergie
    }
galaxy_trucker-share-wrong-way =
    { $count ->
        [one] { $count } moteur dans le mauvais sens
       *[other] { $count } moteurs dans le mauvais sens
    }
galaxy_trucker-share-crew =
    { $count ->
        [one] { $count } humain, extraterrestres : { $aliens }
       *[other] { $count } humains, extraterrestres : { $aliens }
    }
galaxy_trucker-share-batteries = Pour canons doubles, moteurs doubles et boucliers
galaxy_trucker-share-exposed = Des connecteurs sans rien à côté. À l'arrivée, le vaisseau qui en a le moins touche le prix de beauté.
galaxy_trucker-share-goods =
    { $count ->
        [one] { $count } crédit à l'arrivée
       *[other] { $count } crédits à l'arrivée
    }

galaxy_trucker-hand-beaten = { $name } a été plus rapide

galaxy_trucker-glass-away = attend la connexion

galaxy_trucker-waiting-building =
    { $count ->
        [one] Terminé. { $names } construit encore.
       *[other] Terminé. { $names } construisent encore.
    }
galaxy_trucker-waiting-mending =
    { $count ->
        [one] { $name } corrige { $count } erreur.
       *[other] { $name } corrige { $count } erreurs.
    }

galaxy_trucker-starts-label = Les cases de départ
galaxy_trucker-starts-taken = Départ { $start } : { $name }
galaxy_trucker-starts-free = Départ { $start } : libre
galaxy_trucker-starts-way = Par ici

galaxy_trucker-ahead-off-dear =
    { $count ->
        [one] { $count } composant s'en va, pour { $price } crédits.
       *[other] { $count } composants s'en vont, pour { $price } crédits en tout.
    }
