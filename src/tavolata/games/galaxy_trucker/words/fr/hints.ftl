galaxy_trucker-hint-look-only = Il ne reste qu'une chose à faire.
galaxy_trucker-hint-look-place = Regardez la tuile dans votre main : où serait-elle le plus utile ?
galaxy_trucker-hint-look-return = Regardez la tuile dans votre main : mérite-t-elle sa place ?
galaxy_trucker-hint-look-no-place = Regardez les connecteurs de la tuile dans votre main.
galaxy_trucker-hint-look-take-table = Regardez les tuiles face visible.
galaxy_trucker-hint-look-take-reserve = Regardez les tuiles de votre réserve.
galaxy_trucker-hint-look-take-heap = Regardez les tuiles face visible : l'une d'elles vaut-elle la peine ?
galaxy_trucker-hint-look-look = Regardez les cartes qui attendent en piles.
galaxy_trucker-hint-look-look-done = Vous tenez encore une pile de cartes.
galaxy_trucker-hint-look-turn-glass = Regardez le sablier.
galaxy_trucker-hint-look-finish-full = Regardez les cases vides de votre vaisseau.
galaxy_trucker-hint-look-finish-out = Regardez les cases vides de votre vaisseau.
galaxy_trucker-hint-look-mend = Regardez les tronçons de votre vaisseau.
galaxy_trucker-hint-look-remove = Regardez l'erreur : plus d'une tuile est en cause.
galaxy_trucker-hint-look-board-purple = Regardez cette cabine : un extraterrestre pourrait y loger.
galaxy_trucker-hint-look-board-brown = Regardez cette cabine : un extraterrestre pourrait y loger.
galaxy_trucker-hint-look-board-humans = Regardez cette cabine : un extraterrestre pourrait y loger.
galaxy_trucker-hint-look-fly-on-engines = Pensez aux cartes à venir.
galaxy_trucker-hint-look-fly-on-hope = Pensez aux cartes à venir.
galaxy_trucker-hint-look-give-up = Pensez aux cartes à venir.
galaxy_trucker-hint-look-power-more = Regardez la carte, et la puissance qu'elle demande.
galaxy_trucker-hint-look-power-enough = Regardez la carte, et la puissance qu'elle demande.
galaxy_trucker-hint-look-battery = Regardez vos cellules d'énergie.
galaxy_trucker-hint-look-defend = Regardez la tuile visée.
galaxy_trucker-hint-look-take-hit = Regardez la tuile visée.
galaxy_trucker-hint-look-keep = Regardez les tronçons de votre vaisseau.
galaxy_trucker-hint-look-lose-crew-last = Regardez votre équipage.
galaxy_trucker-hint-look-lose-crew-alone = Regardez votre équipage.
galaxy_trucker-hint-look-lose-crew-beside = Regardez votre équipage.
galaxy_trucker-hint-look-lose-crew-plain = Regardez votre équipage.
galaxy_trucker-hint-look-lose-cube = Regardez vos marchandises.
galaxy_trucker-hint-look-land = Regardez les planètes, et les jours qu'elles coûtent.
galaxy_trucker-hint-look-pass = Regardez la carte : que donne-t-elle, que prend-elle ?
galaxy_trucker-hint-look-claim = Regardez la carte : que donne-t-elle, que prend-elle ?
galaxy_trucker-hint-look-load = Regardez les cubes que vous pouvez charger.
galaxy_trucker-hint-look-unload = Regardez les cubes que vous transportez.
galaxy_trucker-hint-look-load-done = Regardez vos cales.
galaxy_trucker-hint-consider-only = Rien d'autre n'est possible ici.
galaxy_trucker-hint-consider-place =
    { $worth ->
        [one] Sa meilleure case vaut { $worth } crédit, la suivante { $rest }.
       *[other] Sa meilleure case vaut { $worth } crédits, la suivante { $rest }.
    }
galaxy_trucker-hint-consider-place-alone =
    { $worth ->
        [one] Elle ne va qu'à un seul endroit de votre vaisseau, qui vaut { $worth } crédit.
       *[other] Elle ne va qu'à un seul endroit de votre vaisseau, qui vaut { $worth } crédits.
    }
