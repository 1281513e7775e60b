bomb_busters-hint-consider-back = Ora nessuno dei tuoi cavi ha bisogno di un segnalino.
bomb_busters-hint-consider-batteries =
    { $count ->
        [one] { $count } Doppio detector è già usato.
       *[other] { $count } Doppi detector sono già usati.
    }
bomb_busters-hint-consider-cut = Nessun taglio è sicuro. Il migliore riesce con probabilità { $right }%, il secondo { $next }%.
bomb_busters-hint-consider-cut-certain =
    { $count ->
        [one] Un taglio è sicuro: i cavi tagliati, i tuoi e l'ordine non lasciano altro.
       *[other] { $count } tagli sono sicuri. Quale dice di più agli altri?
    }
bomb_busters-hint-consider-cut-unsaid = Nessun taglio è sicuro. Dove ci stanno meno valori, e dove non può esserci il rosso?
bomb_busters-hint-consider-give = Anche { $name } ha { WORD($value, of: "bomb_busters-value", form: "a") }: { $chance }% di probabilità.
bomb_busters-hint-consider-give-red = Hai solo rossi da cedere.
bomb_busters-hint-consider-give-unsaid = Quale dei tuoi valori serve di sicuro a { $name }?
bomb_busters-hint-consider-label = Due tuoi cavi adiacenti sorprenderebbero gli altri: per loro la probabilità è { $likely }%.
bomb_busters-hint-consider-label-here = Due tuoi cavi adiacenti sorprenderebbero gli altri più di tutti: per loro la probabilità è { $likely }%.
bomb_busters-hint-consider-leave = Tocca a { $name }, e niente di ciò che potresti usare serve più adesso che dopo.
bomb_busters-hint-consider-lot =
    { $count ->
        [one] C'è una sola cosa che puoi fare.
       *[other] Ci sono { $count } possibilità, e nessuna è meglio delle altre.
    }
bomb_busters-hint-consider-mug = Qualunque taglio tu faccia, il rischio per la missione è almeno { $risk }%.
bomb_busters-hint-consider-mug-unsaid = Qualunque taglio tu faccia, è un azzardo.
bomb_busters-hint-consider-next_player = { $name } può tagliare qualcosa che tutti conoscono: { $chance }% di riuscita.
bomb_busters-hint-consider-next_player-unsaid = Chi potrebbe tagliare qualcosa che tutti conoscono?
bomb_busters-hint-consider-only = C'è una sola cosa che puoi fare.
bomb_busters-hint-consider-post = Un tuo cavo, più di ogni altro, lascia la squadra al buio.
bomb_busters-hint-consider-post-much = Un tuo cavo, molto più di ogni altro, lascia la squadra al buio.
bomb_busters-hint-consider-radar = Nessun taglio è sicuro. Rischio del migliore: { $plain }% della missione.
bomb_busters-hint-consider-radar-unsaid = Nessun taglio è sicuro: potresti prima saperne di più.
bomb_busters-hint-consider-recharge =
    { $count ->
        [one] A { $name } resta { $count } cavo da tagliare.
       *[other] A { $name } restano { $count } cavi da tagliare.
    }
