house-keys-again = Ripeti l'ultima cosa detta; ancora e ancora si torna indietro
house-keys-position = Racconta la posizione
house-keys-can = Di' che cosa posso fare

ear-voice = Che cosa viene detto
ear-keys = Tasti, e che cosa si può far leggere
ear-aside = Accanto al tavolo
ear-again = Ripeti
ear-nothing = Adesso non c'è niente da fare.

settings-ear = A orecchio
settings-ear-show = Al passo del tavolo
settings-ear-slow = Più piano
settings-ear-key = Un tasto alla volta
settings-ear-hint = Come un lettore di schermo racconta ciò che succede. Un tasto alla volta: dopo ogni frase il tavolo aspetta Spazio o Invio.
