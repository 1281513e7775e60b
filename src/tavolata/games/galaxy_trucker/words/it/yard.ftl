galaxy_trucker-ahead-reserve = Costa un credito se poi non la agganci.
galaxy_trucker-ahead-glass =
    { $count ->
        [one] Dopo questo, ancora { $count } giro.
       *[other] Dopo questo, ancora { $count } giri.
    }
galaxy_trucker-ahead-glass-last = Ultimo giro: quando finisce, l'assemblaggio termina per tutti.
galaxy_trucker-ahead-start-front = In testa: nessuno parte davanti a te.
galaxy_trucker-ahead-start-behind =
    { $count ->
        [one] { $count } spazio dietro la testa.
       *[other] { $count } spazi dietro la testa.
    }
galaxy_trucker-ahead-able = Così com'è: equipaggio { $crew }, motori { $engines }, potenza di fuoco { $firepower }, connettori esposti { $exposed }.
galaxy_trucker-ahead-kept =
    { $count ->
        [one] La tessera prenotata va persa, e costa un credito.
       *[other] Le { $count } tessere prenotate vanno perse, e costano un credito l'una.
    }
galaxy_trucker-ahead-faults =
    { $count ->
        [one] { $count } errore: qualche componente dovrà saltare.
       *[other] { $count } errori: qualche componente dovrà saltare.
    }
galaxy_trucker-ahead-no-cabin = Nessuna cabina: senza umani la nave è fuori corsa.
galaxy_trucker-ahead-no-engine = Nessun motore: nello spazio aperto la nave è fuori corsa.
galaxy_trucker-ahead-off =
    { $count ->
        [one] { $count } componente in meno, per un credito.
       *[other] { $count } componenti in meno, un credito l'uno.
    }
galaxy_trucker-ahead-off-test =
    { $count ->
        [one] { $count } componente in meno. Parti dietro alle navi senza errori.
       *[other] { $count } componenti in meno. Parti dietro alle navi senza errori.
    }
galaxy_trucker-ahead-pieces = Così la nave si spezza in { $count } tronconi.
galaxy_trucker-ahead-still =
    { $count ->
        [one] Resta { $count } errore.
       *[other] Restano { $count } errori.
    }
galaxy_trucker-ahead-sound = Così la nave è senza errori.
galaxy_trucker-ahead-less-crew = Equipaggio da { $before } a { $after }.
galaxy_trucker-ahead-less-engines = Motori da { $before } a { $after }.
galaxy_trucker-ahead-less-firepower = Potenza di fuoco da { $before } a { $after }.
galaxy_trucker-ahead-humans = Equipaggio: { $crew } in tutto.
galaxy_trucker-ahead-alien-firepower = Potenza di fuoco da { $before } a { $after }. Equipaggio: { $crew } in tutto.
galaxy_trucker-ahead-alien-engines = Motori da { $before } a { $after }. Equipaggio: { $crew } in tutto.
galaxy_trucker-ahead-useless-firepower = Nessun cannone da aiutare. Equipaggio: { $crew } in tutto.
galaxy_trucker-ahead-useless-engines = Nessun motore da aiutare. Equipaggio: { $crew } in tutto.

galaxy_trucker-a-battery = un vano batteria
galaxy_trucker-a-hold = una stiva
galaxy_trucker-a-red-hold = una stiva rossa
galaxy_trucker-a-starting-cabin = una cabina di partenza
galaxy_trucker-a-cabin = una cabina
galaxy_trucker-a-structure = un modulo strutturale
galaxy_trucker-a-engine = un motore
galaxy_trucker-a-double-engine = un motore doppio
galaxy_trucker-a-cannon = un cannone
galaxy_trucker-a-double-cannon = un cannone doppio
galaxy_trucker-a-brown-life-support = un supporto vitale marrone
galaxy_trucker-a-purple-life-support = un supporto vitale viola
galaxy_trucker-a-shield = uno scudo

galaxy_trucker-beside-front = davanti
galaxy_trucker-beside-right = a destra
galaxy_trucker-beside-rear = dietro
galaxy_trucker-beside-left = a sinistra

galaxy_trucker-component_words = { WORD($component, of: "galaxy_trucker-component") }

