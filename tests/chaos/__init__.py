"""Chaos tests: real servers are killed and starved under load, and a checker proves that nothing was lost."""
