bot-name-0 = Otto
bot-name-1 = Bice
bot-name-2 = Nino
bot-name-3 = Cleo
bot-name-4 = Rosa
bot-name-5 = Ivo

notation-unread = { $text } non è un'azione di { $game }; un esempio: «{ $example }».
notation-no-text = { $thing } non è un testo che si possa leggere come azione di { $game }.
notation-no-action = { $thing } non è un'azione di { $game }; prendine una ammessa, o il suo testo.

options-seats = Per { $game } ci vogliono da { $fewest } a { $most } posti, non { $given }.
options-unknown = { $game } non ha l'opzione { $given }; ha: { $known }.
options-not-named = Le opzioni si danno con il loro nome, non così: { $given }.
options-choice = L'opzione «{ $name }» ammette una di queste scelte: { $choices }; non { $given }.
options-switch = L'opzione «{ $name }» ammette true o false, non { $given }.
options-text = L'opzione «{ $name }» ammette un testo, non { $given }.
options-levels = Indica un livello per tutti i bot, o uno per ciascuno dei posti ({ $seats }), non { $given }.
options-seed = Un seme è un numero intero o un testo, non { $given }.
options-seed-unwritable = Questo seme non si può scrivere: { $why }.
options-player-seeds = I semi dei giocatori sono una lista di testi, non { $given }.

event-taken-back = { $name } ritira quello che è successo dalla voce { $to } in poi.
event-taken-back-free = { $name } ritira una mossa.
event-taken-back-table = Il tavolo

result-taken-back =
    { $count ->
        [one] Con una mossa ritirata: non fa testo.
       *[other] Con { $count } mosse ritirate: non fa testo.
    }

server-refusal-malformed = Questo messaggio non si capisce: { $why }.
server-refusal-nested = Questo messaggio non si capisce: ha troppi livelli uno dentro l'altro.
server-refusal-binary = Questo messaggio non si capisce: i messaggi sono testo, e questo è binario.
server-refusal-oversized = Questo messaggio è troppo lungo: il massimo è di { $most } byte.
server-refusal-broken-off = La richiesta si è interrotta prima della fine.
server-refusal-cross-site = Questa richiesta arriva da un altro sito; il server accetta solo quelle delle sue pagine.
server-refusal-no-game = Il gioco { $game } non c'è; ci sono: { $games }.
server-refusal-unknown-table = Questo tavolo non c'è: controlla il link, o apri un nuovo tavolo.
server-refusal-other-version = Questo tavolo segue la versione { $version } delle regole, che questo server non gioca più: apri un nuovo tavolo.
server-refusal-later-version = Questo tavolo segue regole più nuove di quelle di questo server (versione { $version }): è in corso un aggiornamento, riprova tra un momento.
server-refusal-unloadable = Questo tavolo non si può caricare: ciò che ne era scritto è danneggiato. Resta com'è: chiedi a chi gestisce il server, o apri un nuovo tavolo.
server-refusal-unread = Questo tavolo ora non si può leggere: riprova tra un po'.
server-refusal-no-lesson = La lezione { $lesson } di { $game } non c'è: scegline un'altra dalla pagina iniziale.
server-refusal-game-gone = Questo tavolo è del gioco { $game }, che questo server non ha più: apri un nuovo tavolo.
server-refusal-not-together = Queste azioni non si possono mandare insieme: che cosa segue da una si sa solo dopo averla fatta.
server-refusal-hello = Prima si saluta: il server non sa ancora chi sei.
server-refusal-not-seated = Questo può farlo solo chi siede al tavolo: prendi posto, o continua a guardare.
server-refusal-no-seat = Questo posto non c'è: il tavolo ne ha { $count }.
server-refusal-seat-taken = Il posto { $seat } è occupato: scegline uno libero.
server-refusal-no-bot = Il posto { $seat } non si può liberare: non c'è nessuno, o chi lo occupa era qui un attimo fa.
server-refusal-level = Non ci sono bot di livello { $level }; ci sono questi livelli: { $levels }.
server-refusal-name = Un nome vuole almeno una lettera che si veda.
server-refusal-seats-empty = La partita comincia quando tutti i posti sono presi; ancora liberi: { $seats }. Aspetta gli amici, o chiama dei bot.
server-refusal-convention = I bot di livello { $levels } rispettano una convenzione, e si siedono solo dove la rispettano tutti. Manca il sì di: { $names }.
server-refusal-no-convention = Questo gioco non ha una convenzione su cui accordarsi.
server-refusal-begun = La partita è cominciata: i posti sono assegnati.
server-refusal-not-begun = La partita non è ancora cominciata.
server-refusal-over = La partita è finita: non c'è più niente da ritirare.
server-refusal-not-playing = Si può fare solo a partita in corso.
server-refusal-not-overdue = { $name } non si fa aspettare da molto: ancora un po' di pazienza.
server-refusal-no-stand-in = Nessuno gioca al posto tuo: il posto è tuo.
server-refusal-stand-in = Un bot gioca al posto tuo: prima riprendi il tuo posto.
server-refusal-take-back-nothing = Non hai fatto mosse che si possano ritirare; quello che si fa tutti insieme non si ritira.
server-refusal-take-back-declined = { $name } preferisce non tornare indietro: la mossa resta.
server-refusal-take-back-on-record = Qualcuno ha già scoperto qualcosa da questa mossa: si può ritirare, ma resta a verbale, e la partita non fa testo.
server-refusal-take-back-no-wish = Non hai chiesto di ritirare una mossa.
server-refusal-take-back-unasked = Nessuno aspetta il tuo sì.
server-refusal-not-over = La partita è ancora in corso: si può fare quando è finita.
server-refusal-stale = Hai visto la partita fino alla voce { $n }, ma è già alla { $count }: guarda di nuovo il tavolo, poi scegli.
server-refusal-no-line =
    { $count ->
        [one] Finora la partita ha una sola voce.
       *[other] Finora la partita ha solo { $count } voci.
    }
server-refusal-no-advisor = A questo tavolo non c'è un consigliere.
server-refusal-no-coach = In questo gioco non c'è niente da chiedere al consigliere.
server-refusal-not-your-turn = Non tocca a te: il consigliere parla delle scelte che hai adesso.
server-refusal-unsaved = Non si è potuto salvare, quindi non è successo: riprova tra un momento.
server-refusal-unsure = Non si sa ancora se è stato salvato: guarda il tavolo quando torna, e riprova se non c'è.
server-refusal-not-told = Questo tavolo non lo dice: è stato aperto così.
server-refusal-chat-off = A questo tavolo non si chiacchiera: è stato aperto così.
server-refusal-chat-phrases = A questo tavolo si parla con frasi pronte: scegline una.
server-refusal-chat-hushed = Ora non puoi parlare: lo vieta il gioco.
server-refusal-chat-phrase = Una frase pronta del tavolo, o parole tue: non tutte e due.
