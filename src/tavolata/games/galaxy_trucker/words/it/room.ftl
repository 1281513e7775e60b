galaxy_trucker-over-reason-arrived = Chi ha almeno un credito ha vinto qualcosa, e davanti a tutti c'è chi ne ha di più.
galaxy_trucker-over-reason-all-gave-up = Tutti hanno abbandonato la corsa: si conta quel che resta.
galaxy_trucker-over-score =
    { $count ->
        [one] { $count } credito
       *[other] { $count } crediti
    }

galaxy_trucker-and = ,{" "}

galaxy_trucker-place = colonna { $column }, riga { $row }

galaxy_trucker-component-battery = vano batteria
    .the = il vano batteria
    .The = Il vano batteria
    .of = del vano batteria
    .to = al vano batteria
galaxy_trucker-component-hold = stiva
    .the = la stiva
    .The = La stiva
    .of = della stiva
    .to = alla stiva
galaxy_trucker-component-red-hold = stiva rossa
    .the = la stiva rossa
    .The = La stiva rossa
    .of = della stiva rossa
    .to = alla stiva rossa
galaxy_trucker-component-starting-cabin = cabina di partenza
    .the = la cabina di partenza
    .The = La cabina di partenza
    .of = della cabina di partenza
    .to = alla cabina di partenza
galaxy_trucker-component-cabin = cabina
    .the = la cabina
    .The = La cabina
    .of = della cabina
    .to = alla cabina
galaxy_trucker-component-structure = modulo strutturale
    .the = il modulo strutturale
    .The = Il modulo strutturale
    .of = del modulo strutturale
    .to = al modulo strutturale
galaxy_trucker-component-engine = motore
    .the = il motore
    .The = Il motore
    .of = del motore
    .to = al motore
galaxy_trucker-component-double-engine = motore doppio
    .the = il motore doppio
    .The = Il motore doppio
    .of = del motore doppio
    .to = al motore doppio
galaxy_trucker-component-cannon = cannone
    .the = il cannone
    .The = Il cannone
    .of = del cannone
    .to = al cannone
galaxy_trucker-component-double-cannon = cannone doppio
    .the = il cannone doppio
    .The = Il cannone doppio
    .of = del cannone doppio
    .to = al cannone doppio
galaxy_trucker-component-brown-life-support = supporto vitale marrone
    .the = il supporto vitale marrone
    .The = Il supporto vitale marrone
    .of = del supporto vitale marrone
    .to = al supporto vitale marrone
galaxy_trucker-component-purple-life-support = supporto vitale viola
    .the = il supporto vitale viola
    .The = Il supporto vitale viola
    .of = del supporto vitale viola
    .to = al supporto vitale viola
galaxy_trucker-component-shield = scudo
    .the = lo scudo
    .The = Lo scudo
    .of = dello scudo
    .to = allo scudo

galaxy_trucker-holds = { WORD($component, of: "galaxy_trucker-component") } da { $capacity }

galaxy_trucker-facing = { $what }, { WORD($side, of: "galaxy_trucker-way") }

galaxy_trucker-way-0 = verso l'alto
galaxy_trucker-way-1 = verso destra
galaxy_trucker-way-2 = verso il basso
galaxy_trucker-way-3 = verso sinistra

galaxy_trucker-covering-0 = copre in alto e a destra
galaxy_trucker-covering-1 = copre a destra e in basso
galaxy_trucker-covering-2 = copre in basso e a sinistra
galaxy_trucker-covering-3 = copre a sinistra e in alto

galaxy_trucker-shielding = { $what }, { WORD($turn, of: "galaxy_trucker-covering") }

galaxy_trucker-pipe-0 = liscio
galaxy_trucker-pipe-1 = singolo
galaxy_trucker-pipe-2 = doppio
galaxy_trucker-pipe-3 = universale

galaxy_trucker-tile = { $what }; lati: in alto { WORD($up, of: "galaxy_trucker-pipe") }, a destra { WORD($right, of: "galaxy_trucker-pipe") }, in basso { WORD($down, of: "galaxy_trucker-pipe") }, a sinistra { WORD($left, of: "galaxy_trucker-pipe") }

galaxy_trucker-good-red = rosso
galaxy_trucker-good-yellow = giallo
galaxy_trucker-good-green = verde
galaxy_trucker-good-blue = blu

galaxy_trucker-good_words = { WORD($good, of: "galaxy_trucker-good") }

galaxy_trucker-crew-humans = umani
galaxy_trucker-crew-human = umano
galaxy_trucker-crew-purple = alieno viola
galaxy_trucker-crew-brown = alieno marrone

galaxy_trucker-crew_counted-human =
    { $count ->
        [one] { $count } umano
       *[other] { $count } umani
    }
galaxy_trucker-crew_counted-purple = alieno viola
galaxy_trucker-crew_counted-brown = alieno marrone

