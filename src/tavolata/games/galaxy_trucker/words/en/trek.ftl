# The Transgalactic Trek: titles, what happens between flights, handicaps.
galaxy_trucker-title-freight-hauler = Freight Hauler
galaxy_trucker-title-power-trucker = Power Trucker
galaxy_trucker-title-xenoquartermaster = Xenoquartermaster
galaxy_trucker-title-cruise-captain = Cruise Captain
galaxy_trucker-title-master-engineer = Master Engineer
galaxy_trucker-title-corridorist = Corridorist

galaxy_trucker-counts-freight-hauler = Holds with at least one cube at the end of the flight.
galaxy_trucker-counts-power-trucker = Components that use batteries: double engines, double cannons, shields.
galaxy_trucker-counts-xenoquartermaster = Steps through joined tiles from each alien to the nearest other cabin, added up.
galaxy_trucker-counts-cruise-captain = Occupied cabins with a smooth side towards empty space.
galaxy_trucker-counts-master-engineer = Components on the ship, the starting cabin too.
galaxy_trucker-counts-corridorist = The longest chain of joined tiles with one or two connector sides.

galaxy_trucker-handicap-load-days = Each load of goods costs one flight day more.
galaxy_trucker-handicap-batteries-short = Each battery compartment starts one battery short.
galaxy_trucker-handicap-alien-bonus = An alien adds only 1.
galaxy_trucker-handicap-crew-more = A card that takes crew takes one more. The epidemic does not count.
galaxy_trucker-handicap-loss-price = Each lost component costs 2 credits.
galaxy_trucker-handicap-starts-last = You start behind all others.
galaxy_trucker-handicap-house = A rule of the house.

galaxy_trucker-action-draw-title = Draw a title: { WORD($title, of: "galaxy_trucker-title") }
galaxy_trucker-action-keep-title = Keep { WORD($title, of: "galaxy_trucker-title") }
galaxy_trucker-action-give-title = { WORD($title, of: "galaxy_trucker-title") } to { $to }
galaxy_trucker-action-ready = On to the next flight

galaxy_trucker-event-title-drawn = You fly for this title: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-counted = { WORD($title, of: "galaxy_trucker-title") }: { $points }.
galaxy_trucker-event-title-counted-no-points = { WORD($title, of: "galaxy_trucker-title") }: nobody completed the flight.
galaxy_trucker-event-title-paid =
    { $count ->
        [one] { $name } gets { $count } credit for { WORD($title, of: "galaxy_trucker-title") }.
       *[other] { $name } gets { $count } credits for { WORD($title, of: "galaxy_trucker-title") }.
    }
galaxy_trucker-event-title-paid-gold =
    { $count ->
        [one] { $name } gets { $count } credit for { WORD($title, of: "galaxy_trucker-title") } in gold.
       *[other] { $name } gets { $count } credits for { WORD($title, of: "galaxy_trucker-title") } in gold.
    }
galaxy_trucker-event-title-won-best = { $name } wins the title: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-won-leader = Nobody scored: { $name } leads, and has the title: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-won-lot = The lot gives a title to { $name }: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-kept = { $name } keeps { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-given = { $name } gives { WORD($title, of: "galaxy_trucker-title") } to { $to }.
galaxy_trucker-event-title-gilded = Defended! { WORD($title, of: "galaxy_trucker-title") } turns to gold for { $name }.
galaxy_trucker-event-title-missed-beaten = { $name } does not defend { WORD($title, of: "galaxy_trucker-title") }: another ship did better.
galaxy_trucker-event-title-missed-out = { $name } does not defend { WORD($title, of: "galaxy_trucker-title") }: the flight was not completed.
galaxy_trucker-event-flight-over = { WORD($level, of: "galaxy_trucker-option-level") } is flown. { WORD($next, of: "galaxy_trucker-option-level") } comes next.
galaxy_trucker-event-settled-trek = { $name } ends the flight with { $total }, and has { $count } in all.
galaxy_trucker-event-ended-trek =
    { $count ->
        [one] The Trek is over. First: { $winners }.
       *[other] The Trek is over. First together: { $winners }.
    }
galaxy_trucker-event-is-ready = { $name } is ready for the next flight.
galaxy_trucker-event-flight-begins = { WORD($level, of: "galaxy_trucker-option-level") }: build!

galaxy_trucker-status-titles = The titles are drawn.
galaxy_trucker-status-sharing = The titles find their holders.
galaxy_trucker-status-keep-title = { $name } keeps one title and gives the others away.
galaxy_trucker-status-layover = A break between two flights.
galaxy_trucker-mine-keep-title = Which title do you keep? The others go to those who have none.
galaxy_trucker-mine-layover = Ready for the next flight?
galaxy_trucker-mine-ready = You are ready. The others take their time.

galaxy_trucker-ledger-titles = Titles
galaxy_trucker-ledger-carried = Brought along
galaxy_trucker-ledger-sum = Credits in all
