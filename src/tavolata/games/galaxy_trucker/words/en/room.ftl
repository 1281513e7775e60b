galaxy_trucker-over-reason-arrived = Whoever has a credit to show has won something, and most credits come first.
galaxy_trucker-over-reason-all-gave-up = Everybody gave up: what is left is counted.
galaxy_trucker-over-score =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }

galaxy_trucker-and = ,{" "}

galaxy_trucker-place = column { $column }, row { $row }

galaxy_trucker-component-battery = battery compartment
galaxy_trucker-component-hold = hold
galaxy_trucker-component-red-hold = reinforced hold
galaxy_trucker-component-starting-cabin = starting cabin
galaxy_trucker-component-cabin = cabin
galaxy_trucker-component-structure = girder
galaxy_trucker-component-engine = engine
galaxy_trucker-component-double-engine = double engine
galaxy_trucker-component-cannon = cannon
galaxy_trucker-component-double-cannon = double cannon
galaxy_trucker-component-brown-life-support = brown life support
galaxy_trucker-component-purple-life-support = purple life support
galaxy_trucker-component-shield = shield

galaxy_trucker-holds = { WORD($component, of: "galaxy_trucker-component") } for { $capacity }

galaxy_trucker-facing = { $what }, { WORD($side, of: "galaxy_trucker-way") }

galaxy_trucker-way-0 = up
galaxy_trucker-way-1 = right
galaxy_trucker-way-2 = down
galaxy_trucker-way-3 = left

galaxy_trucker-covering-0 = covers up and right
galaxy_trucker-covering-1 = covers right and down
galaxy_trucker-covering-2 = covers down and left
galaxy_trucker-covering-3 = covers left and up

galaxy_trucker-shielding = { $what }, { WORD($turn, of: "galaxy_trucker-covering") }

galaxy_trucker-pipe-0 = smooth
galaxy_trucker-pipe-1 = single
galaxy_trucker-pipe-2 = double
galaxy_trucker-pipe-3 = universal

galaxy_trucker-tile = { $what }; pipes up { WORD($up, of: "galaxy_trucker-pipe") }, right { WORD($right, of: "galaxy_trucker-pipe") }, down { WORD($down, of: "galaxy_trucker-pipe") }, left { WORD($left, of: "galaxy_trucker-pipe") }

galaxy_trucker-good-red = red
galaxy_trucker-good-yellow = yellow
galaxy_trucker-good-green = green
galaxy_trucker-good-blue = blue

galaxy_trucker-good_words = { WORD($good, of: "galaxy_trucker-good") }

galaxy_trucker-crew-humans = humans
galaxy_trucker-crew-human = human
galaxy_trucker-crew-purple = purple alien
galaxy_trucker-crew-brown = brown alien

galaxy_trucker-crew_counted-human =
    { $count ->
        [one] { $count } human
       *[other] { $count } humans
    }
galaxy_trucker-crew_counted-purple = purple alien
galaxy_trucker-crew_counted-brown = brown alien

galaxy_trucker-fate-missed = Missed
galaxy_trucker-fate-bounced = Bounces off
galaxy_trucker-fate-shot = Shot down
galaxy_trucker-fate-shielded = Shielded
galaxy_trucker-fate-hit = Hit!
galaxy_trucker-fate-why-smooth = a smooth side
galaxy_trucker-fate-why-cannon = by a cannon
galaxy_trucker-fate-why-battery = for a battery
galaxy_trucker-fate-why-no-cannon = No cannon points at it
galaxy_trucker-fate-why-no-shield = No shield covers that side
galaxy_trucker-fate-why-pipe = A pipe, and no shield covers that side
galaxy_trucker-fate-why-no-battery = No battery is left
galaxy_trucker-fate-why-heavy = Nothing stops a heavy shot
galaxy_trucker-fate-why-chosen = Let through
galaxy_trucker-fate-told = { $fate } { $why }

galaxy_trucker-measure-crew = crew
galaxy_trucker-measure-engines = engine power
galaxy_trucker-measure-firepower = firepower

galaxy_trucker-enemy-slavers = slavers
galaxy_trucker-enemy-smugglers = smugglers
galaxy_trucker-enemy-pirates = pirates

