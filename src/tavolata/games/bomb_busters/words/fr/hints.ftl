bomb_busters-hint-consider-back = Aucun de vos fils n'a besoin d'un jeton maintenant.
bomb_busters-hint-consider-batteries =
    { $count ->
        [one] { $count } Double détecteur a déjà servi.
       *[other] { $count } Doubles détecteurs ont déjà servi.
    }
bomb_busters-hint-consider-cut = Aucune coupe n'est certaine. La meilleure est juste à { $right } %, la suivante à { $next } %.
bomb_busters-hint-consider-cut-certain =
    { $count ->
        [one] Une coupe est certaine : les fils coupés, les vôtres et l'ordre des supports ne laissent rien d'autre.
       *[other] { $count } coupes sont certaines. Laquelle en dit le plus aux autres ?
    }
bomb_busters-hint-consider-cut-unsaid = Aucune coupe n'est certaine. Où y a-t-il le moins de valeurs possibles, et où le rouge est-il exclu ?
bomb_busters-hint-consider-give = Probabilité { ELIDE("que", $name) } ait aussi { WORD($value, of: "bomb_busters-value", form: "a") } : { $chance } %.
bomb_busters-hint-consider-give-red = Vous n'avez que du rouge à donner.
bomb_busters-hint-consider-give-unsaid = Laquelle de vos valeurs manque sûrement à { $name } ?
bomb_busters-hint-consider-label = Deux de vos fils voisins surprendraient les autres, qui n'y croient qu'à { $likely } %.
bomb_busters-hint-consider-label-here = Deux de vos fils voisins surprendraient les autres plus que tout : ils n'y croient qu'à { $likely } %.
bomb_busters-hint-consider-leave = C'est à { $name } de jouer, et rien de ce que vous pourriez utiliser n'aiderait plus maintenant que plus tard.
bomb_busters-hint-consider-lot =
    { $count ->
        [one] Vous n'avez qu'une chose à faire.
       *[other] Il y a { $count } possibilités, et aucune ne vaut mieux qu'une autre.
    }
bomb_busters-hint-consider-mug = Chacune de vos coupes risque au moins { $risk } % de la mission.
bomb_busters-hint-consider-mug-unsaid = Toutes vos coupes sont osées.
bomb_busters-hint-consider-next_player = Probabilité { ELIDE("que", $name) } puisse couper un fil que tout le monde connaît : { $chance } %.
bomb_busters-hint-consider-next_player-unsaid = Qui pourrait couper un fil que tout le monde connaît ?
bomb_busters-hint-consider-only = Vous n'avez qu'une chose à faire.
bomb_busters-hint-consider-post = Un de vos fils intrigue les autres plus que le reste.
bomb_busters-hint-consider-post-much = Un de vos fils intrigue les autres bien plus que le reste.
bomb_busters-hint-consider-radar = Aucune coupe n'est certaine, et la plus sûre risque { $plain } % de la mission.
bomb_busters-hint-consider-radar-unsaid = Aucune coupe n'est certaine : vous pourriez en savoir plus d'abord.
bomb_busters-hint-consider-recharge =
    { $count ->
        [one] { $name } a encore { $count } fil à couper.
       *[other] { $name } a encore { $count } fils à couper.
    }
