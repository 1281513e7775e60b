bomb_busters-chapter-turn = Turn { $number }

bomb_busters-review-as_safe = Nothing was safer.
bomb_busters-review-chosen-cut-certain = { WORD($value, of: "bomb_busters-value") } at { $places }: certain.
bomb_busters-review-chosen-cut-certain-card = With the { WORD($card, of: "bomb_busters-card") }, { WORD($value, of: "bomb_busters-value") } at { $places }: certain.
bomb_busters-review-chosen-cut-certain-two = With the X or Y Ray, { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }: certain.
bomb_busters-review-chosen-cut-red = { WORD($value, of: "bomb_busters-value") } at { $places }: { $right } % right, { $red } % red.
bomb_busters-review-chosen-cut-red-card = With the { WORD($card, of: "bomb_busters-card") }, { WORD($value, of: "bomb_busters-value") } at { $places }: { $right } % right, { $red } % red.
bomb_busters-review-chosen-cut-red-two = With the X or Y Ray, { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }: { $right } % right, { $red } % red.
bomb_busters-review-chosen-cut-safe = { WORD($value, of: "bomb_busters-value") } at { $places }: { $right } % right, no red possible.
bomb_busters-review-chosen-cut-safe-card = With the { WORD($card, of: "bomb_busters-card") }, { WORD($value, of: "bomb_busters-value") } at { $places }: { $right } % right, no red possible.
bomb_busters-review-chosen-cut-safe-two = With the X or Y Ray, { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }: { $right } % right, no red possible.
bomb_busters-review-chosen-passed = The turn went to a mate with the Coffee Mug.
bomb_busters-review-chosen-reveal = Only reds were left, and they were laid open: certain.
bomb_busters-review-chosen-solo = All { WORD($value, of: "bomb_busters-value") } that were left, out of one hand: certain.
bomb_busters-review-ended-dial = It was wrong, and that was the last step of the dial: the bomb exploded.
bomb_busters-review-ended-missed = It was wrong: the dial went to { $dial }.
bomb_busters-review-ended-red = It was red: the bomb exploded.
bomb_busters-review-ended-right = It was right.
bomb_busters-review-ended-steady = It was wrong, but the Stabilizer was on.
bomb_busters-review-figure-best = It staked { $stake } % of the mission, the next best { $next } %.
bomb_busters-review-figure-luck-bad = The wires owe { $luck } % of chance to win.
bomb_busters-review-figure-luck-even = The cuts brought what could be expected.
bomb_busters-review-figure-luck-good = The cuts brought { $luck } % more chance to win than could be expected.
bomb_busters-review-figure-worst = It staked { $stake } % of the mission, the safest { $least } %.
bomb_busters-review-ledger-certain =
    { $count ->
        [one] { $certain } of { $count } cut was certain.
       *[other] { $certain } of { $count } cuts were certain.
    }
bomb_busters-review-ledger-dial = A red counts as the whole mission, the first step of the dial as { $price } % of it, the last step as all that is left.
bomb_busters-review-ledger-wrong = { $wrong } went wrong; { $expected } could be expected to.
bomb_busters-review-lucky = Good luck: { $luck } % more chance to win than could be expected.
bomb_busters-review-safer-cut-certain = { WORD($value, of: "bomb_busters-value") } at { $places } was certain: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-cut-certain-card = { WORD($value, of: "bomb_busters-value") } at { $places } was certain, with the { WORD($card, of: "bomb_busters-card") }: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-cut-certain-two = { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places } was certain, with the X or Y Ray: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-cut-red = Safer was { WORD($value, of: "bomb_busters-value") } at { $places }, right with { $right } %, red with { $red } %: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-cut-red-card = Safer was { WORD($value, of: "bomb_busters-value") } at { $places }, with the { WORD($card, of: "bomb_busters-card") }, right with { $right } %, red with { $red } %: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-cut-red-two = Safer was { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }, with the X or Y Ray, right with { $right } %, red with { $red } %: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-cut-safe = Safer was { WORD($value, of: "bomb_busters-value") } at { $places }, right with { $right } %: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-cut-safe-card = Safer was { WORD($value, of: "bomb_busters-value") } at { $places }, with the { WORD($card, of: "bomb_busters-card") }, right with { $right } %: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-cut-safe-two = Safer was { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }, with the X or Y Ray, right with { $right } %: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-passed = Safer was to leave the turn to a mate with the Coffee Mug: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-reveal = Laying the reds open was certain: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safer-solo = Cutting all { WORD($value, of: "bomb_busters-value") } out of the own hand was certain: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-safest = Nothing was safer: it staked { $stake } % of the mission, the next best { $next } %.
bomb_busters-review-unlucky = Bad luck: { $luck } % less chance to win than could be expected.
bomb_busters-review-ended-fatal = It was wrong, and this mission forgives that seat no miss: the bomb exploded.
bomb_busters-review-chosen-special = The special action on { WORD($value, of: "bomb_busters-value") }: { $right } % right, else the bomb explodes.
bomb_busters-review-safer-special = Safer was the special action on { WORD($value, of: "bomb_busters-value") }, right with { $right } %: { $least } % of the mission at stake instead of { $stake } %.
bomb_busters-review-ended-special = One of the wires was wrong: the bomb exploded.
