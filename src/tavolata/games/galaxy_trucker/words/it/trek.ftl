# The Transgalactic Trek: titles, what happens between flights, handicaps.
galaxy_trucker-title-freight-hauler = Trasportatore Supremo
galaxy_trucker-title-power-trucker = Batterista
galaxy_trucker-title-xenoquartermaster = Xenoquartiermastro
galaxy_trucker-title-cruise-captain = Capitano da Crociera
galaxy_trucker-title-master-engineer = Mastro Ingegnere
galaxy_trucker-title-corridorist = Mastro Corridoista

galaxy_trucker-counts-freight-hauler = Stive con almeno un cubetto alla fine del volo.
galaxy_trucker-counts-power-trucker = Componenti che usano batterie: motori doppi, cannoni doppi, scudi.
galaxy_trucker-counts-xenoquartermaster = I passi da ogni alieno all'altra cabina più vicina, per tessere connesse, sommati.
galaxy_trucker-counts-cruise-captain = Cabine occupate con un lato liscio verso lo spazio vuoto.
galaxy_trucker-counts-master-engineer = Componenti della nave, anche la cabina di partenza.
galaxy_trucker-counts-corridorist = La catena più lunga di tessere connesse con uno o due lati con connettore.

galaxy_trucker-handicap-load-days = Ogni carico di merci costa un giorno di volo in più.
galaxy_trucker-handicap-batteries-short = Ogni vano batteria parte con una batteria in meno.
galaxy_trucker-handicap-alien-bonus = Un alieno aggiunge solo 1.
galaxy_trucker-handicap-crew-more = Una carta che toglie membri dell'equipaggio ne toglie uno in più. L'epidemia non conta.
galaxy_trucker-handicap-loss-price = Ogni componente perso costa 2 crediti.
galaxy_trucker-handicap-starts-last = Parti dietro a tutti.
galaxy_trucker-handicap-house = Una regola della casa.

galaxy_trucker-action-draw-title = Pesca un titolo: { WORD($title, of: "galaxy_trucker-title") }
galaxy_trucker-action-keep-title = Tieni il titolo: { WORD($title, of: "galaxy_trucker-title") }
galaxy_trucker-action-give-title = { WORD($title, of: "galaxy_trucker-title") } a { $to }
galaxy_trucker-action-ready = Al prossimo volo

galaxy_trucker-event-title-drawn = Si vola per questo titolo: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-counted = { WORD($title, of: "galaxy_trucker-title") }: { $points }.
galaxy_trucker-event-title-counted-no-points = { WORD($title, of: "galaxy_trucker-title") }: nessuno ha completato il volo.
galaxy_trucker-event-title-paid =
    { $count ->
        [one] { $name } riceve { $count } credito per il titolo: { WORD($title, of: "galaxy_trucker-title") }.
       *[other] { $name } riceve { $count } crediti per il titolo: { WORD($title, of: "galaxy_trucker-title") }.
    }
galaxy_trucker-event-title-paid-gold =
    { $count ->
        [one] { $name } riceve { $count } credito per il titolo d'oro: { WORD($title, of: "galaxy_trucker-title") }.
       *[other] { $name } riceve { $count } crediti per il titolo d'oro: { WORD($title, of: "galaxy_trucker-title") }.
    }
galaxy_trucker-event-title-won-best = { $name } conquista il titolo: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-won-leader = Nessuno ha fatto punti: { $name } è in testa e prende il titolo: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-won-lot = La sorte dà un titolo a { $name }: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-kept = { $name } tiene il titolo: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-given = { $name } cede un titolo a { $to }: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-gilded = Difeso! Il titolo di { $name } diventa d'oro: { WORD($title, of: "galaxy_trucker-title") }.
galaxy_trucker-event-title-missed-beaten = { $name } non difende il titolo: { WORD($title, of: "galaxy_trucker-title") }. Un'altra nave ha fatto meglio.
galaxy_trucker-event-title-missed-out = { $name } non difende il titolo: { WORD($title, of: "galaxy_trucker-title") }. Il volo non è stato completato.
galaxy_trucker-event-flight-over = { WORD($level, of: "galaxy_trucker-option-level") }: volo finito. Ora tocca a: { WORD($next, of: "galaxy_trucker-option-level") }.
galaxy_trucker-event-settled-trek =
    { $total ->
        [one] { $name } chiude il volo con { $total } credito: in tutto { $count }.
       *[other] { $name } chiude il volo con { $total } crediti: in tutto { $count }.
    }
galaxy_trucker-event-ended-trek =
    { $count ->
        [one] La Trasvolata è finita. Davanti a tutti: { $winners }.
       *[other] La Trasvolata è finita. Davanti a tutti, a pari merito: { $winners }.
    }
galaxy_trucker-event-is-ready = Per { $name } si può ripartire.
galaxy_trucker-event-flight-begins = { WORD($level, of: "galaxy_trucker-option-level") }: si costruisce!

galaxy_trucker-status-titles = Si pescano i titoli.
galaxy_trucker-status-sharing = I titoli trovano a chi andare.
galaxy_trucker-status-keep-title = { $name } tiene un titolo e cede gli altri.
galaxy_trucker-status-layover = Una pausa tra due voli.
galaxy_trucker-mine-keep-title = Quale titolo tieni? Gli altri vanno a chi non ne ha.
galaxy_trucker-mine-layover = Si riparte per il prossimo volo?
galaxy_trucker-mine-ready = Per te si può ripartire. Gli altri si prendono il loro tempo.

galaxy_trucker-ledger-titles = Titoli
galaxy_trucker-ledger-carried = Dai voli prima
galaxy_trucker-ledger-sum = Crediti in tutto
