"""Server features beside a live table, one module each.

campaigns, races    progress and rankings over several tables
workshop            ships designed outside a match
reviews, what_if    finished games: reviewed, or continued from any line
lessons             scripted games for newcomers
"""
