galaxy_trucker-tagline = Costruisci in fretta. Vola con quel che resta.

galaxy_trucker-about = Prendi pezzi dal mucchio, agganciali alla nave, tieni d'occhio la clessidra e porta a destinazione quel che regge, tra meteoriti, pirati e di peggio. Il volo di prova ti lascia tutto il tempo che vuoi. Da 2 a 4 giocatori.

galaxy_trucker-poster = Un manifesto: una nave rattoppata con i rottami, cannoni davanti e fiamme dietro, sopra un deposito viola, e un meteorite in arrivo

galaxy_trucker-name = Galaxy Trucker

galaxy_trucker-option-level = Il volo
galaxy_trucker-option-level-test = Volo di prova
galaxy_trucker-option-level-I = Livello I
galaxy_trucker-option-level-II = Livello II
galaxy_trucker-option-level-III = Livello III
galaxy_trucker-option-level-trek = Trasvolata Intergalattica
galaxy_trucker-option-clock = Il tempo per costruire (il volo di prova non ha limite)
galaxy_trucker-option-clock-hourglass = La clessidra, uguale per tutti
galaxy_trucker-option-clock-own-clock = Un orologio a testa, per giocare per corrispondenza
galaxy_trucker-option-clock-untimed = Nessun limite
galaxy_trucker-option-seconds = Secondi di un giro; un orologio a testa ne ha quanti tutti i giri insieme
galaxy_trucker-option-placing = Dove si può agganciare una tessera
galaxy_trucker-option-placing-adjacent = Accanto a qualsiasi tessera della nave
galaxy_trucker-option-placing-joined = Solo con una connessione valida
galaxy_trucker-option-warnings = Chi costruisce vede subito gli errori della propria nave
galaxy_trucker-option-roads = Strade Accidentate, una serie della casa: carte che rendono il volo più duro
galaxy_trucker-option-roads-0 = Nessuna
galaxy_trucker-option-roads-1 = Una per volo
galaxy_trucker-option-roads-2 = Due per volo
galaxy_trucker-option-roads-3 = Tre per volo
galaxy_trucker-option-ship = Una nave del cantiere per il primo posto, con il suo codice
galaxy_trucker-option-race = Una sfida, con il suo codice: la stessa fortuna a ogni suo tavolo

galaxy_trucker-about-battery = Contiene { $count } batterie. Ognuna attiva una volta un cannone doppio, un motore doppio o uno scudo.
galaxy_trucker-about-hold =
    { $count ->
        [one] Posto per { $count } cubetto, ma non rosso.
       *[other] Posto per { $count } cubetti, ma non rossi.
    }
galaxy_trucker-about-red-hold =
    { $count ->
        [one] Posto per { $count } cubetto di qualsiasi colore, anche rosso.
       *[other] Posto per { $count } cubetti di qualsiasi colore, anche rossi.
    }
galaxy_trucker-about-starting-cabin = La casa dei tuoi primi due umani. Gli alieni qui non abitano.
galaxy_trucker-about-cabin = Ci abitano due umani, o un alieno se la cabina è connessa al suo supporto vitale.
galaxy_trucker-about-structure = Solo connettori, ma tanti: tiene insieme la nave.
galaxy_trucker-about-engine = Spinge di 1. Lo scarico punta in basso, e dietro non deve esserci nulla.
galaxy_trucker-about-double-engine = Spinge di 2 per una batteria. Lo scarico punta in basso, e dietro non deve esserci nulla.
galaxy_trucker-about-cannon = Potenza di fuoco 1 se punta in avanti, se no ½. Davanti alla bocca non deve esserci nulla.
galaxy_trucker-about-double-cannon = Per una batteria, potenza di fuoco 2 se punta in avanti, se no 1. Davanti alla bocca non deve esserci nulla.
galaxy_trucker-about-brown-life-support = Il maiale è un alieno marrone. Se il suo supporto vitale è connesso a una cabina può abitarci, e aggiunge 2 ai tuoi motori.
galaxy_trucker-about-purple-life-support = Quello con un occhio solo è un alieno viola. Se il suo supporto vitale è connesso a una cabina può abitarci, e aggiunge 2 alla tua potenza di fuoco.
galaxy_trucker-about-shield = Per una batteria, ferma piccoli meteoriti e cannonate leggere sui due lati che copre.
