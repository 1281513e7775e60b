server-refusal-no-campaigns = In { $game } non c'è una campagna: torna alla pagina iniziale e scegli un gioco.
server-refusal-no-campaign = Questa campagna non esiste: controlla il link, o cominciane una nuova dalla pagina iniziale.
server-refusal-stage-locked = Questa è ancora chiusa: vincete l'ultima prima di questa, o apritele tutte.
