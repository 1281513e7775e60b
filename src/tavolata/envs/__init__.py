"""Reinforcement-learning environments of the games: `from tavolata.envs import pig_v1` for a game `pig` with an encoding.

The encoding of a version never changes.

factory      the environments of one game and version
seat_loop    one match, seat after seat, with bots on other seats
aec, gym     PettingZoo and Gymnasium environments
vector       many matches at once in worker processes
openspiel    games and states for OpenSpiel
spaces       Gymnasium spaces of actions and observations
trajectory   the decisions of one seat in a finished match
"""

from tavolata.core.extras import extra_providing
from tavolata.core.registry import plugins

with extra_providing("rl"):
    import gymnasium  # noqa: F401 - whether it is there is all that is asked
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401

from tavolata.envs.factory import EnvFactory
from tavolata.envs.seat_loop import EnvConfig, SeatLoop
from tavolata.envs.trajectory import Trajectory, trajectory

__all__ = ["EnvConfig", "EnvFactory", "SeatLoop", "Trajectory", "trajectory"]


def __getattr__(name: str) -> EnvFactory:
    """Return the environment factory of a game by name and version, as `pig_v1`."""
    there = {plugin.slug: plugin for plugin in plugins() if plugin.encoding is not None}
    plugin = there.get(name.rpartition("_v")[0])
    version = EnvFactory(plugin) if plugin else None
    if version is None or version.name != name:
        raise AttributeError(f"There is no {name!r} to learn; there is {', '.join(EnvFactory(plugin).name for plugin in there.values())}.")
    return version
