"""Measurements, each one command: `python -m bench NAME`.

playouts, learners   speed of the rules and of the environments, beside OpenSpiel and RLCard
server, opening      cost of moves and of new tables, beside boardgame.io
odds                 time of the exact solver of Bomb Busters
bots                 strength of the bots
move_path            modules that a request passes through
"""

BENCHES = ("playouts", "learners", "server", "opening", "odds", "bots", "move_path")
