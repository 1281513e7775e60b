bomb_busters-keys-N = Noter quelque chose sur le fil sélectionné
