bomb_busters-twists = Che cosa aggiunge questa missione
bomb_busters-pad-locked = { WORD($value, of: "bomb_busters-value") }: è nella tua mano, ma per ora la missione lo tiene bloccato
bomb_busters-board-locked = bloccato dalla missione
bomb_busters-twist-sequence = La fila di carte Numerate
bomb_busters-twist-sequence-now = Della fila ora si taglia solo { $value }: { $cut } su { $needed }. Quello che non è nella fila è libero.
bomb_busters-twist-sequence-ends = La fila continua dalla sua estremità sinistra o da quella destra.
bomb_busters-twist-sequence-done = La fila è finita: ogni valore è libero.
bomb_busters-twist-sequence-now-card = { $value }: adesso, { $cut } su { $needed } tagliati
bomb_busters-twist-sequence-later-card = { $value }: bloccato, viene dopo
bomb_busters-twist-sequence-down-card = { $value }: fatto, libero
bomb_busters-mission-10-title = Contro il tempo
bomb_busters-mission-10-briefing = L'orologio corre e nessuno aspetta nessuno: il turno seguente è di chi lo chiama per primo. Due di fila sono permessi solo quando al massimo due di voi hanno ancora cavi.
bomb_busters-mission-19-title = L'orologio bugiardo
bomb_busters-mission-19-briefing = Una voce vi dà quindici minuti. Li conta ad alta voce, e non li conta bene.
bomb_busters-action-claim = Questo turno è mio
bomb_busters-action-tick = L'orologio parla
bomb_busters-event-claimed = { $name } chiama prima degli altri, e ha il turno.
bomb_busters-event-cue-start =
    { $minutes ->
        [one] L'orologio parte: { $minutes } minuto.
       *[other] L'orologio parte: { $minutes } minuti.
    }
bomb_busters-event-cue-left =
    { $minutes ->
        [0] L'orologio: restano { $seconds } secondi.
        [one] L'orologio: resta { $minutes } minuto.
       *[other] L'orologio: restano { $minutes } minuti.
    }
bomb_busters-event-cue-cut-down =
    { $minutes ->
        [one] L'orologio salta: resta { $minutes } minuto.
       *[other] L'orologio salta: restano { $minutes } minuti.
    }
bomb_busters-event-cue-over = L'orologio è a zero.
bomb_busters-event-ended-time = Il tempo è finito: la bomba esplode.
bomb_busters-ended-time = Bum! Tempo scaduto.
bomb_busters-over-reason-time = L'orologio è arrivato a zero.
bomb_busters-mine-claim = Chi continua? Chiama il turno se hai un'idea sicura.
bomb_busters-status-claim = Il turno seguente è di chi chiama per primo.
bomb_busters-twist-claim-may = Nessuno ha il turno: lo prende chi chiama per primo.
bomb_busters-twist-claim-waits = L'ultimo turno era tuo: ora chiamano gli altri.
bomb_busters-twist-claim-turn = { $name } ha chiamato, e ha il turno.
bomb_busters-twist-clock = L'orologio: { $time }
bomb_busters-twist-clock-turns = Ogni turno costa cinque secondi.
bomb_busters-twist-clock-mute = Senza voce
bomb_busters-twist-clock-speak = Con la voce
bomb_busters-voice-wait = L'orologio parte quando ci sono tutti i primi segnalini.
bomb_busters-voice-start =
    { $minutes ->
        [one] { $minutes } minuto. Cominciate.
       *[other] { $minutes } minuti. Cominciate. Io conto.
    }
bomb_busters-voice-left =
    { $minutes ->
        [0] Restano { $seconds } secondi.
        [one] Resta { $minutes } minuto.
       *[other] Restano { $minutes } minuti.
    }
bomb_busters-voice-cut-down =
    { $minutes ->
        [one] Ho contato male. Resta { $minutes } minuto. Che sbadataggine.
       *[other] Ho contato male. Restano { $minutes } minuti. Che sbadataggine.
    }
