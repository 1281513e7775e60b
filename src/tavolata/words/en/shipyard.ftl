shipyard-title = Shipyard
shipyard-page = Shipyard: { $game }
shipyard-undo = Back a step
shipyard-redo = Forward a step
shipyard-clear = Start over
shipyard-fly = Fly it against bots
shipyard-fly-hint = At the table it is yours, ready built. Alone it is flown by the judge only.
server-refusal-no-workshop = There is nothing to build for { $game }: go to the start page, and choose a game.
