"""Durable storage: the log of every table, and records beside it.

base, rows          the Store protocol, its errors, and its row types
sqlite*, postgres*  the two implementations
quarantine          tables that cannot be loaded
backup, migrate, verify, location   what the `tavolata` command does with a store
"""
