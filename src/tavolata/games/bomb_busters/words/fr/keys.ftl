bomb_busters-keys-stand = Aller à un support par sa lettre ; un nombre mène ensuite à ce fil, comme B 5
bomb_busters-keys-walk = Passer d'un fil à l'autre et d'un support à l'autre, parmi les valeurs, les boutons et les cartes
bomb_busters-keys-ends = Aller au premier ou au dernier fil d'un support
bomb_busters-keys-value = Sur un fil : annoncer sa valeur ; Entrée confirme. Dans les notes : aller à cette valeur
bomb_busters-keys-letters = Parmi les valeurs : aller au jaune ou au rouge
bomb_busters-keys-buttons = Aller à ce qu'on peut faire d'autre : Coupe en solo, révéler, continuer
bomb_busters-keys-cards = Aller aux équipements
bomb_busters-keys-note = Regarder de près le fil sélectionné et y noter quelque chose
bomb_busters-keys-odds = Dire pour chaque fil ce qu'il peut être, ou ne plus le dire
bomb_busters-keys-values = Lire quelles valeurs sont coupées et ce qui est en jeu
bomb_busters-keys-back = Choisir un autre fil, y repenser ou fermer les notes

bomb_busters-place-can = { $told } : { $can }
bomb_busters-place-missed = pas { $values }
bomb_busters-board-beside = { $value } ; { $markers }
bomb_busters-card-told = { $card } : { $state }

bomb_busters-ear-none_cut = Aucun fil n'est encore coupé.
bomb_busters-ear-done = Valeurs terminées : { $values }.
bomb_busters-ear-partly =
    { $count ->
        [one] { $count } fil coupé par valeur : { $values }.
       *[other] { $count } fils coupés par valeur : { $values }.
    }
bomb_busters-ear-span = { $first } à { $last }
bomb_busters-ear-wire = { $place } { $wire }
bomb_busters-ear-with_token = { $wire } avec un jeton
bomb_busters-ear-mine =
    { $count ->
        [one] Votre support { $letter } : encore { $count } fil sur { $of }.
       *[other] Votre support { $letter } : encore { $count } fils sur { $of }.
    }
bomb_busters-ear-other =
    { $count ->
        [one] Support { $letter } { ELIDE("de", $name) } : encore { $count } fil sur { $of }.
       *[other] Support { $letter } { ELIDE("de", $name) } : encore { $count } fils sur { $of }.
    }
bomb_busters-ear-known = Vous voyez : { $wires }.
bomb_busters-ear-cut = Coupés : { $wires }.
bomb_busters-ear-spent = Double détecteur utilisé : { $names }.
bomb_busters-ear-no_value = Ici, le choix n'est pas { $value }, mais { $values }.

bomb_busters-can-dual = Coupez un fil à deux : une lettre et un nombre y mènent, comme B 5, les flèches aussi. Appuyez sur Entrée, tapez sa valeur, puis encore Entrée.
bomb_busters-can-say = Vous pouvez annoncer { $values }.
bomb_busters-can-point = Désignez un fil : une lettre et un nombre y mènent, comme B 5, les flèches aussi. Appuyez sur Entrée.
bomb_busters-can-announce = Annoncez { $values } : tapez la valeur, puis Entrée.
bomb_busters-can-scan = Interrogez le radar sur { $values } : tapez la valeur, puis Entrée.
bomb_busters-can-mark = Placez un jeton devant l'un de ces fils : { $places }.
bomb_busters-can-cut = Choisissez le fil qui est coupé : { $places }.
bomb_busters-can-lay = Choisissez le fil à révéler : { $places }.
bomb_busters-can-give = Donnez l'un de ces fils : { $places }.
bomb_busters-can-label = Étiquetez l'un de ces fils et celui à sa droite : { $places }.
bomb_busters-can-insert = Rangez le fil à l'une de ces places : { $places }.
bomb_busters-can-wire = Les flèches y mènent. Appuyez sur Entrée.
bomb_busters-can-deed = { $deed }.
bomb_busters-can-buttons = S y mène. Appuyez sur Entrée.
bomb_busters-can-cards = Utilisez une carte : { $cards }. K mène aux équipements.
