bomb_busters-box-0 = Addestramento
bomb_busters-box-1 = Pacchi con il fiocco
bomb_busters-box-2 = Il faro
bomb_busters-box-3 = Il treno di notte
bomb_busters-box-4 = Scatola 4
bomb_busters-box-5 = Scatola 5
bomb_busters-box-missions = Missioni da { $first } a { $last }
bomb_busters-stage = Missione { $number }
bomb_busters-stage-titled = Missione { $number }: { $title }
bomb_busters-stage-captain = Capitano: { $name }
bomb_busters-stage-lot = Capitano: a sorte
bomb_busters-stars = Una stella per la bomba disinnescata, una se il detonatore ha perso al massimo un passo, una se non ne ha perso nessuno.
bomb_busters-try-dial =
    { $count ->
        [one] detonatore: { $count } passo rimasto
       *[other] detonatore: { $count } passi rimasti
    }
bomb_busters-try-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
bomb_busters-map = Le missioni
bomb_busters-story-1 = Ecco la vecchia fabbrica di cavi. L'istruttrice Pinza mette sul tavolo una piccola valigetta: è viva solo un poco. Mostrate di sapervi ascoltare.
bomb_busters-story-2 = In fabbrica qualcuno ha dipinto di giallo due cavi. Pinza giura che non è stato il gatto. Il gatto tace.
bomb_busters-story-3 = Oggi nella valigetta ce n'è uno rosso. Pinza si mette vicino alla porta, e la chiama fiducia. Da qui in poi l'armadio con gli equipaggiamenti è aperto.
bomb_busters-story-4 = La valigetta ormai è a grandezza naturale, e così il pranzo di Pinza. Nessuno mangia prima che i conti tornino per tutti i colori.
bomb_busters-story-5 = Il magazziniere ha messo via qualche cavo e non sa dire quale. C'è un elenco. È sbagliato.
bomb_busters-story-6 = Quattro cavi gialli, vivaci come ranuncoli. Pinza vi chiede di coglierli a coppie, e di non canticchiare intanto.
bomb_busters-story-7 = Più etichette rosse che cavi rossi. Pinza sorride per la prima volta in settimana, e tutti si preoccupano.
bomb_busters-story-8 = L'esame. Pinza siede in ultima fila con un cronometro e il gatto. Chi esce dalla porta ha superato la prova.
bomb_busters-story-9 = La prima valigetta vera arriva per posta, con un fiocco e un biglietto: «In quest'ordine, per favore. M.» Chiunque sia M., scrive con molta cura.
bomb_busters-story-10 = Il secondo pacco fa un gran ticchettio e ha un treno da prendere. Qui si ferma un quarto d'ora. Chi ha un'idea la dica.
bomb_busters-story-11 = Oggi M. ha un numero preferito, e morde. Pinza lo scrive in rosso sulla lavagna, così nessuno lo dimentica.
bomb_busters-story-12 = Il ministero ha sentito parlare di voi, e manda moduli. Ora ogni equipaggiamento vuole un timbro. M. deve avere amici in quell'ufficio.
bomb_busters-story-13 = Tre cavi rossi davanti all'opera. Vogliono andarsene insieme o per niente. Il tenore continua a cantare.
bomb_busters-story-14 = Pinza è a letto malata, e il Capitano è alle prime armi. Lì un errore farebbe molto rumore. Tutti gli altri: sorridete, e aiutate.
bomb_busters-story-15 = Una slitta porta una valigetta dal lontano nord. L'equipaggiamento è congelato, e si scioglie un numero alla volta. Tenete i guanti.
bomb_busters-story-16 = Un altro biglietto con il fiocco: «In quest'ordine, e stavolta tutti. M.» Cominciate a riconoscere l'inchiostro.
bomb_busters-story-17 = Qualcuno al tavolo deve un favore a M., e lo dice apertamente. Ciò che scrive quella mano non è mai vero. Almeno ci si può contare.
bomb_busters-story-18 = Pinza è tornata, con un radar sotto ogni braccio. Lui chiede, voi rispondete, e qualcuno di voi taglia. Le dita indicano chi.
bomb_busters-story-19 = La pista porta nella pancia di un mercantile. Laggiù un altoparlante conta i minuti, e non conta bene. Alla fine M. saluta.
bomb_busters-story-20 = Le carte del mercantile parlano di un faro. Nelle sue valigette un cavo sta dove non dovrebbe, e nessun apparecchio vuole saperne.
bomb_busters-story-21 = Nella cucina del faro si dice soltanto pari o dispari. Per il cuoco basta per qualsiasi minestra.
bomb_busters-story-22 = Il guardiano del faro colleziona numeri, e preferisce quelli che qualcuno non ha. Là fuori l'inverno è lungo.
bomb_busters-story-23 = Un telegramma da un paese piccolissimo: una valigetta, quattro cavi, un solo respiro. In piazza aspetta la banda.
bomb_busters-story-24 = M. ha lasciato un conto al posto dei numeri. Dice quante volte, e non che cosa. In segreto a Pinza piace.
bomb_busters-story-25 = I muri dell'albergo hanno orecchie, e vanno matti per i numeri. Non ditene nessuno. Il portiere scrive tutto.
bomb_busters-story-26 = Nel cassetto ci sono dodici carte, e ognuna vuole il suo turno. Pare che M. faccia solitari. Ora li fate anche voi.
bomb_busters-story-27 = I bagagli sono finiti in un'altra stazione, e i detector con loro. Al deposito hanno solo cianfrusaglie.
bomb_busters-story-28 = Un bricco di cioccolata, e addio mani del Capitano. Niente attrezzi, e niente secondi tentativi. Gli altri possono soffiare.
bomb_busters-story-29 = Al tavolo da gioco dell'albergo qualcuno accanto indovina sempre la vostra mossa. Chi è prevedibile paga. Fatevi leggere poco.
bomb_busters-story-30 = Il treno di notte parte tra pochi minuti, e la valigetta è a bordo. Più in fretta dell'altra volta, dice l'altoparlante. Ha imparato a contare.
bomb_busters-story-31 = Sul treno ognuno riceve un biglietto con una regola. Chi controlla è inflessibile, e porta un fiocco che avete già visto.
bomb_busters-story-32 = A controllare era M. Ora a ogni fermata nel corridoio c'è un nuovo scherzo, e il Capitano può staccarlo.
bomb_busters-story-33 = Il treno si ferma in una città di luci, dove si punta tutto su pari o dispari. Il banco ha messo sul tavolo una valigetta.
bomb_busters-story-34 = Qualcuno di voi ha un ordine segreto. Non chiedete, guardate. E con dolcezza: potrebbe essere chi porta i panini.
bomb_busters-story-35 = In ogni borsa c'è un cavo che vuole aspettare quelli gialli. Lasciatelo fare. Viene da lontano.
bomb_busters-story-36 = Sotto le palme c'è l'officina di M., con la porta aperta. Sul banco: una fila di carte, due estremità, e una tazza di tè ancora calda. È aperta anche la finestra.