bomb_busters-hint-consider-reveal = Vous n'avez que du rouge, et le révéler est sans danger.
bomb_busters-hint-consider-rewinder = Le détonateur est à { $dial }.
bomb_busters-hint-consider-say = Parmi vos valeurs, la meilleure est juste à { $right } %, la suivante à { $next } %.
bomb_busters-hint-consider-say-certain = L'une de vos valeurs est certaine.
bomb_busters-hint-consider-say-unsaid = L'une de vos valeurs est plus probable que les autres.
bomb_busters-hint-consider-scan = Parmi vos valeurs, la plus incertaine est le { WORD($value, of: "bomb_busters-value") }. Probabilité { ELIDE("que", $name) } en ait un : { $chance } %.
bomb_busters-hint-consider-scan-any = Aucune réponse ne vous aiderait maintenant.
bomb_busters-hint-consider-scan-unsaid = Laquelle de vos valeurs pourrait être chez n'importe qui ?
bomb_busters-hint-consider-solo = Vous avez en main tout ce qui reste d'une valeur.
bomb_busters-hint-consider-tells = Un fil est le plus parlant là où les autres hésitent le plus, et l'ordre les renseigne aussi sur ses voisins. Le meilleur choix est { $times } fois plus clair que le suivant.
bomb_busters-hint-consider-tells-much = Un fil est le plus parlant là où les autres hésitent le plus, et l'ordre les renseigne aussi sur ses voisins. Un choix est bien plus clair que le reste.
bomb_busters-hint-consider-tells-same = Plusieurs choix en disent autant aux autres.
bomb_busters-hint-consider-tool = La coupe la plus sûre risque { $plain } % de la mission.
bomb_busters-hint-consider-tool-unsaid = Aucune coupe n'est assez sûre à elle seule.
bomb_busters-hint-do-back = Reposez la carte.
bomb_busters-hint-do-batteries = Utilisez les Piles de secours : elles rechargent des Doubles détecteurs déjà utilisés.
bomb_busters-hint-do-cut-certain = Désignez { $places } et annoncez { WORD($value, of: "bomb_busters-value") } : c'est certain.
bomb_busters-hint-do-cut-certain-two = Désignez { $places } et annoncez { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } : c'est certain.
bomb_busters-hint-do-cut-red = Désignez { $places } et annoncez { WORD($value, of: "bomb_busters-value") } : juste à { $right } %, rouge à { $red } %.
bomb_busters-hint-do-cut-red-two = Désignez { $places } et annoncez { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } : juste à { $right } %, rouge à { $red } %.
bomb_busters-hint-do-cut-safe = Désignez { $places } et annoncez { WORD($value, of: "bomb_busters-value") } : juste à { $right } %, rouge exclu.
bomb_busters-hint-do-cut-safe-two = Désignez { $places } et annoncez { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } : juste à { $right } %, rouge exclu.
bomb_busters-hint-do-cut-unsaid = Désignez { $places } et annoncez { WORD($value, of: "bomb_busters-value") } : rien n'est plus sûr.
bomb_busters-hint-do-cut-unsaid-two = Désignez { $places } et annoncez { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } : rien n'est plus sûr.
bomb_busters-hint-do-give = Donnez { $places }. Probabilité { ELIDE("que", $name) } ait aussi { WORD($value, of: "bomb_busters-value", form: "a") } : { $chance } %.
bomb_busters-hint-do-give-red = Donnez { $places }.
bomb_busters-hint-do-give-unsaid = Donnez { $places }.
bomb_busters-hint-do-label = Utilisez { WORD($card, of: "bomb_busters-card", form: "the") } : les autres n'y croient qu'à { $likely } %, et là, ils sauront.
bomb_busters-hint-do-label-here = Placez l'étiquette devant { $places } et son voisin de droite : les autres n'y croient qu'à { $likely } %.
bomb_busters-hint-do-lay = Révélez { $places } : les autres liront votre main { $times } fois mieux qu'avec le choix suivant.
bomb_busters-hint-do-lay-much = Révélez { $places } : les autres liront votre main plus de { $times } fois mieux qu'avec le choix suivant.
bomb_busters-hint-do-lay-same = Révélez { $places } : rien n'en dit plus aux autres.
bomb_busters-hint-do-leave = Gardez { WORD($card, of: "bomb_busters-card", form: "the") } pour plus tard.
bomb_busters-hint-do-lot = Au choix.
bomb_busters-hint-do-mark = Placez le jeton devant { $places } : les autres liront votre main { $times } fois mieux qu'avec le choix suivant.
bomb_busters-hint-do-mark-much = Placez le jeton devant { $places } : les autres liront votre main plus de { $times } fois mieux qu'avec le choix suivant.
bomb_busters-hint-do-mark-same = Placez le jeton devant { $places } : rien n'en dit plus aux autres.
bomb_busters-hint-do-mug = Utilisez le Thermos de café : un partenaire connaît peut-être une meilleure coupe.
bomb_busters-hint-do-mug-unsaid = Utilisez le Thermos de café : un partenaire connaît peut-être une meilleure coupe.
bomb_busters-hint-do-next_player = Laissez jouer { $name } : { $chance } % de chances de réussite.
bomb_busters-hint-do-next_player-unsaid = Laissez jouer { $name }.
bomb_busters-hint-do-only = Allez-y : rien d'autre n'est possible.
bomb_busters-hint-do-open = Coupez { $places } : les autres liront votre main { $times } fois mieux qu'avec le choix suivant.
bomb_busters-hint-do-open-much = Coupez { $places } : les autres liront votre main plus de { $times } fois mieux qu'avec le choix suivant.
bomb_busters-hint-do-open-same = Coupez { $places } : rien n'en dit plus aux autres.
bomb_busters-hint-do-point = Désignez { $places }.
bomb_busters-hint-do-post = Utilisez le Post-it : les autres liront votre main { $times } fois mieux.
bomb_busters-hint-do-post-much = Utilisez le Post-it : les autres liront votre main plus de { $times } fois mieux.
bomb_busters-hint-do-radar = Utilisez le Radar général avant de couper : il vous montrera peut-être un fil certain.
bomb_busters-hint-do-radar-unsaid = Utilisez le Radar général avant de couper : il vous montrera peut-être un fil certain.
bomb_busters-hint-do-recharge = Rechargez le Double détecteur { ELIDE("de", $name) }.
bomb_busters-hint-do-reveal = Révélez vos fils rouges : c'est sans risque.
bomb_busters-hint-do-rewinder = Utilisez le Rembobineur : le détonateur revient à { $left }, et cela ne peut qu'aider.
bomb_busters-hint-do-say-certain = Annoncez { WORD($value, of: "bomb_busters-value") } : c'est certain.
bomb_busters-hint-do-say-certain-two = Annoncez { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } : c'est certain.
bomb_busters-hint-do-say-red = Annoncez { WORD($value, of: "bomb_busters-value") } : juste à { $right } %, rouge à { $red } %.
bomb_busters-hint-do-say-red-two = Annoncez { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } : juste à { $right } %, rouge à { $red } %.
bomb_busters-hint-do-say-safe = Annoncez { WORD($value, of: "bomb_busters-value") } : juste à { $right } %, rouge exclu.
bomb_busters-hint-do-say-safe-two = Annoncez { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } : juste à { $right } %, rouge exclu.
bomb_busters-hint-do-say-unsaid = Annoncez { WORD($value, of: "bomb_busters-value") } : rien n'est plus sûr.
bomb_busters-hint-do-say-unsaid-two = Annoncez { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } : rien n'est plus sûr.
bomb_busters-hint-do-scan = Cherchez les { WORD($value, of: "bomb_busters-value", form: "many") }. Probabilité { ELIDE("que", $name) } en ait un : { $chance } %.
bomb_busters-hint-do-scan-any = Cherchez n'importe quoi, ou reposez la carte.
bomb_busters-hint-do-scan-unsaid = Cherchez les { WORD($value, of: "bomb_busters-value", form: "many") } : rien n'est plus incertain.
bomb_busters-hint-do-solo = Coupez tous les { WORD($value, of: "bomb_busters-value", form: "many") } restants : vous ne pouvez pas vous tromper.
bomb_busters-hint-do-tool = Utilisez { WORD($card, of: "bomb_busters-card", form: "the") } : la coupe la plus sûre ne risque alors que { $risk } %, prix de la carte compris.
bomb_busters-hint-do-tool-unsaid = Utilisez { WORD($card, of: "bomb_busters-card", form: "the") } : la coupe en devient plus sûre.
bomb_busters-hint-look-cut = Regardez { $places } : qu'est-ce que cela peut être ?
bomb_busters-hint-look-cut-told = Regardez { $places } : tout le monde sait ce que c'est.
bomb_busters-hint-look-else = Regardez ce que vous pouvez faire ici.
bomb_busters-hint-look-give = Regardez vos propres fils : lequel servirait à l'autre ?
bomb_busters-hint-look-label = Regardez les fils voisins sur votre support.
bomb_busters-hint-look-lay = Regardez vos propres fils de cette valeur : lequel vaut-il mieux révéler ?
bomb_busters-hint-look-leave = Regardez cet équipement : { WORD($card, of: "bomb_busters-card") }. Est-ce le moment ?
bomb_busters-hint-look-mark = Regardez vos propres fils : quel jeton en dirait le plus aux autres ?
bomb_busters-hint-look-open = Regardez vos propres fils : lequel vaut-il mieux couper ?
bomb_busters-hint-look-reveal = Regardez vos propres fils : que reste-t-il ?
bomb_busters-hint-look-say = Regardez { $places } : laquelle de vos valeurs convient ?
bomb_busters-hint-look-scan = Regardez les valeurs : laquelle aimeriez-vous trouver ?
bomb_busters-hint-look-seat = Regardez les supports de vos partenaires.
bomb_busters-hint-look-solo = Regardez vos propres fils, et combien de chaque valeur sont coupés.
bomb_busters-hint-look-use = Regardez cet équipement : { WORD($card, of: "bomb_busters-card") }.

