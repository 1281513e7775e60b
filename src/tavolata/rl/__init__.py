"""The games as learners know them: `from tavolata.rl import pig_v1`, if there is a game `pig` whose kit says how.

The numbers of a version mean the same for ever.
"""

from tavolata.core.extras import brought_by
from tavolata.core.library import kits

with brought_by("rl"):
    import gymnasium  # noqa: F401 - whether it is there is all that is asked
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401

from tavolata.rl.table import Rules, Table
from tavolata.rl.trajectory import Trajectory, trajectory
from tavolata.rl.versions import Version

__all__ = ["Rules", "Table", "Trajectory", "Version", "trajectory"]


def __getattr__(name: str) -> Version:
    """A game by its name and version, as `pig_v1`."""
    there = {kit.area: kit for kit in kits() if kit.learning is not None}
    kit = there.get(name.rpartition("_v")[0])
    version = Version(kit) if kit else None
    if version is None or version.name != name:
        raise AttributeError(f"There is no {name!r} to learn; there is {', '.join(Version(kit).name for kit in there.values())}.")
    return version
