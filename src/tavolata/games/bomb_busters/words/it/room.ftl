bomb_busters-over-reason-defused = Ogni cavo è tagliato o rivelato: la bomba è innocua.
bomb_busters-over-reason-red = È stato tagliato un cavo rosso.
bomb_busters-over-reason-dial = Il detonatore è arrivato al teschio.
bomb_busters-over-reason-stuck = Nessuno poteva più fare nulla.

bomb_busters-or = {" "}o{" "}

bomb_busters-nowhere = nessuno

bomb_busters-colour-blue = blu
    .many = blu
bomb_busters-colour-yellow = giallo
    .many = gialli
bomb_busters-colour-red = rosso
    .many = rossi

bomb_busters-printed-yellow = { $number },1
bomb_busters-printed-red = { $number },5

bomb_busters-wire-blue = blu { $number }
bomb_busters-wire-yellow = giallo { $number }
bomb_busters-wire-red = rosso { $number }

bomb_busters-event-captain-named = La sorte sceglie { $name }: Capitano di questa missione.
bomb_busters-event-drawn = Sul tabellone va l'indicatore { $wire }.
bomb_busters-event-removed-no-wire = Uno dei cavi { WORD($colour, of: "bomb_busters-colour", form: "many") } segnati esce dal gioco, e nessuno sa quale.
bomb_busters-event-removed = Uno dei cavi { WORD($colour, of: "bomb_busters-colour", form: "many") } segnati esce dal gioco: { $wire }.
bomb_busters-event-equipped = Sul banco, ancora bloccato: { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-dealt = { $name } riceve il cavo { $wire }.
bomb_busters-event-dealt-no-wire = { $name } riceve un cavo.
bomb_busters-event-sorted = Tutti i cavi sono al loro posto.
bomb_busters-event-marked-first-token = { $name } mette un segnalino davanti a { $place }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-marked-missed-token = { $place } riceve il suo segnalino: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-marked-missed-shown = I segnalini sono finiti, quindi { $place } si mostra: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-marked-missed-known = { $place } vale { WORD($value, of: "bomb_busters-value") }, come tutti sanno.
bomb_busters-event-marked-post-it-token = { $name } attacca un segnalino davanti a { $place }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-marked-post-it-shown = I segnalini sono finiti, quindi { $name } mostra { $place }: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-nothing-to-mark = { $name } non ha cavi blu per cui resti un segnalino.
bomb_busters-event-turn = Turno { $turn }: { $name }.
bomb_busters-event-turn-skipped = { $name } non può fare nulla e salta il turno.
bomb_busters-event-pointed = { $name } indica { $place }.
bomb_busters-event-pointed-no-slot = { $name } indica tutto il portatessere { $place }.
bomb_busters-event-announced = { $name } dice { $values }. Sbagliato!
bomb_busters-event-announced-right = { $name } dice { $values }. Giusto!
bomb_busters-event-wire-cut = { $place } è tagliato: { $wire }.
bomb_busters-event-solo-cut = { $name } esegue un Taglio da solo: { $count } × { WORD($value, of: "bomb_busters-value") }.
bomb_busters-event-reds-revealed = { $name } ha in mano solo cavi rossi, e li rivela.
bomb_busters-event-dial-moved-missed =
    { $left ->
        [one] Il detonatore avanza di un passo: ne resta { $left }.
       *[other] Il detonatore avanza di un passo: ne restano { $left }.
    }
bomb_busters-event-dial-moved-rewinder =
    { $left ->
        [one] Il detonatore torna indietro di un passo: ne resta { $left }.
       *[other] Il detonatore torna indietro di un passo: ne restano { $left }.
    }
bomb_busters-event-red-spared = Rosso! Lo Stabilizzatore regge, e non esplode niente.
bomb_busters-event-validated = Tutti e quattro { WORD($value, of: "bomb_busters-value", form: "all") } sono tagliati.
bomb_busters-event-unlocked = Equipaggiamento sbloccato: { WORD($card, of: "bomb_busters-card") }.
bomb_busters-event-used = { $name } usa { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-event-put-back = { $name } rimette a posto { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-event-labelled-label-equal = { $name } etichetta { $place } e il cavo alla sua destra: uguali.
bomb_busters-event-labelled-label-unequal = { $name } etichetta { $place } e il cavo alla sua destra: diversi.
bomb_busters-event-partner-chosen = { $name } e { $partner } si scambiano un cavo.
bomb_busters-event-given = { $name } mette sul tavolo { $place }, a faccia in giù.
bomb_busters-event-taken = { $name } inserisce in { $place } il cavo di { $giver }: { $wire }.
bomb_busters-event-taken-no-wire = { $name } inserisce in { $place } il cavo di { $giver }.
bomb_busters-event-recharged = Il Doppio detector di { $name } funziona di nuovo.
bomb_busters-event-scanned = { $name } interroga il radar: { WORD($value, of: "bomb_busters-value") }. Portatessere che ne hanno: { $found }.
bomb_busters-event-passed-on = { $name } si prende un caffè: gioca { $chosen }.
bomb_busters-event-ended-defused = La bomba è disinnescata!
bomb_busters-event-ended-red = Un cavo rosso: la bomba esplode.
bomb_busters-event-ended-dial = Il detonatore è sul teschio: la bomba esplode.
bomb_busters-event-ended-stuck = Nessuno può fare nulla: la bomba esplode.

bomb_busters-log-pointed = E anche { $place }.
bomb_busters-log-pointed-no-slot = E anche tutto il portatessere { $place }.
bomb_busters-log-announced = Dice { $values }: sbagliato!
bomb_busters-log-announced-right = Dice { $values }: giusto!

bomb_busters-figure-cut = { $cut } su { $of }
bomb_busters-figure-validated = { WORD($value, of: "bomb_busters-value") }: finito!
bomb_busters-figure-unlocked = Sbloccato!
bomb_busters-figure-dial-missed = −1: sbagliato!
bomb_busters-figure-dial-rewinder = +1

bomb_busters-danger-red = Rosso, e addio: { $percent }%
bomb_busters-danger-red-certain = È rosso: la bomba esplode.
bomb_busters-danger-red-all = Tutti rossi: { $percent }%
bomb_busters-danger-ask = Annunci { $values }? Può essere rosso ({ $percent }%): in tal caso la bomba esplode.
bomb_busters-danger-ask-all = Annunci { $values }? Possono essere tutti rossi ({ $percent }%): in tal caso la bomba esplode.
bomb_busters-danger-maybe = Potrebbe essere rosso
bomb_busters-danger-maybe-all = Potrebbero essere tutti rossi
bomb_busters-danger-ask-maybe = Questo cavo potrebbe essere rosso. In tal caso la bomba esplode.
bomb_busters-danger-ask-maybe-all = Questi cavi potrebbero essere tutti rossi. In tal caso la bomba esplode.
bomb_busters-danger-never = Lì { $values } non può esserci: è sbagliato di sicuro.
bomb_busters-danger-never-last = Lì { $values } non può esserci: è sbagliato di sicuro, e la bomba esplode.
bomb_busters-danger-insist = Annuncia comunque { $values }
bomb_busters-danger-think = Ripensaci

bomb_busters-action-mark = Metti un segnalino davanti a { $place }
bomb_busters-action-point = Indica { $place }
bomb_busters-action-point-no-slot = Indica tutto il portatessere { $place }
bomb_busters-action-announce = Annuncia { $values }
bomb_busters-action-cut = Taglia { $place }
bomb_busters-action-lay = Rivela { $place }
bomb_busters-action-solo = Taglio da solo: tutti { WORD($value, of: "bomb_busters-value", form: "all") } rimasti
bomb_busters-action-reveal = Rivela i cavi rossi
bomb_busters-action-use = Usa { WORD($card, of: "bomb_busters-card", form: "the") }
bomb_busters-action-label = Etichetta { $place } e il cavo alla sua destra
bomb_busters-action-partner = Scambia con { $name }
bomb_busters-action-give = Cedi { $place }
bomb_busters-action-insert = Inseriscilo in { $place }
bomb_busters-action-recharge = Ricarica il detector di { $name }
bomb_busters-action-scan = Cerca { WORD($value, of: "bomb_busters-value") }
bomb_busters-action-done = Basta così
bomb_busters-action-back = Rimetti a posto la carta
bomb_busters-action-captain = Capitano: { $name }
bomb_busters-action-draw = Pesca { $wire }
bomb_busters-action-remove = Togli { $wire }
bomb_busters-action-equip = Pesca { WORD($card, of: "bomb_busters-card", form: "the") }
bomb_busters-action-deal = Distribuisci { $wire }

bomb_busters-ahead-miss = Se sbagli, il detonatore passa da { $dial } a { $left }.
bomb_busters-ahead-miss-may_be_red =
    { $count ->
        [one] Se è rosso, la bomba esplode.
       *[other] Se sono tutti rossi, la bomba esplode.
    }
bomb_busters-ahead-miss-last = Se sbagli, la bomba esplode.
bomb_busters-ahead-miss-red = È rosso: la bomba esplode.
bomb_busters-ahead-miss-stabilizer = Se sbagli, il detonatore non si muove e nulla esplode: lo Stabilizzatore è attivo. Il cavo riceve il suo segnalino.
bomb_busters-ahead-validates = Completa { WORD($value, of: "bomb_busters-value", form: "all") }: saranno tutti tagliati.
bomb_busters-ahead-unlocks = Sblocca { WORD($card, of: "bomb_busters-card", form: "the") }.
bomb_busters-ahead-solo =
    { $count ->
        [one] Taglia { $count } cavo tuo, senza alcun rischio.
       *[other] Taglia { $count } cavi tuoi, senza alcun rischio.
    }
bomb_busters-ahead-reveal =
    { $count ->
        [one] Rivela { $count } cavo rosso; poi non te ne restano.
       *[other] Rivela { $count } cavi rossi; poi non te ne restano.
    }
bomb_busters-ahead-mark = Tutti sapranno che vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-ahead-mark-known = Tutti sanno già che vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-ahead-scan = Non ancora tagliati: { $count }, di cui in mano tua { $mine }.
bomb_busters-ahead-scan-none = Tutti { WORD($value, of: "bomb_busters-value", form: "all") } sono tagliati: non c'è nulla da trovare.
bomb_busters-ahead-partner =
    { $count ->
        [one] A { $name } resta { $count } cavo da cedere.
       *[other] { $name } sceglie tra { $count } cavi.
    }
bomb_busters-ahead-give = Va a { $name }, e tu saprai dove finisce.
bomb_busters-ahead-use-label-equal =
    { $count ->
        [one] Hai { $count } coppia di cavi adiacenti uguali.
       *[other] Hai { $count } coppie di cavi adiacenti uguali.
    }
bomb_busters-ahead-use-label-equal-none = Non hai due cavi adiacenti uguali.
bomb_busters-ahead-use-label-unequal =
    { $count ->
        [one] Hai { $count } coppia di cavi adiacenti diversi.
       *[other] Hai { $count } coppie di cavi adiacenti diversi.
    }
bomb_busters-ahead-use-label-unequal-none = Non hai due cavi adiacenti diversi.
bomb_busters-ahead-use-post-it =
    { $count ->
        [one] Hai { $count } cavo blu che gli altri ancora non conoscono.
       *[other] Hai { $count } cavi blu che gli altri ancora non conoscono.
    }
bomb_busters-ahead-use-post-it-none = I tuoi cavi blu gli altri li conoscono già tutti.
bomb_busters-ahead-use-rewinder = Il detonatore torna da { $dial } a { $left }.
bomb_busters-ahead-use-emergency-batteries =
    { $count ->
        [one] { $count } Doppio detector usato torna a funzionare.
       *[other] Fino a { $count } Doppi detector usati tornano a funzionare.
    }
bomb_busters-ahead-use-walkie-talkies = Il cavo che ricevi può essere qualunque.
bomb_busters-ahead-use-general-radar = Dice chi ha il numero, non quante volte.
bomb_busters-ahead-use-coffee-mug = In questo turno non tagli nulla.
bomb_busters-ahead-use-stabilizer = Il cavo sbagliato riceve comunque il suo segnalino.
bomb_busters-ahead-use-ray = Giusto se uno dei due corrisponde.
bomb_busters-ahead-use-double-detector = Se sbagli, il detonatore avanza lo stesso.
bomb_busters-ahead-use-triple-detector = Se sbagli, il detonatore avanza lo stesso.
bomb_busters-ahead-use-super-detector = Se sbagli, il detonatore avanza lo stesso.

bomb_busters-mine-finished = Non hai più cavi: finiscono gli altri.
bomb_busters-mine-captain = La sorte sceglie il Capitano.
bomb_busters-mine-markers = Si mettono gli indicatori.
bomb_busters-mine-removal = Qualche cavo se ne va senza farsi vedere.
bomb_busters-mine-equipment = Si pesca l'equipaggiamento.
bomb_busters-mine-deal = Si distribuiscono i cavi.
bomb_busters-mine-token = Il tuo primo segnalino: scegli un tuo cavo blu.
bomb_busters-called-token = Il tuo primo segnalino!
bomb_busters-called-choose = Scegli tu!
bomb_busters-called-claim = A chi tocca?
bomb_busters-mine-turn = Tocca a te!
bomb_busters-mine-aim = Il tuo taglio: indica il cavo.
bomb_busters-mine-announce = Il tuo taglio: quanto vale?
bomb_busters-mine-cut = Detector: quale dei tuoi cavi si taglia?
bomb_busters-mine-mark = Sbagliato: segna uno dei tuoi cavi.
bomb_busters-mine-lay = Giusto! Rivela il tuo cavo.
bomb_busters-mine-label = Stai mettendo un'etichetta.
bomb_busters-mine-post = Stai attaccando un Post-it.
bomb_busters-mine-partner = Stai per scambiare un cavo.
bomb_busters-mine-give = Uno scambio: cedi uno dei tuoi cavi.
bomb_busters-mine-insert = Uno scambio: inserisci il tuo nuovo cavo.
bomb_busters-mine-recharge = Stai ricaricando i detector.
bomb_busters-mine-scan = Stai interrogando il radar.
bomb_busters-mine-next = Il tuo caffè: chi gioca al tuo posto?
bomb_busters-mine-over = La missione è finita.

bomb_busters-status-captain = La sorte sceglie il Capitano.
bomb_busters-status-markers = Si mettono gli indicatori.
bomb_busters-status-removal = Qualche cavo se ne va senza farsi vedere.
bomb_busters-status-equipment = Si pesca l'equipaggiamento.
bomb_busters-status-deal = Si distribuiscono i cavi.
bomb_busters-status-token = { $name } mette il primo segnalino.
bomb_busters-status-turn = Tocca a { $name }.
bomb_busters-status-aim = { $name } prende la mira.
bomb_busters-status-announce = { $name } indica, e pensa.
bomb_busters-status-cut = { $name } sceglie quale cavo si taglia.
bomb_busters-status-mark = { $name } sceglie quale cavo segnare.
bomb_busters-status-lay = { $name } rivela un cavo.
bomb_busters-status-label = { $name } mette un'etichetta.
bomb_busters-status-post = { $name } attacca un Post-it.
bomb_busters-status-partner = { $name } sceglie con chi fare lo scambio.
bomb_busters-status-give = { $name } sceglie un cavo da cedere.
bomb_busters-status-insert = { $name } inserisce un nuovo cavo.
bomb_busters-status-recharge = { $name } ricarica i detector.
bomb_busters-status-scan = { $name } interroga il radar.
bomb_busters-status-next = { $name } sceglie chi gioca adesso.
bomb_busters-status-over = La missione è finita.

bomb_busters-ended-defused = Disinnescata!
bomb_busters-ended-red = Kabum! Un cavo rosso.
bomb_busters-ended-dial = Kabum! Il detonatore è arrivato in fondo.
bomb_busters-ended-stuck = Kabum! Nessuno poteva muoversi.

bomb_busters-prompt-token = Scegli il cavo blu da far conoscere a tutti.
bomb_busters-prompt-turn = Tocca un cavo di qualcun altro, poi annuncia quanto vale.
bomb_busters-prompt-turn-reveal = Ti restano solo cavi rossi: rivelali.
bomb_busters-prompt-turn-solo = Tocca un cavo di qualcun altro, o fai un Taglio da solo.
bomb_busters-prompt-turn-card = Non è il tuo turno, ma puoi usare una carta.
bomb_busters-prompt-aim = Tocca il cavo da tagliare.
bomb_busters-prompt-aim-double-detector = Doppio detector: tocca due cavi della stessa mano ({ $pointed } su 2).
bomb_busters-prompt-aim-triple-detector = Triplo detector: tocca tre cavi della stessa mano ({ $pointed } su 3).
bomb_busters-prompt-aim-super-detector = Super detector: tocca un portatessere.
bomb_busters-prompt-announce = { $places }: quanto vale?
bomb_busters-prompt-announce-many = { $places }: annuncia quanto vale uno di loro.
bomb_busters-prompt-announce-ray = { $places }: annuncia due valori.
bomb_busters-prompt-announce-ray-second = { $places }: { $value }, o che altro?
bomb_busters-prompt-cut = { $values } c'è: scegli quale dei tuoi cavi si taglia.
bomb_busters-prompt-mark = Niente { $values }: scegli quale di questi cavi segnare.
bomb_busters-prompt-lay = Giusto, { $values }! Scegli quale dei tuoi cavi si taglia insieme.
bomb_busters-prompt-label-label-equal = Tocca due tuoi cavi adiacenti uguali.
bomb_busters-prompt-label-label-unequal = Tocca due tuoi cavi adiacenti diversi.
bomb_busters-prompt-post = Scegli il tuo cavo blu da far conoscere a tutti.
bomb_busters-prompt-partner = Con chi scambi un cavo?
bomb_busters-prompt-give = Scegli un tuo cavo da cedere.
bomb_busters-prompt-insert = Hai ricevuto il cavo { $wire }: inseriscilo.
bomb_busters-prompt-recharge = Quale detector torna a funzionare?
bomb_busters-prompt-scan = Quale numero cerchi su tutti i portatessere?
bomb_busters-prompt-next = Chi gioca al tuo posto?
bomb_busters-prompt-stabilizer = Lo Stabilizzatore è attivo.

bomb_busters-place-mine = Il tuo cavo { $place }
bomb_busters-place-other = Cavo { $place } di { $name }
bomb_busters-place-hidden = nascosto
bomb_busters-place-cut = tagliato
bomb_busters-place-left = non tagliato
bomb_busters-place-token = segnalino { WORD($value, of: "bomb_busters-value") }
bomb_busters-place-shown = mostrato come { WORD($value, of: "bomb_busters-value") }
bomb_busters-place-red = rosso, e tutti lo sanno
bomb_busters-place-pointed = indicato
bomb_busters-place-picked = scelto
bomb_busters-place-notes = appunto { $values }
bomb_busters-place-equal = uguale a { $place }
bomb_busters-place-unequal = diverso da { $place }
bomb_busters-place-certain = deve valere { WORD($value, of: "bomb_busters-value") }
bomb_busters-place-likely = { WORD($value, of: "bomb_busters-value") }: { $percent } per cento

bomb_busters-do-mark = metti qui un segnalino
bomb_busters-do-point = indicalo
bomb_busters-do-cut = taglialo
bomb_busters-do-lay = rivelalo
bomb_busters-do-give = cedilo
bomb_busters-do-label = etichettalo
bomb_busters-do-sort = Inserisci qui il cavo { $wire }, in { $place }
bomb_busters-do-not_this = Scegli un altro cavo
bomb_busters-do-comes = Tocca un cavo, poi conferma qui.
bomb_busters-do-again = Scegli un'altra coppia

bomb_busters-stand-mine = Il tuo portatessere { $letter }
bomb_busters-stand-other = Portatessere { $letter } di { $name }
bomb_busters-stand-empty = Ancora nessun cavo.
bomb_busters-stand-beneath = Più in basso: { $letters }. Mostra
bomb_busters-stand-scan-yes = { $value }: sì
bomb_busters-stand-scan-no = { $value }: no

bomb_busters-stands = Portatessere degli altri

bomb_busters-player-you = Tu
bomb_busters-player-captain = Capitano
bomb_busters-player-detector = Doppio detector pronto
bomb_busters-player-spent = Doppio detector usato
bomb_busters-player-acting = di turno

bomb_busters-said-right = { $name } ha detto { $values }: giusto
bomb_busters-said-wrong = { $name } ha detto { $values }: sbagliato

bomb_busters-dial-label =
    { $count ->
        [one] Detonatore: { $count } passo all'esplosione
       *[other] Detonatore: { $count } passi all'esplosione
    }
bomb_busters-dial-left =
    { $count ->
        [one] passo rimasto
       *[other] passi rimasti
    }

bomb_busters-board-label = Valori e indicatori
bomb_busters-board-value = Valore { $number }: { $count } su { $of } tagliati
bomb_busters-board-done = Valore { $number }: tutti e quattro tagliati
bomb_busters-board-out = Valore { $number }: non in questa missione
bomb_busters-board-marker = un cavo { WORD($colour, of: "bomb_busters-colour") } { $number } è in gioco
bomb_busters-board-marker-maybe = un cavo { WORD($colour, of: "bomb_busters-colour") } { $number } potrebbe essere in gioco
bomb_busters-board-all = { WORD($colour, of: "bomb_busters-colour", form: "many") }: { $cut } su { $in_play } tagliati
bomb_busters-board-red = rossi: { $in_play }, da non tagliare
bomb_busters-board-red-some = rossi: { $in_play } su { $drawn }, da non tagliare
bomb_busters-board-some = { WORD($colour, of: "bomb_busters-colour", form: "many") }: { $cut } su { $in_play } tagliati, { $drawn } segnati

bomb_busters-choose-drawn = { $count } carte vengono estratte a sorte. Tocca quelle che preferisci.
bomb_busters-choose-missing =
    { $count ->
        [one] Scegline ancora { $count }; fino ad allora decide la sorte.
       *[other] Scegline ancora { $count }; fino ad allora decide la sorte.
    }
bomb_busters-choose-done = Queste sono sul banco.
bomb_busters-choose-without-1 = La missione 1 si gioca senza carte Equipaggiamento.
bomb_busters-choose-without-2 = La missione 2 si gioca senza carte Equipaggiamento.
bomb_busters-choose-none = Lascia fare alla sorte

bomb_busters-cards = Equipaggiamento

bomb_busters-card-short-label-unequal = Etichetta ≠
bomb_busters-card-short-walkie-talkies = Walkie-talkie
bomb_busters-card-short-triple-detector = Triplo detector
bomb_busters-card-short-post-it = Post-it
bomb_busters-card-short-super-detector = Super detector
bomb_busters-card-short-rewinder = Riavvolgi
bomb_busters-card-short-emergency-batteries = Batterie
bomb_busters-card-short-general-radar = Radar generale
bomb_busters-card-short-stabilizer = Stabilizza
bomb_busters-card-short-ray = Pistola a raggi X o Y
bomb_busters-card-short-coffee-mug = Thermos del caffè
bomb_busters-card-short-label-equal = Etichetta =
bomb_busters-card-short-double-detector = Doppio detector
bomb_busters-card-line-label-unequal = dice che due cavi adiacenti sono diversi
bomb_busters-card-line-walkie-talkies = scambia un cavo con qualcun altro
bomb_busters-card-line-triple-detector = indica tre cavi in una volta
bomb_busters-card-line-post-it = un segnalino davanti a un altro cavo
bomb_busters-card-line-super-detector = indica un intero portatessere
bomb_busters-card-line-rewinder = il detonatore torna indietro di un passo
bomb_busters-card-line-emergency-batteries = i Doppi detector usati tornano a funzionare
bomb_busters-card-line-general-radar = cerca un numero su ogni portatessere
bomb_busters-card-line-stabilizer = per un turno sbagliare non costa nulla
bomb_busters-card-line-ray = annuncia due valori invece di uno
bomb_busters-card-line-coffee-mug = qualcun altro gioca al tuo posto
bomb_busters-card-line-label-equal = dice che due cavi adiacenti sono uguali
bomb_busters-card-line-double-detector = una volta, solo tuo: indica due cavi
bomb_busters-card-mine = Il tuo { WORD($card, of: "bomb_busters-card") }
bomb_busters-card-locked = bloccato, { $cut } su { $needed } cavi di valore { $number } tagliati
bomb_busters-card-ready = pronto
bomb_busters-card-used = usato
bomb_busters-card-in_use = in uso
bomb_busters-card-now = si può usare ora
bomb_busters-card-unlocks = Si sblocca quando sono tagliati { $needed } cavi di valore { $number }: finora { $cut }.
bomb_busters-card-is_ready = Sbloccato. Funziona una volta.
bomb_busters-card-is_used = Già usato in questa missione.
bomb_busters-card-not_now = In questo momento non puoi usarlo.
bomb_busters-card-use = Usa ora

bomb_busters-when-any-time = In qualsiasi momento, da chiunque, anche fuori turno; non nel mezzo di un taglio.
bomb_busters-when-turn-start = Nel tuo turno, prima di tutto il resto.
bomb_busters-when-dual-cut = Nel tuo turno, con un Taglio in coppia.
bomb_busters-when-instead = Nel tuo turno, al posto di un taglio.
bomb_busters-when-personal =
    { $card ->
        [personal-radar] In qualsiasi momento, anche fuori turno; non nel mezzo di un taglio. È solo tuo.
        [personal-talkies] In qualsiasi momento, anche fuori turno; non nel mezzo di un taglio. È solo tuo.
       *[other] Nel tuo turno, con un Taglio in coppia. È solo tuo.
    }

bomb_busters-effect-label-unequal = Metti l'Etichetta ≠ davanti a due tuoi cavi adiacenti di valore diverso. Uno dei due può essere già tagliato.
bomb_busters-effect-walkie-talkies = Scambia un tuo cavo non tagliato con quello di qualcun altro. Cedi prima tu, poi l'altra persona sceglie liberamente; entrambi inserite il nuovo cavo, e tutti vedono dove.
bomb_busters-effect-triple-detector = Indica tre cavi della stessa mano e annuncia un numero. Se c'è, chi li ha ne taglia uno di quel valore.
bomb_busters-effect-post-it = Metti un segnalino Info davanti a un tuo cavo blu non tagliato, con il suo vero valore.
bomb_busters-effect-super-detector = Indica un intero portatessere di qualcun altro e annuncia un numero. Se c'è, chi lo ha taglia un cavo di quel valore.
bomb_busters-effect-rewinder = Riporta indietro il detonatore di un passo.
bomb_busters-effect-emergency-batteries = Uno o due Doppi detector usati, di chiunque siano, tornano a funzionare.
bomb_busters-effect-general-radar = Scegli un numero. Per ogni portatessere, anche i tuoi, si dice se c'è un cavo blu non tagliato di quel valore.
bomb_busters-effect-stabilizer = In questo turno un taglio sbagliato non muove il detonatore, e con un cavo rosso la bomba non esplode. Devi fare un Taglio in coppia.
bomb_busters-effect-ray = Annuncia due valori invece di uno, entrambi presenti nella tua mano. Si può unire a un detector.
bomb_busters-effect-coffee-mug = Salta il turno e scegli chi gioca adesso; poi si prosegue da lì, in senso orario.
bomb_busters-effect-label-equal = Metti l'Etichetta = davanti a due tuoi cavi adiacenti dello stesso valore. Uno dei due può essere già tagliato.
bomb_busters-effect-double-detector = Indica due cavi della stessa mano e annuncia un numero. Se uno dei due ha quel valore, chi li ha lo taglia; se nessuno, ne segna uno a scelta. La bomba esplode solo se sono rossi entrambi.

bomb_busters-tools = Strumenti

bomb_busters-tool-notes = Appunti
bomb_busters-tool-notes-hint = I tuoi segni a matita sui cavi; non li vede nessun altro
bomb_busters-tool-odds = Probabilità
bomb_busters-tool-certain = Certezze
bomb_busters-tool-certain-hint = Sui cavi nascosti c'è ciò che puoi dedurre con certezza; gli altri restano in bianco.
bomb_busters-tool-odds-hint = Quanto può valere ogni cavo nascosto, per quel che sai tu.
bomb_busters-tool-all = Agli occhi di tutti
bomb_busters-tool-eyes = Che cosa sa di sicuro { $name }
bomb_busters-tool-eyes-hint = Sui cavi c'è ciò che { $name } sa di sicuro; dove c'è un occhio, { $name } ha visto e tu no.
bomb_busters-tool-all-hint = Ciò che tutti sanno in comune di ogni cavo, anche dei tuoi.

bomb_busters-notes-empty = Tocca un cavo e scrivici a matita quanto vale, secondo te. Non lo vede nessun altro.
bomb_busters-notes-title = { $place }: i tuoi appunti
bomb_busters-notes-mine = { $place }: che cosa possono sapere gli altri
bomb_busters-notes-known = { $place }: { $wire }
bomb_busters-notes-pad = Appunti per { $place }
bomb_busters-notes-mark = Annota { WORD($value, of: "bomb_busters-value") }
bomb_busters-notes-chance = { $percent }%
bomb_busters-notes-never = impossibile
bomb_busters-notes-erase = Cancella
bomb_busters-notes-close = Chiudi gli appunti
bomb_busters-notes-asking = Si contano i casi…
bomb_busters-notes-eyes-mine = Ai tuoi occhi
bomb_busters-notes-eyes-other = Che cosa sa di sicuro { $name }
bomb_busters-notes-eyes-all = Agli occhi di tutti

bomb_busters-fact-not-value = Non vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-fact-shown = È stato mostrato: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-fact-is-red = È rosso.
bomb_busters-fact-holds =
    { $count ->
        [one] Vale { WORD($value, of: "bomb_busters-value") }.
       *[other] Uno di questi { $count } cavi vale { WORD($value, of: "bomb_busters-value") }.
    }
bomb_busters-fact-found =
    { $count ->
        [one] Vale { $values }.
       *[other] Uno di questi { $count } cavi vale { $values }.
    }
bomb_busters-fact-lacks = Non vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-fact-equal = È uguale a { $place }.
bomb_busters-fact-unequal = È diverso da { $place }.

bomb_busters-pad-value = Annuncia { WORD($value, of: "bomb_busters-value") }
bomb_busters-pad-none = finiti
bomb_busters-pad-never = mai
bomb_busters-pad-maybe = forse
bomb_busters-pad-sure = sicuro
bomb_busters-pad-scan = Cerca { WORD($value, of: "bomb_busters-value") }

bomb_busters-briefing-mission = Missione { $number }
bomb_busters-briefing-label = Missione { $number }: { $title }
bomb_busters-briefing-case = Nella valigetta
bomb_busters-briefing-blue = Blu da 1 a { $highest }, quattro per valore
bomb_busters-briefing-yellow =
    { $count ->
        [one] { $count } cavo giallo: { $values }
       *[other] { $count } cavi gialli: { $values }
    }
bomb_busters-briefing-red =
    { $count ->
        [one] { $count } cavo rosso: { $values }
       *[other] { $count } cavi rossi: { $values }
    }
bomb_busters-briefing-yellow_some =
    { $count ->
        [one] { $count } cavo giallo, uno tra { $values }
       *[other] { $count } cavi gialli tra { $values }
    }
bomb_busters-briefing-red_some =
    { $count ->
        [one] { $count } cavo rosso, uno tra { $values }
       *[other] { $count } cavi rossi tra { $values }
    }
bomb_busters-briefing-dial =
    { $count ->
        [one] Detonatore: { $count } errore e si salta in aria.
       *[other] Detonatore: { $count } errori e si salta in aria.
    }
bomb_busters-briefing-captain = Capitano: { $name }.
bomb_busters-briefing-goal = L'obiettivo
bomb_busters-briefing-won = Tutti i cavi tagliati: la bomba è disinnescata, e avete vinto insieme. Il detonatore sul teschio: la bomba esplode.
bomb_busters-briefing-won_red = Tutti i cavi tagliati, e quelli rossi rivelati: la bomba è disinnescata, e avete vinto insieme. Il detonatore sul teschio: la bomba esplode.
bomb_busters-briefing-red_cut = Un cavo rosso tagliato chiude la missione.
bomb_busters-briefing-sorted = Ogni portatessere è in ordine, dal più basso al più alto.
bomb_busters-briefing-between = Il cavo { $printed } sta tra i cavi { $number } e i cavi { $next }.
bomb_busters-briefing-token = Prima di cominciare, ognuno mette un segnalino davanti a un proprio cavo blu: così quello lo conoscono tutti.
bomb_busters-briefing-turn = Nel tuo turno, una di queste cose
bomb_busters-briefing-dual = Taglio in coppia: indica un cavo di qualcun altro e annuncia quanto vale, un valore che hai in mano anche tu. Giusto: si tagliano entrambi i cavi. Sbagliato: il detonatore avanza, e il cavo riceve il suo segnalino.
bomb_busters-briefing-solo = Taglio da solo: hai tutti i cavi rimasti di un valore, quattro o due? Tagliali.
bomb_busters-briefing-as_yellow = Un cavo giallo si annuncia come giallo, qualunque numero porti.
bomb_busters-briefing-reds = Ti restano solo cavi rossi? Rivelali.
bomb_busters-briefing-silence = Non una parola sui propri cavi, sulle proprie ipotesi o su ciò che è stato detto prima. Di tattica e di equipaggiamento si può parlare.
bomb_busters-briefing-go = Al lavoro!

bomb_busters-over-label = La fine della missione
bomb_busters-over-turns =
    { $count ->
        [one] turno
       *[other] turni
    }
bomb_busters-over-uncut =
    { $count ->
        [one] cavo rimasto
       *[other] cavi rimasti
    }
bomb_busters-over-removed = Tolti senza guardarli: { $wires }
bomb_busters-over-open = Ora ogni cavo è scoperto: dai un'occhiata.

bomb_busters-boom = KABUM!
bomb_busters-boom-label = La bomba esplode

bomb_busters-over-title-defused = Disinnescata!
bomb_busters-over-title-red = Bum!
bomb_busters-over-title-dial = Bum!
bomb_busters-over-title-stuck = Bum!
bomb_busters-over-again-defused = Continua
bomb_busters-action-next = Gioca { $name }
bomb_busters-choose-without-15 = Nella missione 15 l'equipaggiamento sta a faccia in giù, e nessuno lo sceglie.
bomb_busters-choose-without-18 = La missione 18 si gioca senza carte Equipaggiamento.
bomb_busters-ahead-begin = Non hai nulla che si possa tagliare: la bomba esplode.
bomb_busters-ahead-solo-guessed =
    { $count ->
        [one] Taglia { $count } cavo tuo.
       *[other] Taglia { $count } cavi tuoi.
    }
bomb_busters-ahead-guessed = Anche se è giusto: se è la carta messa a faccia in giù, il detonatore passa da { $dial } a { $left }.
bomb_busters-ahead-guessed-last = Anche se è giusto: se è la carta messa a faccia in giù, la bomba esplode.
bomb_busters-pad-guessed = può essere la carta messa a faccia in giù: il detonatore avanzerebbe
bomb_busters-pad-card = −1?
bomb_busters-event-wire-cut-revealed = { $place } viene rivelato: { $wire }.
bomb_busters-ahead-use-x = I cavi con la X restano fuori, anche i tuoi.
