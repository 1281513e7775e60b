shipyard-title = Cantiere
shipyard-page = Cantiere: { $game }
shipyard-undo = Un passo indietro
shipyard-redo = Un passo avanti
shipyard-clear = Ricomincia
shipyard-fly = Falla volare contro i bot
shipyard-fly-hint = Al tavolo è tua, già costruita. In solitaria la fa volare solo il giudice.
server-refusal-no-workshop = Per { $game } non c'è niente da costruire: scegli un gioco dalla pagina iniziale.
