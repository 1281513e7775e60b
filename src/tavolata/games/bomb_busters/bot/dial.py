"""The estimated cost of a step of the dial, on a scale where a lost mission costs 1."""

MISS = {1: 1.0, 2: 0.35, 3: 0.2, 4: 0.13}
"""What an advance of the dial costs, by the advances that are left."""
MISS_EARLY = 0.1
"""The same with more advances left."""


def dial_cost(left: int, steps: int = 1) -> float:
    """BB-D4: return the cost of `steps` advances of a dial that has `left` of them left."""
    return 1.0 if steps >= left else sum(MISS.get(left - step, MISS_EARLY) for step in range(steps))
