bomb_busters-box-0 = Entraînement
bomb_busters-box-1 = Colis à ruban
bomb_busters-box-2 = Le phare
bomb_busters-box-3 = Le train de nuit
bomb_busters-box-4 = Boîte 4
bomb_busters-box-5 = Boîte 5
bomb_busters-box-missions = Missions { $first } à { $last }
bomb_busters-stage = Mission { $number }
bomb_busters-stage-titled = Mission { $number } : { $title }
bomb_busters-stage-captain = Capitaine : { $name }
bomb_busters-stage-lot = Capitaine : par tirage au sort
bomb_busters-stars = Une étoile pour la bombe désamorcée, une si le détonateur a perdu un cran au plus, une s'il n'en a perdu aucun.
bomb_busters-try-dial =
    { $count ->
        [one] détonateur : { $count } cran restant
       *[other] détonateur : { $count } crans restants
    }
bomb_busters-try-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
bomb_busters-map = Les missions
bomb_busters-story-1 = Bienvenue dans l'ancienne câblerie. L'instructrice Pinza pose une petite mallette sur la table : elle n'est qu'un peu vivante. Montrez que vous savez vous écouter.
bomb_busters-story-2 = À l'usine, quelqu'un a peint deux fils en jaune. Pinza jure que ce n'est pas le chat. Le chat ne dit rien.
bomb_busters-story-3 = Aujourd'hui, il y en a un rouge dans la mallette. Pinza va se mettre près de la porte, et appelle cela la confiance. À partir d'ici, l'armoire de l'équipement est ouverte.
bomb_busters-story-4 = La mallette est grandeur nature, et le déjeuner de Pinza aussi. Personne ne mange avant que le compte y soit pour toutes les couleurs.
bomb_busters-story-5 = Le magasinier a rangé quelques fils et ne sait plus lesquels. Il y a une liste. Elle est fausse.
bomb_busters-story-6 = Quatre fils jaunes, vifs comme des boutons d'or. Pinza vous demande de les cueillir par paires, et sans fredonner.
bomb_busters-story-7 = Plus d'étiquettes rouges que de fils rouges. Pinza sourit pour la première fois de la semaine, et tout le monde s'inquiète.
bomb_busters-story-8 = L'examen. Pinza est au dernier rang avec un chronomètre et le chat. Qui ressort par la porte a réussi.
bomb_busters-story-9 = La première vraie mallette arrive par la poste, avec un ruban et une carte : « Dans cet ordre, je vous prie. M. » M. ou pas, l'écriture est très soignée.
bomb_busters-story-10 = Le deuxième colis fait un grand tic-tac et a un train à prendre. Il s'arrête ici un quart d'heure. Qui a une idée la dit.
bomb_busters-story-11 = Aujourd'hui, M. a un nombre préféré, et il mord. Pinza l'écrit en rouge au tableau, pour que personne n'oublie.
bomb_busters-story-12 = Le ministère a entendu parler de vous, et envoie des formulaires. Chaque équipement veut maintenant un tampon. M. doit avoir des amis dans ce bureau.
bomb_busters-story-13 = Trois fils rouges devant l'opéra. Ils veulent partir ensemble ou pas du tout. Le ténor chante toujours.
bomb_busters-story-14 = Pinza est au lit, malade, et le capitaine débute. Là, une erreur ferait beaucoup de bruit. Les autres : souriez, et aidez.
bomb_busters-story-15 = Un traîneau apporte une mallette du grand Nord. L'équipement est pris dans la glace, et dégèle nombre après nombre. Gardez vos gants.
bomb_busters-story-16 = Encore une carte à ruban : « Dans cet ordre, et tous cette fois. M. » Vous commencez à reconnaître l'encre.
bomb_busters-story-17 = Quelqu'un à la table doit un service à M., et le dit franchement. Ce que cette main écrit n'est jamais vrai. Au moins, on peut s'y fier.
bomb_busters-story-18 = Pinza est de retour, un radar sous chaque bras. Il demande, vous répondez, et quelqu'un parmi vous coupe. Les doigts montrent qui.
bomb_busters-story-19 = La piste mène dans le ventre d'un cargo. En bas, un haut-parleur compte les minutes, et il compte mal. À la fin, M. vous salue.
bomb_busters-story-20 = Les papiers du cargo parlent d'un phare. Dans ses mallettes, un fil est là où il ne devrait pas, et aucun appareil ne veut le connaître.
bomb_busters-story-21 = Dans la cuisine du phare, on ne dit que pair ou impair. Pour le cuisinier, cela suffit à toutes les soupes.
bomb_busters-story-22 = Le gardien du phare collectionne les nombres, et préfère ceux que quelqu'un n'a pas. L'hiver est long, là-bas.
bomb_busters-story-23 = Un télégramme d'une toute petite ville : une mallette, quatre fils, un seul souffle. Sur la place, la fanfare attend.
bomb_busters-story-24 = M. a laissé un décompte au lieu de nombres. Il dit combien de fois, et non quoi. En secret, Pinza aime bien.
bomb_busters-story-25 = Les murs de l'hôtel ont des oreilles, et raffolent des nombres. N'en dites aucun. Le portier note tout.
bomb_busters-story-26 = Dans le tiroir, douze cartes, et chacune veut son tour. M. fait des réussites, semble-t-il. Vous aussi, maintenant.
bomb_busters-story-27 = Vos bagages sont partis vers une autre gare, et les détecteurs avec eux. À la consigne, on n'a que des bricoles.
bomb_busters-story-28 = Une casserole de chocolat, et adieu les mains du capitaine. Pas d'outils, et pas de second essai. Les autres peuvent souffler.
bomb_busters-story-29 = À la table de jeu de l'hôtel, quelqu'un à côté devine toujours votre prochain geste. Être devinable coûte. Restez illisibles.
bomb_busters-story-30 = Le train de nuit part dans quelques minutes, et la mallette est à bord. Plus vite que l'autre fois, dit le haut-parleur. Il a appris à compter.
bomb_busters-story-31 = Dans le train, chacun reçoit un billet avec une règle. Le contrôle est sévère, et porte un ruban que vous avez déjà vu.
bomb_busters-story-32 = Au contrôle, c'était M. Désormais, une nouvelle farce pend dans le couloir à chaque arrêt, et le capitaine peut la décrocher.
bomb_busters-story-33 = Le train s'arrête dans une ville de lumières, où l'on mise tout sur pair ou impair. La maison a posé une mallette sur la table.
bomb_busters-story-34 = Quelqu'un parmi vous a un ordre secret. Ne demandez pas, regardez. Et avec douceur : c'est peut-être qui porte les sandwichs.
bomb_busters-story-35 = Dans chaque sac, il y a un fil qui veut attendre les jaunes. Laissez-le faire. Il vient de loin.
bomb_busters-story-36 = Sous les palmiers se trouve l'atelier de M., porte ouverte. Sur l'établi : une rangée de cartes, deux bouts, et une tasse de thé encore chaude. La fenêtre est ouverte aussi.
