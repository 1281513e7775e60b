# The Transgalactic Trek: titles, what happens between flights, handicaps.
galaxy_trucker-title-freight-hauler = Transporteur suprême
galaxy_trucker-title-power-trucker = Génie électrique
galaxy_trucker-title-xenoquartermaster = Xéno-intendance
galaxy_trucker-title-cruise-captain = Capitaine de croisière
galaxy_trucker-title-master-engineer = Maître d'œuvre
galaxy_trucker-title-corridorist = As des couloirs

galaxy_trucker-counts-freight-hauler = Soutes avec au moins un cube à la fin du vol.
galaxy_trucker-counts-power-trucker = Composants qui consomment des cellules d'énergie : moteurs doubles, canons doubles, boucliers.
galaxy_trucker-counts-xenoquartermaster = Pas de chaque extraterrestre à l'autre cabine la plus proche, par des tuiles reliées, additionnés.
galaxy_trucker-counts-cruise-captain = Cabines occupées avec un côté lisse vers le vide.
galaxy_trucker-counts-master-engineer = Composants du vaisseau, cabine de départ comprise.
galaxy_trucker-counts-corridorist = La plus longue chaîne de tuiles reliées qui ont un ou deux côtés à connecteur.

galaxy_trucker-handicap-load-days = Chaque chargement de marchandises coûte un jour de vol de plus.
galaxy_trucker-handicap-batteries-short = Chaque accumulateur part avec une cellule d'énergie de moins.
galaxy_trucker-handicap-alien-bonus = Un extraterrestre n'ajoute que 1.
galaxy_trucker-handicap-crew-more = Une carte qui prend des membres d'équipage en prend un de plus. L'épidémie ne compte pas.
galaxy_trucker-handicap-loss-price = Chaque composant perdu coûte 2 crédits.
galaxy_trucker-handicap-starts-last = Vous partez derrière tout le monde.
galaxy_trucker-handicap-house = Une règle de la maison.

galaxy_trucker-action-draw-title = Piocher un titre : { WORD($title, of: "galaxy_trucker-title") }
galaxy_trucker-action-keep-title = Garder le titre : { WORD($title, of: "galaxy_trucker-title") }
galaxy_trucker-action-give-title = { WORD($title, of: "galaxy_trucker-title") } pour { $to }
galaxy_trucker-action-ready = Passer au vol suivant

galaxy_trucker-event-title-drawn = On vole pour ce titre : { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-counted = { WORD($title, of: "galaxy_trucker-title") } : { $points }.
galaxy_trucker-event-title-counted-no-points = { WORD($title, of: "galaxy_trucker-title") } : personne n'a terminé le vol.
galaxy_trucker-event-title-paid =
    { $count ->
        [one] { $name } reçoit { $count } crédit pour le titre : { WORD($title, of: "galaxy_trucker-title") }.
       *[other] { $name } reçoit { $count } crédits pour le titre : { WORD($title, of: "galaxy_trucker-title") }.
    }
galaxy_trucker-event-title-paid-gold =
    { $count ->
        [one] { $name } reçoit { $count } crédit pour le titre d'or : { WORD($title, of: "galaxy_trucker-title") }.
       *[other] { $name } reçoit { $count } crédits pour le titre d'or : { WORD($title, of: "galaxy_trucker-title") }.
    }
galaxy_trucker-event-title-won-best = { $name } remporte le titre : { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-won-leader = Personne n'a marqué : { $name } mène et prend le titre : { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-won-lot = Le sort donne un titre à { $name } : { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-kept = { $name } garde le titre : { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-given = { $name } cède un titre à { $to } : { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-gilded = Défendu ! Le titre { ELIDE("de", $name) } devient d'or : { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-missed-beaten = { $name } ne défend pas le titre : { WORD($title, of: "galaxy_trucker-title") }. Un autre vaisseau a fait mieux.
galaxy_trucker-event-title-missed-out = { $name } ne défend pas le titre : { WORD($title, of: "galaxy_trucker-title") }. Le vol n'a pas été terminé.
galaxy_trucker-event-flight-over = { WORD($level, of: "galaxy_trucker-option-level") } : vol terminé. Ensuite : { WORD($next, of: "galaxy_trucker-option-level") }.
galaxy_trucker-event-settled-trek =
    { $total ->
        [one] { $name } termine le vol avec { $total } crédit : { $count } en tout.
       *[other] { $name } termine le vol avec { $total } crédits : { $count } en tout.
    }
galaxy_trucker-event-ended-trek =
    { $count ->
        [one] La Traversée est terminée. En tête : { $winners }.
       *[other] La Traversée est terminée. En tête à égalité : { $winners }.
    }
galaxy_trucker-event-is-ready = { $name } peut repartir.
galaxy_trucker-event-flight-begins = { WORD($level, of: "galaxy_trucker-option-level") } : on construit !

galaxy_trucker-status-titles = On pioche les titres.
galaxy_trucker-status-sharing = Les titres trouvent preneur.
galaxy_trucker-status-keep-title = { $name } garde un titre et cède les autres.
galaxy_trucker-status-layover = Une pause entre deux vols.
galaxy_trucker-mine-keep-title = Quel titre gardez-vous ? Les autres vont à qui n'en a pas.
galaxy_trucker-mine-layover = On repart pour le vol suivant ?
galaxy_trucker-mine-ready = Pour vous, on peut repartir. Les autres prennent leur temps.

galaxy_trucker-ledger-titles = Titres
galaxy_trucker-ledger-carried = Des vols d'avant
galaxy_trucker-ledger-sum = Crédits en tout
