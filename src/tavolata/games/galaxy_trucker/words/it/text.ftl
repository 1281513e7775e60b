galaxy_trucker-chance-draw =
    { $count ->
        [one] { $count } tessera pescata
       *[other] { $count } tessere pescate
    }
galaxy_trucker-chance-deal =
    { $count ->
        [one] { $count } carta distribuita
       *[other] { $count } carte distribuite
    }
galaxy_trucker-chance-roll =
    { $count ->
        [one] { $count } lancio di dadi
       *[other] { $count } lanci di dadi
    }

galaxy_trucker-text-legend = 7/6 è colonna 7, riga 6. C e c sono cabine, b vani batteria, h una stiva, r una stiva rossa, m un modulo strutturale, e ed E motori, g e G cannoni (E e G sono doppi), s uno scudo, p e n supporti vitali per alieni viola e marroni. Intorno alla lettera: 1, 2 e 3 sono connettori singoli, doppi e universali, - e | lati lisci, una freccia è una bocca o uno scarico, + l'angolo coperto da uno scudo. Negli angoli: h un umano, p e n alieni, * una batteria, R Y G B cubetti rossi, gialli, verdi e blu, la lettera o posto ancora libero. Gli elenchi danno di ogni tessera numero, lettera, capienza e lati, in senso orario da davanti.
galaxy_trucker-text-status = { $level }. { $status }
galaxy_trucker-text-take = { $what }: { $tile } { $sides }
galaxy_trucker-text-on = { $what }: { $tile } in { $cell }
galaxy_trucker-text-fault = Errore: { WORD($fault, of: "galaxy_trucker-fault") }, { $cells }
galaxy_trucker-text-piece = Troncone { $piece }: { $cells }
galaxy_trucker-text-hand = In mano: { $name }, tessera { $tile }
galaxy_trucker-text-turned = ruotata { $turn }
galaxy_trucker-text-line = { $lowest }: { $penalty }
galaxy_trucker-text-dice = Dadi: { $low } e { $high }
galaxy_trucker-text-declared = { $name } ha dichiarato { $power }.
galaxy_trucker-text-decision-power = Potenza per ora: { $power }
galaxy_trucker-text-decision-defend = In arrivo: { $coming }, in { $place }
galaxy_trucker-text-decision-lose-crew = Membri dell'equipaggio da cedere: { $count }
galaxy_trucker-text-decision-lose-goods = Cubetti da cedere, o batterie se mancano: { $count }
galaxy_trucker-text-decision-load = Da caricare: { $goods }
galaxy_trucker-text-kept = Tessere prenotate:
galaxy_trucker-text-open = Tessere a faccia in su:
galaxy_trucker-text-printed_and = ;{" "}
galaxy_trucker-text-figure = { $figure }

galaxy_trucker-text-course = Volo { $flight } di { $flights }: { WORD($level, of: "galaxy_trucker-option-level") }.
galaxy_trucker-text-title = { WORD($title, of: "galaxy_trucker-title") }: { WORD($title, of: "galaxy_trucker-counts") }
galaxy_trucker-text-title-free = Non è ancora di nessuno.
galaxy_trucker-text-title-silver = D'argento: { $name }.
galaxy_trucker-text-title-gold = D'oro: { $name }. Handicap (una regola della casa): { WORD($family, of: "galaxy_trucker-handicap") }
galaxy_trucker-text-title-now = Ora: { $points }.
galaxy_trucker-text-title-counted = Conteggio: { $points }.
galaxy_trucker-text-road = { WORD($road, of: "galaxy_trucker-bringer") } (Strade Accidentate, una serie della casa): { WORD($road, of: "galaxy_trucker-road_rule") }
