"""Optional dependencies: an import error names the extra to install."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra_providing(extra: str) -> Iterator[None]:
    """A context manager for imports of optional packages: a missing module raises an error that names its extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f"{missing}, which comes with: pip install 'tavolata[{extra}]'", name=missing.name) from missing
