"""Text tables that fit into a width; columns that do not fit continue below."""

from collections.abc import Iterator, Sequence

WIDEST = 80
"""The default width of text."""


def side_by_side(heads: Sequence[str], columns: Sequence[Sequence[str]], width: int) -> Iterator[str]:
    """Yields the rows of a table; columns that do not fit into the width form further blocks with repeated row heads."""
    rest = list(columns)
    while rest:
        count = _fitting(rest, width - max(map(len, heads)))
        block, rest = rest[:count], rest[count:]
        yield from (f"{head}{''.join(cells)}".rstrip() for head, *cells in zip(heads, *block, strict=True))


def _fitting(columns: Sequence[Sequence[str]], width: int) -> int:
    """The number of columns that fit into the width, at least one."""
    taken = [sum(len(column[0]) for column in columns[:count]) for count in range(1, len(columns) + 1)]
    return max(1, sum(wide <= width for wide in taken))


def align(cells: Sequence[str | int], least: int) -> list[str]:
    """Right-aligns cells to the width of the longest one, at least `least`."""
    wide = max(least, max(len(str(cell)) for cell in cells) + 1)
    return [f"{cell:>{wide}}" for cell in cells]