galaxy_trucker-hint-consider-return =
    { $worth ->
        [one] Avec tout ce qui reste à prendre, une tuile devrait rapporter { $worth } crédit. Celle-ci en rapporte { $rest }.
       *[other] Avec tout ce qui reste à prendre, une tuile devrait rapporter { $worth } crédits. Celle-ci en rapporte { $rest }.
    }
galaxy_trucker-hint-consider-no-place = Elle ne va nulle part sur votre vaisseau.
galaxy_trucker-hint-consider-take-table =
    { $worth ->
        [one] L'une d'elles rapporterait { $worth } crédit. Le choix suivant en rapporte { $rest }.
       *[other] L'une d'elles rapporterait { $worth } crédits. Le choix suivant en rapporte { $rest }.
    }
galaxy_trucker-hint-consider-take-reserve =
    { $worth ->
        [one] L'une d'elles a maintenant sa place, qui vaut { $worth } crédit.
       *[other] L'une d'elles a maintenant sa place, qui vaut { $worth } crédits.
    }
galaxy_trucker-hint-consider-take-reserve-alone =
    { $worth ->
        [one] L'une d'elles a maintenant sa place, qui vaut { $worth } crédit.
       *[other] L'une d'elles a maintenant sa place, qui vaut { $worth } crédits.
    }
galaxy_trucker-hint-consider-take-heap =
    { $rest ->
        [one] La meilleure rapporte { $rest } crédit. À ce stade, une tuile devrait en rapporter { $worth }.
       *[other] La meilleure rapporte { $rest } crédits. À ce stade, une tuile devrait en rapporter { $worth }.
    }
galaxy_trucker-hint-consider-take-heap-alone = Aucune tuile n'est face visible.
galaxy_trucker-hint-consider-look = Qui connaît une partie des cartes sait ce qu'il faudra au vaisseau.
galaxy_trucker-hint-consider-look-done = Tant que vous regardez, vous ne construisez pas.
galaxy_trucker-hint-consider-turn-glass = Votre vaisseau est terminé. Les autres construisent tant que le sable coule.
galaxy_trucker-hint-consider-finish-full = On pourrait encore en remplir { $count }.
galaxy_trucker-hint-consider-finish-out = On pourrait encore en remplir { $count }, mais il ne reste pas de tuile pour cela.
galaxy_trucker-hint-consider-mend =
    { $worth ->
        [one] Le meilleur tronçon vaut { $worth } crédit, le suivant { $rest }.
       *[other] Le meilleur tronçon vaut { $worth } crédits, le suivant { $rest }.
    }
galaxy_trucker-hint-consider-remove =
    { $worth ->
        [one] Le meilleur vaisseau possible vaut { $worth } crédit. En retirant une autre tuile, il en resterait { $rest }.
       *[other] Le meilleur vaisseau possible vaut { $worth } crédits. En retirant une autre tuile, il en resterait { $rest }.
    }
galaxy_trucker-hint-consider-board-purple = Un extraterrestre violet ajoute 2 de puissance de feu et prend la place de deux humains.
galaxy_trucker-hint-consider-board-brown = Un extraterrestre marron ajoute 2 de puissance moteur et prend la place de deux humains.
galaxy_trucker-hint-consider-board-humans =
    { $count ->
        [one] Un extraterrestre n'aide qu'une puissance supérieure à 0, et au moins { $count } humain devrait rester.
       *[other] Un extraterrestre n'aide qu'une puissance supérieure à 0, et au moins { $count } humains devraient rester.
    }
galaxy_trucker-hint-consider-fly-on-engines = Votre puissance moteur peut atteindre { $power }. Sans moteurs, l'espace intersidéral met fin à la course.
galaxy_trucker-hint-consider-fly-on-hope = Vous n'avez pas de moteur. Probabilité qu'aucun espace intersidéral ne vienne : { $chance } %.
galaxy_trucker-hint-consider-fly-on-hope-alone = Vous n'avez pas de moteur. Probabilité qu'aucun espace intersidéral ne vienne : { $chance } %.
galaxy_trucker-hint-consider-give-up = Vous n'avez pas de moteur. Au premier espace intersidéral, la course est finie, et chaque carte peut vous coûter des tuiles.
galaxy_trucker-hint-consider-power-more =
    { $rest ->
        [one] Sans cellule d'énergie de plus, cela donne { $rest } crédit.
       *[other] Sans cellule d'énergie de plus, cela donne { $rest } crédits.
    }
