bomb_busters-chat-captain = Lead on, captain!
bomb_busters-chat-equipment = Shall we use some equipment?
bomb_busters-chat-team = What a team!
bomb_busters-chat-cut = Well cut!
bomb_busters-chat-close = That was close!
bomb_busters-chat-boom = At least it was a pretty boom.
