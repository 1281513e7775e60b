galaxy_trucker-thing-aboard = { $load }.
galaxy_trucker-thing-faulty = Fault: { $faults }.
galaxy_trucker-thing-no_aliens = In the test flight no aliens fly: it only holds the ship together.
galaxy_trucker-thing-heap = The heap
galaxy_trucker-thing-heap-says =
    { $count ->
        [one] { $count } tile lies here face down. What you take only you see, until you place it or put it back.
       *[other] { $count } tiles lie here face down. What you take only you see, until you place it or put it back.
    }
galaxy_trucker-thing-hand = Your hand
galaxy_trucker-thing-hand-says = You hold one tile at a time. Tap it to turn it, then tap a cell of your ship.
galaxy_trucker-thing-open = Face up
galaxy_trucker-thing-open-says = Here lies what was put back, for anybody to take. Tiles now: { $count }.
galaxy_trucker-thing-reserve = Kept for later
galaxy_trucker-thing-reserve-says = Up to { $count } tiles wait here for you alone. What is left here when you finish counts as lost.
galaxy_trucker-thing-hourglass = The hourglass
galaxy_trucker-thing-hourglass-says = Run { $space } of { $runs }, { $seconds } seconds each. When the last run is over, building ends for all.
galaxy_trucker-thing-clock = Your clock
galaxy_trucker-thing-clock-says = It runs from your first tile. When it is over, you fly with what you have built.
galaxy_trucker-thing-pile = Pile { $pile }
galaxy_trucker-thing-pile-says = { $count } cards of the coming flight. You may look at them once you have placed a tile.
galaxy_trucker-thing-closed = Pile { $pile }
galaxy_trucker-thing-closed-says = { $count } cards of the coming flight that nobody may look at.
galaxy_trucker-thing-cell = Empty cell
galaxy_trucker-thing-cell-says = Column { $column }, row { $row }. A tile can go here as soon as it lies beside another one.
galaxy_trucker-thing-column = Column { $line }
galaxy_trucker-thing-column-says = Dice that add up to { $line } send a meteor from the front or the rear down this column.
galaxy_trucker-thing-row = Row { $line }
galaxy_trucker-thing-row-says = Dice that add up to { $line } send a meteor from the left or the right along this row.
galaxy_trucker-thing-start = Start place { $start }
galaxy_trucker-thing-start-says = Whoever finishes takes a free one, and place 1 starts ahead of all. The leader meets most cards first.
galaxy_trucker-thing-route = The route
galaxy_trucker-thing-route-says = A loop of { $count } spaces. Engines bring you ahead, lost days bring you back; whom the leader laps must give up.
galaxy_trucker-thing-rocket = A rocket
galaxy_trucker-thing-rocket-says = It stands for another ship, now in place { $place } of { $of }. Cards go to the leader first.
galaxy_trucker-thing-mine = Your rocket
galaxy_trucker-thing-mine-says = It stands for your ship, now in place { $place } of { $of }. The sooner you arrive, the more you are paid.
galaxy_trucker-thing-ship = Another ship
galaxy_trucker-thing-ship-says = Firepower { $firepower }, engines { $engines }, crew { $crew }. Tap it to see it large.
galaxy_trucker-thing-figure-firepower-says = { $figure }: what you have against enemies. The second number is with batteries for double cannons.
galaxy_trucker-thing-figure-engines-says = { $figure }: how many spaces you fly in open space. The second number is with batteries for double engines.
galaxy_trucker-thing-figure-crew-says = { $figure }: humans and aliens together. Without a human you must give up.
galaxy_trucker-thing-figure-batteries-says = { $figure }: each powers a double cannon, a double engine or a shield once. They are not filled up again.
galaxy_trucker-thing-figure-exposed-says = { $figure }: pipes with nothing beside them. Small meteors hurt there, and stardust costs a day for each.
galaxy_trucker-thing-figure-goods-says = { $figure }: cubes in your holds, to be sold when you arrive.
galaxy_trucker-thing-figure-lost-says = { $figure }: tiles lost on the way. Each costs a credit at the end.
galaxy_trucker-thing-figure-credits-says = { $figure }: credits earned so far. The most at the end wins.
galaxy_trucker-thing-card-open-space-says = Everybody flies as many spaces as the engines push. With power 0 you must give up.
galaxy_trucker-thing-card-planets-says = In turn you land on a free planet and load its cubes, or pass. Landing costs days: { $days }.
galaxy_trucker-thing-card-abandoned-ship-says = The first who wants it gives up { $crew_lost } crew and gets { $credits } credits. Days lost: { $days }.
galaxy_trucker-thing-card-abandoned-station-says = The first with { $crew_needed } crew who wants it loads its goods and loses nobody. Days lost: { $days }.
galaxy_trucker-thing-card-meteors-says = They come one by one. Two dice name the column or row, the same for every ship.
galaxy_trucker-thing-card-slavers-says = Beat firepower { $firepower } for { $credits } credits; days lost: { $days }. With less you lose { $crew_lost } crew, a tie changes nothing.
galaxy_trucker-thing-card-smugglers-says = Beat firepower { $firepower } for the goods; days lost: { $days }. With less you lose { $goods_lost } cubes, a tie changes nothing.
galaxy_trucker-thing-card-pirates-says = Beat firepower { $firepower } for { $credits } credits; days lost: { $days }. With less they fire at you, a tie changes nothing.
galaxy_trucker-thing-card-combat-zone-says = Line by line, whoever is lowest suffers; of equals, the one in front.
galaxy_trucker-thing-card-stardust-says = Everybody loses a day for each open pipe of the ship.
galaxy_trucker-thing-card-epidemic-says = Each cabin with crew that is joined to another one with crew loses one of them.
galaxy_trucker-thing-card-sabotage-says = It meets the smallest crew. Dice name a tile, which blows up; where none lies they try again, up to { $tries } times.
galaxy_trucker-thing-planet = Planet { $planet }
galaxy_trucker-thing-planet-says =
    { $count ->
        [one] Room for one ship, which loads: { $goods }. Landing costs { $count } day.
       *[other] Room for one ship, which loads: { $goods }. Landing costs { $count } days.
    }
