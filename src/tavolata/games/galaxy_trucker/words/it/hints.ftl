galaxy_trucker-hint-look-only = C'è una cosa sola da fare.
galaxy_trucker-hint-look-place = Guarda la tessera che hai in mano: dove sarebbe più utile?
galaxy_trucker-hint-look-return = Guarda la tessera che hai in mano: merita un posto?
galaxy_trucker-hint-look-no-place = Guarda i connettori della tessera che hai in mano.
galaxy_trucker-hint-look-take-table = Guarda le tessere a faccia in su.
galaxy_trucker-hint-look-take-reserve = Guarda le tessere prenotate.
galaxy_trucker-hint-look-take-heap = Guarda le tessere a faccia in su: ce n'è una abbastanza buona?
galaxy_trucker-hint-look-look = Guarda le carte che aspettano nelle pile.
galaxy_trucker-hint-look-look-done = Hai ancora in mano una pila di carte.
galaxy_trucker-hint-look-turn-glass = Guarda la clessidra.
galaxy_trucker-hint-look-finish-full = Guarda le caselle vuote della tua nave.
galaxy_trucker-hint-look-finish-out = Guarda le caselle vuote della tua nave.
galaxy_trucker-hint-look-mend = Guarda i tronconi della tua nave.
galaxy_trucker-hint-look-remove = Guarda l'errore: riguarda più di una tessera.
galaxy_trucker-hint-look-board-purple = Guarda questa cabina: potrebbe abitarci un alieno.
galaxy_trucker-hint-look-board-brown = Guarda questa cabina: potrebbe abitarci un alieno.
galaxy_trucker-hint-look-board-humans = Guarda questa cabina: potrebbe abitarci un alieno.
galaxy_trucker-hint-look-fly-on-engines = Pensa alle carte che mancano.
galaxy_trucker-hint-look-fly-on-hope = Pensa alle carte che mancano.
galaxy_trucker-hint-look-give-up = Pensa alle carte che mancano.
galaxy_trucker-hint-look-power-more = Guarda la carta, e la potenza che chiede.
galaxy_trucker-hint-look-power-enough = Guarda la carta, e la potenza che chiede.
galaxy_trucker-hint-look-battery = Guarda le tue batterie.
galaxy_trucker-hint-look-defend = Guarda la tessera sotto tiro.
galaxy_trucker-hint-look-take-hit = Guarda la tessera sotto tiro.
galaxy_trucker-hint-look-keep = Guarda i tronconi della tua nave.
galaxy_trucker-hint-look-lose-crew-last = Guarda il tuo equipaggio.
galaxy_trucker-hint-look-lose-crew-alone = Guarda il tuo equipaggio.
galaxy_trucker-hint-look-lose-crew-beside = Guarda il tuo equipaggio.
galaxy_trucker-hint-look-lose-crew-plain = Guarda il tuo equipaggio.
galaxy_trucker-hint-look-lose-cube = Guarda le tue merci.
galaxy_trucker-hint-look-land = Guarda i pianeti, e i giorni che costano.
galaxy_trucker-hint-look-pass = Guarda la carta: che cosa dà, e che cosa prende?
galaxy_trucker-hint-look-claim = Guarda la carta: che cosa dà, e che cosa prende?
galaxy_trucker-hint-look-load = Guarda i cubetti che puoi caricare.
galaxy_trucker-hint-look-unload = Guarda i cubetti che hai a bordo.
galaxy_trucker-hint-look-load-done = Guarda le tue stive.
galaxy_trucker-hint-consider-only = Qui non si può fare altro.
galaxy_trucker-hint-consider-place = Il suo posto migliore vale { $worth } crediti, il secondo { $rest }.
galaxy_trucker-hint-consider-place-alone = Sulla tua nave sta bene in un posto solo, che vale { $worth } crediti.
galaxy_trucker-hint-consider-return = Con tutta questa scelta, una tessera dovrebbe portare { $worth } crediti. Questa ne porta { $rest }.
galaxy_trucker-hint-consider-no-place = Sulla tua nave non sta bene da nessuna parte.
galaxy_trucker-hint-consider-take-table = Una di loro porterebbe { $worth } crediti. La seconda scelta ne porta { $rest }.
galaxy_trucker-hint-consider-take-reserve = Una di loro ora ha un posto, e vale { $worth } crediti.
galaxy_trucker-hint-consider-take-reserve-alone = Una di loro ora ha un posto, e vale { $worth } crediti.
galaxy_trucker-hint-consider-take-heap = La migliore porta { $rest } crediti. A questo punto una tessera dovrebbe portarne { $worth }.
galaxy_trucker-hint-consider-take-heap-alone = Non ci sono tessere a faccia in su.
galaxy_trucker-hint-consider-look = Chi conosce qualche carta sa che cosa servirà alla nave.
galaxy_trucker-hint-consider-look-done = Mentre guardi non puoi costruire.
galaxy_trucker-hint-consider-turn-glass = La tua nave è finita. Gli altri costruiscono finché scorre la sabbia.
galaxy_trucker-hint-consider-finish-full =
    { $count ->
        [one] Se ne potrebbe riempire ancora { $count }.
       *[other] Se ne potrebbero riempire ancora { $count }.
    }