bomb_busters-why-back = Aucun de ses fils ne mérite un jeton maintenant.
bomb_busters-why-batteries =
    { $count ->
        [one] { $count } Double détecteur a déjà servi.
       *[other] { $count } Doubles détecteurs ont déjà servi.
    }
bomb_busters-why-certain =
    { $count ->
        [one] Rien d'autre n'était certain.
       *[other] Sur { $count } coupes certaines, celle-ci aide le plus les autres : ils n'y croyaient qu'à { $public } %.
    }
bomb_busters-why-cut-certain = { WORD($value, of: "bomb_busters-value", form: "cap") } en { $places } : certain.
bomb_busters-why-cut-certain-two = { WORD($value, of: "bomb_busters-value", form: "cap") } ou { WORD($other, of: "bomb_busters-value") } en { $places } : certain.
bomb_busters-why-cut-red = { WORD($value, of: "bomb_busters-value", form: "cap") } en { $places } : juste à { $right } %, rouge à { $red } %.
bomb_busters-why-cut-red-two = { WORD($value, of: "bomb_busters-value", form: "cap") } ou { WORD($other, of: "bomb_busters-value") } en { $places } : juste à { $right } %, rouge à { $red } %.
bomb_busters-why-cut-safe = { WORD($value, of: "bomb_busters-value", form: "cap") } en { $places } : juste à { $right } %, rouge exclu.
bomb_busters-why-cut-safe-two = { WORD($value, of: "bomb_busters-value", form: "cap") } ou { WORD($other, of: "bomb_busters-value") } en { $places } : juste à { $right } %, rouge exclu.
bomb_busters-why-detector = La coupe la plus sûre risque { $plain } % de la mission ; avec { WORD($card, of: "bomb_busters-card", form: "the") }, c'est { $risk } %.
bomb_busters-why-fits =
    { $count ->
        [one] De ses valeurs, { WORD($value, of: "bomb_busters-value") } semblait la plus probable : à ne regarder que ce support, on peut en attendre { $expected } ici.
       *[other] De ses valeurs, { WORD($value, of: "bomb_busters-value") } semblait la plus probable : à ne regarder que ce support, on peut en attendre { $expected } parmi ces { $count } fils.
    }
