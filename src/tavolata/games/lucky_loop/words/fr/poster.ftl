lucky_loop-name = Lucky Loop

lucky_loop-tagline = Un meeting aérien, du cran et des dés.

lucky_loop-about = Turns, loopings, dives et rolls : lancez vos dés, remplissez vos cartes et sachez quand atterrir. Pour 2 à 6 joueurs.

lucky_loop-poster = Une affiche : quatre avions, un coq, un canard, une colombe et un aigle, au-dessus d'un terrain d'aviation

lucky_loop-option-exchange = Échange de cartes (LL-T2)
lucky_loop-option-exchange-three = Toujours trois cartes
lucky_loop-option-exchange-up-to-three = Une à trois cartes
lucky_loop-option-record = Meilleurs scores qui rapportent un jeton (LL-B1)
lucky_loop-option-record-from-twelve = À partir du premier 12
lucky_loop-option-record-from-first-result = Dès le premier résultat pris en compte
lucky_loop-option-final-exchange = Prix d'un échange en phase finale (LL-K2)
lucky_loop-option-final-exchange-one-point = Un point
lucky_loop-option-final-exchange-point-per-card = Un point par carte
lucky_loop-option-illegal-free-programme = Figures libres non autorisées (LL-K4)
lucky_loop-option-illegal-free-programme-refused = Refusées, avec la raison
lucky_loop-option-illegal-free-programme-penalty = Elles coûtent trois points et le coup
lucky_loop-option-lower-free-programme = Figures libres sous le plus mauvais résultat (LL-K8)
lucky_loop-option-lower-free-programme-counts = Elles comptent quand même
lucky_loop-option-lower-free-programme-dropped = Elles sont ignorées
lucky_loop-option-cards = Votre propre fichier de cartes (LL-M2), vide pour les cartes habituelles