galaxy_trucker-hint-consider-finish-out =
    { $count ->
        [one] Se ne potrebbe riempire ancora { $count }, ma non restano tessere adatte.
       *[other] Se ne potrebbero riempire ancora { $count }, ma non restano tessere adatte.
    }
galaxy_trucker-hint-consider-mend = Il troncone migliore vale { $worth } crediti, il secondo { $rest }.
galaxy_trucker-hint-consider-remove = La nave migliore che può restare vale { $worth } crediti. Togliendo un'altra tessera, { $rest }.
galaxy_trucker-hint-consider-board-purple = Un alieno viola aggiunge 2 di potenza di fuoco e prende il posto di due umani.
galaxy_trucker-hint-consider-board-brown = Un alieno marrone aggiunge 2 di potenza motrice e prende il posto di due umani.
galaxy_trucker-hint-consider-board-humans = Un alieno aiuta solo una potenza maggiore di 0, e di umani dovrebbero restarne almeno { $count }.
galaxy_trucker-hint-consider-fly-on-engines = La tua potenza motrice arriva a { $power }. Senza motori, lo spazio aperto chiude la corsa.
galaxy_trucker-hint-consider-fly-on-hope = Non hai motori. Probabilità che non esca uno spazio aperto: { $chance }%.
galaxy_trucker-hint-consider-fly-on-hope-alone = Non hai motori. Probabilità che non esca uno spazio aperto: { $chance }%.
galaxy_trucker-hint-consider-give-up = Non hai motori. Se esce uno spazio aperto la corsa è finita, e ogni carta può costarti componenti.
galaxy_trucker-hint-consider-power-more =
    { $count ->
        [one] Senza un'altra batteria fanno { $rest } crediti.
       *[other] Senza altre batterie fanno { $rest } crediti.
    }
galaxy_trucker-hint-consider-power-enough = Con più batterie fanno { $rest } crediti, perché anche loro hanno un prezzo.
galaxy_trucker-hint-consider-battery = Un colpo su un vano pieno si porterebbe via tutto quel che contiene.
galaxy_trucker-hint-consider-defend = Il colpo costa { $rest } crediti, una batteria { $worth }.
galaxy_trucker-hint-consider-take-hit = Il colpo costa { $worth } crediti, una batteria { $rest }.
galaxy_trucker-hint-consider-keep = Col troncone migliore perdi { $worth } crediti, col secondo { $rest }.
galaxy_trucker-hint-consider-lose-crew-last = Resta un solo umano, e gli alieni da soli non pilotano.
galaxy_trucker-hint-consider-lose-crew-alone = L'epidemia si diffonde tra cabine occupate e interconnesse.
galaxy_trucker-hint-consider-lose-crew-beside = L'epidemia si diffonde tra cabine occupate e interconnesse.
galaxy_trucker-hint-consider-lose-crew-plain = Di un umano si fa a meno più facilmente che di un alieno.
galaxy_trucker-hint-consider-lose-cube = I cubetti più preziosi se ne vanno per primi, qualunque stiva tu scelga.
galaxy_trucker-hint-consider-land = I giorni ti costano { $days } crediti.
galaxy_trucker-hint-consider-pass = Solo i giorni ti costano { $days } crediti.
galaxy_trucker-hint-consider-claim = Solo i giorni ti costano { $days } crediti.
galaxy_trucker-hint-consider-load =
    { $count ->
        [one] Un cubetto { WORD($good, of: "galaxy_trucker-good") } porta { $count } credito.
       *[other] Un cubetto { WORD($good, of: "galaxy_trucker-good") } porta { $count } crediti.
    }