bomb_busters-why-give = Probabilité { ELIDE("que", $name) } ait aussi { WORD($value, of: "bomb_busters-value", form: "a") } : { $chance } %.
bomb_busters-why-give-red = Ce bot n'a que du rouge à donner.
bomb_busters-why-kept = Avec { WORD($card, of: "bomb_busters-card", form: "the") }, la coupe la plus sûre risquerait { $risk } % de la mission au lieu de { $plain } %.
bomb_busters-why-kept-priced = Avec { WORD($card, of: "bomb_busters-card", form: "the") }, la coupe la plus sûre risquerait { $risk } % de la mission au lieu de { $plain } %, prix de la carte compris.
bomb_busters-why-label = Avec { WORD($card, of: "bomb_busters-card", form: "the") }, les autres apprennent une chose à laquelle ils ne croyaient qu'à { $likely } %.
bomb_busters-why-label-here = C'est ici que l'étiquette en dit le plus : les autres n'y croyaient qu'à { $likely } %.
bomb_busters-why-looks = { $places } ressemblait le plus à l'une de ses valeurs : { WORD($value, of: "bomb_busters-value") } à { $right } %, à ne regarder que ce support.
bomb_busters-why-looks-next = Ensuite : { WORD($value, of: "bomb_busters-value") } en { $places }, { $right } %.
bomb_busters-why-lot =
    { $count ->
        [one] Il n'y avait rien d'autre à faire.
       *[other] Un choix parmi { $count }, au sort.
    }
