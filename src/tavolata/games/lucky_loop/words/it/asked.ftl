lucky_loop-ear-can-fly = Tenta { $programmes }: scegli le carte con i tasti da 1 a { $count }, poi F.
lucky_loop-ear-can-raise = Alza un piano di volo con una di queste carte: { $cards }. Scegli la carta con la sua cifra, poi F.
lucky_loop-ear-can-free = Metti in gioco il volo libero: scegli le carte con i tasti da 1 a { $count }, poi F.
lucky_loop-ear-can-exchange = Scambia carte: X, poi R per il mazzo rosso e blu o Y per il mazzo giallo e verde.
lucky_loop-ear-can-draw = Pesca una carta: R dal mazzo rosso e blu, Y dal mazzo giallo e verde.
lucky_loop-ear-can-discard =
    { $count ->
        [one] Scarta { $count } carta: sceglila con la sua cifra, poi D.
       *[other] Scarta { $count } carte: sceglile con le loro cifre, poi D.
    }
lucky_loop-ear-can-highlight = Metti una carta in evidenza: scorri con le frecce, poi Invio.
lucky_loop-ear-can-roll = Lancia i dadi: T.
lucky_loop-ear-can-seventh = Compra il settimo dado per un segnalino: 7.
lucky_loop-ear-can-stop = Fermati qui: S.
lucky_loop-ear-can-make = Completa una carta: scorri le combinazioni con le frecce, poi Invio. Oppure scegli i dadi con i loro valori, poi M.
lucky_loop-ear-can-reroll = Rilancia dei dadi per un segnalino: sceglili con i loro valori, poi T.
lucky_loop-ear-can-give-up = Rinuncia: G.
