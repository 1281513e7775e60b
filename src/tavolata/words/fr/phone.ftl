card-learn = Apprendre
card-more = Plus

part-missing = Cette partie de la maison n'est pas arrivée : vérifiez la connexion et réessayez.

offline-start = Vous êtes hors ligne. Les jeux reviennent tout seuls dès que la connexion est là.

invite-code = Afficher le code
invite-code-title = Scannez et prenez place
invite-code-label = Le lien vers cette table sous forme de code : { $link }
invite-code-hint = Un téléphone qui vise ce code arrive à cette table.
