race-page = Race: { $game }
race-any = Race { $code }
race-about = Everybody in this race meets the same luck: the same tiles from the heap, the same cards, the same dice. Your first try counts; while you build alone, the ships of the best grow beside yours at their true pace.
race-alone = Fly alone
race-friends = With friends
race-yesterday = Yesterday's race
race-today = Today's race
race-ranking = Ranking
race-ranking-alone = Alone
race-ranking-table = At a table of { $count }
race-ranking-none = Nobody has come to the end of it yet. You could be the first.
race-ranking-here = this flight
race-tries =
    { $count ->
        [one] { $count } first try counts so far.
       *[other] { $count } first tries count so far.
    }
race-own = A new race of our own
server-refusal-no-races = There are no races in { $game }: go to the start page, and choose a game.
server-refusal-no-race = The code { $race } tells of no race: take the whole link, or fly the race of the day.
