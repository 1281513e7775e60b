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
