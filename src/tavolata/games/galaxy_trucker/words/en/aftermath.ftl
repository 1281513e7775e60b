# After the flight: a ship as it took off, and one flight of it among a thousand.
galaxy_trucker-review-compared =
    { $percent ->
        [0] { $credits } credits: hardly one of { $count } flights of the same ship brought less.
        [100] { $credits } credits: hardly one of { $count } flights of the same ship brought as much.
       *[other] { $credits } credits: better than { $percent } % of { $count } flights of the same ship.
    }
galaxy_trucker-review-compared-spread = One in ten of them brings { $low } or less, one in two { $middle } or less, nine in ten { $high } or less.
galaxy_trucker-review-compared-harder = Handicaps or Rough Roads made this flight harder: the judge flies without them.

galaxy_trucker-aftermath = The ships, and a thousand flights of each
galaxy_trucker-aftermath-how = As they took off. The judge has flown each of them alone, with the pilot of a hard bot; who flies alone is always first and prettiest.
galaxy_trucker-aftermath-flight = Which flight
galaxy_trucker-aftermath-flying = The judge is flying this ship a thousand times …
galaxy_trucker-aftermath-grounded = The judge does not fly this ship.
galaxy_trucker-aftermath-open = Open in the shipyard
galaxy_trucker-aftermath-open_of = Open in the shipyard: the ship of { $name }
galaxy_trucker-aftermath-scale = Credits of this ship's flights: one in ten up to { $low }, half up to { $middle }, nine in ten up to { $high }, { $mean } on average. This flight: { $credits }.
galaxy_trucker-aftermath-here = this flight
galaxy_trucker-aftermath-mean = average
galaxy_trucker-aftermath-middle = half
galaxy_trucker-aftermath-low = 1 in 10
galaxy_trucker-aftermath-high = 9 in 10
galaxy_trucker-aftermath-key = Red cells with a figure: how often that part was lost. −3: so many fall off with it. Yellow dots: open pipes. Triangles: lines without a cannon. Dashed: sides without a shield.
