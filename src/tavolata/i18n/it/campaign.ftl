campaign-page = Campagna: { $name }
campaign-begin = Comincia una campagna
campaign-begin-about = Una squadra gioca una missione dopo l'altra e raccoglie stelle. Chi ha il link gioca con voi.
campaign-name = Il nome della squadra
campaign-name-ideas = Le Pinze Calme, Le Mani Ferme, I Guanti Rossi, I Silenziosi, L'Ultimo Cavo
campaign-start = Comincia
campaign-mine = Le tue campagne
campaign-next = Prossima
campaign-play = Gioca
campaign-play-bots = Gioca con i bot
campaign-play-friends = Con gli amici
campaign-go_on = Torna al tavolo
campaign-waiting = Un tavolo aspetta: { $stage }
campaign-team = La squadra
campaign-team-other = Un'altra squadra
campaign-team-same = La stessa squadra
campaign-unlock = Apri tutto
campaign-lock = Apri una scatola alla volta
campaign-won = Vinte { $won } su { $all }
campaign-stars = { $stars } stelle su { $all }
campaign-status-won = vinta
campaign-status-open = aperta
campaign-status-locked = ancora chiusa
campaign-status-missing = non ancora qui
campaign-tile = { $label }: { $status }
campaign-tile-won = { $label }: { $status }, { $stars } stelle su { $all }
campaign-tries =
    { $count ->
        [one] { $count } tentativo
       *[other] { $count } tentativi
    }
campaign-tried = Che cosa ha fatto la squadra
campaign-tried-none = Nessuno ci ha ancora provato.
campaign-outcome-won = Vinta
campaign-outcome-lost = Persa
campaign-outcome-given-up = Abbandonata
campaign-seats =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
campaign-taken_back = Sono state ritirate mosse: non conta.
campaign-same_deal = Di nuovo la stessa distribuzione: non conta.
campaign-again = Rigioca la stessa distribuzione
campaign-again-about = Ognuno ha in mano ciò che aveva allora, così potete confrontare; non conta.
campaign-seats-need = Per { $seats } giocatori: scegli un'altra squadra.
campaign-locked = Tutta questa fila si apre quando è vinta l'ultima della fila prima.
campaign-missing = Questa non è ancora qui. Intanto ci sono quelle di prima.
campaign-done = { $chapter }: fatto
campaign-done-next = Adesso: { $chapter }
campaign-done-all = Per ora è tutto. Altro arriverà.
campaign-on = Avanti
campaign-end-won =
    { $stars ->
        [one] { $stage } vinta: { $stars } stella su { $all }
       *[other] { $stage } vinta: { $stars } stelle su { $all }
    }
campaign-end-lost = { $stage }: questo tentativo non è riuscito.
campaign-end-apart = { $stage }: questa partita non conta.
campaign-all-won = Tutto ciò che c'è è vinto. Chi vuole altre stelle ne rigioca una.
server-refusal-no-campaigns = In { $game } non c'è una campagna: torna alla pagina iniziale e scegli un gioco.
server-refusal-no-campaign = Questa campagna non esiste: controlla il link, o cominciane una nuova dalla pagina iniziale.
server-refusal-stage-locked = Questa è ancora chiusa: vincete l'ultima prima di questa, o apritele tutte.
