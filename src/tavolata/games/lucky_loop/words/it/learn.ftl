lucky_loop-lesson-first-flight-title = Un volo
lucky_loop-lesson-first-flight-done = Ora sai volare: tre lanci, tre carte, prima quelle difficili.
lucky_loop-lesson-first-flight-hello = Ti diamo il benvenuto all'esibizione acrobatica! Qui le acrobazie si fanno con carte e dadi. Completiamo insieme un piano di volo.
lucky_loop-lesson-first-flight-card = Questa è una carta Volo. Il 7 grande è la sua difficoltà: i tuoi dadi devono arrivare a 7.
lucky_loop-lesson-first-flight-boxes = Le sue due parti sono i punti: 5 se i dadi fanno esattamente 7, solo 2 se fanno di più.
lucky_loop-lesson-first-flight-programme = Red Rooster è un piano di volo. Vuole tre carte: una rossa, una blu, una verde.
lucky_loop-lesson-first-flight-fly = Tocca rosso 4, blu 7 e verde 9 nella tua mano. Poi tenta Red Rooster.
lucky_loop-lesson-first-flight-fly-otherwise = Un'altra volta! Ora scegli rosso 4, blu 7 e verde 9, e tenta Red Rooster.
lucky_loop-lesson-first-flight-dice = Sei dadi devono bastare per tutte e tre le carte. Ogni lancio ne usa tre.
lucky_loop-lesson-first-flight-roll = Lancia!
lucky_loop-lesson-first-flight-one = Dopo un lancio completi una carta, una sola, con uno, due o tre di questi dadi.
lucky_loop-lesson-first-flight-exact = 2 e 5 fanno esattamente 7: completa la carta blu per 5 punti.
lucky_loop-lesson-first-flight-exact-otherwise = Si può fare, ma rende meno. Usa il 2 e il 5 per blu 7.
lucky_loop-lesson-first-flight-stay = Il 2 e il 5 restano sulla loro carta. Ti rimangono quattro dadi, per altre due carte.
lucky_loop-lesson-first-flight-roll2 = Il secondo lancio.
lucky_loop-lesson-first-flight-tempted = Il 6 da solo completa il facile rosso 4, e ti restano tre dadi. Un affare? Prova.
lucky_loop-lesson-first-flight-tempted-otherwise = In effetti è meglio! Ma prima guarda che cosa succede con il 6 su rosso 4.
lucky_loop-lesson-first-flight-crash = Il terzo lancio: 1, 2 e 5 fanno 8, e verde 9 vuole 9. Atterraggio rovinoso: niente punti, solo un segnalino per le due carte completate.
lucky_loop-lesson-first-flight-back = Hai speso il dado migliore per la carta più facile. Ritira la mossa, e prova nell'altro modo.
lucky_loop-lesson-first-flight-hard = 3 e 6 fanno esattamente 9: completa la difficile carta verde finché puoi, per 7 punti.
lucky_loop-lesson-first-flight-hard-otherwise = Hai visto dove porta. Usa il 3 e il 6 per verde 9.
lucky_loop-lesson-first-flight-odds = Ora due dadi devono arrivare a 4. Ci riescono in 92 lanci su 100. Tre dadi arrivano a 9 solo in 74.
lucky_loop-lesson-first-flight-roll3 = Il terzo e ultimo lancio. Un volo porta punti solo con tutte e tre le carte completate.
lucky_loop-lesson-first-flight-last = Il 4 da solo è esatto. Lascia fuori l'1: un dado che non sta su una carta vale un punto.
lucky_loop-lesson-first-flight-last-otherwise = Rosso 4 rende di più con il 4 da solo, e l'1 vale un punto per conto suo.
lucky_loop-lesson-first-flight-scored = Si atterra! 5, 7 e 2 per le carte, 1 per il dado avanzato: 15 punti.
lucky_loop-lesson-first-flight-scale = Il tuo aereo è sul 15 del Percorso di volo. Si parte da 8: meno non conta. Puoi ripetere il volo per fare di più, finché un 20 non lo chiude.
lucky_loop-lesson-first-flight-token = Qui nessuno era ancora arrivato a 12: guadagni un segnalino Bonus. Che cosa compra, lo vedi nella prossima lezione.
lucky_loop-lesson-first-flight-refill = Dopo un volo ripeschi fino a sei carte. Pesca dal mazzo rosso e blu; alle altre due pensiamo noi.
lucky_loop-lesson-first-flight-refill-otherwise = In partita va bene un mazzo qualsiasi. Ora pesca da quello rosso e blu.
lucky_loop-lesson-first-flight-end = Un piano di volo completato, ne mancano tre. Chi li completa tutti e quattro chiude con un volo libero. Vince chi ha più punti.
lucky_loop-lesson-short-game-title = Una partita breve
lucky_loop-lesson-short-game-done = Ora conosci tutto il gioco: scambiare, alzare, i segnalini, e il volo libero che chiude la partita.
lucky_loop-lesson-short-game-hello = La partita è quasi alla fine. Hai completato tre piani di volo: 28 punti. Manca solo Mighty Eagle.
lucky_loop-lesson-short-game-exchange = Non hai niente che vada bene: nessuna carta verde, e nessuna più difficile di quelle già lì. Scambia carte: pesca dal mazzo giallo e verde.
lucky_loop-lesson-short-game-exchange-otherwise = Con questa mano Mighty Eagle non arriva. Fai uno scambio, e pesca dal mazzo giallo e verde.
lucky_loop-lesson-short-game-draw2 = Vedi ogni carta prima di scegliere il mazzo della prossima. Di nuovo giallo e verde, per favore.
lucky_loop-lesson-short-game-draw3 = E la terza dal mazzo rosso e blu.
lucky_loop-lesson-short-game-discard = Tre sono arrivate, tre devono andare. Scarta rosso 5, rosso 6 e blu 3.
lucky_loop-lesson-short-game-discard-otherwise = Tieni le altre, ti serviranno. Scarta rosso 5, rosso 6 e blu 3.
lucky_loop-lesson-short-game-rival = Questo era il tuo turno. L'altro aereo è decollato e ha fallito al primo lancio: così non si guadagna proprio niente.
lucky_loop-lesson-short-game-raise = Lì c'è blu 6. Una carta più difficile dello stesso colore può prenderne il posto: tocca blu 8, poi alza Mighty Eagle.
lucky_loop-lesson-short-game-raise-otherwise = Gioca solo blu 8: alza Mighty Eagle.
lucky_loop-lesson-short-game-raised = Qui i dadi li lanciamo noi. 2 e 6: blu 8, esatto.
lucky_loop-lesson-short-game-four = Il 4 da solo completa giallo 4. Tre dadi restano per verde 6.
lucky_loop-lesson-short-game-failure = 1, 1 e 3: al 6 ne manca uno! Niente punti, ma è un fallimento che rende: due carte completate valgono un segnalino Bonus.
lucky_loop-lesson-short-game-fourth = L'altro aereo atterra con 22 punti, e ha completato i quattro piani di volo. Tu hai un segnalino. Presto!
lucky_loop-lesson-short-game-again = Alza ancora Mighty Eagle: giallo 7 al posto di giallo 4.
lucky_loop-lesson-short-game-again-otherwise = Gioca solo giallo 7: alza Mighty Eagle.
lucky_loop-lesson-short-game-eight = 3 e 5: blu 8, esatto.
lucky_loop-lesson-short-game-six = 2 e 4: verde 6, esatto.
lucky_loop-lesson-short-game-seventh = Due dadi arrivano a 7 in 58 lanci su 100, tre in 91. Paga il segnalino per il dado rosso, il settimo.
lucky_loop-lesson-short-game-seventh-otherwise = Rischioso! Prima compra il settimo dado.
lucky_loop-lesson-short-game-roll = Tre dadi, compreso quello rosso. Lancia!
lucky_loop-lesson-short-game-seven = Tutti e tre fanno 8: più di 7. Si atterra con 12 punti.
lucky_loop-lesson-short-game-twelve = Il tuo quarto piano di volo! Qui nessuno era ancora arrivato a 12: hai di nuovo un segnalino.
lucky_loop-lesson-short-game-crashed = L'altro aereo ha tentato un volo libero e ha fallito. Sono 2 punti in meno: ora 49 contro i tuoi 40.
lucky_loop-lesson-short-game-free = Il tuo volo libero: da tre a sei carte di qualsiasi colore, 25 o più in tutto. Metti in gioco rosso 10, blu 4, verde 8, giallo 3.
lucky_loop-lesson-short-game-free-otherwise = Metti in gioco queste quattro: rosso 10, blu 4, verde 8 e giallo 3.
lucky_loop-lesson-short-game-star = La stella dell'Evidenza fa valere doppio una carta, che però va completata esattamente. Mettila su verde 8.
lucky_loop-lesson-short-game-star-otherwise = Si può scegliere. Ma qui la stella va su verde 8.
lucky_loop-lesson-short-game-ten = 5 e 6 completano rosso 10. Lo superano, e va bene così: solo la stella vuole il numero esatto.
lucky_loop-lesson-short-game-tempted = 1, 3 e 4 fanno esattamente 8, e con la stella sono 12 punti. Completa verde 8 con tutti e tre!
lucky_loop-lesson-short-game-tempted-otherwise = Saggia idea! Ma prima guarda che fine fanno 1, 3 e 4 su verde 8.
lucky_loop-lesson-short-game-spent = Restava un dado per due carte. Il segnalino ha comprato quello rosso, e il volo è fallito lo stesso: 2 punti persi. Ritira la mossa.
lucky_loop-lesson-short-game-thrifty = Risparmia: il 4 da solo completa blu 4. Tre dadi restano per la stella.
lucky_loop-lesson-short-game-thrifty-otherwise = Hai visto dove porta. Completa blu 4 con il 4 da solo.
lucky_loop-lesson-short-game-double = 2 e 6 fanno esattamente 8: con la stella sono 12 punti.
lucky_loop-lesson-short-game-reroll = Un 2, e giallo 3 vuole 3! Tocca il dado e rilancialo: è l'altro uso di un segnalino.
lucky_loop-lesson-short-game-reroll-otherwise = Piano: tocca il dado, e rilancialo con il tuo segnalino.
lucky_loop-lesson-short-game-three = Un 4! Completa giallo 3 e atterra.
lucky_loop-lesson-short-game-landed = 18 punti prendono il posto del tuo risultato peggiore, l'8 di Diving Dove. Sei in testa, 50 a 49.
lucky_loop-lesson-short-game-won = La partita finisce solo con un volo libero riuscito, a fine round. L'altro aereo è decollato ancora una volta, e ha fallito: hai vinto!
lucky_loop-lesson-x-LL-T2-title = Scambiare carte
lucky_loop-lesson-x-LL-T2-first = Fai uno scambio: pesca la prima carta dal mazzo giallo e verde.
lucky_loop-lesson-x-LL-T2-second = Verde 11, troppo difficile. L'hai vista; ora scegli il prossimo mazzo. Pesca da quello rosso e blu.
lucky_loop-lesson-x-LL-T2-discard = La terza era giallo 9. Si possono scartare anche le carte nuove: via verde 11, rosso 5 e blu 3.
lucky_loop-lesson-x-LL-T2-end = Hai di nuovo sei carte, e il tuo turno è finito.
lucky_loop-lesson-x-LL-D2-title = Alzare una carta
lucky_loop-lesson-x-LL-D2-raise = In Mighty Eagle c'è blu 6. Gioca il tuo blu 8 al suo posto.
lucky_loop-lesson-x-LL-D2-end = Ora tenti tutte e tre le carte che sono lì: blu 8, verde 6 e giallo 4.
lucky_loop-lesson-x-LL-F2-title = Esattamente o superando
lucky_loop-lesson-x-LL-F2-over = 3 e 5 fanno 8: più di 7, quindi la parte inferiore vale 2. Prova prima così.
lucky_loop-lesson-x-LL-F2-back = Solo 2 punti, per due dadi. Ritira la mossa.
lucky_loop-lesson-x-LL-F2-exact = 2 e 5 fanno esattamente 7: la parte superiore vale 5, sempre per due dadi.
lucky_loop-lesson-x-LL-F2-end = Il 2 e il 5 restano sulla carta. Il 3 torna tra i dadi che hai ancora.
lucky_loop-lesson-x-LL-F5-title = Fermarsi in tempo
lucky_loop-lesson-x-LL-F5-stop = Due carte sono completate. Fermati qui: niente punti, ma un segnalino sicuro.
lucky_loop-lesson-x-LL-F5-end = Chi lancia e fallisce guadagna lo stesso segnalino. Quindi fermati solo se non vuoi i punti.
lucky_loop-lesson-x-LL-F7-title = Dadi avanzati
lucky_loop-lesson-x-LL-F7-waste = 1 e 4 fanno 5: più di rosso 4. Così usi tutti e due i dadi. Prova.
lucky_loop-lesson-x-LL-F7-back = 5, 7 e 1 per le carte, nessun dado avanzato: 13. Ritira la mossa.
lucky_loop-lesson-x-LL-F7-save = Il 4 da solo è esatto, e l'1 avanza.
lucky_loop-lesson-x-LL-F7-end = 5, 7 e 2 per le carte, e 1 per il dado avanzato: 15.
lucky_loop-lesson-x-LL-B2-title = Il settimo dado
lucky_loop-lesson-x-LL-B2-buy = Restano due dadi per giallo 7. Paga il segnalino per quello rosso.
lucky_loop-lesson-x-LL-B2-throw = Ora i dadi sono tre, compreso quello rosso. Lancia!
lucky_loop-lesson-x-LL-B2-make = 2 e il 5 rosso fanno esattamente 7.
lucky_loop-lesson-x-LL-B2-end = Volo riuscito, grazie al dado rosso. L'1 avanzato vale un punto.
lucky_loop-lesson-x-LL-B3-title = Lancia ancora
lucky_loop-lesson-x-LL-B3-again = Il 2 non completa giallo 3. Tocca il dado, e rilancialo con il tuo segnalino.
lucky_loop-lesson-x-LL-B3-make = Un 3: esatto.
lucky_loop-lesson-x-LL-B3-end = Il segnalino è speso, e il volo è salvo.
lucky_loop-lesson-x-LL-K5-title = La carta in evidenza
lucky_loop-lesson-x-LL-K5-star = Metti la stella su rosso 10: varrebbe 16 invece di 8.
lucky_loop-lesson-x-LL-K5-other = 5 e 6 fanno 11, e la stella vuole esattamente 10. Allora completa blu 4 con il 5.
lucky_loop-lesson-x-LL-K5-exact = 4 e 6: esattamente 10, e con la stella vale doppio.
lucky_loop-lesson-x-LL-K5-end = 16 punti per una carta sola.

