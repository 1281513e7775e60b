server-refusal-no-campaigns = There is no campaign in { $game }: go to the start page, and choose a game.
server-refusal-no-campaign = There is no such campaign: check the link, or begin a new one on the start page.
server-refusal-stage-locked = This one is still closed: win the last one before it, or open all of them.
