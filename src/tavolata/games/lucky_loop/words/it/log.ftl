lucky_loop-event-started = La sorte sceglie { $name }, che inizia.
lucky_loop-event-turn = Round { $round }: tocca a { $name }.
lucky_loop-event-turn-final = Round { $round }: tocca a { $name }, nella fase finale.
lucky_loop-event-drew = { $name } pesca { $card }.
lucky_loop-event-drew-no-card = { $name } pesca una carta { WORD($deck, of: "lucky_loop-from_deck") }.
lucky_loop-event-discarded = { $name } scarta { $cards }.
lucky_loop-event-reshuffled =
    { $count ->
        [one] { $count } carta scartata torna a essere il mazzo { WORD($deck, of: "lucky_loop-short_deck") }.
       *[other] { $count } carte scartate vengono mescolate e tornano a essere il mazzo { WORD($deck, of: "lucky_loop-short_deck") }.
    }
lucky_loop-event-declared = { $name } mette in gioco { $cards } e tenta { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-event-declared-cleared = { $name } toglie { $cleared }, mette in gioco { $cards } e tenta { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-event-raised = { $name } sostituisce { $replaced } con { $card } e tenta { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-event-free-laid = { $name } mette in gioco il volo libero { $cards }.
lucky_loop-event-free-rejected = { $name } mette in gioco { $cards }: non è un volo libero ammesso.
lucky_loop-event-highlighted = { $name } mette l'Evidenza su { $card }.
lucky_loop-event-token-paid-seventh = { $name } paga un segnalino per il dado rosso.
lucky_loop-event-token-paid-reroll = { $name } paga un segnalino per rilanciare { $dice }.
lucky_loop-event-thrown = { $name } lancia { $dice }.
lucky_loop-event-thrown-red = { $name } lancia { $dice } e { $red } con il dado rosso.
lucky_loop-event-thrown-red-alone = { $name } lancia { $red } con il dado rosso.
lucky_loop-event-made = { $name } completa { $card } superandolo con { $dice }: +{ $points }.
lucky_loop-event-made-exact = { $name } completa { $card } esattamente con { $dice }: +{ $points }.
lucky_loop-event-made-exact-highlight = { $name } completa la carta in evidenza, { $card }, esattamente con { $dice }: vale doppio, +{ $points }.
lucky_loop-event-stopped = { $name } si ferma dopo due carte.
lucky_loop-event-failed = Con questi dadi { $name } non completa nessuna carta: il volo fallisce.
lucky_loop-event-failed-out_of_dice = { $name } non ha più dadi: il volo fallisce.
lucky_loop-event-scored-recorded =
    { $spare ->
        [0] { $name } totalizza { $boxes } in { WORD($programme, of: "lucky_loop-programme") }: { $gained } in più di prima ({ $before }).
        [one] { $name } totalizza { $boxes } più { $spare } per il dado avanzato in { WORD($programme, of: "lucky_loop-programme") }: { $gained } in più di prima ({ $before }).
       *[other] { $name } totalizza { $boxes } più { $spare } per i dadi avanzati in { WORD($programme, of: "lucky_loop-programme") }: { $gained } in più di prima ({ $before }).
    }
lucky_loop-event-scored-no-before-recorded =
    { $spare ->
        [0] { $name } totalizza { $boxes } e completa { WORD($programme, of: "lucky_loop-programme") } con { $gained }.
        [one] { $name } totalizza { $boxes } più { $spare } per il dado avanzato e completa { WORD($programme, of: "lucky_loop-programme") } con { $gained }.
       *[other] { $name } totalizza { $boxes } più { $spare } per i dadi avanzati e completa { WORD($programme, of: "lucky_loop-programme") } con { $gained }.
    }
lucky_loop-event-scored =
    { $spare ->
        [0] { $name } totalizza { $boxes } in { WORD($programme, of: "lucky_loop-programme") }; resta il risultato di prima, { $before }.
        [one] { $name } totalizza { $boxes } più { $spare } per il dado avanzato in { WORD($programme, of: "lucky_loop-programme") }; resta il risultato di prima, { $before }.
       *[other] { $name } totalizza { $boxes } più { $spare } per i dadi avanzati in { WORD($programme, of: "lucky_loop-programme") }; resta il risultato di prima, { $before }.
    }
lucky_loop-event-scored-no-before =
    { $spare ->
        [0] { $name } totalizza { $boxes } in { WORD($programme, of: "lucky_loop-programme") }: meno di 8, non registrato.
        [one] { $name } totalizza { $boxes } più { $spare } per il dado avanzato in { WORD($programme, of: "lucky_loop-programme") }: meno di 8, non registrato.
       *[other] { $name } totalizza { $boxes } più { $spare } per i dadi avanzati in { WORD($programme, of: "lucky_loop-programme") }: meno di 8, non registrato.
    }
lucky_loop-event-scored-no-programme-recorded =
    { $spare ->
        [0] Volo libero riuscito per { $name }: { $boxes }, al posto di { $before }.
        [one] Volo libero riuscito per { $name }: { $boxes } più { $spare } per il dado avanzato, al posto di { $before }.
       *[other] Volo libero riuscito per { $name }: { $boxes } più { $spare } per i dadi avanzati, al posto di { $before }.
    }
lucky_loop-event-scored-no-programme =
    { $spare ->
        [0] Volo libero riuscito per { $name }: { $boxes }; resta il piano di volo peggiore, con { $before }.
        [one] Volo libero riuscito per { $name }: { $boxes } più { $spare } per il dado avanzato; resta il piano di volo peggiore, con { $before }.
       *[other] Volo libero riuscito per { $name }: { $boxes } più { $spare } per i dadi avanzati; resta il piano di volo peggiore, con { $before }.
    }
lucky_loop-event-token-won-two-cards = { $name } guadagna un segnalino per due carte completate.
lucky_loop-event-token-won-first-twelve = { $name } guadagna un segnalino per il primo 12 in questo piano di volo.
lucky_loop-event-token-won-record = { $name } guadagna un segnalino per un record.
lucky_loop-event-token-won-twenty = { $name } guadagna un segnalino per 20 punti o più.
lucky_loop-event-token-won-last-card = { $name } guadagna un segnalino: ha fallito solo l'ultima carta.
lucky_loop-event-points-lost-exchange =
    { $count ->
        [one] Lo scambio costa { $count } punto a { $name }.
       *[other] Lo scambio costa { $count } punti a { $name }.
    }
lucky_loop-event-points-lost-illegal =
    { $count ->
        [one] Il volo libero non ammesso costa { $count } punto a { $name }.
       *[other] Il volo libero non ammesso costa { $count } punti a { $name }.
    }
lucky_loop-event-points-lost-failed =
    { $count ->
        [one] Il volo libero fallito costa { $count } punto a { $name }.
       *[other] Il volo libero fallito costa { $count } punti a { $name }.
    }
lucky_loop-event-ended =
    { $count ->
        [one] La partita è finita: { $winners } vince.
       *[other] La partita è finita: { $winners } si dividono la vittoria.
    }

lucky_loop-action-draw = Pesca una carta { WORD($deck, of: "lucky_loop-from_deck") }
lucky_loop-action-discard = Scarta { $card }
lucky_loop-action-fly = Tenta { WORD($programme, of: "lucky_loop-programme") } con { $cards }
lucky_loop-action-raise = Alza { WORD($programme, of: "lucky_loop-programme") } con { $card } e tentalo
lucky_loop-action-free = Metti in gioco il volo libero { $cards }
lucky_loop-action-highlight = Metti l'Evidenza su { $card }
lucky_loop-action-roll = Lancia i dadi
lucky_loop-action-seventh = Paga un segnalino per il dado rosso
lucky_loop-action-reroll = Paga un segnalino per rilanciare { $dice }
lucky_loop-action-make = Completa { $card } superandolo con { $dice }
lucky_loop-action-make-exact = Completa { $card } esattamente con { $dice }
lucky_loop-action-make-highlight = Completa la carta in evidenza, { $card }, esattamente con { $dice }
lucky_loop-action-stop = Fermati: prendi un segnalino
lucky_loop-action-give-up = Lascia fallire il volo

lucky_loop-from_deck-red-blue = dal mazzo rosso e blu
lucky_loop-from_deck-yellow-green = dal mazzo giallo e verde

lucky_loop-short_deck-red-blue = rosso e blu
lucky_loop-short_deck-yellow-green = giallo e verde

lucky_loop-chance-start =
    { $count ->
        [one] { $count } sorteggio
       *[other] { $count } sorteggi
    }
lucky_loop-chance-deal =
    { $count ->
        [one] { $count } carta pescata
       *[other] { $count } carte pescate
    }
lucky_loop-chance-throw =
    { $count ->
        [one] { $count } lancio di dadi
       *[other] { $count } lanci di dadi
    }

lucky_loop-text-legend = R7 5/2 è una carta rossa di difficoltà 7: vale 5 punti completata esattamente, 2 superandola. R rosso, B blu, G verde, Y giallo.
lucky_loop-text-round = Round { $round }, tocca a { $name }
lucky_loop-text-round-last = Round { $round }, l'ultimo: tocca a { $name }
lucky_loop-text-record = record
lucky_loop-text-free = Volo libero
lucky_loop-text-points = Punti
lucky_loop-text-tokens = Segnalini
lucky_loop-text-cards = Carte in mano
lucky_loop-text-deck = { WORD($deck, of: "lucky_loop-deck") }: ne restano { $left }, in cima agli scarti: { $top }
lucky_loop-text-lying = Volo libero di { $name }: { $cards }
lucky_loop-text-hand = La tua mano:
lucky_loop-text-flight = { $title } in corso, dadi rimasti: { $pool }
lucky_loop-text-flight-red = { $title } in corso, dadi rimasti: { $pool }, compreso quello rosso
lucky_loop-text-thrown = Lancio: { $dice }
lucky_loop-text-thrown-red = Lancio: { $dice }, il dado rosso { $red }
lucky_loop-text-made = completata con { $dice }: { $points }
lucky_loop-text-open = manca