bomb_busters-why-mug = Chaque coupe risque au moins { $risk } % de la mission : un partenaire en connaît peut-être une meilleure.
bomb_busters-why-next-certain = Ensuite : { WORD($value, of: "bomb_busters-value") } en { $places }, certain.
bomb_busters-why-next-certain-two = Ensuite : { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } en { $places }, certain.
bomb_busters-why-next-red = Ensuite : { WORD($value, of: "bomb_busters-value") } en { $places }, juste à { $right } %, rouge à { $red } %.
bomb_busters-why-next-red-two = Ensuite : { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } en { $places }, juste à { $right } %, rouge à { $red } %.
bomb_busters-why-next-safe = Ensuite : { WORD($value, of: "bomb_busters-value") } en { $places }, juste à { $right } %, rouge exclu.
bomb_busters-why-next-safe-two = Ensuite : { WORD($value, of: "bomb_busters-value") } ou { WORD($other, of: "bomb_busters-value") } en { $places }, juste à { $right } %, rouge exclu.
bomb_busters-why-next_player = Probabilité { ELIDE("que", $name) } ait de quoi couper une valeur connue de tous : { $chance } %.
bomb_busters-why-no_pair = La convention le veut : sans paire, le jeton va le plus à droite possible.
bomb_busters-why-only = Il n'y avait rien d'autre à faire.
bomb_busters-why-pair = La convention le veut : le jeton marque le fil de gauche d'une paire.
bomb_busters-why-post = Avec un jeton de plus, les autres lisent sa main { $times } fois mieux.
bomb_busters-why-post-much = Avec un jeton de plus, les autres lisent sa main plus de { $times } fois mieux.
bomb_busters-why-radar = Aucune coupe n'était certaine, et la plus sûre risque { $plain } % de la mission : le Radar général en montrera peut-être une meilleure.
bomb_busters-why-recharge =
    { $count ->
        [one] De tous les choix possibles, c'est { $name } qui a le plus à couper : { $count } fil.
       *[other] De tous les choix possibles, c'est { $name } qui a le plus à couper : { $count } fils.
    }
