bomb_busters-chance-captain =
    { $count ->
        [one] { $count } sorteggio
       *[other] { $count } sorteggi
    }
bomb_busters-chance-draw =
    { $count ->
        [one] { $count } cavo segnato
       *[other] { $count } cavi segnati
    }
bomb_busters-chance-remove =
    { $count ->
        [one] { $count } cavo messo da parte
       *[other] { $count } cavi messi da parte
    }
bomb_busters-chance-equip =
    { $count ->
        [one] { $count } carta Equipaggiamento pescata
       *[other] { $count } carte Equipaggiamento pescate
    }
bomb_busters-chance-deal =
    { $count ->
        [one] { $count } cavo distribuito
       *[other] { $count } cavi distribuiti
    }

bomb_busters-text-legend = B3 è il terzo cavo del portatessere B; la notazione conta da 0 e lo scrive 1.2. Y4 è il giallo 4,1, R4 il rosso 4,5, un numero da solo è blu, ? è nascosto. Sotto un cavo: zac, tagliato; i5, un segnalino che dice 5; ^ dove qualcuno sta indicando.
bomb_busters-text-dial = Detonatore: passi rimasti { $left } su { $start }
bomb_busters-text-value = Valore
bomb_busters-text-cut = Tagli
bomb_busters-text-all = ok
bomb_busters-text-marker = Cavi { WORD($colour, of: "bomb_busters-colour", form: "many") } segnati: { $wires }; in gioco: { $in_play }, tagliati: { $cut }
bomb_busters-text-stand = Portatessere { $letter }, { $name }: { $detector }
bomb_busters-text-stand-captain = Portatessere { $letter }, { $name }, Capitano: { $detector }
bomb_busters-text-is_cut = zac
bomb_busters-text-owner = chi ha { $stands }
bomb_busters-text-known = Che cosa sanno tutti:
bomb_busters-text-fact-not-value = { $places } non vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-shown = { $places } è stato mostrato: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-is-red = { $places } è rosso.
bomb_busters-text-fact-holds = { $places }: almeno uno vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-lacks = { $places }: nessuno vale { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-found = { $places }: almeno uno vale { $values }.
bomb_busters-text-fact-not-all-red = { $places }: almeno uno non è rosso.
bomb_busters-text-fact-equal = { $places } sono uguali.
bomb_busters-text-fact-unequal = { $places } sono diversi.
bomb_busters-text-fact-ordered = { $places } stavano in quest'ordine prima di uno scambio.
bomb_busters-text-card = Equipaggiamento { WORD($card, of: "bomb_busters-card") }: { $state }
bomb_busters-text-in_use = In uso: { WORD($card, of: "bomb_busters-card") }
bomb_busters-text-pointed = Indicati: { $places }
bomb_busters-text-announced = Annuncio: { $values }
bomb_busters-text-swap = { $name } e { $partner } fanno uno scambio; sul tavolo: { $wires }
bomb_busters-text-face_down = un cavo a faccia in giù
bomb_busters-text-face_down-token = un cavo a faccia in giù con il segnalino { WORD($value, of: "bomb_busters-value") }
