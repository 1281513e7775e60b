house-no_rules = Le regole di { $game } non ci sono in «{ $lang }», ma ci sono in: { $known }.
house-close = Chiudi
house-rules = Regole
house-home = Tavolata, la pagina iniziale

name-second = { $name } 2

game-invite = Invita amici
game-rules = Come si gioca
game-seats = Giocatori
game-convention = Rispettano una convenzione, e contano che lo faccia anche tu.

convention-read = Leggi la convenzione

game-options = Altre opzioni
game-advisor = Consigliere
game-advisor-yes = A disposizione
game-advisor-no = Nessuno
game-chat = Chiacchiere
game-chat-phrases = Con frasi pronte
game-chat-free = Libere
game-chat-off = Nessuna
game-reset = Torna alle solite opzioni

clock-label = Orologio
clock-none = Nessuno
clock-move = Per mossa
clock-game = Per partita
clock-days = A giorni
clock-each-move = Tempo per ogni mossa
clock-each-game = Tempo per tutta la partita, più un po' a ogni turno
clock-amount-seconds = { $count } s
clock-amount-minutes = { $count } min
clock-amount-game = { $minutes } min + { $seconds } s
clock-amount-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
clock-agreed-move = { $amount } per ogni mossa
clock-agreed-game = { $amount } a ogni turno
clock-left = Tempo rimasto
clock-left-days = { $days } g { $hours } h

error-no_table = Questo tavolo non si trova
error-room = La sala di questo gioco non si è caricata: controlla la connessione e riprova.

loading-table = Ti accompagniamo al tavolo…
loading-room = Apriamo la sala…
loading-rules = Prendiamo il regolamento…

lobby-title = Il tavolo è aperto
lobby-welcome = Manda il link agli amici, o lascia ai bot i posti liberi.
lobby-welcome-guest = C'è un posto per te: siediti, o resta a guardare.
lobby-link = Chi ha questo link può entrare
lobby-copy = Copia
lobby-copied = Copiato
lobby-selected = Il link è selezionato: copialo.
lobby-share = Condividi
lobby-share-text = Una partita a { $game }? C'è un posto per te.
lobby-seats = Posti
lobby-seat-empty = Posto libero
lobby-sit = Siediti qui
lobby-move = Spostati qui
lobby-free = Libera questo posto
lobby-stand_up = Alzati
lobby-bot-add = Chiama un bot
lobby-bot-remove = Manda via { $name }
lobby-bot-level = Livello di { $name }
lobby-agreed = rispetta la convenzione
lobby-convention = I bot di livello { $levels } rispettano una convenzione, e si siedono solo dove la rispettano tutti. E tu?
lobby-convention-yes = La rispetto
lobby-convention-no = Io no
lobby-rename = Il tuo nome
lobby-you = tu
lobby-away = assente
lobby-fill = Dai ai bot i posti liberi
lobby-fill-level = Livello dei bot in arrivo
lobby-begin = Comincia
lobby-begin-empty =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
lobby-begin-convention = Qui c'è un bot che rispetta la convenzione. Manca il sì di: { $names }.
lobby-begin-away = I posti sono tutti presi. Si aspetta il ritorno di { $names }.
lobby-begin-ready = Ci siamo tutti.
lobby-begin-watch = Prendi posto per giocare, o resta a guardare.
lobby-begin-wait = Ci siamo tutti: dà il via chi è al tavolo.
lobby-options = Gli accordi di questo tavolo
lobby-options-advisor = Consigliere
lobby-options-chat = Chiacchiere

fair-title = Fortuna onesta
fair-promise = A questo tavolo la fortuna era già decisa prima che qualcuno si sedesse: da un segreto che nessuno vede, mescolato con un seme dal browser di ogni giocatore. Questa è l'impronta del segreto:
fair-verify = A partita finita il segreto viene svelato nel verbale: chiunque può controllare che niente sia stato cambiato.

table-seats = Al tavolo
table-log = Che cosa è successo
table-log-empty = Non è ancora successo niente.
table-log-show = Il tavolo in quel momento
table-log-more =
    { $count ->
        [one] …e un'altra voce simile.
       *[other] …e altre { $count } voci simili.
    }
table-log-last = Mostra che cosa è successo
table-taken_back = { $name } ritira la mossa
table-mine = Tocca a te
table-title-mine = ● Tocca a te
table-stand_in = gioca un bot ({ $level })
table-playing = di turno
table-thinking = sta pensando…
table-person = una persona
table-bot = un bot
table-program = un programma
table-absent = assente
table-absent_name = { $name } è assente
table-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
table-spectator = Stai guardando

plain-position = Il tavolo
plain-news = Appena successo
plain-choices = Che cosa puoi fare
plain-find = Cerca tra { $count } scelte
plain-none = Niente di quello che puoi fare contiene «{ $words }».
plain-more =
    { $count ->
        [one] Ce n'è un'altra: cercala.
       *[other] Ce ne sono altre { $count }: cerca quella che vuoi.
    }
plain-waiting = Tocca a { $names }
plain-nobody = Non si aspetta nessuno

talk-open = Di' qualcosa
talk-phrases = Che cosa si può dire con un tocco
talk-own = A parole tue
talk-send = Dillo
talk-said = { $name } dice: { $words }

