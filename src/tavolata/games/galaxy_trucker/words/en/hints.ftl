galaxy_trucker-hint-look-only = There is one thing left to do.
galaxy_trucker-hint-look-place = Look at the tile in your hand: where would it help most?
galaxy_trucker-hint-look-return = Look at the tile in your hand: is it worth its place?
galaxy_trucker-hint-look-no-place = Look at the pipes of the tile in your hand.
galaxy_trucker-hint-look-take-table = Look at the tiles that lie open.
galaxy_trucker-hint-look-take-reserve = Look at the tiles that you kept for later.
galaxy_trucker-hint-look-take-heap = Look at the tiles that lie open: is one of them good enough?
galaxy_trucker-hint-look-look = Look at the cards that wait in piles.
galaxy_trucker-hint-look-look-done = You still hold a pile of cards.
galaxy_trucker-hint-look-turn-glass = Look at the hourglass.
galaxy_trucker-hint-look-finish-full = Look at the empty cells of your ship.
galaxy_trucker-hint-look-finish-out = Look at the empty cells of your ship.
galaxy_trucker-hint-look-mend = Look at the pieces of your ship.
galaxy_trucker-hint-look-remove = Look at the fault: more than one tile is part of it.
galaxy_trucker-hint-look-board-purple = Look at this cabin: an alien could live in it.
galaxy_trucker-hint-look-board-brown = Look at this cabin: an alien could live in it.
galaxy_trucker-hint-look-board-humans = Look at this cabin: an alien could live in it.
galaxy_trucker-hint-look-fly-on-engines = Look at the cards to come.
galaxy_trucker-hint-look-fly-on-hope = Look at the cards to come.
galaxy_trucker-hint-look-give-up =
    { $count ->
        [one] Look at the cards to come.
       *[other] Look at the cards to come.
    }
galaxy_trucker-hint-look-power-more =
    { $count ->
        [one] Look at the card, and at the power it asks for.
       *[other] Look at the card, and at the power it asks for.
    }
galaxy_trucker-hint-look-power-enough = Look at the card, and at the power it asks for.
galaxy_trucker-hint-look-battery =
    { $count ->
        [one] Look at your batteries.
       *[other] Look at your batteries.
    }
galaxy_trucker-hint-look-defend = Look at the tile that will be hit.
galaxy_trucker-hint-look-take-hit = Look at the tile that will be hit.
galaxy_trucker-hint-look-keep = Look at the pieces of your ship.
galaxy_trucker-hint-look-lose-crew-last = Look at your crew.
galaxy_trucker-hint-look-lose-crew-alone = Look at your crew.
galaxy_trucker-hint-look-lose-crew-beside =
    { $count ->
        [one] Look at your crew.
       *[other] Look at your crew.
    }
galaxy_trucker-hint-look-lose-crew-plain = Look at your crew.
galaxy_trucker-hint-look-lose-cube = Look at your goods.
galaxy_trucker-hint-look-land = Look at the planets, and at the days that they cost.
galaxy_trucker-hint-look-pass = Look at the card: what does it give, and what does it take?
galaxy_trucker-hint-look-claim = Look at the card: what does it give, and what does it take?
galaxy_trucker-hint-look-load =
    { $count ->
        [one] Look at the cubes that you can load.
       *[other] Look at the cubes that you can load.
    }
galaxy_trucker-hint-look-unload =
    { $count ->
        [one] Look at the cubes that you carry.
       *[other] Look at the cubes that you carry.
    }