galaxy_trucker-size-small = small meteor
galaxy_trucker-size-big = big meteor
galaxy_trucker-size-light = light shot
galaxy_trucker-size-heavy = heavy shot

galaxy_trucker-side-front = the front
galaxy_trucker-side-right = the right
galaxy_trucker-side-rear = the rear
galaxy_trucker-side-left = the left

galaxy_trucker-axis-column = Column
galaxy_trucker-axis-row = Row

galaxy_trucker-line-front = column { $line }
galaxy_trucker-line-rear = column { $line }
galaxy_trucker-line-left = row { $line }
galaxy_trucker-line-right = row { $line }

galaxy_trucker-fault-single-against-double = single meets double
galaxy_trucker-fault-smooth-against-connector = pipe meets smooth side
galaxy_trucker-fault-engine-direction = engine not to the rear
galaxy_trucker-fault-exhaust-blocked = exhaust blocked
galaxy_trucker-fault-muzzle-blocked = muzzle blocked
galaxy_trucker-fault-not-one-piece = not joined to the ship
galaxy_trucker-fault-outside-outline = outside the plan

galaxy_trucker-faults-label = What the check found

galaxy_trucker-fault_words = { WORD($fault, of: "galaxy_trucker-fault") }

galaxy_trucker-card-open-space = Open space
galaxy_trucker-card-planets = Planets
galaxy_trucker-card-abandoned-ship = Abandoned ship
galaxy_trucker-card-abandoned-station = Abandoned station
galaxy_trucker-card-meteors = Meteor swarm
galaxy_trucker-card-slavers = Slavers
galaxy_trucker-card-smugglers = Smugglers
galaxy_trucker-card-pirates = Pirates
galaxy_trucker-card-combat-zone = Combat zone
galaxy_trucker-card-stardust = Stardust
galaxy_trucker-card-epidemic = Epidemic
galaxy_trucker-card-sabotage = Sabotage
galaxy_trucker-card-words-open-space = Everybody flies as far as the engines push.
galaxy_trucker-card-words-planets = One ship a planet. A day lost is a space back.
galaxy_trucker-card-words-abandoned-ship = Send crew over, keep the money.
galaxy_trucker-card-words-abandoned-station = Enough hands? Then load up.
galaxy_trucker-card-words-meteors = Two dice for each, the same for all.
galaxy_trucker-card-words-slavers = Beat them or lose crew.
galaxy_trucker-card-words-smugglers = Beat them or lose goods.
galaxy_trucker-card-words-pirates = Beat them or be shot at.
galaxy_trucker-card-words-combat-zone = Line by line: the lowest suffers.
galaxy_trucker-card-words-stardust = A day lost for each open pipe. A day is a space back.
galaxy_trucker-card-words-epidemic = Cabins joined to cabins lose one each.
galaxy_trucker-card-words-sabotage = The smallest crew: somewhere something blows.
galaxy_trucker-card-label = Card { $name }: { WORD($kind, of: "galaxy_trucker-card") }
galaxy_trucker-card-stand_in = A card of our own.
galaxy_trucker-card-firepower = Firepower { $count }
galaxy_trucker-card-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
galaxy_trucker-card-credits =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
galaxy_trucker-card-crew_lost = Crew lost: { $count }
galaxy_trucker-card-crew_needed = Crew needed: { $count }
galaxy_trucker-card-needs = Needs
galaxy_trucker-card-costs = Costs
galaxy_trucker-card-goods_lost = Cubes lost: { $count }
galaxy_trucker-card-goods = Goods: { $goods }
galaxy_trucker-card-planet = Planet { $planet }: { $goods }
galaxy_trucker-card-land = Land on planet { $planet }: { $goods }
galaxy_trucker-card-landed = Planet { $planet }: taken by { $name }
galaxy_trucker-card-coming = { WORD($size, of: "galaxy_trucker-size") } from { WORD($side, of: "galaxy_trucker-side") }
galaxy_trucker-card-lowest = Least { WORD($measure, of: "galaxy_trucker-measure") }
galaxy_trucker-card-tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
galaxy_trucker-card-beaten = Beaten!
galaxy_trucker-card-win = Win
galaxy_trucker-card-lose = Lose

