lucky_loop-thing-card = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-thing-card-says = Una carta Volo { WORD($colour, of: "lucky_loop-colour", form: "f") }: { $exact } punti se i dadi fanno esattamente { $difficulty }, { $exceeded } se fanno di più.
lucky_loop-thing-place = Posto per una carta { WORD($colour, of: "lucky_loop-colour", form: "f") }
lucky_loop-thing-place-says = Qui va una carta { WORD($colour, of: "lucky_loop-colour", form: "f") } ({ WORD($colour, of: "lucky_loop-manoeuvre") }) quando si tenta questo piano di volo.
lucky_loop-thing-programme = { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-programme-says = Un piano di volo: si tenta con una carta { WORD($first, of: "lucky_loop-colour", form: "f") }, una { WORD($second, of: "lucky_loop-colour", form: "f") } e una { WORD($third, of: "lucky_loop-colour", form: "f") }. Vanno completati tutti e quattro.
lucky_loop-thing-scale = Percorso di { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-scale-says = Qui gli aerei segnano il miglior risultato di ogni giocatore. Si parte da { $recorded }: un volo con meno punti non conta.
lucky_loop-thing-mark = { $value } sul Percorso di volo
lucky_loop-thing-mark-says-recorded = Da { $recorded } punti in su un volo conta.
lucky_loop-thing-mark-says-first_record = Chi arriva per primo a { $first_record } in questo piano di volo guadagna un segnalino e ne fissa il record.
lucky_loop-thing-mark-says-closed = Con { $closed } punti o più si guadagna sempre un segnalino; poi questo piano di volo è chiuso per te.
lucky_loop-thing-record = Il record: { $record }
lucky_loop-thing-record-says = Il miglior volo di questo piano finora. Chi supera { $record } guadagna un segnalino.
lucky_loop-thing-track = Percorso dei punteggi
lucky_loop-thing-track-says = Gli aerei mostrano i punti di tutti. Vince chi ne ha di più.
lucky_loop-thing-plane = Aereo del giocatore { $number }
lucky_loop-thing-plane-says =
    { $count ->
        [one] Segna quanto ha il giocatore { $number }: { $count } punto sul Percorso dei punteggi.
       *[other] Segna quanto ha il giocatore { $number }: { $count } punti sul Percorso dei punteggi.
    }
lucky_loop-thing-deck = { WORD($deck, of: "lucky_loop-deck") }
lucky_loop-thing-deck-says =
    { $count ->
        [one] Da qui peschi dopo un volo o per uno scambio: resta { $count } carta.
       *[other] Da qui peschi dopo un volo o per uno scambio: restano { $count } carte.
    }
lucky_loop-thing-discards = Mazzo degli scarti
lucky_loop-thing-discards-says = Qui finiscono le carte scartate, a faccia in su: { $count }. Quando il mazzo finisce, ne formano uno nuovo.
lucky_loop-thing-supply = Segnalini Bonus
lucky_loop-thing-supply-says =
    { $count ->
        [one] Resta { $count } segnalino da guadagnare. Compra un rilancio o il dado rosso.
       *[other] Restano { $count } segnalini da guadagnare. Ognuno compra un rilancio o il dado rosso.
    }
lucky_loop-thing-hand = La tua mano
lucky_loop-thing-hand-says =
    { $count ->
        [one] { $count } carta che vedi solo tu. Da qui metti in gioco le carte per volare.
       *[other] { $count } carte che vedi solo tu. Da qui metti in gioco le carte per volare.
    }
lucky_loop-thing-dice = I dadi lanciati
lucky_loop-thing-dice-says = Completa una carta aperta con uno, due o tre di questi. I dadi usati restano sulla carta, gli altri tornano a te.
lucky_loop-thing-die = Dado: { $die }
lucky_loop-thing-die-says = Conta { $die } sulla carta dove lo metti. Se resta fuori dalle carte, vale un punto quando atterri.
lucky_loop-thing-red-die = Dado rosso: { $die }
lucky_loop-thing-red-die-says = Il settimo dado, comprato con un segnalino per questo turno. Conta come quelli neri.
lucky_loop-thing-pool = Dadi rimasti
lucky_loop-thing-pool-says =
    { $count ->
        [one] { $count } dado aspetta il lancio. Se resta fuori dalle carte, vale un punto quando atterri.
       *[other] { $count } dadi aspettano il lancio. Ognuno che resta fuori dalle carte vale un punto quando atterri.
    }
lucky_loop-thing-aloft = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-thing-aloft-says = Ancora aperta: { $exact } punti se i dadi fanno esattamente { $difficulty }, { $exceeded } se fanno di più.
lucky_loop-thing-aloft-says-made = Completata con { $dice }, per { $points }. I suoi dadi restano qui fino alla fine del volo.
lucky_loop-thing-highlight = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty } con la stella
lucky_loop-thing-highlight-says = Va completata esattamente, e allora vale il doppio di { $exact } punti.
lucky_loop-thing-highlight-says-made = Completata esattamente con { $dice }: con la stella vale doppio, { $points }.
lucky_loop-thing-way = Un modo di completare { $card }
lucky_loop-thing-way-says-exact =
    { $count ->
        [one] Con { $dice } si completa esattamente: { $count } punto.
       *[other] Con { $dice } si completa esattamente: { $count } punti.
    }
lucky_loop-thing-way-says-over =
    { $count ->
        [one] Con { $dice } si completa superandola: { $count } punto.
       *[other] Con { $dice } si completa superandola: { $count } punti.
    }
lucky_loop-thing-figures = Il volo in numeri
lucky_loop-thing-figures-says =
    { $count ->
        [one] Questo è il lancio { $throw } di { $throws }. Le carte completate finora valgono { $count } punto.
       *[other] Questo è il lancio { $throw } di { $throws }. Le carte completate finora valgono { $count } punti.
    }
lucky_loop-thing-landing = Atterraggio riuscito
lucky_loop-thing-landing-says = I punti delle carte, e uno per ogni dado avanzato, fanno il risultato.
lucky_loop-thing-last-flight = L'ultimo volo
lucky_loop-thing-last-flight-says = Com'è andato il volo precedente: le carte, i dadi che ci stanno sopra e il risultato.
lucky_loop-thing-ledger = Come ci siamo arrivati
lucky_loop-thing-ledger-says = I risultati di tutti, riga per riga. Il volo libero prende il posto del peggiore, che è barrato.
lucky_loop-thing-worth = Il parere del consigliere
lucky_loop-thing-worth-says = La probabilità che il volo conti, e i punti che porta in media. La corona indica la scelta migliore.
lucky_loop-thing-player = Giocatore { $number }
lucky_loop-thing-player-says = Punti: { $points }. Segnalini Bonus: { $tokens }. Piani di volo completati: { $count } su quattro.
lucky_loop-thing-points = Punti del giocatore { $number }
lucky_loop-thing-points-says =
    { $count ->
        [one] { $count } punto: i risultati di tutti i piani di volo insieme. Vince chi ha più punti.
       *[other] { $count } punti: i risultati di tutti i piani di volo insieme. Vince chi ha più punti.
    }
lucky_loop-thing-tokens = Segnalini Bonus del giocatore { $number }
lucky_loop-thing-tokens-says =
    { $count ->
        [one] { $count } segnalino. Compra il dado rosso prima di un lancio, o un rilancio dopo.
       *[other] { $count } segnalini. Ognuno compra il dado rosso prima di un lancio, o un rilancio dopo.
    }
lucky_loop-thing-backs = Carte del giocatore { $number }
lucky_loop-thing-backs-says =
    { $count ->
        [one] { $count } carta di questo mazzo, in mano. Quale sia, lo sa solo chi la tiene.
       *[other] { $count } carte di questo mazzo, in mano. Quali siano, lo sa solo chi le tiene.
    }
lucky_loop-thing-result = { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-result-says =
    { $count ->
        [one] { $count } punto: il miglior risultato del giocatore { $number } in questo piano di volo.
       *[other] { $count } punti: il miglior risultato del giocatore { $number } in questo piano di volo.
    }
lucky_loop-thing-result-says-none = Il giocatore { $number } qui non ha ancora un risultato. Per averne uno servono { $recorded } punti.
lucky_loop-thing-free = Volo libero del giocatore { $number }
lucky_loop-thing-free-says = Queste carte restano finché il volo non riesce: { $cards }.
lucky_loop-thing-free-result = Volo libero riuscito
lucky_loop-thing-free-result-says =
    { $count ->
        [one] { $count } punto, al posto del risultato peggiore.
       *[other] { $count } punti, al posto del risultato peggiore.
    }
lucky_loop-thing-finale = Finale
lucky_loop-thing-finale-says = I quattro piani di volo sono completati. Ora resta solo il volo libero.
lucky_loop-thing-start = Primo giocatore
lucky_loop-thing-start-says = Comincia ogni round. L'ultimo round finisce con chi gioca subito prima.
lucky_loop-thing-do-roll = Lancia
lucky_loop-thing-do-roll-says = Lancia tre dadi, o tutti quelli che restano.
lucky_loop-thing-do-seventh = Settimo dado
lucky_loop-thing-do-seventh-says = Costa un segnalino: il dado rosso si unisce ai tuoi fino alla fine del turno.
lucky_loop-thing-do-stop = Fermati qui
lucky_loop-thing-do-stop-says = Chiude il volo dopo due carte: niente punti, ma un segnalino.
lucky_loop-thing-do-reroll = Lancia ancora
lucky_loop-thing-do-reroll-says = Costa un segnalino: scegli alcuni dei dadi appena lanciati, e si rilanciano.
lucky_loop-thing-do-give-up = Rinuncia
lucky_loop-thing-do-give-up-says = I dadi non completano nessuna carta: il volo è fallito.
lucky_loop-thing-do-fly = Tenta
lucky_loop-thing-do-fly-says = Mette le tre carte accanto al piano di volo, e si decolla.
lucky_loop-thing-do-raise = Alza
lucky_loop-thing-do-raise-says = Una carta più difficile dello stesso colore prende il posto di una che è lì. Poi si tentano tutte e tre.
lucky_loop-thing-do-free = Metti in gioco il volo libero
lucky_loop-thing-do-free-says = Mette in gioco queste carte. Restano finché il volo non riesce.
lucky_loop-thing-do-exchange = Scambia carte
lucky_loop-thing-do-exchange-says = Prende tutto il turno: peschi carte nuove, poi ne scarti altrettante.
lucky_loop-thing-do-draw = Pesca
lucky_loop-thing-do-draw-says = Prende una carta dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }. La vedi prima di scegliere il prossimo mazzo.
lucky_loop-thing-do-discard = Scarta
lucky_loop-thing-do-discard-says = Mette le carte scelte nei loro mazzi degli scarti, a faccia in su.
lucky_loop-thing-do-clear = Scegli da capo
lucky_loop-thing-do-clear-says = Rimette via quello che hai scelto. Non è ancora successo niente.
lucky_loop-thing-do-advice = Consiglio
lucky_loop-thing-do-advice-says = Calcola quanto vale ognuna delle tue scelte.
lucky_loop-thing-do-legend = Che cosa vogliono dire i numeri
lucky_loop-thing-do-legend-says = Apre la lista di tutti i numeri e i segni della mappa.
