lucky_loop-why-only = Non c'era altro da fare.
lucky_loop-why-points = Prometteva { $worth } punti in media, la seconda scelta { $next }.
lucky_loop-why-points-alone = Prometteva { $worth } punti in media, e i segnalini si spendono solo dove il volo fallirebbe.
lucky_loop-why-chance = Probabilità di vincere, a stima: così { $worth }%, con la seconda scelta { $next }%.
lucky_loop-why-chance-alone = Probabilità di vincere, a stima: { $worth }%.
lucky_loop-why-prospect = Probabilità di vincere, a stima: { $chance }%, e in più la mano per il prossimo turno contava { $hand }%. Con la seconda scelta: { $next_chance }%, e la mano { $next_hand }%.
lucky_loop-why-prospect-alone = Probabilità di vincere, a stima: { $chance }%, e in più la mano per il prossimo turno contava { $hand }%.
lucky_loop-why-discard = Senza quella carta la mano prometteva ancora { $worth } punti, con la seconda scelta { $next }.
lucky_loop-why-discard-alone = Senza quella carta la mano prometteva ancora { $worth } punti.
lucky_loop-why-promise = Una carta di quel mazzo prometteva { $worth } punti per il prossimo volo, una dell'altro { $next }.
lucky_loop-why-promise-alone = Una carta di quel mazzo prometteva { $worth } punti per il prossimo volo.
lucky_loop-why-no-flight = Con quella mano non c'era un volo da tentare.
lucky_loop-why-poor = Il miglior volo nuovo prometteva { $next } punti: troppo pochi per tentarlo.
lucky_loop-why-fewer =
    { $count ->
        [0] Di quel mazzo non c'erano carte in mano.
        [one] Di quel mazzo c'era solo { $count } carta in mano.
       *[other] Di quel mazzo c'erano solo { $count } carte in mano.
    }
lucky_loop-why-thumb = A occhio e croce prometteva { $worth } punti, la seconda scelta { $next }.
lucky_loop-why-thumb-alone = A occhio e croce prometteva { $worth } punti.
lucky_loop-why-easiest = Nessun volo libero della mano era più facile di così: difficoltà { $difficulty }.
lucky_loop-why-new =
    { $count ->
        [one] Era l'unico modo di tentare un piano di volo nuovo.
       *[other] Era uno tra { $count } modi di tentare un piano di volo nuovo, scelto a sorte.
    }
lucky_loop-why-nothing-new = La mano non bastava per un piano di volo nuovo, e il mazzo è stato scelto a sorte.
lucky_loop-why-any-deck = Un mazzo valeva l'altro: ha deciso la sorte.
lucky_loop-why-any-card = Una carta valeva l'altra: fra { $count }, ha deciso la sorte.
lucky_loop-why-exactly =
    { $count ->
        [one] Preferisce le carte esatte, e tra quelle possibili questa rende di più: { $count } punto.
       *[other] Preferisce le carte esatte, e tra quelle possibili questa rende di più: { $count } punti.
    }
lucky_loop-why-pays-most =
    { $count ->
        [one] Niente si poteva completare esattamente, e questa rende di più: { $count } punto.
       *[other] Niente si poteva completare esattamente, e questa rende di più: { $count } punti.
    }
lucky_loop-why-or-fail = Non si completava nessuna carta: finché ha segnalini, rilancia tutti i dadi.
lucky_loop-why-flies-on = Non si ferma mai a metà volo.

lucky_loop-hint-only = Qui c'è una sola cosa da fare.
lucky_loop-hint-look-fly = Guarda la tua mano: quali tre colori fanno un piano di volo, e quali carte sono facili da completare?
lucky_loop-hint-look-raise = Guarda le carte di { WORD($programme, of: "lucky_loop-programme") }: potresti alzarne una?
lucky_loop-hint-look-free = Guarda la tua mano: quali carte sono abbastanza difficili tutte insieme, e abbastanza facili per sei dadi?
lucky_loop-hint-look-draw = Guarda la tua mano: quali colori mancano per un buon volo?
lucky_loop-hint-look-discard =
    { $count ->
        [one] Guarda la tua mano: quale carta ti servirà meno?
       *[other] Guarda la tua mano: quali { $count } carte ti serviranno meno?
    }
lucky_loop-hint-look-highlight = Guarda le tue carte: quale puoi completare esattamente, e rende bene se vale doppio?
lucky_loop-hint-look-roll =
    { $count ->
        [one] Guarda le carte aperte: basta { $count } dado?
       *[other] Guarda le carte aperte: bastano { $count } dadi?
    }