galaxy_trucker-hint-consider-unload =
    { $count ->
        [one] Un cubetto { WORD($good, of: "galaxy_trucker-good") } porta solo { $count } credito, e ne aspetta uno più prezioso.
       *[other] Un cubetto { WORD($good, of: "galaxy_trucker-good") } porta solo { $count } crediti, e ne aspetta uno più prezioso.
    }
galaxy_trucker-hint-consider-load-done = Non resta nulla di più prezioso che ci stia.
galaxy_trucker-hint-do-only = Vai: altro modo non c'è.
galaxy_trucker-hint-do-place = Aggancia { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }: lì vale { $worth } crediti, nel secondo posto { $rest }.
galaxy_trucker-hint-do-place-alone = Aggancia { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }: { $worth } crediti.
galaxy_trucker-hint-do-return = Rimettila nel mucchio: porta { $rest } crediti, e con tante tessere in giro puoi aspettarne una che ne porti { $worth }.
galaxy_trucker-hint-do-no-place = Lasciala: non sta bene da nessuna parte.
galaxy_trucker-hint-do-take-table = Prendi { WORD($part, of: "galaxy_trucker-component", form: "the") }: { $worth } crediti, altrimenti { $rest }.
galaxy_trucker-hint-do-take-reserve = Prendi dalle tessere prenotate { WORD($part, of: "galaxy_trucker-component", form: "the") }: { $worth } crediti.
galaxy_trucker-hint-do-take-reserve-alone = Prendi dalle tessere prenotate { WORD($part, of: "galaxy_trucker-component", form: "the") }: { $worth } crediti.
galaxy_trucker-hint-do-take-heap = Prendine una dal mucchio: la migliore a faccia in su porta solo { $rest } crediti, e puoi aspettarne { $worth }.
galaxy_trucker-hint-do-take-heap-alone = Prendine una dal mucchio: non ci sono tessere a faccia in su.
galaxy_trucker-hint-do-look = Guarda la pila { $number }: ti dice per che cosa costruire.
galaxy_trucker-hint-do-look-done = Posa la pila quando hai visto che cosa chiede.
galaxy_trucker-hint-do-turn-glass = Capovolgi la clessidra: agli altri resta meno tempo.
galaxy_trucker-hint-do-finish-full = Termina sullo spazio di partenza { $number }: la nave è piena quanto può esserlo.
galaxy_trucker-hint-do-finish-out = Termina sullo spazio di partenza { $number }: non restano tessere utili.
galaxy_trucker-hint-do-mend = Tieni il troncone { $number }: { $worth } crediti, altrimenti { $rest }.
galaxy_trucker-hint-do-remove = Togli { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }: restano { $worth } crediti, altrimenti { $rest }.
galaxy_trucker-hint-do-board-purple = Prendi l'alieno viola: 2 di potenza di fuoco in più, e di umani ne restano abbastanza.
galaxy_trucker-hint-do-board-brown = Prendi l'alieno marrone: 2 di potenza motrice in più, e di umani ne restano abbastanza.
galaxy_trucker-hint-do-board-humans = Prendi umani: un alieno non aggiungerebbe nulla, o ne lascerebbe meno di { $count }.
galaxy_trucker-hint-do-fly-on-engines = Continua il volo: con una potenza motrice di { $power } puoi arrivare.
galaxy_trucker-hint-do-fly-on-hope = Continua il volo: { $chance }% di probabilità di arrivare, e vale { $worth } crediti più che abbandonare.
galaxy_trucker-hint-do-fly-on-hope-alone = Continua il volo: { $chance }% di probabilità di arrivare, e vale { $worth } crediti più che abbandonare.
galaxy_trucker-hint-do-give-up =
    { $count ->
        [one] Abbandona la corsa: con { $count } carta ancora da girare, continuare vale { $rest } crediti.
       *[other] Abbandona la corsa: con { $count } carte ancora da girare, continuare vale { $rest } crediti.
    }
