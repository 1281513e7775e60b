"""How the answers of several mission rules to the same hook become one answer; the base answer is always the first of them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

Hook: TypeAlias = Callable[..., Any]
H = TypeVar("H", bound=Hook)

COMBINED: dict[str, Callable[[Sequence[Hook]], Hook]] = {}
"""The combinator of each hook, by the hook's name."""


def _combinator(combine: Callable[[Sequence[Hook]], Hook]) -> Callable[[H], H]:
    def decorator(hook: H) -> H:
        COMBINED[hook.__name__] = combine
        return hook

    return decorator


@_combinator
def first(hooks: Sequence[Hook]) -> Hook:
    """Return a combined hook: the first answer that is not None."""
    return lambda *args: next((answer for hook in hooks if (answer := hook(*args)) is not None), None)


@_combinator
def all_of(hooks: Sequence[Hook]) -> Hook:
    """Return a combined hook: True if all answers are."""
    return lambda *args: all(hook(*args) for hook in hooks)


@_combinator
def any_of(hooks: Sequence[Hook]) -> Hook:
    """Return a combined hook: True if one answer is."""
    return lambda *args: any(hook(*args) for hook in hooks)


@_combinator
def concat(hooks: Sequence[Hook]) -> Hook:
    """Return a combined hook: all items of all answers."""
    return lambda *args: [item for hook in hooks for item in hook(*args)]


@_combinator
def fold(hooks: Sequence[Hook]) -> Hook:
    """Return a combined hook: each hook changes the last argument, and the next hook gets the result."""

    def combined(*args: Any) -> Any:
        *others, value = args
        for hook in hooks:
            value = hook(*others, value)
        return value

    return combined


@_combinator
def chain(hooks: Sequence[Hook]) -> Hook:
    """Return a combined hook: one effect after the other, until the game is over."""

    def combined(state: Any, *args: Any) -> Any:
        events: list[Any] = []
        for hook in hooks:
            if state.result is None:
                state, more = hook(state, *args)
                events += more
        return state, tuple(events)

    return combined
