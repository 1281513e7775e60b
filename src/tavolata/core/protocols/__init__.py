"""Optional features of a game: one Protocol a module, each named by a field of `GamePlugin`.

advisor, consequences  hints, analysis, and the effects of an action
encoding               observations and actions as numbers for learning agents
lesson, review         scripted lessons, and the analysis of a finished match
race, campaign         comparisons and progress over several tables
workshop               designs built outside a match
"""
