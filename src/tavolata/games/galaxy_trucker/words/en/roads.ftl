# Rough Roads, a set of the house: its cards, and what they do; what is told when a road or a handicap bites.
galaxy_trucker-bringer-freight-hauler = Freight Hauler in gold
galaxy_trucker-bringer-power-trucker = Power Trucker in gold
galaxy_trucker-bringer-xenoquartermaster = Xenoquartermaster in gold
galaxy_trucker-bringer-cruise-captain = Cruise Captain in gold
galaxy_trucker-bringer-master-engineer = Master Engineer in gold
galaxy_trucker-bringer-corridorist = Corridorist in gold
galaxy_trucker-bringer-slow-docks = Slow Docks
galaxy_trucker-bringer-cheap-batteries = Cheap Batteries
galaxy_trucker-bringer-homesick-aliens = Homesick Aliens
galaxy_trucker-bringer-bad-company = Bad Company
galaxy_trucker-bringer-dear-spares = Dear Spares
galaxy_trucker-bringer-hired-muscle = Hired Muscle
galaxy_trucker-bringer-headwind = Headwind
galaxy_trucker-bringer-toll-booth = Toll Booth
galaxy_trucker-bringer-wooden-spoon = Wooden Spoon
galaxy_trucker-bringer-fat-meteors = Fat Meteors
galaxy_trucker-bringer-missed-bus = Missed Bus
galaxy_trucker-bringer-full-car-park = Full Car Park

galaxy_trucker-road_rule-slow-docks = Each load of goods costs one flight day more.
galaxy_trucker-road_rule-cheap-batteries = Each battery compartment starts one battery short.
galaxy_trucker-road_rule-homesick-aliens = An alien adds only 1.
galaxy_trucker-road_rule-bad-company = A card that takes crew takes one more. The epidemic does not count.
galaxy_trucker-road_rule-dear-spares = Each lost component costs 2 credits.
galaxy_trucker-road_rule-hired-muscle = Every enemy has 1 firepower more.
galaxy_trucker-road_rule-headwind = In open space you fly one space less, but at least one.
galaxy_trucker-road_rule-toll-booth = A card that pays credits pays 1 less.
galaxy_trucker-road_rule-wooden-spoon = Whoever arrives last gets 3 credits.
galaxy_trucker-road_rule-fat-meteors = The first small meteor of each swarm comes as a big one.
galaxy_trucker-road_rule-missed-bus = The starting cabin takes only one human.
galaxy_trucker-road_rule-full-car-park = The last planet of each card is closed, unless it is the only one.

galaxy_trucker-roads-label = Rough Roads of this flight

galaxy_trucker-action-draw-road = Draw a road: { WORD($road, of: "galaxy_trucker-bringer") }
galaxy_trucker-event-road-drawn = This flight takes a rough road: { WORD($road, of: "galaxy_trucker-bringer") }. { WORD($road, of: "galaxy_trucker-road_rule") }
galaxy_trucker-event-hampered-load-days =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } needs { $count } flight day more to load.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } needs { $count } flight days more to load.
    }
galaxy_trucker-event-hampered-batteries-short =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } starts { $count } battery short.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } starts { $count } batteries short.
    }
galaxy_trucker-event-hampered-alien-bonus = { WORD($by, of: "galaxy_trucker-bringer") }: the alien of { $name } adds { $count } less.
galaxy_trucker-event-hampered-crew-more = { WORD($by, of: "galaxy_trucker-bringer") }: { $count } more of the crew of { $name } must go.
galaxy_trucker-event-hampered-loss-price =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } pays { $count } credit more for what was lost.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } pays { $count } credits more for what was lost.
    }
galaxy_trucker-event-hampered-starts-last = { WORD($by, of: "galaxy_trucker-bringer") }: { $name } starts behind all others.
galaxy_trucker-event-hampered-enemy-power = { WORD($by, of: "galaxy_trucker-bringer") }: the enemy has { $count } firepower more against { $name }.
galaxy_trucker-event-hampered-headwind =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } flies { $count } space less.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } flies { $count } spaces less.
    }
galaxy_trucker-event-hampered-toll =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } pays { $count } credit.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } pays { $count } credits.
    }
galaxy_trucker-event-hampered-last-pay =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } arrives last and gets { $count } credit.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } arrives last and gets { $count } credits.
    }
galaxy_trucker-event-hampered-meteors-grow =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $count } small meteor comes as a big one.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $count } small meteors come as big ones.
    }
galaxy_trucker-event-hampered-crew-short =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } starts with { $count } human less.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } starts with { $count } humans less.
    }
galaxy_trucker-event-hampered-planets-closed =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $count } planet is closed.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $count } planets are closed.
    }

galaxy_trucker-status-roads = The roads are drawn.