galaxy_trucker-hint-consider-power-enough =
    { $rest ->
        [one] Avec d'autres cellules d'énergie, cela donne { $rest } crédit, car elles coûtent aussi.
       *[other] Avec d'autres cellules d'énergie, cela donne { $rest } crédits, car elles coûtent aussi.
    }
galaxy_trucker-hint-consider-battery = Un coup sur un accumulateur plein emporterait tout ce qu'il contient.
galaxy_trucker-hint-consider-defend =
    { $rest ->
        [one] Le coup revient à { $rest } crédit, une cellule d'énergie à { $worth }.
       *[other] Le coup revient à { $rest } crédits, une cellule d'énergie à { $worth }.
    }
galaxy_trucker-hint-consider-take-hit =
    { $worth ->
        [one] Le coup revient à { $worth } crédit, une cellule d'énergie à { $rest }.
       *[other] Le coup revient à { $worth } crédits, une cellule d'énergie à { $rest }.
    }
galaxy_trucker-hint-consider-keep =
    { $worth ->
        [one] Avec le meilleur tronçon, vous perdez { $worth } crédit, avec le suivant { $rest }.
       *[other] Avec le meilleur tronçon, vous perdez { $worth } crédits, avec le suivant { $rest }.
    }
galaxy_trucker-hint-consider-lose-crew-last = Il ne reste qu'un humain, et les extraterrestres seuls ne pilotent pas de vaisseau.
galaxy_trucker-hint-consider-lose-crew-alone = Une épidémie se propage entre cabines occupées et reliées.
galaxy_trucker-hint-consider-lose-crew-beside = Une épidémie se propage entre cabines occupées et reliées.
galaxy_trucker-hint-consider-lose-crew-plain = On se passe plus facilement d'un humain que d'un extraterrestre.
galaxy_trucker-hint-consider-lose-cube = Les cubes les plus chers partent d'abord, quelle que soit la cale.
galaxy_trucker-hint-consider-land =
    { $days ->
        [one] Les jours vous coûtent { $days } crédit.
       *[other] Les jours vous coûtent { $days } crédits.
    }
galaxy_trucker-hint-consider-pass =
    { $days ->
        [one] À eux seuls, les jours vous coûtent { $days } crédit.
       *[other] À eux seuls, les jours vous coûtent { $days } crédits.
    }
galaxy_trucker-hint-consider-claim =
    { $days ->
        [one] À eux seuls, les jours vous coûtent { $days } crédit.
       *[other] À eux seuls, les jours vous coûtent { $days } crédits.
    }
galaxy_trucker-hint-consider-load =
    { $count ->
        [one] Un cube { WORD($good, of: "galaxy_trucker-good") } rapporte { $count } crédit.
       *[other] Un cube { WORD($good, of: "galaxy_trucker-good") } rapporte { $count } crédits.
    }
galaxy_trucker-hint-consider-unload =
    { $count ->
        [one] Un cube { WORD($good, of: "galaxy_trucker-good") } ne rapporte que { $count } crédit, et un plus cher attend.
       *[other] Un cube { WORD($good, of: "galaxy_trucker-good") } ne rapporte que { $count } crédits, et un plus cher attend.
    }
galaxy_trucker-hint-consider-load-done = Il ne reste rien de plus cher qui ait sa place.
galaxy_trucker-hint-do-only = Allez-y : c'est le seul choix.
galaxy_trucker-hint-do-place =
    { $worth ->
        [one] Posez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : { $worth } crédit à cet endroit, { $rest } au suivant.
       *[other] Posez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : { $worth } crédits à cet endroit, { $rest } au suivant.
    }
galaxy_trucker-hint-do-place-alone =
    { $worth ->
        [one] Posez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : { $worth } crédit.
       *[other] Posez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : { $worth } crédits.
    }