galaxy_trucker-hint-do-power-more =
    { $count ->
        [one] Attiva { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }: con { $count } batteria arrivi a { $power } e vale { $worth } crediti, altrimenti { $rest }.
       *[other] Attiva { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }: con { $count } batterie arrivi a { $power } e vale { $worth } crediti, altrimenti { $rest }.
    }
galaxy_trucker-hint-do-power-enough = Resta a { $power }: { $worth } crediti, con più batterie { $rest }.
galaxy_trucker-hint-do-battery = Prendila dal vano in colonna { $column }, riga { $row }: è il più pieno, ne ha { $count }.
galaxy_trucker-hint-do-defend = Spendi una batteria: { $worth } crediti, e { $rest } se incassi il colpo.
galaxy_trucker-hint-do-take-hit = Incassa il colpo: { $worth } crediti, e { $rest } per la batteria.
galaxy_trucker-hint-do-keep = Tieni il troncone { $number }: { $worth } crediti, altrimenti { $rest }.
galaxy_trucker-hint-do-lose-crew-last = Lascia andare l'alieno in colonna { $column }, riga { $row }: l'ultimo umano deve restare.
galaxy_trucker-hint-do-lose-crew-alone = Lascia andare uno dalla cabina in colonna { $column }, riga { $row }: così si svuota, e da lì non parte nessuna epidemia.
galaxy_trucker-hint-do-lose-crew-beside =
    { $count ->
        [one] Lascia andare uno dalla cabina in colonna { $column }, riga { $row }: ne tocca un'altra.
       *[other] Lascia andare uno dalla cabina in colonna { $column }, riga { $row }: ne tocca altre { $count }.
    }
galaxy_trucker-hint-do-lose-crew-plain = Lascia andare uno dalla cabina in colonna { $column }, riga { $row }.
galaxy_trucker-hint-do-lose-cube = Cedi un cubetto dalla stiva in colonna { $column }, riga { $row }: una stiva vale l'altra.
galaxy_trucker-hint-do-land = Atterra sul pianeta { $number }: carico da { $goods } crediti, meno { $days } per i giorni. La seconda scelta vale { $rest }.
galaxy_trucker-hint-do-pass = Passa: accettare ti darebbe { $rest } crediti.
galaxy_trucker-hint-do-claim = Prendi la ricompensa: tutto sommato vale { $worth } crediti, passare { $rest }.
galaxy_trucker-hint-do-load =
    { $count ->
        [one] Carica il cubetto { WORD($good, of: "galaxy_trucker-good") } nella stiva in colonna { $column }, riga { $row }: porta { $count } credito.
       *[other] Carica il cubetto { WORD($good, of: "galaxy_trucker-good") } nella stiva in colonna { $column }, riga { $row }: porta { $count } crediti.
    }
galaxy_trucker-hint-do-unload = Scarica il cubetto { WORD($good, of: "galaxy_trucker-good") } dalla stiva in colonna { $column }, riga { $row }: fa posto a uno più prezioso.
galaxy_trucker-hint-do-load-done = Chiudi il carico: non ci sta nulla di più prezioso.

