lucky_loop-colour-red = rosso
    .f = rossa
lucky_loop-colour-blue = blu
    .f = blu
lucky_loop-colour-green = verde
    .f = verde
lucky_loop-colour-yellow = giallo
    .f = gialla

lucky_loop-manoeuvre-red = Ritorno
lucky_loop-manoeuvre-blue = Avvitamento
lucky_loop-manoeuvre-green = Picchiata
lucky_loop-manoeuvre-yellow = Avvolgimento

lucky_loop-programme-red-rooster = Red Rooster
lucky_loop-programme-rubber-duck = Rubber Duck
lucky_loop-programme-diving-dove = Diving Dove
lucky_loop-programme-mighty-eagle = Mighty Eagle
lucky_loop-programme-short-red-rooster = Ro
lucky_loop-programme-short-rubber-duck = Du
lucky_loop-programme-short-diving-dove = Do
lucky_loop-programme-short-mighty-eagle = Ea

lucky_loop-card-label = { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }, { WORD($colour, of: "lucky_loop-colour") }: esatto { $exact }, oltre { $exceeded }
lucky_loop-card-place = Posto per una carta { WORD($colour, of: "lucky_loop-colour", form: "f") }: { WORD($colour, of: "lucky_loop-manoeuvre") }

lucky_loop-deck-red-blue = Mazzo rosso e blu
lucky_loop-deck-yellow-green = Mazzo giallo e verde
lucky_loop-deck-discard = Mazzo degli scarti: in cima { WORD($colour, of: "lucky_loop-manoeuvre") } { $difficulty }
lucky_loop-deck-discard_empty = Mazzo degli scarti: vuoto

lucky_loop-board-label = La mappa

lucky_loop-result-player = { $name }: { $points }

lucky_loop-card-name = { WORD($colour, of: "lucky_loop-colour") } { $difficulty }

lucky_loop-deck-draw = Pesca dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }

lucky_loop-token-supply =
    { $count ->
        [one] Resta { $count } segnalino
       *[other] Restano { $count } segnalini
    }

lucky_loop-players-label = Giocatori

lucky_loop-player-start = Primo giocatore
lucky_loop-player-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
lucky_loop-player-tokens =
    { $count ->
        [one] { $count } segnalino Bonus
       *[other] { $count } segnalini Bonus
    }
lucky_loop-player-cards =
    { $count ->
        [one] { $count } carta del mazzo { WORD($deck, of: "lucky_loop-short_deck") }
       *[other] { $count } carte del mazzo { WORD($deck, of: "lucky_loop-short_deck") }
    }
lucky_loop-player-final = Finale
lucky_loop-player-final_means = Nella fase finale: resta solo il volo libero
lucky_loop-player-free = Volo libero: { $cards }
lucky_loop-player-result = { WORD($programme, of: "lucky_loop-programme") }: { $points }
lucky_loop-player-no_result = { WORD($programme, of: "lucky_loop-programme") }: ancora niente
lucky_loop-player-free_result = Volo libero: { $points }

lucky_loop-hand-label = La tua mano
lucky_loop-hand-empty = La tua mano è vuota.
lucky_loop-hand-new = Nuova

lucky_loop-flight-cards = Le carte del volo
lucky_loop-flight-propose = Mostra i dadi adatti
lucky_loop-flight-make =
    { $count ->
        [one] Completala con { $total }: { $count } punto
       *[other] Completala con { $total }: { $count } punti
    }
lucky_loop-flight-put_highlight = Metti qui l'Evidenza

lucky_loop-chip-exact =
    { $count ->
        [one] Completa { $card } esattamente con { $dice }: { $count } punto
       *[other] Completa { $card } esattamente con { $dice }: { $count } punti
    }
lucky_loop-chip-over =
    { $count ->
        [one] Completa { $card } superandolo con { $dice }: { $count } punto
       *[other] Completa { $card } superandolo con { $dice }: { $count } punti
    }