galaxy_trucker-hint-do-return =
    { $rest ->
        [one] Remettez-la au tas : elle rapporte { $rest } crédit, et avec tant de tuiles vous pouvez en attendre une qui en rapporte { $worth }.
       *[other] Remettez-la au tas : elle rapporte { $rest } crédits, et avec tant de tuiles vous pouvez en attendre une qui en rapporte { $worth }.
    }
galaxy_trucker-hint-do-no-place = Laissez-la : elle ne va nulle part.
galaxy_trucker-hint-do-take-table =
    { $worth ->
        [one] Prenez { WORD($part, of: "galaxy_trucker-component", form: "the") } : { $worth } crédit, { $rest } sinon.
       *[other] Prenez { WORD($part, of: "galaxy_trucker-component", form: "the") } : { $worth } crédits, { $rest } sinon.
    }
galaxy_trucker-hint-do-take-reserve =
    { $worth ->
        [one] Prenez { WORD($part, of: "galaxy_trucker-component", form: "the") } dans votre réserve : { $worth } crédit.
       *[other] Prenez { WORD($part, of: "galaxy_trucker-component", form: "the") } dans votre réserve : { $worth } crédits.
    }
galaxy_trucker-hint-do-take-reserve-alone =
    { $worth ->
        [one] Prenez { WORD($part, of: "galaxy_trucker-component", form: "the") } dans votre réserve : { $worth } crédit.
       *[other] Prenez { WORD($part, of: "galaxy_trucker-component", form: "the") } dans votre réserve : { $worth } crédits.
    }
galaxy_trucker-hint-do-take-heap =
    { $rest ->
        [one] Prenez-en une du tas : la meilleure tuile face visible ne rapporte que { $rest } crédit, et vous pouvez en espérer { $worth }.
       *[other] Prenez-en une du tas : la meilleure tuile face visible ne rapporte que { $rest } crédits, et vous pouvez en espérer { $worth }.
    }
galaxy_trucker-hint-do-take-heap-alone = Prenez-en une du tas : aucune tuile n'est face visible.
galaxy_trucker-hint-do-look = Regardez la pile { $number } : elle vous dit à quoi vous préparer.
galaxy_trucker-hint-do-look-done = Reposez la pile dès que vous savez ce qu'elle demande.
galaxy_trucker-hint-do-turn-glass = Retournez le sablier : les autres auront moins de temps.
galaxy_trucker-hint-do-finish-full = Terminez sur la case de départ { $number } : le vaisseau est aussi plein que possible.
galaxy_trucker-hint-do-finish-out = Terminez sur la case de départ { $number } : il ne reste aucune tuile utile.
galaxy_trucker-hint-do-mend =
    { $worth ->
        [one] Gardez le tronçon { $number } : { $worth } crédit, { $rest } sinon.
       *[other] Gardez le tronçon { $number } : { $worth } crédits, { $rest } sinon.
    }
galaxy_trucker-hint-do-remove =
    { $worth ->
        [one] Retirez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : il reste { $worth } crédit, { $rest } sinon.
       *[other] Retirez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : il reste { $worth } crédits, { $rest } sinon.
    }
galaxy_trucker-hint-do-board-purple = Prenez l'extraterrestre violet : 2 de puissance de feu en plus, et il reste assez d'humains.
galaxy_trucker-hint-do-board-brown = Prenez l'extraterrestre marron : 2 de puissance moteur en plus, et il reste assez d'humains.
galaxy_trucker-hint-do-board-humans = Prenez des humains : un extraterrestre n'ajouterait rien, ou en laisserait moins de { $count }.
galaxy_trucker-hint-do-fly-on-engines = Poursuivez le vol : avec une puissance moteur de { $power }, vous pouvez arriver.
galaxy_trucker-hint-do-fly-on-hope =
    { $worth ->
        [one] Poursuivez le vol : { $chance } % de chances d'arriver, soit { $worth } crédit de mieux que l'abandon.
       *[other] Poursuivez le vol : { $chance } % de chances d'arriver, soit { $worth } crédits de mieux que l'abandon.
    }
