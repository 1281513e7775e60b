server-refusal-no-campaigns = Il n'y a pas de campagne dans { $game } : retournez à la page d'accueil et choisissez un jeu.
server-refusal-no-campaign = Cette campagne n'existe pas : vérifiez le lien, ou commencez-en une autre depuis la page d'accueil.
server-refusal-stage-locked = Celle-ci est encore fermée : gagnez la dernière qui la précède, ou ouvrez-les toutes.