galaxy_trucker-hint-look-load-done = Look at your holds.
galaxy_trucker-hint-consider-only = Nothing else is possible here.
galaxy_trucker-hint-consider-place = Its best place is worth { $worth } credits, the next best { $rest }.
galaxy_trucker-hint-consider-place-alone = It fits beside your ship in one place only, worth { $worth } credits.
galaxy_trucker-hint-consider-return = With so much left to choose from, a tile should bring { $worth } credits. This one brings { $rest }.
galaxy_trucker-hint-consider-no-place = It fits nowhere on your ship.
galaxy_trucker-hint-consider-take-table = One of them would bring { $worth } credits. The next best choice brings { $rest }.
galaxy_trucker-hint-consider-take-reserve = One of them has a place now, worth { $worth } credits.
galaxy_trucker-hint-consider-take-reserve-alone = One of them has a place now, worth { $worth } credits.
galaxy_trucker-hint-consider-take-heap = The best of them brings { $rest } credits. At this point a tile should bring { $worth }.
galaxy_trucker-hint-consider-take-heap-alone = No tile lies open.
galaxy_trucker-hint-consider-look = Whoever knows some of the cards knows what the ship will need.
galaxy_trucker-hint-consider-look-done = While you look, you cannot build.
galaxy_trucker-hint-consider-turn-glass = Your ship is finished. The others still build as long as the sand runs.
galaxy_trucker-hint-consider-finish-full = { $count } of them could still be filled.
galaxy_trucker-hint-consider-finish-out = { $count } of them could still be filled, but no tile is left for them.
galaxy_trucker-hint-consider-mend = The best piece is worth { $worth } credits, the next best { $rest }.
galaxy_trucker-hint-consider-remove = The best ship that can be left is worth { $worth } credits. Another tile would leave { $rest }.
galaxy_trucker-hint-consider-board-purple = A purple alien adds 2 firepower and takes the place of two humans.
galaxy_trucker-hint-consider-board-brown = A brown alien adds 2 engine power and takes the place of two humans.
galaxy_trucker-hint-consider-board-humans = An alien helps only a power above 0, and at least { $count } humans should stay.
galaxy_trucker-hint-consider-fly-on-engines = You have an engine power of up to { $power }. Without engines, open space ends the race.
galaxy_trucker-hint-consider-fly-on-hope = You have no engine. The chance that no open space comes is { $chance } %.
galaxy_trucker-hint-consider-fly-on-hope-alone = You have no engine. The chance that no open space comes is { $chance } %.
galaxy_trucker-hint-consider-give-up =
    { $count ->
        [one] You have no engine. If open space comes, the race is over, and each card can cost you parts.
       *[other] You have no engine. If open space comes, the race is over, and each card can cost you parts.
    }
galaxy_trucker-hint-consider-power-more =
    { $count ->
        [one] Without another battery this comes to { $rest } credits.
       *[other] Without more batteries this comes to { $rest } credits.
    }
galaxy_trucker-hint-consider-power-enough = With more batteries this comes to { $rest } credits, as they cost something too.
galaxy_trucker-hint-consider-battery =
    { $count ->
        [one] A hit on a full compartment would take all that is in it.
       *[other] A hit on a full compartment would take all that is in it.
    }
galaxy_trucker-hint-consider-defend = The hit comes to { $rest } credits, a battery to { $worth }.
galaxy_trucker-hint-consider-take-hit = The hit comes to { $worth } credits, a battery to { $rest }.
galaxy_trucker-hint-consider-keep = With the best piece you lose { $worth } credits, with the next best { $rest }.
galaxy_trucker-hint-consider-lose-crew-last = One human is left, and aliens alone do not fly a ship.
galaxy_trucker-hint-consider-lose-crew-alone = An epidemic spreads between cabins that are joined and full.
galaxy_trucker-hint-consider-lose-crew-beside =
    { $count ->
        [one] An epidemic spreads between cabins that are joined and full.
       *[other] An epidemic spreads between cabins that are joined and full.
    }
galaxy_trucker-hint-consider-lose-crew-plain = A human can be spared more easily than an alien.
galaxy_trucker-hint-consider-lose-cube = The dearest cubes go first, whichever hold you choose.
galaxy_trucker-hint-consider-land = The days cost you { $days } credits.
galaxy_trucker-hint-consider-pass = The days alone cost you { $days } credits.
galaxy_trucker-hint-consider-claim = The days alone cost you { $days } credits.
galaxy_trucker-hint-consider-load =
    { $count ->
        [one] A { WORD($good, of: "galaxy_trucker-good") } cube brings { $count } credit.
       *[other] A { WORD($good, of: "galaxy_trucker-good") } cube brings { $count } credits.
    }
galaxy_trucker-hint-consider-unload =
    { $count ->
        [one] A { WORD($good, of: "galaxy_trucker-good") } cube brings only { $count } credit, and a dearer one waits.
       *[other] A { WORD($good, of: "galaxy_trucker-good") } cube brings only { $count } credits, and a dearer one waits.
    }
