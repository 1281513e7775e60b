galaxy_trucker-refusal-ship-code = The code { $given } tells of no ship: take the whole link from the shipyard.
galaxy_trucker-refusal-ship-level = The ship was built for { WORD($built, of: "galaxy_trucker-option-level") }, and the table flies { WORD($flown, of: "galaxy_trucker-option-level") }: choose the same for both.
galaxy_trucker-refusal-ship-fault =
    { $count ->
        [one] The ship has a fault: { WORD($fault, of: "galaxy_trucker-fault") }.
       *[other] The ship has { $count } faults of one kind: { WORD($fault, of: "galaxy_trucker-fault") }.
    }
galaxy_trucker-refusal-nothing-to-lift = At column { $column }, row { $row } lies no tile that can be lifted.

galaxy_trucker-shipyard-lead = Build at leisure from the whole heap. Faults show at once, and the judge flies whatever holds together.
galaxy_trucker-shipyard-heap =
    { $count ->
        [one] The heap: { $count } tile
       *[other] The heap: { $count } tiles
    }
galaxy_trucker-shipyard-here =
    { $count ->
        [one] Column { $column }, row { $row }: { $count } tile fits
       *[other] Column { $column }, row { $row }: { $count } tiles fit
    }
galaxy_trucker-shipyard-all = All
galaxy_trucker-shipyard-whole = Whole heap
galaxy_trucker-shipyard-kinds = Which tiles
galaxy_trucker-shipyard-none = No tile like that.
galaxy_trucker-shipyard-idle = Tap a tile of the heap, or a free cell of the ship to see what fits there. Tap a tile of the ship to lift it.
galaxy_trucker-shipyard-holding = Tap a cell of the ship. Tap the tile to turn it.

galaxy_trucker-judge = The judge
galaxy_trucker-judge-faulty = A ship with faults does not fly. Once it is sound, the judge takes off.
galaxy_trucker-judge-flying = The judge is flying …
galaxy_trucker-judge-flights =
    { $count ->
        [one] { $count } flight alone, with the pilot of a hard bot
       *[other] { $count } flights alone, with the pilot of a hard bot
    }
galaxy_trucker-judge-credits = Credits on average
galaxy_trucker-judge-spread = One flight in ten brings { $low } or less, one in two { $middle } or less, nine in ten { $high } or less.
galaxy_trucker-judge-arrived = Arrives
galaxy_trucker-judge-lost = Parts lost on average
galaxy_trucker-judge-out-engines = Stuck without engines
galaxy_trucker-judge-out-humans = No human left
galaxy_trucker-judge-out-lapped = Lapped
galaxy_trucker-judge-out-choice = Gave up

galaxy_trucker-weak-show = Weak points
galaxy_trucker-weak-none = No weak point in sight.
galaxy_trucker-weak-breaks =
    { $count ->
        [one] { $count } tile holds others: without it they are lost too.
       *[other] { $count } tiles hold others: with one of them those are lost too.
    }
galaxy_trucker-weak-pipes =
    { $count ->
        [one] { $count } pipe is open.
       *[other] { $count } pipes are open.
    }
galaxy_trucker-weak-unshielded = No shield: { $sides }.
galaxy_trucker-weak-unguarded =
    { $count ->
        [one] { $count } line has no cannon against big meteors.
       *[other] { $count } lines have no cannon against big meteors.
    }
galaxy_trucker-weak-side-front = front
galaxy_trucker-weak-side-right = right
galaxy_trucker-weak-side-rear = rear
galaxy_trucker-weak-side-left = left

galaxy_trucker-best = The best ships flown here
galaxy_trucker-best-none = Nobody has brought a ship home on this level yet. Bots do not count.
galaxy_trucker-best-hint = As they took off, by the credits of one flight. Games with moves taken back and ships brought along do not count.
galaxy_trucker-best-ship =
    { $count ->
        [one] { $name }: { $count } credit
       *[other] { $name }: { $count } credits
    }
galaxy_trucker-best-open = Open in the shipyard: { $ship }
