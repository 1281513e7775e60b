galaxy_trucker-review-did-take-table = { $name } took the open { WORD($part, of: "galaxy_trucker-component") }.
galaxy_trucker-review-did-take-heap = { $name } took a tile from the heap.
galaxy_trucker-review-did-return = { $name } put the tile back.
galaxy_trucker-review-did-place = { $name } laid the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }.
galaxy_trucker-review-did-finish = { $name } called the ship finished.
galaxy_trucker-review-did-remove = { $name } took off the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }.
galaxy_trucker-review-did-keep = { $name } kept piece { $number }.
galaxy_trucker-review-did-crew = { $name } took aboard: { WORD($crew, of: "galaxy_trucker-review-aboard") }.
galaxy_trucker-review-did-fly-on = { $name } flew on.
galaxy_trucker-review-did-give-up = { $name } gave up.
galaxy_trucker-review-did-power = { $name } powered the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }.
galaxy_trucker-review-did-battery = { $name } took a battery from column { $column }, row { $row }.
galaxy_trucker-review-did-declare = { $name } used no more batteries.
galaxy_trucker-review-did-take-hit = { $name } took the hit.
galaxy_trucker-review-did-lose-crew = { $name } let one of the crew go from column { $column }, row { $row }.
galaxy_trucker-review-did-lose-cube = { $name } gave a cube from column { $column }, row { $row }.
galaxy_trucker-review-did-land = { $name } landed on planet { $number }.
galaxy_trucker-review-did-pass = { $name } passed.
galaxy_trucker-review-did-claim = { $name } took what the card paid.
galaxy_trucker-review-did-load = { $name } loaded a { WORD($good, of: "galaxy_trucker-good") } cube.
galaxy_trucker-review-did-unload = { $name } took out a { WORD($good, of: "galaxy_trucker-good") } cube.
galaxy_trucker-review-did-load-done = { $name } stopped loading.
galaxy_trucker-review-aboard-humans = two humans
galaxy_trucker-review-aboard-purple = a purple alien
galaxy_trucker-review-aboard-brown = a brown alien
galaxy_trucker-review-better-take-table = Better: the open { WORD($part, of: "galaxy_trucker-component") }.
galaxy_trucker-review-better-take-heap = Better: a tile from the heap.
galaxy_trucker-review-better-return = Better: put it back and take another.
galaxy_trucker-review-better-place = Better: at column { $column }, row { $row }.
galaxy_trucker-review-better-remove = Better: take off the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }.
galaxy_trucker-review-better-keep = Better: keep piece { $number }.
galaxy_trucker-review-better-crew = Better: { WORD($crew, of: "galaxy_trucker-review-aboard") }.
galaxy_trucker-review-better-fly-on = Better: fly on.
galaxy_trucker-review-better-give-up = Better: give up here.
galaxy_trucker-review-better-power = Better: power the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }.
galaxy_trucker-review-better-battery = Better: a battery from column { $column }, row { $row }.
galaxy_trucker-review-better-declare = Better: no more batteries.
galaxy_trucker-review-better-take-hit = Better: take the hit.
galaxy_trucker-review-better-lose-crew = Better: one from column { $column }, row { $row }.
galaxy_trucker-review-better-lose-cube = Better: a cube from column { $column }, row { $row }.
galaxy_trucker-review-better-land = Better: land on planet { $number }.
galaxy_trucker-review-better-pass = Better: pass.
galaxy_trucker-review-better-claim = Better: take what the card pays.
galaxy_trucker-review-better-load = Better: load a { WORD($good, of: "galaxy_trucker-good") } cube.
galaxy_trucker-review-better-unload = Better: take out a { WORD($good, of: "galaxy_trucker-good") } cube.
galaxy_trucker-review-better-load-done = Better: leave the cargo as it is.
galaxy_trucker-review-instead-keep = The hard bot would keep piece { $number }.
galaxy_trucker-review-instead-fly-on = The hard bot would fly on.
galaxy_trucker-review-instead-give-up = The hard bot would give up here.
galaxy_trucker-review-instead-power = The hard bot would power the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }.
galaxy_trucker-review-instead-battery = The hard bot would take a battery from column { $column }, row { $row }.
galaxy_trucker-review-instead-declare = The hard bot would use no more batteries.
galaxy_trucker-review-instead-take-hit = The hard bot would take the hit.
galaxy_trucker-review-instead-lose-crew = The hard bot would let one go from column { $column }, row { $row }.
galaxy_trucker-review-instead-lose-cube = The hard bot would give a cube from column { $column }, row { $row }.
galaxy_trucker-review-instead-land = The hard bot would land on planet { $number }.
galaxy_trucker-review-instead-pass = The hard bot would pass.
galaxy_trucker-review-instead-claim = The hard bot would take what the card pays.
galaxy_trucker-review-instead-load = The hard bot would load a { WORD($good, of: "galaxy_trucker-good") } cube.
galaxy_trucker-review-instead-unload = The hard bot would take out a { WORD($good, of: "galaxy_trucker-good") } cube.
galaxy_trucker-review-instead-load-done = The hard bot would leave the cargo as it is.
galaxy_trucker-review-played-out = Flown to the end with the same cards, that comes to { $worth } credits; the other way to { $best }.
galaxy_trucker-review-priced = That was worth { $worth } credits to the ship; the other would have been worth { $best }.
galaxy_trucker-review-luck-dice-good = { WORD($card, of: "galaxy_trucker-card") }: the dice spared { $name } { $credits } credits.
galaxy_trucker-review-luck-dice-bad = { WORD($card, of: "galaxy_trucker-card") }: the dice cost { $name } { $credits } credits.
galaxy_trucker-review-luck-both-good = { WORD($card, of: "galaxy_trucker-card") }: the dice and what the others did were worth { $credits } credits to { $name }.
galaxy_trucker-review-luck-both-bad = { WORD($card, of: "galaxy_trucker-card") }: the dice and what the others did cost { $name } { $credits } credits.
galaxy_trucker-review-luck-others-good = { WORD($card, of: "galaxy_trucker-card") }: what the others did was worth { $credits } credits to { $name }.
galaxy_trucker-review-luck-others-bad = { WORD($card, of: "galaxy_trucker-card") }: what the others did cost { $name } { $credits } credits.
galaxy_trucker-review-lost =
    { $count ->
        [one] { $name } lost { $count } part.
       *[other] { $name } lost { $count } parts.
    }