galaxy_trucker-hint-consider-load-done = Nothing dearer is left that there is room for.
galaxy_trucker-hint-do-only = Go ahead: there is no other way.
galaxy_trucker-hint-do-place = Lay the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }: { $worth } credits there, { $rest } at the next best place.
galaxy_trucker-hint-do-place-alone = Lay the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }: { $worth } credits.
galaxy_trucker-hint-do-return = Put it back: it brings { $rest } credits, and with so many tiles left you can wait for one that brings { $worth }.
galaxy_trucker-hint-do-no-place = Lay it aside: it fits nowhere.
galaxy_trucker-hint-do-take-table = Take the { WORD($part, of: "galaxy_trucker-component") }: { $worth } credits, { $rest } otherwise.
galaxy_trucker-hint-do-take-reserve = Take the { WORD($part, of: "galaxy_trucker-component") } from your reserve: { $worth } credits.
galaxy_trucker-hint-do-take-reserve-alone = Take the { WORD($part, of: "galaxy_trucker-component") } from your reserve: { $worth } credits.
galaxy_trucker-hint-do-take-heap = Take one from the heap: the best open tile brings only { $rest } credits, and you can wait for { $worth }.
galaxy_trucker-hint-do-take-heap-alone = Take one from the heap: no tile lies open.
galaxy_trucker-hint-do-look = Look at pile { $number }: it tells you what to build for.
galaxy_trucker-hint-do-look-done = Lay the pile down when you have seen what it asks for.
galaxy_trucker-hint-do-turn-glass = Turn the hourglass: it leaves the others less time.
galaxy_trucker-hint-do-finish-full = Finish on start space { $number }: the ship is as full as it gets.
galaxy_trucker-hint-do-finish-out = Finish on start space { $number }: no tile is left that would help.
galaxy_trucker-hint-do-mend = Keep piece { $number }: { $worth } credits, { $rest } otherwise.
galaxy_trucker-hint-do-remove = Take off the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }: { $worth } credits stay, { $rest } otherwise.
galaxy_trucker-hint-do-board-purple = Take the purple alien: 2 more firepower, and enough humans stay.
galaxy_trucker-hint-do-board-brown = Take the brown alien: 2 more engine power, and enough humans stay.
galaxy_trucker-hint-do-board-humans = Take humans: an alien would add nothing, or leave fewer than { $count } of them.
galaxy_trucker-hint-do-fly-on-engines = Fly on: with an engine power of { $power } you can arrive.
galaxy_trucker-hint-do-fly-on-hope = Fly on: { $chance } % to arrive, worth { $worth } credits more than giving up.
galaxy_trucker-hint-do-fly-on-hope-alone = Fly on: { $chance } % to arrive, worth { $worth } credits more than giving up.
galaxy_trucker-hint-do-give-up =
    { $count ->
        [one] Give up: with { $count } card to come, flying on is worth { $rest } credits.
       *[other] Give up: with { $count } cards to come, flying on is worth { $rest } credits.
    }
galaxy_trucker-hint-do-power-more =
    { $count ->
        [one] Power the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }: { $count } battery makes { $power }, worth { $worth } credits, { $rest } otherwise.
       *[other] Power the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row }: { $count } batteries make { $power }, worth { $worth } credits, { $rest } otherwise.
    }
galaxy_trucker-hint-do-power-enough = Leave it at { $power }: { $worth } credits, { $rest } with more batteries.
galaxy_trucker-hint-do-battery =
    { $count ->
        [one] Take it from column { $column }, row { $row }: that is the fullest, with { $count }.
       *[other] Take it from column { $column }, row { $row }: that is the fullest, with { $count }.
    }
galaxy_trucker-hint-do-defend = Spend a battery: { $worth } credits, and { $rest } if you take the hit.
galaxy_trucker-hint-do-take-hit = Take the hit: { $worth } credits, and { $rest } for the battery.
galaxy_trucker-hint-do-keep = Keep piece { $number }: { $worth } credits, { $rest } otherwise.
galaxy_trucker-hint-do-lose-crew-last = Let an alien go, from column { $column }, row { $row }: the last human has to stay.
galaxy_trucker-hint-do-lose-crew-alone = Let one go from column { $column }, row { $row }: the cabin is empty then, and no epidemic spreads from it.
galaxy_trucker-hint-do-lose-crew-beside =
    { $count ->
        [one] Let one go from column { $column }, row { $row }: that cabin touches { $count } other one.
       *[other] Let one go from column { $column }, row { $row }: that cabin touches { $count } other ones.
    }