lucky_loop-thing-card = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-thing-card-says = Una carta Volo { WORD($colour, of: "lucky_loop-colour", form: "f") }: { $exact } punti se i dadi fanno esattamente { $difficulty }, { $exceeded } se fanno di più.
lucky_loop-thing-place = Posto per una carta { WORD($colour, of: "lucky_loop-colour", form: "f") }
lucky_loop-thing-place-says = Qui va una carta { WORD($colour, of: "lucky_loop-colour", form: "f") } ({ WORD($colour, of: "lucky_loop-manoeuvre") }) quando si tenta questo piano di volo.
lucky_loop-thing-programme = { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-thing-programme-says = Un piano di volo: si tenta con una carta { WORD($first, of: "lucky_loop-colour", form: "f") }, una { WORD($second, of: "lucky_loop-colour", form: "f") } e una { WORD($third, of: "lucky_loop-colour", form: "f") }. Tutti devono completarne quattro.
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
lucky_loop-thing-discards-says = Qui finiscono le carte scartate, a faccia in su: { $count }. Quando il mazzo è vuoto, diventano il mazzo.
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
lucky_loop-thing-dice-says = Completa una carta aperta con uno, due o tre di questi. Quelli restano sulla carta, gli altri tornano a te.
lucky_loop-thing-die = Dado: { $die }
lucky_loop-thing-die-says = Porta { $die } alla carta su cui lo metti. Se non sta su una carta, vale un punto quando atterri.
lucky_loop-thing-red-die = Dado rosso: { $die }
lucky_loop-thing-red-die-says = Il settimo dado, comprato con un segnalino per questo turno. Conta come quelli neri.
lucky_loop-thing-pool = Dadi rimasti
lucky_loop-thing-pool-says =
    { $count ->
        [one] { $count } dado aspetta il lancio. Se non sta su una carta quando atterri, vale un punto.
       *[other] { $count } dadi aspettano il lancio. Ognuno che non sta su una carta quando atterri vale un punto.
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

lucky_loop-first-goal = Lo scopo
lucky_loop-first-goal-says = Piloti un aereo in un'esibizione acrobatica. Completa i quattro piani di volo, poi un volo libero tutto tuo. Vince chi ha più punti.
lucky_loop-first-goal-picture = Un aereo fa il giro della morte, e altri tre aspettano in cielo.
lucky_loop-first-turn = Il tuo turno
lucky_loop-first-turn-says = Metti tre carte accanto a un piano di volo, una per ciascuno dei suoi colori, e decolla. Oppure scambia carte, se la tua mano non va.
lucky_loop-first-turn-picture = Red Rooster con rosso 4, blu 7 e verde 9.
lucky_loop-first-throw = Un lancio
lucky_loop-first-throw-says = Tre lanci per tre carte: ogni volta ne completi una, con alcuni dei dadi. Il suo numero esatto vale la parte superiore, di più vale solo quella inferiore.
lucky_loop-first-throw-picture = 2 e 5 completano blu 7 esattamente, per 5 punti; 3 e 5 lo superano, per 2.
lucky_loop-first-landing = L'atterraggio
lucky_loop-first-landing-says = I dadi usati restano sulle carte: sei devono bastare per tutte e tre. Ogni dado avanzato vale un punto, e con 8 punti il volo conta. Nessuna carta completata? Atterraggio rovinoso.
lucky_loop-first-landing-picture = Tre carte con cinque dadi sopra, e un dado avanzato: 15 punti.
lucky_loop-first-end = La fine
lucky_loop-first-end-says = Il volo libero chiude lo spettacolo: carte a piacere, e una stella che ne fa valere doppio una. Quando a qualcuno riesce, il round arriva alla fine.
lucky_loop-first-end-picture = Le quattro carte di un volo libero, verde 8 con la stella.

lucky_loop-also-highlight = stella evidenziata evidenziare
    .word = evidenza
lucky_loop-also-twice = raddoppia raddoppiare raddoppiata due volte
    .word = doppio
lucky_loop-also-exceeding = oltre più sopra
    .word = supera
lucky_loop-also-fails = atterraggio rovinoso schianto crash sbagliare perdere
    .word = fall
lucky_loop-also-succeeds = atterra atterrare successo riuscito riuscire
    .word = riesc
lucky_loop-also-exchange = cambio cambia cambiare
    .word = scambi
lucky_loop-also-accomplished = fare fatto finito riuscito
    .word = complet
lucky_loop-also-final = finale fine finire
    .word = fase finale
