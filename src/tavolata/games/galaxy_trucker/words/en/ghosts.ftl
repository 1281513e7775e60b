galaxy_trucker-ghosts = Ghosts: the best of this race, at their true pace
galaxy_trucker-ghost =
    { $count ->
        [one] { $name }: { $count } tile
       *[other] { $name }: { $count } tiles
    }
galaxy_trucker-ghost-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
galaxy_trucker-ghost-waits = a ghost: waits for your first tile
