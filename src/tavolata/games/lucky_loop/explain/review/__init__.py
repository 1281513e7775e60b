"""The review of a finished match.

reviewer              builds the review
decisions_and_throws  replays the match and values each decision and throw
key_moments           the decisions and throws that mattered, in sentences
turns                 the change of the win probability in each turn
win_curve             the win probability of each seat over the match
"""