bomb_busters-hint-consider-reveal = Hai solo rossi, e rivelarli è sicuro.
bomb_busters-hint-consider-rewinder = Il detonatore è a { $dial }.
bomb_busters-hint-consider-say = Il migliore dei tuoi valori è giusto con probabilità { $right }%, il secondo { $next }%.
bomb_busters-hint-consider-say-certain = Uno dei tuoi valori è sicuro.
bomb_busters-hint-consider-say-unsaid = Uno dei tuoi valori è più probabile degli altri.
bomb_busters-hint-consider-scan = Tra i tuoi valori, { WORD($value, of: "bomb_busters-value") } è il più incerto: probabilità che ne abbia { $name }, { $chance }%.
bomb_busters-hint-consider-scan-any = Ora nessuna risposta ti servirebbe.
bomb_busters-hint-consider-scan-unsaid = Quale dei tuoi valori potrebbe essere in mano a chiunque?
bomb_busters-hint-consider-solo = Hai in mano tutto ciò che resta di un valore.
bomb_busters-hint-consider-tells = Un cavo dice di più dove gli altri sanno di meno, e l'ordine parla anche dei suoi vicini. La scelta migliore è { $times } volte più chiara della seconda.
bomb_busters-hint-consider-tells-much = Un cavo dice di più dove gli altri sanno di meno, e l'ordine parla anche dei suoi vicini. Una scelta è molto più chiara delle altre.
bomb_busters-hint-consider-tells-same = Più scelte dicono altrettanto agli altri.
bomb_busters-hint-consider-tool = Rischio del taglio più sicuro: { $plain }% della missione.
bomb_busters-hint-consider-tool-unsaid = Senza aiuti, nessun taglio è abbastanza sicuro.
bomb_busters-hint-do-back = Rimetti a posto la carta.
bomb_busters-hint-do-batteries = Usa le Batterie di emergenza: i Doppi detector usati tornano a funzionare.
bomb_busters-hint-do-cut-certain = Indica { $places } e annuncia { WORD($value, of: "bomb_busters-value") }: è sicuro.
bomb_busters-hint-do-cut-certain-two = Indica { $places } e annuncia { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") }: è sicuro.
bomb_busters-hint-do-cut-red = Indica { $places } e annuncia { WORD($value, of: "bomb_busters-value") }: { $right }% di riuscita, { $red }% di rosso.
bomb_busters-hint-do-cut-red-two = Indica { $places } e annuncia { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") }: { $right }% di riuscita, { $red }% di rosso.
bomb_busters-hint-do-cut-safe = Indica { $places } e annuncia { WORD($value, of: "bomb_busters-value") }: { $right }% di riuscita, rosso escluso.
bomb_busters-hint-do-cut-safe-two = Indica { $places } e annuncia { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") }: { $right }% di riuscita, rosso escluso.
bomb_busters-hint-do-cut-unsaid = Indica { $places } e annuncia { WORD($value, of: "bomb_busters-value") }: più sicuro di così non c'è.
bomb_busters-hint-do-cut-unsaid-two = Indica { $places } e annuncia { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") }: più sicuro di così non c'è.
bomb_busters-hint-do-give = Cedi { $places }: anche { $name } ha { WORD($value, of: "bomb_busters-value", form: "a") }, { $chance }% di probabilità.
bomb_busters-hint-do-give-red = Cedi { $places }.
bomb_busters-hint-do-give-unsaid = Cedi { $places }.
bomb_busters-hint-do-label = Usa { WORD($card, of: "bomb_busters-card", form: "the") }: per gli altri la probabilità è { $likely }%, e dopo lo sapranno.
bomb_busters-hint-do-label-here = Metti l'etichetta davanti a { $places } e al cavo alla sua destra: per gli altri la probabilità è { $likely }%.
bomb_busters-hint-do-lay = Rivela { $places }: gli altri leggono la tua mano { $times } volte meglio che con la seconda scelta.
bomb_busters-hint-do-lay-much = Rivela { $places }: gli altri leggono la tua mano più di { $times } volte meglio che con la seconda scelta.
bomb_busters-hint-do-lay-same = Rivela { $places }: niente dice di più agli altri.
bomb_busters-hint-do-leave = Tieni { WORD($card, of: "bomb_busters-card", form: "the") } per dopo.
bomb_busters-hint-do-lot = Una vale l'altra.
bomb_busters-hint-do-mark = Metti il segnalino davanti a { $places }: gli altri leggono la tua mano { $times } volte meglio che con la seconda scelta.
bomb_busters-hint-do-mark-much = Metti il segnalino davanti a { $places }: gli altri leggono la tua mano più di { $times } volte meglio che con la seconda scelta.
bomb_busters-hint-do-mark-same = Metti il segnalino davanti a { $places }: niente dice di più agli altri.
bomb_busters-hint-do-mug = Usa il Thermos del caffè: forse qualcun altro ha un taglio migliore.
bomb_busters-hint-do-mug-unsaid = Usa il Thermos del caffè: forse qualcun altro ha un taglio migliore.
bomb_busters-hint-do-next_player = Fai giocare { $name }: { $chance }% di riuscita.
bomb_busters-hint-do-next_player-unsaid = Fai giocare { $name }.
bomb_busters-hint-do-only = Avanti: non si può fare altro.
bomb_busters-hint-do-open = Taglia { $places }: gli altri leggono la tua mano { $times } volte meglio che con la seconda scelta.
bomb_busters-hint-do-open-much = Taglia { $places }: gli altri leggono la tua mano più di { $times } volte meglio che con la seconda scelta.
bomb_busters-hint-do-open-same = Taglia { $places }: niente dice di più agli altri.
bomb_busters-hint-do-point = Indica { $places }.
bomb_busters-hint-do-post = Usa il Post-it: gli altri leggono la tua mano { $times } volte meglio.
bomb_busters-hint-do-post-much = Usa il Post-it: gli altri leggono la tua mano più di { $times } volte meglio.
bomb_busters-hint-do-radar = Usa il Radar generale prima di tagliare: può mostrarti un cavo sicuro.
bomb_busters-hint-do-radar-unsaid = Usa il Radar generale prima di tagliare: può mostrarti un cavo sicuro.
bomb_busters-hint-do-recharge = Ricarica il Doppio detector di { $name }.
bomb_busters-hint-do-reveal = Rivela i cavi rossi: niente può andare storto.
bomb_busters-hint-do-rewinder = Usa il Riavvolgitore: il detonatore torna a { $left }, e male non fa.
bomb_busters-hint-do-say-certain = Annuncia { WORD($value, of: "bomb_busters-value") }: è sicuro.
bomb_busters-hint-do-say-certain-two = Annuncia { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") }: è sicuro.
bomb_busters-hint-do-say-red = Annuncia { WORD($value, of: "bomb_busters-value") }: { $right }% di riuscita, { $red }% di rosso.
bomb_busters-hint-do-say-red-two = Annuncia { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") }: { $right }% di riuscita, { $red }% di rosso.
bomb_busters-hint-do-say-safe = Annuncia { WORD($value, of: "bomb_busters-value") }: { $right }% di riuscita, rosso escluso.
bomb_busters-hint-do-say-safe-two = Annuncia { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") }: { $right }% di riuscita, rosso escluso.
bomb_busters-hint-do-say-unsaid = Annuncia { WORD($value, of: "bomb_busters-value") }: più sicuro di così non c'è.
bomb_busters-hint-do-say-unsaid-two = Annuncia { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") }: più sicuro di così non c'è.
bomb_busters-hint-do-scan = Cerca { WORD($value, of: "bomb_busters-value") }: probabilità che ne abbia { $name }, { $chance }%.
bomb_busters-hint-do-scan-any = Cerca un numero qualsiasi, o rimetti a posto la carta.
bomb_busters-hint-do-scan-unsaid = Cerca { WORD($value, of: "bomb_busters-value") }: è il più incerto.
bomb_busters-hint-do-solo = Taglia tutti { WORD($value, of: "bomb_busters-value", form: "all") } rimasti: non puoi sbagliare.
bomb_busters-hint-do-tool = Usa { WORD($card, of: "bomb_busters-card", form: "the") }: così il rischio del taglio più sicuro è { $risk }%, contando il prezzo della carta.
bomb_busters-hint-do-tool-unsaid = Usa { WORD($card, of: "bomb_busters-card", form: "the") }: così il taglio è più sicuro.
bomb_busters-hint-look-cut = Guarda { $places }: quanto può valere?
bomb_busters-hint-look-cut-told = Guarda { $places }: tutti sanno quanto vale.
bomb_busters-hint-look-else = Guarda che cosa puoi fare qui.
bomb_busters-hint-look-give = Guarda i tuoi cavi: quale potrebbe servire a chi lo riceve?
bomb_busters-hint-look-label = Guarda i cavi adiacenti nella tua mano.
bomb_busters-hint-look-lay = Guarda i tuoi cavi di quel valore: quale conviene rivelare?
bomb_busters-hint-look-leave = Guarda { WORD($card, of: "bomb_busters-card", form: "the") }: serve adesso?
bomb_busters-hint-look-mark = Guarda i tuoi cavi: quale segnalino direbbe di più agli altri?
bomb_busters-hint-look-open = Guarda i tuoi cavi: quale conviene tagliare?
bomb_busters-hint-look-reveal = Guarda i tuoi cavi: che cosa resta?
bomb_busters-hint-look-say = Guarda { $places }: quale dei tuoi valori ci sta?
bomb_busters-hint-look-scan = Guarda i valori: quale ti farebbe comodo trovare?
bomb_busters-hint-look-seat = Guarda i portatessere degli altri.
bomb_busters-hint-look-solo = Guarda i tuoi cavi, e quanti di ogni valore sono già tagliati.
bomb_busters-hint-look-use = Guarda { WORD($card, of: "bomb_busters-card", form: "the") }.

bomb_busters-why-back = Ora nessuno dei suoi cavi merita un segnalino.
bomb_busters-why-batteries =
    { $count ->
        [one] { $count } Doppio detector è già usato.
       *[other] { $count } Doppi detector sono già usati.
    }
bomb_busters-why-certain =
    { $count ->
        [one] Nient'altro era sicuro.
       *[other] Tra { $count } tagli sicuri, questo è il più utile agli altri: per loro la probabilità era { $public }%.
    }
bomb_busters-why-cut-certain = Annuncio: { WORD($value, of: "bomb_busters-value") } su { $places }, sicuro.
bomb_busters-why-cut-certain-two = Annuncio: { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") } su { $places }, sicuro.
bomb_busters-why-cut-red = Annuncio: { WORD($value, of: "bomb_busters-value") } su { $places }, { $right }% di riuscita, { $red }% di rosso.
bomb_busters-why-cut-red-two = Annuncio: { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") } su { $places }, { $right }% di riuscita, { $red }% di rosso.
bomb_busters-why-cut-safe = Annuncio: { WORD($value, of: "bomb_busters-value") } su { $places }, { $right }% di riuscita, rosso escluso.
bomb_busters-why-cut-safe-two = Annuncio: { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") } su { $places }, { $right }% di riuscita, rosso escluso.
bomb_busters-why-detector = Rischio del taglio più sicuro: { $plain }% della missione; con { WORD($card, of: "bomb_busters-card", form: "the") }, { $risk }%.
bomb_busters-why-fits =
    { $count ->
        [one] Tra i suoi valori, { WORD($value, of: "bomb_busters-value") } sembrava il più probabile: a guardare solo quel portatessere, lì se ne aspettano { $expected }.
       *[other] Tra i suoi valori, { WORD($value, of: "bomb_busters-value") } sembrava il più probabile: a guardare solo quel portatessere, in questi { $count } cavi se ne aspettano { $expected }.
    }
bomb_busters-why-give = Anche { $name } ha { WORD($value, of: "bomb_busters-value", form: "a") }: { $chance }% di probabilità.
bomb_busters-why-give-red = Ha solo rossi da cedere.
bomb_busters-why-kept = Con { WORD($card, of: "bomb_busters-card", form: "the") } il rischio del taglio più sicuro sarebbe { $risk }% della missione invece di { $plain }%.
bomb_busters-why-kept-priced = Con { WORD($card, of: "bomb_busters-card", form: "the") } il rischio del taglio più sicuro sarebbe { $risk }% della missione invece di { $plain }%, contando il prezzo della carta.
bomb_busters-why-label = Con { WORD($card, of: "bomb_busters-card", form: "the") } gli altri imparano qualcosa: per loro la probabilità era { $likely }%.
bomb_busters-why-label-here = Qui l'etichetta dice di più: per gli altri la probabilità era { $likely }%.
bomb_busters-why-looks = { $places } somigliava più di tutti a un suo valore: { WORD($value, of: "bomb_busters-value") }, { $right }%, a guardare solo quel portatessere.
bomb_busters-why-looks-next = Seconda scelta: { WORD($value, of: "bomb_busters-value") } su { $places }, { $right }%.
bomb_busters-why-lot =
    { $count ->
        [one] Non c'era altro da fare.
       *[other] Una tra { $count }, a sorte.
    }
bomb_busters-why-mug = Ogni taglio è un rischio, almeno { $risk }% della missione: forse qualcun altro ne ha uno migliore.
bomb_busters-why-next-certain = Seconda scelta: { WORD($value, of: "bomb_busters-value") } su { $places }, sicuro.
bomb_busters-why-next-certain-two = Seconda scelta: { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") } su { $places }, sicuro.
bomb_busters-why-next-red = Seconda scelta: { WORD($value, of: "bomb_busters-value") } su { $places }, { $right }% di riuscita, { $red }% di rosso.
bomb_busters-why-next-red-two = Seconda scelta: { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") } su { $places }, { $right }% di riuscita, { $red }% di rosso.
bomb_busters-why-next-safe = Seconda scelta: { WORD($value, of: "bomb_busters-value") } su { $places }, { $right }% di riuscita, rosso escluso.
bomb_busters-why-next-safe-two = Seconda scelta: { WORD($value, of: "bomb_busters-value") } o { WORD($other, of: "bomb_busters-value") } su { $places }, { $right }% di riuscita, rosso escluso.
bomb_busters-why-next_player = { $name } ha un cavo per un valore che tutti conoscono: { $chance }% di probabilità.
bomb_busters-why-no_pair = Per convenzione: senza una coppia, il segnalino va il più a destra possibile.
bomb_busters-why-only = Non c'era altro da fare.
bomb_busters-why-pair = Per convenzione: il segnalino segna il cavo sinistro di una coppia.
bomb_busters-why-post = Con un segnalino in più gli altri leggono la sua mano { $times } volte meglio.
bomb_busters-why-post-much = Con un segnalino in più gli altri leggono la sua mano più di { $times } volte meglio.
bomb_busters-why-radar = Nessun taglio era sicuro. Rischio del migliore: { $plain }% della missione. Il Radar generale può scovarne uno più sicuro.
bomb_busters-why-recharge =
    { $count ->
        [one] Tra le scelte possibili, { $name } ha di più da tagliare: { $count } cavo.
       *[other] Tra le scelte possibili, { $name } ha di più da tagliare: { $count } cavi.
    }
bomb_busters-why-reveal = In mano restavano solo rossi.
bomb_busters-why-rewinder = Male non fa: il detonatore torna da { $dial } a { $left }.
bomb_busters-why-scan = Tra i suoi valori, { WORD($value, of: "bomb_busters-value") } è il più incerto: probabilità che ne abbia { $name }, { $chance }%.
bomb_busters-why-scan-any = Ora nessuna risposta servirebbe a qualcosa.
bomb_busters-why-solo = Aveva in mano tutti { WORD($value, of: "bomb_busters-value", form: "all") } rimasti: non poteva sbagliare.
bomb_busters-why-tells = Gli altri leggono la sua mano { $times } volte meglio che con la seconda scelta.
bomb_busters-why-tells-much = Gli altri leggono la sua mano più di { $times } volte meglio che con la seconda scelta.
bomb_busters-why-tells-same = Nessun'altra scelta dice di più agli altri.
bomb_busters-why-tool = Rischio del taglio più sicuro: { $plain }% della missione; con { WORD($card, of: "bomb_busters-card", form: "the") }, { $risk }%, contando il prezzo della carta.
bomb_busters-why-unsure = Nessun cavo, da solo, superava { $right }% di probabilità: meglio indicarne due insieme.
bomb_busters-why-claim-sure = Aveva qualcosa di sicuro, e ha chiamato il turno.
bomb_busters-why-claim-nobody = Nessuno aveva qualcosa di sicuro, e ha chiamato il turno.
bomb_busters-hint-look-claim-sure = Guarda i cavi di cui sai il valore.
bomb_busters-hint-look-claim-unsure = Guarda che cosa possono sapere gli altri.
bomb_busters-hint-consider-claim-sure = Hai qualcosa di sicuro, e l'orologio corre.
bomb_busters-hint-consider-claim-unsure = Non hai niente di sicuro. Forse un altro sì.
bomb_busters-hint-do-claim-sure = Chiama il turno.
bomb_busters-hint-do-claim-unsure = Aspetta un momento chi ha qualcosa di sicuro. Se nessuno chiama, chiama tu.
bomb_busters-why-deny = Che non valga { WORD($value, of: "bomb_busters-value") } è ciò che dice di più agli altri: per quel che vedono, potrebbe valerlo al { $likely } %.
bomb_busters-hint-consider-deny = Per quel che vedono gli altri, potrebbe valere { WORD($value, of: "bomb_busters-value") } al { $likely } %.
bomb_busters-hint-consider-deny-unsaid = Per quel che vedono gli altri, un numero è più probabile.
bomb_busters-hint-do-deny = Di' che non vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-do-deny-unsaid = Di' che non vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-look-deny = Guarda il tuo cavo: per che cosa lo prenderebbero gli altri?
bomb_busters-why-end = A quell'estremità c'è { WORD($value, of: "bomb_busters-value") }, che gli altri hanno più probabilmente.
bomb_busters-hint-consider-end = A un'estremità c'è un valore che gli altri hanno più probabilmente: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-do-end = Metti la carta Sequenza accanto a { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-named = { $name } ha la maggiore probabilità di tagliarlo bene: { $chance }%.
bomb_busters-hint-consider-named = { $name } ha la maggiore probabilità di tagliarlo bene: { $chance }%.
bomb_busters-hint-consider-named-unsaid = Da ciò che tutti sanno, chi può dire meglio dove ce n'è un altro?
bomb_busters-hint-do-named = Scegli { $name }.
bomb_busters-hint-do-named-unsaid = Scegli { $name }.
bomb_busters-hint-consider-character = Un equipaggiamento speciale non va sbloccato; il Triplo detector arriva più lontano.
bomb_busters-hint-do-character = Prendi il personaggio con { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-hint-consider-constraint = Quale carta lascia liberi più cavi tuoi?
bomb_busters-hint-do-constraint = Prendi { $letter }: cavi tuoi adatti: { $count }.
bomb_busters-hint-consider-keep = Chi gioca ora può fare qualcosa con { $letter }: { $chance }% di probabilità.
bomb_busters-hint-consider-keep-unsaid = Chi gioca ora può fare qualcosa con { $letter }?
bomb_busters-hint-do-keep = Lascia { $letter }: funziona con il { $chance }%.
bomb_busters-hint-do-keep-unsaid = Lascia { $letter } dov'è.
bomb_busters-hint-consider-change = Chi gioca ora può fare qualcosa con { $letter } solo al { $chance }%.
bomb_busters-hint-consider-change-unsaid = Un'altra carta lascerebbe più di { $letter }?
bomb_busters-hint-do-change = Cambia { $letter }: lascia qualcosa da fare solo al { $chance }%.
bomb_busters-hint-do-change-unsaid = Cambia { $letter }.
bomb_busters-why-character = Tra i personaggi liberi, il più utile era quello con { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-why-constraint = Con { $letter } restano liberi più cavi: { $count }.
bomb_busters-why-keep = Con { $letter } chi gioca può fare qualcosa: { $chance }%.
bomb_busters-why-change = Con { $letter } chi gioca può fare qualcosa solo al { $chance }%.
bomb_busters-hint-consider-special = Si possono indicare tutti i cavi: { $right }% di riuscita.
bomb_busters-hint-consider-special-unsaid = Sai dove sono tutti e { $count } i cavi?
bomb_busters-hint-do-special = Tenta l'azione speciale: { $right }% di riuscita.
bomb_busters-hint-do-special-unsaid = Tenta l'azione speciale.
bomb_busters-hint-consider-special_wire = I cavi migliori sono tutti giusti al { $right }%.
bomb_busters-hint-consider-special_wire-unsaid = Dove deve essere? Valore cercato: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-do-special_wire = Indica { $places }: insieme sono giusti al { $right }%.
bomb_busters-hint-do-special_wire-unsaid = Indica { $places }.
bomb_busters-hint-consider-absent = Gli altri cercherebbero da te questo valore: { WORD($value, of: "bomb_busters-value") }, al { $likely }%.
bomb_busters-hint-do-absent = Di' che non hai questo valore: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-consider-handed = Che { $name } abbia questo valore non ancora noto, { WORD($value, of: "bomb_busters-value") }: { $chance }%.
bomb_busters-hint-consider-handed-unsaid = Quale valore ha probabilmente { $name }?
bomb_busters-hint-do-handed = Passa questo segnalino: { WORD($value, of: "bomb_busters-value") }. Trova un cavo al { $chance }%.
bomb_busters-hint-do-handed-unsaid = Passa questo segnalino: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-consider-drawn = Quale segnalino dice di più della tua mano?
bomb_busters-hint-do-drawn = Prendi questo: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-special = Tutti e { $count } i cavi si possono indicare, valore { WORD($value, of: "bomb_busters-value") }: { $right }% di riuscita.
bomb_busters-why-special_wire = I cavi più probabili per questo valore, { WORD($value, of: "bomb_busters-value") }: tutti giusti al { $right }%.
bomb_busters-why-absent = Gli altri davano al { $likely }% questo valore nella sua mano: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-handed = Che { $name } abbia questo valore non ancora noto, { WORD($value, of: "bomb_busters-value") }: { $chance }%.
bomb_busters-why-drawn = Tra i segnalini, questo dice di più della sua mano: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-consider-lay_card = Agli occhi di tutti, che { $name } tagli ora { WORD($value, of: "bomb_busters-value") }: { $chance }%, il meno probabile tra i tuoi numeri.
bomb_busters-hint-consider-lay_card-unsaid = Quale dei tuoi numeri { $name } difficilmente taglierà?
bomb_busters-hint-do-lay_card = Metti { WORD($value, of: "bomb_busters-value") }: agli occhi di tutti { $name } lo taglia ora al { $chance }%, il meno probabile tra i tuoi numeri.
bomb_busters-hint-do-lay_card-unsaid = Metti { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-lay_card = Agli occhi di tutti, che { $name } tagli ora { WORD($value, of: "bomb_busters-value") }: { $chance }%, il meno probabile tra i suoi numeri.
bomb_busters-hint-consider-accuse = Che l'anello debole sia { $name } con { $letter }: { $chance }%.
bomb_busters-hint-consider-accuse-unsaid = Chi ha sempre rispettato un vincolo?
bomb_busters-hint-do-accuse = Indica { $name } con { $letter }: { $chance }% di riuscita.
bomb_busters-hint-do-accuse-unsaid = Indica { $name } con { $letter }.
bomb_busters-why-accuse = Che l'anello debole sia { $name } con { $letter }: { $chance }%.

# The end of a mission, and the Walkie-Talkies.
bomb_busters-why-ahead =
    { $count ->
        [one] Giocata fino in fondo nell'unica distribuzione rimasta, questa scelta vince al { $won }%; quella migliore per il solo turno, al { $than }%.
       *[other] Giocata fino in fondo nelle { $count } distribuzioni rimaste, questa scelta vince al { $won }%; quella migliore per il solo turno, al { $than }%.
    }
bomb_busters-why-ahead-alone =
    { $count ->
        [one] Giocata fino in fondo nell'unica distribuzione rimasta, questa scelta vince al { $won }%.
       *[other] Giocata fino in fondo nelle { $count } distribuzioni rimaste, questa scelta vince al { $won }%.
    }
bomb_busters-why-played_out = Giocando fino in fondo, un taglio con { WORD($card, of: "bomb_busters-card", form: "the") } vince al { $won }%; la scelta migliore per il solo turno, al { $than }%.
bomb_busters-hint-consider-played_out = Restano poche distribuzioni. Pensa fino in fondo: la scelta migliore per questo solo turno vince al { $than }%.
bomb_busters-hint-consider-played_out-unsaid = Restano poche distribuzioni: pensa fino in fondo, non solo a questo turno.
bomb_busters-hint-do-played_out = Usa { WORD($card, of: "bomb_busters-card", form: "the") }: giocando fino in fondo si vince al { $won }%.
bomb_busters-hint-do-played_out-unsaid = Usa { WORD($card, of: "bomb_busters-card", form: "the") }: pensando fino in fondo, è ciò che vince più spesso.
bomb_busters-why-swap = Nessun taglio era sicuro. Rischio del migliore: { $plain }% della missione. Cedendo { WORD($value, of: "bomb_busters-value", form: "a") } con { WORD($card, of: "bomb_busters-card", form: "the") }, poi sa dove si trova.
bomb_busters-hint-consider-swap = Nessun taglio è sicuro. Rischio del migliore: { $plain }% della missione. Ma un cavo che cedi lo sai ritrovare.
bomb_busters-hint-consider-swap-unsaid = Nessun taglio è sicuro. Ma un cavo che cedi lo sai ritrovare.
bomb_busters-hint-do-swap = Usa { WORD($card, of: "bomb_busters-card", form: "the") } e cedi { WORD($value, of: "bomb_busters-value", form: "a") }: poi sai dove si trova.
bomb_busters-hint-do-swap-unsaid = Usa { WORD($card, of: "bomb_busters-card", form: "the") } e cedi { WORD($value, of: "bomb_busters-value", form: "a") }: poi sai dove si trova.
bomb_busters-why-swap_with = { $name } ha più cavi di tutti tra cui scegliere: { $count }.
bomb_busters-hint-consider-swap_with = Chi ha più cavi tra cui scegliere?
bomb_busters-hint-do-swap_with = Scambia con { $name }: ha più cavi di tutti tra cui scegliere, { $count }.
bomb_busters-why-give-pair = In mano resta un altro { WORD($value, of: "bomb_busters-value") }, quindi può tagliare questo a colpo sicuro.
bomb_busters-hint-consider-give-pair = Di un valore hai più di un cavo.
bomb_busters-hint-do-give-pair = Cedi { $places }: ti resta un altro { WORD($value, of: "bomb_busters-value") }, e puoi tagliare questo a colpo sicuro.
bomb_busters-why-rookie = I tagli sicuri restano al capitano, che non può sbagliare.
bomb_busters-hint-look-token = Guarda i segnalini: quale dice di più sui cavi di { $name }?
