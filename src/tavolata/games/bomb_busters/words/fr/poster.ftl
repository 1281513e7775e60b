bomb_busters-tagline = Couper ensemble, ou sauter ensemble.

bomb_busters-about = Une bombe, un écheveau de fils, et une équipe qui n'a pas le droit d'en parler : désignez, annoncez un nombre, coupez, et gardez un œil sur le détonateur. Tous ensemble, de 2 à 5 joueurs.

bomb_busters-poster = Une affiche : une bombe au détonateur hilare sur un plan d'ingénieur, des pinces sur ses fils bleus, jaunes et rouges

bomb_busters-name = Bomb Busters

bomb_busters-option-mission = La mission
bomb_busters-option-mission-1 = 1 : Premières coupes
bomb_busters-option-mission-2 = 2 : Une pointe de jaune
bomb_busters-option-mission-3 = 3 : Celui qu'on ne touche pas
bomb_busters-option-mission-4 = 4 : Toutes les couleurs
bomb_busters-option-mission-5 = 5 : Deux sur trois
bomb_busters-option-mission-6 = 6 : Carré de jaunes
bomb_busters-option-mission-7 = 7 : Lequel des deux ?
bomb_busters-option-mission-8 = 8 : L'examen
bomb_busters-option-captain = Le capitaine
bomb_busters-option-captain-lot = Tiré au sort
bomb_busters-option-captain-0 = Place 1
bomb_busters-option-captain-1 = Place 2
bomb_busters-option-captain-2 = Place 3
bomb_busters-option-captain-3 = Place 4
bomb_busters-option-captain-4 = Place 5
bomb_busters-option-detector = Double et Triple détecteurs désignent
bomb_busters-option-detector-hand = Des fils d'un même joueur, sur ses deux supports
bomb_busters-option-detector-stand = Des fils d'un même support
bomb_busters-option-equipment = Cartes Équipement
bomb_busters-option-insight = Ce qu'on peut demander sur un fil caché
bomb_busters-option-insight-off = Rien : à vous de réfléchir
bomb_busters-option-insight-certain = Ce qui est certain
bomb_busters-option-insight-odds = Les probabilités exactes