lucky_loop-dice-label = I dadi lanciati
lucky_loop-dice-black = Dado { $die }
lucky_loop-dice-red = Dado rosso { $die }
lucky_loop-dice-sum = { $dice } = { $total }
lucky_loop-dice-compose = Tocca i dadi da sommare

lucky_loop-do-throw = Lancia
lucky_loop-do-seventh = Settimo dado
lucky_loop-do-stop = Fermati qui
lucky_loop-do-again =
    { $count ->
        [one] Rilancialo
       *[other] Rilanciali
    }
lucky_loop-do-again_hint = Tocca i dadi da rilanciare per un segnalino.
lucky_loop-do-give_up = Rinuncia
lucky_loop-do-fly = Tenta { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-do-raise = { WORD($programme, of: "lucky_loop-programme") }: alza con { $card }
lucky_loop-do-free = Metti in gioco il volo libero
lucky_loop-do-exchange = Scambia carte
lucky_loop-do-exchange_from = Scambia: mazzo { WORD($deck, of: "lucky_loop-short_deck") }
lucky_loop-do-discard =
    { $count ->
        [one] Scarta { $count } carta
       *[other] Scarta { $count } carte
    }
lucky_loop-do-clear = Scegli da capo

lucky_loop-free-cards = Carte { $count }, almeno { $fewest }
lucky_loop-free-difficulty = Difficoltà { $difficulty }, almeno { $least }
lucky_loop-free-dice = Dadi { $needed }, al massimo { $dice }
lucky_loop-free-what = Un volo libero: da { $fewest } a { $most } carte di qualsiasi colore, difficoltà { $least } o più, per { $dice } dadi. Prende il posto del tuo risultato peggiore.

lucky_loop-advice-ask = Consiglio
lucky_loop-advice-show = Mostra la migliore
lucky_loop-advice-chance = { $chance }
lucky_loop-advice-points = { $points }
lucky_loop-advice-sum = { $points } + { $later }
lucky_loop-advice-total = { $points } in tutto
lucky_loop-advice-later = ≈ { $points }

lucky_loop-figures-throw = Lancio { $throw } di { $throws }
lucky_loop-figures-subtotal =
    { $count ->
        [one] Finora { $count } punto
       *[other] Finora { $count } punti
    }
lucky_loop-figures-least = Conta da { $least } in su

lucky_loop-legend-open = Che cosa vogliono dire i numeri

lucky_loop-watch-flight = { $name } tenta { WORD($programme, of: "lucky_loop-programme") }
lucky_loop-watch-free = { $name } tenta un volo libero

lucky_loop-mine-lot = La sorte decide chi inizia.
lucky_loop-mine-deal = Si distribuiscono le carte.
lucky_loop-mine-turn = Tocca a te!
lucky_loop-mine-turn_last = Ultimo round: è il tuo ultimo turno!
lucky_loop-mine-exchange = Stai scambiando carte.
lucky_loop-mine-discard = Stai scartando.
lucky_loop-mine-refill = Ripesca fino a sei carte.
lucky_loop-mine-draw = Peschi una carta.
lucky_loop-mine-highlight = Scegli la carta in evidenza!
lucky_loop-mine-highlight_last = Il tuo ultimo turno: scegli la carta in evidenza!
lucky_loop-mine-ready = Il tuo volo: lancia i dadi.
lucky_loop-mine-ready_none = Il tuo volo: i dadi sono finiti.
lucky_loop-mine-throw = I dadi rotolano.
lucky_loop-mine-thrown = Il tuo volo: completa una carta.
lucky_loop-mine-thrown_none = Il tuo volo: questi dadi non completano nessuna carta.
lucky_loop-mine-over = La partita è finita.

lucky_loop-prompt-lot = La sorte decide chi inizia.
lucky_loop-prompt-deal = Si distribuiscono le carte.
lucky_loop-prompt-turn = Scegli le carte per un volo, o fai uno scambio.
lucky_loop-prompt-turn_last = Ultimo round: è il tuo ultimo turno.
lucky_loop-prompt-cards = Scegli le carte per { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-prompt-more = Aggiungi carte degli altri colori, o tocca un piano di volo.
lucky_loop-prompt-set = Tutto pronto: tenta il volo, o scegli da capo.
lucky_loop-prompt-set_free = Tutto pronto: metti in gioco queste carte, o aggiungine altre.
lucky_loop-prompt-free_dice = Servirebbero { $needed } dadi, e ce ne sono { $dice }: prima rimetti via una carta.
lucky_loop-prompt-free_clash = Con la tua mano, queste carte non stanno insieme in nessun volo libero: prima rimettine via una.
lucky_loop-prompt-exchange_first = Da quale mazzo viene la prima carta?
lucky_loop-prompt-free = Scegli le carte del volo libero, o fai uno scambio.
lucky_loop-prompt-exchange = Pesca la prossima carta: tocca un mazzo.
lucky_loop-prompt-discard = Scegli le carte da scartare.
lucky_loop-prompt-discard_count =
    { $count ->
        [one] Scegli { $count } carta da scartare (scelte: { $picked }).
       *[other] Scegli { $count } carte da scartare (scelte: { $picked }).
    }
lucky_loop-prompt-exchange_on =
    { $count ->
        [one] Pesca un'altra carta, o scegline { $count } da scartare (scelte: { $picked }).
       *[other] Pesca un'altra carta, o scegline { $count } da scartare (scelte: { $picked }).
    }
lucky_loop-prompt-refill = Ripesca fino a sei carte: tocca un mazzo.
lucky_loop-prompt-draw = Si pesca una carta.
lucky_loop-prompt-highlight = Quale carta metti in evidenza? Va completata esattamente, e vale doppio.
lucky_loop-prompt-ready = Tutto pronto per il decollo: lancia i dadi.
lucky_loop-prompt-ready_on = Il volo continua: lancia i dadi.
lucky_loop-prompt-ready_none = Non ci sono più dadi da lanciare.
lucky_loop-prompt-throw = I dadi rotolano.
lucky_loop-prompt-thrown = Completa una carta: tocca una combinazione, o somma i dadi.
lucky_loop-prompt-thrown_none = Questi dadi non completano nessuna carta: il volo fallisce.
lucky_loop-prompt-thrown_again = Questi dadi non completano nessuna carta: rilanciane qualcuno, o rinuncia.
lucky_loop-prompt-over = La partita è finita.

lucky_loop-status-lot = La sorte decide chi inizia.
lucky_loop-status-deal = Si distribuiscono le carte.
lucky_loop-status-turn = { $name } sceglie: un volo, o uno scambio.
lucky_loop-status-turn_last = Ultimo round: { $name } sceglie un volo, o uno scambio.
lucky_loop-status-exchange = { $name } scambia carte.
lucky_loop-status-discard = { $name } scarta.
lucky_loop-status-refill = { $name } ripesca.
lucky_loop-status-draw = { $name } pesca una carta.
lucky_loop-status-highlight = { $name } sceglie la carta in evidenza.
lucky_loop-status-highlight_last = Ultimo round: { $name } sceglie la carta in evidenza.
lucky_loop-status-ready = { $name } sta per lanciare.
lucky_loop-status-ready_none = { $name } non ha più dadi da lanciare.
lucky_loop-status-throw = { $name } lancia i dadi.
lucky_loop-status-thrown = { $name } ha lanciato e completa una carta.
lucky_loop-status-thrown_none = { $name } ha lanciato, e i dadi non completano nessuna carta.
lucky_loop-status-over =
    { $count ->
        [one] { $winners } vince!
       *[other] { $winners } si dividono la vittoria!
    }

lucky_loop-over-reason-free-programme = Un volo libero è riuscito e il round è arrivato alla fine: vince chi ha più punti.