galaxy_trucker-fate-missed = Mancata
galaxy_trucker-fate-bounced = Rimbalza
galaxy_trucker-fate-shot = Abbattuto
galaxy_trucker-fate-shielded = Scudo alzato
galaxy_trucker-fate-hit = Colpita!
galaxy_trucker-fate-why-smooth = su un lato liscio
galaxy_trucker-fate-why-cannon = da un cannone
galaxy_trucker-fate-why-battery = con una batteria
galaxy_trucker-fate-why-no-cannon = Nessun cannone puntato lì
galaxy_trucker-fate-why-no-shield = Nessuno scudo su quel lato
galaxy_trucker-fate-why-pipe = Un connettore esposto, e nessuno scudo su quel lato
galaxy_trucker-fate-why-no-battery = Batterie finite
galaxy_trucker-fate-why-heavy = Una cannonata pesante non si ferma
galaxy_trucker-fate-why-chosen = Per scelta
galaxy_trucker-fate-told = { $fate } { $why }

galaxy_trucker-measure-crew = equipaggio
    .the = l'equipaggio
    .least = l'equipaggio più piccolo
galaxy_trucker-measure-engines = potenza motrice
    .the = la potenza motrice
    .least = la potenza motrice più bassa
galaxy_trucker-measure-firepower = potenza di fuoco
    .the = la potenza di fuoco
    .least = la potenza di fuoco più bassa

galaxy_trucker-enemy-slavers = schiavisti
    .the = gli schiavisti
galaxy_trucker-enemy-smugglers = contrabbandieri
    .the = i contrabbandieri
galaxy_trucker-enemy-pirates = pirati
    .the = i pirati

galaxy_trucker-size-small = piccolo meteorite
    .a = un piccolo meteorite
    .The = Il piccolo meteorite
galaxy_trucker-size-big = grosso meteorite
    .a = un grosso meteorite
    .The = Il grosso meteorite
galaxy_trucker-size-light = cannonata leggera
    .a = una cannonata leggera
    .The = La cannonata leggera
galaxy_trucker-size-heavy = cannonata pesante
    .a = una cannonata pesante
    .The = La cannonata pesante

galaxy_trucker-side-front = davanti
    .the = il davanti
galaxy_trucker-side-right = destra
    .the = il lato destro
galaxy_trucker-side-rear = dietro
    .the = il retro
galaxy_trucker-side-left = sinistra
    .the = il lato sinistro

galaxy_trucker-axis-column = Colonna
galaxy_trucker-axis-row = Riga

galaxy_trucker-line-front = colonna { $line }
galaxy_trucker-line-rear = colonna { $line }
galaxy_trucker-line-left = riga { $line }
galaxy_trucker-line-right = riga { $line }

galaxy_trucker-fault-single-against-double = singolo contro doppio
galaxy_trucker-fault-smooth-against-connector = connettore contro lato liscio
galaxy_trucker-fault-engine-direction = motore non rivolto indietro
galaxy_trucker-fault-exhaust-blocked = scarico ostruito
galaxy_trucker-fault-muzzle-blocked = bocca ostruita
galaxy_trucker-fault-not-one-piece = non connesso alla nave
galaxy_trucker-fault-outside-outline = fuori dall'area

galaxy_trucker-faults-label = L'esito del controllo

galaxy_trucker-fault_words = { WORD($fault, of: "galaxy_trucker-fault") }

galaxy_trucker-card-open-space = Spazio aperto
galaxy_trucker-card-planets = Pianeti
galaxy_trucker-card-abandoned-ship = Nave abbandonata
galaxy_trucker-card-abandoned-station = Stazione abbandonata
galaxy_trucker-card-meteors = Pioggia di meteoriti
galaxy_trucker-card-slavers = Schiavisti
galaxy_trucker-card-smugglers = Contrabbandieri
galaxy_trucker-card-pirates = Pirati
galaxy_trucker-card-combat-zone = Zona di guerra
galaxy_trucker-card-stardust = Polvere stellare
galaxy_trucker-card-epidemic = Epidemia
galaxy_trucker-card-sabotage = Sabotaggio
galaxy_trucker-card-words-open-space = Ognuno avanza quanto spingono i motori.
galaxy_trucker-card-words-planets = Una nave per pianeta. Un giorno perso è uno spazio indietro.
galaxy_trucker-card-words-abandoned-ship = L'equipaggio va, i soldi restano.
galaxy_trucker-card-words-abandoned-station = Hai abbastanza braccia? Allora carica.
galaxy_trucker-card-words-meteors = Due dadi per ognuno, gli stessi per tutti.
galaxy_trucker-card-words-slavers = Battili o perdi equipaggio.
galaxy_trucker-card-words-smugglers = Battili o perdi merci.
galaxy_trucker-card-words-pirates = Battili o ti sparano addosso.
galaxy_trucker-card-words-combat-zone = Una linea alla volta: ci rimette chi ha meno.
galaxy_trucker-card-words-stardust = Un giorno perso per ogni connettore esposto. Un giorno è uno spazio indietro.
galaxy_trucker-card-words-epidemic = Le cabine interconnesse perdono un membro ciascuna.
galaxy_trucker-card-words-sabotage = Tocca all'equipaggio più piccolo: da qualche parte qualcosa salta in aria.
galaxy_trucker-card-label = Carta { $name }: { WORD($kind, of: "galaxy_trucker-card") }
galaxy_trucker-card-stand_in = Una carta fatta in casa.
galaxy_trucker-card-firepower = Potenza di fuoco { $count }
galaxy_trucker-card-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
galaxy_trucker-card-credits =
    { $count ->
        [one] { $count } credito
       *[other] { $count } crediti
    }
