"""Server features beside a live table, one module each.

campaigns, races    progress and rankings over several tables
workshop            ships designed outside a match
reviews, what_if    finished games: judged, or played on from any line
lessons             scripted games for newcomers
"""
