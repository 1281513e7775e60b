galaxy_trucker-ghosts = Fantasmi: i voli migliori di questa sfida, al loro vero ritmo
galaxy_trucker-ghost =
    { $count ->
        [one] { $name }: { $count } tessera
       *[other] { $name }: { $count } tessere
    }
galaxy_trucker-ghost-tiles =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
galaxy_trucker-ghost-waits = un fantasma: aspetta la tua prima tessera
