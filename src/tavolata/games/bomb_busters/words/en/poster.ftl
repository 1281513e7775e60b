bomb_busters-tagline = Cut together, or go up together.

bomb_busters-about = A bomb, a bundle of wires, and a team that may not talk about them: point, say a number, cut, and keep an eye on the dial. Together, for 2 to 5 players.

bomb_busters-poster = A poster: a bomb with a grinning dial on a blueprint, cutters at its blue, yellow and red wires

bomb_busters-name = Bomb Busters

bomb_busters-option-mission = The mission
bomb_busters-option-mission-1 = 1: First snips
bomb_busters-option-mission-2 = 2: A dash of yellow
bomb_busters-option-mission-3 = 3: The one you leave alone
bomb_busters-option-mission-4 = 4: All the colours
bomb_busters-option-mission-5 = 5: Two of three
bomb_busters-option-mission-6 = 6: Four bright ones
bomb_busters-option-mission-7 = 7: Which of the two?
bomb_busters-option-mission-8 = 8: The examination
bomb_busters-option-captain = The captain
bomb_busters-option-captain-lot = By lot
bomb_busters-option-captain-0 = Seat 1
bomb_busters-option-captain-1 = Seat 2
bomb_busters-option-captain-2 = Seat 3
bomb_busters-option-captain-3 = Seat 4
bomb_busters-option-captain-4 = Seat 5
bomb_busters-option-detector = Double and Triple Detector point at
bomb_busters-option-detector-hand = Wires of one player, on both stands
bomb_busters-option-detector-stand = Wires of one stand
bomb_busters-option-equipment = Equipment cards
bomb_busters-option-insight = What one may ask of a hidden wire
bomb_busters-option-insight-off = Nothing: use your own head
bomb_busters-option-insight-certain = What is certain
bomb_busters-option-insight-odds = The exact odds