galaxy_trucker-card-crew_lost = Equipaggio perso: { $count }
galaxy_trucker-card-crew_needed = Equipaggio richiesto: { $count }
galaxy_trucker-card-needs = Richiede
galaxy_trucker-card-costs = Costa
galaxy_trucker-card-goods_lost = Cubetti persi: { $count }
galaxy_trucker-card-goods = Merci: { $goods }
galaxy_trucker-card-planet = Pianeta { $planet }: { $goods }
galaxy_trucker-card-land = Atterra sul pianeta { $planet }: { $goods }
galaxy_trucker-card-landed = Pianeta { $planet }: occupato da { $name }
galaxy_trucker-card-coming = { WORD($size, of: "galaxy_trucker-size") } da { WORD($side, of: "galaxy_trucker-side") }
galaxy_trucker-card-lowest = Minor { WORD($measure, of: "galaxy_trucker-measure") }
galaxy_trucker-card-tries =
    { $count ->
        [one] { $count } tentativo
       *[other] { $count } tentativi
    }
galaxy_trucker-card-beaten = Battuti!
galaxy_trucker-card-win = Vinci
galaxy_trucker-card-lose = Perdi

galaxy_trucker-cards-left =
    { $count ->
        [one] Ancora { $count } carta
       *[other] Ancora { $count } carte
    }
galaxy_trucker-cards-last = L'ultima carta

galaxy_trucker-ship-mine = La tua nave
galaxy_trucker-ship-of = La nave di { $name }
galaxy_trucker-ship-shown = Mostra la nave di { $name }: { $state }

galaxy_trucker-cell-empty = Colonna { $column }, riga { $row }: vuota
galaxy_trucker-cell-tile = Colonna { $column }, riga { $row }: { $tile }
galaxy_trucker-cell-place = Aggancia in colonna { $column }, riga { $row }: { $tile }
galaxy_trucker-cell-does = { $cell }; { $what }
galaxy_trucker-cell-powered = { $cell }; ha la sua batteria
galaxy_trucker-cell-fault = { $cell }. Errore: { $faults }
galaxy_trucker-cell-crew = equipaggio: { $crew }
galaxy_trucker-cell-no_crew = nessuno a bordo
galaxy_trucker-cell-batteries =
    { $count ->
        [one] { $count } batteria
       *[other] { $count } batterie
    }
galaxy_trucker-cell-goods = merci: { $goods }
galaxy_trucker-cell-no_goods = per ora vuota

galaxy_trucker-figures-crew = Equipaggio
galaxy_trucker-figures-engines = Motori
galaxy_trucker-figures-firepower = Fuoco
galaxy_trucker-figures-exposed = Esposti
galaxy_trucker-figures-batteries = Batterie
galaxy_trucker-figures-goods = Cubetti
galaxy_trucker-figures-lost = Persi
galaxy_trucker-figures-credits = Crediti
galaxy_trucker-figures-with = { $without } – { $with }

galaxy_trucker-others-label = Le altre navi

galaxy_trucker-other-building = costruisce
galaxy_trucker-other-holding = tessera in mano
galaxy_trucker-other-looking = guarda la pila { $pile }
galaxy_trucker-other-finished = partenza { $start }
galaxy_trucker-other-flying = posizione { $place }
galaxy_trucker-other-declared = potenza { $power }
galaxy_trucker-other-gave-up = fuori corsa
galaxy_trucker-other-faults =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
galaxy_trucker-other-sound = senza errori

galaxy_trucker-yard-label = Il deposito

galaxy_trucker-heap-take = Prendi una tessera dal mucchio
galaxy_trucker-heap-short = Mucchio
galaxy_trucker-heap-count =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
galaxy_trucker-heap-left =
    { $count ->
        [one] { $count } tessera a faccia in giù
       *[other] { $count } tessere a faccia in giù
    }

galaxy_trucker-open-label = Tessere a faccia in su
galaxy_trucker-open-empty = Nessuna tessera a faccia in su.
galaxy_trucker-open-take = Prendi: { $tile }

galaxy_trucker-hand-label = In mano
galaxy_trucker-hand-empty = La tua mano è vuota
galaxy_trucker-hand-turn = Ruota: { $tile }
galaxy_trucker-hand-back = Rimettila
galaxy_trucker-hand-reserve = Prenotala
galaxy_trucker-hand-turn_loose = Ruotala
galaxy_trucker-hand-pick_up = Riprendila

galaxy_trucker-reserve-label = Tessere prenotate
galaxy_trucker-reserve-take = Prendi la tessera prenotata: { $tile }
galaxy_trucker-reserve-lies = Tessera prenotata: { $tile }
galaxy_trucker-reserve-empty = Qui c'è posto

