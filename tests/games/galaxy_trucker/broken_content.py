"""Files of the box that somebody spoilt."""

from collections.abc import Callable

import pytest

from tavolata.core.errors import BadContent


def faults(load: Callable[[str], object], text: str) -> tuple[str, ...]:
    """What is told of a file that cannot be loaded."""
    with pytest.raises(BadContent) as caught:
        load(text)
    return caught.value.faults
