"""Exact answers about Galaxy Trucker."""
