bomb_busters-twists = Ce qu'ajoute cette mission
bomb_busters-pad-locked = { WORD($value, of: "bomb_busters-value") } : dans votre main, mais bloqué par la mission pour l'instant
bomb_busters-board-locked = bloqué par la mission
bomb_busters-twist-sequence = La rangée de cartes Nombre
bomb_busters-twist-sequence-now = De la rangée, on ne coupe pour l'instant que { $value } : { $cut } sur { $needed }. Tout ce qui n'y est pas est libre.
bomb_busters-twist-sequence-ends = La rangée continue par son bout gauche ou par son bout droit.
bomb_busters-twist-sequence-done = La rangée est finie : chaque valeur est libre.
bomb_busters-twist-sequence-now-card = { $value } : maintenant, { $cut } sur { $needed }
bomb_busters-twist-sequence-later-card = { $value } : bloqué, son tour vient plus tard
bomb_busters-twist-sequence-down-card = { $value } : fait, libre
bomb_busters-mission-10-title = Contre la montre
bomb_busters-mission-10-briefing = L'horloge tourne et personne n'attend personne : le tour suivant va à qui l'appelle le premier. Deux de suite ne sont permis que lorsque deux d'entre vous au plus ont encore des fils.
bomb_busters-mission-19-title = L'horloge menteuse
bomb_busters-mission-19-briefing = Une voix vous donne quinze minutes. Elle les compte tout haut, et elle compte mal.
bomb_busters-action-claim = Ce tour est à moi
bomb_busters-action-tick = L'horloge parle
bomb_busters-event-claimed = { $name } appelle en premier et a le tour.
bomb_busters-event-cue-start =
    { $minutes ->
        [one] L'horloge démarre : { $minutes } minute.
       *[other] L'horloge démarre : { $minutes } minutes.
    }
bomb_busters-event-cue-left =
    { $minutes ->
        [0] L'horloge : il reste { $seconds } secondes.
        [one] L'horloge : il reste { $minutes } minute.
       *[other] L'horloge : il reste { $minutes } minutes.
    }
bomb_busters-event-cue-cut-down =
    { $minutes ->
        [one] L'horloge saute : il reste { $minutes } minute.
       *[other] L'horloge saute : il reste { $minutes } minutes.
    }
bomb_busters-event-cue-over = L'horloge est à zéro.
bomb_busters-event-ended-time = Le temps est écoulé : la bombe explose.
bomb_busters-ended-time = Boum ! Temps écoulé.
bomb_busters-over-reason-time = L'horloge est arrivée à zéro.
bomb_busters-mine-claim = À qui le tour ? Appelez si vous tenez une certitude.
bomb_busters-status-claim = Le tour suivant va à qui appelle en premier.
bomb_busters-twist-claim-may = Personne n'a le tour : il va à qui appelle en premier.
bomb_busters-twist-claim-waits = Le dernier tour était le vôtre : aux autres d'appeler.
bomb_busters-twist-claim-turn = { $name } a appelé et a le tour.
bomb_busters-twist-clock = L'horloge : { $time }
bomb_busters-twist-clock-turns = Chaque tour coûte cinq secondes.
bomb_busters-twist-clock-mute = Sans la voix
bomb_busters-twist-clock-speak = Avec la voix
bomb_busters-voice-wait = L'horloge démarre quand tous les premiers jetons sont posés.
bomb_busters-voice-start =
    { $minutes ->
        [one] { $minutes } minute. Allez.
       *[other] { $minutes } minutes. Allez. Je compte.
    }
bomb_busters-voice-left =
    { $minutes ->
        [0] Il reste { $seconds } secondes.
        [one] Il reste { $minutes } minute.
       *[other] Il reste { $minutes } minutes.
    }
bomb_busters-voice-cut-down =
    { $minutes ->
        [one] J'ai mal compté. Il reste { $minutes } minute. Quelle étourderie.
       *[other] J'ai mal compté. Il reste { $minutes } minutes. Quelle étourderie.
    }
