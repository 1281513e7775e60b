languages-label = Lingua
languages-failed = Questa lingua ora non si può caricare. Riprova.
