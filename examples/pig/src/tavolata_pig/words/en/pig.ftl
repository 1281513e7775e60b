pig-name = Pig
pig-tagline = Throw once more, or keep what you have?
pig-about = One die, one decision: each throw adds to your turn, a one takes all of it away. For 2 to 6 players.
pig-option-goal = Points to win
pig-option-goal-30 = 30
pig-option-goal-50 = 50
pig-option-goal-100 = 100
pig-event-thrown = { $name } throws a { $die }.
pig-event-thrown-lost = { $name } throws a one, and loses the turn.
pig-event-held = { $name } holds: { $points } more.
pig-event-held-won = { $name } holds { $points } more, and has won.
pig-action-throw = Throw
pig-action-hold = Hold
pig-chance-fall =
    { $count ->
        [one] { $count } throw of the die
       *[other] { $count } throws of the die
    }
pig-refusal-not-your-turn = It is another seat's turn.
pig-refusal-nothing-to-hold = The turn has brought nothing yet: throw first.
pig-refusal-chance = Only the die itself can do this.
pig-refusal-over = The game is over.
pig-over-reason-goal = The goal is reached.
pig-text-legend = Throw to add to your turn, hold to keep it; a one loses it.
pig-text-score = { $name }: { $points }
pig-text-turn = { $name } is to play; the turn has brought { $turn }. The goal is { $goal }.
