galaxy_trucker-tell-hand = In mano: { $tile }.
galaxy_trucker-tell-loose = L'ultima tessera si può ancora spostare: { $place }.
galaxy_trucker-tell-span = { $without }, con le batterie { $with }
galaxy_trucker-tell-ship = La tua nave: equipaggio { $crew }, potenza motrice { $engines }, potenza di fuoco { $firepower }, batterie { $batteries }, connettori esposti { $exposed }.
galaxy_trucker-tell-cargo = Cubetti { $goods }, componenti persi { $lost }, crediti { $credits }.
galaxy_trucker-tell-heap =
    { $count ->
        [one] Nel mucchio c'è { $count } tessera a faccia in giù.
       *[other] Nel mucchio ci sono { $count } tessere a faccia in giù.
    }
galaxy_trucker-tell-open = A faccia in su: { $tiles }.
galaxy_trucker-tell-counted = { WORD($component, of: "galaxy_trucker-component") } × { $count }
galaxy_trucker-tell-kept = Tessere prenotate: { $tiles }.
galaxy_trucker-tell-builder =
    { $count ->
        [one] { $name }: { $state }; { $count } tessera sulla nave.
       *[other] { $name }: { $state }; { $count } tessere sulla nave.
    }
galaxy_trucker-tell-place = Sei in posizione { $place } di { $count }.
galaxy_trucker-tell-rival_ahead =
    { $count ->
        [one] { $name }: posizione { $place }, { $count } spazio davanti a te, equipaggio { $crew }, crediti { $credits }.
       *[other] { $name }: posizione { $place }, { $count } spazi davanti a te, equipaggio { $crew }, crediti { $credits }.
    }
galaxy_trucker-tell-rival_behind =
    { $count ->
        [one] { $name }: posizione { $place }, { $count } spazio dietro di te, equipaggio { $crew }, crediti { $credits }.
       *[other] { $name }: posizione { $place }, { $count } spazi dietro di te, equipaggio { $crew }, crediti { $credits }.
    }
galaxy_trucker-tell-rival = { $name }: posizione { $place }, equipaggio { $crew }, crediti { $credits }.
galaxy_trucker-tell-out = { $name }: fuori corsa, crediti { $credits }.
galaxy_trucker-tell-cards =
    { $count ->
        [0] Questa è l'ultima carta.
        [one] Manca ancora { $count } carta.
       *[other] Mancano ancora { $count } carte.
    }
galaxy_trucker-tell-ledger = { $name }: { $total } in tutto. Guadagni in volo { SIGNED($earned) }, arrivo { SIGNED($reward) }, nave più bella { SIGNED($prettiest) }, merci vendute { SIGNED($goods) }, componenti persi { SIGNED($losses) }.
galaxy_trucker-can-take = T prende una tessera dal mucchio.
galaxy_trucker-can-open = U porta alle tessere a faccia in su; le frecce passano dall'una all'altra, Invio ne prende una.
galaxy_trucker-can-kept = Tab porta alle tessere prenotate; Invio ne prende una.
galaxy_trucker-can-place = F porta al prossimo posto in cui la tessera va bene, dal migliore; Invio la aggancia.
galaxy_trucker-can-turn = R ruota la tessera, Maiusc e R nell'altro verso.
galaxy_trucker-can-reserve = K la prenota.
galaxy_trucker-can-return = B la rimette nel mucchio, a faccia in su.
galaxy_trucker-can-pick-up = P riprende l'ultima tessera, R la ruota dov'è.
galaxy_trucker-can-look = { $piles }: la cifra di una pila ne guarda le carte.
galaxy_trucker-can-look-done = E posa la pila.
galaxy_trucker-can-turn-glass = G capovolge la clessidra.
galaxy_trucker-can-finish = E termina l'assemblaggio.
galaxy_trucker-can-remove = F porta alla prossima tessera con un errore; Invio la sceglie, un altro Invio la toglie.
galaxy_trucker-can-keep = La cifra di un troncone continua con quello.
galaxy_trucker-can-crew = F porta alla prossima cabina; Invio la sceglie, poi di' chi ci abita.
galaxy_trucker-can-power = F porta al prossimo componente che può avere una batteria; Invio lo attiva.
galaxy_trucker-can-battery = F porta al prossimo vano; Invio prende da lì la batteria.
galaxy_trucker-can-lose-crew = F porta alla prossima cabina; Invio manda via qualcuno da lì.
galaxy_trucker-can-lose-cube = F porta alla prossima stiva; Invio cede un cubetto.
galaxy_trucker-can-load = F porta alla prossima stiva; Invio carica il cubetto scelto.
galaxy_trucker-can-unload = I cubetti si possono anche scaricare: sceglilo accanto ai cubetti, poi una stiva.
galaxy_trucker-can-land = La cifra di un pianeta ci atterra: { $planets }.
galaxy_trucker-can-declare = E dichiara senza altre batterie.
galaxy_trucker-can-load-done = E chiude il carico.
galaxy_trucker-can-fly-on = E continua il volo.
galaxy_trucker-can-give-up = Tab porta ad abbandonare la corsa.
galaxy_trucker-can-claim = Y prende la ricompensa.
galaxy_trucker-can-pass = N passa.
galaxy_trucker-can-take-hit = N incassa il colpo.
