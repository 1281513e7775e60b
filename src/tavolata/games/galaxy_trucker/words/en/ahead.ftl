galaxy_trucker-ahead-cards =
    { $count ->
        [one] { $count } card to come. You are in place { $place }.
       *[other] { $count } cards to come. You are in place { $place }.
    }
galaxy_trucker-ahead-near =
    { $count ->
        [one] Careful: if the leader gains more than { $count } space on you, you are lapped and out.
       *[other] Careful: if the leader gains more than { $count } spaces on you, you are lapped and out.
    }
galaxy_trucker-ahead-give-up =
    { $count ->
        [one] Out of the race with { $count } credit.
       *[other] Out of the race with { $count } credits.
    }
galaxy_trucker-ahead-arriving =
    { $count ->
        [one] Arriving as things stand: { $count } credit.
       *[other] Arriving as things stand: { $count } credits.
    }
galaxy_trucker-ahead-load =
    { $count ->
        [one] +{ $count } credit of cargo.
       *[other] +{ $count } credits of cargo.
    }
galaxy_trucker-ahead-unload =
    { $count ->
        [one] A cube of { $count } credit comes out. You may load it again.
       *[other] A cube of { $count } credits comes out. You may load it again.
    }
galaxy_trucker-ahead-no-hold = You have no hold: nothing to load.
galaxy_trucker-ahead-no-red-hold = You have no hold for red: nothing to load.
galaxy_trucker-ahead-no-room = No room for anything dearer than you carry.
galaxy_trucker-ahead-could-load =
    { $count ->
        [one] You could still load { $count } credit more.
       *[other] You could still load { $count } credits more.
    }
galaxy_trucker-ahead-left =
    { $count ->
        [one] { $count } cube stays behind.
       *[other] { $count } cubes stay behind.
    }
galaxy_trucker-ahead-all-stowed = All is stowed.
galaxy_trucker-ahead-credits =
    { $count ->
        [one] +{ $count } credit.
       *[other] +{ $count } credits.
    }
galaxy_trucker-ahead-days =
    { $count ->
        [one] −{ $count } day.
       *[other] −{ $count } days.
    }
galaxy_trucker-ahead-days-to =
    { $count ->
        [one] −{ $count } day: place { $place }.
       *[other] −{ $count } days: place { $place }.
    }
galaxy_trucker-ahead-lapped = The leader laps you: you are out of the race.
galaxy_trucker-ahead-crew = −{ $count } crew.
galaxy_trucker-ahead-cargo =
    { $count ->
        [one] −{ $count } credit of cargo.
       *[other] −{ $count } credits of cargo.
    }
galaxy_trucker-ahead-losses =
    { $count ->
        [one] −{ $count } credit for a lost part.
       *[other] −{ $count } credits for lost parts.
    }
galaxy_trucker-ahead-batteries =
    { $count ->
        [one] −{ $count } battery.
       *[other] −{ $count } batteries.
    }
galaxy_trucker-ahead-goods =
    { $count ->
        [one] −{ $count } cube, or a battery if you have none.
       *[other] −{ $count } cubes, or batteries if you run out of them.
    }
galaxy_trucker-ahead-shots =
    { $count ->
        [one] { $count } shot comes at you.
       *[other] { $count } shots come at you.
    }
galaxy_trucker-ahead-out-crew = That is all your crew: you are out of the race.
galaxy_trucker-ahead-out-humans = No human is left: you are out of the race.
galaxy_trucker-ahead-no-engines = No engine power: you are out of the race.
galaxy_trucker-ahead-no-engine-left = No engine is left.
galaxy_trucker-ahead-flies =
    { $count ->
        [one] { $count } space ahead: place { $place }.
       *[other] { $count } spaces ahead: place { $place }.
    }
galaxy_trucker-ahead-fight-won = { $power } against { $firepower }: you win.
galaxy_trucker-ahead-fight-tied = { $power } against { $firepower }: nothing happens.
galaxy_trucker-ahead-fight-lost = { $power } against { $firepower }: you are beaten.
galaxy_trucker-ahead-zone-safe = { $power }: safe, { $name } has { $other }.
galaxy_trucker-ahead-zone-least = { $power }: you are safe only if somebody behind you has less. If not:
galaxy_trucker-ahead-zone-suffers = { $power }: the least of all, you suffer.
galaxy_trucker-ahead-needless-won = Not needed: you win without it.
galaxy_trucker-ahead-needless-tied = Even { $power } with all batteries is not enough to win.
galaxy_trucker-ahead-needless-lost = Even { $power } with all batteries is too little.
galaxy_trucker-ahead-needless-safe = Not needed: you are safe without it.
galaxy_trucker-ahead-needless-suffers = Even { $power } with all batteries is the least.
galaxy_trucker-ahead-powered-won = With this one { $power } against { $firepower }: you win.
galaxy_trucker-ahead-powered-tied = With this one { $power } against { $firepower }: equal, nothing happens.
galaxy_trucker-ahead-powered-lost = With this one { $power } against { $firepower }: beaten.
galaxy_trucker-ahead-powered-safe = With this one { $power }: safe.
galaxy_trucker-ahead-powered-least = With this one { $power }: safe if somebody behind you has less.
galaxy_trucker-ahead-powered-suffers = With this one { $power }: still the least.
galaxy_trucker-ahead-powered-flies =
    { $count ->
        [one] With this one { $count } space ahead: place { $place }.
       *[other] With this one { $count } spaces ahead: place { $place }.
    }
galaxy_trucker-ahead-all-won = With all of them { $power } against { $firepower }: you win.
galaxy_trucker-ahead-all-tied = With all of them { $power } against { $firepower }: equal, nothing happens.
galaxy_trucker-ahead-all-lost = With all of them { $power } against { $firepower }: beaten.
galaxy_trucker-ahead-all-safe = With all of them { $power }: safe.
galaxy_trucker-ahead-all-least = With all of them { $power }: safe if somebody behind you has less.
galaxy_trucker-ahead-all-suffers = With all of them { $power }: still the least.
galaxy_trucker-ahead-all-flies =
    { $count ->
        [one] With all of them { $count } space ahead: place { $place }.
       *[other] With all of them { $count } spaces ahead: place { $place }.
    }
galaxy_trucker-ahead-stops =
    { $count ->
        [one] A battery stops it; { $count } is left.
       *[other] A battery stops it; { $count } are left.
    }
galaxy_trucker-ahead-part = You lose the { WORD($part, of: "galaxy_trucker-component") }.
galaxy_trucker-ahead-breaks = The ship breaks into { $count } pieces.
galaxy_trucker-ahead-adrift =
    { $count ->
        [one] { $count } part flies off.
       *[other] { $count } parts fly off.
    }
galaxy_trucker-ahead-goes-human = A human goes; { $left } of the crew stay.
galaxy_trucker-ahead-goes-purple = The purple alien goes, and 2 firepower with it; { $left } of the crew stay.
galaxy_trucker-ahead-goes-brown = The brown alien goes, and 2 engine power with it; { $left } of the crew stay.
galaxy_trucker-ahead-charge =
    { $count ->
        [one] Column { $column }, row { $row }: { $count } battery stays there.
       *[other] Column { $column }, row { $row }: { $count } batteries stay there.
    }
galaxy_trucker-ahead-cube =
    { $count ->
        [one] The { WORD($good, of: "galaxy_trucker-good") } cube goes: −{ $count } credit.
       *[other] The { WORD($good, of: "galaxy_trucker-good") } cube goes: −{ $count } credits.
    }
