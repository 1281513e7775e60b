lucky_loop-ear-dock = La tua parte del tavolo
lucky_loop-ear-actions = Che cosa puoi fare
lucky_loop-ear-round = Round { $round }.
lucky_loop-ear-round-last = Round { $round }, l'ultimo.
lucky_loop-ear-hand = La tua mano: { $cards }.
lucky_loop-ear-flight = In volo: { WORD($programme, of: "lucky_loop-programme") }, lancio { $throw } di { $throws }.
lucky_loop-ear-flight-free = In volo: il volo libero, lancio { $throw } di { $throws }.
lucky_loop-ear-flight-highlight = Il volo libero aspetta la carta in evidenza: { $cards }.
lucky_loop-ear-subtotal =
    { $count ->
        [one] Finora { $count } punto.
       *[other] Finora { $count } punti.
    }
lucky_loop-ear-subtotal-least =
    { $count ->
        [one] Finora { $count } punto; il volo conta da { $least } in su.
       *[other] Finora { $count } punti; il volo conta da { $least } in su.
    }
lucky_loop-ear-box-open = { $card }. Ancora aperta.
lucky_loop-ear-box-made =
    { $count ->
        [one] { $card }. Completata con { $dice } per { $count } punto.
       *[other] { $card }. Completata con { $dice } per { $count } punti.
    }
lucky_loop-ear-box-highlight = { $card }, in evidenza: solo esattamente, vale doppio
lucky_loop-ear-dice = Sul tavolo: { $dice }.
lucky_loop-ear-dice-red = Sul tavolo: { $dice }, il dado rosso mostra { $red }.
lucky_loop-ear-waiting =
    { $count ->
        [one] { $count } dado aspetta il lancio.
       *[other] { $count } dadi aspettano il lancio.
    }
lucky_loop-ear-waiting-red =
    { $count ->
        [one] { $count } dado aspetta il lancio; quello rosso è in gioco.
       *[other] { $count } dadi aspettano il lancio; quello rosso è in gioco.
    }
lucky_loop-ear-sum = Dadi scelti: { $dice }, in tutto { $total }.
lucky_loop-ear-laid = { WORD($programme, of: "lucky_loop-programme") }: { $cards }.
lucky_loop-ear-bare = { WORD($programme, of: "lucky_loop-programme") }: ancora senza carte; colori: { $colours }.
lucky_loop-ear-results = Risultati: { $results }.
lucky_loop-ear-results-none = Ancora nessun risultato.
lucky_loop-ear-record = Record: { $points }.
lucky_loop-ear-scale = Percorso di { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-ear-track = Percorso dei punteggi: { $results }.
lucky_loop-ear-choose = Scegli { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-ear-fly = Tenta ora { WORD($programme, of: "lucky_loop-programme") }.
lucky_loop-ear-player = { $name }: punti { $points }, segnalini Bonus { $tokens }, carte in mano { $cards }.
lucky_loop-ear-player-final = Nella fase finale: { $name }. Resta solo il volo libero.
lucky_loop-ear-player-free = Volo libero di { $name }: { $cards }.
lucky_loop-ear-player-free_result = Volo libero di { $name }: punti { $points }.
lucky_loop-ear-place = { $place }. { $name }, punti { $points }.
lucky_loop-ear-deck =
    { $count ->
        [one] { WORD($deck, of: "lucky_loop-deck") }: resta { $count } carta.
       *[other] { WORD($deck, of: "lucky_loop-deck") }: restano { $count } carte.
    }
lucky_loop-ear-deck-draw =
    { $count ->
        [one] Pesca dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }. Resta { $count } carta.
       *[other] Pesca dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }. Restano { $count } carte.
    }
lucky_loop-ear-discarded = In cima agli scarti: { $card }.
lucky_loop-ear-supply =
    { $count ->
        [one] Nella riserva resta { $count } segnalino Bonus.
       *[other] Nella riserva restano { $count } segnalini Bonus.
    }
lucky_loop-ear-held-new = { $card }. Nuova
lucky_loop-ear-held-picked = { $card }. Scelta. Carta { $at } di { $count }.
lucky_loop-ear-held-next = { $card }. In mano, si può scegliere. Carta { $at } di { $count }.
lucky_loop-ear-held-anew = { $card }. In mano, ricomincia la scelta. Carta { $at } di { $count }.
lucky_loop-ear-held-no = { $card }. In mano. Carta { $at } di { $count }.
lucky_loop-ear-worth-best = La scelta consigliata.
lucky_loop-ear-worth-chance = Probabilità di un risultato: { $percent } per cento.
lucky_loop-ear-worth-points = Punti attesi in questo turno: { $points }.
lucky_loop-ear-worth-later = Nel prossimo turno: circa { $points }.
lucky_loop-ear-worth-total = In tutto: circa { $points }.

lucky_loop-legend-sign-closed = { $closed }+

lucky_loop-sum-points = { SIGNED($points) }
