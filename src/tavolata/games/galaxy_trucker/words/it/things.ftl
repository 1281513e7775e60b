galaxy_trucker-thing-aboard = { $load }.
galaxy_trucker-thing-faulty = Errore: { $faults }.
galaxy_trucker-thing-no_aliens = Nel volo di prova non ci sono alieni: qui serve solo a tenere insieme la nave.
galaxy_trucker-thing-heap = Il mucchio
galaxy_trucker-thing-heap-says =
    { $count ->
        [one] Qui c'è { $count } tessera a faccia in giù. Quel che prendi lo vedi solo tu, finché non lo agganci o lo rimetti.
       *[other] Qui ci sono { $count } tessere a faccia in giù. Quel che prendi lo vedi solo tu, finché non lo agganci o lo rimetti.
    }
galaxy_trucker-thing-hand = La tua mano
galaxy_trucker-thing-hand-says = Tieni una tessera alla volta. Toccala per ruotarla, poi tocca una casella della nave.
galaxy_trucker-thing-open = A faccia in su
galaxy_trucker-thing-open-says = Qui sta quel che è tornato nel mucchio, e chiunque può prenderlo. Tessere ora: { $count }.
galaxy_trucker-thing-reserve = Tessere prenotate
galaxy_trucker-thing-reserve-says =
    { $count ->
        [one] Qui ti aspetta al massimo { $count } tessera, solo per te. Se resta qui quando termini, conta come persa.
       *[other] Qui ti aspettano fino a { $count } tessere, solo per te. Quel che resta qui quando termini conta come perso.
    }
galaxy_trucker-thing-hourglass = La clessidra
galaxy_trucker-thing-hourglass-says = Giro { $space } di { $runs }, { $seconds } secondi per giro. Finito l'ultimo giro, l'assemblaggio termina per tutti.
galaxy_trucker-thing-clock = Il tuo orologio
galaxy_trucker-thing-clock-says = Parte con la tua prima tessera. Scaduto il tempo, voli con quel che hai costruito.
galaxy_trucker-thing-pile = Pila { $pile }
galaxy_trucker-thing-pile-says = { $count } carte del prossimo volo. Puoi guardarle dopo aver agganciato una tessera.
galaxy_trucker-thing-closed = Pila { $pile }
galaxy_trucker-thing-closed-says = { $count } carte del prossimo volo che nessuno può guardare.
galaxy_trucker-thing-cell = Casella vuota
galaxy_trucker-thing-cell-says = Colonna { $column }, riga { $row }. Qui può andare una tessera, purché ce ne sia un'altra accanto.
galaxy_trucker-thing-column = Colonna { $line }
galaxy_trucker-thing-column-says = Se i dadi fanno { $line }, un meteorite da davanti o da dietro arriva lungo questa colonna.
galaxy_trucker-thing-row = Riga { $line }
galaxy_trucker-thing-row-says = Se i dadi fanno { $line }, un meteorite da sinistra o da destra arriva lungo questa riga.
galaxy_trucker-thing-start = Partenza { $start }
galaxy_trucker-thing-start-says = Chi termina prende uno spazio libero, e dalla partenza 1 si parte davanti a tutti. Il leader incontra quasi sempre le carte per primo.
galaxy_trucker-thing-route = La rotta
galaxy_trucker-thing-route-says = Un anello di { $count } spazi. I motori fanno avanzare, i giorni persi arretrare; chi si fa doppiare dal leader abbandona la corsa.
galaxy_trucker-thing-rocket = Un razzo
galaxy_trucker-thing-rocket-says = È un'altra nave, ora in posizione { $place } di { $of }. Le carte toccano prima al leader.
galaxy_trucker-thing-mine = Il tuo razzo
galaxy_trucker-thing-mine-says = È la tua nave, ora in posizione { $place } di { $of }. Prima arrivi, più guadagni.
galaxy_trucker-thing-ship = Un'altra nave
galaxy_trucker-thing-ship-says = Potenza di fuoco { $firepower }, motori { $engines }, equipaggio { $crew }. Toccala per vederla in grande.
galaxy_trucker-thing-figure-firepower-says = { $figure }: la tua potenza di fuoco contro i nemici. Il secondo numero è con le batterie per i cannoni doppi.
galaxy_trucker-thing-figure-engines-says = { $figure }: la tua potenza motrice, cioè gli spazi che fai nello spazio aperto. Il secondo numero è con le batterie per i motori doppi.
galaxy_trucker-thing-figure-crew-says = { $figure }: umani e alieni insieme. Senza neanche un umano devi abbandonare la corsa.
galaxy_trucker-thing-figure-batteries-says = { $figure }: ognuna attiva una volta un cannone doppio, un motore doppio o uno scudo. Non si ricaricano.
galaxy_trucker-thing-figure-exposed-says = { $figure }: connettori esposti, cioè senza nulla accanto. Lì i piccoli meteoriti fanno male, e la polvere stellare costa un giorno per ognuno.
galaxy_trucker-thing-figure-goods-says = { $figure }: cubetti nelle tue stive, da vendere all'arrivo.
galaxy_trucker-thing-figure-lost-says = { $figure }: tessere perse lungo la rotta. Alla fine ognuna costa un credito.
galaxy_trucker-thing-figure-credits-says = { $figure }: crediti guadagnati finora. Alla fine vince chi ne ha di più.
galaxy_trucker-thing-card-open-space-says = Ognuno avanza di tanti spazi quanti ne spingono i motori. Con potenza 0 devi abbandonare la corsa.
galaxy_trucker-thing-card-planets-says = A turno atterri su un pianeta libero e carichi i suoi cubetti, o passi. Atterrare costa giorni: { $days }.
galaxy_trucker-thing-card-abandoned-ship-says = Il primo che la vuole rinuncia a { $crew_lost } membri dell'equipaggio e prende { $credits } crediti. Giorni persi: { $days }.
galaxy_trucker-thing-card-abandoned-station-says = Il primo che la vuole, con un equipaggio di almeno { $crew_needed }, carica le merci e non perde nessuno. Giorni persi: { $days }.
galaxy_trucker-thing-card-meteors-says = Arrivano uno alla volta. Due dadi dicono la colonna o la riga, la stessa per tutte le navi.
galaxy_trucker-thing-card-slavers-says = Batti la potenza di fuoco { $firepower } e prendi { $credits } crediti; giorni persi: { $days }. Con meno perdi { $crew_lost } membri dell'equipaggio, in pareggio nulla.
galaxy_trucker-thing-card-smugglers-says = Batti la potenza di fuoco { $firepower } e prendi le merci; giorni persi: { $days }. Con meno perdi { $goods_lost } cubetti, in pareggio nulla.
galaxy_trucker-thing-card-pirates-says = Batti la potenza di fuoco { $firepower } e prendi { $credits } crediti; giorni persi: { $days }. Con meno ti sparano, in pareggio nulla.
galaxy_trucker-thing-card-combat-zone-says = Una linea alla volta, ci rimette chi ha il valore più basso; in parità, chi è più avanti.
galaxy_trucker-thing-card-stardust-says = Ognuno perde un giorno per ogni connettore esposto della sua nave.
galaxy_trucker-thing-card-epidemic-says = Ogni cabina occupata e interconnessa a un'altra cabina occupata perde un membro dell'equipaggio.
galaxy_trucker-thing-card-sabotage-says = Colpisce l'equipaggio più piccolo. I dadi indicano una tessera, che salta in aria; se lì non c'è nulla si ritenta, fino a { $tries } volte.
galaxy_trucker-thing-planet = Pianeta { $planet }
galaxy_trucker-thing-planet-says =
    { $count ->
        [one] Posto per una nave, che carica: { $goods }. Atterrare costa { $count } giorno.
       *[other] Posto per una nave, che carica: { $goods }. Atterrare costa { $count } giorni.
    }
