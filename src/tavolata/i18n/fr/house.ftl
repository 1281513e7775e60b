house-no_rules = { $game } n'a pas de règles en « { $lang } » ; langues connues : { $known }.
house-close = Fermer
house-rules = Règles
house-home = Tavolata, page d'accueil

name-second = { $name } 2

game-invite = Inviter des amis
game-rules = Comment on y joue
game-seats = Joueurs
game-convention = Ils respectent une convention et comptent sur vous pour en faire autant.

convention-read = Lire la convention

game-options = Plus d'options
game-advisor = Conseiller
game-advisor-yes = Autorisé
game-advisor-no = Aucun
game-chat = Discussion
game-chat-phrases = Phrases toutes faites
game-chat-free = Libre
game-chat-off = Aucune
game-reset = Revenir aux options habituelles

clock-label = Pendule
clock-none = Aucune
clock-move = Par coup
clock-game = Par partie
clock-days = En jours
clock-each-move = Temps pour chaque coup
clock-each-game = Temps pour toute la partie, et un supplément à chaque tour
clock-amount-seconds = { $count } s
clock-amount-minutes = { $count } min
clock-amount-game = { $minutes } min + { $seconds } s
clock-amount-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-agreed-move = { $amount } par coup
clock-agreed-game = { $amount } à chaque tour
clock-left = Temps restant
clock-left-days = { $days } j { $hours } h

error-no_table = Cette table est introuvable
error-room = La salle de ce jeu n'a pas pu être chargée : vérifiez votre connexion et réessayez.

loading-table = On approche de la table…
loading-room = On ouvre la salle…
loading-rules = On cherche le livret de règles…

lobby-title = La table est ouverte
lobby-welcome = Envoyez le lien à vos amis, ou laissez les places libres aux bots.
lobby-welcome-guest = Il y a une place pour vous : asseyez-vous, ou restez pour regarder.
lobby-link = Quiconque a ce lien peut entrer
lobby-copy = Copier
lobby-copied = Copié
lobby-selected = Le lien est sélectionné : copiez-le.
lobby-share = Partager
lobby-share-text = Une partie { ELIDE("de", $game) } ? Il reste une place.
lobby-seats = Places
lobby-seat-empty = Place libre
lobby-sit = S'asseoir ici
lobby-move = S'installer ici
lobby-free = Libérer cette place
lobby-stand_up = Se lever
lobby-bot-add = Asseoir un bot
lobby-bot-remove = Renvoyer { $name }
lobby-bot-level = Niveau { ELIDE("de", $name) }
lobby-agreed = respecte la convention
lobby-convention = Les bots de niveau { $levels } respectent une convention et ne s'assoient que si tout le monde la respecte. Et vous ?
lobby-convention-yes = Je la respecte
lobby-convention-no = Pas moi
lobby-rename = Votre nom
lobby-you = vous
lobby-away = hors ligne
lobby-fill = Compléter avec des bots
lobby-fill-level = Niveau des bots à venir
lobby-begin = Commencer
lobby-begin-empty =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-begin-convention = Un bot à cette table respecte une convention. Accord attendu : { $names }.
lobby-begin-away = Toutes les places sont prises. Hors ligne pour l'instant : { $names }.
lobby-begin-ready = Tout le monde est là.
lobby-begin-watch = Prenez une place pour jouer, ou restez pour regarder.
lobby-begin-wait = Tout le monde est là : quelqu'un à la table peut commencer.
lobby-options = Ce qui est convenu à cette table
lobby-options-advisor = Conseiller
lobby-options-chat = Discussion

fair-title = Un hasard honnête
fair-promise = Tout ce que le hasard décide à cette table a été fixé avant que quiconque s'assoie, par un secret que personne ne voit, mêlé à une graine venue du navigateur de chaque joueur. Voici l'empreinte du secret :
fair-verify = La partie terminée, le secret est dévoilé dans l'enregistrement. Tout le monde peut alors vérifier que rien n'a été changé.

table-seats = À la table
table-log = Ce qui s'est passé
table-log-empty = Il ne s'est encore rien passé.
table-log-show = La position à ce moment-là
table-log-more = … et encore { $count } du même genre.
table-log-last = Montrer ce qui s'est passé
table-taken_back = { $name } reprend son coup
table-mine = À vous de jouer
table-title-mine = ● À vous de jouer
table-stand_in = un bot joue ({ $level })
table-playing = joue
table-thinking = réfléchit…
table-person = une personne
table-bot = un bot
table-program = un programme
table-absent = hors ligne
table-absent_name = { $name } est hors ligne
table-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-spectator = Vous regardez

plain-position = La table
plain-news = À l'instant
plain-choices = Ce que vous pouvez faire
plain-find = Chercher parmi { $count } choix
plain-none = Rien de ce que vous pouvez faire ne contient « { $words } ».
plain-more =
    { $count ->
        [one] Encore un : cherchez-le.
       *[other] Encore { $count } : cherchez celui que vous voulez.
    }
plain-waiting = C'est à { $names } de jouer
plain-nobody = On n'attend personne

talk-open = Dire quelque chose
talk-phrases = À dire d'un seul geste
talk-own = Avec vos mots à vous
talk-send = Dire
talk-said = { $name } dit : { $words }

