server-refusal-not-reviewed = Per questo tipo di partite l'analisi non c'è ancora.
server-refusal-no-review = L'analisi non è riuscita: riprova tra un momento.
server-refusal-not-their-turn = In quel momento questo posto non aveva nulla da decidere: vai a una delle sue decisioni.
server-refusal-what-if-end = Qui la partita è già finita: torna a un momento precedente.
server-refusal-what-if-many = Da questa partita si è già ripartiti { $count } volte: altre non se ne conservano.
server-refusal-why-no-bot = Non è stato un bot: non c'è nessuno a cui chiedere il perché.
server-refusal-why-later = Finché giocano delle persone, i bot tengono per sé i loro motivi: chiedi di nuovo a partita finita.
server-refusal-why-forgotten = Questo bot non ricorda più perché l'ha fatto.

cli-help-review = dice che cosa ha deciso una partita finita: le decisioni migliori e peggiori, e la fortuna
cli-help-review-seat = solo ciò che riguarda questo posto, contando da 1 (predefinito: tutti)
cli-review-unfinished = Questa partita non è finita: l'analisi si fa solo alla fine.
cli-review-none = Per le partite di { $game } l'analisi non c'è ancora.
cli-review-progress = Analisi: { $percent }%
cli-review-moment = voce { $n }, { $name }, { $kind }: { $worth }
cli-review-moment-fatal = voce { $n }, { $name }, { $kind }: { $worth }, fatale
cli-review-made = { $name } ({ $kind })

review-kind-decision = una decisione
review-kind-luck = fortuna
review-worth-points = { SIGNED($worth) } punti
review-worth-credits = { SIGNED($worth) } crediti
review-worth-chance = { SIGNED($worth) }%
review-title = { $game }: l'analisi
review-working = Riguardiamo ogni decisione della partita…
review-table_link = Al tavolo
review-share = Copia il link
review-curve = Com'è andata
review-whose = Di chi si vede l'andamento
review-beginning = Inizio
review-end = Fine
review-axis-points = Punti attesi
review-axis-credits = Crediti attesi
review-axis-chance = Probabilità di vittoria
review-apart-points = Fortuna e decisioni, in punti
review-apart-credits = Fortuna e decisioni, in crediti
review-apart-chance = Fortuna e decisioni, in percentuale
review-staked = La posta in gioco
review-tick-chance = { $percent }%
review-legend-sum = Le due insieme
review-legend-luck = Fortuna
review-legend-cost = Decisioni
review-legend-ruin = Rischio di perdere tutto
review-legend-failure = Rischio di fallire
review-mark = { $number }: { $name }, { WORD($kind, of: "review-kind") }, { $worth }
review-table = Lo stesso in cifre
review-table-line = Voce
review-moments = I momenti decisivi
review-calm = Niente di clamoroso: nessuna decisione è costata cara, e la fortuna è stata imparziale.
review-others = Gli altri
review-ledger = E inoltre
review-made = Le costruzioni
review-decisions =
    { $count ->
        [one] L'unica decisione di { $name }
       *[other] Tutte le { $count } decisioni di { $name }
    }
review-figure-best = Decisione migliore
review-figure-worst = Decisione peggiore
review-figure-luck = Fortuna
review-tone-best = una buona decisione
review-tone-mistake = un errore
review-tone-good-luck = fortuna
review-tone-bad-luck = sfortuna
review-fatal = Qui si è perso tutto.
review-show = Vedi quel momento
review-what_if = E se invece?
review-what_if-hint = Riparti da qui, in un altro modo

what_if-ask-mine = Riparti da qui in una partita tutta tua? Gli altri posti vanno ai bot. I dadi vengono dallo stesso segreto, ma possono cadere in un altro modo appena qualcuno fa una mossa diversa.
what_if-ask = Riparti da qui al posto di { $name }? Gli altri posti vanno ai bot. I dadi vengono dallo stesso segreto, ma possono cadere in un altro modo appena qualcuno fa una mossa diversa.
what_if-go = Riparti da qui
what_if-stay = Resta qui
what_if-here = E se invece? Questa partita riparte da un momento di un'altra; i dadi vengono dallo stesso segreto.
what_if-back = Torna all'analisi

why-ask = Perché?
why-of = Perché? { $what }
why-last = Perché il bot ha fatto così?
why-thinking = Sta cercando di ricordare…
why-close = Chiudi il perché

hint-ask = Dammi un suggerimento
hint-short = Suggerimento
hint-more = Dimmi di più
hint-close = Chiudi il suggerimento
hint-thinking = Vediamo…

house-keys-h = Un suggerimento, se il tavolo ha un consigliere; ancora per saperne di più

review-why-lot = Decide a sorte, senza pensarci.