galaxy_trucker-why-only = Non c'era altro da fare.
galaxy_trucker-why-nothing = Non c'era nulla che valesse la pena di fare.
galaxy_trucker-why-turn-glass = La nave è finita: prima si esaurisce la sabbia, meno tempo resta agli altri.
galaxy_trucker-why-look = Pila { $number }: chi conosce le carte sa che cosa servirà alla nave.
galaxy_trucker-why-look-done = Le carte le ha già viste.
galaxy_trucker-why-slip = Un lato combacia. Gli altri, nella fretta, non li ha guardati nessuno.
galaxy_trucker-why-no-place = Non c'è un posto in cui stia bene.
galaxy_trucker-why-place = { WORD($part, of: "galaxy_trucker-component", form: "The") } in colonna { $column }, riga { $row } vale { $worth } crediti.
galaxy_trucker-why-place-rest = Il secondo posto ne varrebbe { $rest }.
galaxy_trucker-why-return = A questo punto una tessera deve portare { $worth } crediti.
galaxy_trucker-why-return-rest = Questa, nel suo posto migliore, ne porterebbe { $rest }.
galaxy_trucker-why-take-reserve = Tra le tessere prenotate, { WORD($part, of: "galaxy_trucker-component", form: "the") } ora ha un posto, e vale { $worth } crediti.
galaxy_trucker-why-take-table = { WORD($part, of: "galaxy_trucker-component", form: "The") } porterebbe { $worth } crediti nel suo posto migliore.
galaxy_trucker-why-take-table-rest = La seconda scelta ne porterebbe { $rest }.
galaxy_trucker-why-take-heap = A questo punto una tessera deve portare { $worth } crediti: meglio il mucchio.
galaxy_trucker-why-take-heap-rest = La migliore a faccia in su ne porterebbe { $rest }.
galaxy_trucker-why-finish-full =
    { $count ->
        [one] { $count } casella vuota si potrebbe ancora riempire, ma va bene così.
       *[other] { $count } caselle vuote si potrebbero ancora riempire, ma va bene così.
    }
galaxy_trucker-why-finish-out = Non restano tessere utili.
galaxy_trucker-why-mend = Quel che resta col troncone { $number } vale { $worth } crediti.
galaxy_trucker-why-mend-rest = Il secondo troncone ne vale { $rest }.
galaxy_trucker-why-remove = Senza { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row } la nave vale { $worth } crediti.
galaxy_trucker-why-remove-rest = Togliendo un'altra tessera ne resterebbero { $rest }.
galaxy_trucker-why-board-purple = Un alieno viola aggiunge 2 di potenza di fuoco, e di umani ne restano abbastanza.
galaxy_trucker-why-board-brown = Un alieno marrone aggiunge 2 di potenza motrice, e di umani ne restano abbastanza.
galaxy_trucker-why-board-humans = Umani: un alieno non aggiungerebbe nulla, o ne lascerebbe meno di { $count }.
galaxy_trucker-why-fly-on-always = Continua il volo finché può.
galaxy_trucker-why-fly-on-engines = Con una potenza motrice che arriva a { $power } continua il volo.
galaxy_trucker-why-fly-on-hope = Anche senza motori ha { $chance }% di probabilità di arrivare, e vale { $worth } crediti più che abbandonare.
galaxy_trucker-why-give-up =
    { $count ->
        [one] Nessun motore, e ancora { $count } carta: meglio chiudere qui.
       *[other] Nessun motore, e ancora { $count } carte: meglio chiudere qui.
    }
galaxy_trucker-why-give-up-rest = Continuare varrebbe { $rest } crediti.
galaxy_trucker-why-power-more =
    { $count ->
        [one] { $count } batteria in più porta a { $power } e, tolto il suo prezzo, vale { $worth } crediti.
       *[other] { $count } batterie in più portano a { $power } e, tolto il loro prezzo, valgono { $worth } crediti.
    }
