lesson-title = { $game }: imparare giocando
lesson-otherwise = Non ancora: prima fai quello che è scritto qui.
lesson-step = { $step } di { $of }
lesson-on = Continua
lesson-undo = Ritira la mossa
lesson-hurry = Più in fretta
lesson-course = Lezioni
lesson-learned = { $title }, fatta
lesson-back = Indietro
lesson-leave = Alla pagina iniziale
lesson-otherwise-read = Prima leggi qui, poi si va avanti.
lesson-tutor = La tua guida
lesson-do_it = Fallo per me
lesson-again = Da capo
lesson-leave-hint = Puoi riprendere da qui più tardi
lesson-done = Ottimo lavoro!
lesson-next = Prossima lezione
lesson-play = Gioca una partita
lesson-example-close = Torna alla regola

learn-never = Mai giocato? Bastano cinque minuti
learn-never-hint = Una partita guidata, passo per passo
learn-go_on = Riprendi le lezioni
learn-quiet = Impara giocando
learn-progress =
    { $done ->
        [one] { $done } fatta su { $of }
       *[other] { $done } fatte su { $of }
    }
learn-decline = Niente lezioni, grazie

thing-ask = Che cos'è?
thing-asking = Tocca qualsiasi cosa sul tavolo per sapere che cos'è.
thing-unknown = Qui non c'è niente da dire. Prova con una carta, un segnalino o una tessera.
thing-rule = La regola

rules-short = In breve
rules-all = Tutte le regole
rules-contents = Indice
rules-none-try = Prova un'altra parola, o sfoglia l'indice.
rules-try = Prova
rules-try-title = Prova: { $rule }
