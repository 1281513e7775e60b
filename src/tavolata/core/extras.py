"""What a plain installation does without: whoever needs it is told which extra brings it."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra_providing(extra: str) -> Iterator[None]:
    """Imports of packages that this extra brings: where one is missing, the error says so."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f"{missing}, which comes with: pip install 'tavolata[{extra}]'", name=missing.name) from missing
