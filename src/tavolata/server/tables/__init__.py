"""Live tables: one match each, with its players, bots and spectators.

registry, table, live_match   finding a table, handling and committing its requests, its match in memory
session, subscribers, messages   a client, all clients, and what is sent to them
connections, lobby_and_votes, seats, takeback, inactivity, chat   what clients ask beside moves
bots, alarm, resync, queries  what runs beside requests: bots, clocks, long resyncs, advice
host, replica                 what a table asks of its process, and of the other processes
"""
