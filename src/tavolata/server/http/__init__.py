"""Starlette endpoints, one module a feature."""
