galaxy_trucker-keys-R = Tourner la tuile en main
galaxy_trucker-keys-turn_back = La tourner dans l'autre sens
galaxy_trucker-keys-H = Prendre une tuile du tas
galaxy_trucker-keys-K = Réserver la tuile en main
galaxy_trucker-keys-B = Remettre la tuile au tas
galaxy_trucker-keys-P = Reprendre la dernière tuile en main
galaxy_trucker-keys-walk = Aller de case en case sur le vaisseau
