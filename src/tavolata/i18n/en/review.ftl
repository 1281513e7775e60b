server-refusal-not-reviewed = Games of this kind cannot be reviewed yet.
server-refusal-no-review = This review could not be worked out: try again in a moment.
server-refusal-not-their-turn = This player could do nothing at that moment: go to one of their own decisions.
server-refusal-what-if-end = Here the game is over already: go back to an earlier moment.
server-refusal-what-if-many = This game has been played on { $count } times already, and more are not kept.
server-refusal-why-no-bot = No bot did this, so nobody can be asked why.
server-refusal-why-later = While people play, bots keep their reasons to themselves: ask again when the game is over.
server-refusal-why-forgotten = This bot cannot say any more why it did this.

cli-help-review = say what decided a finished match: the best and the worst decisions, and luck
cli-help-review-seat = only what concerns this seat, counted from 1 (default: everybody)
cli-review-unfinished = This match is not finished: only one that is can be reviewed.
cli-review-none = Matches of { $game } cannot be reviewed yet.
cli-review-progress = Reviewing: { $percent } %
cli-review-moment = line { $n }, { $name }, { $kind }: { $worth }
cli-review-moment-fatal = line { $n }, { $name }, { $kind }: { $worth }, fatal
cli-review-made = { $name } ({ $kind })

review-kind-decision = a decision
review-kind-luck = luck
review-worth-points = { SIGNED($worth) } points
review-worth-credits = { SIGNED($worth) } credits
review-worth-chance = { SIGNED($worth) } %
review-title = { $game }: the review
review-working = Looking at every decision of the game …
review-table_link = To the table
review-share = Copy the link
review-curve = How it went
review-whose = Whose course is drawn
review-beginning = Beginning
review-end = End
review-axis-points = Points to be expected
review-axis-credits = Credits to be expected
review-axis-chance = Chance of winning
review-apart-points = Luck and decisions, in points
review-apart-credits = Luck and decisions, in credits
review-apart-chance = Luck and decisions, in per cent
review-staked = What was staked
review-tick-chance = { $percent } %
review-legend-sum = Both together
review-legend-luck = Luck
review-legend-cost = Decisions
review-legend-ruin = Would have ruined everything
review-legend-failure = Would have failed
review-mark = { $number }: { $name }, { WORD($kind, of: "review-kind") }, { $worth }
review-table = The same in figures
review-table-line = Line
review-moments = What decided it
review-calm = Nothing stood out: no decision cost much, and luck was even.
review-others = The others
review-ledger = And besides
review-made = What was built
review-decisions =
    { $count ->
        [one] The one decision of { $name }
       *[other] All { $count } decisions of { $name }
    }
review-figure-best = Best decision
review-figure-worst = Worst decision
review-figure-luck = Luck
review-tone-best = a good decision
review-tone-mistake = a mistake
review-tone-good-luck = good luck
review-tone-bad-luck = bad luck
review-fatal = Here it was lost.
review-show = See that moment
review-what_if = What if?
review-what_if-hint = Play on from here, otherwise

what_if-ask-mine = Play on from here in a game of your own? Bots take the other seats. The dice come from the same secret, but may fall otherwise once somebody does something else.
what_if-ask = Play on from here in the place of { $name }? Bots take the other seats. The dice come from the same secret, but may fall otherwise once somebody does something else.
what_if-go = Play on from here
what_if-stay = Stay here
what_if-here = What if? This game goes on from a moment of another one; its dice come from the same secret.
what_if-back = Back to its review

why-ask = Why?
why-of = Why? { $what }
why-last = Why did the bot do that?
why-thinking = It is thinking back …
why-close = Close the reason

hint-ask = Give me a hint
hint-short = Hint
hint-more = Tell me more
hint-close = Close the hint
hint-thinking = Let me see …

house-keys-h = A hint, where the table has an advisor; again for more

review-why-lot = It decides by lot, without a thought.