chat-hello = Ciao a tutti!
chat-luck = In bocca al lupo!
chat-well_done = Ben giocato!
chat-thanks = Grazie!
chat-mistake = Colpa mia.
chat-thinking = Ci penso un attimo…
chat-again = Un'altra partita?
chat-bye = Devo scappare. Alla prossima!

past-here = Voce { $n } di { $count }
past-mine = Tocca a te.
past-earlier = Indietro
past-later = Avanti
past-play = Rivedi da qui
past-pause = Pausa

show-skip = Salta alle ultime novità
show-again = Rivedi l'ultimo turno
show-again-short = Replay

ahead-sure = Confermi?
ahead-do = Confermo
ahead-leave = Meglio di no

wish-ask = Ritira la mia ultima mossa
wish-short = Ritira la mossa
wish-mine = Vuoi ritirare l'ultima mossa. Manca il sì di: { $names }.
wish-theirs = { $name } vuole ritirare la mossa.
wish-agree = Va bene
wish-decline = Meglio di no
wish-withdraw = Come non detto
wish-record = Hai già visto dove porta questa mossa. Puoi ritirarla lo stesso, con tutto quello che è seguito; ma il risultato dirà che ci sono mosse ritirate.
wish-record-yes = Ritirala lo stesso
wish-record-no = Va bene così

past-eyes = Con gli occhi di chi
past-eyes-mine = I miei occhi
past-eyes-watching = Gli occhi del pubblico
past-eyes-of = Gli occhi di { $name }
past-now = Torna al presente

absent-away = { $name } è assente, e la partita aspetta.
absent-time = { $name } non ha più tempo.
absent-wait = Aspetta
absent-bot = Fai continuare un bot
absent-level = Livello del bot che continua
absent-late = Il tuo tempo è scaduto: gli altri possono far continuare un bot al posto tuo.
absent-mine = Un bot gioca al posto tuo ({ $level }).
absent-resume = Continuo io

end-ask = Chiudi la partita
end-mine = Vuoi chiudere qui la partita. Manca il sì di: { $names }.
end-theirs = Proposta di { $names }: chiudere qui la partita.
end-agree = Chiudiamola
end-decline = Continuiamo

leave-open = Esci
leave-title = Esci dalla partita?
leave-bot = Un bot continua al posto tuo, con il tuo nome. Riapri il link e il posto è di nuovo tuo.
leave-go = Esci e fai continuare un bot
leave-pause = La partita ti aspetta: riapri il link quando vuoi.
leave-home = Esci e riprendi più tardi
leave-end = Oppure chiudi qui la partita, se tutti al tavolo dicono di sì. Non conta per nessuno, e ciò che era nascosto si mostra a tutti.
leave-end-alone = Oppure chiudi qui la partita. Non conta per nessuno, e ciò che era nascosto si mostra a tutti.
leave-give_up = Chiudi la partita
leave-stay = Resta

keys-title = Tasti
keys-house = Ovunque

house-keys-help = Mostra questo foglio
house-keys-Tab = Passa alla prossima cosa che si può fare
house-keys-Enter = Fai quella cosa
house-keys-Esc = Chiudi quello che copre il tavolo
house-keys-log = Scorri la cronaca, voce per voce

lost-title = È caduta la linea
lost-text = Il posto resta tuo. Stiamo richiamando…

refused-title = Che cosa non si poteva fare
refused-rule = Leggi la regola { $rule }
refused-close = Metti via

rules-title = Regole di { $game }
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [one] { $count } regola
       *[other] { $count } regole
    }
rules-none = Nessuna regola parla di «{ $words }».

settings-theme = Giorno o notte
settings-theme-auto = Auto
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-motion = Movimento
settings-motion-auto = Auto
settings-motion-full = Pieno
settings-motion-calm = Calmo
settings-motion-hint = Con il movimento calmo niente svolazza: ogni cosa che succede è raccontata a parole, passo per passo.
settings-speed = Ritmo
settings-speed-slow = Lento
settings-speed-normal = Normale
settings-speed-quick = Rapido
settings-speed-at-once = Immediato
settings-speed-hint = Un tocco sul tavolo affretta quello che stai vedendo.
settings-off = No
settings-on = Sì
settings-sound = Suoni
settings-volume = Volume
settings-notices = Chiamami quando tocca a me
settings-notices-hint = Con una notifica del browser, mentre guardi altro.
settings-notices-forbidden = Il tuo browser blocca le notifiche di questa pagina; puoi sbloccarle nelle sue impostazioni.
settings-keys = Al tavolo, il tasto «?» mostra tutti gli altri.

over-won-mine = Hai vinto!
over-won-shared = { $names } si dividono la vittoria
over-won = { $name } vince
over-won-nobody = Non vince nessuno
over-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
over-again = Gioca ancora
over-following = Prosegui: { $what }
over-given_up = La partita si è chiusa prima della fine.
over-next = Al prossimo tavolo
over-next-hint = Il gruppo si sposta: il nuovo tavolo è apparecchiato.
over-board = Guarda il tavolo
over-taken_back-short = con mosse ritirate
over-taken_back = Con mosse ritirate: questa partita non fa testo.
over-result = Risultato
over-record = Scarica il verbale
over-record-short = Verbale
over-record-hint = Tutto quello che è successo, e il segreto dietro la fortuna.

figure-percent = { $percent }%