galaxy_trucker-piles-label = Le pile di carte

galaxy_trucker-pile-look = Guarda la pila { $pile }
galaxy_trucker-pile-held = Pila { $pile }: in mano a { $name }
galaxy_trucker-pile-rests = Pila { $pile }
galaxy_trucker-pile-closed = Pila { $pile }: nessuno può guardarla
galaxy_trucker-pile-title = Pila { $pile }
galaxy_trucker-pile-done = Posala

galaxy_trucker-clock-label = Il tuo orologio
galaxy_trucker-clock-left =
    { $seconds ->
        [one] Ancora { $seconds } secondo sul tuo orologio
       *[other] Ancora { $seconds } secondi sul tuo orologio
    }
galaxy_trucker-clock-running = il tuo tempo
galaxy_trucker-clock-waiting = aspetta te

galaxy_trucker-glass-label = La clessidra
galaxy_trucker-glass-run = Giro { $space } di { $runs }
galaxy_trucker-glass-running =
    { $seconds ->
        [one] Giro { $space } di { $runs }, circa { $seconds } secondo alla fine
       *[other] Giro { $space } di { $runs }, circa { $seconds } secondi alla fine
    }
galaxy_trucker-glass-empty = Giro { $space } di { $runs }: la sabbia è finita
galaxy_trucker-glass-turn = Capovolgila

galaxy_trucker-finish-ask = Termina l'assemblaggio
galaxy_trucker-finish-start = Partenza { $start }
galaxy_trucker-finish-which = Da dove parti? Dopo non si costruisce più.
galaxy_trucker-finish-not_yet = Continua a costruire

galaxy_trucker-route-label = La rotta
galaxy_trucker-route-rocket = { $name }: posizione { $place }, giorno { $days }
galaxy_trucker-route-place = Sei in posizione { $place } di { $count }
galaxy_trucker-route-near =
    { $count ->
        [one] Il leader ti doppia se guadagna su di te più di { $count } spazio
       *[other] Il leader ti doppia se guadagna su di te più di { $count } spazi
    }
galaxy_trucker-route-last = Il leader ti doppia se guadagna su di te anche solo uno spazio

galaxy_trucker-dice-label = { WORD($axis, of: "galaxy_trucker-axis") } { $sum }

