"""Exact answers about Galaxy Trucker positions."""