galaxy_trucker-review-met = { $name } met this card: { WORD($card, of: "galaxy_trucker-card") }.
galaxy_trucker-review-fatal-engines = From here on { $name } had no engine power, and that ended the race.
galaxy_trucker-review-fatal-humans = With that the last human of { $name } was gone, and the race over.
galaxy_trucker-review-fatal-lapped = With that { $name } was lapped, and out of the race.
galaxy_trucker-review-fatal-choice = With that the race was over for { $name }.
galaxy_trucker-review-best = The best choice of { $name } was { $credits } credits better than the next one.
galaxy_trucker-review-worst = The worst choice of { $name } cost { $credits } credits.
galaxy_trucker-review-luck-owed = Luck owed { $name } { $credits } credits.
galaxy_trucker-review-luck-even = Luck neither gave nor took anything from { $name }.
galaxy_trucker-review-luck-given = Luck gave { $name } { $credits } credits.
galaxy_trucker-review-ship-faults =
    { $count ->
        [one] The ship of { $name } had { $count } fault to mend.
       *[other] The ship of { $name } had { $count } faults to mend.
    }
galaxy_trucker-review-ship-engines = { $name } took off with an engine power of { $power }: too little to keep up.
galaxy_trucker-review-ship-crew = { $name } took off with a crew of { $count }: slavers and abandoned ships ask for more.
galaxy_trucker-review-ship-frail = One hit on the { WORD($part, of: "galaxy_trucker-component") } of { $name } at column { $column }, row { $row } would have torn off { $count } more parts.
galaxy_trucker-review-ship-firepower = { $name } took off with a firepower of { $power }; the strongest enemy of this flight had { $needed }.
galaxy_trucker-review-ship-exposed = { $name } took off with { $count } open pipes, a way in for meteors and stardust.
galaxy_trucker-review-ship-batteries =
    { $count ->
        [one] { $name } had { $count } battery for { $users } parts that use them.
       *[other] { $name } had { $count } batteries for { $users } parts that use them.
    }
galaxy_trucker-review-ship-shields =
    { $count ->
        [one] The shields of { $name } covered { $count } side of 4.
       *[other] The shields of { $name } covered { $count } sides of 4.
    }
galaxy_trucker-review-ledger-card =
    { $count ->
        [one] { $name }: { $count } credit from { WORD($card, of: "galaxy_trucker-card") }.
       *[other] { $name }: { $count } credits from { WORD($card, of: "galaxy_trucker-card") }.
    }
galaxy_trucker-review-ledger-reward =
    { $count ->
        [one] { $name }: { $count } credit for arriving in place { $place }.
       *[other] { $name }: { $count } credits for arriving in place { $place }.
    }
galaxy_trucker-review-ledger-prettiest =
    { $count ->
        [one] { $name }: { $count } credit for the prettiest ship.
       *[other] { $name }: { $count } credits for the prettiest ship.
    }
galaxy_trucker-review-ledger-goods =
    { $count ->
        [one] { $name }: { $count } credit for goods sold.
       *[other] { $name }: { $count } credits for goods sold.
    }
galaxy_trucker-review-ledger-goods-half =
    { $count ->
        [one] { $name }: { $count } credit for goods, at half the price.
       *[other] { $name }: { $count } credits for goods, at half the price.
    }
galaxy_trucker-review-ledger-losses =
    { $count ->
        [one] { $name }: { $count } credit paid for lost parts.
       *[other] { $name }: { $count } credits paid for lost parts.
    }
galaxy_trucker-review-ledger-total =
    { $count ->
        [one] { $name }: { $count } credit in all.
       *[other] { $name }: { $count } credits in all.
    }
galaxy_trucker-review-priced-fault = It did not fit there: a fault comes to { $worth } credits, the better way to { $best }.
galaxy_trucker-review-priced-wait = That was worth { $worth } credits to the ship; at that point one can wait for a tile worth { $best }.

galaxy_trucker-chapter-card-turned = Card { $number }

galaxy_trucker-review-ledger-flight = { WORD($level, of: "galaxy_trucker-option-level") }:
galaxy_trucker-review-ledger-titles =
    { $count ->
        [one] { $name }: { $count } credit for titles.
       *[other] { $name }: { $count } credits for titles.
    }