galaxy_trucker-hint-do-lose-crew-plain = Let one go from column { $column }, row { $row }.
galaxy_trucker-hint-do-lose-cube = Give a cube from column { $column }, row { $row }: the hold makes no difference.
galaxy_trucker-hint-do-land = Land on planet { $number }: cargo worth { $goods } credits, less { $days } for the days. The next best choice is worth { $rest }.
galaxy_trucker-hint-do-pass = Pass: taking it would come to { $rest } credits.
galaxy_trucker-hint-do-claim = Take it: worth { $worth } credits all in all, { $rest } if you pass.
galaxy_trucker-hint-do-load =
    { $count ->
        [one] Load the { WORD($good, of: "galaxy_trucker-good") } cube at column { $column }, row { $row }: it brings { $count } credit.
       *[other] Load the { WORD($good, of: "galaxy_trucker-good") } cube at column { $column }, row { $row }: it brings { $count } credits.
    }
galaxy_trucker-hint-do-unload =
    { $count ->
        [one] Take the { WORD($good, of: "galaxy_trucker-good") } cube out at column { $column }, row { $row }: it makes room for a dearer one.
       *[other] Take the { WORD($good, of: "galaxy_trucker-good") } cube out at column { $column }, row { $row }: it makes room for a dearer one.
    }
galaxy_trucker-hint-do-load-done = Stop loading: nothing dearer fits.

galaxy_trucker-why-only = There was nothing else to do.
galaxy_trucker-why-nothing = There was nothing worth doing.
galaxy_trucker-why-turn-glass = The ship is finished: the sooner the sand runs out, the less time the others have.
galaxy_trucker-why-look = Pile { $number }: whoever knows the cards knows what the ship will need.
galaxy_trucker-why-look-done = The cards are seen.
galaxy_trucker-why-slip = One side joins. In a hurry nobody looked at the others.
galaxy_trucker-why-no-place = There is no place where it fits.
galaxy_trucker-why-place = The { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row } is worth { $worth } credits there.
galaxy_trucker-why-place-rest = The next best place would be worth { $rest }.
galaxy_trucker-why-return = At this point a tile has to bring { $worth } credits.
galaxy_trucker-why-return-rest = This one would bring { $rest } at its best place.
galaxy_trucker-why-take-reserve = The { WORD($part, of: "galaxy_trucker-component") } kept for later has a place now, worth { $worth } credits.
galaxy_trucker-why-take-table = The { WORD($part, of: "galaxy_trucker-component") } would bring { $worth } credits at its best place.
galaxy_trucker-why-take-table-rest = The next best would bring { $rest }.
galaxy_trucker-why-take-heap = At this point a tile has to bring { $worth } credits, so one comes from the heap.
galaxy_trucker-why-take-heap-rest = The best of those lying open would bring { $rest }.
galaxy_trucker-why-finish-full =
    { $count ->
        [one] { $count } empty cell could still be filled, and that will do.
       *[other] { $count } empty cells could still be filled, and that will do.
    }
galaxy_trucker-why-finish-out = No tile is left that would help.
galaxy_trucker-why-mend = What is left with piece { $number } is worth { $worth } credits.
galaxy_trucker-why-mend-rest = The next best piece is worth { $rest }.
galaxy_trucker-why-remove = Without the { WORD($part, of: "galaxy_trucker-component") } at column { $column }, row { $row } the ship is worth { $worth } credits.
galaxy_trucker-why-remove-rest = Taking off another one would leave { $rest }.
galaxy_trucker-why-board-purple = A purple alien adds 2 firepower, and enough humans stay.
galaxy_trucker-why-board-brown = A brown alien adds 2 engine power, and enough humans stay.
galaxy_trucker-why-board-humans = Humans: an alien would add nothing, or leave fewer than { $count } of them.
galaxy_trucker-why-fly-on-always = It flies on as long as it can.
galaxy_trucker-why-fly-on-engines = With an engine power of up to { $power } it flies on.
galaxy_trucker-why-fly-on-hope = Without engines it still arrives with a chance of { $chance } %, worth { $worth } credits more than giving up.
galaxy_trucker-why-give-up =
    { $count ->
        [one] No engine, and { $count } card to come: better out now.
       *[other] No engine, and { $count } cards to come: better out now.
    }
