"""Optional features of a game: one Protocol a module, each named by a field of `GamePlugin`.

advisor, consequences  what a choice is worth and what it leads to
encoding               observations and actions as numbers for learning agents
lesson, review         scripted lessons, and the analysis of a finished match
race, campaign         comparisons and progress over several tables
workshop               designs built outside a match
"""
