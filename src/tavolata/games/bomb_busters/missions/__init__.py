"""The missions: rules by which they change the base game.

hooks          the questions that the base rules ask, with the answers of the base game
combinators    how the answers of several rules become one
mission_rule   the base class of a rule
mission_rules  all rules of a mission as one object
registry       imports every rule, and the type of all rule views
"""
