house-keys-again = Répéter la dernière phrase ; encore, et c'est la précédente
house-keys-position = Dire la position
house-keys-can = Dire ce que je peux faire

ear-keys = Touches, et ce qui peut être lu à voix haute
ear-aside = À côté de la table
ear-again = Répéter
ear-nothing = Rien à faire pour l'instant.

settings-ear = À l'oreille
settings-ear-show = Au rythme de la table
settings-ear-slow = Plus lent
settings-ear-key = Touche par touche
settings-ear-hint = Comment un lecteur d'écran raconte ce qui se passe. Touche par touche : après chaque phrase, la table attend Espace ou Entrée.
