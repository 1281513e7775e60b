bomb_busters-ear-span = da { $first } a { $last }
bomb_busters-ear-wire = { $place } { $wire }
bomb_busters-ear-with_token = { $wire } con segnalino
bomb_busters-ear-mine =
    { $count ->
        [one] Il tuo portatessere { $letter }: { $count } cavo rimasto su { $of }.
       *[other] Il tuo portatessere { $letter }: { $count } cavi rimasti su { $of }.
    }
bomb_busters-ear-other =
    { $count ->
        [one] Portatessere { $letter } di { $name }: { $count } cavo rimasto su { $of }.
       *[other] Portatessere { $letter } di { $name }: { $count } cavi rimasti su { $of }.
    }
bomb_busters-ear-known = Vedi: { $wires }.
bomb_busters-ear-cut = Tagliati: { $wires }.
bomb_busters-ear-spent = Doppio detector usato: { $names }.
bomb_busters-can-dual = Taglia un cavo con qualcun altro: ci arrivi con una lettera e un numero, come B 5, o con le frecce. Premi Invio, scrivi quanto vale e premi di nuovo Invio.
bomb_busters-can-say = Puoi annunciare { $values }.
bomb_busters-can-point = Indica un cavo: ci arrivi con una lettera e un numero, come B 5, o con le frecce. Premi Invio.
bomb_busters-can-announce = Annuncia { $values }: scrivi il valore, poi premi Invio.
bomb_busters-can-scan = Interroga il radar su { $values }: scrivi il valore, poi premi Invio.
bomb_busters-can-mark = Metti un segnalino davanti a uno di questi: { $places }.
bomb_busters-can-cut = Scegli quale viene tagliato: { $places }.
bomb_busters-can-lay = Scegli quale rivelare: { $places }.
bomb_busters-can-give = Cedi uno di questi: { $places }.
bomb_busters-can-label = Etichetta uno di questi e il cavo alla sua destra: { $places }.
bomb_busters-can-insert = Inserisci il cavo in uno di questi posti: { $places }.
bomb_busters-can-wire = Ci arrivi con le frecce. Premi Invio.
bomb_busters-can-deed = { $deed }.
bomb_busters-can-buttons = S porta lì. Premi Invio.
bomb_busters-can-cards = Usa una carta: { $cards }. K porta agli equipaggiamenti.