galaxy_trucker-cards-left =
    { $count ->
        [one] { $count } card to come
       *[other] { $count } cards to come
    }
galaxy_trucker-cards-last = The last card

galaxy_trucker-ship-mine = Your ship
galaxy_trucker-ship-of = The ship of { $name }
galaxy_trucker-ship-shown = Show the ship of { $name }: { $state }

galaxy_trucker-cell-empty = Column { $column }, row { $row }: empty
galaxy_trucker-cell-tile = Column { $column }, row { $row }: { $tile }
galaxy_trucker-cell-place = Column { $column }, row { $row }: place the { $tile } here
galaxy_trucker-cell-does = { $cell }; { $what }
galaxy_trucker-cell-powered = { $cell }; has its battery
galaxy_trucker-cell-fault = { $cell }. Fault: { $faults }
galaxy_trucker-cell-crew = crew: { $crew }
galaxy_trucker-cell-no_crew = nobody aboard
galaxy_trucker-cell-batteries =
    { $count ->
        [one] { $count } battery
       *[other] { $count } batteries
    }
galaxy_trucker-cell-goods = goods: { $goods }
galaxy_trucker-cell-no_goods = empty now

galaxy_trucker-figures-crew = Crew
galaxy_trucker-figures-engines = Engines
galaxy_trucker-figures-firepower = Firepower
galaxy_trucker-figures-exposed = Open pipes
galaxy_trucker-figures-batteries = Batteries
galaxy_trucker-figures-goods = Cubes
galaxy_trucker-figures-lost = Lost
galaxy_trucker-figures-credits = Credits
galaxy_trucker-figures-with = { $without } – { $with }

galaxy_trucker-others-label = The other ships

galaxy_trucker-other-building = building
galaxy_trucker-other-holding = tile in hand
galaxy_trucker-other-looking = looks at pile { $pile }
galaxy_trucker-other-finished = ready, start { $start }
galaxy_trucker-other-flying = place { $place }
galaxy_trucker-other-declared = power { $power }
galaxy_trucker-other-gave-up = out of the race
galaxy_trucker-other-faults =
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
galaxy_trucker-other-sound = sound

galaxy_trucker-yard-label = The scrapyard

galaxy_trucker-heap-take = Take a tile from the heap
galaxy_trucker-heap-short = Heap
galaxy_trucker-heap-count =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
galaxy_trucker-heap-left =
    { $count ->
        [one] { $count } tile face down
       *[other] { $count } tiles face down
    }

galaxy_trucker-open-label = Tiles lying face up
galaxy_trucker-open-empty = Nothing lies face up.
galaxy_trucker-open-take = Take the { $tile }

galaxy_trucker-hand-label = In your hand
galaxy_trucker-hand-empty = Your hand is empty
galaxy_trucker-hand-turn = Turn the { $tile }
galaxy_trucker-hand-back = Put it back
galaxy_trucker-hand-reserve = Keep it
galaxy_trucker-hand-turn_loose = Turn it
galaxy_trucker-hand-pick_up = Pick it up again

galaxy_trucker-reserve-label = Kept for later
galaxy_trucker-reserve-take = Take the { $tile } you kept
galaxy_trucker-reserve-lies = Kept for later: { $tile }
galaxy_trucker-reserve-empty = Free place

galaxy_trucker-piles-label = The piles of cards

galaxy_trucker-pile-look = Look at pile { $pile }
galaxy_trucker-pile-held = Pile { $pile }: in the hands of { $name }
galaxy_trucker-pile-rests = Pile { $pile }
galaxy_trucker-pile-closed = Pile { $pile }: nobody may look at it
galaxy_trucker-pile-title = Pile { $pile }
galaxy_trucker-pile-done = Lay it down

galaxy_trucker-clock-label = Your clock
galaxy_trucker-clock-left = { $seconds } seconds left on your clock
galaxy_trucker-clock-running = your clock
galaxy_trucker-clock-waiting = waits for you

