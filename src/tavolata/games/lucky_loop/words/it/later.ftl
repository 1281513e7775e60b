lucky_loop-free_programme = Volo libero
lucky_loop-last-label = L'ultimo volo
lucky_loop-last-who = { $name }: { $title }
lucky_loop-last-scored =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
lucky_loop-last-not_recorded =
    { $count ->
        [one] { $count } punto, non registrato
       *[other] { $count } punti, non registrati
    }
lucky_loop-last-failed = Atterraggio rovinoso!
lucky_loop-last-stopped = Volo chiuso in tempo
lucky_loop-last-token = guadagna un segnalino
lucky_loop-last-lost =
    { $count ->
        [one] perde { $count } punto
       *[other] perde { $count } punti
    }
lucky_loop-land-label = Il volo è atterrato
lucky_loop-land-spare =
    { $count ->
        [one] + { $count } dado avanzato
       *[other] + { $count } dadi avanzati
    }
lucky_loop-land-total =
    { $count ->
        [one] = { $count } punto
       *[other] = { $count } punti
    }
lucky_loop-land-counts = { SIGNED($gained) } sul Percorso dei punteggi
lucky_loop-land-short = Meno di { $least }: non conta niente
lucky_loop-land-stands = Resta il risultato di prima: { $before }
lucky_loop-over-label = La fine della partita
lucky_loop-over-best = Il volo più applaudito: { $name }, { $title }, { $points } punti
lucky_loop-ledger-place = { $place }º { $name }
lucky_loop-ledger-total = Totale
lucky_loop-ledger-points_lost = Punti persi
lucky_loop-ledger-best = Volo migliore
lucky_loop-ledger-landed = Voli riusciti
lucky_loop-ledger-crashed = Atterraggi rovinosi
lucky_loop-ledger-stopped = Voli chiusi in tempo
lucky_loop-ledger-exchanged = Scambi
lucky_loop-ledger-tokens_won = Segnalini guadagnati
lucky_loop-ledger-tokens_paid = Segnalini spesi
lucky_loop-legend-exact = I dadi fanno esattamente il numero della carta: vale la parte superiore.
lucky_loop-legend-over = I dadi superano la carta: vale la parte inferiore.
lucky_loop-legend-spare = Per ogni dado rimasto fuori dalle carte quando il volo atterra.
lucky_loop-legend-recorded = Da { $recorded } punti in su un volo conta, e si segna sul Percorso del suo piano di volo.
lucky_loop-legend-first_record = Chi arriva per primo a { $first_record } in un piano di volo guadagna un segnalino e ne fissa il record.
lucky_loop-legend-record = Il record di un piano di volo: chi lo batte guadagna un segnalino.
lucky_loop-legend-best = Con il consiglio: la scelta migliore.
lucky_loop-legend-closed = Con { $closed } punti o più si guadagna sempre un segnalino; poi il piano di volo è chiuso per te.
lucky_loop-legend-failed = Per ogni volo libero fallito.
lucky_loop-legend-exchange = Per ogni scambio, dopo aver completato i quattro piani di volo.
lucky_loop-legend-exchange_each = Per ogni carta scambiata, dopo aver completato i quattro piani di volo.
lucky_loop-legend-illegal = Per un piano di volo libero non ammesso.
lucky_loop-legend-chance = Consiglio: la probabilità che il volo conti, giocando al meglio per i punti.
lucky_loop-legend-points = Consiglio: i punti di questo turno in media, giocando allo stesso modo. I due numeri sono esatti.
lucky_loop-legend-later = Consiglio, dopo il più: quanto porta all'incirca il tuo prossimo volo con le carte che avrai in mano. È una stima.
lucky_loop-legend-total = Consiglio, in tutto: questo turno e il prossimo insieme. Il numero più alto è la scelta migliore.
lucky_loop-legend-sign-spare = { SIGNED($count) }
lucky_loop-legend-sign-later = + { $later }