galaxy_trucker-hint-do-fly-on-hope-alone =
    { $worth ->
        [one] Poursuivez le vol : { $chance } % de chances d'arriver, soit { $worth } crédit de mieux que l'abandon.
       *[other] Poursuivez le vol : { $chance } % de chances d'arriver, soit { $worth } crédits de mieux que l'abandon.
    }
galaxy_trucker-hint-do-give-up =
    { $count ->
        [one] { $rest ->
            [one] Abandonnez : avec { $count } carte à venir, poursuivre vaut { $rest } crédit.
           *[other] Abandonnez : avec { $count } carte à venir, poursuivre vaut { $rest } crédits.
        }
       *[other] { $rest ->
            [one] Abandonnez : avec { $count } cartes à venir, poursuivre vaut { $rest } crédit.
           *[other] Abandonnez : avec { $count } cartes à venir, poursuivre vaut { $rest } crédits.
        }
    }
galaxy_trucker-hint-do-power-more =
    { $count ->
        [one] { $worth ->
            [one] Alimentez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : { $count } cellule d'énergie pour atteindre { $power }, soit { $worth } crédit, { $rest } sinon.
           *[other] Alimentez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : { $count } cellule d'énergie pour atteindre { $power }, soit { $worth } crédits, { $rest } sinon.
        }
       *[other] { $worth ->
            [one] Alimentez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : { $count } cellules d'énergie pour atteindre { $power }, soit { $worth } crédit, { $rest } sinon.
           *[other] Alimentez { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row } : { $count } cellules d'énergie pour atteindre { $power }, soit { $worth } crédits, { $rest } sinon.
        }
    }
galaxy_trucker-hint-do-power-enough =
    { $worth ->
        [one] Restez-en à { $power } : { $worth } crédit, { $rest } avec d'autres cellules d'énergie.
       *[other] Restez-en à { $power } : { $worth } crédits, { $rest } avec d'autres cellules d'énergie.
    }
galaxy_trucker-hint-do-battery = Prenez-la en colonne { $column }, rangée { $row } : c'est l'accumulateur le plus plein, avec { $count }.
galaxy_trucker-hint-do-defend =
    { $worth ->
        [one] Dépensez une cellule d'énergie : { $worth } crédit, contre { $rest } si vous encaissez.
       *[other] Dépensez une cellule d'énergie : { $worth } crédits, contre { $rest } si vous encaissez.
    }
galaxy_trucker-hint-do-take-hit =
    { $worth ->
        [one] Encaissez : { $worth } crédit, contre { $rest } pour la cellule d'énergie.
       *[other] Encaissez : { $worth } crédits, contre { $rest } pour la cellule d'énergie.
    }
galaxy_trucker-hint-do-keep =
    { $worth ->
        [one] Gardez le tronçon { $number } : { $worth } crédit, { $rest } sinon.
       *[other] Gardez le tronçon { $number } : { $worth } crédits, { $rest } sinon.
    }
galaxy_trucker-hint-do-lose-crew-last = Laissez partir un extraterrestre, colonne { $column }, rangée { $row } : le dernier humain doit rester.
galaxy_trucker-hint-do-lose-crew-alone = Laissez-en partir un de la colonne { $column }, rangée { $row } : la cabine est alors vide, et aucune épidémie n'en vient.
galaxy_trucker-hint-do-lose-crew-beside =
    { $count ->
        [one] Laissez-en partir un de la colonne { $column }, rangée { $row } : cette cabine en touche { $count } autre.
       *[other] Laissez-en partir un de la colonne { $column }, rangée { $row } : cette cabine en touche { $count } autres.
    }
galaxy_trucker-hint-do-lose-crew-plain = Laissez-en partir un de la colonne { $column }, rangée { $row }.
galaxy_trucker-hint-do-lose-cube = Cédez un cube en colonne { $column }, rangée { $row } : la cale n'y change rien.
galaxy_trucker-hint-do-land =
    { $goods ->
        [one] Posez-vous sur la planète { $number } : { $goods } crédit de marchandises, moins { $days } pour les jours. Le choix suivant vaut { $rest }.
       *[other] Posez-vous sur la planète { $number } : { $goods } crédits de marchandises, moins { $days } pour les jours. Le choix suivant vaut { $rest }.
    }
