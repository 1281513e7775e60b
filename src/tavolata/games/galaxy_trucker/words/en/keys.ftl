galaxy_trucker-keys-R = Turn the tile in hand
galaxy_trucker-keys-turn_back = Turn it the other way
galaxy_trucker-keys-H = Take a tile from the heap
galaxy_trucker-keys-K = Keep the tile in hand for later
galaxy_trucker-keys-B = Put the tile back
galaxy_trucker-keys-P = Pick the last tile up again
galaxy_trucker-keys-walk = Go from square to square on the ship
