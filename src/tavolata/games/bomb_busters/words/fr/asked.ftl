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
