galaxy_trucker-ahead-cards =
    { $count ->
        [one] { $count } carte à venir. Vous êtes en position { $place }.
       *[other] { $count } cartes à venir. Vous êtes en position { $place }.
    }
galaxy_trucker-ahead-near =
    { $count ->
        [one] Attention : si le leader gagne plus de { $count } case sur vous, il vous prend un tour, et c'est fini.
       *[other] Attention : si le leader gagne plus de { $count } cases sur vous, il vous prend un tour, et c'est fini.
    }
galaxy_trucker-ahead-give-up =
    { $count ->
        [one] Hors course avec { $count } crédit.
       *[other] Hors course avec { $count } crédits.
    }
galaxy_trucker-ahead-arriving =
    { $count ->
        [one] À l'arrivée, si rien ne change : { $count } crédit.
       *[other] À l'arrivée, si rien ne change : { $count } crédits.
    }
galaxy_trucker-ahead-load =
    { $count ->
        [one] +{ $count } crédit de marchandises.
       *[other] +{ $count } crédits de marchandises.
    }
galaxy_trucker-ahead-unload =
    { $count ->
        [one] Un cube de { $count } crédit ressort. Vous pourrez le recharger.
       *[other] Un cube de { $count } crédits ressort. Vous pourrez le recharger.
    }
galaxy_trucker-ahead-no-hold = Vous n'avez pas de cale : rien à charger.
galaxy_trucker-ahead-no-red-hold = Vous n'avez pas de cale rouge : rien à charger.
galaxy_trucker-ahead-no-room = Pas de place pour mieux que ce que vous transportez.
galaxy_trucker-ahead-could-load =
    { $count ->
        [one] Vous pourriez encore charger pour { $count } crédit.
       *[other] Vous pourriez encore charger pour { $count } crédits.
    }
galaxy_trucker-ahead-left =
    { $count ->
        [one] { $count } cube reste sur place.
       *[other] { $count } cubes restent sur place.
    }
galaxy_trucker-ahead-all-stowed = Tout est à bord.
galaxy_trucker-ahead-credits =
    { $count ->
        [one] +{ $count } crédit.
       *[other] +{ $count } crédits.
    }
galaxy_trucker-ahead-days =
    { $count ->
        [one] −{ $count } jour.
       *[other] −{ $count } jours.
    }
galaxy_trucker-ahead-days-to =
    { $count ->
        [one] −{ $count } jour : position { $place }.
       *[other] −{ $count } jours : position { $place }.
    }
galaxy_trucker-ahead-lapped = Le leader vous prend un tour : hors course.
galaxy_trucker-ahead-crew =
    { $count ->
        [one] −{ $count } membre d'équipage.
       *[other] −{ $count } membres d'équipage.
    }
galaxy_trucker-ahead-cargo =
    { $count ->
        [one] −{ $count } crédit de marchandises.
       *[other] −{ $count } crédits de marchandises.
    }
galaxy_trucker-ahead-losses =
    { $count ->
        [one] −{ $count } crédit pour un composant perdu.
       *[other] −{ $count } crédits pour composants perdus.
    }
galaxy_trucker-ahead-batteries =
    { $count ->
        [one] −{ $count } cellule d'énergie.
       *[other] −{ $count } cellules d'énergie.
    }
galaxy_trucker-ahead-goods =
    { $count ->
        [one] −{ $count } cube, ou une cellule d'énergie si vous n'en avez pas.
       *[other] −{ $count } cubes, ou des cellules d'énergie si vous en manquez.
    }
galaxy_trucker-ahead-shots =
    { $count ->
        [one] { $count } tir contre vous.
       *[other] { $count } tirs contre vous.
    }
galaxy_trucker-ahead-out-crew = C'est tout votre équipage : hors course.
galaxy_trucker-ahead-out-humans = Il ne reste aucun humain : hors course.
galaxy_trucker-ahead-no-engines = Aucune puissance moteur : hors course.
galaxy_trucker-ahead-no-engine-left = Il ne reste aucun moteur.
galaxy_trucker-ahead-flies =
    { $count ->
        [one] Vous avancez de { $count } case : position { $place }.
       *[other] Vous avancez de { $count } cases : position { $place }.
    }
