house-keys-again = Ripeti l'ultima cosa detta; premi ancora per tornare più indietro
house-keys-position = Descrivi il tavolo
house-keys-can = Di' che cosa posso fare

ear-keys = Tasti, e che cosa puoi farti leggere
ear-aside = Accanto al tavolo
ear-again = Ripeti
ear-nothing = Adesso non c'è niente da fare.

settings-ear = Ascolto
settings-ear-show = Al passo del tavolo
settings-ear-slow = Più piano
settings-ear-key = Un tasto alla volta
settings-ear-hint = Come un lettore di schermo racconta ciò che succede. Un tasto alla volta: dopo ogni frase il tavolo aspetta Spazio o Invio.
