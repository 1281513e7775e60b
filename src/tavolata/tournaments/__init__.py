"""Rating of bots by series of games.

series      plays one series and sums it up
tournament  plays all pairings on the same deals
standings   computes ratings from results
results     reads and writes the results file
svg         draws ratings with their intervals
"""