galaxy_trucker-glass-label = The hourglass
galaxy_trucker-glass-run = Run { $space } of { $runs }
galaxy_trucker-glass-running = Run { $space } of { $runs }, about { $seconds } seconds left
galaxy_trucker-glass-empty = Run { $space } of { $runs }: the sand has run out
galaxy_trucker-glass-turn = Turn it

galaxy_trucker-finish-ask = Finish building
galaxy_trucker-finish-start = Start { $start }
galaxy_trucker-finish-which = Where do you start? After that, nothing more is built.
galaxy_trucker-finish-not_yet = Go on building

galaxy_trucker-route-label = The route
galaxy_trucker-route-rocket = { $name }: place { $place }, day { $days }
galaxy_trucker-route-place = You are in place { $place } of { $count }
galaxy_trucker-route-near =
    { $count ->
        [one] Lapped if the leader gains more than { $count } space on you
       *[other] Lapped if the leader gains more than { $count } spaces on you
    }
galaxy_trucker-route-last = Lapped if the leader gains any space on you

galaxy_trucker-dice-label = { WORD($axis, of: "galaxy_trucker-axis") } { $sum }

galaxy_trucker-pool-label = Cubes to be loaded
galaxy_trucker-pool-good = Load { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-pool-out = Take out
galaxy_trucker-pool-out_long = Take cubes out of a hold
galaxy_trucker-pool-empty = All is stowed.
galaxy_trucker-pool-why-no-hold = no hold
galaxy_trucker-pool-why-no-red-hold = no red hold
galaxy_trucker-pool-why-no-room = no room

galaxy_trucker-ask-label = What there is to do
galaxy_trucker-ask-clear = Not this

galaxy_trucker-watching-label = Watch the rest of the flight
galaxy_trucker-watching-quick = Watch it faster
galaxy_trucker-watching-usual = At the usual speed
galaxy_trucker-watching-end = Straight to the end

galaxy_trucker-action-draw = Draw tile { $tile }
galaxy_trucker-action-deal = Deal card { $card }
galaxy_trucker-action-run-out = The sand runs out
galaxy_trucker-action-time-up = The time of { $name } runs out
galaxy_trucker-action-take-heap = Take a tile from the heap
galaxy_trucker-action-take-table = Take tile { $tile }
galaxy_trucker-action-take-reserve = Take tile { $tile } from your reserve
galaxy_trucker-action-place = Place it at { $place }, turned { $turn }
galaxy_trucker-action-pick-up = Pick it up again
galaxy_trucker-action-reserve = Keep for later
galaxy_trucker-action-return = Put it back
galaxy_trucker-action-look = Look at pile { $pile }
galaxy_trucker-action-look-done = Lay the pile down
galaxy_trucker-action-turn-glass = Turn the hourglass
galaxy_trucker-action-finish = Finish on start { $start }
galaxy_trucker-action-remove = Take it off
galaxy_trucker-action-keep = Fly on with piece { $piece }
galaxy_trucker-action-crew = { WORD($crew, of: "galaxy_trucker-aboard") }

galaxy_trucker-aboard-humans = Two humans
galaxy_trucker-aboard-purple = Purple alien
galaxy_trucker-aboard-brown = Brown alien

galaxy_trucker-action-roll = Roll { $low } and { $high }
galaxy_trucker-action-fly-on = Fly on
galaxy_trucker-action-give-up = Give up
galaxy_trucker-action-power = Power it
galaxy_trucker-action-battery = Use a battery
galaxy_trucker-action-declare = No more batteries
galaxy_trucker-action-take-hit = Take the hit
galaxy_trucker-action-lose-crew = One goes
galaxy_trucker-action-lose-cube = Give up a cube
galaxy_trucker-action-land = Land on planet { $planet }
galaxy_trucker-action-pass = Pass
galaxy_trucker-action-claim = Take it
galaxy_trucker-action-load = Load { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-action-unload = Take out { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-action-load-done = Done loading

galaxy_trucker-event-took-heap = { $name } takes a tile from the heap.
galaxy_trucker-event-took-heap-no-tile = { $name } takes a tile from the heap.
galaxy_trucker-event-took-table = { $name } takes a tile that lay face up.
galaxy_trucker-event-took-reserve = { $name } takes a tile from the reserve.
galaxy_trucker-event-placed = { $name } builds { WORD($part, of: "galaxy_trucker-a") }, { WORD($side, of: "galaxy_trucker-beside") } the { WORD($beside, of: "galaxy_trucker-component") }.
galaxy_trucker-event-placed-moved = { $name } moves the { WORD($part, of: "galaxy_trucker-component") }: { WORD($side, of: "galaxy_trucker-beside") } the { WORD($beside, of: "galaxy_trucker-component") }.
galaxy_trucker-event-picked-up = { $name } picks the { WORD($part, of: "galaxy_trucker-component") } up again.
galaxy_trucker-event-reserved = { $name } keeps { WORD($part, of: "galaxy_trucker-a") } for later.
galaxy_trucker-event-returned = { $name } puts { WORD($part, of: "galaxy_trucker-a") } back.
galaxy_trucker-event-looks = { $name } looks at pile { $pile }.
galaxy_trucker-event-looks-no-cards = { $name } looks at pile { $pile }.
galaxy_trucker-event-looked = { $name } lays pile { $pile } down.
galaxy_trucker-event-glass-turned = { $name } turns the hourglass: run { $space }.
galaxy_trucker-event-glass-empty = The sand of run { $space } has run out.
galaxy_trucker-event-glass-empty-last = The last sand has run out: tools down!
galaxy_trucker-event-out-of-time = The time of { $name } is over.
galaxy_trucker-event-finished = { $name } is ready, on start { $start }.
galaxy_trucker-event-finished-caught = { $name } was still building and gets start { $start }.
galaxy_trucker-event-checked =
    { $count ->
        [one] The check finds { $count } fault on the ship of { $name }.
       *[other] The check finds { $count } faults on the ship of { $name }.
    }
galaxy_trucker-event-checked-sound = The ship of { $name } is sound.
galaxy_trucker-event-tiles-lost-mended = { $name } takes off: { $parts }.
galaxy_trucker-event-tiles-lost-flown-off = Adrift from the ship of { $name }: { $parts }.
galaxy_trucker-event-tiles-lost-reserve = { $name } loses what was kept for later: { $parts }.
galaxy_trucker-event-tiles-lost-destroyed = { $name } loses: { $parts }.
galaxy_trucker-event-moved-up = { $name } moves up: start { $start }.
galaxy_trucker-event-moved-behind = { $name } had to mend, and starts behind: start { $start }.
galaxy_trucker-event-boarded = Aboard the ship of { $name }: { WORD($crew, of: "galaxy_trucker-crew") }.
galaxy_trucker-event-launched = Take-off! In order: { $order }.
galaxy_trucker-event-card-turned = A new card: { WORD($what, of: "galaxy_trucker-card") }.
galaxy_trucker-event-card-skipped = Nothing happens: one ship alone.
galaxy_trucker-event-too-few = { $name } has a crew of { $has }; { $needed } are needed.
galaxy_trucker-event-rolled = { WORD($axis, of: "galaxy_trucker-axis") } { $sum }: a { WORD($size, of: "galaxy_trucker-size") } from { WORD($side, of: "galaxy_trucker-side") }. It misses { $misses }.
galaxy_trucker-event-rolled-no-misses = { WORD($axis, of: "galaxy_trucker-axis") } { $sum }: a { WORD($size, of: "galaxy_trucker-size") } from { WORD($side, of: "galaxy_trucker-side") }.
galaxy_trucker-event-sabotage-rolled = { WORD($axis, of: "galaxy_trucker-axis") } { $sum } on the ship of { $name }.
galaxy_trucker-event-declared-race = { $name }: { WORD($measure, of: "galaxy_trucker-measure") } { $power }.
galaxy_trucker-event-declared-fight = { $name }: { WORD($measure, of: "galaxy_trucker-measure") } { $power }.
galaxy_trucker-event-declared-zone = { $name }: { WORD($measure, of: "galaxy_trucker-measure") } { $power }.
galaxy_trucker-event-moved-engines =
    { $count ->
        [one] { $name } flies { $count } space ahead.
       *[other] { $name } flies { $count } spaces ahead.
    }
galaxy_trucker-event-moved-back-days =
    { $count ->
        [one] { $name } loses { $count } day.
       *[other] { $name } loses { $count } days.
    }
galaxy_trucker-event-moved-back-pipes =
    { $count ->
        [one] { $name } has { $count } open pipe: { $count } day lost.
       *[other] { $name } has { $count } open pipes: { $count } days lost.
    }
galaxy_trucker-event-batteries-spent-power = { $name } spends a battery.
galaxy_trucker-event-batteries-spent-taken =
    { $count ->
        [one] { $name } gives up { $count } battery.
       *[other] { $name } gives up { $count } batteries.
    }
galaxy_trucker-event-batteries-spent-destroyed =
    { $count ->
        [one] { $name } loses with it: { $count } battery.
       *[other] { $name } loses with it: { $count } batteries.
    }
galaxy_trucker-event-crew-lost-sent = { $name } loses crew: { $crew }.

galaxy_trucker-log-next = Then { $crew }.

galaxy_trucker-event-crew-lost-life-support = Without life support the ship of { $name } loses: { $crew }.
galaxy_trucker-event-crew-lost-epidemic = The epidemic takes from { $name }: { $crew }.
galaxy_trucker-event-crew-lost-destroyed = { $name } loses with it: { $crew }.
galaxy_trucker-event-goods-lost-taken = { $name } loses goods: { $goods }.
galaxy_trucker-event-goods-lost-destroyed = { $name } loses with it: { $goods }.
galaxy_trucker-event-goods-offered = { $name } may load: { $goods }. The bank lacks: { $lacking }.
galaxy_trucker-event-goods-offered-no-lacking = { $name } may load: { $goods }.
galaxy_trucker-event-goods-offered-no-goods = There is nothing for { $name } to load; the bank lacks: { $lacking }.
galaxy_trucker-event-goods-offered-no-goods-no-lacking = There is nothing for { $name } to load.
galaxy_trucker-event-loaded = { $name } loads { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-event-unloaded = { $name } takes { WORD($good, of: "galaxy_trucker-good") } out.
galaxy_trucker-event-goods-left = { $name } leaves behind: { $goods }.
galaxy_trucker-event-goods-left-no-goods = { $name } is done loading.
galaxy_trucker-event-landed = { $name } lands on planet { $planet }.
galaxy_trucker-event-passed-choice = { $name } passes.
galaxy_trucker-event-passed-taken = No planet is left for { $name }.
galaxy_trucker-event-claimed = { $name } takes it.
galaxy_trucker-event-earned =
    { $count ->
        [one] { $name } earns { $count } credit.
       *[other] { $name } earns { $count } credits.
    }
galaxy_trucker-event-fought-won = { $name } beats the { WORD($enemy, of: "galaxy_trucker-enemy") }: { $power } against { $firepower }!
galaxy_trucker-event-fought-tied = { $name } and the { WORD($enemy, of: "galaxy_trucker-enemy") } are equal at { $firepower }: nothing happens.
galaxy_trucker-event-fought-lost = The { WORD($enemy, of: "galaxy_trucker-enemy") } beat { $name }: { $power } against { $firepower }.
galaxy_trucker-event-lowest-least = { $name } has the least { WORD($measure, of: "galaxy_trucker-measure") }: { $power } against { $others }.
galaxy_trucker-event-lowest-ahead = Equal at { $power } { WORD($measure, of: "galaxy_trucker-measure") }: { $name } is further ahead and suffers ({ $rule }). The others: { $others }.
galaxy_trucker-event-struck-bounced-smooth = It meets a smooth side and bounces off { $name }.
galaxy_trucker-event-struck-shot-cannon = { $name } shoots it.
galaxy_trucker-event-struck-shot-battery = { $name } shoots it with a double cannon.
galaxy_trucker-event-struck-shielded-battery = A shield of { $name } stops it.
galaxy_trucker-event-struck-hit-no-cannon = The { WORD($size, of: "galaxy_trucker-size") } hits the ship of { $name }: no cannon points at it.
galaxy_trucker-event-struck-hit-no-shield = The { WORD($size, of: "galaxy_trucker-size") } hits the ship of { $name }: no shield covers { WORD($side, of: "galaxy_trucker-side") }.
galaxy_trucker-event-struck-hit-pipe = The { WORD($size, of: "galaxy_trucker-size") } hits a pipe of { $name }: no shield covers { WORD($side, of: "galaxy_trucker-side") }.
galaxy_trucker-event-struck-hit-no-battery = The { WORD($size, of: "galaxy_trucker-size") } hits the ship of { $name }: no battery is left to stop it.
galaxy_trucker-event-struck-hit-heavy = The { WORD($size, of: "galaxy_trucker-size") } hits the ship of { $name }: nothing stops it.
galaxy_trucker-event-struck-hit-chosen = { $name } lets the { WORD($size, of: "galaxy_trucker-size") } hit.
galaxy_trucker-event-sabotage-failed = Nothing there: the ship of { $name } is spared this time.
galaxy_trucker-event-gave-up-engines = { $name } has no engine power and is out of the race.
galaxy_trucker-event-gave-up-humans = { $name } has no human left and is out of the race.
galaxy_trucker-event-gave-up-lapped = { $name } was lapped and is out of the race.
galaxy_trucker-event-gave-up-choice = { $name } gives up.
galaxy_trucker-event-settled = { $name } ends with { $total }.
galaxy_trucker-event-ended =
    { $count ->
        [one] The flight is over. First: { $winners }.
       *[other] The flight is over. First together: { $winners }.
    }

galaxy_trucker-mine-building = Build! Take a tile.
galaxy_trucker-mine-holding = Build! Place it, keep it or put it back.
galaxy_trucker-mine-holding-no-reserve = Build! Place it or put it back.
galaxy_trucker-mine-looking = You are looking at cards.
galaxy_trucker-mine-looking_timed = Looking at cards. The clock runs.
galaxy_trucker-mine-finished = You are ready. The others build.
galaxy_trucker-mine-mending = Your ship has faults: mend it.
galaxy_trucker-mine-fly-on = Fly on?
galaxy_trucker-mine-power = Your { WORD($measure, of: "galaxy_trucker-measure") }!
galaxy_trucker-mine-battery = Choose a battery.
galaxy_trucker-mine-defend = Incoming!
galaxy_trucker-mine-keep = Your ship is broken.
galaxy_trucker-mine-lose-crew = You lose crew.
galaxy_trucker-mine-lose-goods = You lose goods.
galaxy_trucker-mine-land = Land, or pass?
galaxy_trucker-mine-claim = Take it, or pass?
galaxy_trucker-mine-load = Load your goods.

galaxy_trucker-status-building = Everybody is building.
galaxy_trucker-status-mending = The ships are checked and mended.
galaxy_trucker-status-boarding = The crews come aboard.
galaxy_trucker-status-flight = The ships are under way.
galaxy_trucker-status-card = { WORD($what, of: "galaxy_trucker-card") } …
galaxy_trucker-status-fly-on = { $name } may give up, or fly on.
galaxy_trucker-status-power = { $name } declares { WORD($measure, of: "galaxy_trucker-measure") }.
galaxy_trucker-status-battery = { $name } chooses a battery.
galaxy_trucker-status-defend = { $name } defends the ship.
galaxy_trucker-status-keep = { $name } has a broken ship, and chooses a piece.
galaxy_trucker-status-lose-crew = { $name } loses crew.
galaxy_trucker-status-lose-goods = { $name } loses goods.
galaxy_trucker-status-land = { $name } lands, or passes.
galaxy_trucker-status-claim = { $name } takes it, or passes.
galaxy_trucker-status-load = { $name } loads goods.
galaxy_trucker-status-over =
    { $count ->
        [one] { $winners } comes first!
       *[other] { $winners } come first together!
    }

galaxy_trucker-prompt-building = Take a tile: from the heap, or one that lies face up.
galaxy_trucker-prompt-building_open = The heap is empty: take a tile that lies face up, or finish.
galaxy_trucker-prompt-holding = Tap a bright cell to place it. Tap the tile to turn it.
galaxy_trucker-prompt-reserved = A kept tile: place it, or keep it again.
galaxy_trucker-prompt-loose = The last tile stays loose until you take another one.
galaxy_trucker-prompt-looking = Only you see these cards. Lay them down to go on.
galaxy_trucker-prompt-mending = Tap a glowing tile to take it off.
galaxy_trucker-prompt-mending_picked = Take the { WORD($component, of: "galaxy_trucker-component") } off?
galaxy_trucker-prompt-mending_wait = Your ship is sound. The others mend.
galaxy_trucker-prompt-pieces = Your ship is in pieces. Tap the one to keep.
galaxy_trucker-prompt-piece =
    { $count ->
        [one] Keep this piece of { $count } tile? All else flies off.
       *[other] Keep this piece of { $count } tiles? All else flies off.
    }
galaxy_trucker-prompt-boarding = Tap a cabin: who lives there?
galaxy_trucker-prompt-boarding_wait = The crews come aboard.
galaxy_trucker-prompt-power-engines = Engine power { $power }. Tap a double engine to power it.
galaxy_trucker-prompt-power-firepower = Firepower { $power }. Tap a double cannon to power it.
galaxy_trucker-prompt-battery = From which compartment is the battery?
galaxy_trucker-prompt-defend-small = A small meteor from { WORD($side, of: "galaxy_trucker-side") }, { $line }. Tap a shield to power it.
galaxy_trucker-prompt-defend-big = A big meteor from { WORD($side, of: "galaxy_trucker-side") }, { $line }. Tap a double cannon to shoot it.
galaxy_trucker-prompt-defend-light = A light shot from { WORD($side, of: "galaxy_trucker-side") }, { $line }. Tap a shield to power it.
galaxy_trucker-prompt-defend-heavy = A heavy shot from { WORD($side, of: "galaxy_trucker-side") }, { $line }.
galaxy_trucker-prompt-lose-crew =
    { $count ->
        [one] { $count } crew member must go: tap a cabin.
       *[other] { $count } crew members must go: tap a cabin.
    }
galaxy_trucker-prompt-lose-goods =
    { $count ->
        [one] { $count } cube must go, the dearest first: tap it.
       *[other] { $count } cubes must go, the dearest first: tap one.
    }
galaxy_trucker-prompt-lose-batteries =
    { $count ->
        [one] No cubes left: { $count } battery must go instead.
       *[other] No cubes left: { $count } batteries must go instead.
    }
galaxy_trucker-prompt-land = Choose a planet on the card, or pass.
galaxy_trucker-prompt-claim =
    { $count ->
        [one] Take what the card pays for { $count } flight day, or pass.
       *[other] Take what the card pays for { $count } flight days, or pass.
    }
galaxy_trucker-prompt-claim-ship =
    { $count ->
        [one] Give up { $crew } of your crew and { $count } flight day for { $credits } credits?
       *[other] Give up { $crew } of your crew and { $count } flight days for { $credits } credits?
    }
galaxy_trucker-prompt-load = Choose a cube, then tap a bright hold.
galaxy_trucker-prompt-load_out = Tap a hold to take a cube out.
galaxy_trucker-prompt-load_over = All cubes are loaded: say that you are done.
galaxy_trucker-prompt-load_none = Nothing more fits: say that you are done.
galaxy_trucker-prompt-load_full = Nothing more fits. Take a cube out to make room, or say that you are done.
galaxy_trucker-prompt-fly-on = The card is done. Fly on, or give up?
galaxy_trucker-prompt-watching = You are out of the race, and watch.
galaxy_trucker-prompt-flight = On the way …
galaxy_trucker-prompt-over = The flight is over.

galaxy_trucker-ledger-label = The ledger
galaxy_trucker-ledger-arrived = Place
galaxy_trucker-ledger-out-choice = gave up
galaxy_trucker-ledger-out-engines = no engine
galaxy_trucker-ledger-out-humans = no humans
galaxy_trucker-ledger-out-lapped = lapped
galaxy_trucker-ledger-earned = Earned on the way
galaxy_trucker-ledger-reward = Arrival
galaxy_trucker-ledger-prettiest = Prettiest ship
galaxy_trucker-ledger-goods = Goods sold
galaxy_trucker-ledger-losses = Parts lost
galaxy_trucker-ledger-total = Credits
galaxy_trucker-ledger-place = { $place }.
