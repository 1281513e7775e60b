# Rough Roads, a set of the house: its cards, and what they do.
galaxy_trucker-burden-slow-docks = Slow Docks
galaxy_trucker-burden-cheap-batteries = Cheap Batteries
galaxy_trucker-burden-homesick-aliens = Homesick Aliens
galaxy_trucker-burden-bad-company = Bad Company
galaxy_trucker-burden-dear-spares = Dear Spares
galaxy_trucker-burden-hired-muscle = Hired Muscle
galaxy_trucker-burden-headwind = Headwind
galaxy_trucker-burden-toll-booth = Toll Booth
galaxy_trucker-burden-wooden-spoon = Wooden Spoon
galaxy_trucker-burden-fat-meteors = Fat Meteors
galaxy_trucker-burden-missed-bus = Missed Bus
galaxy_trucker-burden-full-car-park = Full Car Park

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

galaxy_trucker-action-draw-road = Draw a road: { WORD($road, of: "galaxy_trucker-burden") }
galaxy_trucker-event-road-drawn = This flight takes a rough road: { WORD($road, of: "galaxy_trucker-burden") }. { WORD($road, of: "galaxy_trucker-road_rule") }
galaxy_trucker-event-hampered-enemy-power = { WORD($by, of: "galaxy_trucker-burden") }: the enemy has { $count } firepower more against { $name }.
galaxy_trucker-event-hampered-headwind =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") }: { $name } flies { $count } space less.
       *[other] { WORD($by, of: "galaxy_trucker-burden") }: { $name } flies { $count } spaces less.
    }
galaxy_trucker-event-hampered-toll =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") }: { $name } pays { $count } credit.
       *[other] { WORD($by, of: "galaxy_trucker-burden") }: { $name } pays { $count } credits.
    }
galaxy_trucker-event-hampered-last-pay =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") }: { $name } arrives last and gets { $count } credit.
       *[other] { WORD($by, of: "galaxy_trucker-burden") }: { $name } arrives last and gets { $count } credits.
    }
galaxy_trucker-event-hampered-meteors-grow =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") }: { $count } small meteor comes as a big one.
       *[other] { WORD($by, of: "galaxy_trucker-burden") }: { $count } small meteors come as big ones.
    }
galaxy_trucker-event-hampered-crew-short =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") }: { $name } starts with { $count } human less.
       *[other] { WORD($by, of: "galaxy_trucker-burden") }: { $name } starts with { $count } humans less.
    }
galaxy_trucker-event-hampered-planets-closed =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-burden") }: { $count } planet is closed.
       *[other] { WORD($by, of: "galaxy_trucker-burden") }: { $count } planets are closed.
    }

galaxy_trucker-status-roads = The roads are drawn.