galaxy_trucker-why-power-more-rest = Senza, sarebbero { $rest }.
galaxy_trucker-why-power-enough = { $power } basta: vale { $worth } crediti.
galaxy_trucker-why-power-enough-rest = Con più batterie sarebbero { $rest }, perché anche loro hanno un prezzo.
galaxy_trucker-why-battery = Dal vano più pieno, che ne ha { $count }.
galaxy_trucker-why-defend-always = Ferma tutto quel che può.
galaxy_trucker-why-defend = Una batteria vale { $worth } crediti.
galaxy_trucker-why-defend-rest = Il colpo ne costerebbe { $rest }.
galaxy_trucker-why-take-hit = Il colpo costa { $worth } crediti.
galaxy_trucker-why-take-hit-rest = Una batteria vale di più: { $rest }.
galaxy_trucker-why-keep = Col troncone { $number } la perdita è minima: { $worth } crediti.
galaxy_trucker-why-keep-rest = Col secondo sono { $rest }.
galaxy_trucker-why-lose-crew-last = L'ultimo umano deve restare: gli alieni da soli non pilotano.
galaxy_trucker-why-lose-crew-alone = Così si svuota una cabina accanto ad altre, dove l'epidemia si diffonde.
galaxy_trucker-why-lose-crew-beside =
    { $count ->
        [one] Questa cabina ne tocca un'altra: l'epidemia si diffonderebbe lì.
       *[other] Questa cabina ne tocca altre { $count }: l'epidemia si diffonderebbe lì.
    }
galaxy_trucker-why-lose-crew-plain = Prima un umano che un alieno, e nessuna cabina rischia più di un'altra.
galaxy_trucker-why-lose-cube = I cubetti più preziosi se ne vanno comunque per primi: una stiva vale l'altra.
galaxy_trucker-why-land = Pianeta { $number }: il carico vale { $goods } crediti, e i giorni ne costano { $days }.
galaxy_trucker-why-land-rest = La seconda scelta ne varrebbe { $rest }.
galaxy_trucker-why-pass = Solo i giorni costano { $days } crediti.
galaxy_trucker-why-pass-rest = Tutto sommato, accettare darebbe { $rest } crediti.
galaxy_trucker-why-claim = Tutto sommato vale { $worth } crediti, già tolti { $days } per i giorni.
galaxy_trucker-why-claim-rest = Passare ne varrebbe { $rest }.
galaxy_trucker-why-load =
    { $count ->
        [one] Il cubetto { WORD($good, of: "galaxy_trucker-good") } porta { $count } credito: il più prezioso che ci sta.
       *[other] Il cubetto { WORD($good, of: "galaxy_trucker-good") } porta { $count } crediti: il più prezioso che ci sta.
    }
galaxy_trucker-why-unload =
    { $count ->
        [one] Il cubetto { WORD($good, of: "galaxy_trucker-good") } porta solo { $count } credito: fa posto a uno più prezioso.
       *[other] Il cubetto { WORD($good, of: "galaxy_trucker-good") } porta solo { $count } crediti: fa posto a uno più prezioso.
    }
galaxy_trucker-why-load-done = Non resta nulla di più prezioso che ci stia.

galaxy_trucker-hint-look-keep-title = Guarda i titoli che hai: quale puoi difendere?
galaxy_trucker-hint-look-give-title = Guarda chi non ha un titolo.
galaxy_trucker-hint-consider-keep-title = Il tuo vantaggio più grande è qui: { WORD($title, of: "galaxy_trucker-title") }, punteggio { $count }.
galaxy_trucker-hint-consider-give-title = Chi ha il punteggio più basso difficilmente difenderà il titolo: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-hint-do-keep-title = Tieni il titolo: { WORD($title, of: "galaxy_trucker-title") }. Con { $count } è il tuo vantaggio più grande.
galaxy_trucker-hint-do-give-title = Dai il titolo a { $name }: { WORD($title, of: "galaxy_trucker-title") }. Il suo punteggio è { $count }.
galaxy_trucker-why-keep-title = Resta il titolo: { WORD($title, of: "galaxy_trucker-title") }. Punteggio { $count }, il vantaggio più grande.
galaxy_trucker-why-give-title = Il titolo va a { $name }: { WORD($title, of: "galaxy_trucker-title") }. Con un punteggio di { $count } sarà difficile difenderlo.
