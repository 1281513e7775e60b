languages-label = Langue
languages-failed = Impossible de charger cette langue pour l'instant. Réessayez.
