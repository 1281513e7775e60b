galaxy_trucker-refusal-ship-code = Le code { $given } ne décrit aucun vaisseau : prenez le lien entier du chantier.
galaxy_trucker-refusal-ship-level = Le vaisseau est fait pour : { WORD($built, of: "galaxy_trucker-option-level") } ; la table vole : { WORD($flown, of: "galaxy_trucker-option-level") }. Choisissez le même pour les deux.
galaxy_trucker-refusal-ship-fault =
    { $count ->
        [one] Le vaisseau a une erreur : { WORD($fault, of: "galaxy_trucker-fault") }.
       *[other] Le vaisseau a { $count } erreurs du même genre : { WORD($fault, of: "galaxy_trucker-fault") }.
    }
galaxy_trucker-refusal-nothing-to-lift = Colonne { $column }, rangée { $row } : aucune tuile à soulever.

galaxy_trucker-shipyard-lead = Construisez à loisir avec tout le tas. Les erreurs se voient aussitôt, et le juge fait voler tout ce qui tient.
galaxy_trucker-shipyard-heap =
    { $count ->
        [one] Le tas : { $count } tuile
       *[other] Le tas : { $count } tuiles
    }
galaxy_trucker-shipyard-here =
    { $count ->
        [one] Colonne { $column }, rangée { $row } : { $count } tuile convient
       *[other] Colonne { $column }, rangée { $row } : { $count } tuiles conviennent
    }
galaxy_trucker-shipyard-all = Toutes
galaxy_trucker-shipyard-whole = Tout le tas
galaxy_trucker-shipyard-kinds = Quelles tuiles
galaxy_trucker-shipyard-none = Aucune tuile de ce genre.
galaxy_trucker-shipyard-idle = Touchez une tuile du tas, ou une case libre du vaisseau pour voir ce qui y va. Touchez une tuile du vaisseau pour la soulever.
galaxy_trucker-shipyard-holding = Touchez une case du vaisseau. Touchez la tuile pour la tourner.

galaxy_trucker-judge = Le juge
galaxy_trucker-judge-faulty = Un vaisseau avec des erreurs ne vole pas. Dès qu'il est en règle, le juge décolle.
galaxy_trucker-judge-flying = Le juge vole…
galaxy_trucker-judge-flights =
    { $count ->
        [one] { $count } vol en solitaire, avec le pilote d'un bot difficile
       *[other] { $count } vols en solitaire, avec le pilote d'un bot difficile
    }
galaxy_trucker-judge-credits = Crédits en moyenne
galaxy_trucker-judge-spread = Un vol sur dix rapporte { $low } ou moins, un sur deux { $middle } ou moins, neuf sur dix { $high } ou moins.
galaxy_trucker-judge-arrived = Arrive
galaxy_trucker-judge-lost = Composants perdus en moyenne
galaxy_trucker-judge-out-engines = En panne de moteurs
galaxy_trucker-judge-out-humans = Plus aucun humain
galaxy_trucker-judge-out-lapped = Un tour de retard
galaxy_trucker-judge-out-choice = Course abandonnée

galaxy_trucker-weak-show = Points faibles
galaxy_trucker-weak-none = Aucun point faible en vue.
galaxy_trucker-weak-breaks =
    { $count ->
        [one] { $count } tuile en tient d'autres : sans elle, elles sont perdues aussi.
       *[other] { $count } tuiles en tiennent d'autres : avec l'une d'elles, celles-ci sont perdues aussi.
    }
galaxy_trucker-weak-pipes =
    { $count ->
        [one] { $count } tuyau est ouvert.
       *[other] { $count } tuyaux sont ouverts.
    }
galaxy_trucker-weak-unshielded = Aucun bouclier : { $sides }.
galaxy_trucker-weak-unguarded =
    { $count ->
        [one] { $count } ligne n'a pas de canon contre un gros astéroïde.
       *[other] { $count } lignes n'ont pas de canon contre un gros astéroïde.
    }
galaxy_trucker-weak-side-front = avant
galaxy_trucker-weak-side-right = droite
galaxy_trucker-weak-side-rear = arrière
galaxy_trucker-weak-side-left = gauche

galaxy_trucker-best = Les meilleurs vaisseaux d'ici
galaxy_trucker-best-none = À ce niveau, personne n'a encore ramené de vaisseau. Les bots ne comptent pas.
galaxy_trucker-best-hint = Tels qu'au décollage, selon les crédits d'un vol. Les parties avec des coups repris et les vaisseaux apportés ne comptent pas.
galaxy_trucker-best-ship =
    { $count ->
        [one] { $name } : { $count } crédit
       *[other] { $name } : { $count } crédits
    }
galaxy_trucker-best-open = Ouvrir dans le chantier : { $ship }
