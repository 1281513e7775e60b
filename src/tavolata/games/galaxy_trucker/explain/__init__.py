"""Explanations of choices, computed from rules, solver and bots.

advisor       answers questions about a position
consequences  the effects of an action by the rules
hints         one suggestion with its reason
review        the evaluation of a finished match
"""
