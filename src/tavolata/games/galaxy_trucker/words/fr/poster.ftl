galaxy_trucker-tagline = Construisez vite. Volez avec ce qui reste.

galaxy_trucker-about = Fouillez dans le tas, vissez ce que vous trouvez à un vaisseau, gardez un œil sur le sablier, et emmenez ce qui tient encore à travers astéroïdes, pirates et pire. Le vol d'essai vous laisse tout votre temps. De 2 à 4 joueurs.

galaxy_trucker-poster = Une affiche : un vaisseau rafistolé avec de la ferraille, canons devant et flammes derrière, au-dessus d'une casse violette, un astéroïde en approche

galaxy_trucker-name = Galaxy Trucker

galaxy_trucker-option-level = Le vol
galaxy_trucker-option-level-test = Vol d'essai
galaxy_trucker-option-level-I = Niveau I
galaxy_trucker-option-level-II = Niveau II
galaxy_trucker-option-level-III = Niveau III
galaxy_trucker-option-level-trek = Traversée transgalactique
galaxy_trucker-option-clock = Le temps d'assemblage (sans limite au vol d'essai)
galaxy_trucker-option-clock-hourglass = Le sablier, le même pour tout le monde
galaxy_trucker-option-clock-own-clock = Une horloge par personne, pour jouer par correspondance
galaxy_trucker-option-clock-untimed = Sans limite
galaxy_trucker-option-seconds = Secondes par tour de sablier ; une horloge personnelle en a autant que tous les tours réunis
galaxy_trucker-option-placing = Une tuile se pose
galaxy_trucker-option-placing-adjacent = À côté de n'importe quelle tuile du vaisseau
galaxy_trucker-option-placing-joined = Seulement avec un raccord valable
galaxy_trucker-option-warnings = Chacun voit tout de suite les erreurs de son vaisseau
galaxy_trucker-option-roads = Routes chaotiques, une série de la maison : des cartes qui rendent le vol plus dur
galaxy_trucker-option-roads-0 = Aucune
galaxy_trucker-option-roads-1 = Une par vol
galaxy_trucker-option-roads-2 = Deux par vol
galaxy_trucker-option-roads-3 = Trois par vol
galaxy_trucker-option-ship = Un vaisseau du chantier pour la première place, par son code
galaxy_trucker-option-race = Un défi, par son code : la même chance à chacune de ses tables

galaxy_trucker-about-battery =
    { $count ->
        [one] Contient { $count } cellule d'énergie. Chacune alimente une fois un canon double, un moteur double ou un bouclier.
       *[other] Contient { $count } cellules d'énergie. Chacune alimente une fois un canon double, un moteur double ou un bouclier.
    }
galaxy_trucker-about-hold =
    { $count ->
        [one] De la place pour { $count } cube, mais pas pour les rouges.
       *[other] De la place pour { $count } cubes, mais pas pour les rouges.
    }
galaxy_trucker-about-red-hold =
    { $count ->
        [one] De la place pour { $count } cube de n'importe quelle couleur, même rouge.
       *[other] De la place pour { $count } cubes de n'importe quelle couleur, même rouges.
    }
galaxy_trucker-about-starting-cabin = Le logis de vos deux premiers humains. Pas d'extraterrestre ici.
galaxy_trucker-about-cabin = Deux humains y logent, ou un extraterrestre si son module de survie est relié à la cabine.
galaxy_trucker-about-structure = Rien que des connecteurs, mais à foison : il fait tenir le vaisseau.
galaxy_trucker-about-engine = Pousse de 1. Sa flamme pointe vers le bas, sans rien derrière.
galaxy_trucker-about-double-engine = Pousse de 2 pour une cellule d'énergie. Sa flamme pointe vers le bas, sans rien derrière.
galaxy_trucker-about-cannon = Puissance de feu 1 s'il pointe vers le haut, ½ sinon. Rien ne doit se trouver devant sa bouche.
galaxy_trucker-about-double-cannon = Puissance de feu 2 pour une cellule d'énergie s'il pointe vers le haut, 1 sinon. Rien ne doit se trouver devant sa bouche.
galaxy_trucker-about-brown-life-support = Le cochon est un extraterrestre marron. Son module de survie, relié à une cabine, lui permet d'y vivre, et il ajoute 2 à vos moteurs.
galaxy_trucker-about-purple-life-support = Le cyclope est un extraterrestre violet. Son module de survie, relié à une cabine, lui permet d'y vivre, et il ajoute 2 à votre puissance de feu.
galaxy_trucker-about-shield = Pour une cellule d'énergie, il arrête petits astéroïdes et tirs légers sur les deux côtés qu'il couvre.
