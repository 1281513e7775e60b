"""Typed overloads of `Match`: the name of a built-in game determines the types of its state, actions and views.

At run time it is `tavolata.core.match.Match`. A caller annotates a game of another package as `Match[State, Action, View]`. A test checks
that each built-in game has its overloads.
"""

from collections.abc import Mapping, Sequence
from types import EllipsisType
from typing import Any, Literal, TypeVar, overload

from tavolata.core import match
from tavolata.core.game import Action, OptionValue, View
from tavolata.core.match_arguments import Seed
from tavolata.games.bomb_busters.actions import BombBustersAction
from tavolata.games.bomb_busters.state import State as BombBustersState
from tavolata.games.bomb_busters.view import BombBustersView
from tavolata.games.galaxy_trucker.actions import GalaxyTruckerAction
from tavolata.games.galaxy_trucker.state import State as GalaxyTruckerState
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView
from tavolata.games.lucky_loop.actions import LuckyLoopAction
from tavolata.games.lucky_loop.state import State as LuckyLoopState
from tavolata.games.lucky_loop.view import LuckyLoopView

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

class Match(match.Match[S, A, V]):
    """A match of a game."""

    @overload
    @classmethod
    def new(
        cls,
        name: Literal["lucky-loop"],
        seats: int,
        seed: Seed | EllipsisType | None = ...,
        options: Mapping[str, OptionValue] | None = None,
        player_seeds: Sequence[str] = (),
    ) -> Match[LuckyLoopState, LuckyLoopAction, LuckyLoopView]: ...
    @overload
    @classmethod
    def new(
        cls,
        name: Literal["bomb-busters"],
        seats: int,
        seed: Seed | EllipsisType | None = ...,
        options: Mapping[str, OptionValue] | None = None,
        player_seeds: Sequence[str] = (),
    ) -> Match[BombBustersState, BombBustersAction, BombBustersView]: ...
    @overload
    @classmethod
    def new(
        cls,
        name: Literal["galaxy-trucker"],
        seats: int,
        seed: Seed | EllipsisType | None = ...,
        options: Mapping[str, OptionValue] | None = None,
        player_seeds: Sequence[str] = (),
    ) -> Match[GalaxyTruckerState, GalaxyTruckerAction, GalaxyTruckerView]: ...
    @overload
    @classmethod
    def new(
        cls,
        name: str,
        seats: int,
        seed: Seed | EllipsisType | None = ...,
        options: Mapping[str, OptionValue] | None = None,
        player_seeds: Sequence[str] = (),
    ) -> Match[Any, Any, Any]: ...
    @overload
    @classmethod
    def from_text(
        cls, name: Literal["lucky-loop"], text: str, seed: Seed | EllipsisType | None = None
    ) -> Match[LuckyLoopState, LuckyLoopAction, LuckyLoopView]: ...
    @overload
    @classmethod
    def from_text(
        cls, name: Literal["bomb-busters"], text: str, seed: Seed | EllipsisType | None = None
    ) -> Match[BombBustersState, BombBustersAction, BombBustersView]: ...
    @overload
    @classmethod
    def from_text(
        cls, name: Literal["galaxy-trucker"], text: str, seed: Seed | EllipsisType | None = None
    ) -> Match[GalaxyTruckerState, GalaxyTruckerAction, GalaxyTruckerView]: ...
    @overload
    @classmethod
    def from_text(cls, name: str, text: str, seed: Seed | EllipsisType | None = None) -> Match[Any, Any, Any]: ...
    @staticmethod
    def load(data: str | bytes) -> Match[Any, Any, Any]: ...