galaxy_trucker-sides = In alto { WORD($up, of: "galaxy_trucker-pipes") }, a destra { WORD($right, of: "galaxy_trucker-pipes") }, in basso { WORD($down, of: "galaxy_trucker-pipes") }, a sinistra { WORD($left, of: "galaxy_trucker-pipes") }.

galaxy_trucker-pipes-0 = lato liscio
galaxy_trucker-pipes-1 = connettore singolo
galaxy_trucker-pipes-2 = connettore doppio
galaxy_trucker-pipes-3 = connettore universale

galaxy_trucker-sides-fit = Singolo con singolo, doppio con doppio; l'universale, a tre punte, va con tutti. Un lato liscio va solo con un lato liscio.

galaxy_trucker-magnify = Mostrala in grande
galaxy_trucker-magnify-ship = Mostra la nave in grande

galaxy_trucker-figures-ask = Da dove vengono i numeri
galaxy_trucker-figures-label = La nave in cifre
galaxy_trucker-figures-now = Quanto contano adesso. Due numeri: senza batterie, e con quelle a bordo.
galaxy_trucker-figures-built = Quanto conterebbero se partissi ora, con le batterie cariche e umani in ogni cabina.

galaxy_trucker-share-ahead =
    { $count ->
        [one] { $count } cannone puntato in avanti
       *[other] { $count } cannoni puntati in avanti
    }
galaxy_trucker-share-aside =
    { $count ->
        [one] { $count } cannone puntato altrove
       *[other] { $count } cannoni puntati altrove
    }
galaxy_trucker-share-double-ahead =
    { $count ->
        [one] { $count } cannone doppio puntato in avanti, per una batteria
       *[other] { $count } cannoni doppi puntati in avanti, una batteria l'uno
    }
galaxy_trucker-share-double-aside =
    { $count ->
        [one] { $count } cannone doppio puntato altrove, per una batteria
       *[other] { $count } cannoni doppi puntati altrove, una batteria l'uno
    }
galaxy_trucker-share-engine =
    { $count ->
        [one] { $count } motore
       *[other] { $count } motori
    }
galaxy_trucker-share-double-engine =
    { $count ->
        [one] { $count } motore doppio, per una batteria
       *[other] { $count } motori doppi, una batteria l'uno
    }
galaxy_trucker-share-alien = Un alieno dà una mano
galaxy_trucker-share-unpowered =
    { $count ->
        [one] { $count } doppio senza batteria
       *[other] { $count } doppi senza batteria
    }
galaxy_trucker-share-wrong-way =
    { $count ->
        [one] { $count } motore puntato dalla parte sbagliata
       *[other] { $count } motori puntati dalla parte sbagliata
    }
galaxy_trucker-share-crew =
    { $count ->
        [one] { $count } umano, alieni: { $aliens }
       *[other] { $count } umani, alieni: { $aliens }
    }
galaxy_trucker-share-batteries = Per cannoni doppi, motori doppi e scudi
galaxy_trucker-share-exposed = Connettori senza nulla accanto. All'arrivo la nave che ne ha meno è la più bella, e prende un premio.
galaxy_trucker-share-goods =
    { $count ->
        [one] { $count } credito all'arrivo
       *[other] { $count } crediti all'arrivo
    }

galaxy_trucker-hand-beaten = { $name } ha fatto prima

galaxy_trucker-glass-away = aspetta la linea

galaxy_trucker-waiting-building =
    { $count ->
        [one] Hai finito. { $names } costruisce ancora.
       *[other] Hai finito. { $names } costruiscono ancora.
    }
galaxy_trucker-waiting-mending =
    { $count ->
        [one] { $name } corregge { $count } errore.
       *[other] { $name } corregge { $count } errori.
    }

galaxy_trucker-starts-label = Gli spazi di partenza
galaxy_trucker-starts-taken = Partenza { $start }: { $name }
galaxy_trucker-starts-free = Partenza { $start }: libera
galaxy_trucker-starts-way = Di qua

galaxy_trucker-ahead-off-dear =
    { $count ->
        [one] Si stacca { $count } componente, per { $price } crediti.
       *[other] Si staccano { $count } componenti, per { $price } crediti in tutto.
    }
