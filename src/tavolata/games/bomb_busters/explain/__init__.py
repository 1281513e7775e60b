"""Explanations of choices, made from rules, solver and bots.

advisor       values of the choices at hand
consequences  what a choice leads to, by the rules
hints         one suggestion with its reason
review        a finished game, judged decision by decision
"""