chat-hello = Bonjour tout le monde !
chat-luck = Bonne chance !
chat-well_done = Bien joué !
chat-thanks = Merci !
chat-mistake = Au temps pour moi.
chat-thinking = Je réfléchis…
chat-again = On en refait une ?
chat-bye = Je dois filer. À bientôt !

past-here = Ligne { $n } sur { $count }
past-mine = C'est à vous de jouer.
past-earlier = Plus tôt
past-later = Plus tard
past-play = Dérouler à partir d'ici
past-pause = Pause

show-skip = Aller au plus récent
show-again = Revoir le dernier tour
show-again-short = Revoir

ahead-sure = Vous confirmez ?
ahead-do = Confirmer
ahead-leave = Plutôt non

wish-ask = Reprendre mon dernier coup
wish-short = Reprendre
wish-mine = Vous voulez reprendre votre dernier coup. Accord attendu : { $names }.
wish-theirs = { $name } veut reprendre son dernier coup.
wish-agree = D'accord
wish-decline = Plutôt non
wish-withdraw = Retirer la demande
wish-record = Vous avez vu ce que ce coup a donné. Vous pouvez encore le reprendre, avec tout ce qui a suivi ; le résultat dira que des coups ont été repris.
wish-record-yes = Reprendre quand même
wish-record-no = Ne rien changer

past-eyes = Par les yeux de qui ?
past-eyes-mine = Mes yeux
past-eyes-watching = Les yeux du public
past-eyes-of = Les yeux { ELIDE("de", $name) }
past-now = Retour au présent

absent-away = { $name } est hors ligne, et la partie attend.
absent-time = { $name } n'a plus de temps.
absent-wait = Attendre
absent-bot = Laisser un bot continuer
absent-level = Niveau du bot qui continue
absent-late = Votre temps est écoulé : les autres peuvent laisser un bot continuer à votre place.
absent-mine = Un bot joue pour vous ({ $level }).
absent-resume = Reprendre ma place

end-ask = Arrêter la partie
end-mine = Vous voulez arrêter la partie. Accord attendu : { $names }.
end-theirs = On propose d'arrêter la partie ici ({ $names }).
end-agree = Arrêter
end-decline = Continuer

leave-open = Quitter
leave-title = Quitter la partie ?
leave-bot = Un bot continue à votre place, sous votre nom. Rouvrez le lien, et la place est à vous.
leave-go = Quitter et laisser un bot continuer
leave-pause = La partie vous attend : rouvrez le lien quand vous voudrez.
leave-home = Quitter et continuer plus tard
leave-end = Ou arrêtez la partie ici, si tout le monde à la table est d'accord. Elle ne compte alors pour personne, et ce qui était caché est montré à tous.
leave-end-alone = Ou restez-en là. La partie ne compte alors pour personne, et ce qui était caché est montré à tous.
leave-give_up = En rester là
leave-stay = Rester

keys-title = Touches
keys-house = Partout

house-keys-help = Afficher cette page
house-keys-Tab = Passer à la prochaine action possible
house-keys-Enter = La faire
house-keys-Esc = Fermer ce qui couvre la table
house-keys-log = Parcourir le journal, ligne par ligne

lost-title = La ligne est coupée
lost-text = Votre place est gardée. On rappelle…

refused-title = Ce qui n'était pas possible
refused-rule = Lire la règle { $rule }
refused-close = Fermer ce message

rules-title = Règles : { $game }
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-none = Aucune règle ne parle de « { $words } ».

settings-theme = Jour ou nuit
settings-theme-auto = Auto
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Animations
settings-motion-auto = Auto
settings-motion-full = Complètes
settings-motion-calm = Calmes
settings-motion-hint = Avec des animations calmes, rien ne s'envole : tout ce qui arrive est raconté, pas à pas.
settings-speed = Vitesse d'affichage
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-quick = Rapide
settings-speed-at-once = Immédiate
settings-speed-hint = Touchez la table pour presser ce qui est en train d'être montré.
settings-off = Non
settings-on = Oui
settings-sound = Son
settings-volume = Volume
settings-notices = M'appeler quand c'est à moi
settings-notices-hint = Par une notification du navigateur, quand vous regardez ailleurs.
settings-notices-forbidden = Votre navigateur n'autorise pas les notifications de cette page ; cela se change dans ses propres réglages.
settings-keys = À une table, la touche « ? » montre toutes les autres.

over-won-mine = Victoire !
over-won-shared = { $names } se partagent la victoire
over-won = { $name } gagne
over-won-nobody = Personne ne gagne
over-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
over-again = Rejouer
over-following = Continuer : { $what }
over-given_up = La partie a été arrêtée avant la fin.
over-next = À la table suivante
over-next-hint = Le groupe change de table : la nouvelle est dressée.
over-board = Regarder le plateau
over-taken_back-short = avec des coups repris
over-taken_back = Avec des coups repris : cette partie ne compte nulle part.
over-result = Résultat
over-record = Télécharger l'enregistrement
over-record-short = Enregistrement
over-record-hint = Tout ce qui s'est passé, et le secret derrière le hasard.

figure-percent = { $percent } %
