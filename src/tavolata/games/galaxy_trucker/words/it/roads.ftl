# Rough Roads, a set of the house: its cards, and what they do; what is told when a road or a handicap bites.
galaxy_trucker-bringer-freight-hauler = Trasportatore Supremo d'oro
galaxy_trucker-bringer-power-trucker = Batterista d'oro
galaxy_trucker-bringer-xenoquartermaster = Xenoquartiermastro d'oro
galaxy_trucker-bringer-cruise-captain = Capitano da Crociera d'oro
galaxy_trucker-bringer-master-engineer = Mastro Ingegnere d'oro
galaxy_trucker-bringer-corridorist = Mastro Corridoista d'oro
galaxy_trucker-bringer-slow-docks = Moli lenti
galaxy_trucker-bringer-cheap-batteries = Batterie in offerta
galaxy_trucker-bringer-homesick-aliens = Nostalgia aliena
galaxy_trucker-bringer-bad-company = Cattive compagnie
galaxy_trucker-bringer-dear-spares = Ricambi salati
galaxy_trucker-bringer-hired-muscle = Cugini robusti
galaxy_trucker-bringer-headwind = Vento contrario
galaxy_trucker-bringer-toll-booth = Casello
galaxy_trucker-bringer-wooden-spoon = Cucchiaio di legno
galaxy_trucker-bringer-fat-meteors = Meteoriti in carne
galaxy_trucker-bringer-missed-bus = Autobus perso
galaxy_trucker-bringer-full-car-park = Parcheggio pieno

galaxy_trucker-road_rule-slow-docks = Ogni carico di merci costa un giorno di volo in più.
galaxy_trucker-road_rule-cheap-batteries = Ogni vano batteria parte con una batteria in meno.
galaxy_trucker-road_rule-homesick-aliens = Un alieno aggiunge solo 1.
galaxy_trucker-road_rule-bad-company = Una carta che toglie membri dell'equipaggio ne toglie uno in più. L'epidemia non conta.
galaxy_trucker-road_rule-dear-spares = Ogni componente perso costa 2 crediti.
galaxy_trucker-road_rule-hired-muscle = Ogni nemico ha 1 di potenza di fuoco in più.
galaxy_trucker-road_rule-headwind = Nello spazio aperto si avanza di uno spazio in meno, ma almeno di uno.
galaxy_trucker-road_rule-toll-booth = Una carta che paga crediti ne paga 1 in meno.
galaxy_trucker-road_rule-wooden-spoon = Chi arriva per ultimo riceve 3 crediti.
galaxy_trucker-road_rule-fat-meteors = Il primo piccolo meteorite di ogni pioggia arriva come grosso meteorite.
galaxy_trucker-road_rule-missed-bus = La cabina di partenza prende un solo umano.
galaxy_trucker-road_rule-full-car-park = L'ultimo pianeta di ogni carta è chiuso, a meno che sia il solo.

galaxy_trucker-roads-label = Strade Accidentate di questo volo

galaxy_trucker-action-draw-road = Pesca una strada: { WORD($road, of: "galaxy_trucker-bringer") }
galaxy_trucker-event-road-drawn = Il volo prende una strada accidentata: { WORD($road, of: "galaxy_trucker-bringer") }. { WORD($road, of: "galaxy_trucker-road_rule") }
galaxy_trucker-event-hampered-load-days =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: a { $name } serve { $count } giorno di volo in più per caricare.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: a { $name } servono { $count } giorni di volo in più per caricare.
    }
galaxy_trucker-event-hampered-batteries-short =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } parte con { $count } batteria in meno.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } parte con { $count } batterie in meno.
    }
galaxy_trucker-event-hampered-alien-bonus = { WORD($by, of: "galaxy_trucker-bringer") }: l'alieno di { $name } aggiunge { $count } in meno.
galaxy_trucker-event-hampered-crew-more = { WORD($by, of: "galaxy_trucker-bringer") }: l'equipaggio di { $name } perde ancora { $count }.
galaxy_trucker-event-hampered-loss-price =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } paga { $count } credito in più per le perdite.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } paga { $count } crediti in più per le perdite.
    }
galaxy_trucker-event-hampered-starts-last = { WORD($by, of: "galaxy_trucker-bringer") }: { $name } parte dietro a tutti.
galaxy_trucker-event-hampered-enemy-power = { WORD($by, of: "galaxy_trucker-bringer") }: il nemico ha { $count } di potenza di fuoco in più contro { $name }.
galaxy_trucker-event-hampered-headwind =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } avanza di { $count } spazio in meno.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } avanza di { $count } spazi in meno.
    }
galaxy_trucker-event-hampered-toll =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } paga { $count } credito.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } paga { $count } crediti.
    }
galaxy_trucker-event-hampered-last-pay =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } arriva in coda e riceve { $count } credito.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } arriva in coda e riceve { $count } crediti.
    }
galaxy_trucker-event-hampered-meteors-grow =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $count } piccolo meteorite arriva come grosso meteorite.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $count } piccoli meteoriti arrivano come grossi meteoriti.
    }
galaxy_trucker-event-hampered-crew-short =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } parte con { $count } umano in meno.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $name } parte con { $count } umani in meno.
    }
galaxy_trucker-event-hampered-planets-closed =
    { $count ->
        [one] { WORD($by, of: "galaxy_trucker-bringer") }: { $count } pianeta è chiuso.
       *[other] { WORD($by, of: "galaxy_trucker-bringer") }: { $count } pianeti sono chiusi.
    }

galaxy_trucker-status-roads = Si pescano le strade.