galaxy_trucker-ahead-fight-won = { $power } contre { $firepower } : vous gagnez le combat.
galaxy_trucker-ahead-fight-tied = { $power } contre { $firepower } : rien ne se passe.
galaxy_trucker-ahead-fight-lost = { $power } contre { $firepower } : vous perdez le combat.
galaxy_trucker-ahead-zone-safe = { $power } : à l'abri, { $name } a { $other }.
galaxy_trucker-ahead-zone-least = { $power } : à l'abri seulement si quelqu'un derrière vous a moins. Sinon :
galaxy_trucker-ahead-zone-suffers = { $power } : la valeur la plus basse, la pénalité est pour vous.
galaxy_trucker-ahead-needless-won = Inutile : vous gagnez le combat sans elle.
galaxy_trucker-ahead-needless-tied = Même { $power }, avec toutes les cellules d'énergie, ne suffit pas pour gagner.
galaxy_trucker-ahead-needless-lost = Même { $power }, avec toutes les cellules d'énergie, c'est trop peu.
galaxy_trucker-ahead-needless-safe = Inutile : vous êtes à l'abri sans elle.
galaxy_trucker-ahead-needless-suffers = Même { $power }, avec toutes les cellules d'énergie, reste la valeur la plus basse.
galaxy_trucker-ahead-powered-won = Avec celui-ci, { $power } contre { $firepower } : vous gagnez le combat.
galaxy_trucker-ahead-powered-tied = Avec celui-ci, { $power } contre { $firepower } : égalité, rien ne se passe.
galaxy_trucker-ahead-powered-lost = Avec celui-ci, { $power } contre { $firepower } : combat perdu.
galaxy_trucker-ahead-powered-safe = Avec celui-ci, { $power } : à l'abri.
galaxy_trucker-ahead-powered-least = Avec celui-ci, { $power } : à l'abri si quelqu'un derrière vous a moins.
galaxy_trucker-ahead-powered-suffers = Avec celui-ci, { $power } : encore la valeur la plus basse.
galaxy_trucker-ahead-powered-flies =
    { $count ->
        [one] Avec celui-ci, vous avancez de { $count } case : position { $place }.
       *[other] Avec celui-ci, vous avancez de { $count } cases : position { $place }.
    }
galaxy_trucker-ahead-all-won = Avec tous, { $power } contre { $firepower } : vous gagnez le combat.
galaxy_trucker-ahead-all-tied = Avec tous, { $power } contre { $firepower } : égalité, rien ne se passe.
galaxy_trucker-ahead-all-lost = Avec tous, { $power } contre { $firepower } : combat perdu.
galaxy_trucker-ahead-all-safe = Avec tous, { $power } : à l'abri.
galaxy_trucker-ahead-all-least = Avec tous, { $power } : à l'abri si quelqu'un derrière vous a moins.
galaxy_trucker-ahead-all-suffers = Avec tous, { $power } : encore la valeur la plus basse.
galaxy_trucker-ahead-all-flies =
    { $count ->
        [one] Avec tous, vous avancez de { $count } case : position { $place }.
       *[other] Avec tous, vous avancez de { $count } cases : position { $place }.
    }
galaxy_trucker-ahead-stops = Une cellule d'énergie l'arrête ; il en reste { $count }.
galaxy_trucker-ahead-part = Vous perdez { WORD($part, of: "galaxy_trucker-component", form: "the") }.
galaxy_trucker-ahead-breaks = Le vaisseau se casse en { $count } tronçons.
galaxy_trucker-ahead-adrift =
    { $count ->
        [one] { $count } tuile se détache.
       *[other] { $count } tuiles se détachent.
    }
galaxy_trucker-ahead-goes-human =
    { $left ->
        [one] Un humain part ; il reste { $left } membre d'équipage.
       *[other] Un humain part ; il reste { $left } membres d'équipage.
    }
galaxy_trucker-ahead-goes-purple =
    { $left ->
        [one] L'extraterrestre violet part, et avec lui 2 de puissance de feu ; il reste { $left } membre d'équipage.
       *[other] L'extraterrestre violet part, et avec lui 2 de puissance de feu ; il reste { $left } membres d'équipage.
    }
galaxy_trucker-ahead-goes-brown =
    { $left ->
        [one] L'extraterrestre marron part, et avec lui 2 de puissance moteur ; il reste { $left } membre d'équipage.
       *[other] L'extraterrestre marron part, et avec lui 2 de puissance moteur ; il reste { $left } membres d'équipage.
    }
galaxy_trucker-ahead-charge =
    { $count ->
        [one] Colonne { $column }, rangée { $row } : il y reste { $count } cellule d'énergie.
       *[other] Colonne { $column }, rangée { $row } : il y reste { $count } cellules d'énergie.
    }
galaxy_trucker-ahead-cube =
    { $count ->
        [one] Le cube { WORD($good, of: "galaxy_trucker-good") } part : −{ $count } crédit.
       *[other] Le cube { WORD($good, of: "galaxy_trucker-good") } part : −{ $count } crédits.
    }