bomb_busters-voice-over = Il tempo è finito. Addio.
bomb_busters-twist-left = { WORD($value, of: "bomb_busters-value") }: segnalini rimasti: { $left }
bomb_busters-twist-parity = I segnalini dicono solo se un valore è pari o dispari.
bomb_busters-twist-count = I segnalini dicono quante volte il valore sta sul suo portatessere.
bomb_busters-twist-as-red = In questa missione { $value } conta come rosso: chi lo taglia fa esplodere la bomba.
bomb_busters-twist-x-wires = I cavi con la X non sono in ordine.
bomb_busters-twist-x-wires-locked = I cavi con la X non sono in ordine, e non si possono ancora tagliare.
bomb_busters-twist-x-wires-blue = Sono tutti blu.
bomb_busters-twist-open-cards = Si taglia solo quello che è scoperto; poi la sua carta si copre.
bomb_busters-twist-open-cards-up = { $value }: scoperto
bomb_busters-twist-open-cards-down = { $value }: coperto
bomb_busters-twist-padlocks = Ogni carta ha un secondo lucchetto: il numero che porta.
bomb_busters-twist-padlocks-lock = { WORD($card, of: "bomb_busters-card") }: anche { $needed } cavi di valore { $value }, finora { $cut }
bomb_busters-twist-padlocks-gone = { WORD($card, of: "bomb_busters-card") }: il lucchetto { $value } non c'è più
bomb_busters-twist-radar-waits = Si sta per scoprire la prossima carta Numerata; ne restano { $left }.
bomb_busters-twist-radar-asks = { $name } sceglie chi taglia { $value }.
bomb_busters-twist-radar-cuts = { $name } deve tagliare { $value }.
bomb_busters-twist-radar-has = Il portatessere { $letter } ce l'ha
bomb_busters-twist-radar-lacks = Il portatessere { $letter } non ce l'ha
bomb_busters-twist-thaw = Tagliate tutti i cavi di valore { $value }, e una carta si scongela. Carte rimaste nel mazzo: { $pile }.
bomb_busters-twist-thaw-over = Non si scongela più niente.
bomb_busters-twist-thaw-frozen = Carte Equipaggiamento congelate: { $frozen }
bomb_busters-twist-characters = Personaggi speciali liberi: ognuno serve una volta nella missione.
bomb_busters-twist-own-constraints = Ognuno rispetta la propria carta Vincolo.
bomb_busters-twist-own-constraints-card = { $name }: { $rule }
bomb_busters-twist-own-constraints-down = { $name }: { $rule }, coperta
bomb_busters-twist-own-constraints-mine = Il tuo vincolo: { $rule }.
bomb_busters-twist-open-constraint = Per tutti: { $rule }. Ancora nel mazzo: { $left }.
bomb_busters-twist-open-constraint-none = Nessun vincolo vale più.
bomb_busters-twist-special = I cavi di valore { $value } si tagliano solo tutti insieme, con l'azione speciale. Indicati: { $pointed } su { $wires }.
bomb_busters-twist-special-done = Fatto: tutti i { $wires } cavi insieme.
bomb_busters-twist-handed-placing = { $name } mette questo segnalino.
bomb_busters-twist-random-tokens = I primi segnalini vengono a sorte.
bomb_busters-twist-absent-tokens = I primi segnalini dicono che cosa manca in una mano.
bomb_busters-twist-handed-tokens = Quando due cavi gialli sono tagliati, ognuno passa un segnalino a sinistra.
bomb_busters-twist-drawn-tokens = Quando due cavi gialli sono tagliati, si pescano segnalini per tutti.
bomb_busters-twist-rookie = { $name } non può sbagliare: un taglio sbagliato, e la bomba esplode.
bomb_busters-twist-rookie-mine = Non puoi sbagliare: un taglio sbagliato, e la bomba esplode.
bomb_busters-twist-rookie-nothing = E niente equipaggiamento.
bomb_busters-twist-rookie-barred = Da non usare in quel turno: { WORD($card, of: "bomb_busters-card") }.
bomb_busters-status-choose-sequence = { $name } sceglie un'estremità della fila.
bomb_busters-event-number-drawn = Si scopre una carta Numerata: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-sequence-moved = Il prossimo della fila: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-sequence-moved-no-value = La fila è completa: ogni valore è libero.
bomb_busters-event-ended-missed = Un errore che non si perdona: la bomba esplode.
bomb_busters-action-number = Scopri la carta Numerata { WORD($value, of: "bomb_busters-value") }
bomb_busters-action-end = Continua dall'estremità { WORD($side, of: "bomb_busters-side") }
bomb_busters-mine-draw-sequence = Si pescano le carte Numerate della fila.
bomb_busters-status-draw-sequence = Si pescano le carte Numerate della fila.
bomb_busters-over-reason-missed = Un taglio che non poteva sbagliare è andato male.
bomb_busters-ended-missed = Kabum! Un errore di troppo.
bomb_busters-mine-choose-sequence = Da quale estremità continua la fila?
bomb_busters-mission-9-title = Uno dopo l'altro
bomb_busters-mission-16-title = Uno dopo l'altro, e tutti
bomb_busters-mission-9-briefing = Tre carte Numerate sono in fila. Prima di tagliare il secondo numero servono due cavi del primo, e prima del terzo due del secondo. Tutto il resto è libero. Se a chi è di turno resta solo ciò che non si può tagliare, la bomba esplode.
bomb_busters-mission-16-briefing = Tre carte Numerate sono in fila, e questa volta prima di passare al numero seguente vanno tagliati tutti e quattro i cavi. Tutto il resto è libero. Se a chi è di turno resta solo ciò che non si può tagliare, la bomba esplode.
bomb_busters-mission-14-title = Guai a chi sbaglia
bomb_busters-mission-14-briefing = Il Capitano è al primo incarico: se un suo Taglio in coppia va male, la bomba esplode, e non può usare lo Stabilizzatore. Agli altri si perdona come sempre.
bomb_busters-mission-28-title = Gli attrezzi dimenticati
bomb_busters-mission-28-briefing = Il Capitano ha lasciato gli attrezzi a casa: niente Doppio detector, niente carte Equipaggiamento, e se un suo Taglio in coppia va male la bomba esplode.
bomb_busters-mission-36-title = Dai due capi
bomb_busters-mission-36-briefing = Cinque carte Numerate sono in fila, e dei loro valori si può tagliare solo quello all'estremità da cui la fila prosegue. Il Capitano dice da quale estremità si comincia; dopo due cavi la carta se ne va, e chi ha tagliato sceglie di nuovo un'estremità. Tutto il resto è libero. Se a chi è di turno resta solo ciò che non si può tagliare, la bomba esplode. Prima, tutti tranne il Capitano possono prendere un personaggio speciale al posto del Doppio detector: vale una volta.
bomb_busters-mission-21-title = Pari o dispari
bomb_busters-mission-21-briefing = I segnalini conoscono solo due parole: pari e dispari. Vale per i primi, per ogni errore e per il Post-it.
bomb_busters-mission-24-title = Quante volte
bomb_busters-mission-24-briefing = Un segnalino dice quanti cavi di quel valore stanno sul portatessere, compresi quelli tagliati, e non quale valore sia.
bomb_busters-event-card-replaced = { WORD($card, of: "bomb_busters-card") }: carta messa via, perché il suo numero vale rosso.
bomb_busters-event-denied-first-token = { $name } mente su { $place }: non vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-denied-missed-token = { $place } riceve un segnalino falso: non vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-denied-missed-shown = { $place } non vale { WORD($value, of: "bomb_busters-value") }; un tale segnalino non c'è più.
bomb_busters-event-denied-missed-known = { $place } non vale { WORD($value, of: "bomb_busters-value") }, come tutti sanno.
bomb_busters-action-deny = Un segnalino falso: non vale { WORD($value, of: "bomb_busters-value") }
bomb_busters-mine-choose-liar = Il tuo segnalino falso: scegli un tuo cavo blu, poi un numero che non è il suo.
bomb_busters-status-choose-liar = { $name } mette un segnalino falso.
bomb_busters-mission-11-title = Blu che morde
bomb_busters-mission-11-briefing = Una carta Numerata è scoperta, e i quattro cavi blu di quel numero valgono rosso. Se ne indichi uno, la bomba esplode; si scoprono quando non resta altro.
bomb_busters-mission-20-title = L'intruso in fondo
bomb_busters-mission-20-briefing = Su ogni portatessere l'ultimo cavo distribuito non è in ordine: sta in fondo a destra con una X, e può essere qualsiasi cosa. Nessun equipaggiamento lo tocca.
bomb_busters-mission-35-title = Prima i gialli
bomb_busters-mission-35-briefing = Un cavo blu di ogni portatessere sta fuori ordine in fondo a destra con una X. Si può tagliare solo quando lo sono tutti e quattro i gialli, e nessun equipaggiamento lo tocca. Prima, tutti tranne il Capitano possono prendere un personaggio speciale al posto del Doppio detector: vale una volta.
bomb_busters-mission-17-title = Mentire con onestà
bomb_busters-mission-17-briefing = Il Capitano mente, e tutti lo sanno: ogni suo segnalino dice che cosa un cavo non è. Comincia con due, e non usa equipaggiamento.
bomb_busters-event-padlocked = Carta Numerata su questo equipaggiamento, { WORD($card, of: "bomb_busters-card") }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-cards-turned-down = Girata: { $values }.
bomb_busters-event-cards-turned-up = Non c'è più nessuna carta scoperta: tornano tutte quelle rimaste.
bomb_busters-event-turned-up = Scoperto e pronto: { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-named = { $name } sceglie chi deve tagliare: { $chosen }.
bomb_busters-mine-draw-padlocks = Si pescano le carte Numerate.
bomb_busters-mine-draw-thaw = Si pescano le carte Numerate.
bomb_busters-mine-draw-radar = Si pescano le carte Numerate.
bomb_busters-status-draw-padlocks = Si pescano le carte Numerate.
bomb_busters-status-draw-thaw = Si pescano le carte Numerate.
bomb_busters-status-draw-radar = Si pescano le carte Numerate.
bomb_busters-mine-choose-radar = Chi deve tagliare { $value }?
bomb_busters-status-choose-radar = { $name } sceglie chi deve tagliare.
bomb_busters-mission-12-title = Lucchetti
bomb_busters-mission-12-briefing = Su ogni carta Equipaggiamento c'è una carta Numerata. L'equipaggiamento è sbloccato solo quando sono tagliati i suoi due cavi e anche due della carta Numerata, in qualsiasi ordine.
bomb_busters-mission-15-title = Sotto ghiaccio
bomb_busters-mission-15-briefing = L'equipaggiamento sta a faccia in giù, sotto il ghiaccio. Ogni volta che sono tagliati tutti e quattro i cavi della carta Numerata scoperta, un equipaggiamento si scongela ed è pronto, qualunque sia il suo numero; poi si scopre la carta Numerata seguente.
bomb_busters-mission-18-title = Al radar
bomb_busters-mission-18-briefing = Niente primi segnalini e niente equipaggiamento tranne il radar: a ogni turno si scopre una carta Numerata, ogni portatessere dice se ha quel valore, e chi l'ha scoperta sceglie chi deve tagliarlo.
bomb_busters-mission-26-title = Dodici carte
bomb_busters-mission-26-briefing = Tutte e dodici le carte Numerate sono scoperte. Chi taglia gira la carta di quel valore, e ciò che è girato non si può tagliare finché non ce n'è più nessuna scoperta. Chi non ha nulla di scoperto salta il turno.
bomb_busters-place-x = con la X
bomb_busters-twist-liar = I segnalini di { $name } sono falsi: dicono che cosa un cavo non è.
bomb_busters-twist-liar-mine = I tuoi segnalini sono falsi: dicono che cosa un cavo non è.
bomb_busters-fact-parity = È { WORD($value, of: "bomb_busters-value") }.
bomb_busters-fact-counted = Del suo valore sul portatessere ce ne sono { $count }.
bomb_busters-wire-as-red = { $number } blu, che vale rosso
bomb_busters-side-left = sinistra
bomb_busters-side-right = destra
bomb_busters-card-short-false-bottom = Doppio fondo
bomb_busters-card-line-false-bottom = porta altre due carte
bomb_busters-card-locked-yellow = bloccato, { $cut } su { $needed } cavi gialli tagliati
bomb_busters-card-unlocks-yellow = Si sblocca quando sono tagliati { $needed } cavi gialli: finora { $cut }.
bomb_busters-card-locked-twice = { $number ->
    [none] bloccato da due lucchetti, tagliati { $cut } su { $needed } cavi gialli e { $also_cut } su { $also_needed } cavi di valore { $also }
   *[other] bloccato da due lucchetti, tagliati { $cut } su { $needed } cavi di valore { $number } e { $also_cut } su { $also_needed } di valore { $also }
}
bomb_busters-card-unlocks-twice = { $number ->
    [none] Due lucchetti: servono { $needed } cavi gialli tagliati (finora { $cut }) e { $also_needed } cavi di valore { $also } (finora { $also_cut }).
   *[other] Due lucchetti: servono { $needed } cavi di valore { $number } tagliati (finora { $cut }) e { $also_needed } di valore { $also } (finora { $also_cut }).
}
bomb_busters-when-instant = Da solo, appena sbloccato.
bomb_busters-effect-false-bottom = Si pescano altre due carte Equipaggiamento. Per sbloccarle vale anche ciò che è già tagliato.
bomb_busters-over-title-missed = Bum!
bomb_busters-ahead-miss-fatal = Se è sbagliato, la bomba esplode: questa missione non ti perdona errori.
bomb_busters-ahead-special = Una volta cominciata va fino in fondo: indicali tutti, sono { $wires }. Un solo errore, e la bomba esplode.
bomb_busters-ahead-end = Della fila viene poi il valore { $value }.
bomb_busters-ahead-special-wrong = Non è { WORD($value, of: "bomb_busters-value") }: la bomba esplode.
bomb_busters-card-false-bottom = Doppio fondo
    .the = il Doppio fondo
bomb_busters-value-even = pari
    .a = un numero pari
    .all = i pari
bomb_busters-value-odd = dispari
    .a = un numero dispari
    .all = i dispari
bomb_busters-value-x1 = ×1 sul suo portatessere
    .a = ×1 sul suo portatessere
    .all = ×1 sul suo portatessere
bomb_busters-value-x2 = ×2 sul suo portatessere
    .a = ×2 sul suo portatessere
    .all = ×2 sul suo portatessere
bomb_busters-value-x3 = ×3 sul suo portatessere
    .a = ×3 sul suo portatessere
    .all = ×3 sul suo portatessere
bomb_busters-value-x4 = ×2 e ×2 sul suo portatessere
    .a = ×2 e ×2 sul suo portatessere
    .all = ×2 e ×2 sul suo portatessere
bomb_busters-twist-guess = Prima di ogni turno una carta Numerata va sul tavolo a faccia in giù. Carte rimaste nel mazzo: { $deck }.
bomb_busters-twist-guess-laid = { $name } ha messo una carta a faccia in giù: se ora si taglia quel valore, il detonatore avanza di un passo.
bomb_busters-twist-guess-mine = Hai messo giù { $value }: se { $name } lo taglia ora, il detonatore avanza di un passo.
bomb_busters-twist-guess-own = Le tue carte Numerate
bomb_busters-twist-guess-count =
    { $known ->
        [none] { $name }: carte Numerate { $count }
       *[other] { $name }: carte Numerate { $count }, note { $known }
    }
bomb_busters-twist-weak-link = Tra voi c'è un anello debole, che in segreto rispetta un vincolo.
bomb_busters-twist-weak-link-mine = L'anello debole sei tu: rispetta { $rule }, senza farti notare.
bomb_busters-twist-weak-link-not = L'anello debole non sei tu, e la tua carta non vincola nessuno: { $rule }. Accanto a ogni nome, le carte che possono vincolare chi lo porta.
bomb_busters-twist-weak-link-found = L'anello debole è scoperto e senza più vincoli: ora valgono i personaggi di tutti.
bomb_busters-twist-weak-link-gone = Le carte di tutti sono fuori dal gioco: non c'è più alcun vincolo.
bomb_busters-twist-weak-link-may = { $name }, se è l'anello debole: { $letters }
bomb_busters-accuse = Indica l'anello debole
bomb_busters-accuse-who = Chi è l'anello debole?
bomb_busters-accuse-not = Non ora
bomb_busters-letters = Carte Vincolo
bomb_busters-letters-own = Nei tuoi turni tagli solo i valori della tua carta.
bomb_busters-player-beside = Accanto al portatessere: non { $values }
bomb_busters-twist-special-red = I cavi rossi si tagliano solo tutti insieme, con l'azione speciale. Indicati: { $pointed } su { $wires }.
bomb_busters-twist-special-yellow = Tutti i cavi gialli rimasti in un colpo. Indicati: { $pointed } su { $wires }.
bomb_busters-twist-special-pile = Carte nella pila: { $pile }.
bomb_busters-event-character-taken = { $name } ha un personaggio con { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-event-constraint-taken = { $name } prende il vincolo { WORD($letter, of: "bomb_busters-constraint") }.
bomb_busters-event-constraint-down = { $name } non può più rispettare il vincolo { $letter }: la carta si gira.
bomb_busters-event-constraint-laid = Da ora per tutti: vincolo { WORD($letter, of: "bomb_busters-constraint") }.
bomb_busters-event-constraint-laid-no-letter = L'ultima carta Vincolo se ne va: ora tutto è libero.
bomb_busters-action-take = Personaggio con { WORD($card, of: "bomb_busters-card", form: "the") }
bomb_busters-action-constrain = Vincolo { WORD($letter, of: "bomb_busters-constraint") }
bomb_busters-action-keep = Lascia la carta Vincolo
bomb_busters-action-change = Cambia la carta Vincolo
bomb_busters-mine-choose-characters = Quale personaggio giochi?
bomb_busters-status-choose-characters = { $name } sceglie un personaggio.
bomb_busters-mine-choose-own-constraints = Quale carta Vincolo prendi?
bomb_busters-status-choose-own-constraints = { $name } sceglie una carta Vincolo.
bomb_busters-mine-choose-open-constraint = Decidi tu come Capitano: la carta Vincolo resta?
bomb_busters-status-choose-open-constraint = { $name } decide se la carta Vincolo resta.
bomb_busters-mine-draw-open-constraint = Si scopre una carta Vincolo.
bomb_busters-status-draw-open-constraint = Si scopre una carta Vincolo.
bomb_busters-card-short-personal-radar = Radar personale
bomb_busters-card-short-personal-talkies = Walkie personali
bomb_busters-card-short-personal-triple = Triplo personale
bomb_busters-card-short-personal-ray = X o Y personale
bomb_busters-card-line-personal-radar = una volta, solo tuo: chiedi un numero a ogni portatessere
bomb_busters-card-line-personal-talkies = una volta, solo tuoi: scambia un cavo
bomb_busters-card-line-personal-triple = una volta, solo tuo: indica tre cavi
bomb_busters-card-line-personal-ray = una volta, solo tua: annuncia due valori
bomb_busters-effect-personal-radar = Di' un numero. Ogni portatessere, anche il tuo, dice se ha un cavo blu non tagliato di quel numero. Una volta per missione, senza sblocco.
bomb_busters-effect-personal-talkies = Scambia un tuo cavo non tagliato con quello di un altro giocatore. Una volta per missione, senza sblocco.
bomb_busters-effect-personal-triple = Indica tre cavi della stessa mano e annuncia un numero. Una volta per missione, senza sblocco.
bomb_busters-effect-personal-ray = Annuncia due valori invece di uno, entrambi della tua mano. Una volta per missione, senza sblocco.
bomb_busters-event-special-begun = { $name } tenta l'azione speciale.
bomb_busters-event-special-judged = Non tutti hanno questo valore: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-special-judged-right = Hanno tutti questo valore: { WORD($value, of: "bomb_busters-value") }!
bomb_busters-event-pile-shrank = Una carta lascia la pila senza essere vista: ne restano { $left }.
bomb_busters-event-token-drawn = Si pesca un segnalino: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-token-handed = { $name } dà a { $chosen } un segnalino: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-token-beside = { $name } non ha questo valore: { WORD($value, of: "bomb_busters-value") }. Il segnalino resta accanto al portatessere.
bomb_busters-event-token-returned = Ciò che { $name } ha di questo valore è già noto: { WORD($value, of: "bomb_busters-value") }. Il segnalino torna nella riserva.
bomb_busters-event-holds-all = { $name } ha tutti i valori di cui resta un segnalino.
bomb_busters-event-marked-handed-token = { $name } mette il segnalino davanti a { $place }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-ended-special = Non era quello che doveva essere: la bomba esplode.
bomb_busters-over-reason-special = L'azione speciale ha indicato un cavo sbagliato.
bomb_busters-over-title-special = Bum!
bomb_busters-ended-special = Kabum! Uno era sbagliato.
bomb_busters-action-special = Azione speciale: indica i cavi insieme
bomb_busters-action-token = Segnalino { WORD($value, of: "bomb_busters-value") }
bomb_busters-mine-choose-special = Cavo { $pointed } di { $wires }: valore { WORD($value, of: "bomb_busters-value") }, anche tuo.
bomb_busters-status-choose-special = { $name } indica i cavi dell'azione speciale.
bomb_busters-mine-draw-special = Si prepara l'azione speciale.
bomb_busters-status-draw-special = Si prepara l'azione speciale.
bomb_busters-mine-choose-random-tokens = Il tuo primo segnalino: davanti a quale cavo va?
bomb_busters-status-choose-random-tokens = { $name } mette il primo segnalino.
bomb_busters-mine-draw-random-tokens = Si pesca un segnalino.
bomb_busters-status-draw-random-tokens = Si pesca un segnalino.
bomb_busters-mine-choose-absent-tokens = Quale valore non hai?
bomb_busters-status-choose-absent-tokens = { $name } dice un valore che non c'è.
bomb_busters-mine-choose-handed-tokens =
    { $to ->
        [none] Il tuo segnalino: davanti a quale cavo che vale { WORD($value, of: "bomb_busters-value") }?
       *[other] Quale segnalino va a { $to }?
    }
bomb_busters-status-choose-handed-tokens =
    { $to ->
        [none] { $name } mette un segnalino.
       *[other] { $name } sceglie un segnalino per { $to }.
    }
bomb_busters-mine-choose-drawn-tokens =
    { $to ->
        [none] Il tuo segnalino: davanti a quale cavo che vale { WORD($value, of: "bomb_busters-value") }?
       *[other] Prendi un segnalino: lo metti subito.
    }
bomb_busters-status-choose-drawn-tokens = { $name } prende o piazza un segnalino.
bomb_busters-mine-draw-drawn-tokens = Si pescano segnalini.
bomb_busters-status-draw-drawn-tokens = Si pescano segnalini.
bomb_busters-event-number-dealt = { $name } riceve una carta Numerata: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-number-dealt-no-value = { $name } riceve una carta Numerata.
bomb_busters-event-card-laid = { $name } mette una carta Numerata contro { $chosen }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-card-laid-no-value = { $name } mette una carta Numerata a faccia in giù contro { $chosen }.
bomb_busters-event-card-opened = La carta di { $name } era { WORD($value, of: "bomb_busters-value") }: questa volta no.
bomb_busters-event-card-opened-hit = La carta di { $name } era { WORD($value, of: "bomb_busters-value") }: indovinato!
bomb_busters-event-card-taken = { $name } prende la carta Numerata senza scoprirla.
bomb_busters-event-card-discarded = Esce dal gioco la carta Numerata { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-dial-moved-guessed = Il detonatore avanza di un passo, perché il valore era indovinato: passi rimasti { $left }.
bomb_busters-figure-dial-guessed = −1: indovinato!
bomb_busters-action-lay-card = Metti la carta Numerata { WORD($value, of: "bomb_busters-value") }
bomb_busters-mine-choose-guess = Una carta contro { $to }: metti un valore che difficilmente taglierà.
bomb_busters-status-choose-guess = { $name } mette una carta Numerata a faccia in giù.
bomb_busters-mine-draw-guess = Si distribuiscono carte Numerate.
bomb_busters-status-draw-guess = Si distribuiscono carte Numerate.
bomb_busters-event-roles-dealt = Personaggi e carte Vincolo sono a faccia in giù davanti a tutti.
bomb_busters-event-link-blocked = L'anello debole è { $name } e non può obbedire: ogni ruolo nascosto esce di scena.
bomb_busters-event-accused = { $name } indica { $chosen } con { $letter }. Sbagliato!
bomb_busters-event-accused-right = { $name } indica { $chosen } con { $letter }. Giusto: i personaggi si scoprono, e niente vincola più nessuno!
bomb_busters-event-dial-moved-blocked = Per l'anello debole si muove il detonatore: passi rimasti { $left }.
bomb_busters-event-dial-moved-accused = Il detonatore avanza di un passo, perché era sbagliato: passi rimasti { $left }.
bomb_busters-figure-dial-blocked = −2: bloccato!
bomb_busters-figure-dial-accused = −1: sbagliato!
bomb_busters-action-accuse = L'anello debole è { $name }, con { WORD($letter, of: "bomb_busters-constraint") }
bomb_busters-mine-draw-weak-link = I ruoli si distribuiscono a faccia in giù.
bomb_busters-status-draw-weak-link = I ruoli si distribuiscono a faccia in giù.
bomb_busters-card-personal-radar = Radar personale
    .the = il Radar personale
bomb_busters-card-personal-talkies = Walkie-talkie personali
    .the = i Walkie-talkie personali
bomb_busters-card-personal-triple = Triplo detector personale
    .the = il Triplo detector personale
bomb_busters-card-personal-ray = Pistola a raggi X o Y personale
    .the = la Pistola a raggi X o Y personale
bomb_busters-constraint-A = A, solo valori pari
bomb_busters-constraint-B = B, solo valori dispari
bomb_busters-constraint-C = C, solo da 1 a 6
bomb_busters-constraint-D = D, solo da 7 a 12
bomb_busters-constraint-E = E, solo da 4 a 9
bomb_busters-constraint-F = F, niente da 4 a 9
bomb_busters-constraint-G = G, niente equipaggiamento
bomb_busters-constraint-H = H, niente cavi con segnalino, e nessun segnalino nuovo
bomb_busters-constraint-I = I, non l'ultimo cavo non tagliato di un portatessere
bomb_busters-constraint-J = J, non il primo cavo non tagliato di un portatessere
bomb_busters-constraint-K = K, niente Tagli da solo
bomb_busters-constraint-L = L, un errore costa due passi
bomb_busters-mission-31-title = A ciascuno il suo vincolo
bomb_busters-mission-31-briefing = Ognuno prende una carta Vincolo e la rispetta nei propri turni. Quando la tua non ti lascia nulla da tagliare, si gira per sempre. Da qui in poi ci sono personaggi speciali.
bomb_busters-mission-32-title = La regola del momento
bomb_busters-mission-32-briefing = Una carta Vincolo scoperta vale per tutti. Prima di ogni turno il Capitano può cambiarla con la prossima; nessuno sa quale sia. Prima, tutti tranne il Capitano possono prendere un personaggio speciale al posto del Doppio detector: vale una volta.
bomb_busters-mission-13-title = Tre rossi in un colpo
bomb_busters-mission-13-briefing = I tre rossi sono stati distribuiti per primi, uno dopo l'altro a partire dal Capitano: così sapete chi li ha. Si tagliano insieme o mai: indicate tutti e tre i cavi, senza errori. I primi segnalini vengono a sorte, e quello di un valore che non hai resta accanto al portatessere.
bomb_busters-mission-22-title = Quello che non c'è
bomb_busters-mission-22-briefing = I primi segnalini dicono che cosa non avete: due a testa, accanto al portatessere. Quando sono tagliati due cavi gialli, ognuno passa a sinistra un segnalino da piazzare secondo verità.
bomb_busters-mission-23-title = Tutti e quattro o niente
bomb_busters-mission-23-briefing = Un numero si taglia solo indicando insieme tutti e quattro i suoi cavi; un errore fa esplodere la bomba. Fino ad allora una pila di sette carte Equipaggiamento cala di una a ogni giro; ciò che ne resta è poi vostro.
bomb_busters-mission-27-title = A mani nude
bomb_busters-mission-27-briefing = Nessuno ha un equipaggiamento personale. Quando sono tagliati due cavi gialli, si pescano tanti segnalini quanti giocatori: ognuno ne prende uno e lo piazza secondo verità.
bomb_busters-mission-29-title = Gli indovini
bomb_busters-mission-29-briefing = Prima del tuo turno un vicino mette una carta Numerata a faccia in giù. Se tagli proprio quel valore, il detonatore avanza di un passo; poi la carta è tua, per giocarla contro altri.
bomb_busters-mission-34-title = L'anello debole
bomb_busters-mission-34-briefing = Ognuno sceglie un personaggio; poi questi e la carta del Capitano si mescolano e si distribuiscono a faccia in giù, con una carta Vincolo a testa. Chi riceve la carta del Capitano, che sia il Capitano o no, è l'anello debole, e rispetta in segreto il proprio vincolo. Indicate il giocatore e la carta: allora ognuno può usare il proprio personaggio.
bomb_busters-mission-33-title = Tutto sul pari
bomb_busters-mission-33-briefing = I segnalini dicono solo pari o dispari, e nella valigetta c'è più rosso. Tutti tranne il Capitano possono prendere un personaggio speciale al posto del Doppio detector: ha un equipaggiamento solo suo, che vale una volta e non si deve sbloccare.
bomb_busters-twist-handed-mine = Questo segnalino lo metti tu, davanti a un cavo che vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-twist-radar-mine = Tocca a te tagliare { $value }.
bomb_busters-twist-radar-choose = Scegli tu chi taglia { $value }: i portatessere in giallo ce l'hanno.
bomb_busters-prompt-turn-radar = Taglia { $value }: tocca il cavo di qualcun altro che potrebbe esserlo.
bomb_busters-twist-special-none = I cavi di un certo valore si tagliano solo tutti insieme: { $wires }. Quale, si scopre dopo i primi segnalini.
bomb_busters-twist-left-short = segnalini rimasti
bomb_busters-board-bites = Valore { $number }: vale rosso
bomb_busters-board-red-together = rossi: { $in_play }, solo tutti insieme
bomb_busters-briefing-token-random-tokens = Prima di cominciare, per ognuno si pesca un segnalino, che va davanti a un cavo di quel valore.
bomb_busters-briefing-token-absent-tokens = Prima di cominciare, ognuno mette accanto al portatessere due segnalini: valori che non ha.
bomb_busters-briefing-token-radar = Non ci sono primi segnalini: a ogni turno è il radar a dire qualcosa.
bomb_busters-briefing-token-liar = Prima di cominciare, ognuno mette un segnalino davanti a un proprio cavo blu: tutti veri, tranne i due del Capitano.
bomb_busters-briefing-token-count = Prima di cominciare, ognuno mette un segnalino davanti a un proprio cavo blu: dice quante volte c'è quel valore.
bomb_busters-prompt-token-count = Scegli un cavo blu: tutti sapranno quante volte c'è il suo valore.
bomb_busters-prompt-post-count = Scegli un tuo cavo blu: tutti sapranno quante volte c'è il suo valore.
bomb_busters-briefing-token-parity = Prima di cominciare, ognuno mette un segnalino davanti a un proprio cavo blu: pari o dispari.
bomb_busters-briefing-lost-clock = Anche l'orologio a zero.
bomb_busters-briefing-won_red-special-R = Tutti i cavi tagliati: la bomba è disinnescata, e avete vinto insieme. Il detonatore sul teschio: la bomba esplode.
bomb_busters-briefing-also-sequence = Dei valori della fila si può tagliare solo quello di turno. Se in mano non hai nulla che si possa tagliare, la bomba esplode.
bomb_busters-prompt-token-parity = Scegli un cavo blu: tutti sapranno se è pari o dispari.
bomb_busters-prompt-post-parity = Scegli un tuo cavo blu: tutti sapranno se è pari o dispari.
bomb_busters-briefing-sorted-x-wires = Ogni portatessere è in ordine, dal più basso al più alto, tranne il cavo con la X in fondo.
bomb_busters-briefing-red_cut-special-R = Un cavo rosso indicato in un taglio chiude la missione.
bomb_busters-briefing-reds-special-R = Sai dove sono tutti e tre i rossi? Indicali insieme con l'azione speciale.
bomb_busters-accuse-cost = Se sbagli il giocatore o la carta, il detonatore avanza di un passo; in ogni caso il tuo turno continua.
bomb_busters-constraint-short-A = pari
bomb_busters-constraint-short-B = dispari
bomb_busters-constraint-short-C = 1–6
bomb_busters-constraint-short-D = 7–12
bomb_busters-constraint-short-E = 4–9
bomb_busters-constraint-short-F = non 4–9
bomb_busters-constraint-short-G = niente equipaggiamento
bomb_busters-constraint-short-H = niente segnalini
bomb_busters-constraint-short-I = non l'ultimo
bomb_busters-constraint-short-J = non il primo
bomb_busters-constraint-short-K = niente Tagli da solo
bomb_busters-constraint-short-L = un errore: 2 passi
bomb_busters-mission-30-title = Ogni secondo conta
bomb_busters-mission-30-briefing = Una voce vi dà sette prove una dopo l'altra, ognuna di 15 o 20 secondi: tagliate due cavi del numero scoperto. L'orologio, se c'è, corre anche nei turni degli altri. Troppo tardi nella prima, e il detonatore avanza di un passo; nella terza, e una carta Equipaggiamento è persa; nella quinta, e chi gioca tace durante la sesta. Le altre non costano nulla, e alcune premiano. Poi solo tre valori, e infine tutti i cavi gialli in un colpo.
bomb_busters-action-slip = Ho parlato: mi è sfuggito
bomb_busters-event-trial-began-nothing = Si gioca liberamente per { $seconds } secondi.
bomb_busters-event-trial-began-nothing-no-seconds = Si gioca liberamente.
bomb_busters-event-trial-began-number = Prova { $number }: due cavi di valore { $values } in { $seconds } secondi.
bomb_busters-event-trial-began-number-no-seconds = Prova { $number }: due cavi di valore { $values }.
bomb_busters-event-trial-began-values = Ora si tagliano solo { $values }, tutti i loro cavi, in { $seconds } secondi.
bomb_busters-event-trial-began-values-no-seconds = Ora si tagliano solo { $values }, tutti i loro cavi.
bomb_busters-event-trial-began-yellows = Tutti i cavi gialli in un colpo, e il resto in { $seconds } secondi.
bomb_busters-event-trial-began-yellows-no-seconds = Tutti i cavi gialli in un colpo, e poi il resto.
bomb_busters-event-trial-ended-won = La prova { $number } è superata.
bomb_busters-event-trial-ended-lost = Il tempo della prova { $number } è finito.
bomb_busters-event-card-lost = { WORD($card, of: "bomb_busters-card") }: carta persa, mai usata.
bomb_busters-event-hushed = { $name } non può parlare durante la prossima prova.
bomb_busters-event-slipped = { $name } ha parlato lo stesso.
bomb_busters-event-yellows-told =
    { $count ->
        [0] { $name } non ha cavi gialli.
        [one] { $name } ha { $count } cavo giallo.
       *[other] { $name } ha { $count } cavi gialli.
    }
bomb_busters-event-held-told = { $name } non ha { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-held-told-held = { $name } ha { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-dial-moved-trial = Il detonatore avanza di un passo, perché la prova non è superata: passi rimasti { $left }.
bomb_busters-event-dial-moved-slip = Il detonatore avanza di un passo, perché il silenzio è rotto: passi rimasti { $left }.
bomb_busters-figure-dial-trial = −1: troppo tardi!
bomb_busters-figure-dial-slip = −1: silenzio rotto!
bomb_busters-fact-among = Nella mano in cui era, { $count } erano { WORD($value, of: "bomb_busters-value") }.
bomb_busters-mine-draw-trials = Si pesca una carta Numerata.
bomb_busters-status-draw-trials = Si pesca una carta Numerata.
bomb_busters-twist-trials-nothing = Si gioca liberamente. Le prove arrivano presto.
bomb_busters-twist-trials-number = Prova { $number } di { $of }: { $needed } cavi di valore { $values } in tutto.
bomb_busters-twist-trials-values = Si tagliano solo { $values }, tutti i loro cavi.
bomb_busters-twist-trials-yellows = Il resto, senza altre prove.
bomb_busters-twist-trials-card = { $value }: { $cut } su { $needed } tagliati
bomb_busters-twist-trials-won-yellows = In tempo: ognuno dice quanti cavi gialli ha.
bomb_busters-twist-trials-won-hold = In tempo: chi gioca pesca una carta Numerata e dice se ha quel numero.
bomb_busters-twist-trials-won-rest = In tempo: si tagliano anche gli altri cavi di questo numero.
bomb_busters-twist-trials-won-mission = In tempo: avete vinto.
bomb_busters-twist-trials-lost-dial = Troppo tardi: il detonatore avanza di un passo.
bomb_busters-twist-trials-lost-equipment = Troppo tardi: una carta Equipaggiamento è persa.
bomb_busters-twist-trials-lost-silence = Troppo tardi: chi gioca tace durante la prossima prova.
bomb_busters-twist-trials-lost-mission = Troppo tardi: la bomba esplode.
bomb_busters-twist-trials-hushed = { $name } non può parlare.
bomb_busters-twist-trials-hushed-mine = Ora non puoi parlare.
bomb_busters-voice-trials-nothing = Scaldatevi.
bomb_busters-voice-trials-number = Due cavi di valore { $values }. { $seconds } secondi.
bomb_busters-voice-trials-values = Solo { $values }. Tutti.
bomb_busters-voice-trials-yellows = Tutti i cavi gialli, in un colpo. Poi il resto.
bomb_busters-action-begin = Comincia il turno, senza nulla da tagliare
bomb_busters-board-locked-for = bloccato per { $name } dalla carta
bomb_busters-twist-drawn-tokens-now = Ognuno prende uno di questi segnalini e lo mette.
bomb_busters-player-holds = { $count ->
    [one] Ha un cavo rosso
   *[other] Ha { $count } cavi rossi
}
bomb_busters-player-holds-among = { $count ->
    [one] Ha un cavo rosso, da qualche parte su { $among }
   *[other] Ha { $count } cavi rossi, da qualche parte su { $among }
}
bomb_busters-player-holds-maybe = Forse ha un cavo rosso: ne è stato scambiato uno
bomb_busters-prompt-turn-stuck = Non hai nulla che si possa tagliare. Una carta può ancora aiutare; se il turno comincia senza, la bomba esplode.
bomb_busters-prompt-turn-special = Resta solo l'azione speciale: indica i cavi tutti insieme.
bomb_busters-twist-guess-over = Non resta nessuna carta Numerata: non se ne mettono più.
bomb_busters-twist-guess-laid-perhaps = { $name } ha messo una carta a faccia in giù, forse una di quelle tratteggiate: se ora si taglia quel valore, il detonatore avanza di un passo.
bomb_busters-twist-guess-laid-surely = { $name } ha messo a faccia in giù una delle carte tratteggiate: se ora si taglia quel valore, il detonatore avanza di un passo.
bomb_busters-twist-guess-may_be = { $name }: carte Numerate { $count }, note e forse quella messa giù { $known }
bomb_busters-twist-handed-tokens-over = Ognuno ha passato un segnalino a sinistra: è fatta.
bomb_busters-twist-handed-tokens-now = Due cavi gialli sono tagliati: ognuno passa un segnalino a sinistra.
bomb_busters-twist-drawn-tokens-over = Ognuno ha messo un segnalino: è fatta.
