"""Features of the server outside a running match, one module each.

campaigns, races    progress and rankings over several tables
workshop            designs, for example ships, made outside a match
reviews, what_if    finished games: reviewed, or continued from any line
lessons             scripted matches for new players
"""
