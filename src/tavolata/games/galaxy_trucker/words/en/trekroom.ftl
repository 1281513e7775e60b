# The Transgalactic Trek in the browser: titles on the table, the count after a flight, and the break between two flights.
galaxy_trucker-trek-titles = Titles
galaxy_trucker-trek-drawn = The titles of this Trek
galaxy_trucker-trek-drawn-says = Three flights. After the first one the best ship for a title gets { $count } credits, and everybody flies on with one title.
galaxy_trucker-trek-build = Start building
galaxy_trucker-trek-held-silver = Silver: { $name }
galaxy_trucker-trek-held-gold = Gold: { $name }
galaxy_trucker-trek-held-free = Still free
galaxy_trucker-trek-emblem = { WORD($title, of: "galaxy_trucker-title") }: { $points }. { $held }
galaxy_trucker-trek-points =
    { $count ->
        [one] { $name }: { $count } point
       *[other] { $name }: { $count } points
    }
galaxy_trucker-trek-points-none = { $name }: did not arrive
galaxy_trucker-trek-credits =
    { $count ->
        [one] +{ $count } credit
       *[other] +{ $count } credits
    }
galaxy_trucker-trek-count = The titles are counted.
galaxy_trucker-trek-paid = +{ $count }
galaxy_trucker-trek-over = The Trek is over.
galaxy_trucker-trek-whose-free = Nobody holds it yet.
galaxy_trucker-trek-whose-mine = You hold it in silver.
galaxy_trucker-trek-whose-mine-gold = You hold it in gold.
galaxy_trucker-trek-whose-other = Somebody else holds it in silver.
galaxy_trucker-trek-whose-other-gold = Somebody else holds it in gold.
galaxy_trucker-trek-prize-free =
    { $count ->
        [one] The best ship gets { $count } credit and the title.
       *[other] The best ship gets { $count } credits and the title.
    }
galaxy_trucker-trek-prize-held =
    { $count ->
        [one] { $count } credit for its holder, if no ship does better.
       *[other] { $count } credits for its holder, if no ship does better.
    }

galaxy_trucker-burden-load-days =
    { $count ->
        [one] Each load of goods costs { $name } { $count } day more.
       *[other] Each load of goods costs { $name } { $count } days more.
    }
galaxy_trucker-burden-batteries-short = Each battery compartment of { $name } starts { $count } short.
galaxy_trucker-burden-alien-bonus = An alien aboard the ship of { $name } adds only { $count }.
galaxy_trucker-burden-crew-more = A card that takes crew takes { $count } more from { $name }, the epidemic aside.
galaxy_trucker-burden-loss-price =
    { $count ->
        [one] Each lost component costs { $name } { $count } credit.
       *[other] Each lost component costs { $name } { $count } credits.
    }
galaxy_trucker-burden-starts-last = { $name } starts behind all others.

galaxy_trucker-layover-label = Between two flights
galaxy_trucker-layover-flight = { WORD($level, of: "galaxy_trucker-option-level") }
galaxy_trucker-layover-next = Next: { WORD($level, of: "galaxy_trucker-option-level") }
galaxy_trucker-layover-cards =
    { $count ->
        [one] { $count } card on the way.
       *[other] { $count } cards on the way.
    }
galaxy_trucker-layover-hourglass =
    { $runs ->
        [one] The hourglass runs once, { $seconds } seconds.
       *[other] The hourglass runs { $runs } times, { $seconds } seconds each.
    }
galaxy_trucker-layover-rewards = For arriving: { $credits } credits, by place.
galaxy_trucker-layover-no_handicap = Nobody has a handicap yet: they come with gold.
galaxy_trucker-layover-nobody = Nobody is ready yet.
galaxy_trucker-layover-ready = Ready: { $names }
galaxy_trucker-waiting-layover = The next flight waits for { $names }.
galaxy_trucker-other-ready = ready
galaxy_trucker-other-resting = taking a break
galaxy_trucker-prompt-give-title = To whom does it go: { WORD($title, of: "galaxy_trucker-title") }?
galaxy_trucker-prompt-layover = Look at the books as long as you like. Ready for the next flight?

galaxy_trucker-course-label = The whole Trek
galaxy_trucker-course-titles = of it titles: { $count }

galaxy_trucker-can-keep-title = The digit of a title keeps it: { $titles }.
galaxy_trucker-can-give-title = The digit of a player gives the title { WORD($title, of: "galaxy_trucker-title") }: { $names }.
galaxy_trucker-can-numbered = { $number } { $what }
galaxy_trucker-can-ready = E goes on to the next flight.
galaxy_trucker-tell-trek_ledger = { $name }: { $total } on this flight. Earned on the way { SIGNED($earned) }, arrival { SIGNED($reward) }, titles { SIGNED($titles) }, goods sold { SIGNED($goods) }, parts lost { SIGNED($losses) }. Credits in all: { $sum }.
galaxy_trucker-thing-ledger-says-trek = Pay for arriving, for titles and for goods, less the price of each lost component.
galaxy_trucker-tell-title = { WORD($title, of: "galaxy_trucker-title") }: { WORD($title, of: "galaxy_trucker-counts") } { $held }. { $points }.
galaxy_trucker-tell-next = Next: { WORD($level, of: "galaxy_trucker-option-level") }.
