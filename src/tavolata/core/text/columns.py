"""Tables of text that fit: columns stand side by side as far as the page is wide, and the rest of them below."""

from collections.abc import Iterator, Sequence

WIDEST = 80
"""How wide a page of text is, where nobody says otherwise."""


def side_by_side(heads: Sequence[str], columns: Sequence[Sequence[str]], width: int) -> Iterator[str]:
    """The rows of a table, from their heads and from columns whose cells are equally wide; below each other the heads are said again."""
    rest = list(columns)
    while rest:
        count = _fitting(rest, width - max(map(len, heads)))
        block, rest = rest[:count], rest[count:]
        yield from (f"{head}{''.join(cells)}".rstrip() for head, *cells in zip(heads, *block, strict=True))


def _fitting(columns: Sequence[Sequence[str]], width: int) -> int:
    """How many of the columns stand side by side; one does, however narrow the page."""
    taken = [sum(len(column[0]) for column in columns[:count]) for count in range(1, len(columns) + 1)]
    return max(1, sum(wide <= width for wide in taken))


def align(cells: Sequence[str | int], least: int) -> list[str]:
    """A column at the right: so wide at least, and as wide as its longest cell needs."""
    wide = max(least, max(len(str(cell)) for cell in cells) + 1)
    return [f"{cell:>{wide}}" for cell in cells]
