bomb_busters-chat-captain = En avant, capitaine !
bomb_busters-chat-equipment = Et si on utilisait un équipement ?
bomb_busters-chat-team = Quelle équipe !
bomb_busters-chat-cut = Bien coupé !
bomb_busters-chat-close = C'était moins une !
bomb_busters-chat-boom = Au moins, c'était un joli boum.
