"""The games as learners know them: `from tavolata.envs import pig_v1`, if there is a game `pig` whose plugin says how.

The numbers of a version mean the same for ever.
"""

from tavolata.core.extras import extra_providing
from tavolata.core.registry import plugins

with extra_providing("rl"):
    import gymnasium  # noqa: F401 - whether it is there is all that is asked
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401

from tavolata.envs.seat_loop import Rules, Table
from tavolata.envs.trajectory import Trajectory, trajectory
from tavolata.envs.versions import Version

__all__ = ["Rules", "Table", "Trajectory", "Version", "trajectory"]


def __getattr__(name: str) -> Version:
    """A game by its name and version, as `pig_v1`."""
    there = {plugin.slug: plugin for plugin in plugins() if plugin.encoding is not None}
    plugin = there.get(name.rpartition("_v")[0])
    version = Version(plugin) if plugin else None
    if version is None or version.name != name:
        raise AttributeError(f"There is no {name!r} to learn; there is {', '.join(Version(plugin).name for plugin in there.values())}.")
    return version
