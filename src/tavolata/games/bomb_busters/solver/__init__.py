"""Exact answers: what hidden wires can be (odds), how a cut would end, and which other worlds look the same (worlds)."""
