# The forms of two colours that a terminal shows in their colour, with a bar between them.

bomb_busters-text-tint-yellow = yellow
bomb_busters-text-tint-red = red|reds
