bomb_busters-tagline = Si taglia insieme, o si salta insieme.

bomb_busters-about = Una bomba, un groviglio di cavi e una squadra che non può parlarne: indicate, dite un numero, tagliate, e tenete d'occhio il detonatore. Tutti insieme, da 2 a 5 giocatori.

bomb_busters-poster = Un manifesto: su un progetto blu una bomba col detonatore che sogghigna, e delle tronchesi sui suoi cavi blu, gialli e rossi

bomb_busters-name = Bomb Busters

bomb_busters-option-mission = La missione
bomb_busters-option-mission-1 = 1: Primi tagli
bomb_busters-option-mission-2 = 2: Un pizzico di giallo
bomb_busters-option-mission-3 = 3: Quello da non toccare
bomb_busters-option-mission-4 = 4: Tutti i colori
bomb_busters-option-mission-5 = 5: Due su tre
bomb_busters-option-mission-6 = 6: Poker di gialli
bomb_busters-option-mission-7 = 7: Quale dei due?
bomb_busters-option-mission-8 = 8: L'esame
bomb_busters-option-captain = Il Capitano
bomb_busters-option-captain-lot = A sorte
bomb_busters-option-captain-0 = Posto 1
bomb_busters-option-captain-1 = Posto 2
bomb_busters-option-captain-2 = Posto 3
bomb_busters-option-captain-3 = Posto 4
bomb_busters-option-captain-4 = Posto 5
bomb_busters-option-detector = Doppio e Triplo detector indicano
bomb_busters-option-detector-hand = Cavi di una mano, anche su due portatessere
bomb_busters-option-detector-stand = Cavi di un solo portatessere
bomb_busters-option-equipment = Carte Equipaggiamento
bomb_busters-option-insight = Che cosa si può chiedere di un cavo nascosto
bomb_busters-option-insight-off = Niente: si usa la testa
bomb_busters-option-insight-certain = Ciò che è sicuro
bomb_busters-option-insight-odds = Le probabilità esatte
