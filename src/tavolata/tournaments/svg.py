"""The outcome of an arena as an SVG: ratings with their intervals, or who goes how well with whom."""

from collections.abc import Iterator
from html import escape

from tavolata.i18n import translate
from tavolata.tournaments.standings import Rated, Standings

_WIDTH, _ROW, _TOP, _EDGE, _LETTER = 640, 36, 48, 24, 7
_INK, _DOT, _RULE = "#333", "#1f6f8b", "#ddd"
_STEPS = 4
_DARK = 0.77
"""From this share of victories on a cell is so dark that its figure is better read in white."""


def plotted(found: Standings, title: str) -> str:
    """The picture, under the title of the game."""
    rows = len(found.bots) + 1
    height = _TOP + rows * _ROW + _EDGE
    parts = [_text(_WIDTH / 2, 24, translate("arena.plot.title", {"game": title, "games": found.games}), "middle")]
    parts += _cells(found) if found.cooperative else _whiskers(found.ratings)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" font-size="12">'
    return "\n".join([head, f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>', *parts, "</svg>", ""])


def _whiskers(ratings: list[Rated]) -> Iterator[str]:
    """A row for each bot, the strongest on top: a dot for its rating, a line for its interval."""
    left = _names_end([rated.bot for rated in ratings])
    low, high = min(rated.low for rated in ratings), max(rated.high for rated in ratings)
    scale = (_WIDTH - left - _EDGE) / (high - low)
    bottom = _TOP + len(ratings) * _ROW
    for step in range(_STEPS + 1):
        x = left + step * (_WIDTH - left - _EDGE) / _STEPS
        yield f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{bottom}" stroke="{_RULE}"/>'
        yield _text(x, bottom + 16, translate("arena.figure", {"figure": round(low + (x - left) / scale)}), "middle")
    for row, rated in enumerate(ratings):
        y, ends = _TOP + (row + 0.5) * _ROW, [left + (end - low) * scale for end in (rated.low, rated.rating, rated.high)]
        yield _text(left - 8, y + 4, rated.bot, "end")
        yield f'<line x1="{ends[0]:.1f}" x2="{ends[2]:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{_DOT}" stroke-width="2"/>'
        yield f'<circle cx="{ends[1]:.1f}" cy="{y:.1f}" r="5" fill="{_DOT}"/>'


def _cells(found: Standings) -> Iterator[str]:
    """A cell for each team, the darker the more often it wins."""
    left = _names_end(found.bots)
    wide = (_WIDTH - left - _EDGE) / len(found.bots)
    for row, bot in enumerate(found.bots):
        y = _TOP + (row + 1) * _ROW
        yield _text(left - 8, y + _ROW / 2 + 4, bot, "end")
        yield _text(left + (row + 0.5) * wide, _TOP + _ROW - 10, bot, "middle")
        for column, share in enumerate(found.matrix[row]):
            x = left + column * wide
            size = f'width="{wide:.1f}" height="{_ROW}"'
            yield f'<rect x="{x:.1f}" y="{y}" {size} fill="{_DOT}" fill-opacity="{share or 0:.3f}" stroke="#fff"/>'
            yield _text(x + wide / 2, y + _ROW / 2 + 4, _percent(share), "middle", "#fff" if (share or 0) > _DARK else _INK)


def _names_end(bots: list[str] | tuple[str, ...]) -> float:
    """Where the names at the left end; long ones take a third of the picture at most."""
    return min(_EDGE + _LETTER * max(map(len, bots)), _WIDTH / 3)


def _percent(share: float | None) -> str:
    return "" if share is None else translate("figure.percent", {"percent": 100 * share})


def _text(x: float, y: float, text: str, anchor: str, colour: str = _INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
