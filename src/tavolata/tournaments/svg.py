"""Plots of a tournament as SVG: ratings with intervals, or win rates of teams."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from tavolata.i18n import translate
from tavolata.tournaments.standings import Rating, Standings

_WIDTH, _ROW, _TOP, _EDGE, _LETTER = 640, 36, 48, 24, 7
_INK, _GRID, _COLOUR = "#333", "#ddd", "#1f6f8b"
_STEPS = 4
_DARK = 0.77
"""From this win rate on a cell is so dark that its text is white."""


def render_svg(standings: Standings, title: str) -> str:
    """Return a tournament as SVG: the ratings with their intervals, or the win rates of all teams."""
    heading = _text(_WIDTH / 2, 24, translate("arena.plot.title", {"game": title, "games": standings.games}), "middle")
    parts = _cells(standings) if standings.cooperative else _error_bars(standings.ratings)
    return _document(_TOP + (len(standings.bots) + 1) * _ROW + _EDGE, [heading, *parts])


def _error_bars(ratings: list[Rating]) -> Iterator[str]:
    """Yield the SVG of each bot, the strongest first: a dot for its rating, a line for its interval."""
    left = _names_end([rated.bot for rated in ratings])
    low, high = min(rated.low for rated in ratings), max(rated.high for rated in ratings)
    scale = (_WIDTH - left - _EDGE) / (high - low)
    bottom = _TOP + len(ratings) * _ROW
    for step in range(_STEPS + 1):
        x = left + step * (_WIDTH - left - _EDGE) / _STEPS
        yield _line(x, x, _TOP, bottom)
        yield _text(x, bottom + 16, translate("arena.figure", {"figure": round(low + (x - left) / scale)}), "middle")
    for row, rated in enumerate(ratings):
        y, ends = _TOP + (row + 0.5) * _ROW, [left + (end - low) * scale for end in (rated.low, rated.rating, rated.high)]
        yield _text(left - 8, y + 4, rated.bot, "end")
        yield f'<line x1="{ends[0]:.1f}" x2="{ends[2]:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{_COLOUR}" stroke-width="2"/>'
        yield f'<circle cx="{ends[1]:.1f}" cy="{y:.1f}" r="5" fill="{_COLOUR}"/>'


def _cells(standings: Standings) -> Iterator[str]:
    """Yield the SVG cell of each team, the darker the more often it wins."""
    left = _names_end(standings.bots)
    width = (_WIDTH - left - _EDGE) / len(standings.bots)
    for row, bot in enumerate(standings.bots):
        y = _TOP + (row + 1) * _ROW
        yield _text(left - 8, y + _ROW / 2 + 4, bot, "end")
        yield _text(left + (row + 0.5) * width, _TOP + _ROW - 10, bot, "middle")
        for column, share in enumerate(standings.matrix[row]):
            x, opacity = left + column * width, share or 0
            size = f'width="{width:.1f}" height="{_ROW}"'
            yield f'<rect x="{x:.1f}" y="{y}" {size} fill="{_COLOUR}" fill-opacity="{opacity:.3f}" stroke="#fff"/>'
            percent = "" if share is None else translate("figure.percent", {"percent": 100 * share})
            yield _text(x + width / 2, y + _ROW / 2 + 4, percent, "middle", "#fff" if opacity > _DARK else _INK)


def _names_end(bots: Sequence[str]) -> float:
    """Return the x coordinate at which the names on the left end, at most a third of the plot."""
    return min(_EDGE + _LETTER * max(map(len, bots)), _WIDTH / 3)


def _document(height: float, parts: Iterable[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" font-size="12">'
    return "\n".join([head, f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>', *parts, "</svg>", ""])


def _line(x1: float, x2: float, y1: float, y2: float) -> str:
    return f'<line x1="{x1:.1f}" x2="{x2:.1f}" y1="{y1:.1f}" y2="{y2:.1f}" stroke="{_GRID}"/>'


def _text(x: float, y: float, text: str, anchor: str, colour: str = _INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
