card-learn = Impara
card-more = Altro

part-missing = Questa parte della casa non è arrivata: controlla la connessione e riprova.

offline-start = Sei offline. I giochi tornano da soli appena c'è rete.

invite-code = Mostra come codice
invite-code-title = Inquadra e siediti
invite-code-label = Il link a questo tavolo come codice: { $link }
invite-code-hint = Chi lo inquadra con il telefono arriva a questo tavolo.
