race-page = Défi : { $game }
race-any = Défi { $code }
race-about = Dans ce défi, tout le monde a la même chance : les mêmes tuiles du tas, les mêmes cartes, les mêmes dés. Le premier essai compte ; si vous construisez en solitaire, les meilleurs vaisseaux grandissent à côté du vôtre, à leur vrai rythme.
race-alone = Voler en solitaire
race-friends = Avec des amis
race-yesterday = Le défi d'hier
race-today = Le défi d'aujourd'hui
race-ranking = Classement
race-ranking-alone = En solitaire
race-ranking-table = À une table de { $count }
race-ranking-none = Personne n'est encore allé au bout. Cela peut commencer par vous.
race-ranking-here = ce vol
race-tries =
    { $count ->
        [one] { $count } premier essai compte jusqu'ici.
       *[other] { $count } premiers essais comptent jusqu'ici.
    }
race-own = Un nouveau défi, rien que pour nous
server-refusal-no-races = Il n'y a pas de défis dans { $game } : choisissez un jeu depuis la page d'accueil.
server-refusal-no-race = Le code { $race } ne désigne aucun défi : prenez le lien entier, ou volez pour le défi du jour.
