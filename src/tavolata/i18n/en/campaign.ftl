campaign-page = Campaign: { $name }
campaign-begin = Begin a campaign
campaign-begin-about = A team plays one mission after the other and collects stars. Whoever has the link plays along.
campaign-name = The name of your team
campaign-name-ideas = The Calm Pliers, The Steady Hands, The Red Gloves, The Quiet Ones, The Last Wire
campaign-start = Begin
campaign-mine = Your campaigns
campaign-next = Next
campaign-play = Play
campaign-play-bots = Play with bots
campaign-play-friends = With friends
campaign-go_on = Back to the table
campaign-waiting = A table is waiting: { $stage }
campaign-team = The team
campaign-team-other = Another team
campaign-team-same = The same team
campaign-unlock = Open all
campaign-lock = Open one after the other
campaign-won = { $won } of { $all } won
campaign-stars = { $stars } of { $all } stars
campaign-status-won = won
campaign-status-open = open
campaign-status-locked = still closed
campaign-status-missing = not here yet
campaign-tile = { $label }: { $status }
campaign-tile-won = { $label }: { $status }, { $stars } of { $all } stars
campaign-tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
campaign-tried = What the team did
campaign-tried-none = Nobody has tried it yet.
campaign-outcome-won = Won
campaign-outcome-lost = Lost
campaign-outcome-given-up = Given up
campaign-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
campaign-taken_back = Moves were taken back: it does not count.
campaign-same_deal = The same deal once more: it does not count.
campaign-again = The same deal again
campaign-again-about = Everybody holds what they held then, so that you can compare; it does not count.
campaign-seats-need = For { $seats } players: choose another team.
campaign-locked = This whole row opens once the last of the row before is won.
campaign-missing = This one is not here yet. The missions before it can wait as well.
campaign-done = { $chapter }: done
campaign-done-next = Next: { $chapter }
campaign-done-all = That was all for now. More will come.
campaign-on = On we go
campaign-end-won =
    { $stars ->
        [one] { $stage } won: { $stars } star of { $all }
       *[other] { $stage } won: { $stars } stars of { $all }
    }
campaign-end-lost = { $stage }: this try did not work out.
campaign-end-apart = { $stage }: this game does not count.
campaign-all-won = All that is here is won. Whoever wants more stars plays one again.
server-refusal-no-campaigns = There is no campaign in { $game }: go to the start page, and choose a game.
server-refusal-no-campaign = There is no such campaign: check the link, or begin a new one on the start page.
server-refusal-stage-locked = This one is still closed: win the last one before it, or open all of them.
