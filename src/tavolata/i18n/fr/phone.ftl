invite-code = Afficher le code
invite-code-title = Scannez et prenez place
invite-code-label = Le lien vers cette table sous forme de code : { $link }
invite-code-hint = Un téléphone qui vise ce code arrive à cette table.
