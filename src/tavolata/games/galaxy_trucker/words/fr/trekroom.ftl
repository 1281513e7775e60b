# The Transgalactic Trek in the browser: titles on the table, the count after a flight, and the break between two flights.
galaxy_trucker-trek-titles = Titres
galaxy_trucker-trek-drawn = Les titres de cette Traversée
galaxy_trucker-trek-drawn-says = Trois vols. Après le premier, le meilleur vaisseau pour un titre reçoit { $count } crédits, et chaque joueur repart avec un titre.
galaxy_trucker-trek-build = Commencer à construire
galaxy_trucker-trek-held-silver = Argent : { $name }
galaxy_trucker-trek-held-gold = Or : { $name }
galaxy_trucker-trek-held-free = Encore libre
galaxy_trucker-trek-emblem = { WORD($title, of: "galaxy_trucker-title") } : { $points }. { $held }
galaxy_trucker-trek-points =
    { $count ->
        [one] { $name } : { $count } point
       *[other] { $name } : { $count } points
    }
galaxy_trucker-trek-points-none = { $name } : pas d'arrivée
galaxy_trucker-trek-credits =
    { $count ->
        [one] +{ $count } crédit
       *[other] +{ $count } crédits
    }
galaxy_trucker-trek-count = On compte les titres.
galaxy_trucker-trek-paid = +{ $count }
galaxy_trucker-trek-over = La Traversée est terminée.
galaxy_trucker-trek-whose-free = Il n'est encore à personne.
galaxy_trucker-trek-whose-mine = Il est à vous, d'argent.
galaxy_trucker-trek-whose-mine-gold = Il est à vous, d'or.
galaxy_trucker-trek-whose-other = Il est à quelqu'un d'autre, d'argent.
galaxy_trucker-trek-whose-other-gold = Il est à quelqu'un d'autre, d'or.
galaxy_trucker-trek-prize-free =
    { $count ->
        [one] Le meilleur vaisseau reçoit { $count } crédit et le titre.
       *[other] Le meilleur vaisseau reçoit { $count } crédits et le titre.
    }
galaxy_trucker-trek-prize-held =
    { $count ->
        [one] { $count } crédit à qui le détient, si aucun vaisseau ne fait mieux.
       *[other] { $count } crédits à qui le détient, si aucun vaisseau ne fait mieux.
    }

galaxy_trucker-burden-load-days =
    { $count ->
        [one] Chaque chargement de marchandises coûte à { $name } { $count } jour de plus.
       *[other] Chaque chargement de marchandises coûte à { $name } { $count } jours de plus.
    }
galaxy_trucker-burden-batteries-short =
    { $count ->
        [one] Chaque accumulateur { ELIDE("de", $name) } part avec { $count } cellule d'énergie de moins.
       *[other] Chaque accumulateur { ELIDE("de", $name) } part avec { $count } cellules d'énergie de moins.
    }
galaxy_trucker-burden-alien-bonus = Un extraterrestre à bord du vaisseau { ELIDE("de", $name) } n'ajoute que { $count }.
galaxy_trucker-burden-crew-more = Une carte qui prend des membres d'équipage en prend { $count } de plus à { $name }, épidémie mise à part.
galaxy_trucker-burden-loss-price =
    { $count ->
        [one] Chaque composant perdu coûte à { $name } { $count } crédit.
       *[other] Chaque composant perdu coûte à { $name } { $count } crédits.
    }
galaxy_trucker-burden-starts-last = { $name } part derrière tout le monde.

galaxy_trucker-layover-label = Entre deux vols
galaxy_trucker-layover-flight = { WORD($level, of: "galaxy_trucker-option-level") }
galaxy_trucker-layover-next = Ensuite : { WORD($level, of: "galaxy_trucker-option-level") }
galaxy_trucker-layover-cards =
    { $count ->
        [one] { $count } carte en chemin.
       *[other] { $count } cartes en chemin.
    }
galaxy_trucker-layover-hourglass =
    { $runs ->
        [one] Le sablier s'écoule une fois, { $seconds } secondes.
       *[other] Le sablier s'écoule { $runs } fois, { $seconds } secondes à chaque fois.
    }
galaxy_trucker-layover-rewards = Pour l'arrivée : { $credits } crédits, selon la place.
galaxy_trucker-layover-no_handicap = Personne n'a encore de handicap : il vient avec l'or.
galaxy_trucker-layover-nobody = Personne n'a encore donné le départ.
galaxy_trucker-layover-ready = Départ donné : { $names }
galaxy_trucker-waiting-layover = Le vol suivant attend : { $names }.
galaxy_trucker-other-ready = a donné le départ
galaxy_trucker-other-resting = en pause
galaxy_trucker-prompt-give-title = À qui va le titre : { WORD($title, of: "galaxy_trucker-title") } ?
galaxy_trucker-prompt-layover = Regardez les comptes tranquillement. On passe au vol suivant ?

galaxy_trucker-course-label = Toute la Traversée
galaxy_trucker-course-titles = dont titres : { $count }

galaxy_trucker-can-keep-title = Le chiffre d'un titre le garde : { $titles }.
galaxy_trucker-can-give-title = Le chiffre d'un joueur lui cède le titre { WORD($title, of: "galaxy_trucker-title") } : { $names }.
galaxy_trucker-can-numbered = { $number } { $what }
galaxy_trucker-can-ready = E passe au vol suivant.
galaxy_trucker-tell-trek_ledger = { $name } : { $total } sur ce vol. Gains en route { SIGNED($earned) }, arrivée { SIGNED($reward) }, titres { SIGNED($titles) }, marchandises vendues { SIGNED($goods) }, composants perdus { SIGNED($losses) }. Crédits en tout : { $sum }.
galaxy_trucker-thing-ledger-says-trek = La paie pour l'arrivée, les titres et les marchandises, moins le prix de chaque composant perdu.
galaxy_trucker-tell-title = { WORD($title, of: "galaxy_trucker-title") } : { WORD($title, of: "galaxy_trucker-counts") } { $held }. { $points }.
galaxy_trucker-tell-next = Ensuite : { WORD($level, of: "galaxy_trucker-option-level") }.
