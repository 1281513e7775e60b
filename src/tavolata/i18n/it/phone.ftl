invite-code = Mostra come codice
invite-code-title = Inquadra e siediti
invite-code-label = Il link a questo tavolo come codice: { $link }
invite-code-hint = Chi lo inquadra con il telefono arriva a questo tavolo.
