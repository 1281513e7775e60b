galaxy_trucker-ahead-reserve = A credit if not built in.
galaxy_trucker-ahead-glass =
    { $count ->
        [one] { $count } more run after this one.
       *[other] { $count } more runs after this one.
    }
galaxy_trucker-ahead-glass-last = The last run: when it is through, building ends for everybody.
galaxy_trucker-ahead-start-front = In front: nobody sets off ahead of you.
galaxy_trucker-ahead-start-behind =
    { $count ->
        [one] { $count } space behind the front.
       *[other] { $count } spaces behind the front.
    }
galaxy_trucker-ahead-able = As it stands: crew { $crew }, engines { $engines }, firepower { $firepower }, open pipes { $exposed }.
galaxy_trucker-ahead-kept =
    { $count ->
        [one] The tile you kept is lost, for a credit.
       *[other] The { $count } tiles you kept are lost, a credit each.
    }
galaxy_trucker-ahead-faults =
    { $count ->
        [one] { $count } fault: parts will have to come off.
       *[other] { $count } faults: parts will have to come off.
    }
galaxy_trucker-ahead-no-cabin = No cabin: without people it is out of the race.
galaxy_trucker-ahead-no-engine = No engine: in open space it is out of the race.
galaxy_trucker-ahead-off =
    { $count ->
        [one] { $count } part comes off, for a credit.
       *[other] { $count } parts come off, a credit each.
    }
galaxy_trucker-ahead-off-test =
    { $count ->
        [one] { $count } part comes off. You start behind the sound ships.
       *[other] { $count } parts come off. You start behind the sound ships.
    }
galaxy_trucker-ahead-pieces = Then the ship falls into { $count } pieces.
galaxy_trucker-ahead-still =
    { $count ->
        [one] { $count } fault is left.
       *[other] { $count } faults are left.
    }
galaxy_trucker-ahead-sound = Then the ship is sound.
galaxy_trucker-ahead-less-crew = Crew { $before }, then { $after }.
galaxy_trucker-ahead-less-engines = Engines { $before }, then { $after }.
galaxy_trucker-ahead-less-firepower = Firepower { $before }, then { $after }.
galaxy_trucker-ahead-humans = Crew { $crew } in all.
galaxy_trucker-ahead-alien-firepower = Firepower { $before }, then { $after }. Crew { $crew } in all.
galaxy_trucker-ahead-alien-engines = Engines { $before }, then { $after }. Crew { $crew } in all.
galaxy_trucker-ahead-useless-firepower = No cannon for it to help. Crew { $crew } in all.
galaxy_trucker-ahead-useless-engines = No engine for it to help. Crew { $crew } in all.

galaxy_trucker-a-battery = a battery compartment
galaxy_trucker-a-hold = a hold
galaxy_trucker-a-red-hold = a reinforced hold
galaxy_trucker-a-starting-cabin = a starting cabin
galaxy_trucker-a-cabin = a cabin
galaxy_trucker-a-structure = a girder
galaxy_trucker-a-engine = an engine
galaxy_trucker-a-double-engine = a double engine
galaxy_trucker-a-cannon = a cannon
galaxy_trucker-a-double-cannon = a double cannon
galaxy_trucker-a-brown-life-support = a brown life support
galaxy_trucker-a-purple-life-support = a purple life support
galaxy_trucker-a-shield = a shield

galaxy_trucker-beside-front = in front of
galaxy_trucker-beside-right = right of
galaxy_trucker-beside-rear = behind
galaxy_trucker-beside-left = left of

galaxy_trucker-component_words = { WORD($component, of: "galaxy_trucker-component") }

galaxy_trucker-sides = Up { WORD($up, of: "galaxy_trucker-pipes") }, right { WORD($right, of: "galaxy_trucker-pipes") }, down { WORD($down, of: "galaxy_trucker-pipes") }, left { WORD($left, of: "galaxy_trucker-pipes") }.

galaxy_trucker-pipes-0 = smooth
galaxy_trucker-pipes-1 = 1 pipe
galaxy_trucker-pipes-2 = 2 pipes
galaxy_trucker-pipes-3 = 3 pipes

galaxy_trucker-sides-fit = One pipe fits one, two fit two, three fit any. A smooth side fits a smooth one.

galaxy_trucker-magnify = Show it large
galaxy_trucker-magnify-ship = Show the ship large

galaxy_trucker-figures-ask = What the figures are made of
galaxy_trucker-figures-label = The ship in figures
galaxy_trucker-figures-now = As they count now. Two numbers: without batteries, and with those aboard.
galaxy_trucker-figures-built = As they would count if you flew now, with full batteries and humans in every cabin.

galaxy_trucker-share-ahead =
    { $count ->
        [one] { $count } cannon pointing up
       *[other] { $count } cannons pointing up
    }
galaxy_trucker-share-aside =
    { $count ->
        [one] { $count } cannon pointing elsewhere
       *[other] { $count } cannons pointing elsewhere
    }
galaxy_trucker-share-double-ahead =
    { $count ->
        [one] { $count } double cannon pointing up, for a battery
       *[other] { $count } double cannons pointing up, a battery each
    }
galaxy_trucker-share-double-aside =
    { $count ->
        [one] { $count } double cannon pointing elsewhere, for a battery
       *[other] { $count } double cannons pointing elsewhere, a battery each
    }
galaxy_trucker-share-engine =
    { $count ->
        [one] { $count } engine
       *[other] { $count } engines
    }
galaxy_trucker-share-double-engine =
    { $count ->
        [one] { $count } double engine, for a battery
       *[other] { $count } double engines, a battery each
    }
galaxy_trucker-share-alien = An alien helps
galaxy_trucker-share-unpowered =
    { $count ->
        [one] { $count } double one without a battery
       *[other] { $count } double ones without a battery
    }
galaxy_trucker-share-wrong-way =
    { $count ->
        [one] { $count } engine that points the wrong way
       *[other] { $count } engines that point the wrong way
    }
galaxy_trucker-share-crew =
    { $count ->
        [one] { $count } human, aliens: { $aliens }
       *[other] { $count } humans, aliens: { $aliens }
    }
galaxy_trucker-share-batteries = For double cannons, double engines and shields
galaxy_trucker-share-exposed = Pipes with nothing beside them. On arrival the ship with the fewest is paid for its looks.
galaxy_trucker-share-goods =
    { $count ->
        [one] Worth { $count } credit on arrival
       *[other] Worth { $count } credits on arrival
    }

galaxy_trucker-hand-beaten = { $name } was quicker

galaxy_trucker-glass-away = waits for the line

galaxy_trucker-waiting-building =
    { $count ->
        [one] Ready. { $names } is still building.
       *[other] Ready. { $names } are still building.
    }
galaxy_trucker-waiting-mending =
    { $count ->
        [one] { $name } mends { $count } fault.
       *[other] { $name } mends { $count } faults.
    }

galaxy_trucker-starts-label = The start places
galaxy_trucker-starts-taken = Start { $start }: { $name }
galaxy_trucker-starts-free = Start { $start }: free
galaxy_trucker-starts-way = This way

galaxy_trucker-ahead-off-dear =
    { $count ->
        [one] { $count } part comes off, for { $price } credits.
       *[other] { $count } parts come off, for { $price } credits in all.
    }
