"""Durable storage: the log of every table, and records beside it.

base, errors, rows   the store protocols, their errors, and the row types
sqlite*, postgres*  the two implementations
quarantine          tables that cannot be loaded
backup, migrate, verify, location   what the `tavolata` command does with a store
"""
