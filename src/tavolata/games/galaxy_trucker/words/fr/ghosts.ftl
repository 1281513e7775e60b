galaxy_trucker-ghosts = Fantômes : les meilleurs vols de ce défi, à leur vrai rythme
galaxy_trucker-ghost =
    { $count ->
        [one] { $name } : { $count } tuile
       *[other] { $name } : { $count } tuiles
    }
galaxy_trucker-ghost-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
galaxy_trucker-ghost-waits = un fantôme : attend votre première tuile