bomb_busters-why-reveal = Il ne restait que du rouge dans sa main.
bomb_busters-why-rewinder = Cela ne peut qu'aider : le détonateur repasse de { $dial } à { $left }.
bomb_busters-why-scan = Parmi ses valeurs, la plus incertaine est le { WORD($value, of: "bomb_busters-value") }. Probabilité { ELIDE("que", $name) } en ait un : { $chance } %.
bomb_busters-why-scan-any = Aucune réponse ne l'aiderait maintenant.
bomb_busters-why-solo = Tous les { WORD($value, of: "bomb_busters-value", form: "many") } restants étaient dans sa main : l'erreur était impossible.
bomb_busters-why-tells = Les autres lisent sa main { $times } fois mieux qu'avec le choix suivant.
bomb_busters-why-tells-much = Les autres lisent sa main plus de { $times } fois mieux qu'avec le choix suivant.
bomb_busters-why-tells-same = Aucun autre choix n'en dit plus aux autres.
bomb_busters-why-tool = La coupe la plus sûre risque { $plain } % de la mission ; avec { WORD($card, of: "bomb_busters-card", form: "the") }, c'est { $risk } %, prix de la carte compris.
bomb_busters-why-unsure = Aucun fil seul ne dépassait { $right } % : il en a donc pris deux à la fois.
bomb_busters-why-claim-sure = Une chose était certaine, d'où l'appel.
bomb_busters-why-claim-nobody = Rien n'était certain pour personne, d'où l'appel.
bomb_busters-hint-look-claim-sure = Regardez les fils dont la valeur est certaine.
bomb_busters-hint-look-claim-unsure = Regardez ce que les autres peuvent savoir.
bomb_busters-hint-consider-claim-sure = Une chose est certaine, et l'horloge tourne.
bomb_busters-hint-consider-claim-unsure = Rien n'est certain pour vous. Quelqu'un d'autre en sait peut-être plus.
bomb_busters-hint-do-claim-sure = Appelez le tour.
bomb_busters-hint-do-claim-unsure = Attendez un instant qui tient une certitude. Si personne n'appelle, appelez.
bomb_busters-why-deny = Que ce ne soit pas { WORD($value, of: "bomb_busters-value", form: "a") } est ce qui renseigne le plus les autres : d'après ce qu'ils voient, ce pourrait l'être à { $likely } %.
bomb_busters-hint-consider-deny = D'après ce que voient les autres, ce pourrait être { WORD($value, of: "bomb_busters-value", form: "a") } à { $likely } %.
bomb_busters-hint-consider-deny-unsaid = D'après ce que voient les autres, un nombre est plus probable.
bomb_busters-hint-do-deny = Dites que ce n'est pas { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-hint-do-deny-unsaid = Dites que ce n'est pas { WORD($value, of: "bomb_busters-value", form: "a") }.
bomb_busters-hint-look-deny = Regardez votre fil : pour quoi les autres le prendraient-ils ?
bomb_busters-why-end = À ce bout se trouve { WORD($value, of: "bomb_busters-value") }, que les autres ont le plus probablement.
bomb_busters-hint-consider-end = À un bout se trouve une valeur que les autres ont plus probablement : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-do-end = Mettez la carte Séquence à côté du { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-named = { $name } a le plus de chances de bien couper : { $chance } %.
bomb_busters-hint-consider-named = { $name } a le plus de chances de bien couper : { $chance } %.
bomb_busters-hint-consider-named-unsaid = D'après ce que tout le monde sait, qui peut le mieux dire où il y en a un autre ?
bomb_busters-hint-do-named = Nommez { $name }.
bomb_busters-hint-do-named-unsaid = Nommez { $name }.
bomb_busters-hint-consider-character = Un équipement spécial n'a pas besoin d'être débloqué ; le Triple détecteur porte le plus loin.
bomb_busters-hint-do-character = Prenez le personnage avec { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-hint-consider-constraint = Quelle carte laisse libres le plus de vos fils ?
bomb_busters-hint-do-constraint = Prenez { $letter } : fils qui conviennent chez vous : { $count }.
bomb_busters-hint-consider-keep = Probabilité que le joueur actif puisse agir sous { $letter } : { $chance } %.
bomb_busters-hint-consider-keep-unsaid = Le joueur actif peut-il agir sous { $letter } ?
bomb_busters-hint-do-keep = Laissez { $letter } : cela marche à { $chance } %.
bomb_busters-hint-do-keep-unsaid = Laissez { $letter } en place.
bomb_busters-hint-consider-change = Probabilité que le joueur actif puisse agir sous { $letter } : { $chance } % seulement.
bomb_busters-hint-consider-change-unsaid = Une autre carte laisserait-elle plus que { $letter } ?
bomb_busters-hint-do-change = Changez { $letter } : elle ne laisse de quoi faire qu'à { $chance } %.
bomb_busters-hint-do-change-unsaid = Changez { $letter }.
bomb_busters-why-character = Parmi les personnages libres, le plus utile était celui avec { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-why-constraint = Avec { $letter }, le plus de fils restent libres : { $count }.
bomb_busters-why-keep = Sous { $letter }, le joueur actif peut agir à { $chance } %.
bomb_busters-why-change = Sous { $letter }, le joueur actif ne peut agir qu'à { $chance } %.
bomb_busters-hint-consider-special = On peut désigner tous les fils : { $right } % de réussite.
bomb_busters-hint-consider-special-unsaid = Savez-vous où sont les { $count } fils ?
bomb_busters-hint-do-special = Tentez l'action spéciale : { $right } % de réussite.
bomb_busters-hint-do-special-unsaid = Tentez l'action spéciale.
bomb_busters-hint-consider-special_wire = Les meilleurs fils sont tous justes à { $right } %.
bomb_busters-hint-consider-special_wire-unsaid = Où doit être cette valeur : { WORD($value, of: "bomb_busters-value") } ?
bomb_busters-hint-do-special_wire = Désignez { $places } : ensemble, ils sont justes à { $right } %.
bomb_busters-hint-do-special_wire-unsaid = Désignez { $places }.
bomb_busters-hint-consider-absent = Les autres chercheraient cette valeur chez vous : { WORD($value, of: "bomb_busters-value") }, à { $likely } %.
bomb_busters-hint-do-absent = Dites que cette valeur vous manque : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-consider-handed = Probabilité { ELIDE("que", $name) } ait cette valeur encore inconnue, { WORD($value, of: "bomb_busters-value") } : { $chance } %.
bomb_busters-hint-consider-handed-unsaid = Quelle valeur { $name } peut avoir ?
bomb_busters-hint-do-handed = Passez ce jeton : { WORD($value, of: "bomb_busters-value") }. Il trouve un fil à { $chance } %.
bomb_busters-hint-do-handed-unsaid = Passez ce jeton : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-consider-drawn = Quel jeton en dit le plus sur votre main ?
bomb_busters-hint-do-drawn = Prenez celui-ci : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-special = Les { $count } fils de cette valeur, { WORD($value, of: "bomb_busters-value") }, peuvent être désignés : { $right } % de réussite.
bomb_busters-why-special_wire = Les fils les plus probables pour cette valeur, { WORD($value, of: "bomb_busters-value") } : tous justes à { $right } %.
bomb_busters-why-absent = Les autres donnaient { $likely } % à cette valeur dans sa main : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-handed = Probabilité { ELIDE("que", $name) } ait cette valeur encore inconnue, { WORD($value, of: "bomb_busters-value") } : { $chance } %.
bomb_busters-why-drawn = Parmi les jetons, celui-ci en dit le plus sur sa main : { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-consider-lay_card = Probabilité aux yeux de tous { ELIDE("que", $name) } coupe { WORD($value, of: "bomb_busters-value") } maintenant : { $chance } %, la plus faible de vos cartes.
bomb_busters-hint-consider-lay_card-unsaid = Lequel de vos nombres { $name } ne coupera sans doute pas ?
bomb_busters-hint-do-lay_card = Posez { WORD($value, of: "bomb_busters-value") } : aux yeux de tous { $name } le coupe maintenant à { $chance } %, la plus faible probabilité de vos cartes.
bomb_busters-hint-do-lay_card-unsaid = Posez { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-lay_card = Probabilité aux yeux de tous { ELIDE("que", $name) } coupe { WORD($value, of: "bomb_busters-value") } maintenant : { $chance } %, la plus faible de ses cartes.
bomb_busters-hint-consider-accuse = Probabilité que le maillon faible soit { $name } avec { $letter } : { $chance } %.
bomb_busters-hint-consider-accuse-unsaid = Qui a toujours respecté une contrainte ?
bomb_busters-hint-do-accuse = Désignez { $name } avec { $letter } : { $chance } % de réussite.
bomb_busters-hint-do-accuse-unsaid = Désignez { $name } avec { $letter }.
bomb_busters-why-accuse = Probabilité que le maillon faible soit { $name } avec { $letter } : { $chance } %.

# The end of a mission, and the Walkie-Talkies.
bomb_busters-why-ahead =
    { $count ->
        [one] Joué jusqu'au bout dans la seule donne possible, ce choix gagne à { $won } % ; le meilleur pour ce seul tour, à { $than } %.
       *[other] Joué jusqu'au bout dans les { $count } donnes possibles, ce choix gagne à { $won } % ; le meilleur pour ce seul tour, à { $than } %.
    }
bomb_busters-why-ahead-alone =
    { $count ->
        [one] Joué jusqu'au bout dans la seule donne possible, ce choix gagne à { $won } %.
       *[other] Joué jusqu'au bout dans les { $count } donnes possibles, ce choix gagne à { $won } %.
    }
bomb_busters-why-played_out = En jouant jusqu'au bout, une coupe avec { WORD($card, of: "bomb_busters-card", form: "the") } gagne à { $won } % ; le meilleur choix pour ce seul tour, à { $than } %.
bomb_busters-hint-consider-played_out = Il reste peu de donnes possibles. Pensez jusqu'au bout : le meilleur choix pour ce seul tour gagne à { $than } %.
bomb_busters-hint-consider-played_out-unsaid = Il reste peu de donnes possibles : pensez jusqu'au bout, pas seulement à ce tour.
bomb_busters-hint-do-played_out = Utilisez { WORD($card, of: "bomb_busters-card", form: "the") } : en jouant jusqu'au bout, cela gagne à { $won } %.
bomb_busters-hint-do-played_out-unsaid = Utilisez { WORD($card, of: "bomb_busters-card", form: "the") } : en pensant jusqu'au bout, c'est ce qui gagne le plus souvent.
bomb_busters-why-swap = Aucune coupe n'était certaine, et la plus sûre risque { $plain } % de la mission. En donnant { WORD($value, of: "bomb_busters-value", form: "a") } avec { WORD($card, of: "bomb_busters-card", form: "the") }, ce bot sait ensuite où il est.
bomb_busters-hint-consider-swap = Aucune coupe n'est certaine, et la plus sûre risque { $plain } % de la mission. Mais un fil que vous donnez, vous saurez le retrouver.
bomb_busters-hint-consider-swap-unsaid = Aucune coupe n'est certaine. Mais un fil que vous donnez, vous saurez le retrouver.
bomb_busters-hint-do-swap = Utilisez { WORD($card, of: "bomb_busters-card", form: "the") } et donnez { WORD($value, of: "bomb_busters-value", form: "a") } : vous saurez ensuite où il est.
bomb_busters-hint-do-swap-unsaid = Utilisez { WORD($card, of: "bomb_busters-card", form: "the") } et donnez { WORD($value, of: "bomb_busters-value", form: "a") } : vous saurez ensuite où il est.
bomb_busters-why-swap_with = { $name } a le plus grand choix de fils : { $count }.
bomb_busters-hint-consider-swap_with = Qui a le plus grand choix de fils ?
bomb_busters-hint-do-swap_with = Échangez avec { $name }, qui a le plus grand choix de fils : { $count }.
bomb_busters-why-give-pair = Il lui reste un autre { WORD($value, of: "bomb_busters-value") } : ce bot pourra couper celui-ci à coup sûr.
bomb_busters-hint-consider-give-pair = Il y a une valeur dont vous avez plus d'un fil.
bomb_busters-hint-do-give-pair = Donnez { $places } : il vous reste un autre { WORD($value, of: "bomb_busters-value") }, et vous pourrez couper celui-ci à coup sûr.
bomb_busters-why-rookie = Les coupes certaines restent au capitaine, qui n'a pas droit à l'erreur.
bomb_busters-hint-look-token = Regardez les jetons : lequel en dit le plus sur les fils { ELIDE("de", $name) } ?
