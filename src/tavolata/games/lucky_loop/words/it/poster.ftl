lucky_loop-name = Lucky Loop

lucky_loop-tagline = Un'esibizione acrobatica di dadi e sangue freddo.

lucky_loop-about = Avvitamenti e capovolte, picchiate e sterzate: lancia i dadi, completa le carte e scegli il momento di atterrare. Da 2 a 6 giocatori.

lucky_loop-poster = Un manifesto: quattro aerei sopra un campo di volo, il gallo, l'anatra, la colomba e l'aquila

lucky_loop-option-exchange = Scambiare carte (LL-T2)
lucky_loop-option-exchange-three = Sempre tre carte
lucky_loop-option-exchange-up-to-three = Da una a tre carte
lucky_loop-option-record = Record che valgono un segnalino (LL-B1)
lucky_loop-option-record-from-twelve = Dal primo 12 in poi
lucky_loop-option-record-from-first-result = Dal primo risultato registrato in poi
lucky_loop-option-final-exchange = Uno scambio nella fase finale costa (LL-K2)
lucky_loop-option-final-exchange-one-point = Un punto
lucky_loop-option-final-exchange-point-per-card = Un punto per carta
lucky_loop-option-illegal-free-programme = Un piano di volo libero non ammesso (LL-K4)
lucky_loop-option-illegal-free-programme-refused = Viene rifiutato, con il motivo
lucky_loop-option-illegal-free-programme-penalty = Costa tre punti e il turno
lucky_loop-option-lower-free-programme = Un volo libero sotto il risultato peggiore (LL-K8)
lucky_loop-option-lower-free-programme-counts = Conta lo stesso
lucky_loop-option-lower-free-programme-dropped = Non conta
lucky_loop-option-cards = Un tuo file di carte (LL-M2), vuoto per le carte normali
