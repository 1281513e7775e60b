"""Broken content files for the tests."""

from collections.abc import Callable

import pytest

from tavolata.core.errors import BadContent


def load_faults(load: Callable[[str], object], text: str) -> tuple[str, ...]:
    """Return the faults of a file that cannot be loaded."""
    with pytest.raises(BadContent) as caught:
        load(text)
    return caught.value.faults
