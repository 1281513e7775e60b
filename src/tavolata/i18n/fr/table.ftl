bot-name-0 = Otto
bot-name-1 = Bice
bot-name-2 = Nino
bot-name-3 = Cleo
bot-name-4 = Rosa
bot-name-5 = Ivo

notation-unread = { $text } n'est pas une action { ELIDE("de", $game) } ; une action s'écrit par exemple « { $example } ».
notation-no-text = { $thing } n'est pas un texte où lire une action { ELIDE("de", $game) }.
notation-no-action = { $thing } n'est pas une action { ELIDE("de", $game) } ; prenez l'une de celles qui sont permises, ou son texte.

options-seats = { $game } se joue avec { $fewest } à { $most } places, pas { $given }.
options-unknown = { $game } n'a pas d'option { $given } ; ses options : { $known }.
options-not-named = Les options se donnent par leur nom, pas sous la forme { $given }.
options-choice = L'option « { $name } » prend l'une de ces valeurs : { $choices } ; pas { $given }.
options-switch = L'option « { $name } » prend true ou false, pas { $given }.
options-text = L'option « { $name } » prend un texte, pas { $given }.
options-levels = Donnez un seul niveau de bot pour tout le monde, ou un pour chaque place ({ $seats }), pas { $given }.
options-seed = Une graine est un nombre entier ou un texte, pas { $given }.
options-seed-unwritable = Cette graine ne peut pas être notée : { $why }.
options-player-seeds = Les graines des joueurs sont une liste de textes, pas { $given }.

event-taken-back = { $name } reprend tout ce qui s'est passé depuis la ligne { $to }.
event-taken-back-free = { $name } reprend un coup.
event-taken-back-table = La table

result-taken-back =
    { $count ->
        [one] Avec un coup repris : cette partie ne compte nulle part.
       *[other] Avec { $count } coups repris : cette partie ne compte nulle part.
    }

server-refusal-malformed = Ce message n'a pas été compris : { $why }.
server-refusal-nested = Ce message n'a pas été compris : il est imbriqué trop profondément.
server-refusal-binary = Ce message n'a pas été compris : il est en binaire, et les messages sont du texte.
server-refusal-oversized = Ce message est trop long : { $most } octets au plus.
server-refusal-broken-off = La requête s'est interrompue avant la fin.
server-refusal-cross-site = Cela vient de la page d'un autre site ; le serveur n'écoute que les siennes.
server-refusal-no-game = Il n'y a pas de jeu { $game } ; il y a : { $games }.
server-refusal-unknown-table = Cette table n'existe pas : vérifiez le lien, ou ouvrez une nouvelle table.
server-refusal-other-version = Cette table a commencé avec la version { $version } des règles, que ce serveur ne joue plus : ouvrez une nouvelle table.
server-refusal-later-version = Cette table suit des règles plus récentes que celles de ce serveur (version { $version }) : une mise à jour est en cours, réessayez dans un instant.
server-refusal-unloadable = Cette table ne peut pas être chargée : ce qui en était écrit est abîmé. Elle est gardée telle quelle : demandez à qui tient ce serveur, ou ouvrez une nouvelle table.
server-refusal-unread = Cette table ne peut pas être lue pour le moment : réessayez dans un instant.
server-refusal-no-lesson = Il n'y a pas de leçon { $lesson } pour { $game } : choisissez-en une autre depuis la page d'accueil.
server-refusal-game-gone = À cette table on jouait à { $game }, que ce serveur n'a plus : ouvrez une nouvelle table.
server-refusal-not-together = Ces actions ne peuvent pas partir ensemble : la suite de l'une n'est connue qu'une fois l'action faite.
server-refusal-hello = Dites d'abord bonjour : le serveur ne sait pas encore qui vous êtes.
server-refusal-not-seated = C'est réservé aux personnes assises à la table : prenez une place, ou continuez à regarder.
server-refusal-no-seat = Cette place n'existe pas : la table en a { $count }.
server-refusal-seat-taken = La place { $seat } est prise : choisissez-en une libre.
server-refusal-no-bot = La place { $seat } ne peut pas être libérée : elle l'est déjà, ou bien quelqu'un y était il y a un instant.
server-refusal-level = Il n'y a pas de bot de niveau { $level } ; il y a : { $levels }.
server-refusal-name = Un nom a besoin d'au moins une lettre visible.
server-refusal-seats-empty = La partie commence quand toutes les places sont prises ; encore libres : { $seats }. Attendez des amis, ou asseyez des bots.
server-refusal-convention = Les bots de niveau { $levels } respectent une convention et ne s'assoient que si tout le monde la respecte ; accord attendu : { $names }.
server-refusal-no-convention = Ce jeu n'a pas de convention sur laquelle s'accorder.
server-refusal-begun = La partie a commencé : les places ne changent plus.
server-refusal-not-begun = La partie n'a pas encore commencé.
server-refusal-over = La partie est terminée : il n'y a plus de coup à reprendre.
server-refusal-not-playing = C'est possible seulement pendant la partie.
server-refusal-not-overdue = { $name } ne vous fait pas attendre depuis longtemps : encore un peu de patience.
server-refusal-no-stand-in = Personne ne joue à votre place : elle est à vous.
server-refusal-stand-in = Un bot joue pour vous : reprenez d'abord votre place.
server-refusal-take-back-nothing = Vous n'avez aucun coup à reprendre ; quand on joue à plusieurs en même temps, ce qui est fait est fait.
server-refusal-take-back-declined = { $name } préfère ne pas revenir en arrière : le coup reste joué.
server-refusal-take-back-on-record = Ce coup a appris quelque chose à quelqu'un : vous pouvez le reprendre, mais cela restera noté, et la partie ne comptera nulle part.
server-refusal-take-back-no-wish = Vous n'avez pas demandé à reprendre un coup.
server-refusal-take-back-unasked = Personne n'attend votre accord.
server-refusal-not-over = La partie est encore en cours : ce sera possible à la fin.
server-refusal-stale = La partie en est à la ligne { $count }, vous à la ligne { $n } : regardez de nouveau la table, puis choisissez.
server-refusal-no-line = La partie n'en est qu'à la ligne { $count }.
server-refusal-no-advisor = Il n'y a pas de conseiller à cette table.
server-refusal-no-coach = Dans ce jeu, le conseiller n'a rien à dire.
server-refusal-not-your-turn = Ce n'est pas à vous de jouer : le conseiller parle des choix que vous avez maintenant.
server-refusal-unsaved = Cela n'a pas pu être enregistré, donc rien ne s'est passé : réessayez dans un instant.
server-refusal-unsure = On ne sait pas encore si cela a été enregistré : regardez la table à son retour, et réessayez si cela n'y est pas.
server-refusal-not-told = Cette table ne le dit pas ; c'est ainsi qu'elle a été ouverte.
server-refusal-chat-off = Pas de discussion à cette table ; c'est ainsi qu'elle a été ouverte.
server-refusal-chat-phrases = À cette table, on parle par phrases toutes faites ; choisissez-en une.
server-refusal-chat-hushed = Vous ne pouvez pas parler en ce moment : le jeu l'interdit.
server-refusal-chat-phrase = Dites une phrase toute faite ou vos propres mots, mais pas les deux.
