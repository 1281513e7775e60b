server-ready =
    Tavolata vous attend : ouvrez { $address } dans un navigateur.
    Les parties sont conservées dans { $folder }. Ctrl-C arrête le serveur ; au prochain démarrage, chaque partie reprend où elle en était.
server-stopped = Le serveur s'est arrêté ; les parties sont enregistrées.
server-not-built = Le serveur tourne, mais la page que vous cherchez n'est pas encore construite : lancez « make play » dans le dossier du projet.
server-port-taken = Le port { $port } de { $host } est occupé par un autre programme : arrêtez ce dernier, ou choisissez un autre port avec --port.
server-port-refused = Le serveur ne peut pas écouter sur le port { $port } de { $host } ({ $why }) : choisissez une autre adresse ou un autre port avec --host et --port.
server-port-range = Le port { $port } n'existe pas : choisissez-en un de 0 à 65535 avec --port.
server-store-folder = Impossible de conserver les parties dans le dossier { $folder } ({ $why }) : avec --data, choisissez un dossier où vous avez le droit d'écrire.
server-store-file = Impossible de conserver les parties dans le fichier { $file } ({ $why }) : déplacez-le, ou choisissez un autre dossier avec --data.
server-store-format = Le fichier { $file } vient d'une version plus récente de Tavolata (format { $found }, celle-ci s'arrête au { $known }) : mettez à jour, ou choisissez un autre dossier avec --data.
server-store-failed = Impossible de lire ou d'écrire le journal des parties : { $why }.
server-store-closed = Le journal des parties est fermé : le serveur s'arrête.
server-store-fork = Quelqu'un d'autre a joué à cette table entre-temps.
