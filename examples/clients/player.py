"""Opens a table, adds bots, and plays at random: python player.py http://localhost:8000 bomb-busters"""

import random
import sys

from tavolata.client import Seat, new_token, open_table

server, game = sys.argv[1:3]
link = open_table(server, game, seats=2)
print("Watch it at", link)
with Seat(link, "Lotte", token=new_token(server)) as seat:
    seat.fill("easy")
    seat.begin()
    for sight in seat:
        if sight.is_awaited:
            seat.play(random.choice(sight.legal))
    print("It is over:", seat.result)
