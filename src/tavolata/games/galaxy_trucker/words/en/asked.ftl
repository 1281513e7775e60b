galaxy_trucker-tell-hand = In your hand: { $tile }.
galaxy_trucker-tell-loose = The last tile can still be moved: { $place }.
galaxy_trucker-tell-span = { $without }, with batteries { $with }
galaxy_trucker-tell-ship = Your ship: crew { $crew }, engines { $engines }, firepower { $firepower }, batteries { $batteries }, open pipes { $exposed }.
galaxy_trucker-tell-cargo = Cubes { $goods }, parts lost { $lost }, credits { $credits }.
galaxy_trucker-tell-heap =
    { $count ->
        [one] { $count } tile lies face down in the heap.
       *[other] { $count } tiles lie face down in the heap.
    }
galaxy_trucker-tell-open = Face up: { $tiles }.
galaxy_trucker-tell-counted = { WORD($component, of: "galaxy_trucker-component") } × { $count }
galaxy_trucker-tell-kept = Kept for later: { $tiles }.
galaxy_trucker-tell-builder =
    { $count ->
        [one] { $name }: { $state }; { $count } tile on the ship.
       *[other] { $name }: { $state }; { $count } tiles on the ship.
    }
galaxy_trucker-tell-place = You are in place { $place } of { $count }.
galaxy_trucker-tell-rival_ahead =
    { $count ->
        [one] { $name }: place { $place }, { $count } space ahead of you, crew { $crew }, credits { $credits }.
       *[other] { $name }: place { $place }, { $count } spaces ahead of you, crew { $crew }, credits { $credits }.
    }
galaxy_trucker-tell-rival_behind =
    { $count ->
        [one] { $name }: place { $place }, { $count } space behind you, crew { $crew }, credits { $credits }.
       *[other] { $name }: place { $place }, { $count } spaces behind you, crew { $crew }, credits { $credits }.
    }
galaxy_trucker-tell-rival = { $name }: place { $place }, crew { $crew }, credits { $credits }.
galaxy_trucker-tell-out = { $name }: out of the race, credits { $credits }.
galaxy_trucker-tell-cards =
    { $count ->
        [0] This is the last card.
        [one] { $count } card is to come.
       *[other] { $count } cards are to come.
    }
galaxy_trucker-tell-ledger = { $name }: { $total } in all. Earned on the way { SIGNED($earned) }, arrival { SIGNED($reward) }, prettiest ship { SIGNED($prettiest) }, goods sold { SIGNED($goods) }, parts lost { SIGNED($losses) }.
galaxy_trucker-can-take = T takes a tile from the heap.
galaxy_trucker-can-open = U goes to the tiles that lie face up; arrows walk among them, Enter takes one.
galaxy_trucker-can-kept = Tab leads to the tiles that you kept; Enter takes one.
galaxy_trucker-can-place = F goes to the next place where the tile fits, the best first; Enter places it there.
galaxy_trucker-can-turn = R turns the tile, Shift and R turns it back.
galaxy_trucker-can-reserve = K keeps it for later.
galaxy_trucker-can-return = B puts it back, face up.
galaxy_trucker-can-pick-up = P picks the last tile up again, R turns it where it lies.
galaxy_trucker-can-look = { $piles }: the digit of a pile looks at its cards.
galaxy_trucker-can-look-done = E lays the pile down.
galaxy_trucker-can-turn-glass = G turns the hourglass.
galaxy_trucker-can-finish = E finishes building.
galaxy_trucker-can-remove = F goes to the next tile at fault; Enter chooses it, and once more takes it off.
galaxy_trucker-can-keep = The digit of a piece flies on with it.
galaxy_trucker-can-crew = F goes to the next cabin; Enter chooses it, then say who lives there.
galaxy_trucker-can-power = F goes to the next thing that can have a battery; Enter powers it.
galaxy_trucker-can-battery = F goes to the next compartment; Enter takes the battery from there.
galaxy_trucker-can-lose-crew = F goes to the next cabin; Enter sends somebody from there.
galaxy_trucker-can-lose-cube = F goes to the next hold; Enter gives up a cube.
galaxy_trucker-can-load = F goes to the next hold; Enter loads the cube that is chosen.
galaxy_trucker-can-unload = Cubes can be taken out again: choose it beside the cubes, then a hold.
galaxy_trucker-can-land = The digit of a planet lands there: { $planets }.
galaxy_trucker-can-declare = E declares without more batteries.
galaxy_trucker-can-load-done = E is done loading.
galaxy_trucker-can-fly-on = E flies on.
galaxy_trucker-can-give-up = Tab leads to giving up.
galaxy_trucker-can-claim = Y takes it.
galaxy_trucker-can-pass = N passes.
galaxy_trucker-can-take-hit = N takes the hit.