galaxy_trucker-hint-do-pass =
    { $rest ->
        [one] Passez : accepter reviendrait à { $rest } crédit.
       *[other] Passez : accepter reviendrait à { $rest } crédits.
    }
galaxy_trucker-hint-do-claim =
    { $worth ->
        [one] Acceptez : { $worth } crédit tout compris, { $rest } si vous passez.
       *[other] Acceptez : { $worth } crédits tout compris, { $rest } si vous passez.
    }
galaxy_trucker-hint-do-load =
    { $count ->
        [one] Chargez le cube { WORD($good, of: "galaxy_trucker-good") } en colonne { $column }, rangée { $row } : il rapporte { $count } crédit.
       *[other] Chargez le cube { WORD($good, of: "galaxy_trucker-good") } en colonne { $column }, rangée { $row } : il rapporte { $count } crédits.
    }
galaxy_trucker-hint-do-unload = Déchargez le cube { WORD($good, of: "galaxy_trucker-good") } en colonne { $column }, rangée { $row } : il fait place à un plus cher.
galaxy_trucker-hint-do-load-done = Terminez le chargement : rien de plus cher ne rentre.

galaxy_trucker-why-only = Il n'y avait rien d'autre à faire.
galaxy_trucker-why-nothing = Il n'y avait rien d'utile à faire.
galaxy_trucker-why-turn-glass = Le vaisseau est terminé : plus vite le sable s'écoule, moins les autres ont de temps.
galaxy_trucker-why-look = Pile { $number } : qui connaît les cartes sait ce qu'il faudra au vaisseau.
galaxy_trucker-why-look-done = Les cartes sont vues.
galaxy_trucker-why-slip = Un côté convient. Dans la hâte, personne n'a regardé les autres.
galaxy_trucker-why-no-place = Elle ne va nulle part.
galaxy_trucker-why-place =
    { $worth ->
        [one] En colonne { $column }, rangée { $row }, { WORD($part, of: "galaxy_trucker-component", form: "the") } vaut { $worth } crédit.
       *[other] En colonne { $column }, rangée { $row }, { WORD($part, of: "galaxy_trucker-component", form: "the") } vaut { $worth } crédits.
    }
galaxy_trucker-why-place-rest = L'endroit suivant en vaudrait { $rest }.
galaxy_trucker-why-return =
    { $worth ->
        [one] À ce stade, une tuile doit rapporter { $worth } crédit.
       *[other] À ce stade, une tuile doit rapporter { $worth } crédits.
    }
galaxy_trucker-why-return-rest = Celle-ci en rapporterait { $rest } à sa meilleure place.
galaxy_trucker-why-take-reserve =
    { $worth ->
        [one] Dans la réserve, { WORD($part, of: "galaxy_trucker-component", form: "the") } a maintenant sa place, qui vaut { $worth } crédit.
       *[other] Dans la réserve, { WORD($part, of: "galaxy_trucker-component", form: "the") } a maintenant sa place, qui vaut { $worth } crédits.
    }
galaxy_trucker-why-take-table =
    { $worth ->
        [one] À sa meilleure place, { WORD($part, of: "galaxy_trucker-component", form: "the") } rapporterait { $worth } crédit.
       *[other] À sa meilleure place, { WORD($part, of: "galaxy_trucker-component", form: "the") } rapporterait { $worth } crédits.
    }
galaxy_trucker-why-take-table-rest = La tuile suivante en rapporterait { $rest }.
galaxy_trucker-why-take-heap =
    { $worth ->
        [one] À ce stade, une tuile doit rapporter { $worth } crédit : alors, le tas.
       *[other] À ce stade, une tuile doit rapporter { $worth } crédits : alors, le tas.
    }
galaxy_trucker-why-take-heap-rest = La meilleure face visible en rapporterait { $rest }.
galaxy_trucker-why-finish-full =
    { $count ->
        [one] { $count } case vide pourrait encore être remplie, et cela suffit.
       *[other] { $count } cases vides pourraient encore être remplies, et cela suffit.
    }