lucky_loop-hint-look-seventh =
    { $count ->
        [0] Guarda i tuoi dadi: sono finiti. Ne farebbe comodo un altro?
        [one] Guarda i tuoi dadi: ne resta { $count }. Ne farebbe comodo un altro?
       *[other] Guarda i tuoi dadi: ne restano { $count }. Ne farebbe comodo un altro?
    }
lucky_loop-hint-look-stop =
    { $count ->
        [0] Guarda l'ultima carta: i dadi sono finiti.
        [one] Guarda l'ultima carta: { $count } dado può ancora completarla?
       *[other] Guarda l'ultima carta: { $count } dadi possono ancora completarla?
    }
lucky_loop-hint-look-give-up = Guarda i dadi: completano qualche carta?
lucky_loop-hint-look-make = Guarda { WORD($card, of: "lucky_loop-named") }: con quali dadi si completa?
lucky_loop-hint-look-reroll = Guarda i dadi: vale la pena di tenerli tutti?
lucky_loop-hint-consider-flight = La scelta migliore porta { $points } punti in media, la seconda { $next }.
lucky_loop-hint-consider-both = Contando il prossimo volo, la scelta migliore porta circa { $points } punti, la seconda { $next }.
lucky_loop-hint-consider-next = Pensa al prossimo volo: con la scelta migliore può portare circa { $points } punti, con la seconda { $next }.
lucky_loop-hint-consider-next-none = Pensa al prossimo volo: per ora la tua mano non ne promette quasi nessuno, qualunque cosa tu scelga.
lucky_loop-hint-consider-next-last = È l'ultimo round: non c'è più nessun volo per cui ti servano carte.
lucky_loop-hint-do-fly = Tenta { WORD($programme, of: "lucky_loop-programme") } con { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-fly-exchange = Tenta { WORD($programme, of: "lucky_loop-programme") } con { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. Scambiare carte non porterebbe più niente.
lucky_loop-hint-do-fly-later = Tenta { WORD($programme, of: "lucky_loop-programme") } con { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: circa { $points } punti contando il prossimo volo, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-fly-later-exchange = Tenta { WORD($programme, of: "lucky_loop-programme") } con { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: circa { $points } punti contando il prossimo volo, { $percent }% di riuscita. Scambiare carte ne porterebbe circa { $next }.
lucky_loop-hint-do-only-fly = Tenta { WORD($programme, of: "lucky_loop-programme") } con { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: non c'è altro da fare.
lucky_loop-hint-do-raise = Alza { WORD($programme, of: "lucky_loop-programme") } con { WORD($card, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-raise-exchange = Alza { WORD($programme, of: "lucky_loop-programme") } con { WORD($card, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. Scambiare carte non porterebbe più niente.
lucky_loop-hint-do-raise-later = Alza { WORD($programme, of: "lucky_loop-programme") } con { WORD($card, of: "lucky_loop-named") }: circa { $points } punti contando il prossimo volo, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-raise-later-exchange = Alza { WORD($programme, of: "lucky_loop-programme") } con { WORD($card, of: "lucky_loop-named") }: circa { $points } punti contando il prossimo volo, { $percent }% di riuscita. Scambiare carte ne porterebbe circa { $next }.
lucky_loop-hint-do-only-raise = Alza { WORD($programme, of: "lucky_loop-programme") } con { WORD($card, of: "lucky_loop-named") }: non c'è altro da fare.
lucky_loop-hint-do-free-3 = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-free-3-exchange = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. Scambiare carte ne porterebbe circa { $next }.
lucky_loop-hint-do-only-free-3 = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: non c'è altro da fare.
lucky_loop-hint-do-free-4 = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } e { WORD($fourth, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-free-4-exchange = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } e { WORD($fourth, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. Scambiare carte ne porterebbe circa { $next }.
lucky_loop-hint-do-only-free-4 = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") } e { WORD($fourth, of: "lucky_loop-named") }: non c'è altro da fare.
lucky_loop-hint-do-free-5 = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } e { WORD($fifth, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-free-5-exchange = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } e { WORD($fifth, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. Scambiare carte ne porterebbe circa { $next }.
lucky_loop-hint-do-only-free-5 = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") } e { WORD($fifth, of: "lucky_loop-named") }: non c'è altro da fare.
lucky_loop-hint-do-free-6 = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } e { WORD($sixth, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-free-6-exchange = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } e { WORD($sixth, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. Scambiare carte ne porterebbe circa { $next }.
lucky_loop-hint-do-only-free-6 = Metti in gioco { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") }, { WORD($third, of: "lucky_loop-named") }, { WORD($fourth, of: "lucky_loop-named") }, { WORD($fifth, of: "lucky_loop-named") } e { WORD($sixth, of: "lucky_loop-named") }: non c'è altro da fare.
lucky_loop-hint-do-highlight = Metti l'Evidenza su { WORD($card, of: "lucky_loop-named") }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-only-highlight = Metti l'Evidenza su { WORD($card, of: "lucky_loop-named") }: non c'è altro da fare.
lucky_loop-hint-do-roll = Lancia i dadi: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-only-roll = Lancia i dadi: non c'è altro da fare.
lucky_loop-hint-do-seventh = Paga un segnalino per il dado rosso: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-only-seventh = Paga un segnalino per il dado rosso: non c'è altro da fare.
lucky_loop-hint-do-reroll = Paga un segnalino per rilanciare { $dice }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-only-reroll = Paga un segnalino per rilanciare { $dice }: non c'è altro da fare.
lucky_loop-hint-do-make-exact = Completa { WORD($card, of: "lucky_loop-named") } esattamente con { $dice }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-only-make-exact = Completa { WORD($card, of: "lucky_loop-named") } esattamente con { $dice }: non c'è altro da fare.
lucky_loop-hint-do-make-over = Completa { WORD($card, of: "lucky_loop-named") } superandolo con { $dice }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-only-make-over = Completa { WORD($card, of: "lucky_loop-named") } superandolo con { $dice }: non c'è altro da fare.
lucky_loop-hint-do-make-highlight = Completa la carta in evidenza, { WORD($card, of: "lucky_loop-named") }, con { $dice }: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-only-make-highlight = Completa la carta in evidenza, { WORD($card, of: "lucky_loop-named") }, con { $dice }: non c'è altro da fare.
lucky_loop-hint-do-stop = Fermati per un segnalino: niente punti, ma i dadi non potrebbero fare molto di più. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-only-stop = Fermati per un segnalino: non c'è altro da fare.
lucky_loop-hint-do-give-up = Lascia fallire il volo: { $points } punti in media, { $percent }% di riuscita. La seconda scelta: { $next } punti, { $next_percent }%.
lucky_loop-hint-do-only-give-up = Lascia fallire il volo: non c'è altro da fare.
lucky_loop-hint-do-draw = Pesca dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }: così il prossimo volo può portare circa { $points } punti, altrimenti { $next }.
lucky_loop-hint-do-draw-none = Pesca dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }: niente rende di più.
lucky_loop-hint-do-draw-last = Pesca dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }: nell'ultimo round niente rende di più.
lucky_loop-hint-do-only-draw = Pesca dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }: non c'è altro da fare.
lucky_loop-hint-do-draw-exchange = Scambia carte, la prima dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }: così il prossimo volo può portare circa { $points } punti, altrimenti { $next }.
lucky_loop-hint-do-draw-exchange-none = Scambia carte, la prima dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }: niente rende di più.
lucky_loop-hint-do-draw-exchange-last = Scambia carte, la prima dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }: nell'ultimo round niente rende di più.
lucky_loop-hint-do-only-draw-exchange = Scambia carte, la prima dal mazzo { WORD($deck, of: "lucky_loop-short_deck") }: non c'è altro da fare.
lucky_loop-hint-do-discard-1 = Scarta { WORD($first, of: "lucky_loop-named") }: così il prossimo volo può portare circa { $points } punti, altrimenti { $next }.
lucky_loop-hint-do-discard-1-none = Scarta { WORD($first, of: "lucky_loop-named") }: niente rende di più.
lucky_loop-hint-do-discard-1-last = Scarta { WORD($first, of: "lucky_loop-named") }: nell'ultimo round niente rende di più.
lucky_loop-hint-do-discard-2 = Scarta { WORD($first, of: "lucky_loop-named") } e { WORD($second, of: "lucky_loop-named") }: così il prossimo volo può portare circa { $points } punti, altrimenti { $next }.
lucky_loop-hint-do-discard-2-none = Scarta { WORD($first, of: "lucky_loop-named") } e { WORD($second, of: "lucky_loop-named") }: niente rende di più.
lucky_loop-hint-do-discard-2-last = Scarta { WORD($first, of: "lucky_loop-named") } e { WORD($second, of: "lucky_loop-named") }: nell'ultimo round niente rende di più.
lucky_loop-hint-do-discard-3 = Scarta { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: così il prossimo volo può portare circa { $points } punti, altrimenti { $next }.
lucky_loop-hint-do-discard-3-none = Scarta { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: niente rende di più.
lucky_loop-hint-do-discard-3-last = Scarta { WORD($first, of: "lucky_loop-named") }, { WORD($second, of: "lucky_loop-named") } e { WORD($third, of: "lucky_loop-named") }: nell'ultimo round niente rende di più.
lucky_loop-hint-do-only-discard = Scarta { WORD($card, of: "lucky_loop-named") }: non c'è altro da fare.
