campaign-page = Campagne : { $name }
campaign-begin = Commencer une campagne
campaign-begin-about = Une équipe joue une mission après l'autre et récolte des étoiles. Qui a le lien joue avec elle.
campaign-name = Le nom de votre équipe
campaign-name-ideas = Les Pinces Calmes, Les Mains Sûres, Les Gants Rouges, Les Discrets, Le Dernier Fil
campaign-start = Commencer
campaign-mine = Vos campagnes
campaign-next = La suite
campaign-play = Jouer
campaign-play-bots = Jouer avec des bots
campaign-play-friends = Entre amis
campaign-go_on = Revenir à la table
campaign-waiting = Une table attend : { $stage }
campaign-team = L'équipe
campaign-team-other = Une autre équipe
campaign-team-same = La même équipe
campaign-unlock = Tout ouvrir
campaign-lock = Ouvrir boîte après boîte
campaign-won = { $won } gagnées sur { $all }
campaign-stars = { $stars } étoiles sur { $all }
campaign-status-won = gagnée
campaign-status-open = ouverte
campaign-status-locked = encore fermée
campaign-status-missing = pas encore là
campaign-tile = { $label } : { $status }
campaign-tile-won = { $label } : { $status }, { $stars } étoiles sur { $all }
campaign-tries =
    { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
campaign-tried = Ce que l'équipe a fait
campaign-tried-none = Personne ne l'a encore essayée.
campaign-outcome-won = Gagnée
campaign-outcome-lost = Perdue
campaign-outcome-given-up = Abandonnée
campaign-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
campaign-taken_back = Des coups ont été repris : elle ne compte pas.
campaign-same_deal = Encore une fois la même donne : elle ne compte pas.
campaign-again = Rejouer la même donne
campaign-again-about = Chacun a en main ce qu'il avait alors, pour comparer ; cela ne compte pas.
campaign-seats-need = Pour { $seats } joueurs : choisissez une autre équipe.
campaign-locked = Toute cette rangée s'ouvre quand la dernière de la rangée d'avant est gagnée.
campaign-missing = Celle-ci n'est pas encore là. Celles d'avant vous attendent.
campaign-done = { $chapter } : c'est fait
campaign-done-next = Maintenant : { $chapter }
campaign-done-all = C'est tout pour l'instant. La suite viendra.
campaign-on = Continuer
campaign-end-won =
    { $stars ->
        [one] { $stage } gagnée : { $stars } étoile sur { $all }
       *[other] { $stage } gagnée : { $stars } étoiles sur { $all }
    }
campaign-end-lost = { $stage } : cet essai n'a pas abouti.
campaign-end-apart = { $stage } : cette partie ne compte pas.
campaign-all-won = Tout ce qui est là est gagné. Qui veut plus d'étoiles en rejoue une.
server-refusal-no-campaigns = Il n'y a pas de campagne dans { $game } : retournez à la page d'accueil et choisissez un jeu.
server-refusal-no-campaign = Cette campagne n'existe pas : vérifiez le lien, ou commencez-en une autre depuis la page d'accueil.
server-refusal-stage-locked = Celle-ci est encore fermée : gagnez la dernière qui la précède, ou ouvrez-les toutes.
