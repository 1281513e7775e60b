galaxy_trucker-refusal-ship-code = Il codice { $given } non descrive nessuna nave: prendi tutto il link dal cantiere.
galaxy_trucker-refusal-ship-level = La nave è fatta per: { WORD($built, of: "galaxy_trucker-option-level") }; il tavolo vola: { WORD($flown, of: "galaxy_trucker-option-level") }. Scegli lo stesso per entrambi.
galaxy_trucker-refusal-ship-fault =
    { $count ->
        [one] La nave ha un errore: { WORD($fault, of: "galaxy_trucker-fault") }.
       *[other] La nave ha { $count } errori dello stesso tipo: { WORD($fault, of: "galaxy_trucker-fault") }.
    }
galaxy_trucker-refusal-nothing-to-lift = Alla colonna { $column }, riga { $row } non c'è una tessera da sollevare.

galaxy_trucker-shipyard-lead = Costruisci con calma da tutto il mucchio. Gli errori si vedono subito, e il giudice fa volare tutto ciò che sta insieme.
galaxy_trucker-shipyard-heap =
    { $count ->
        [one] Il mucchio: { $count } tessera
       *[other] Il mucchio: { $count } tessere
    }
galaxy_trucker-shipyard-here =
    { $count ->
        [one] Colonna { $column }, riga { $row }: si adatta { $count } tessera
       *[other] Colonna { $column }, riga { $row }: si adattano { $count } tessere
    }
galaxy_trucker-shipyard-all = Tutte
galaxy_trucker-shipyard-whole = Tutto il mucchio
galaxy_trucker-shipyard-kinds = Quali tessere
galaxy_trucker-shipyard-none = Nessuna tessera così.
galaxy_trucker-shipyard-idle = Tocca una tessera del mucchio, oppure una casella libera della nave per vedere che cosa ci sta. Tocca una tessera della nave per sollevarla.
galaxy_trucker-shipyard-holding = Tocca una casella della nave. Tocca la tessera per ruotarla.

galaxy_trucker-judge = Il giudice
galaxy_trucker-judge-faulty = Una nave con errori non vola. Quando è a posto, il giudice decolla.
galaxy_trucker-judge-flying = Il giudice sta volando…
galaxy_trucker-judge-flights =
    { $count ->
        [one] { $count } volo in solitaria, con il pilota di un bot difficile
       *[other] { $count } voli in solitaria, con il pilota di un bot difficile
    }
galaxy_trucker-judge-credits = Crediti in media
galaxy_trucker-judge-spread = Un volo su dieci porta { $low } o meno, uno su due { $middle } o meno, nove su dieci { $high } o meno.
galaxy_trucker-judge-arrived = Arriva
galaxy_trucker-judge-lost = Componenti persi in media
galaxy_trucker-judge-out-engines = Ferma senza motori
galaxy_trucker-judge-out-humans = Nessun umano a bordo
galaxy_trucker-judge-out-lapped = Doppiata
galaxy_trucker-judge-out-choice = Corsa abbandonata

galaxy_trucker-weak-show = Punti deboli
galaxy_trucker-weak-none = Nessun punto debole in vista.
galaxy_trucker-weak-breaks =
    { $count ->
        [one] { $count } tessera ne tiene altre: senza, si perdono anche quelle.
       *[other] { $count } tessere ne tengono altre: con una di loro si perdono anche quelle.
    }
galaxy_trucker-weak-pipes =
    { $count ->
        [one] { $count } tubo è aperto.
       *[other] { $count } tubi sono aperti.
    }
galaxy_trucker-weak-unshielded = Nessuno scudo: { $sides }.
galaxy_trucker-weak-unguarded =
    { $count ->
        [one] { $count } linea non ha un cannone contro un grosso meteorite.
       *[other] { $count } linee non hanno un cannone contro un grosso meteorite.
    }
galaxy_trucker-weak-side-front = davanti
galaxy_trucker-weak-side-right = destra
galaxy_trucker-weak-side-rear = dietro
galaxy_trucker-weak-side-left = sinistra

galaxy_trucker-best = Le migliori navi volate qui
galaxy_trucker-best-none = A questo livello nessuno ha ancora portato a casa una nave. I bot non contano.
galaxy_trucker-best-hint = Come sono partite, per i crediti di un volo. Non contano le partite con mosse ritirate né le navi portate da fuori.
galaxy_trucker-best-ship =
    { $count ->
        [one] { $name }: { $count } credito
       *[other] { $name }: { $count } crediti
    }
galaxy_trucker-best-open = Apri nel cantiere: { $ship }
