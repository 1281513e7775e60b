lucky_loop-refusal-cards = { $why }
lucky_loop-refusal-over = La partita è finita.
lucky_loop-refusal-chance = Sorteggi, carte e dadi li decide il caso; nessuno li sceglie.
lucky_loop-refusal-lot = Qui la sorte decide chi inizia: da start 0 a start { $last }.
lucky_loop-refusal-deal = Qui esce una carta dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }: indica una di quelle che restano.
lucky_loop-refusal-throw = Dadi che cadono qui: { $dice }, nessuno rosso. Indica valori da 1 a 6, dal più basso.
lucky_loop-refusal-throw-red = Dadi che cadono qui: { $dice }, uno è rosso. Indica valori da 1 a 6, dal più basso, e quale è del dado rosso.
lucky_loop-refusal-no-chance = Ora niente è affidato al caso; tocca a chi gioca.
lucky_loop-refusal-not-your-turn = È il turno del posto { $seat }; aspetta il tuo.
lucky_loop-refusal-now-turn = Nel tuo turno fai una di due cose: scambi carte, o depositi un piano di volo.
lucky_loop-refusal-now-exchange = Stai scambiando: prima pesca la prossima carta.
lucky_loop-refusal-now-exchange-or-discard = Stai scambiando: pesca la prossima carta, o scarta tante carte quante ne hai pescate.
lucky_loop-refusal-now-discard = Hai pescato; ora scarta tante carte quante ne hai pescate.
lucky_loop-refusal-now-refill = Prima ripesca fino a sei carte.
lucky_loop-refusal-now-highlight = Prima metti l'Evidenza su una carta del tuo volo libero.
lucky_loop-refusal-now-ready = Non c'è ancora un lancio: prima lancia i dadi.
lucky_loop-refusal-now-thrown = I dadi sono sul tavolo: completa una carta aperta, rilanciane qualcuno per un segnalino, o rinuncia se non completano niente.
lucky_loop-refusal-deck-empty = Il mazzo { WORD($deck, of: "lucky_loop-short_deck") } è vuoto; pesca dall'altro.
lucky_loop-refusal-not-in-hand = La carta { $card } non è nella tua mano; scegli tra quelle che hai.
lucky_loop-refusal-held-once = In mano hai { $card } una volta sola.
lucky_loop-refusal-held-fewer = In mano hai { $card } solo { $held } volte.
lucky_loop-refusal-card-order = Indica le carte nell'ordine della mano: rosso, blu, verde, giallo, e in ogni colore prima la più facile.
lucky_loop-refusal-wrong-colours = { WORD($programme, of: "lucky_loop-programme") } vuole una carta per ciascuno dei suoi tre colori.
lucky_loop-refusal-final-phase = Hai completato tutti e quattro i piani di volo; ora resta solo il volo libero.
lucky_loop-refusal-closed = In { WORD($programme, of: "lucky_loop-programme") } hai già 20 punti o più; tentane un altro.
lucky_loop-refusal-first-round = Una carta singola si può giocare dal secondo round in poi; mettine in gioco tre.
lucky_loop-refusal-nothing-laid = Accanto a { WORD($programme, of: "lucky_loop-programme") } non ci sono ancora carte; mettine in gioco tre.
lucky_loop-refusal-not-harder = La carta { $card } non ne sostituisce nessuna di { WORD($programme, of: "lucky_loop-programme") }: ci vuole lo stesso colore e una difficoltà più alta.
lucky_loop-refusal-not-final-phase = Il volo libero arriva dopo aver completato tutti e quattro i piani di volo.
lucky_loop-refusal-free-size = Un piano di volo libero ha da tre a sei carte, non { $count }.
lucky_loop-refusal-free-too-easy = Queste carte fanno { $total } in tutto; un piano di volo libero vuole una difficoltà di 25 o più.
lucky_loop-refusal-free-too-many-dice = Per queste carte servono almeno { $needed } dadi; un piano di volo libero deve riuscire con sei.
lucky_loop-refusal-not-in-programme = La carta { $card } non è nel tuo volo libero; l'Evidenza va su una delle sue carte.
lucky_loop-refusal-no-token = Non hai segnalini Bonus da pagare.
lucky_loop-refusal-seventh-bought = Il settimo dado si compra una volta per turno, e ce l'hai già.
lucky_loop-refusal-no-stopping = In un volo libero non ci si ferma: si va fino in fondo.
lucky_loop-refusal-stop-too-early = Puoi fermarti dopo due carte completate, prima dell'ultimo lancio.
lucky_loop-refusal-can-be-made = Con questi dadi una carta si può completare, e allora va completata; oppure rilancia qualche dado per un segnalino.
lucky_loop-refusal-no-dice = Tutti i dadi sono sulle carte: compra il settimo dado per lanciare ancora, o fermati.
lucky_loop-refusal-no-dice-free = Tutti i dadi sono sulle carte: compra il settimo dado per lanciare ancora, o rinuncia.
lucky_loop-refusal-not-open = La carta { $card } non è aperta in questo volo; scegline una senza dadi.
lucky_loop-refusal-highlighted = La carta { $card } ancora aperta è quella in evidenza: completala come { $card }*.
lucky_loop-refusal-not-highlighted = La carta { $card } ancora aperta non è quella in evidenza: completala come { $card }, senza la stella.
lucky_loop-refusal-not-thrown = { $dice }: in questo lancio non ci sono; scegli tra i dadi appena lanciati.
lucky_loop-refusal-no-dice-named = Indica almeno uno dei dadi appena lanciati.
lucky_loop-refusal-dice-order = Indica i dadi in ordine crescente.
lucky_loop-refusal-too-low = Questi dadi fanno { $total }, la carta vuole { $difficulty }.
lucky_loop-refusal-highlight-exact = La carta in evidenza va completata esattamente: { $difficulty }, non { $total }.

