house-name = Tavolata
house-settings = Impostazioni

start-title = Tavolata
start-welcome = Giochi da tavolo nel browser, con gli amici o con i bot.
start-promise = Niente account, niente da installare: prendi una sedia.
start-setting = Apparecchiamo il tavolo…

name-label = Giochi come
name-hint = Così ti vedono gli altri.
name-guests = Lontra Allegra, Airone Ardito, Volpe Silenziosa, Tasso Solare, Lepre Veloce, Gazza Gioiosa, Orsa Gentile, Pettirosso Furbo, Riccio Audace, Marmotta Felice, Cicogna Fortunata, Scoiattolo Spiritoso, Pellicano Fiero, Martora Scaltra, Tartaruga Serena, Scricciolo Arzillo, Talpa Cortese, Gheppio Attento, Allodola Spensierata, Stambecco Robusto, Tritone Agile, Ghiro Beato, Gabbiano Intrepido, Corvo Saggio, Foca Radiosa, Coccinella Brillante, Castoro Ordinato, Gru Elegante, Cinghiale Cordiale, Fringuello Vispo, Carpa Placida, Ermellino Curioso, Alce Nobile, Ghiandaia Vivace, Gufo Sornione, Bue Paziente, Geco Frizzante, Rondine Lesta

game-play = Gioca
game-play-hint =
    { $count ->
        [one] contro { $count } bot, subito
       *[other] contro { $count } bot, subito
    }
game-play-together =
    { $count ->
        [one] con { $count } bot, subito
       *[other] con { $count } bot, subito
    }
game-play-named = { $game }: { $words }
game-choose = Scegli un gioco
game-level = Bot
game-option-yes = Sì
game-option-no = No
game-option-file = Scegli un file…
game-option-dropped = Le opzioni dell'ultima volta sono state tolte: tocca di nuovo Gioca.
game-option-clear = Svuota

level-easy = Facile
level-normal = Normale
level-hard = Difficile
level-expert = Esperto
level-random = Casuale

recent-continue = Riprendi a giocare
recent-title = I tuoi tavoli
recent-what = { $game } ({ $what })
recent-with = { $game } con { $names }
recent-open = ancora da cominciare
recent-playing = in corso
recent-over = finita
recent-given-up = chiusa in anticipo
recent-forget = Togli { $game } dalla lista

error-title = Non ha funzionato
error-unreachable = Il server non risponde: controlla la connessione e riprova.
error-again = Riprova
error-no_page = A questo indirizzo non c'è niente.
error-home = Alla pagina iniziale

loading-games = Apriamo la porta…

lobby-seat = Posto { $seat }

refused-unknown = Ora non si può fare.

ear-voice = Che cosa viene detto

card-learn = Impara
card-more = Altro

part-missing = Questa parte della casa non è arrivata: controlla la connessione e riprova.

offline-start = Sei offline. I giochi tornano da soli appena c'è rete.

review-open = Analisi
review-open_of = Analisi di { $game }
