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
bomb_busters-chance-number =
    { $count ->
        [one] { $count } carta Numerata pescata
       *[other] { $count } carte Numerate pescate
    }
bomb_busters-text-twist-sequence = Fila di carte Numerate: { $values }; finite: { $done }; ora: { $current }; servono: { $needed }; estremità: { $side }
bomb_busters-text-twist-rookie = Un errore di { $name } fa esplodere la bomba.
bomb_busters-text-fact-parity = { $places } è { WORD($value, of: "bomb_busters-value") }.
bomb_busters-text-fact-counted = { $places }: quando è stato detto, del suo valore sul portatessere ce n'erano { $count }.
bomb_busters-text-twist-claim = Il turno seguente è di chi chiama per primo.
bomb_busters-text-twist-clock = L'orologio: { $left } secondi quando ha parlato.
bomb_busters-text-twist-parity = Segnalini rimasti: pari { $even }, dispari { $odd }
bomb_busters-text-twist-count = Segnalini rimasti, da x1 a x3: { $left }
bomb_busters-text-twist-as-red = Vale rosso: { $value }
bomb_busters-text-twist-x-wires =
    { $locked ->
        [1] I cavi con la X sono fuori ordine, e aspettano che tutti i gialli siano tagliati.
       *[other] I cavi con la X sono fuori ordine, e nessun equipaggiamento li tocca.
    }
bomb_busters-text-twist-liar = { $name } mente: i segnalini ≠ dicono che cosa un cavo non è.
bomb_busters-text-twist-padlocks = Carte Numerate sull'equipaggiamento: { $padlocks }
bomb_busters-text-twist-open-cards = Carte Numerate scoperte: { $up }; girate: { $down }
bomb_busters-text-twist-thaw = Carta Numerata scoperta: { $current }; nel mazzo: { $pile }; equipaggiamento a faccia in giù: { $frozen }
bomb_busters-text-twist-radar = Carta Numerata scoperta: { $value }; nel mazzo: { $pile }
bomb_busters-chance-constrain =
    { $count ->
        [one] { $count } carta Vincolo scoperta
       *[other] { $count } carte Vincolo scoperte
    }
bomb_busters-text-personal = { WORD($card, of: "bomb_busters-card") }: pronto
bomb_busters-text-personal-used = { WORD($card, of: "bomb_busters-card") }: usato
bomb_busters-text-personal-none = niente equipaggiamento personale
bomb_busters-text-twist-characters = Personaggi speciali liberi: { $free }
bomb_busters-text-twist-own-constraints = Carte Vincolo per posto: { $letters }; girate: { $down }; libere: { $free }
bomb_busters-text-twist-open-constraint = Carta Vincolo: { $letter }; prima: { $former }; ancora nel mazzo: { $left }
bomb_busters-chance-token =
    { $count ->
        [one] { $count } segnalino pescato
       *[other] { $count } segnalini pescati
    }
bomb_busters-chance-point =
    { $count ->
        [one] { $count } portatessere estratto
       *[other] { $count } portatessere estratti
    }
bomb_busters-text-twist-special = Da tagliare insieme: { $wires } di valore { $value }; indicati: { $pointed }; fatto: { $done }; carte nella pila: { $pile }
bomb_busters-text-twist-random-tokens = Segnalino da piazzare: { $value }, posto { $placing }; pescati: { $drawn }
bomb_busters-text-twist-absent-tokens = Primi segnalini di valori assenti: { $value }, posto { $placing }; pescati: { $drawn }
bomb_busters-text-twist-handed-tokens = Segnalino passato: { $value }, posto { $placing }; pescati: { $drawn }
bomb_busters-text-twist-drawn-tokens = Segnalini disponibili: { $drawn }; da piazzare: { $value }, posto { $placing }
bomb_busters-text-beside = Accanto al portatessere, assenti: { $tokens }
bomb_busters-text-twist-guess = Carte Numerate: tue { $own }; per posto { $counts }, note { $known }; messa dal posto { $layer }: { $laid }; da pescare: { $deck }; uscite: { $gone }
bomb_busters-text-twist-weak-link = Anello debole: tu { $is_link }, vincolo { $letter }, personaggio { $card }; ancora possibili per posto: { $possible } dopo { $heard } valori; scoperto: { $is_found }; uscite: { $is_gone }
bomb_busters-chance-take =
    { $count ->
        [one] { $count } personaggio distribuito
       *[other] { $count } personaggi distribuiti
    }
bomb_busters-text-twist-trials = Prova { $number }/{ $of } ({ $asks }): carte { $cards }, cavi necessari { $needed }; se riesce: { $won }; se fallisce: { $lost }; posto in silenzio: { $hushed }; secondi: { $left }, poi { $then }; in corso: { $running }
bomb_busters-text-fact-among = { $places }: tra questi { $count } sono o erano { WORD($value, of: "bomb_busters-value") }.