lucky_loop-ahead-fly-most = Al massimo { $most } punti.
lucky_loop-ahead-fly-first = Conta da { $least } punti in su.
lucky_loop-ahead-fly-again = Conta se batte il tuo { $before }.
lucky_loop-ahead-fly-fourth = Sarebbe il tuo quarto piano di volo: poi comincia la fase finale.
lucky_loop-ahead-fly-vain = Al massimo { $most } punti: troppo pochi, per contare ne servono { $least }.
lucky_loop-ahead-raise = Prende il posto di { WORD($colour, of: "lucky_loop-colour") } { $difficulty }.
lucky_loop-ahead-free-most = Al massimo { $most } punti, al posto del tuo risultato peggiore: { $worst }.
lucky_loop-ahead-free-vain = Al massimo { $most } punti, e il tuo risultato peggiore è { $worst }: niente da guadagnare.
lucky_loop-ahead-free-locks =
    { $count ->
        [one] Queste carte restano finché non riescono: niente più scambi, e ogni fallimento costa { $count } punto.
       *[other] Queste carte restano finché non riescono: niente più scambi, e ogni fallimento costa { $count } punti.
    }
lucky_loop-ahead-free-rest =
    { $count ->
        [one] L'altra tua carta viene scartata.
       *[other] Le altre tue { $count } carte vengono scartate.
    }
lucky_loop-ahead-free-few = Carte: { $count }, ne servono almeno { $least }.
lucky_loop-ahead-free-easy = Difficoltà { $total }: un volo libero vuole { $least }.
lucky_loop-ahead-free-dice = Servono { $needed } dadi: un volo libero ne ha { $most }.
lucky_loop-ahead-free-illegal =
    { $count ->
        [one] Non è ammesso: costa { $count } punto, la tua mano e il turno.
       *[other] Non è ammesso: costa { $count } punti, la tua mano e il turno.
    }
lucky_loop-ahead-exchange = Prende tutto il turno: peschi { $count } carte, poi ne scarti { $count }.
lucky_loop-ahead-exchange-last = È il tuo ultimo turno: con le carte nuove non si vola più.
lucky_loop-ahead-exchange-few = Prende tutto il turno: peschi fino a { $count } carte, poi ne scarti altrettante.
lucky_loop-ahead-exchange-costs =
    { $count ->
        [one] Costa { $count } punto.
       *[other] Costa { $count } punti.
    }
lucky_loop-ahead-exchange-each =
    { $count ->
        [one] Costa { $count } punto per ogni carta pescata.
       *[other] Costa { $count } punti per ogni carta pescata.
    }
lucky_loop-ahead-discard =
    { $count ->
        [one] Poi non si pesca più: { $count } carta da scartare.
       *[other] Poi non si pesca più: { $count } carte da scartare.
    }
lucky_loop-ahead-highlight = Esattamente { $difficulty }, per { $points } punti.
lucky_loop-ahead-roll =
    { $count ->
        [one] { $count } dado: deve fare { $least } o più.
       *[other] { $count } dadi: devono arrivare a { $least }.
    }