galaxy_trucker-why-finish-out = Il ne reste aucune tuile utile.
galaxy_trucker-why-mend =
    { $worth ->
        [one] Avec le tronçon { $number }, ce qui reste vaut { $worth } crédit.
       *[other] Avec le tronçon { $number }, ce qui reste vaut { $worth } crédits.
    }
galaxy_trucker-why-mend-rest = Le tronçon suivant en vaut { $rest }.
galaxy_trucker-why-remove =
    { $worth ->
        [one] Sans { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row }, le vaisseau vaut { $worth } crédit.
       *[other] Sans { WORD($part, of: "galaxy_trucker-component", form: "the") } en colonne { $column }, rangée { $row }, le vaisseau vaut { $worth } crédits.
    }
galaxy_trucker-why-remove-rest = En retirant une autre tuile, il en resterait { $rest }.
galaxy_trucker-why-board-purple = Un extraterrestre violet ajoute 2 de puissance de feu, et il reste assez d'humains.
galaxy_trucker-why-board-brown = Un extraterrestre marron ajoute 2 de puissance moteur, et il reste assez d'humains.
galaxy_trucker-why-board-humans = Des humains : un extraterrestre n'ajouterait rien, ou en laisserait moins de { $count }.
galaxy_trucker-why-fly-on-always = Il vole tant qu'il peut.
galaxy_trucker-why-fly-on-engines = Avec une puissance moteur allant jusqu'à { $power }, il poursuit le vol.
galaxy_trucker-why-fly-on-hope =
    { $worth ->
        [one] Sans moteurs, il lui reste { $chance } % de chances d'arriver, soit { $worth } crédit de mieux que l'abandon.
       *[other] Sans moteurs, il lui reste { $chance } % de chances d'arriver, soit { $worth } crédits de mieux que l'abandon.
    }
galaxy_trucker-why-give-up =
    { $count ->
        [one] Pas de moteur, et { $count } carte à venir : autant sortir maintenant.
       *[other] Pas de moteur, et { $count } cartes à venir : autant sortir maintenant.
    }
galaxy_trucker-why-give-up-rest =
    { $rest ->
        [one] Poursuivre vaudrait { $rest } crédit.
       *[other] Poursuivre vaudrait { $rest } crédits.
    }
galaxy_trucker-why-power-more =
    { $count ->
        [one] { $worth ->
            [one] { $count } cellule d'énergie de plus fait { $power }, soit { $worth } crédit une fois la cellule payée.
           *[other] { $count } cellule d'énergie de plus fait { $power }, soit { $worth } crédits une fois la cellule payée.
        }
       *[other] { $worth ->
            [one] { $count } cellules d'énergie de plus font { $power }, soit { $worth } crédit une fois les cellules payées.
           *[other] { $count } cellules d'énergie de plus font { $power }, soit { $worth } crédits une fois les cellules payées.
        }
    }
galaxy_trucker-why-power-more-rest = Sans cela, ce serait { $rest }.
galaxy_trucker-why-power-enough =
    { $worth ->
        [one] { $power } suffit, et vaut { $worth } crédit.
       *[other] { $power } suffit, et vaut { $worth } crédits.
    }
galaxy_trucker-why-power-enough-rest = Avec d'autres cellules d'énergie, ce serait { $rest }, car elles coûtent aussi.
galaxy_trucker-why-battery = De l'accumulateur le plus plein, qui en a { $count }.
galaxy_trucker-why-defend-always = Il arrête tout ce qu'il peut.
galaxy_trucker-why-defend =
    { $worth ->
        [one] Une cellule d'énergie vaut { $worth } crédit.
       *[other] Une cellule d'énergie vaut { $worth } crédits.
    }
galaxy_trucker-why-defend-rest = Le coup reviendrait à { $rest }.
galaxy_trucker-why-take-hit =
    { $worth ->
        [one] Le coup revient à { $worth } crédit.
       *[other] Le coup revient à { $worth } crédits.
    }
galaxy_trucker-why-take-hit-rest = Une cellule d'énergie vaut plus : { $rest }.
galaxy_trucker-why-keep =
    { $worth ->
        [one] Avec le tronçon { $number }, la perte est la plus petite : { $worth } crédit.
       *[other] Avec le tronçon { $number }, la perte est la plus petite : { $worth } crédits.
    }
