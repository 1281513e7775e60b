bomb_busters-chat-captain = Facci strada, Capitano!
bomb_busters-chat-equipment = Usiamo un equipaggiamento?
bomb_busters-chat-team = Che squadra!
bomb_busters-chat-cut = Bel taglio!
bomb_busters-chat-close = C'è mancato poco!
bomb_busters-chat-boom = Almeno è stato un bel botto.