galaxy_trucker-why-give-up-rest = Flying on would be worth { $rest } credits.
galaxy_trucker-why-power-more =
    { $count ->
        [one] { $count } battery more makes { $power }, worth { $worth } credits after paying for it.
       *[other] { $count } batteries more make { $power }, worth { $worth } credits after paying for them.
    }
galaxy_trucker-why-power-more-rest = Without them it would be { $rest }.
galaxy_trucker-why-power-enough = { $power } will do: worth { $worth } credits.
galaxy_trucker-why-power-enough-rest = With more batteries it would be { $rest }, as they cost something too.
galaxy_trucker-why-battery =
    { $count ->
        [one] From the fullest compartment, which has { $count }.
       *[other] From the fullest compartment, which has { $count }.
    }
galaxy_trucker-why-defend-always = It stops whatever it can.
galaxy_trucker-why-defend = A battery is worth { $worth } credits.
galaxy_trucker-why-defend-rest = The hit would come to { $rest }.
galaxy_trucker-why-take-hit = The hit comes to { $worth } credits.
galaxy_trucker-why-take-hit-rest = A battery is worth more: { $rest }.
galaxy_trucker-why-keep = With piece { $number } the loss is smallest: { $worth } credits.
galaxy_trucker-why-keep-rest = With the next best piece it is { $rest }.
galaxy_trucker-why-lose-crew-last = The last human has to stay: aliens alone do not fly a ship.
galaxy_trucker-why-lose-crew-alone = This cabin is empty then, and next to other cabins, where an epidemic spreads.
galaxy_trucker-why-lose-crew-beside =
    { $count ->
        [one] This cabin touches { $count } other cabin: an epidemic would spread there.
       *[other] This cabin touches { $count } other cabins: an epidemic would spread there.
    }
galaxy_trucker-why-lose-crew-plain = A human goes before an alien does, and no cabin is in more danger than another.
galaxy_trucker-why-lose-cube = The dearest cubes go first anyway, so the hold makes no difference.
galaxy_trucker-why-land = Planet { $number }: the cargo is worth { $goods } credits, and the days cost { $days }.
galaxy_trucker-why-land-rest = The next best choice would be worth { $rest }.
galaxy_trucker-why-pass = The days alone cost { $days } credits.
galaxy_trucker-why-pass-rest = All in all, taking it would come to { $rest } credits.
galaxy_trucker-why-claim = All in all it is worth { $worth } credits, with { $days } for the days already paid.
galaxy_trucker-why-claim-rest = Passing would be worth { $rest }.
galaxy_trucker-why-load =
    { $count ->
        [one] The { WORD($good, of: "galaxy_trucker-good") } cube brings { $count } credit: the dearest that there is room for.
       *[other] The { WORD($good, of: "galaxy_trucker-good") } cube brings { $count } credits: the dearest that there is room for.
    }
galaxy_trucker-why-unload =
    { $count ->
        [one] The { WORD($good, of: "galaxy_trucker-good") } cube brings only { $count } credit: it makes room for a dearer one.
       *[other] The { WORD($good, of: "galaxy_trucker-good") } cube brings only { $count } credits: it makes room for a dearer one.
    }
galaxy_trucker-why-load-done = There is nothing dearer left that there is room for.

galaxy_trucker-hint-look-keep-title = Look at the titles that you hold: which one can you defend?
galaxy_trucker-hint-look-give-title = Look at those who have no title.
galaxy_trucker-hint-consider-keep-title = You are furthest ahead for { WORD($title, of: "galaxy_trucker-title") }: you scored { $count }.
galaxy_trucker-hint-consider-give-title = Who scored least for { WORD($title, of: "galaxy_trucker-title") } will hardly defend it.
galaxy_trucker-hint-do-keep-title = Keep { WORD($title, of: "galaxy_trucker-title") }: with { $count } you are furthest ahead for it.
galaxy_trucker-hint-do-give-title = Give { WORD($title, of: "galaxy_trucker-title") } to { $name }, who scored { $count } for it.
galaxy_trucker-why-keep-title = { WORD($title, of: "galaxy_trucker-title") } is kept: { $count } scored, and the best lead.
galaxy_trucker-why-give-title = { WORD($title, of: "galaxy_trucker-title") } goes to { $name }, who scored { $count } and will hardly defend it.