galaxy_trucker-pool-label = Cubetti da caricare
galaxy_trucker-pool-good = Carica un cubetto { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-pool-out = Scarica
galaxy_trucker-pool-out_long = Scarica cubetti da una stiva
galaxy_trucker-pool-empty = Tutto stivato.
galaxy_trucker-pool-why-no-hold = niente stive
galaxy_trucker-pool-why-no-red-hold = niente stive rosse
galaxy_trucker-pool-why-no-room = non c'è posto

galaxy_trucker-ask-label = Che cosa c'è da fare
galaxy_trucker-ask-clear = Anzi, no

galaxy_trucker-watching-label = Guarda il resto del volo
galaxy_trucker-watching-quick = Più in fretta
galaxy_trucker-watching-usual = A velocità normale
galaxy_trucker-watching-end = Dritto alla fine

galaxy_trucker-action-draw = Pesca la tessera { $tile }
galaxy_trucker-action-deal = Distribuisci la carta { $card }
galaxy_trucker-action-run-out = La sabbia finisce
galaxy_trucker-action-time-up = Il tempo di { $name } finisce
galaxy_trucker-action-take-heap = Prendi una tessera dal mucchio
galaxy_trucker-action-take-table = Prendi la tessera { $tile }
galaxy_trucker-action-take-reserve = Prendi la tessera prenotata { $tile }
galaxy_trucker-action-place = Agganciala in { $place }, ruotata { $turn }
galaxy_trucker-action-pick-up = Riprendila
galaxy_trucker-action-reserve = Prenota
galaxy_trucker-action-return = Rimettila nel mucchio
galaxy_trucker-action-look = Guarda la pila { $pile }
galaxy_trucker-action-look-done = Posa la pila
galaxy_trucker-action-turn-glass = Capovolgi la clessidra
galaxy_trucker-action-finish = Termina: partenza { $start }
galaxy_trucker-action-remove = Toglila
galaxy_trucker-action-keep = Continua col troncone { $piece }
galaxy_trucker-action-crew = { WORD($crew, of: "galaxy_trucker-aboard") }

galaxy_trucker-aboard-humans = Due umani
galaxy_trucker-aboard-purple = Alieno viola
galaxy_trucker-aboard-brown = Alieno marrone

galaxy_trucker-action-roll = Lancia { $low } e { $high }
galaxy_trucker-action-fly-on = Continua il volo
galaxy_trucker-action-give-up = Abbandona
galaxy_trucker-action-power = Attivalo
galaxy_trucker-action-battery = Usa una batteria
galaxy_trucker-action-declare = Basta batterie
galaxy_trucker-action-take-hit = Incassa il colpo
galaxy_trucker-action-lose-crew = Uno se ne va
galaxy_trucker-action-lose-cube = Cedi un cubetto
galaxy_trucker-action-land = Atterra sul pianeta { $planet }
galaxy_trucker-action-pass = Passa
galaxy_trucker-action-claim = Prendila
galaxy_trucker-action-load = Carica un cubetto { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-action-unload = Scarica un cubetto { WORD($good, of: "galaxy_trucker-good") }
galaxy_trucker-action-load-done = Carico finito

galaxy_trucker-event-took-heap = { $name } prende una tessera dal mucchio.
galaxy_trucker-event-took-heap-no-tile = { $name } prende una tessera dal mucchio.
galaxy_trucker-event-took-table = { $name } prende una tessera a faccia in su.
galaxy_trucker-event-took-reserve = { $name } prende una tessera prenotata.
galaxy_trucker-event-placed =
    { $side ->
        [right] { $name } aggancia { WORD($part, of: "galaxy_trucker-a") } a destra { WORD($beside, of: "galaxy_trucker-component", form: "of") }.
        [left] { $name } aggancia { WORD($part, of: "galaxy_trucker-a") } a sinistra { WORD($beside, of: "galaxy_trucker-component", form: "of") }.
       *[other] { $name } aggancia { WORD($part, of: "galaxy_trucker-a") } { WORD($side, of: "galaxy_trucker-beside") } { WORD($beside, of: "galaxy_trucker-component", form: "to") }.
    }
galaxy_trucker-event-placed-moved =
    { $side ->
        [right] { $name } sposta { WORD($part, of: "galaxy_trucker-component", form: "the") }: a destra { WORD($beside, of: "galaxy_trucker-component", form: "of") }.
        [left] { $name } sposta { WORD($part, of: "galaxy_trucker-component", form: "the") }: a sinistra { WORD($beside, of: "galaxy_trucker-component", form: "of") }.
       *[other] { $name } sposta { WORD($part, of: "galaxy_trucker-component", form: "the") }: { WORD($side, of: "galaxy_trucker-beside") } { WORD($beside, of: "galaxy_trucker-component", form: "to") }.
    }
galaxy_trucker-event-picked-up = { $name } riprende { WORD($part, of: "galaxy_trucker-component", form: "the") }.
galaxy_trucker-event-reserved = { $name } prenota { WORD($part, of: "galaxy_trucker-a") }.
galaxy_trucker-event-returned = { $name } rimette nel mucchio { WORD($part, of: "galaxy_trucker-a") }.
galaxy_trucker-event-looks = { $name } guarda la pila { $pile }.
galaxy_trucker-event-looks-no-cards = { $name } guarda la pila { $pile }.
galaxy_trucker-event-looked = { $name } posa la pila { $pile }.
galaxy_trucker-event-glass-turned = { $name } capovolge la clessidra: giro { $space }.
galaxy_trucker-event-glass-empty = La sabbia del giro { $space } è finita.
galaxy_trucker-event-glass-empty-last = L'ultima sabbia è finita: giù gli attrezzi!
galaxy_trucker-event-out-of-time = Il tempo di { $name } è finito.
galaxy_trucker-event-finished = { $name } ha finito: partenza { $start }.
galaxy_trucker-event-finished-caught = { $name } stava ancora costruendo: partenza { $start }.
galaxy_trucker-event-checked =
    { $count ->
        [one] Il controllo trova { $count } errore sulla nave di { $name }.
       *[other] Il controllo trova { $count } errori sulla nave di { $name }.
    }
galaxy_trucker-event-checked-sound = La nave di { $name } è senza errori.
galaxy_trucker-event-tiles-lost-mended = { $name } toglie: { $parts }.
galaxy_trucker-event-tiles-lost-flown-off = Via dalla nave di { $name }: { $parts }.
galaxy_trucker-event-tiles-lost-reserve = { $name } perde quel che aveva prenotato: { $parts }.
galaxy_trucker-event-tiles-lost-destroyed = { $name } perde: { $parts }.
galaxy_trucker-event-moved-up = { $name } avanza: partenza { $start }.
galaxy_trucker-event-moved-behind = { $name } ha dovuto correggere la nave e parte più indietro: partenza { $start }.
galaxy_trucker-event-boarded = A bordo della nave di { $name }: { WORD($crew, of: "galaxy_trucker-crew") }.
galaxy_trucker-event-launched = Si parte! In ordine: { $order }.
galaxy_trucker-event-card-turned = Nuova carta: { WORD($what, of: "galaxy_trucker-card") }.
galaxy_trucker-event-card-skipped = Non succede nulla: c'è una nave sola.
galaxy_trucker-event-too-few = { $name } ha un equipaggio di { $has }: ne servono { $needed }.
galaxy_trucker-event-rolled = { WORD($axis, of: "galaxy_trucker-axis") } { $sum }: { WORD($size, of: "galaxy_trucker-size", form: "a") } da { WORD($side, of: "galaxy_trucker-side") }. A vuoto per { $misses }.
galaxy_trucker-event-rolled-no-misses = { WORD($axis, of: "galaxy_trucker-axis") } { $sum }: { WORD($size, of: "galaxy_trucker-size", form: "a") } da { WORD($side, of: "galaxy_trucker-side") }.
galaxy_trucker-event-sabotage-rolled = { WORD($axis, of: "galaxy_trucker-axis") } { $sum } sulla nave di { $name }.
galaxy_trucker-event-declared-race = { $name }: { WORD($measure, of: "galaxy_trucker-measure") } { $power }.
galaxy_trucker-event-declared-fight = { $name }: { WORD($measure, of: "galaxy_trucker-measure") } { $power }.
galaxy_trucker-event-declared-zone = { $name }: { WORD($measure, of: "galaxy_trucker-measure") } { $power }.
galaxy_trucker-event-moved-engines =
    { $count ->
        [one] { $name } avanza di { $count } spazio.
       *[other] { $name } avanza di { $count } spazi.
    }
galaxy_trucker-event-moved-back-days =
    { $count ->
        [one] { $name } perde { $count } giorno di volo.
       *[other] { $name } perde { $count } giorni di volo.
    }
galaxy_trucker-event-moved-back-pipes =
    { $count ->
        [one] { $name } ha { $count } connettore esposto: { $count } giorno perso.
       *[other] { $name } ha { $count } connettori esposti: { $count } giorni persi.
    }
galaxy_trucker-event-batteries-spent-power = { $name } spende una batteria.
galaxy_trucker-event-batteries-spent-taken =
    { $count ->
        [one] { $name } cede { $count } batteria.
       *[other] { $name } cede { $count } batterie.
    }
galaxy_trucker-event-batteries-spent-destroyed =
    { $count ->
        [one] { $name } perde anche { $count } batteria.
       *[other] { $name } perde anche { $count } batterie.
    }
galaxy_trucker-event-crew-lost-sent = { $name } perde equipaggio: { $crew }.

galaxy_trucker-log-next = Poi { $crew }.

galaxy_trucker-event-crew-lost-life-support = Senza supporto vitale la nave di { $name } perde: { $crew }.
galaxy_trucker-event-crew-lost-epidemic = L'epidemia porta via a { $name }: { $crew }.
galaxy_trucker-event-crew-lost-destroyed = { $name } perde anche: { $crew }.
galaxy_trucker-event-goods-lost-taken = { $name } perde merci: { $goods }.
galaxy_trucker-event-goods-lost-destroyed = { $name } perde anche merci: { $goods }.
galaxy_trucker-event-goods-offered = { $name } può caricare: { $goods }. La banca non ha: { $lacking }.
galaxy_trucker-event-goods-offered-no-lacking = { $name } può caricare: { $goods }.
galaxy_trucker-event-goods-offered-no-goods = Niente da caricare per { $name }; la banca non ha: { $lacking }.
galaxy_trucker-event-goods-offered-no-goods-no-lacking = Niente da caricare per { $name }.
galaxy_trucker-event-loaded = { $name } carica un cubetto { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-event-unloaded = { $name } scarica un cubetto { WORD($good, of: "galaxy_trucker-good") }.
galaxy_trucker-event-goods-left = { $name } lascia a terra: { $goods }.
galaxy_trucker-event-goods-left-no-goods = { $name } ha finito di caricare.
galaxy_trucker-event-landed = { $name } atterra sul pianeta { $planet }.
galaxy_trucker-event-passed-choice = { $name } passa.
galaxy_trucker-event-passed-taken = Per { $name } non restano pianeti.
galaxy_trucker-event-claimed = { $name } prende la ricompensa.
galaxy_trucker-event-earned =
    { $count ->
        [one] { $name } guadagna { $count } credito.
       *[other] { $name } guadagna { $count } crediti.
    }
galaxy_trucker-event-fought-won = { $name } batte { WORD($enemy, of: "galaxy_trucker-enemy", form: "the") }: { $power } contro { $firepower }!
galaxy_trucker-event-fought-tied = { $name } e { WORD($enemy, of: "galaxy_trucker-enemy", form: "the") } pareggiano a { $firepower }: non succede nulla.
galaxy_trucker-event-fought-lost = { $name } perde lo scontro con { WORD($enemy, of: "galaxy_trucker-enemy", form: "the") }: { $power } contro { $firepower }.
galaxy_trucker-event-lowest-least = { $name } ha { WORD($measure, of: "galaxy_trucker-measure", form: "least") }: { $power }. Gli altri: { $others }.
galaxy_trucker-event-lowest-ahead = Parità di { WORD($measure, of: "galaxy_trucker-measure") } a { $power }: ci rimette chi è più avanti, { $name } ({ $rule }). Gli altri: { $others }.
galaxy_trucker-event-struck-bounced-smooth = Rimbalza su un lato liscio della nave di { $name }.
galaxy_trucker-event-struck-shot-cannon = { $name } lo abbatte.
galaxy_trucker-event-struck-shot-battery = { $name } lo abbatte con un cannone doppio.
galaxy_trucker-event-struck-shielded-battery = Uno scudo di { $name } ferma il colpo.
galaxy_trucker-event-struck-hit-no-cannon = { WORD($size, of: "galaxy_trucker-size", form: "The") } colpisce la nave di { $name }: nessun cannone puntato lì.
galaxy_trucker-event-struck-hit-no-shield = { WORD($size, of: "galaxy_trucker-size", form: "The") } colpisce la nave di { $name }: nessuno scudo copre { WORD($side, of: "galaxy_trucker-side", form: "the") }.
galaxy_trucker-event-struck-hit-pipe = { WORD($size, of: "galaxy_trucker-size", form: "The") } colpisce un connettore esposto di { $name }: nessuno scudo copre { WORD($side, of: "galaxy_trucker-side", form: "the") }.
galaxy_trucker-event-struck-hit-no-battery = { WORD($size, of: "galaxy_trucker-size", form: "The") } colpisce la nave di { $name }: nessuna batteria per difendersi.
galaxy_trucker-event-struck-hit-heavy = { WORD($size, of: "galaxy_trucker-size", form: "The") } colpisce la nave di { $name }: nulla la ferma.
galaxy_trucker-event-struck-hit-chosen = { $name } incassa il colpo: { WORD($size, of: "galaxy_trucker-size") }.
galaxy_trucker-event-sabotage-failed = Lì non c'è nulla: stavolta la nave di { $name } la scampa.
galaxy_trucker-event-gave-up-engines = { $name } non ha potenza motrice: fuori corsa.
galaxy_trucker-event-gave-up-humans = { $name } non ha più umani a bordo: fuori corsa.
galaxy_trucker-event-gave-up-lapped = Il leader doppia { $name }: fuori corsa.
galaxy_trucker-event-gave-up-choice = { $name } abbandona la corsa.
galaxy_trucker-event-settled =
    { $total ->
        [one] { $name } chiude con { $total } credito.
       *[other] { $name } chiude con { $total } crediti.
    }
galaxy_trucker-event-ended =
    { $count ->
        [one] Il volo è finito. Davanti a tutti: { $winners }.
       *[other] Il volo è finito. Davanti a tutti, a pari merito: { $winners }.
    }

galaxy_trucker-mine-building = Costruisci! Prendi una tessera.
galaxy_trucker-mine-holding = Costruisci! Agganciala, prenotala o rimettila nel mucchio.
galaxy_trucker-mine-holding-no-reserve = Costruisci! Agganciala o rimettila nel mucchio.
galaxy_trucker-mine-looking = Stai guardando le carte.
galaxy_trucker-mine-looking_timed = Guardi le carte, e il tempo corre.
galaxy_trucker-mine-finished = Hai finito. Gli altri costruiscono.
galaxy_trucker-mine-mending = La tua nave ha degli errori: correggili.
galaxy_trucker-mine-fly-on = Continui il volo?
galaxy_trucker-mine-power = La tua { WORD($measure, of: "galaxy_trucker-measure") }!
galaxy_trucker-mine-battery = Scegli una batteria.
galaxy_trucker-mine-defend = In arrivo!
galaxy_trucker-mine-keep = La tua nave si è spezzata.
galaxy_trucker-mine-lose-crew = Perdi equipaggio.
galaxy_trucker-mine-lose-goods = Perdi merci.
galaxy_trucker-mine-land = Atterri o passi?
galaxy_trucker-mine-claim = Ricompensa: sì o no?
galaxy_trucker-mine-load = Carica le merci.

galaxy_trucker-status-building = Tutti costruiscono.
galaxy_trucker-status-mending = Si controllano e si correggono le navi.
galaxy_trucker-status-boarding = Gli equipaggi salgono a bordo.
galaxy_trucker-status-flight = Le navi sono in viaggio.
galaxy_trucker-status-card = { WORD($what, of: "galaxy_trucker-card") }…
galaxy_trucker-status-fly-on = { $name } può continuare il volo o abbandonare.
galaxy_trucker-status-power = { $name } dichiara { WORD($measure, of: "galaxy_trucker-measure", form: "the") }.
galaxy_trucker-status-battery = { $name } sceglie una batteria.
galaxy_trucker-status-defend = { $name } difende la nave.
galaxy_trucker-status-keep = { $name } ha la nave a pezzi e sceglie un troncone.
galaxy_trucker-status-lose-crew = { $name } perde equipaggio.
galaxy_trucker-status-lose-goods = { $name } perde merci.
galaxy_trucker-status-land = { $name } atterra o passa.
galaxy_trucker-status-claim = { $name } prende la ricompensa o passa.
galaxy_trucker-status-load = { $name } carica merci.
galaxy_trucker-status-over =
    { $count ->
        [one] Davanti a tutti: { $winners }!
       *[other] Davanti a tutti, a pari merito: { $winners }!
    }

galaxy_trucker-prompt-building = Prendi una tessera: dal mucchio, o una a faccia in su.
galaxy_trucker-prompt-building_open = Il mucchio è vuoto: prendi una tessera a faccia in su, o termina.
galaxy_trucker-prompt-holding = Tocca una casella accesa per agganciare la tessera, o la tessera per ruotarla.
galaxy_trucker-prompt-reserved = Una tessera prenotata: agganciala, o prenotala di nuovo.
galaxy_trucker-prompt-loose = L'ultima tessera resta libera finché non ne prendi un'altra.
galaxy_trucker-prompt-looking = Queste carte le vedi solo tu. Posale per continuare.
galaxy_trucker-prompt-mending = Tocca una tessera che brilla per toglierla.
galaxy_trucker-prompt-mending_picked = Togli { WORD($component, of: "galaxy_trucker-component", form: "the") }?
galaxy_trucker-prompt-mending_wait = La tua nave è senza errori. Gli altri correggono i loro.
galaxy_trucker-prompt-pieces = La tua nave è in più tronconi. Tocca quello da tenere.
galaxy_trucker-prompt-piece =
    { $count ->
        [one] Tieni questo troncone da { $count } tessera? Tutto il resto vola via.
       *[other] Tieni questo troncone da { $count } tessere? Tutto il resto vola via.
    }
galaxy_trucker-prompt-boarding = Tocca una cabina: chi ci abita?
galaxy_trucker-prompt-boarding_wait = Gli equipaggi salgono a bordo.
galaxy_trucker-prompt-power-engines = Potenza motrice { $power }. Tocca un motore doppio per attivarlo.
galaxy_trucker-prompt-power-firepower = Potenza di fuoco { $power }. Tocca un cannone doppio per attivarlo.
galaxy_trucker-prompt-battery = Da quale vano viene la batteria?
galaxy_trucker-prompt-defend-small = Un piccolo meteorite da { WORD($side, of: "galaxy_trucker-side") }, { $line }. Tocca uno scudo per attivarlo.
galaxy_trucker-prompt-defend-big = Un grosso meteorite da { WORD($side, of: "galaxy_trucker-side") }, { $line }. Tocca un cannone doppio per abbatterlo.
galaxy_trucker-prompt-defend-light = Una cannonata leggera da { WORD($side, of: "galaxy_trucker-side") }, { $line }. Tocca uno scudo per attivarlo.
galaxy_trucker-prompt-defend-heavy = Una cannonata pesante da { WORD($side, of: "galaxy_trucker-side") }, { $line }.
galaxy_trucker-prompt-lose-crew =
    { $count ->
        [one] { $count } membro dell'equipaggio deve andarsene: tocca una cabina.
       *[other] { $count } membri dell'equipaggio devono andarsene: tocca una cabina.
    }
galaxy_trucker-prompt-lose-goods =
    { $count ->
        [one] { $count } cubetto da cedere, il più prezioso: toccalo.
       *[other] { $count } cubetti da cedere, i più preziosi per primi: toccane uno.
    }
galaxy_trucker-prompt-lose-batteries =
    { $count ->
        [one] Cubetti finiti: se ne va { $count } batteria.
       *[other] Cubetti finiti: se ne vanno { $count } batterie.
    }
galaxy_trucker-prompt-land = Scegli un pianeta sulla carta, o passa.
galaxy_trucker-prompt-claim =
    { $count ->
        [one] Prendi la ricompensa per { $count } giorno di volo, o passa.
       *[other] Prendi la ricompensa per { $count } giorni di volo, o passa.
    }
galaxy_trucker-prompt-claim-ship =
    { $count ->
        [one] Rinunci a { $crew } membri dell'equipaggio e a { $count } giorno di volo per { $credits } crediti?
       *[other] Rinunci a { $crew } membri dell'equipaggio e a { $count } giorni di volo per { $credits } crediti?
    }
galaxy_trucker-prompt-load = Scegli un cubetto, poi tocca una stiva accesa.
galaxy_trucker-prompt-load_out = Tocca una stiva per scaricare un cubetto.
galaxy_trucker-prompt-load_over = Tutti i cubetti sono a bordo: tocca «Carico finito».
galaxy_trucker-prompt-load_none = Non ci sta altro: tocca «Carico finito».
galaxy_trucker-prompt-load_full = Non ci sta altro. Scarica un cubetto per fare posto, o tocca «Carico finito».
galaxy_trucker-prompt-fly-on = La carta è risolta. Continui il volo o abbandoni?
galaxy_trucker-prompt-watching = Per te la corsa è finita: guarda gli altri.
galaxy_trucker-prompt-flight = In viaggio…
galaxy_trucker-prompt-over = Il volo è finito.

galaxy_trucker-ledger-label = I conti
galaxy_trucker-ledger-arrived = Posizione
galaxy_trucker-ledger-out-choice = abbandono
galaxy_trucker-ledger-out-engines = senza motori
galaxy_trucker-ledger-out-humans = senza umani
galaxy_trucker-ledger-out-lapped = un giro indietro
galaxy_trucker-ledger-earned = Guadagni in volo
galaxy_trucker-ledger-reward = Arrivo
galaxy_trucker-ledger-prettiest = Nave più bella
galaxy_trucker-ledger-goods = Merci vendute
galaxy_trucker-ledger-losses = Componenti persi
galaxy_trucker-ledger-total = Crediti
galaxy_trucker-ledger-place = { $place }º
