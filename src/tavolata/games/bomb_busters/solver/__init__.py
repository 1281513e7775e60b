"""Exact answers about hidden wires.

position, wire_notation              a written position, read and checked
knowledge                            what a seat knows: hidden tiles, facts and tallies
deal_counting, deal_enumeration      the number of fitting deals, or a list of them where they are few
odds, single_stand_odds, number_cards  probabilities: of a cut, of one stand alone, of number cards
determinization                      random states that a seat cannot tell from the true one
"""
