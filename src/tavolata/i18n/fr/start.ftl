house-name = Tavolata
house-settings = Réglages

start-title = Tavolata
start-welcome = Des jeux de société dans le navigateur, entre amis ou avec des bots.
start-promise = Pas de compte, rien à installer : prenez une chaise.
start-setting = On met la table…

name-label = Votre nom
name-hint = C'est ainsi que les autres vous voient.
name-guests = Loutre Joyeuse, Héron Audacieux, Renard Discret, Blaireau Radieux, Lièvre Véloce, Pie Enjouée, Ours Paisible, Rouge-Gorge Malin, Hérisson Hardi, Marmotte Ravie, Cigogne Veinarde, Écureuil Futé, Pélican Fier, Martre Rusée, Tortue Sereine, Roitelet Guilleret, Taupe Aimable, Faucon Vif, Alouette Insouciante, Bouquetin Robuste, Triton Agile, Loir Douillet, Macareux Vaillant, Corbeau Sage, Phoque Rieur, Scarabée Brillant, Castor Soigneux, Grue Élégante, Sanglier Jovial, Pinson Gai, Carpe Placide, Belette Curieuse, Élan Noble, Geai Pimpant, Mésange Coquette, Bœuf Tranquille, Gecko Pétillant, Martinet Rapide

game-play = Jouer
game-play-hint =
    { $count ->
        [one] contre { $count } bot, tout de suite
       *[other] contre { $count } bots, tout de suite
    }
game-play-together =
    { $count ->
        [one] avec { $count } bot, tout de suite
       *[other] avec { $count } bots, tout de suite
    }
game-play-named = { $game } : { $words }
game-choose = Choisir un jeu
game-level = Bots
game-option-yes = Oui
game-option-no = Non
game-option-file = Choisir un fichier…
game-option-dropped = Vos options de la dernière fois sont mises de côté : touchez Jouer encore une fois.
game-option-clear = Vider

level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert
level-random = Aléatoire

recent-continue = Reprendre la partie
recent-title = Vos tables
recent-what = { $game } ({ $what })
recent-with = { $game } avec { $names }
recent-open = pas encore commencée
recent-playing = en cours
recent-over = terminée
recent-given-up = arrêtée
recent-forget = Retirer de cette liste : { $game }

error-title = Ça n'a pas marché
error-unreachable = Le serveur ne répond pas : vérifiez votre connexion et réessayez.
error-again = Réessayer
error-no_page = Il n'y a rien à cette adresse.
error-home = Retour à la page d'accueil

loading-games = On ouvre la maison…

lobby-seat = Place { $seat }

refused-unknown = Ce n'est pas possible maintenant.

ear-voice = Ce qui est dit

card-learn = Apprendre
card-more = Plus

part-missing = Cette partie de la maison n'est pas arrivée : vérifiez la connexion et réessayez.

offline-start = Vous êtes hors ligne. Les jeux reviennent tout seuls dès que la connexion est là.

review-open = Analyse
review-open_of = Analyse : { $game }
