bomb_busters-over-reason-defused = Tous les fils sont coupés ou révélés : la bombe est inoffensive.
bomb_busters-over-reason-red = Un fil rouge a été coupé.
bomb_busters-over-reason-dial = Le détonateur a atteint la tête de mort.
bomb_busters-over-reason-stuck = Plus personne ne pouvait rien faire.

bomb_busters-or = {" "}ou{" "}

bomb_busters-nowhere = aucun

bomb_busters-colour-blue = bleu
    .many = bleus
bomb_busters-colour-yellow = jaune
    .many = jaunes
bomb_busters-colour-red = rouge
    .many = rouges

bomb_busters-printed-yellow = { $number },1
bomb_busters-printed-red = { $number },5

bomb_busters-wire-blue = bleu { $number }
bomb_busters-wire-yellow = jaune { $number }
bomb_busters-wire-red = rouge { $number }

bomb_busters-event-captain-named = Le sort désigne { $name } : capitaine de cette mission.
bomb_busters-event-drawn = Un marqueur signale le fil { $wire }.
bomb_busters-event-removed-no-wire = L'un des fils { WORD($colour, of: "bomb_busters-colour", form: "many") } marqués quitte le jeu sans être vu.
bomb_busters-event-removed = L'un des fils { WORD($colour, of: "bomb_busters-colour", form: "many") } marqués quitte le jeu : { $wire }.
bomb_busters-event-equipped = Sur l'établi, à débloquer : { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-dealt = { $name } reçoit un fil : { $wire }.
bomb_busters-event-dealt-no-wire = { $name } reçoit un fil.
bomb_busters-event-sorted = Tous les fils sont en place.
bomb_busters-event-marked-first-token = { $name } place un jeton devant { $place } : c'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-event-marked-missed-token = { $place } reçoit son jeton : c'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-event-marked-missed-shown = Faute de jeton, { $place } est montré à tous : c'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-event-marked-missed-known = { $place } est { WORD($value, of: "bomb_busters-value", form: "a") }, tout le monde le sait.
bomb_busters-event-marked-post-it-token = { $name } colle un jeton devant { $place } : c'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-event-marked-post-it-shown = Faute de jeton, { $name } montre { $place } : c'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-event-nothing-to-mark = { $name } n'a aucun fil bleu dont il reste un jeton.
bomb_busters-event-turn = Tour { $turn } : { $name }.
bomb_busters-event-turn-skipped = { $name } ne peut rien faire et passe son tour.
bomb_busters-event-pointed = { $name } désigne { $place }.
bomb_busters-event-pointed-no-slot = { $name } désigne tout le support { $place }.
bomb_busters-event-announced = { $name } annonce { $values }. Faux !
bomb_busters-event-announced-right = { $name } annonce { $values }. Juste !
bomb_busters-event-wire-cut = { $place } est coupé : { $wire }.
bomb_busters-event-solo-cut = { $name } fait une Coupe en solo : { $count } × { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-reds-revealed = { $name } n'a plus que du rouge, et le révèle.
bomb_busters-event-dial-moved-missed = Le détonateur avance d'un cran : il en reste { $left }.
bomb_busters-event-dial-moved-rewinder = Le détonateur recule d'un cran : il en reste { $left }.
bomb_busters-event-red-spared = Rouge ! Le Stabilisateur tient bon, et rien n'explose.
bomb_busters-event-validated = Les quatre { WORD($value, of: "bomb_busters-value", form: "many") } sont coupés.
bomb_busters-event-unlocked = Équipement débloqué : { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-used = { $name } utilise { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-event-put-back = { $name } repose { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-event-labelled-label-equal = { $name } étiquette { $place } et le fil à sa droite : égaux.
bomb_busters-event-labelled-label-unequal = { $name } étiquette { $place } et le fil à sa droite : différents.
bomb_busters-event-partner-chosen = { $name } et { $partner } échangent un fil.
bomb_busters-event-given = { $name } pose { $place } face cachée.
bomb_busters-event-taken = { $name } range en { $place } le fil reçu { ELIDE("de", $giver) } : { $wire }.
bomb_busters-event-taken-no-wire = { $name } range en { $place } le fil reçu { ELIDE("de", $giver) }.
bomb_busters-event-recharged = Le Double détecteur { ELIDE("de", $name) } est rechargé.
bomb_busters-event-scanned = { $name } interroge le radar sur les { WORD($value, of: "bomb_busters-value", form: "many") }. Supports qui en ont : { $found }.
bomb_busters-event-passed-on = { $name } prend un café ; { $chosen } joue à sa place.
bomb_busters-event-ended-defused = La bombe est désamorcée !
bomb_busters-event-ended-red = Un fil rouge : la bombe explose.
bomb_busters-event-ended-dial = Le détonateur est sur la tête de mort : la bombe explose.
bomb_busters-event-ended-stuck = Personne ne peut plus rien faire : la bombe explose.

bomb_busters-log-pointed = Et { $place }.
bomb_busters-log-pointed-no-slot = Et tout le support { $place }.
bomb_busters-log-announced = Annonce { $values } : faux !
bomb_busters-log-announced-right = Annonce { $values } : juste !

bomb_busters-figure-cut = { $cut } sur { $of }
bomb_busters-figure-validated = Plus un seul { WORD($value, of: "bomb_busters-value") } !
bomb_busters-figure-unlocked = Débloqué !
bomb_busters-figure-dial-missed = −1 : faux !
bomb_busters-figure-dial-rewinder = +1

bomb_busters-danger-red = Rouge, et tout saute : { $percent } %
bomb_busters-danger-red-certain = C'est rouge : la bombe explose.
bomb_busters-danger-red-all = Tous rouges : { $percent } %
bomb_busters-danger-ask = Annoncer { $values } ? C'est peut-être rouge ({ $percent } %) : la bombe exploserait.
bomb_busters-danger-ask-all = Annoncer { $values } ? Ils sont peut-être tous rouges ({ $percent } %) : la bombe exploserait.
bomb_busters-danger-maybe = C'est peut-être rouge
bomb_busters-danger-maybe-all = Ils sont peut-être tous rouges
bomb_busters-danger-ask-maybe = Ce fil est peut-être rouge : la bombe exploserait.
bomb_busters-danger-ask-maybe-all = Ces fils sont peut-être tous rouges : la bombe exploserait.
bomb_busters-danger-never = { $values } : impossible ici, c'est faux à coup sûr.
bomb_busters-danger-never-last = { $values } : impossible ici, c'est faux à coup sûr, et la bombe explose.
bomb_busters-danger-insist = Annoncer { $values } quand même
bomb_busters-danger-think = Réfléchir encore

bomb_busters-action-mark = Placer un jeton devant { $place }
bomb_busters-action-point = Désigner { $place }
bomb_busters-action-point-no-slot = Désigner tout le support { $place }
bomb_busters-action-announce = Annoncer { $values }
bomb_busters-action-cut = Couper { $place }
bomb_busters-action-lay = Révéler { $place }
bomb_busters-action-solo = Coupe en solo : tous les { WORD($value, of: "bomb_busters-value", form: "many") } restants
bomb_busters-action-reveal = Révéler mes fils rouges
bomb_busters-action-use = Utiliser { WORD($card, of: "bomb_busters-card", form: "the") }
bomb_busters-action-label = Étiqueter { $place } et le fil à sa droite
bomb_busters-action-partner = Échanger avec { $name }
bomb_busters-action-give = Donner { $place }
bomb_busters-action-insert = Ranger en { $place }
bomb_busters-action-recharge = Recharger le détecteur { ELIDE("de", $name) }
bomb_busters-action-scan = Chercher les { WORD($value, of: "bomb_busters-value", form: "many") }
bomb_busters-action-done = C'est tout
bomb_busters-action-back = Reposer la carte
bomb_busters-action-captain = Capitaine : { $name }
bomb_busters-action-draw = Piocher le fil { $wire }
bomb_busters-action-remove = Écarter le fil { $wire }
bomb_busters-action-equip = Piocher { WORD($card, of: "bomb_busters-card", form: "the") }
bomb_busters-action-deal = Distribuer le fil { $wire }

bomb_busters-ahead-miss = Si c'est faux, le détonateur passe de { $dial } à { $left }.
bomb_busters-ahead-miss-may_be_red =
    { $count ->
        [one] Si c'est rouge, la bombe explose.
       *[other] S'ils sont tous rouges, la bombe explose.
    }
bomb_busters-ahead-miss-last = Si c'est faux, la bombe explose.
bomb_busters-ahead-miss-red = C'est rouge : la bombe explose.
bomb_busters-ahead-miss-stabilizer = Si c'est faux, le détonateur ne bouge pas et rien n'explose : le Stabilisateur est en service. Le fil reçoit son jeton.
bomb_busters-ahead-validates = La fin des { WORD($value, of: "bomb_busters-value", form: "many") } : tous sont alors coupés.
bomb_busters-ahead-unlocks = Débloque { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-ahead-solo = Coupe { $count } de vos fils, sans aucun risque.
bomb_busters-ahead-reveal =
    { $count ->
        [one] Révèle { $count } fil rouge ; ensuite, il ne vous reste plus rien.
       *[other] Révèle { $count } fils rouges ; ensuite, il ne vous reste plus rien.
    }
bomb_busters-ahead-mark = Tout le monde saura que c'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-ahead-mark-known = Tout le monde sait déjà que c'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-ahead-scan = Pas encore coupés : { $count }, dont { $mine } chez vous.
bomb_busters-ahead-scan-none = Tous les { WORD($value, of: "bomb_busters-value", form: "many") } sont coupés : il n'y a rien à trouver.
bomb_busters-ahead-partner =
    { $count ->
        [one] { $name } n'a plus que { $count } fil à donner.
       *[other] { $name } choisit parmi { $count } fils.
    }
bomb_busters-ahead-give = { $name } le reçoit, et vous saurez où il va.
bomb_busters-ahead-use-label-equal =
    { $count ->
        [one] Chez vous, { $count } paire de fils voisins égaux.
       *[other] Chez vous, { $count } paires de fils voisins égaux.
    }
bomb_busters-ahead-use-label-equal-none = Chez vous, aucune paire de fils voisins égaux.
bomb_busters-ahead-use-label-unequal =
    { $count ->
        [one] Chez vous, { $count } paire de fils voisins différents.
       *[other] Chez vous, { $count } paires de fils voisins différents.
    }
bomb_busters-ahead-use-label-unequal-none = Chez vous, aucune paire de fils voisins différents.
bomb_busters-ahead-use-post-it =
    { $count ->
        [one] { $count } de vos fils bleus est encore inconnu des autres.
       *[other] { $count } de vos fils bleus sont encore inconnus des autres.
    }
bomb_busters-ahead-use-post-it-none = Vous n'avez plus de fil bleu inconnu des autres.
bomb_busters-ahead-use-rewinder = Le détonateur repasse de { $dial } à { $left }.
bomb_busters-ahead-use-emergency-batteries =
    { $count ->
        [one] { $count } Double détecteur utilisé sera rechargé.
       *[other] Jusqu'à { $count } Doubles détecteurs utilisés seront rechargés.
    }
bomb_busters-ahead-use-walkie-talkies = Le fil reçu peut être n'importe lequel.
bomb_busters-ahead-use-general-radar = Il dit qui a le nombre, pas combien de fois.
bomb_busters-ahead-use-coffee-mug = Vous ne coupez rien à ce tour.
bomb_busters-ahead-use-stabilizer = Le fil qui était faux reçoit quand même son jeton.
bomb_busters-ahead-use-ray = Juste si l'une des deux convient.
bomb_busters-ahead-use-double-detector = Une erreur fait quand même avancer le détonateur.
bomb_busters-ahead-use-triple-detector = Une erreur fait quand même avancer le détonateur.
bomb_busters-ahead-use-super-detector = Une erreur fait quand même avancer le détonateur.

bomb_busters-mine-finished = Vous n'avez plus de fil ; les autres finissent.
bomb_busters-mine-captain = Le sort désigne le capitaine.
bomb_busters-mine-markers = On place les marqueurs.
bomb_busters-mine-removal = Des fils quittent le jeu sans être vus.
bomb_busters-mine-equipment = On pioche les équipements.
bomb_busters-mine-deal = On distribue les fils.
bomb_busters-mine-token = Votre premier jeton : choisissez un de vos fils bleus.
bomb_busters-called-token = Votre premier jeton !
bomb_busters-called-choose = À vous de choisir !
bomb_busters-called-claim = À qui le tour ?
bomb_busters-mine-turn = À vous de jouer !
bomb_busters-mine-aim = Votre coupe : désignez.
bomb_busters-mine-announce = Votre coupe : qu'est-ce que c'est ?
bomb_busters-mine-cut = Détecteur : lequel de vos fils est coupé ?
bomb_busters-mine-mark = C'est raté : marquez un de vos fils.
bomb_busters-mine-lay = Juste ! Révélez votre propre fil.
bomb_busters-mine-label = Vous placez une étiquette.
bomb_busters-mine-post = Vous collez un Post-it.
bomb_busters-mine-partner = Vous allez échanger un fil.
bomb_busters-mine-give = Échange : donnez un de vos fils.
bomb_busters-mine-insert = Échange : rangez votre nouveau fil.
bomb_busters-mine-recharge = Vous rechargez des détecteurs.
bomb_busters-mine-scan = Vous interrogez le radar.
bomb_busters-mine-next = Votre café : qui joue à votre place ?
bomb_busters-mine-over = La mission est terminée.

bomb_busters-status-captain = Le sort désigne le capitaine.
bomb_busters-status-markers = On place les marqueurs.
bomb_busters-status-removal = Des fils quittent le jeu sans être vus.
bomb_busters-status-equipment = On pioche les équipements.
bomb_busters-status-deal = On distribue les fils.
bomb_busters-status-token = { $name } place son premier jeton.
bomb_busters-status-turn = C'est à { $name } de jouer.
bomb_busters-status-aim = { $name } vise.
bomb_busters-status-announce = { $name } désigne, et réfléchit.
bomb_busters-status-cut = { $name } choisit le fil à couper.
bomb_busters-status-mark = { $name } choisit le fil à marquer.
bomb_busters-status-lay = { $name } révèle un fil.
bomb_busters-status-label = { $name } place une étiquette.
bomb_busters-status-post = { $name } colle un Post-it.
bomb_busters-status-partner = { $name } choisit avec qui échanger.
bomb_busters-status-give = { $name } choisit un fil à donner.
bomb_busters-status-insert = { $name } range un nouveau fil.
bomb_busters-status-recharge = { $name } recharge des détecteurs.
bomb_busters-status-scan = { $name } interroge le radar.
bomb_busters-status-next = { $name } choisit qui joue à sa place.
bomb_busters-status-over = La mission est terminée.

bomb_busters-ended-defused = Désamorcée !
bomb_busters-ended-red = Kaboum ! Un fil rouge.
bomb_busters-ended-dial = Kaboum ! Le détonateur est à bout.
bomb_busters-ended-stuck = Kaboum ! Plus personne ne pouvait jouer.

bomb_busters-prompt-token = Choisissez le fil bleu à faire connaître à tous.
bomb_busters-prompt-turn = Touchez un fil de quelqu'un d'autre, puis annoncez ce que c'est.
bomb_busters-prompt-turn-reveal = Vous n'avez plus que du rouge : révélez-le.
bomb_busters-prompt-turn-solo = Touchez un fil de quelqu'un d'autre, ou coupez en solo.
bomb_busters-prompt-turn-card = Ce n'est pas votre tour, mais vous pouvez utiliser une carte.
bomb_busters-prompt-aim = Touchez le fil à couper.
bomb_busters-prompt-aim-double-detector = Double détecteur : touchez deux fils d'un même joueur ({ $pointed } sur 2).
bomb_busters-prompt-aim-triple-detector = Triple détecteur : touchez trois fils d'un même joueur ({ $pointed } sur 3).
bomb_busters-prompt-aim-super-detector = Super détecteur : touchez un support.
bomb_busters-prompt-announce = { $places } : qu'est-ce que c'est ?
bomb_busters-prompt-announce-many = { $places } : annoncez ce que vaut l'un d'eux.
bomb_busters-prompt-announce-ray = { $places } : annoncez deux valeurs.
bomb_busters-prompt-announce-ray-second = { $places } : { $value }, ou quoi d'autre ?
bomb_busters-prompt-cut = { $values }, c'est juste : choisissez lequel de vos fils est coupé.
bomb_busters-prompt-mark = Pas de { $values } ici : choisissez lequel de ces fils marquer.
bomb_busters-prompt-lay = Juste, { $values } ! Choisissez lequel de vos fils est coupé avec lui.
bomb_busters-prompt-label-label-equal = Touchez deux de vos fils voisins qui sont égaux.
bomb_busters-prompt-label-label-unequal = Touchez deux de vos fils voisins qui diffèrent.
bomb_busters-prompt-post = Choisissez, parmi vos fils bleus, celui à faire connaître à tous.
bomb_busters-prompt-partner = Avec qui échanger un fil ?
bomb_busters-prompt-give = Choisissez un de vos fils à donner.
bomb_busters-prompt-insert = Vous recevez un fil { $wire } : rangez-le.
bomb_busters-prompt-recharge = Quel détecteur recharger ?
bomb_busters-prompt-scan = Quel nombre chercher sur tous les supports ?
bomb_busters-prompt-next = Qui joue à votre place ?
bomb_busters-prompt-stabilizer = Le Stabilisateur est en service.

bomb_busters-place-mine = Votre fil { $place }
bomb_busters-place-other = Fil { $place } { ELIDE("de", $name) }
bomb_busters-place-hidden = caché
bomb_busters-place-cut = coupé
bomb_busters-place-left = non coupé
bomb_busters-place-token = jeton { WORD($value, of: "bomb_busters-value") }
bomb_busters-place-shown = montré : { WORD($value, of: "bomb_busters-value") }
bomb_busters-place-red = rouge, tout le monde le sait
bomb_busters-place-pointed = désigné
bomb_busters-place-picked = choisi
bomb_busters-place-notes = noté { $values }
bomb_busters-place-equal = égal à { $place }
bomb_busters-place-unequal = différent de { $place }
bomb_busters-place-certain = forcément { WORD($value, of: "bomb_busters-value", form: "a") }
bomb_busters-place-likely = { WORD($value, of: "bomb_busters-value") } à { $percent } pour cent

bomb_busters-do-mark = y placer un jeton
bomb_busters-do-point = le désigner
bomb_busters-do-cut = le couper
bomb_busters-do-lay = le révéler
bomb_busters-do-give = le donner
bomb_busters-do-label = l'étiqueter
bomb_busters-do-sort = Ranger le fil { $wire } ici, en { $place }
bomb_busters-do-not_this = Choisir un autre fil
bomb_busters-do-comes = Touchez un fil, puis confirmez ici.
bomb_busters-do-again = Annoncer une autre paire

bomb_busters-stand-mine = Votre support { $letter }
bomb_busters-stand-other = Support { $letter } { ELIDE("de", $name) }
bomb_busters-stand-empty = Pas encore de fils.
bomb_busters-stand-beneath = Plus bas : { $letters }. Montrer
bomb_busters-stand-scan-yes = { $value } : oui
bomb_busters-stand-scan-no = { $value } : non

bomb_busters-stands = Supports des autres

bomb_busters-player-you = Vous
bomb_busters-player-captain = Capitaine
bomb_busters-player-detector = Double détecteur prêt
bomb_busters-player-spent = Double détecteur utilisé
bomb_busters-player-acting = joue

bomb_busters-said-right = { $name } a annoncé { $values } : juste
bomb_busters-said-wrong = { $name } a annoncé { $values } : faux

bomb_busters-dial-label =
    { $count ->
        [one] Détonateur : { $count } cran avant l'explosion
       *[other] Détonateur : { $count } crans avant l'explosion
    }
bomb_busters-dial-left =
    { $count ->
        [one] cran restant
       *[other] crans restants
    }

bomb_busters-board-label = Valeurs et marqueurs
bomb_busters-board-value =
    { $count ->
        [one] Valeur { $number } : { $count } fil coupé sur { $of }
       *[other] Valeur { $number } : { $count } fils coupés sur { $of }
    }
bomb_busters-board-done = Valeur { $number } : les quatre fils sont coupés
bomb_busters-board-out = Valeur { $number } : pas dans cette mission
bomb_busters-board-marker = un fil { WORD($colour, of: "bomb_busters-colour") } { $number } est en jeu
bomb_busters-board-marker-maybe = un fil { WORD($colour, of: "bomb_busters-colour") } { $number } est peut-être en jeu
bomb_busters-board-all = { WORD($colour, of: "bomb_busters-colour", form: "many") } coupés : { $cut } sur { $in_play }
bomb_busters-board-red = rouges : { $in_play }, à ne pas couper
bomb_busters-board-red-some = rouges : { $in_play } sur { $drawn }, à ne pas couper
bomb_busters-board-some = { WORD($colour, of: "bomb_busters-colour", form: "many") } coupés : { $cut } sur { $in_play }, marqués : { $drawn }

bomb_busters-choose-drawn = { $count } cartes seront tirées au sort. Touchez celles que vous préférez.
bomb_busters-choose-missing = Choisissez-en encore { $count } ; d'ici là, le sort s'en charge.
bomb_busters-choose-done = Les voilà sur l'établi.
bomb_busters-choose-without-1 = La mission 1 se joue sans cartes Équipement.
bomb_busters-choose-without-2 = La mission 2 se joue sans cartes Équipement.
bomb_busters-choose-none = Laisser faire le sort

bomb_busters-cards = Équipement

bomb_busters-card-short-label-unequal = Étiquette ≠
bomb_busters-card-short-walkie-talkies = Talkies-walkies
bomb_busters-card-short-triple-detector = Triple détecteur
bomb_busters-card-short-post-it = Post-it
bomb_busters-card-short-super-detector = Super détecteur
bomb_busters-card-short-rewinder = Rembobineur
bomb_busters-card-short-emergency-batteries = Piles
bomb_busters-card-short-general-radar = Radar général
bomb_busters-card-short-stabilizer = Stabilisateur
bomb_busters-card-short-ray = Rayon X ou Y
bomb_busters-card-short-coffee-mug = Thermos de café
bomb_busters-card-short-label-equal = Étiquette =
bomb_busters-card-short-double-detector = Double détecteur
bomb_busters-card-line-label-unequal = dit que deux fils voisins diffèrent
bomb_busters-card-line-walkie-talkies = échanger un fil avec un partenaire
bomb_busters-card-line-triple-detector = désigner trois fils à la fois
bomb_busters-card-line-post-it = un jeton devant un fil de plus
bomb_busters-card-line-super-detector = désigner tout un support
bomb_busters-card-line-rewinder = le détonateur recule d'un cran
bomb_busters-card-line-emergency-batteries = recharge des Doubles détecteurs
bomb_busters-card-line-general-radar = chercher un nombre sur tous les supports
bomb_busters-card-line-stabilizer = pendant un tour, une erreur ne coûte rien
bomb_busters-card-line-ray = annoncer deux valeurs au lieu d'une
bomb_busters-card-line-coffee-mug = quelqu'un d'autre joue à votre place
bomb_busters-card-line-label-equal = dit que deux fils voisins sont égaux
bomb_busters-card-line-double-detector = une fois, rien que pour vous : désigner deux fils
bomb_busters-card-mine = Votre { WORD($card, of: "bomb_busters-card") }
bomb_busters-card-locked = à débloquer (fils de valeur { $number } coupés : { $cut } sur { $needed })
bomb_busters-card-ready = disponible
bomb_busters-card-used = hors service
bomb_busters-card-in_use = en service
bomb_busters-card-now = utilisable
bomb_busters-card-unlocks = À débloquer : il faut { $needed } fils de valeur { $number } coupés. Pour l'instant : { $cut }.
bomb_busters-card-is_ready = L'équipement est prêt. Il sert une seule fois.
bomb_busters-card-is_used = L'équipement a déjà servi dans cette mission.
bomb_busters-card-not_now = Vous ne pouvez pas l'utiliser en ce moment.
bomb_busters-card-use = Utiliser

bomb_busters-when-any-time = À tout moment, par n'importe qui, même hors de son tour ; pas au milieu d'une coupe.
bomb_busters-when-turn-start = À votre tour, avant toute autre chose.
bomb_busters-when-dual-cut = À votre tour, avec une Coupe en duo.
bomb_busters-when-instead = À votre tour, au lieu d'une coupe.
bomb_busters-when-personal =
    { $card ->
        [personal-radar] À tout moment, même hors de votre tour ; pas au milieu d'une coupe. Il n'est qu'à vous.
        [personal-talkies] À tout moment, même hors de votre tour ; pas au milieu d'une coupe. Il n'est qu'à vous.
       *[other] À votre tour, avec une Coupe en duo. Il n'est qu'à vous.
    }

bomb_busters-effect-label-unequal = Placez l'étiquette ≠ devant deux de vos fils voisins qui diffèrent. L'un des deux peut déjà être coupé.
bomb_busters-effect-walkie-talkies = Échangez un de vos fils non coupés avec un partenaire. Vous donnez d'abord, l'autre choisit librement ; chacun range son nouveau fil, et tout le monde voit où.
bomb_busters-effect-triple-detector = Désignez trois fils d'un même partenaire et annoncez un nombre. S'il est parmi eux, ce partenaire coupe un fil qui convient.
bomb_busters-effect-post-it = Placez le bon jeton devant un de vos fils bleus non coupés.
bomb_busters-effect-super-detector = Désignez tout un support d'un partenaire et annoncez un nombre. S'il s'y trouve, ce partenaire coupe un fil qui convient.
bomb_busters-effect-rewinder = Reculez le détonateur d'un cran.
bomb_busters-effect-emergency-batteries = Un ou deux Doubles détecteurs déjà utilisés, à qui que ce soit, sont rechargés.
bomb_busters-effect-general-radar = Donnez un nombre. Chaque support, le vôtre aussi, dit s'il a un fil bleu non coupé de cette valeur.
bomb_busters-effect-stabilizer = Pour ce tour, une coupe fausse ne fait pas avancer le détonateur, et un fil rouge n'explose pas. Le tour doit être une Coupe en duo.
bomb_busters-effect-ray = Annoncez deux valeurs au lieu d'une, toutes deux de votre main. Se combine avec un détecteur.
bomb_busters-effect-coffee-mug = Passez votre tour et choisissez qui joue ; le jeu continue de là dans le sens horaire.
bomb_busters-effect-label-equal = Placez l'étiquette = devant deux de vos fils voisins qui sont égaux. L'un des deux peut déjà être coupé.
bomb_busters-effect-double-detector = Désignez deux fils d'un même partenaire et annoncez un nombre. Si l'un des deux convient, ce partenaire le coupe ; sinon, il en marque un. La bombe n'explose que si les deux sont rouges.

bomb_busters-tools = Outils

bomb_busters-tool-notes = Notes
bomb_busters-tool-notes-hint = Vos notes au crayon sur les fils ; personne d'autre ne les voit
bomb_busters-tool-odds = Probabilités
bomb_busters-tool-certain = Certain
bomb_busters-tool-certain-hint = Ce que vous pouvez déduire à coup sûr s'affiche sur les fils cachés ; les autres restent vides.
bomb_busters-tool-odds-hint = Ce que peut être chaque fil caché, d'après ce que vous savez.
bomb_busters-tool-all = Aux yeux de tous
bomb_busters-tool-eyes = Ce que { $name } sait à coup sûr
bomb_busters-tool-eyes-hint = Ce que { $name } sait à coup sûr s'affiche sur les fils ; là où il y a un œil, { $name } a vu le fil et vous non.
bomb_busters-tool-all-hint = Ce que tout le monde sait en commun de chaque fil, les vôtres aussi.

bomb_busters-notes-empty = Touchez un fil pour y noter au crayon ce que vous en pensez. Personne d'autre ne le voit.
bomb_busters-notes-title = { $place } : vos notes
bomb_busters-notes-mine = { $place } : ce que les autres peuvent savoir
bomb_busters-notes-known = { $place } : { $wire }
bomb_busters-notes-pad = Notes pour { $place }
bomb_busters-notes-mark = Noter { WORD($value, of: "bomb_busters-value") }
bomb_busters-notes-chance = { $percent } %
bomb_busters-notes-never = impossible
bomb_busters-notes-erase = Effacer
bomb_busters-notes-close = Fermer les notes
bomb_busters-notes-asking = On compte…
bomb_busters-notes-eyes-mine = À vos yeux
bomb_busters-notes-eyes-other = Ce que { $name } sait à coup sûr
bomb_busters-notes-eyes-all = Aux yeux de tous

bomb_busters-fact-not-value = Ce n'est pas { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-fact-shown = Tout le monde l'a vu : c'est { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-fact-is-red = C'est un rouge.
bomb_busters-fact-holds =
    { $count ->
        [one] C'est { WORD($value, of: "bomb_busters-value", form: "a") }.
       *[other] L'un de ces { $count } fils est { WORD($value, of: "bomb_busters-value", form: "a") }.
    }
bomb_busters-fact-found =
    { $count ->
        [one] Valeur : { $values }.
       *[other] L'un de ces { $count } fils vaut { $values }.
    }
bomb_busters-fact-lacks = Ce n'est pas { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-fact-equal = Égal à { $place }.
bomb_busters-fact-unequal = Différent de { $place }.

bomb_busters-pad-value = Annoncer { WORD($value, of: "bomb_busters-value") }
bomb_busters-pad-none = coupés
bomb_busters-pad-never = jamais
bomb_busters-pad-maybe = possible
bomb_busters-pad-sure = sûr
bomb_busters-pad-scan = Chercher les { WORD($value, of: "bomb_busters-value", form: "many") }

bomb_busters-briefing-mission = Mission { $number }
bomb_busters-briefing-label = Mission { $number } : { $title }
bomb_busters-briefing-case = Dans la mallette
bomb_busters-briefing-blue = Bleus de 1 à { $highest }, quatre de chaque
bomb_busters-briefing-yellow =
    { $count ->
        [one] { $count } fil jaune : { $values }
       *[other] { $count } fils jaunes : { $values }
    }
bomb_busters-briefing-red =
    { $count ->
        [one] { $count } fil rouge : { $values }
       *[other] { $count } fils rouges : { $values }
    }
bomb_busters-briefing-yellow_some =
    { $count ->
        [one] { $count } fil jaune, parmi { $values }
       *[other] { $count } fils jaunes, parmi { $values }
    }
bomb_busters-briefing-red_some =
    { $count ->
        [one] { $count } fil rouge, parmi { $values }
       *[other] { $count } fils rouges, parmi { $values }
    }
bomb_busters-briefing-dial =
    { $count ->
        [one] Détonateur : { $count } erreur, et tout saute.
       *[other] Détonateur : { $count } erreurs, et tout saute.
    }
bomb_busters-briefing-captain = Capitaine : { $name }.
bomb_busters-briefing-goal = L'objectif
bomb_busters-briefing-won = Tous les fils coupés : la bombe est désamorcée, et vous gagnez ensemble. Le détonateur sur la tête de mort : elle explose.
bomb_busters-briefing-won_red = Tous les fils coupés, et les rouges révélés : la bombe est désamorcée, et vous gagnez ensemble. Le détonateur sur la tête de mort : elle explose.
bomb_busters-briefing-red_cut = Un fil rouge coupé met fin à la mission.
bomb_busters-briefing-sorted = Chaque support est rangé en ordre croissant.
bomb_busters-briefing-between = Le { $printed } se range entre les { $number } et les { $next }.
bomb_busters-briefing-token = Pour commencer, chacun place un jeton devant un de ses fils bleus : celui-là, tout le monde le connaît.
bomb_busters-briefing-turn = À votre tour, au choix
bomb_busters-briefing-dual = Coupe en duo : désignez le fil d'un partenaire et annoncez ce que c'est, une valeur que vous avez aussi en main. Juste : les deux fils sont coupés. Faux : le détonateur avance, et le fil reçoit son jeton.
bomb_busters-briefing-solo = Coupe en solo : tout ce qui reste d'une valeur est dans votre main, quatre fils ou deux ? Coupez-les.
bomb_busters-briefing-as_yellow = Un fil jaune s'annonce « jaune », quel que soit son nombre.
bomb_busters-briefing-reds = Plus que du rouge ? Révélez-le.
bomb_busters-briefing-silence = Pas un mot sur vos fils, vos suppositions ou ce qui s'est dit avant. Parler tactique et équipement est permis.
bomb_busters-briefing-go = Au travail !

bomb_busters-over-label = La fin de la mission
bomb_busters-over-turns =
    { $count ->
        [one] tour
       *[other] tours
    }
bomb_busters-over-uncut =
    { $count ->
        [one] fil restant
       *[other] fils restants
    }
bomb_busters-over-removed = Hors jeu, à l'insu de tous : { $wires }
bomb_busters-over-open = Tous les fils sont révélés : jetez un œil.

bomb_busters-boom = KABOUM !
bomb_busters-boom-label = La bombe explose

bomb_busters-over-title-defused = Désamorcée !
bomb_busters-over-title-red = Boum !
bomb_busters-over-title-dial = Boum !
bomb_busters-over-title-stuck = Boum !
bomb_busters-over-again-defused = Continuer
bomb_busters-action-next = { $name } joue
bomb_busters-choose-without-15 = Dans la mission 15, l'équipement est face cachée, et personne ne le choisit.
bomb_busters-choose-without-18 = La mission 18 se joue sans cartes Équipement.
bomb_busters-ahead-begin = Vous n'avez rien qui puisse être coupé : la bombe explose.
bomb_busters-ahead-solo-guessed = Coupe { $count } de vos fils.
bomb_busters-ahead-guessed = Même si c'est juste : si c'est la carte posée face cachée, le détonateur passe de { $dial } à { $left }.
bomb_busters-ahead-guessed-last = Même si c'est juste : si c'est la carte posée face cachée, la bombe explose.
bomb_busters-pad-guessed = peut être la carte posée face cachée : le détonateur avancerait
bomb_busters-pad-card = −1 ?
bomb_busters-event-wire-cut-revealed = { $place } est révélé : { $wire }.
bomb_busters-ahead-use-x = Les fils marqués d'un X sont laissés de côté, les vôtres aussi.