galaxy_trucker-thing-cube = cubetto { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-thing-cube-says =
    { $count ->
        [one] All'arrivo si vende a { $count } credito. Va in qualsiasi stiva.
       *[other] All'arrivo si vende a { $count } crediti. Va in qualsiasi stiva.
    }
galaxy_trucker-thing-red = cubetto { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-thing-red-says = All'arrivo si vende a { $count } crediti. Va solo in una stiva rossa.
galaxy_trucker-thing-meteor-big = Grosso meteorite
galaxy_trucker-thing-meteor-big-says = Distrugge la tessera che incontra. Gli scudi non servono: serve un cannone puntato lì.
galaxy_trucker-thing-meteor-small = Piccolo meteorite
galaxy_trucker-thing-meteor-small-says = Rimbalza sui lati lisci. Se trova un connettore esposto distrugge la tessera, a meno che uno scudo copra quel lato.
galaxy_trucker-thing-shot-heavy = Cannonata pesante
galaxy_trucker-thing-shot-heavy-says = Distrugge la prima tessera sulla sua linea. Nulla la ferma.
galaxy_trucker-thing-shot-light = Cannonata leggera
galaxy_trucker-thing-shot-light-says = Distrugge la prima tessera sulla sua linea, a meno che uno scudo attivo copra quel lato.
galaxy_trucker-thing-dice = I dadi
galaxy_trucker-thing-dice-says = La loro somma indica la colonna o la riga in cui arriva qualcosa.
galaxy_trucker-thing-days = Giorni
galaxy_trucker-thing-days-says = Ogni giorno perso fa arretrare il tuo razzo di uno spazio libero.
galaxy_trucker-thing-credits = Crediti
galaxy_trucker-thing-credits-says = Il denaro dei camionisti. Alla fine vince chi ne ha di più.
galaxy_trucker-thing-cards = Carte in arrivo
galaxy_trucker-thing-cards-says = Avventure che ti aspettano prima dell'arrivo: { $count }.
galaxy_trucker-thing-ledger = I conti
galaxy_trucker-thing-ledger-says = Ricompense per l'arrivo, per la nave più bella e per le merci, meno un credito per ogni tessera persa.
galaxy_trucker-thing-pipes = Connettori
galaxy_trucker-thing-pipes-says = Uniscono le tessere. Singolo con singolo, doppio con doppio; l'universale, a tre punte, va con tutti; un lato liscio solo con un lato liscio.
galaxy_trucker-thing-fault-single-against-double-says = Singolo con singolo, doppio con doppio; l'universale va con tutti. Qui un singolo incontra un doppio.
galaxy_trucker-thing-fault-smooth-against-connector-says = Un connettore deve incontrare un connettore. Qui trova un lato liscio.
galaxy_trucker-thing-fault-engine-direction-says = Lo scarico di un motore deve puntare in basso, cioè verso il retro della nave.
galaxy_trucker-thing-fault-exhaust-blocked-says = La casella dietro lo scarico di un motore deve restare vuota.
galaxy_trucker-thing-fault-muzzle-blocked-says = La casella davanti alla bocca di un cannone deve restare vuota.
galaxy_trucker-thing-fault-not-one-piece-says = Da qui nessuna connessione valida porta al resto della nave.
galaxy_trucker-thing-fault-outside-outline-says = Una nave deve stare nella sua area di assemblaggio.
