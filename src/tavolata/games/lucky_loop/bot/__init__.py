"""The bots of Lucky Loop: easy, normal and hard.

levels              makes a bot of a level
base, solver_bot    the phases of a turn; flights by the solver
decision, sentences a choice with its reason, and sentences about actions
hand, choice_values expected values of hands and of all choices
win_*               win probabilities, by a race model
"""
