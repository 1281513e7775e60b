# The Transgalactic Trek in the browser: titles on the table, the count after a flight, and the break between two flights.
galaxy_trucker-trek-titles = Titoli
galaxy_trucker-trek-drawn = I titoli di questa Trasvolata
galaxy_trucker-trek-drawn-says = Tre voli. Dopo il primo la nave migliore per un titolo riceve { $count } crediti, e si prosegue con un titolo a testa.
galaxy_trucker-trek-build = Comincia a costruire
galaxy_trucker-trek-held-silver = Argento: { $name }
galaxy_trucker-trek-held-gold = Oro: { $name }
galaxy_trucker-trek-held-free = Ancora libero
galaxy_trucker-trek-emblem = { WORD($title, of: "galaxy_trucker-title") }: { $points }. { $held }
galaxy_trucker-trek-points =
    { $count ->
        [one] { $name }: { $count } punto
       *[other] { $name }: { $count } punti
    }
galaxy_trucker-trek-points-none = { $name }: nessun arrivo
galaxy_trucker-trek-credits =
    { $count ->
        [one] +{ $count } credito
       *[other] +{ $count } crediti
    }
galaxy_trucker-trek-count = Si contano i titoli.
galaxy_trucker-trek-paid = +{ $count }
galaxy_trucker-trek-over = La Trasvolata è finita.
galaxy_trucker-trek-whose-free = Non è ancora di nessuno.
galaxy_trucker-trek-whose-mine = È tuo, d'argento.
galaxy_trucker-trek-whose-mine-gold = È tuo, d'oro.
galaxy_trucker-trek-whose-other = È di qualcun altro, d'argento.
galaxy_trucker-trek-whose-other-gold = È di qualcun altro, d'oro.
galaxy_trucker-trek-prize-free =
    { $count ->
        [one] La nave migliore riceve { $count } credito e il titolo.
       *[other] La nave migliore riceve { $count } crediti e il titolo.
    }
galaxy_trucker-trek-prize-held =
    { $count ->
        [one] { $count } credito a chi lo ha, se nessuna nave fa meglio.
       *[other] { $count } crediti a chi lo ha, se nessuna nave fa meglio.
    }

galaxy_trucker-burden-load-days =
    { $count ->
        [one] Ogni carico di merci costa a { $name } { $count } giorno in più.
       *[other] Ogni carico di merci costa a { $name } { $count } giorni in più.
    }
galaxy_trucker-burden-batteries-short = Ogni vano batteria di { $name } parte con { $count } in meno.
galaxy_trucker-burden-alien-bonus = Un alieno a bordo della nave di { $name } aggiunge solo { $count }.
galaxy_trucker-burden-crew-more = Una carta che toglie membri dell'equipaggio ne toglie { $count } in più a { $name }, epidemia esclusa.
galaxy_trucker-burden-loss-price =
    { $count ->
        [one] Ogni componente perso costa a { $name } { $count } credito.
       *[other] Ogni componente perso costa a { $name } { $count } crediti.
    }
galaxy_trucker-burden-starts-last = { $name } parte dietro a tutti.

galaxy_trucker-layover-label = Tra un volo e l'altro
galaxy_trucker-layover-flight = { WORD($level, of: "galaxy_trucker-option-level") }
galaxy_trucker-layover-next = Poi: { WORD($level, of: "galaxy_trucker-option-level") }
galaxy_trucker-layover-cards =
    { $count ->
        [one] { $count } carta lungo il viaggio.
       *[other] { $count } carte lungo il viaggio.
    }
galaxy_trucker-layover-hourglass =
    { $runs ->
        [one] La clessidra scorre una volta, { $seconds } secondi.
       *[other] La clessidra scorre { $runs } volte, { $seconds } secondi ciascuna.
    }
galaxy_trucker-layover-rewards = Per l'arrivo: { $credits } crediti, in ordine di posto.
galaxy_trucker-layover-no_handicap = Nessuno ha ancora un handicap: arriva con l'oro.
galaxy_trucker-layover-nobody = Per ora nessuno dà il via.
galaxy_trucker-layover-ready = Hanno dato il via: { $names }
galaxy_trucker-waiting-layover = Il prossimo volo attende: { $names }.
galaxy_trucker-other-ready = ha dato il via
galaxy_trucker-other-resting = in pausa
galaxy_trucker-prompt-give-title = A chi va il titolo: { WORD($title, of: "galaxy_trucker-title") }?
galaxy_trucker-prompt-layover = Guarda i conti con calma. Vuoi passare al prossimo volo?

galaxy_trucker-course-label = Tutta la Trasvolata
galaxy_trucker-course-titles = di cui titoli: { $count }

galaxy_trucker-can-keep-title = La cifra di un titolo lo tiene: { $titles }.
galaxy_trucker-can-give-title = La cifra di un giocatore gli cede il titolo { WORD($title, of: "galaxy_trucker-title") }: { $names }.
galaxy_trucker-can-numbered = { $number } { $what }
galaxy_trucker-can-ready = E passa al prossimo volo.
galaxy_trucker-tell-trek_ledger = { $name }: { $total } in questo volo. Guadagni in viaggio { SIGNED($earned) }, arrivo { SIGNED($reward) }, titoli { SIGNED($titles) }, merci vendute { SIGNED($goods) }, componenti persi { SIGNED($losses) }. Crediti in tutto: { $sum }.
galaxy_trucker-thing-ledger-says-trek = La paga per l'arrivo, i titoli e le merci, meno il prezzo di ogni componente perso.
galaxy_trucker-tell-title = { WORD($title, of: "galaxy_trucker-title") }: { WORD($title, of: "galaxy_trucker-counts") } { $held }. { $points }.
galaxy_trucker-tell-next = Poi: { WORD($level, of: "galaxy_trucker-option-level") }.
