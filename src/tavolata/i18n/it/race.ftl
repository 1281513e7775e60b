race-page = Sfida: { $game }
race-any = Sfida { $code }
race-about = In questa sfida tutti hanno la stessa fortuna: le stesse tessere dal mucchio, le stesse carte, gli stessi dadi. Conta il primo tentativo; se costruisci in solitaria, accanto alla tua crescono le navi migliori, al loro vero ritmo.
race-alone = Vola in solitaria
race-friends = Con gli amici
race-yesterday = La sfida di ieri
race-today = La sfida di oggi
race-ranking = Classifica
race-ranking-alone = In solitaria
race-ranking-table = A un tavolo da { $count }
race-ranking-none = Nessuno l'ha ancora portata a termine. Può cominciare da te.
race-ranking-here = questo volo
race-tries =
    { $count ->
        [one] Finora conta { $count } primo tentativo.
       *[other] Finora contano { $count } primi tentativi.
    }
race-own = Una sfida nuova, tutta nostra
server-refusal-no-races = In { $game } non ci sono sfide: scegli un gioco dalla pagina iniziale.
server-refusal-no-race = Il codice { $race } non indica nessuna sfida: prendi tutto il link, o vola nella sfida del giorno.
