"""Optional features of a game: one Protocol a module, each named by a field of `GamePlugin`.

advisor, consequences  what a choice is worth and what it leads to
encoding               observations and actions as numbers for learning agents
lesson, review         teaching, and judging a finished game
race, campaign         several tables with one outcome
workshop               designs that exist outside a match
"""
