galaxy_trucker-ahead-fits =
    { $count ->
        [one] Va bene, con { $count } connessione. Connettori esposti: { $exposed }.
       *[other] Va bene, con { $count } connessioni. Connettori esposti: { $exposed }.
    }
galaxy_trucker-ahead-misfits = Errore: { WORD($fault, of: "galaxy_trucker-fault") }.
galaxy_trucker-ahead-shoots = Potenza di fuoco lì: { $power }.

galaxy_trucker-cell-place_says = Aggancia in colonna { $column }, riga { $row }: { $tile }. { $says }
galaxy_trucker-cell-beside = Colonna { $column }, riga { $row }: vuota. Accanto: { $pipes }
galaxy_trucker-cell-does_says = { $cell }; { $what }. { $says }
galaxy_trucker-cell-asks = { $cell }; scegli qui
galaxy_trucker-cell-laden = { $tile }; { $load }
galaxy_trucker-cell-piece = { $cell }. Troncone { $piece }

galaxy_trucker-joins-0 = sopra { WORD($pipe, of: "galaxy_trucker-pipe") }
galaxy_trucker-joins-1 = a destra { WORD($pipe, of: "galaxy_trucker-pipe") }
galaxy_trucker-joins-2 = sotto { WORD($pipe, of: "galaxy_trucker-pipe") }
galaxy_trucker-joins-3 = a sinistra { WORD($pipe, of: "galaxy_trucker-pipe") }

galaxy_trucker-tell-spots =
    { $count ->
        [0] Non va bene da nessuna parte.
        [one] Va bene in { $count } posto: { $place }.
       *[other] Va bene in { $count } posti, il migliore: { $place }.
    }
galaxy_trucker-tell-here = { $tile }. Qui, { $place }: { $says }
galaxy_trucker-tell-untimed = Per costruire non c'è limite di tempo.
galaxy_trucker-tell-own_clock =
    { $seconds ->
        [one] Un orologio a testa, { $seconds } secondo in tutto.
       *[other] Un orologio a testa, { $seconds } secondi in tutto.
    }
galaxy_trucker-tell-sand = La clessidra: giro { $space } di { $runs }, la sabbia scorre.
galaxy_trucker-tell-sand_out = La clessidra: giro { $space } di { $runs }, la sabbia è finita.
galaxy_trucker-tell-seconds =
    { $seconds ->
        [one] Ancora { $seconds } secondo.
       *[other] Ancora { $seconds } secondi.
    }
galaxy_trucker-tell-fault = Errore: { WORD($fault, of: "galaxy_trucker-fault") }, in { $places }.
galaxy_trucker-tell-no_fault = Nessun errore noto.
galaxy_trucker-tell-piece = Troncone { $piece }: { $parts }.
galaxy_trucker-tell-card = La carta: { WORD($kind, of: "galaxy_trucker-card") }. { WORD($kind, of: "galaxy_trucker-card-words") }
galaxy_trucker-tell-card_says = Dice: { $facts }.
galaxy_trucker-tell-no_card = Nessuna carta è scoperta.
galaxy_trucker-tell-line = { $least }: { $pays }

galaxy_trucker-tell-drawn = { $tile }. { $spots }

galaxy_trucker-pays-days =
    { $count ->
        [one] −{ $count } giorno
       *[other] −{ $count } giorni
    }
galaxy_trucker-pays-credits =
    { $count ->
        [one] +{ $count } credito
       *[other] +{ $count } crediti
    }
galaxy_trucker-pays-crew = di equipaggio

galaxy_trucker-ledger-amount = { SIGNED($amount) }

galaxy_trucker-power_of = { $name } { $power }
