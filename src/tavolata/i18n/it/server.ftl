server-ready =
    Tavolata è pronta: apri { $address } nel browser.
    Le partite si conservano in { $folder }. Ctrl-C ferma tutto; al prossimo avvio ogni partita riprende da dov'era.
server-stopped = Tavolata si è fermata; le partite sono salvate.
server-not-built = Il server è acceso, ma la pagina che cerchi non è ancora costruita: lancia «make play» nella cartella del progetto.
server-port-taken = La porta { $port } su { $host } è occupata da un altro programma: fermalo, o scegli un'altra porta con --port.
server-port-refused = Il server non può ascoltare sulla porta { $port } di { $host } ({ $why }): cambiale con --host e --port.
server-port-range = La porta { $port } non esiste: scegline una da 0 a 65535 con --port.
server-store-folder = Le partite non si possono conservare nella cartella { $folder } ({ $why }): con --data scegline una in cui puoi scrivere.
server-store-file = Le partite non si possono conservare nel file { $file } ({ $why }): spostalo, o scegli un'altra cartella con --data.
server-store-format = Il file { $file } viene da una Tavolata più recente (formato { $found }, qui si arriva a { $known }): aggiorna, o scegli un'altra cartella con --data.
server-store-failed = La cronaca delle partite non si può leggere o scrivere: { $why }.
server-store-closed = La cronaca delle partite è chiusa: il server si sta fermando.
server-store-fork = Qualcuno ha già portato avanti questo tavolo.
