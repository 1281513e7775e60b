"""Exact values of flights.

flight              values of a position and of its choices
backward_induction  solves a flight from its last throw back
throws              all outcomes of throws
utility             what the ends of a flight are worth
position, analysis  flights from views and from JSON
determinization     samples of hidden cards
"""
