lesson-title = { $game } : apprendre en jouant
lesson-otherwise = Pas maintenant : faites d'abord ce qui est demandé ici.
lesson-step = { $step } sur { $of }
lesson-on = Continuer
lesson-undo = Reprendre
lesson-hurry = Plus vite
lesson-course = Leçons
lesson-learned = { $title } (terminée)
lesson-back = Retour
lesson-leave = À la page d'accueil
lesson-otherwise-read = Lisez d'abord ceci, puis continuez.
lesson-tutor = Votre guide
lesson-do_it = Le faire pour moi
lesson-again = Tout recommencer
lesson-leave-hint = Vous pourrez continuer d'ici plus tard
lesson-done = Bien joué !
lesson-next = Leçon suivante
lesson-play = Jouer une partie
lesson-example-close = Retour à la règle

learn-never = Première fois ? Cinq minutes
learn-never-hint = Une partie guidée, pas à pas
learn-go_on = Continuer à apprendre
learn-quiet = Apprendre en jouant
learn-progress = { $done } sur { $of }
learn-decline = Pas de leçon, merci

thing-ask = Qu'est-ce que c'est ?
thing-asking = Touchez n'importe quoi sur la table pour savoir ce que c'est.
thing-unknown = Rien à dire là-dessus. Essayez une carte, un jeton ou une tuile.
thing-rule = La règle

rules-short = En bref
rules-all = Toutes les règles
rules-contents = Sommaire
rules-none-try = Essayez un autre mot, ou parcourez le sommaire.
rules-try = Essayer
rules-try-title = Essayer : { $rule }
