shipyard-title = Chantier
shipyard-page = Chantier : { $game }
shipyard-undo = Un pas en arrière
shipyard-redo = Un pas en avant
shipyard-clear = Recommencer
shipyard-fly = Le faire voler contre des bots
shipyard-fly-hint = À la table il est à vous, déjà construit. En solitaire, seul le juge le fait voler.
server-refusal-no-workshop = Il n'y a rien à construire pour { $game } : choisissez un jeu depuis la page d'accueil.
