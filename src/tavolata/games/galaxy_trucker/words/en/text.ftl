galaxy_trucker-chance-draw =
    { $count ->
        [one] { $count } tile drawn
       *[other] { $count } tiles drawn
    }
galaxy_trucker-chance-deal =
    { $count ->
        [one] { $count } card dealt
       *[other] { $count } cards dealt
    }
galaxy_trucker-chance-roll =
    { $count ->
        [one] { $count } throw of dice
       *[other] { $count } throws of dice
    }

galaxy_trucker-text-legend = 7/6 is column 7, row 6. C and c are cabins, b batteries, h a hold, r a reinforced hold, m a girder, e and E engines, g and G cannons (E and G are double), s a shield, p and n life supports for purple and brown aliens. Around the letter: 1, 2 and 3 are single, double and universal pipes, - and | smooth sides, an arrow is a muzzle or an exhaust, + the corner that a shield covers. In the corners: h a human, p and n aliens, * a battery, R Y G B cubes, o room for more. A list shows a tile's number, letter, how much it holds, and its sides clockwise from the front.
galaxy_trucker-text-status = { $level }. { $status }
galaxy_trucker-text-take = { $what }: { $tile } { $sides }
galaxy_trucker-text-on = { $what }: { $tile } at { $cell }
galaxy_trucker-text-fault = Fault: { WORD($fault, of: "galaxy_trucker-fault") }, { $cells }
galaxy_trucker-text-piece = Piece { $piece }: { $cells }
galaxy_trucker-text-hand = In your hand: { $name }, tile { $tile }
galaxy_trucker-text-turned = turned { $turn }
galaxy_trucker-text-line = { $lowest }: { $penalty }
galaxy_trucker-text-dice = Dice: { $low } and { $high }
galaxy_trucker-text-declared = { $name } has declared { $power }.
galaxy_trucker-text-decision-power = Power as it stands: { $power }
galaxy_trucker-text-decision-defend = Coming in: { $coming }, at { $place }
galaxy_trucker-text-decision-lose-crew = Crew members to go: { $count }
galaxy_trucker-text-decision-lose-goods = Cubes to go, or batteries for want of cubes: { $count }
galaxy_trucker-text-decision-load = To be loaded: { $goods }
galaxy_trucker-text-kept = Kept for later:
galaxy_trucker-text-open = Tiles lying face up:
galaxy_trucker-text-printed_and = ;{" "}
galaxy_trucker-text-figure = { $figure }

galaxy_trucker-text-course = Flight { $flight } of { $flights }: { WORD($level, of: "galaxy_trucker-option-level") }.
galaxy_trucker-text-title = { WORD($title, of: "galaxy_trucker-title") }: { WORD($title, of: "galaxy_trucker-counts") }
galaxy_trucker-text-title-free = Nobody holds it yet.
galaxy_trucker-text-title-silver = Silver: { $name }.
galaxy_trucker-text-title-gold = Gold: { $name }. Handicap (a rule of the house): { WORD($family, of: "galaxy_trucker-handicap") }
galaxy_trucker-text-title-now = Now: { $points }.
galaxy_trucker-text-title-counted = Counted: { $points }.
galaxy_trucker-text-road = { WORD($road, of: "galaxy_trucker-bringer") } (Rough Roads, a set of the house): { WORD($road, of: "galaxy_trucker-road_rule") }
