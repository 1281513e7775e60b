"""Lucky Loop, a dice game for two to six players.

plugin         registers the game
actions, events, state, view   the data of the rules
rules          setup, turns, flights and scoring
content        cards and numbers of the rulebook
solver         exact values of flights
bot            easy, normal, hard
explain        advisor, hints, consequences and reviews
encoding       numbers for reinforcement learning
terminal_text  the game as text
"""
