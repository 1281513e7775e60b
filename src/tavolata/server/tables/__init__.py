"""Live tables: one match each, with its players, bots and spectators.

registry, table, live_match   finding a table, changing it, and its match in memory
session, subscribers, messages, resync   connected clients and what is sent to them
seats, takeback, inactivity, chat   what players do beside moves
bots, clock   actions of bots and of the game's clock
queries       read-only requests: advice, past positions, reasons
"""