galaxy_trucker-thing-cube = { WORD($good, of: "galaxy_trucker-good") } cube
galaxy_trucker-thing-cube-says =
    { $count ->
        [one] Sells for { $count } credit on arrival. Any hold takes it.
       *[other] Sells for { $count } credits on arrival. Any hold takes it.
    }
galaxy_trucker-thing-red = { WORD($good, of: "galaxy_trucker-good") } cube
galaxy_trucker-thing-red-says = Sells for { $count } credits on arrival. Only a reinforced hold takes it.
galaxy_trucker-thing-meteor-big = Big meteor
galaxy_trucker-thing-meteor-big-says = It destroys the tile that it meets. No shield helps, only a cannon that points at it.
galaxy_trucker-thing-meteor-small = Small meteor
galaxy_trucker-thing-meteor-small-says = It bounces off a smooth side. At an open pipe it destroys the tile, unless a shield covers that side.
galaxy_trucker-thing-shot-heavy = Heavy shot
galaxy_trucker-thing-shot-heavy-says = It destroys the first tile in its line. Nothing stops it.
galaxy_trucker-thing-shot-light = Light shot
galaxy_trucker-thing-shot-light-says = It destroys the first tile in its line, unless a shield with a battery covers that side.
galaxy_trucker-thing-dice = The dice
galaxy_trucker-thing-dice-says = Their sum names the column or row in which something comes.
galaxy_trucker-thing-days = Days
galaxy_trucker-thing-days-says = Each day lost moves your rocket back by one free space.
galaxy_trucker-thing-credits = Credits
galaxy_trucker-thing-credits-says = The money of the truckers. The most at the end wins.
galaxy_trucker-thing-cards = Cards to come
galaxy_trucker-thing-cards-says = So many adventures wait before you arrive: { $count }.
galaxy_trucker-thing-ledger = The ledger
galaxy_trucker-thing-ledger-says = Pay for arriving, for the prettiest ship and for goods, less a credit for each lost tile.
galaxy_trucker-thing-pipes = Pipes
galaxy_trucker-thing-pipes-says = They join tiles. One pipe fits one, two fit two, three fit any; a smooth side fits a smooth one only.
galaxy_trucker-thing-fault-single-against-double-says = One pipe fits one, two fit two, and three fit any. Here one meets two.
galaxy_trucker-thing-fault-smooth-against-connector-says = A pipe must meet a pipe. Here it meets a side without one.
galaxy_trucker-thing-fault-engine-direction-says = The flame of an engine must point down, away from where you fly.
galaxy_trucker-thing-fault-exhaust-blocked-says = The cell behind the flame of an engine must stay empty.
galaxy_trucker-thing-fault-muzzle-blocked-says = The cell before the muzzle of a cannon must stay empty.
galaxy_trucker-thing-fault-not-one-piece-says = No good joint leads from here to the rest of the ship.
galaxy_trucker-thing-fault-outside-outline-says = A ship has to stay within its plan.
