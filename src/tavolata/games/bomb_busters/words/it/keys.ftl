bomb_busters-keys-N = Scrivi un appunto sul cavo selezionato
