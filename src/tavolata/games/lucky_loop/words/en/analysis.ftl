lucky_loop-analysis-expected = Points to expect, by the best play: { $points }
lucky_loop-analysis-reach = The highest chance of { $points } points or more: { $percent } %
lucky_loop-position-object = A position is an object with { $names }, not { $given }.
lucky_loop-position-unknown = { $part } is not known; a position has { $names }.
lucky_loop-position-missing-cards = "{ $part }" is missing; it must be a list of three whole numbers from { $least } to { $most }.
lucky_loop-position-missing-number = "{ $part }" is missing; it must be a whole number from { $least } to { $most }.
lucky_loop-position-wrong-cards = "{ $part }" must be a list of three whole numbers from { $least } to { $most }, not { $given }.
lucky_loop-position-wrong-number = "{ $part }" must be a whole number from { $least } to { $most }, not { $given }.