bomb_busters-voice-over = Le temps est écoulé. Adieu.
bomb_busters-twist-left = { WORD($value, of: "bomb_busters-value") } : jetons restants : { $left }
bomb_busters-twist-parity = Les jetons disent seulement si une valeur est paire ou impaire.
bomb_busters-twist-count = Les jetons disent combien de fois la valeur est sur son support.
bomb_busters-twist-as-red = Dans cette mission { $value } compte comme rouge : en couper un fait exploser la bombe.
bomb_busters-twist-x-wires = Les fils marqués X ne sont pas dans l'ordre.
bomb_busters-twist-x-wires-locked = Les fils marqués X ne sont pas dans l'ordre, et ne se coupent pas encore.
bomb_busters-twist-x-wires-blue = Ce sont tous des fils bleus.
bomb_busters-twist-open-cards = On ne coupe que ce qui est visible ; sa carte est ensuite retournée.
bomb_busters-twist-open-cards-up = { $value } : visible
bomb_busters-twist-open-cards-down = { $value } : face cachée
bomb_busters-twist-padlocks = Chaque carte a un second cadenas : le nombre qu'elle porte.
bomb_busters-twist-padlocks-lock = { WORD($card, of: "bomb_busters-card") } : aussi { $needed } fils de valeur { $value }, pour l'instant { $cut }
bomb_busters-twist-padlocks-gone = { WORD($card, of: "bomb_busters-card") } : le cadenas { $value } a disparu
bomb_busters-twist-radar-waits = La prochaine carte Nombre va être révélée ; il en reste { $left }.
bomb_busters-twist-radar-asks = { $name } choisit qui coupe { $value }.
bomb_busters-twist-radar-cuts = { $name } doit couper { $value }.
bomb_busters-twist-radar-has = Le support { $letter } en a
bomb_busters-twist-radar-lacks = Le support { $letter } n'en a pas
bomb_busters-twist-thaw = Coupez tous les fils de valeur { $value }, et une carte dégèle. Cartes restantes dans la pile : { $pile }.
bomb_busters-twist-thaw-over = Plus rien ne dégèle.
bomb_busters-twist-thaw-frozen = Cartes Équipement gelées : { $frozen }
bomb_busters-twist-characters = Personnages spéciaux libres : chacun sert une fois dans la mission.
bomb_busters-twist-own-constraints = Chaque joueur respecte sa propre carte Contrainte.
bomb_busters-twist-own-constraints-card = { $name } : { $rule }
bomb_busters-twist-own-constraints-down = { $name } : { $rule }, face cachée
bomb_busters-twist-own-constraints-mine = Votre contrainte : { $rule }.
bomb_busters-twist-open-constraint = Pour tous : { $rule }. Encore dans la pile : { $left }.
bomb_busters-twist-open-constraint-none = Plus aucune contrainte ne vaut.
bomb_busters-twist-special = Les fils de valeur { $value } ne se coupent que tous ensemble, par l'action spéciale. Désignés : { $pointed } sur { $wires }.
bomb_busters-twist-special-done = C'est fait : les { $wires } fils ensemble.
bomb_busters-twist-handed-placing = { $name } pose ce jeton.
bomb_busters-twist-random-tokens = Les premiers jetons sont tirés au sort.
bomb_busters-twist-absent-tokens = Les premiers jetons disent ce qui manque dans une main.
bomb_busters-twist-handed-tokens = Quand deux fils jaunes sont coupés, chacun donne un jeton à gauche.
bomb_busters-twist-drawn-tokens = Quand deux fils jaunes sont coupés, des jetons sont piochés pour tous.
bomb_busters-twist-rookie = { $name } n'a pas droit à l'erreur : une mauvaise coupe, et la bombe explose.
bomb_busters-twist-rookie-mine = Vous n'avez pas droit à l'erreur : une mauvaise coupe, et la bombe explose.
bomb_busters-twist-rookie-nothing = Et aucun équipement.
bomb_busters-twist-rookie-barred = À ne pas utiliser pendant ce tour : { WORD($card, of: "bomb_busters-card") }.
bomb_busters-status-choose-sequence = { $name } choisit un bout de la rangée.
bomb_busters-event-number-drawn = Une carte Nombre est retournée : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-sequence-moved = La suite de la rangée : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-sequence-moved-no-value = La rangée est terminée : toutes les valeurs sont libres.
bomb_busters-event-ended-missed = Une erreur qui ne pardonne pas : la bombe explose.
bomb_busters-action-number = Retourner la carte Nombre { WORD($value, of: "bomb_busters-value") }
bomb_busters-action-end = Continuer par le bout { WORD($side, of: "bomb_busters-side") }
bomb_busters-mine-draw-sequence = On pioche les cartes Nombre de la rangée.
bomb_busters-status-draw-sequence = On pioche les cartes Nombre de la rangée.
bomb_busters-over-reason-missed = Une coupe qui ne devait pas rater a raté.
bomb_busters-ended-missed = Kaboum ! Une erreur de trop.
bomb_busters-mine-choose-sequence = Par quel bout continue la rangée ?
bomb_busters-mission-9-title = L'un après l'autre
bomb_busters-mission-16-title = L'un après l'autre, et tous
bomb_busters-mission-9-briefing = Trois cartes Nombre sont alignées. Avant de couper le deuxième nombre, il faut deux fils du premier, et avant le troisième, deux du deuxième. Tout le reste est libre. Si, à son tour, quelqu'un n'a plus rien qui puisse être coupé, la bombe explose.
bomb_busters-mission-16-briefing = Trois cartes Nombre sont alignées, et cette fois il faut couper les quatre fils d'un nombre avant de passer au suivant. Tout le reste est libre. Si, à son tour, quelqu'un n'a plus rien qui puisse être coupé, la bombe explose.
bomb_busters-mission-14-title = Pas droit à l'erreur
bomb_busters-mission-14-briefing = Le capitaine débute : si une de ses Coupes en duo est fausse, la bombe explose, et le Stabilisateur lui est interdit. Les autres ont droit à l'erreur comme toujours.
bomb_busters-mission-28-title = Les outils oubliés
bomb_busters-mission-28-briefing = Le capitaine a laissé ses outils à la maison : ni Double détecteur, ni cartes Équipement, et si une de ses Coupes en duo est fausse, la bombe explose.
bomb_busters-mission-36-title = Par les deux bouts
bomb_busters-mission-36-briefing = Cinq cartes Nombre sont alignées, et de leurs valeurs on ne peut couper que celle du bout par lequel la rangée continue. Le capitaine dit par quel bout commencer ; après deux fils, la carte s'en va, et qui a coupé choisit à nouveau un bout. Tout le reste est libre. Si, à son tour, quelqu'un n'a plus rien qui puisse être coupé, la bombe explose. D'abord, tous sauf le capitaine peuvent prendre un personnage spécial à la place du Double détecteur ; il sert une fois.
bomb_busters-mission-21-title = Pair ou impair
bomb_busters-mission-21-briefing = Les jetons ne connaissent que deux mots : pair et impair. Cela vaut pour les premiers, pour chaque erreur et pour le Post-it.
bomb_busters-mission-24-title = Combien de fois
bomb_busters-mission-24-briefing = Un jeton dit combien de fils de cette valeur se trouvent sur le support, fils coupés compris, et non quelle est cette valeur.
bomb_busters-event-card-replaced = { WORD($card, of: "bomb_busters-card") } : carte écartée, car son nombre compte comme rouge.
bomb_busters-event-denied-first-token = { $name } ment sur { $place } : ce n'est pas { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-event-denied-missed-token = { $place } reçoit un faux jeton : ce n'est pas { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-event-denied-missed-shown = { $place } : ce n'est pas { WORD($value, of: "bomb_busters-value", form: "a") } ; il ne reste plus de tel jeton.
bomb_busters-event-denied-missed-known = { $place } : ce n'est pas { WORD($value, of: "bomb_busters-value", form: "a") }, comme tout le monde le sait.
bomb_busters-action-deny = Un faux jeton : ce n'est pas { WORD($value, of: "bomb_busters-value", form: "a") }
bomb_busters-mine-choose-liar = Votre faux jeton : choisissez un de vos fils bleus, puis un nombre qui n'est pas le sien.
bomb_busters-status-choose-liar = { $name } place un faux jeton.
bomb_busters-mission-11-title = Bleu qui mord
bomb_busters-mission-11-briefing = Une carte Nombre est révélée, et les quatre fils bleus de ce nombre comptent comme rouges. Si on en désigne un, la bombe explose ; on les révèle quand il ne reste rien d'autre.
bomb_busters-mission-20-title = L'intrus au bout
bomb_busters-mission-20-briefing = Sur chaque support, le dernier fil distribué n'est pas trié : il est tout à droite avec un X, et peut être n'importe lequel. Aucun équipement ne le touche.
bomb_busters-mission-35-title = D'abord les jaunes
bomb_busters-mission-35-briefing = Un fil bleu de chaque support se tient non trié tout à droite avec un X. On ne peut le couper qu'après les quatre jaunes, et aucun équipement ne le touche. D'abord, tous sauf le capitaine peuvent prendre un personnage spécial à la place du Double détecteur ; il sert une fois.
bomb_busters-mission-17-title = Mentir honnêtement
bomb_busters-mission-17-briefing = Le capitaine ment, et tout le monde le sait : chacun de ses jetons dit ce qu'un fil n'est pas. Il commence par deux, et n'utilise pas d'équipement.
bomb_busters-event-padlocked = Carte Nombre sur l'équipement { WORD($card, of: "bomb_busters-card") } : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-cards-turned-down = Carte retournée : { $values }.
bomb_busters-event-cards-turned-up = Plus aucune carte visible : toutes celles qui restent reviennent.
bomb_busters-event-turned-up = Retourné et prêt : { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-named = { $name } nomme qui doit couper : { $chosen }.
bomb_busters-mine-draw-padlocks = On pioche les cartes Nombre.
bomb_busters-mine-draw-thaw = On pioche les cartes Nombre.
bomb_busters-mine-draw-radar = On pioche les cartes Nombre.
bomb_busters-status-draw-padlocks = On pioche les cartes Nombre.
bomb_busters-status-draw-thaw = On pioche les cartes Nombre.
bomb_busters-status-draw-radar = On pioche les cartes Nombre.
bomb_busters-mine-choose-radar = Qui doit couper { $value } ?
bomb_busters-status-choose-radar = { $name } nomme qui doit couper.
bomb_busters-mission-12-title = Cadenas
bomb_busters-mission-12-briefing = Sur chaque carte Équipement se trouve une carte Nombre. L'équipement n'est débloqué que lorsque ses deux fils sont coupés, et deux de la carte Nombre aussi, dans n'importe quel ordre.
bomb_busters-mission-15-title = Sous la glace
bomb_busters-mission-15-briefing = L'équipement est face cachée, sous la glace. Chaque fois que les quatre fils de la carte Nombre visible sont coupés, un équipement dégèle et il est prêt, quel que soit son numéro ; puis on retourne la carte Nombre suivante.
bomb_busters-mission-18-title = Au radar
bomb_busters-mission-18-briefing = Ni premiers jetons ni équipement, sauf le radar : à chaque tour on retourne une carte Nombre, chaque support dit s'il a cette valeur, et qui l'a retournée nomme qui doit la couper.
bomb_busters-mission-26-title = Douze cartes
bomb_busters-mission-26-briefing = Les douze cartes Nombre sont visibles. Qui coupe retourne la carte de cette valeur, et ce qui est retourné ne peut plus être coupé tant qu'il en reste de visibles. Qui n'a rien de visible passe son tour.
bomb_busters-place-x = marqué X
bomb_busters-twist-liar = Les jetons { ELIDE("de", $name) } sont faux : ils disent ce qu'un fil n'est pas.
bomb_busters-twist-liar-mine = Vos jetons sont faux : ils disent ce qu'un fil n'est pas.
bomb_busters-fact-parity = C'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-fact-counted = Il y en a { $count } de sa valeur sur son support.
bomb_busters-wire-as-red = { $number } bleu, qui compte comme rouge
bomb_busters-side-left = gauche
bomb_busters-side-right = droit
bomb_busters-card-short-false-bottom = Double fond
bomb_busters-card-line-false-bottom = apporte deux autres cartes
bomb_busters-card-locked-yellow = bloqué (fils jaunes coupés : { $cut } sur { $needed })
bomb_busters-card-unlocks-yellow = Se débloque quand { $needed } fils jaunes sont coupés ; pour l'instant : { $cut }.
bomb_busters-card-locked-twice = { $number ->
    [none] bloqué par deux cadenas (fils jaunes coupés : { $cut } sur { $needed } ; fils de valeur { $also } : { $also_cut } sur { $also_needed })
   *[other] bloqué par deux cadenas (fils de valeur { $number } coupés : { $cut } sur { $needed } ; de valeur { $also } : { $also_cut } sur { $also_needed })
}
bomb_busters-card-unlocks-twice = { $number ->
    [none] Deux cadenas : il faut { $needed } fils jaunes coupés (pour l'instant { $cut }) et { $also_needed } fils de valeur { $also } (pour l'instant { $also_cut }).
   *[other] Deux cadenas : il faut { $needed } fils de valeur { $number } coupés (pour l'instant { $cut }) et { $also_needed } de valeur { $also } (pour l'instant { $also_cut }).
}
bomb_busters-when-instant = Tout seul, dès qu'il est débloqué.
bomb_busters-effect-false-bottom = On pioche deux autres cartes Équipement. Ce qui est déjà coupé compte pour elles.
bomb_busters-over-title-missed = Boum !
bomb_busters-ahead-miss-fatal = Si c'est faux, la bombe explose : cette mission ne vous pardonne aucune erreur.
bomb_busters-ahead-special = Une fois commencée, elle va jusqu'au bout : désignez-les tous, il y en a { $wires }. Une seule erreur, et la bombe explose.
bomb_busters-ahead-end = De la rangée vient ensuite la valeur { $value }.
bomb_busters-ahead-special-wrong = Ce n'est pas { WORD($value, of: "bomb_busters-value") } : la bombe explose.
bomb_busters-card-false-bottom = Double fond
    .the = le Double fond
bomb_busters-value-even = pair
    .a = un nombre pair
    .many = pairs
    .cap = Pair
bomb_busters-value-odd = impair
    .a = un nombre impair
    .many = impairs
    .cap = Impair
bomb_busters-value-x1 = ×1 sur son support
    .a = ×1 sur son support
    .many = ×1 sur son support
    .cap = ×1 sur son support
bomb_busters-value-x2 = ×2 sur son support
    .a = ×2 sur son support
    .many = ×2 sur son support
    .cap = ×2 sur son support
bomb_busters-value-x3 = ×3 sur son support
    .a = ×3 sur son support
    .many = ×3 sur son support
    .cap = ×3 sur son support
bomb_busters-value-x4 = ×2 et ×2 sur son support
    .a = ×2 et ×2 sur son support
    .many = ×2 et ×2 sur son support
    .cap = ×2 et ×2 sur son support
bomb_busters-twist-guess = Avant chaque tour, une carte Nombre est posée face cachée. Cartes restantes dans la pioche : { $deck }.
bomb_busters-twist-guess-laid = { $name } a posé une carte face cachée : si cette valeur est coupée maintenant, le détonateur avance d'un cran.
bomb_busters-twist-guess-mine = Vous avez posé { $value } : si { $name } la coupe maintenant, le détonateur avance d'un cran.
bomb_busters-twist-guess-own = Vos cartes Nombre
bomb_busters-twist-guess-count =
    { $known ->
        [none] { $name } : cartes Nombre { $count }
       *[other] { $name } : cartes Nombre { $count }, connues { $known }
    }
bomb_busters-twist-weak-link = Parmi vous se cache un maillon faible, qui respecte une contrainte en secret.
bomb_busters-twist-weak-link-mine = Le maillon faible, c'est vous : respectez { $rule }, sans vous faire remarquer.
bomb_busters-twist-weak-link-not = Le maillon faible, ce n'est pas vous, et votre carte ne lie personne : { $rule }. À côté de chaque nom, les cartes qui peuvent lier ce joueur.
bomb_busters-twist-weak-link-found = Le maillon faible est découvert et plus rien ne le lie : les personnages de tout le monde comptent.
bomb_busters-twist-weak-link-gone = Les cartes de tous sont parties : plus rien ne vous lie.
bomb_busters-twist-weak-link-may = { $name }, si c'est le maillon faible : { $letters }
bomb_busters-accuse = Désigner le maillon faible
bomb_busters-accuse-who = Qui est le maillon faible ?
bomb_busters-accuse-not = Pas maintenant
bomb_busters-letters = Cartes Contrainte
bomb_busters-letters-own = À vos tours, vous ne coupez que les valeurs de votre carte.
bomb_busters-player-beside = À côté du support : pas { $values }
bomb_busters-twist-special-red = Les fils rouges ne se coupent que tous ensemble, par l'action spéciale. Désignés : { $pointed } sur { $wires }.
bomb_busters-twist-special-yellow = Tous les fils jaunes qui restent, d'un coup. Désignés : { $pointed } sur { $wires }.
bomb_busters-twist-special-pile = Cartes dans la pile : { $pile }.
bomb_busters-event-character-taken = { $name } a un personnage avec { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-event-constraint-taken = { $name } prend la contrainte { WORD($letter, of: "bomb_busters-constraint") }.
bomb_busters-event-constraint-down = { $name } ne peut plus respecter la contrainte { $letter } : la carte est retournée.
bomb_busters-event-constraint-laid = Pour tous désormais : contrainte { WORD($letter, of: "bomb_busters-constraint") }.
bomb_busters-event-constraint-laid-no-letter = La dernière carte Contrainte s'en va : tout est libre.
bomb_busters-action-take = Personnage avec { WORD($card, of: "bomb_busters-card", form: "the") }
bomb_busters-action-constrain = Contrainte { WORD($letter, of: "bomb_busters-constraint") }
bomb_busters-action-keep = Laisser la carte Contrainte
bomb_busters-action-change = Changer la carte Contrainte
bomb_busters-mine-choose-characters = Quel personnage jouez-vous ?
bomb_busters-status-choose-characters = { $name } choisit un personnage.
bomb_busters-mine-choose-own-constraints = Quelle carte Contrainte prenez-vous ?
bomb_busters-status-choose-own-constraints = { $name } choisit une carte Contrainte.
bomb_busters-mine-choose-open-constraint = À vous, Capitaine : la carte Contrainte reste-t-elle ?
bomb_busters-status-choose-open-constraint = { $name } décide si la carte Contrainte reste.
bomb_busters-mine-draw-open-constraint = Une carte Contrainte est révélée.
bomb_busters-status-draw-open-constraint = Une carte Contrainte est révélée.
bomb_busters-card-short-personal-radar = Radar personnel
bomb_busters-card-short-personal-talkies = Talkies personnels
bomb_busters-card-short-personal-triple = Triple personnel
bomb_busters-card-short-personal-ray = X ou Y personnel
bomb_busters-card-line-personal-radar = une fois, à vous seul : demander un nombre à chaque support
bomb_busters-card-line-personal-talkies = une fois, à vous seul : échanger un fil avec un partenaire
bomb_busters-card-line-personal-triple = une fois, à vous seul : désigner trois fils
bomb_busters-card-line-personal-ray = une fois, à vous seul : annoncer deux valeurs
bomb_busters-effect-personal-radar = Donnez un nombre. Chaque support, le vôtre aussi, dit s'il porte un fil bleu non coupé de ce nombre. Une fois par mission, sans déblocage.
bomb_busters-effect-personal-talkies = Échangez un de vos fils non coupés avec un partenaire. Une fois par mission, sans déblocage.
bomb_busters-effect-personal-triple = Désignez trois fils d'un même partenaire et annoncez un nombre. Une fois par mission, sans déblocage.
bomb_busters-effect-personal-ray = Annoncez deux valeurs au lieu d'une, toutes deux en main. Une fois par mission, sans déblocage.
bomb_busters-event-special-begun = { $name } tente l'action spéciale.
bomb_busters-event-special-judged = Tous n'ont pas cette valeur : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-special-judged-right = Tous ont bien cette valeur : { WORD($value, of: "bomb_busters-value") } !
bomb_busters-event-pile-shrank = Une carte quitte la pile sans être vue : reste { $left }.
bomb_busters-event-token-drawn = Un jeton est pioché : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-token-handed = { $name } donne à { $chosen } un jeton : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-token-beside = { $name } n'a pas cette valeur : { WORD($value, of: "bomb_busters-value") }. Le jeton reste à côté du support.
bomb_busters-event-token-returned = Ce que { $name } a de cette valeur est déjà connu : { WORD($value, of: "bomb_busters-value") }. Le jeton retourne à la réserve.
bomb_busters-event-holds-all = { $name } a toutes les valeurs dont il reste un jeton.
bomb_busters-event-marked-handed-token = { $name } place le jeton devant { $place } : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-ended-special = Ce n'était pas ce qu'il fallait : la bombe explose.
bomb_busters-over-reason-special = L'action spéciale a désigné un mauvais fil.
bomb_busters-over-title-special = Boum !
bomb_busters-ended-special = Kaboum ! L'un d'eux était faux.
bomb_busters-action-special = Action spéciale : désigner les fils ensemble
bomb_busters-action-token = Jeton { WORD($value, of: "bomb_busters-value") }
bomb_busters-mine-choose-special = Fil { $pointed } sur { $wires } : valeur { WORD($value, of: "bomb_busters-value") }, même chez vous.
bomb_busters-status-choose-special = { $name } désigne les fils de l'action spéciale.
bomb_busters-mine-draw-special = L'action spéciale se prépare.
bomb_busters-status-draw-special = L'action spéciale se prépare.
bomb_busters-mine-choose-random-tokens = Votre premier jeton : devant quel fil va-t-il ?
bomb_busters-status-choose-random-tokens = { $name } place le premier jeton.
bomb_busters-mine-draw-random-tokens = Un jeton est pioché.
bomb_busters-status-draw-random-tokens = Un jeton est pioché.
bomb_busters-mine-choose-absent-tokens = Quelle valeur n'avez-vous pas ?
bomb_busters-status-choose-absent-tokens = { $name } dit une valeur absente.
bomb_busters-mine-choose-handed-tokens =
    { $to ->
        [none] Votre jeton : devant quel fil de valeur { WORD($value, of: "bomb_busters-value") } ?
       *[other] Quel jeton pour { $to } ?
    }
bomb_busters-status-choose-handed-tokens =
    { $to ->
        [none] { $name } place un jeton.
       *[other] { $name } choisit un jeton pour { $to }.
    }
bomb_busters-mine-choose-drawn-tokens =
    { $to ->
        [none] Votre jeton : devant quel fil de valeur { WORD($value, of: "bomb_busters-value") } ?
       *[other] Prenez un jeton : vous le placez aussitôt.
    }
bomb_busters-status-choose-drawn-tokens = { $name } prend ou place un jeton.
bomb_busters-mine-draw-drawn-tokens = Des jetons sont piochés.
bomb_busters-status-draw-drawn-tokens = Des jetons sont piochés.
bomb_busters-event-number-dealt = { $name } reçoit une carte Nombre : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-number-dealt-no-value = { $name } reçoit une carte Nombre.
bomb_busters-event-card-laid = { $name } pose une carte Nombre contre { $chosen } : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-card-laid-no-value = { $name } pose une carte Nombre face cachée contre { $chosen }.
bomb_busters-event-card-opened = La carte { ELIDE("de", $name) } était { WORD($value, of: "bomb_busters-value") } : pas cette fois.
bomb_busters-event-card-opened-hit = La carte { ELIDE("de", $name) } était { WORD($value, of: "bomb_busters-value") } : deviné !
bomb_busters-event-card-taken = { $name } prend la carte Nombre sans la révéler.
bomb_busters-event-card-discarded = La carte Nombre { WORD($value, of: "bomb_busters-value") } quitte la partie.
bomb_busters-event-dial-moved-guessed = Le détonateur avance d'un cran, car c'était deviné : reste { $left }.
bomb_busters-figure-dial-guessed = −1 : deviné !
bomb_busters-action-lay-card = Poser la carte Nombre { WORD($value, of: "bomb_busters-value") }
bomb_busters-mine-choose-guess = Une carte contre { $to } : posez une valeur qui ne sera sans doute pas coupée.
bomb_busters-status-choose-guess = { $name } pose une carte Nombre face cachée.
bomb_busters-mine-draw-guess = Des cartes Nombre sont distribuées.
bomb_busters-status-draw-guess = Des cartes Nombre sont distribuées.
bomb_busters-event-roles-dealt = Personnages et cartes Contrainte sont face cachée devant chacun.
bomb_busters-event-link-blocked = Le maillon faible est { $name }, qui ne peut obéir : toutes les cartes cachées s'en vont sans être vues.
bomb_busters-event-accused = { $name } désigne { $chosen } avec { $letter }. Faux !
bomb_busters-event-accused-right = { $name } désigne { $chosen } avec { $letter }. Juste : les personnages sont révélés, et plus rien ne lie personne !
bomb_busters-event-dial-moved-blocked = Le détonateur bouge de deux crans pour le maillon faible : reste { $left }.
bomb_busters-event-dial-moved-accused = Le détonateur avance d'un cran, car c'était faux : reste { $left }.
bomb_busters-figure-dial-blocked = −2 : bloqué !
bomb_busters-figure-dial-accused = −1 : faux !
bomb_busters-action-accuse = Le maillon faible est { $name }, avec { WORD($letter, of: "bomb_busters-constraint") }
bomb_busters-mine-draw-weak-link = Les rôles sont distribués face cachée.
bomb_busters-status-draw-weak-link = Les rôles sont distribués face cachée.
bomb_busters-card-personal-radar = Radar personnel
    .the = le Radar personnel
bomb_busters-card-personal-talkies = Talkies-walkies personnels
    .the = les Talkies-walkies personnels
bomb_busters-card-personal-triple = Triple détecteur personnel
    .the = le Triple détecteur personnel
bomb_busters-card-personal-ray = Rayon X ou Y personnel
    .the = le Rayon X ou Y personnel
bomb_busters-constraint-A = A, valeurs paires seulement
bomb_busters-constraint-B = B, valeurs impaires seulement
bomb_busters-constraint-C = C, de 1 à 6 seulement
bomb_busters-constraint-D = D, de 7 à 12 seulement
bomb_busters-constraint-E = E, de 4 à 9 seulement
bomb_busters-constraint-F = F, rien de 4 à 9
bomb_busters-constraint-G = G, pas d'équipement
bomb_busters-constraint-H = H, aucun fil à jeton, et pas de nouveau jeton
bomb_busters-constraint-I = I, pas le dernier fil non coupé d'un support
bomb_busters-constraint-J = J, pas le premier fil non coupé d'un support
bomb_busters-constraint-K = K, pas de Coupe en solo
bomb_busters-constraint-L = L, une erreur coûte deux crans
bomb_busters-mission-31-title = À chacun sa contrainte
bomb_busters-mission-31-briefing = Chacun prend une carte Contrainte et la respecte à ses tours. Quand la vôtre ne vous laisse rien à couper, elle est retournée pour de bon. À partir d'ici, il y a des personnages spéciaux.
bomb_busters-mission-32-title = La règle du moment
bomb_busters-mission-32-briefing = Une carte Contrainte face visible s'impose à tous. Avant chaque tour, le Capitaine peut la remplacer par la suivante ; personne ne sait laquelle. D'abord, tous sauf le capitaine peuvent prendre un personnage spécial à la place du Double détecteur ; il sert une fois.
bomb_busters-mission-13-title = Trois rouges d'un coup
bomb_busters-mission-13-briefing = Les trois rouges ont été distribués en premier, un par un à partir du capitaine : vous savez donc qui les a. Ils se coupent ensemble ou jamais : désignez les trois fils, sans erreur. Les premiers jetons sont tirés au sort, et celui d'une valeur absente reste à côté du support.
bomb_busters-mission-22-title = Ce qui n'y est pas
bomb_busters-mission-22-briefing = Les premiers jetons disent ce qui manque à votre main : deux chacun, à côté du support. Une fois deux fils jaunes coupés, chacun passe à gauche un jeton à placer en toute vérité.
bomb_busters-mission-23-title = Les quatre ou rien
bomb_busters-mission-23-briefing = Un nombre ne se coupe qu'en désignant ses quatre fils d'un coup ; une erreur fait tout exploser. D'ici là, une pile de sept cartes Équipement perd une carte à chaque tour de table ; ce qui en reste est ensuite à vous.
bomb_busters-mission-27-title = À mains nues
bomb_busters-mission-27-briefing = Personne n'a d'équipement personnel. Une fois deux fils jaunes coupés, on pioche autant de jetons que de joueurs : chacun en prend un et le place en toute vérité.
bomb_busters-mission-29-title = Les devins
bomb_busters-mission-29-briefing = Avant votre tour, un voisin pose une carte Nombre face cachée. Coupez justement cette valeur, et le détonateur avance d'un cran ; la carte est ensuite à vous, pour les autres.
bomb_busters-mission-34-title = Le maillon faible
bomb_busters-mission-34-briefing = Chacun choisit un personnage ; puis ceux-ci et la carte du Capitaine sont mélangés et distribués face cachée, avec une carte Contrainte chacun. Qui reçoit la carte du Capitaine, capitaine ou non, est le maillon faible, et respecte sa contrainte en secret. Désignez le joueur et la carte : chacun pourra alors utiliser son personnage.
bomb_busters-mission-33-title = Tout sur pair
bomb_busters-mission-33-briefing = Les jetons ne disent que pair ou impair, et il y a plus de rouge dans la mallette. Tous, sauf le capitaine, peuvent prendre un personnage spécial à la place du Double détecteur : son équipement n'est qu'à lui, sert une fois et n'est pas à débloquer.
bomb_busters-twist-handed-mine = Ce jeton, c'est à vous de le placer, devant un fil de valeur { WORD($value, of: "bomb_busters-value") }.
bomb_busters-twist-radar-mine = À vous de couper { $value }.
bomb_busters-twist-radar-choose = Choisissez qui coupe { $value } : les supports en jaune en ont.
bomb_busters-prompt-turn-radar = Coupez { $value } : touchez le fil de quelqu'un d'autre qui pourrait l'être.
bomb_busters-twist-special-none = Les fils d'une certaine valeur ne se coupent que tous ensemble : { $wires }. Laquelle, on le verra après les premiers jetons.
bomb_busters-twist-left-short = jetons restants
bomb_busters-board-bites = Valeur { $number } : compte comme rouge
bomb_busters-board-red-together = rouges : { $in_play }, tous ensemble seulement
bomb_busters-briefing-token-random-tokens = Pour commencer, un jeton est pioché pour chacun, et placé devant un fil de cette valeur.
bomb_busters-briefing-token-absent-tokens = Pour commencer, chacun pose à côté de son support deux jetons : des valeurs qu'il n'a pas.
bomb_busters-briefing-token-radar = Il n'y a pas de premiers jetons : à chaque tour, c'est le radar qui renseigne.
bomb_busters-briefing-token-liar = Pour commencer, chacun place un jeton devant un de ses fils bleus : tous vrais, sauf les deux du capitaine.
bomb_busters-briefing-token-count = Pour commencer, chacun place un jeton devant un de ses fils bleus : il dit combien de fois la valeur s'y trouve.
bomb_busters-prompt-token-count = Choisissez un fil bleu : tous sauront combien de fois sa valeur s'y trouve.
bomb_busters-prompt-post-count = Choisissez un de vos fils bleus : tous sauront combien de fois sa valeur s'y trouve.
bomb_busters-briefing-token-parity = Pour commencer, chacun place un jeton devant un de ses fils bleus : pair ou impair.
bomb_busters-briefing-lost-clock = L'horloge à zéro aussi.
bomb_busters-briefing-won_red-special-R = Tous les fils coupés : la bombe est désamorcée, et vous gagnez ensemble. Le détonateur sur la tête de mort : elle explose.
bomb_busters-briefing-also-sequence = Des valeurs de la rangée, on ne peut couper que celle dont c'est le tour. Rien en main qui puisse être coupé ? Alors la bombe explose.
bomb_busters-prompt-token-parity = Choisissez un fil bleu : tous sauront s'il est pair ou impair.
bomb_busters-prompt-post-parity = Choisissez un de vos fils bleus : tous sauront s'il est pair ou impair.
bomb_busters-briefing-sorted-x-wires = Chaque support est rangé en ordre croissant, sauf le fil marqué X, au bout.
bomb_busters-briefing-red_cut-special-R = Un fil rouge désigné lors d'une coupe met fin à la mission.
bomb_busters-briefing-reds-special-R = Vous savez où sont les trois rouges ? Désignez-les ensemble par l'action spéciale.
bomb_busters-accuse-cost = À la moindre erreur sur le joueur ou la carte, le détonateur avance d'un cran ; votre tour continue de toute façon.
bomb_busters-constraint-short-A = pair
bomb_busters-constraint-short-B = impair
bomb_busters-constraint-short-C = 1–6
bomb_busters-constraint-short-D = 7–12
bomb_busters-constraint-short-E = 4–9
bomb_busters-constraint-short-F = pas 4–9
bomb_busters-constraint-short-G = pas d'équipement
bomb_busters-constraint-short-H = pas de jetons
bomb_busters-constraint-short-I = pas le dernier
bomb_busters-constraint-short-J = pas le premier
bomb_busters-constraint-short-K = pas de Coupe en solo
bomb_busters-constraint-short-L = une erreur : 2 crans
bomb_busters-mission-30-title = Chaque seconde compte
bomb_busters-mission-30-briefing = Une voix vous donne sept épreuves l'une après l'autre, de 15 ou 20 secondes chacune : coupez deux fils du nombre visible. L'horloge, s'il y en a une, tourne aussi pendant les tours des autres. Trop tard à la première, et le détonateur avance d'un cran ; à la troisième, et une carte Équipement est perdue ; à la cinquième, et qui joue se tait pendant la sixième. Les autres ne coûtent rien, et certaines rapportent. Ensuite trois valeurs seulement, et enfin tous les fils jaunes d'un coup.
bomb_busters-action-slip = J'ai parlé : ça m'a échappé
bomb_busters-event-trial-began-nothing = On joue librement pendant { $seconds } secondes.
bomb_busters-event-trial-began-nothing-no-seconds = On joue librement.
bomb_busters-event-trial-began-number = Épreuve { $number } : deux fils de valeur { $values } en { $seconds } secondes.
bomb_busters-event-trial-began-number-no-seconds = Épreuve { $number } : deux fils de valeur { $values }.
bomb_busters-event-trial-began-values = On ne coupe plus que { $values }, tous leurs fils, en { $seconds } secondes.
bomb_busters-event-trial-began-values-no-seconds = On ne coupe plus que { $values }, tous leurs fils.
bomb_busters-event-trial-began-yellows = Tous les fils jaunes d'un coup, et le reste en { $seconds } secondes.
bomb_busters-event-trial-began-yellows-no-seconds = Tous les fils jaunes d'un coup, puis le reste.
bomb_busters-event-trial-ended-won = L'épreuve { $number } est réussie.
bomb_busters-event-trial-ended-lost = Le temps de l'épreuve { $number } est écoulé.
bomb_busters-event-card-lost = { WORD($card, of: "bomb_busters-card") } : carte perdue, sans avoir servi.
bomb_busters-event-hushed = { $name } ne peut pas parler pendant l'épreuve suivante.
bomb_busters-event-slipped = { $name } a parlé quand même.
bomb_busters-event-yellows-told =
    { $count ->
        [0] { $name } n'a pas de fil jaune.
        [one] { $name } a { $count } fil jaune.
       *[other] { $name } a { $count } fils jaunes.
    }
bomb_busters-event-held-told = { $name } n'a pas { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-held-told-held = { $name } a { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-dial-moved-trial = Le détonateur avance d'un cran, car l'épreuve n'est pas réussie : reste { $left }.
bomb_busters-event-dial-moved-slip = Le détonateur avance d'un cran, car le silence est rompu : reste { $left }.
bomb_busters-figure-dial-trial = −1 : trop tard !
bomb_busters-figure-dial-slip = −1 : silence rompu !
bomb_busters-fact-among = Dans la main où il était, { $count } étaient { WORD($value, of: "bomb_busters-value") }.
bomb_busters-mine-draw-trials = Une carte Nombre est piochée.
bomb_busters-status-draw-trials = Une carte Nombre est piochée.
bomb_busters-twist-trials-nothing = On joue librement. Les épreuves arrivent bientôt.
bomb_busters-twist-trials-number = Épreuve { $number } sur { $of } : { $needed } fils de valeur { $values } en tout.
bomb_busters-twist-trials-values = On ne coupe que { $values }, tous leurs fils.
bomb_busters-twist-trials-yellows = Le reste, sans autre épreuve.
bomb_busters-twist-trials-card = { $value } : { $cut } sur { $needed }
bomb_busters-twist-trials-won-yellows = À temps : chacun dit combien de fils jaunes il a.
bomb_busters-twist-trials-won-hold = À temps : qui joue pioche une carte Nombre et dit s'il a ce nombre.
bomb_busters-twist-trials-won-rest = À temps : les autres fils de ce nombre sont coupés aussi.
bomb_busters-twist-trials-won-mission = À temps : c'est gagné.
bomb_busters-twist-trials-lost-dial = Trop tard : le détonateur avance d'un cran.
bomb_busters-twist-trials-lost-equipment = Trop tard : une carte Équipement est perdue.
bomb_busters-twist-trials-lost-silence = Trop tard : qui joue se tait pendant l'épreuve suivante.
bomb_busters-twist-trials-lost-mission = Trop tard : la bombe explose.
bomb_busters-twist-trials-hushed = { $name } ne peut pas parler.
bomb_busters-twist-trials-hushed-mine = Vous ne pouvez pas parler en ce moment.
bomb_busters-voice-trials-nothing = Échauffez-vous.
bomb_busters-voice-trials-number = Deux fils de valeur { $values }. { $seconds } secondes.
bomb_busters-voice-trials-values = Seulement { $values }. Tous.
bomb_busters-voice-trials-yellows = Tous les fils jaunes, d'un coup. Puis le reste.
bomb_busters-action-begin = Commencer le tour, sans rien à couper
bomb_busters-board-locked-for = bloqué pour { $name } par la carte
bomb_busters-twist-drawn-tokens-now = Chacun prend un de ces jetons et le place.
bomb_busters-player-holds = { $count ->
    [one] A un fil rouge
   *[other] A { $count } fils rouges
}
bomb_busters-player-holds-among = { $count ->
    [one] A un fil rouge, quelque part sur { $among }
   *[other] A { $count } fils rouges, quelque part sur { $among }
}
bomb_busters-player-holds-maybe = A peut-être un fil rouge : un fil a été échangé
bomb_busters-prompt-turn-stuck = Vous n'avez rien qui puisse être coupé. Une carte peut encore aider ; si vous commencez sans elle, la bombe explose.
bomb_busters-prompt-turn-special = Il ne reste que l'action spéciale : désignez les fils tous ensemble.
bomb_busters-twist-guess-over = Il ne reste aucune carte Nombre : plus rien n'est posé.
bomb_busters-twist-guess-laid-perhaps = { $name } a posé une carte face cachée, peut-être une de celles en pointillé : si cette valeur est coupée maintenant, le détonateur avance d'un cran.
bomb_busters-twist-guess-laid-surely = { $name } a posé face cachée une des cartes en pointillé : si cette valeur est coupée maintenant, le détonateur avance d'un cran.
bomb_busters-twist-guess-may_be = { $name } : cartes Nombre { $count }, connues et peut-être celle qui est posée { $known }
bomb_busters-twist-handed-tokens-over = Chacun a donné un jeton à gauche : c'est fait.
bomb_busters-twist-handed-tokens-now = Deux fils jaunes sont coupés : chacun donne un jeton à gauche.
bomb_busters-twist-drawn-tokens-over = Chacun a placé un jeton : c'est fait.