galaxy_trucker-why-keep-rest = Avec le tronçon suivant, c'est { $rest }.
galaxy_trucker-why-lose-crew-last = Le dernier humain doit rester : les extraterrestres seuls ne pilotent pas de vaisseau.
galaxy_trucker-why-lose-crew-alone = Cette cabine est alors vide, et ses voisines occupées craignent moins l'épidémie.
galaxy_trucker-why-lose-crew-beside =
    { $count ->
        [one] Cette cabine touche { $count } autre cabine : une épidémie s'y propagerait.
       *[other] Cette cabine touche { $count } autres cabines : une épidémie s'y propagerait.
    }
galaxy_trucker-why-lose-crew-plain = Un humain part avant un extraterrestre, et aucune cabine n'est plus en danger qu'une autre.
galaxy_trucker-why-lose-cube = Les cubes les plus chers partent d'abord de toute façon : la cale n'y change rien.
galaxy_trucker-why-land =
    { $goods ->
        [one] Planète { $number } : les marchandises valent { $goods } crédit, et les jours en coûtent { $days }.
       *[other] Planète { $number } : les marchandises valent { $goods } crédits, et les jours en coûtent { $days }.
    }
galaxy_trucker-why-land-rest = Le choix suivant en vaudrait { $rest }.
galaxy_trucker-why-pass =
    { $days ->
        [one] À eux seuls, les jours coûtent { $days } crédit.
       *[other] À eux seuls, les jours coûtent { $days } crédits.
    }
galaxy_trucker-why-pass-rest =
    { $rest ->
        [one] Tout compris, accepter reviendrait à { $rest } crédit.
       *[other] Tout compris, accepter reviendrait à { $rest } crédits.
    }
galaxy_trucker-why-claim =
    { $worth ->
        [one] Tout compris, cela vaut { $worth } crédit, les jours déjà déduits ({ $days }).
       *[other] Tout compris, cela vaut { $worth } crédits, les jours déjà déduits ({ $days }).
    }
galaxy_trucker-why-claim-rest = Passer en vaudrait { $rest }.
galaxy_trucker-why-load =
    { $count ->
        [one] Le cube { WORD($good, of: "galaxy_trucker-good") } rapporte { $count } crédit : le plus cher qui ait sa place.
       *[other] Le cube { WORD($good, of: "galaxy_trucker-good") } rapporte { $count } crédits : le plus cher qui ait sa place.
    }
galaxy_trucker-why-unload =
    { $count ->
        [one] Le cube { WORD($good, of: "galaxy_trucker-good") } ne rapporte que { $count } crédit : il fait place à un plus cher.
       *[other] Le cube { WORD($good, of: "galaxy_trucker-good") } ne rapporte que { $count } crédits : il fait place à un plus cher.
    }
galaxy_trucker-why-load-done = Il ne reste rien de plus cher qui ait sa place.

galaxy_trucker-hint-look-keep-title = Regardez vos titres : lequel pouvez-vous défendre ?
galaxy_trucker-hint-look-give-title = Regardez qui n'a pas de titre.
galaxy_trucker-hint-consider-keep-title = Votre plus grande avance est ici : { WORD($title, of: "galaxy_trucker-title") }, score { $count }.
galaxy_trucker-hint-consider-give-title = Avec le plus petit score, on défendra mal ce titre : { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-hint-do-keep-title = Gardez le titre : { WORD($title, of: "galaxy_trucker-title") }. Avec { $count }, c'est votre plus grande avance.
galaxy_trucker-hint-do-give-title = Donnez le titre à { $name } : { WORD($title, of: "galaxy_trucker-title") }. Son score est de { $count }.
galaxy_trucker-why-keep-title = Ce titre reste : { WORD($title, of: "galaxy_trucker-title") }. Score { $count }, la plus grande avance.
galaxy_trucker-why-give-title = Le titre va à { $name } : { WORD($title, of: "galaxy_trucker-title") }. Avec un score de { $count }, il sera dur à défendre.
