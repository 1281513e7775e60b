galaxy_trucker-review-did-take-table = { $name } ha preso { WORD($part, of: "galaxy_trucker-component", form: "the") } dalle tessere a faccia in su.
galaxy_trucker-review-did-take-heap = { $name } ha preso una tessera dal mucchio.
galaxy_trucker-review-did-return = { $name } ha rimesso la tessera nel mucchio.
galaxy_trucker-review-did-place = { $name } ha agganciato { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }.
galaxy_trucker-review-did-finish = { $name } ha terminato l'assemblaggio.
galaxy_trucker-review-did-remove = { $name } ha tolto { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }.
galaxy_trucker-review-did-keep = { $name } ha tenuto il troncone { $number }.
galaxy_trucker-review-did-crew = { $name } ha preso a bordo { WORD($crew, of: "galaxy_trucker-review-aboard") }.
galaxy_trucker-review-did-fly-on = { $name } ha continuato il volo.
galaxy_trucker-review-did-give-up = { $name } ha abbandonato la corsa.
galaxy_trucker-review-did-power = { $name } ha attivato { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }.
galaxy_trucker-review-did-battery = { $name } ha preso una batteria dal vano in colonna { $column }, riga { $row }.
galaxy_trucker-review-did-declare = { $name } non ha usato altre batterie.
galaxy_trucker-review-did-take-hit = { $name } ha incassato il colpo.
galaxy_trucker-review-did-lose-crew = { $name } ha lasciato andare uno dell'equipaggio dalla cabina in colonna { $column }, riga { $row }.
galaxy_trucker-review-did-lose-cube = { $name } ha ceduto un cubetto dalla stiva in colonna { $column }, riga { $row }.
galaxy_trucker-review-did-land = { $name } ha scelto di atterrare sul pianeta { $number }.
galaxy_trucker-review-did-pass = { $name } ha scelto di passare.
galaxy_trucker-review-did-claim = { $name } ha preso la ricompensa.
galaxy_trucker-review-did-load = { $name } ha caricato un cubetto { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-did-unload = { $name } ha scaricato un cubetto { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-did-load-done = { $name } ha chiuso il carico.
galaxy_trucker-review-aboard-humans = due umani
galaxy_trucker-review-aboard-purple = un alieno viola
galaxy_trucker-review-aboard-brown = un alieno marrone
galaxy_trucker-review-better-take-table = Meglio { WORD($part, of: "galaxy_trucker-component", form: "the") }, tra le tessere a faccia in su.
galaxy_trucker-review-better-take-heap = Meglio una tessera dal mucchio.
galaxy_trucker-review-better-return = Meglio rimetterla nel mucchio e prenderne un'altra.
galaxy_trucker-review-better-place = Meglio in colonna { $column }, riga { $row }.
galaxy_trucker-review-better-remove = Meglio togliere { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }.
galaxy_trucker-review-better-keep = Meglio tenere il troncone { $number }.
galaxy_trucker-review-better-crew = Meglio { WORD($crew, of: "galaxy_trucker-review-aboard") }.
galaxy_trucker-review-better-fly-on = Meglio continuare il volo.
galaxy_trucker-review-better-give-up = Meglio abbandonare qui.
galaxy_trucker-review-better-power = Meglio attivare { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }.
galaxy_trucker-review-better-battery = Meglio una batteria dal vano in colonna { $column }, riga { $row }.
galaxy_trucker-review-better-declare = Meglio nessun'altra batteria.
galaxy_trucker-review-better-take-hit = Meglio incassare il colpo.
galaxy_trucker-review-better-lose-crew = Meglio uno dalla cabina in colonna { $column }, riga { $row }.
galaxy_trucker-review-better-lose-cube = Meglio un cubetto dalla stiva in colonna { $column }, riga { $row }.
galaxy_trucker-review-better-land = Meglio atterrare sul pianeta { $number }.
galaxy_trucker-review-better-pass = Meglio passare.
galaxy_trucker-review-better-claim = Meglio prendere la ricompensa.
galaxy_trucker-review-better-load = Meglio caricare un cubetto { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-better-unload = Meglio scaricare un cubetto { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-better-load-done = Meglio lasciare il carico com'è.
galaxy_trucker-review-instead-keep = Il bot di livello Difficile terrebbe il troncone { $number }.
galaxy_trucker-review-instead-fly-on = Il bot di livello Difficile continuerebbe il volo.
galaxy_trucker-review-instead-give-up = Il bot di livello Difficile abbandonerebbe qui.
galaxy_trucker-review-instead-power = Il bot di livello Difficile attiverebbe { WORD($part, of: "galaxy_trucker-component", form: "the") } in colonna { $column }, riga { $row }.
galaxy_trucker-review-instead-battery = Il bot di livello Difficile prenderebbe una batteria dal vano in colonna { $column }, riga { $row }.
galaxy_trucker-review-instead-declare = Il bot di livello Difficile non userebbe altre batterie.
galaxy_trucker-review-instead-take-hit = Il bot di livello Difficile incasserebbe il colpo.
galaxy_trucker-review-instead-lose-crew = Il bot di livello Difficile lascerebbe andare uno dalla cabina in colonna { $column }, riga { $row }.
galaxy_trucker-review-instead-lose-cube = Il bot di livello Difficile cederebbe un cubetto dalla stiva in colonna { $column }, riga { $row }.
galaxy_trucker-review-instead-land = Il bot di livello Difficile atterrerebbe sul pianeta { $number }.
galaxy_trucker-review-instead-pass = Il bot di livello Difficile passerebbe.
galaxy_trucker-review-instead-claim = Il bot di livello Difficile prenderebbe la ricompensa.
galaxy_trucker-review-instead-load = Il bot di livello Difficile caricherebbe un cubetto { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-instead-unload = Il bot di livello Difficile scaricherebbe un cubetto { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-review-instead-load-done = Il bot di livello Difficile lascerebbe il carico com'è.
galaxy_trucker-review-played-out = Volando fino in fondo con le stesse carte fanno { $worth } crediti; nell'altro modo { $best }.
galaxy_trucker-review-priced = Per la nave valeva { $worth } crediti; l'altra scelta ne avrebbe portati { $best }.
galaxy_trucker-review-luck-dice-good = { WORD($card, of: "galaxy_trucker-card") }: i dadi hanno risparmiato a { $name } { $credits } crediti.
galaxy_trucker-review-luck-dice-bad = { WORD($card, of: "galaxy_trucker-card") }: i dadi sono costati a { $name } { $credits } crediti.
galaxy_trucker-review-luck-both-good = { WORD($card, of: "galaxy_trucker-card") }: i dadi e le mosse degli altri hanno portato a { $name } { $credits } crediti.
galaxy_trucker-review-luck-both-bad = { WORD($card, of: "galaxy_trucker-card") }: i dadi e le mosse degli altri sono costati a { $name } { $credits } crediti.
galaxy_trucker-review-luck-others-good = { WORD($card, of: "galaxy_trucker-card") }: le mosse degli altri hanno portato a { $name } { $credits } crediti.
galaxy_trucker-review-luck-others-bad = { WORD($card, of: "galaxy_trucker-card") }: le mosse degli altri sono costate a { $name } { $credits } crediti.
galaxy_trucker-review-lost =
    { $count ->
        [one] { $name } ha perso { $count } componente.
       *[other] { $name } ha perso { $count } componenti.
    }
galaxy_trucker-review-met = { $name } ha incontrato questa carta: { WORD($card, of: "galaxy_trucker-card") }.
galaxy_trucker-review-fatal-engines = Da qui in poi { $name } non aveva potenza motrice, e la corsa è finita così.
galaxy_trucker-review-fatal-humans = Con questo { $name } ha perso l'ultimo umano, e la corsa è finita.
galaxy_trucker-review-fatal-lapped = Con questo il leader ha doppiato { $name }: fuori corsa.
galaxy_trucker-review-fatal-choice = Con questo la corsa di { $name } è finita.
galaxy_trucker-review-best = La scelta migliore di { $name } valeva { $credits } crediti più della seconda.
galaxy_trucker-review-worst = La scelta peggiore di { $name } è costata { $credits } crediti.
galaxy_trucker-review-luck-owed = La fortuna deve a { $name } { $credits } crediti.
galaxy_trucker-review-luck-even = La fortuna non ha dato né tolto nulla a { $name }.
galaxy_trucker-review-luck-given = La fortuna ha regalato a { $name } { $credits } crediti.
galaxy_trucker-review-ship-faults =
    { $count ->
        [one] La nave di { $name } aveva { $count } errore da correggere.
       *[other] La nave di { $name } aveva { $count } errori da correggere.
    }
galaxy_trucker-review-ship-engines = Al decollo { $name } aveva una potenza motrice di { $power }: troppo poco per tenere il passo.
galaxy_trucker-review-ship-crew = Al decollo { $name } aveva un equipaggio di { $count }: schiavisti e navi abbandonate chiedono di più.
galaxy_trucker-review-ship-frail = Nave di { $name }: un colpo { WORD($part, of: "galaxy_trucker-component", form: "to") } in colonna { $column }, riga { $row } avrebbe strappato via altri { $count } componenti.
galaxy_trucker-review-ship-firepower = Al decollo { $name } aveva una potenza di fuoco di { $power }; il nemico più forte di questo volo aveva { $needed }.
galaxy_trucker-review-ship-exposed = Al decollo { $name } aveva { $count } connettori esposti, un invito per meteoriti e polvere stellare.
galaxy_trucker-review-ship-batteries = La nave di { $name } aveva più componenti a batteria ({ $users }) che batterie ({ $count }).
galaxy_trucker-review-ship-shields =
    { $count ->
        [0] Nessuno scudo copriva la nave di { $name }.
        [one] Gli scudi di { $name } coprivano { $count } lato su 4.
       *[other] Gli scudi di { $name } coprivano { $count } lati su 4.
    }
galaxy_trucker-review-ledger-card =
    { $count ->
        [one] { $name }: { $count } credito dalla carta { WORD($card, of: "galaxy_trucker-card") }.
       *[other] { $name }: { $count } crediti dalla carta { WORD($card, of: "galaxy_trucker-card") }.
    }
galaxy_trucker-review-ledger-reward =
    { $count ->
        [one] { $name }: { $count } credito per l'arrivo in posizione { $place }.
       *[other] { $name }: { $count } crediti per l'arrivo in posizione { $place }.
    }
galaxy_trucker-review-ledger-prettiest =
    { $count ->
        [one] { $name }: { $count } credito per la nave più bella.
       *[other] { $name }: { $count } crediti per la nave più bella.
    }
galaxy_trucker-review-ledger-goods =
    { $count ->
        [one] { $name }: { $count } credito per le merci vendute.
       *[other] { $name }: { $count } crediti per le merci vendute.
    }
galaxy_trucker-review-ledger-goods-half =
    { $count ->
        [one] { $name }: { $count } credito per le merci, a metà prezzo.
       *[other] { $name }: { $count } crediti per le merci, a metà prezzo.
    }
galaxy_trucker-review-ledger-losses =
    { $count ->
        [one] { $name }: { $count } credito pagato per i componenti persi.
       *[other] { $name }: { $count } crediti pagati per i componenti persi.
    }
galaxy_trucker-review-ledger-total =
    { $count ->
        [one] { $name }: { $count } credito in tutto.
       *[other] { $name }: { $count } crediti in tutto.
    }
galaxy_trucker-review-priced-fault = Lì non stava bene: un errore vale { $worth } crediti, la scelta migliore { $best }.
galaxy_trucker-review-priced-wait = Per la nave valeva { $worth } crediti; a quel punto si può aspettare una tessera da { $best }.

galaxy_trucker-chapter-card-turned = Carta { $number }

galaxy_trucker-review-ledger-flight = { WORD($level, of: "galaxy_trucker-option-level") }:
galaxy_trucker-review-ledger-titles =
    { $count ->
        [one] { $name }: { $count } credito per i titoli.
       *[other] { $name }: { $count } crediti per i titoli.
    }