lucky_loop-ahead-roll-vain =
    { $count ->
        [one] { $count } dado non basta: fa al massimo { $reached }, e la carta più facile vuole { $least }.
       *[other] { $count } dadi non bastano: arrivano al massimo a { $reached }, e la carta più facile vuole { $least }.
    }
lucky_loop-ahead-fail-programme = Se fallisce: niente punti.
lucky_loop-ahead-fail-programme-token = Se fallisce: niente punti, ma un segnalino.
lucky_loop-ahead-fail-programme-no_token = Se fallisce: niente punti, e i segnalini sono finiti.
lucky_loop-ahead-fail-free =
    { $count ->
        [one] Se fallisce: { $count } punto perso.
       *[other] Se fallisce: { $count } punti persi.
    }
lucky_loop-ahead-fail-free-token =
    { $count ->
        [one] Se fallisce: { $count } punto perso, un segnalino guadagnato.
       *[other] Se fallisce: { $count } punti persi, un segnalino guadagnato.
    }
lucky_loop-ahead-fail-free-no_token =
    { $count ->
        [one] Se fallisce: { $count } punto perso, e i segnalini sono finiti.
       *[other] Se fallisce: { $count } punti persi, e i segnalini sono finiti.
    }
lucky_loop-ahead-end-programme = Il volo finisce senza punti.
lucky_loop-ahead-end-programme-token = Il volo finisce senza punti, ma con un segnalino.
lucky_loop-ahead-end-programme-no_token = Il volo finisce senza punti, e i segnalini sono finiti.
lucky_loop-ahead-end-free =
    { $count ->
        [one] Il volo fallisce: { $count } punto perso.
       *[other] Il volo fallisce: { $count } punti persi.
    }
lucky_loop-ahead-end-free-token =
    { $count ->
        [one] Il volo fallisce: { $count } punto perso, un segnalino guadagnato.
       *[other] Il volo fallisce: { $count } punti persi, un segnalino guadagnato.
    }
lucky_loop-ahead-end-free-no_token =
    { $count ->
        [one] Il volo fallisce: { $count } punto perso, e i segnalini sono finiti.
       *[other] Il volo fallisce: { $count } punti persi, e i segnalini sono finiti.
    }
lucky_loop-ahead-token =
    { $count ->
        [0] Costa il tuo ultimo segnalino.
        [one] Costa un segnalino: te ne resta { $count }.
       *[other] Costa un segnalino: te ne restano { $count }.
    }
lucky_loop-ahead-seventh-now =
    { $count ->
        [one] Così questo lancio ha { $count } dado.
       *[other] Così questo lancio ha { $count } dadi.
    }
lucky_loop-ahead-seventh-later = Questo lancio ha sempre { $count } dadi; uno in più resta per dopo.
lucky_loop-ahead-again-gives_up = Quello che i dadi completano ora va perso.
lucky_loop-ahead-make-left =
    { $count ->
        [one] Resta { $count } dado.
       *[other] Restano { $count } dadi.
    }
lucky_loop-ahead-make-out = Dadi finiti: il volo fallisce.
lucky_loop-ahead-make-short =
    { $count ->
        [one] Resta { $count } dado: troppo poco per { $least }.
       *[other] Restano { $count } dadi: troppo pochi per { $least }.
    }
lucky_loop-ahead-land = Atterra con { $points }.
lucky_loop-ahead-land-counts = Punteggio: { SIGNED($gained) }.
lucky_loop-ahead-land-fourth = Tutti e quattro completati: i risultati restano, comincia la fase finale.
lucky_loop-ahead-land-free = Al posto di { $worst }: { SIGNED($gained) }.
lucky_loop-ahead-land-stands = Resta il tuo { $before }.
lucky_loop-ahead-land-short = Meno di { $least }: non conta niente.

lucky_loop-bar-closed = Chiuso per te: qui hai { $points } punti.
lucky_loop-bar-colour = Non hai nessuna carta { WORD($colour, of: "lucky_loop-colour", form: "f") }.
lucky_loop-bar-raise = Non hai nessuna carta { WORD($colour, of: "lucky_loop-colour", form: "f") }, e nessuna più alta di quelle che sono qui.

lucky_loop-miss-short = Questi dadi arrivano a { $reached }, serve { $difficulty }.
lucky_loop-miss-exact = Qui nessuna somma fa esattamente { $difficulty }.
