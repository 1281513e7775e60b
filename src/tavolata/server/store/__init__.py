"""Durable storage: tables with their logs, designs, races and campaigns.

base, errors, rows  the store protocols, their errors, and the row types
sqlite*, postgres*  the two implementations
quarantine          refuses tables that cannot be loaded
backup, migrate, verify, location   the store commands of `tavolata`
"""
