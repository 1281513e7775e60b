"""Curves as SVG: the horizontal axis by powers of ten where it spans more than one, the spread as a band."""

from collections.abc import Callable, Sequence
from html import escape
from math import log10
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 360, 70, 20, 40, 60
COLOURS = ("#1f6f8b", "#b5542c", "#5b7f2b")
STEPS = 4


class Curve(NamedTuple):
    """A name, and points: the place, the median, the lowest, the highest."""

    name: str
    points: list[tuple[float, float, float, float]]


def drawn(title: str, by: str, curves: Sequence[Curve]) -> str:
    """A picture of some curves over one axis."""
    places = [point[0] for point in curves[0].points]
    top = max(point[3] for curve in curves for point in curve.points)
    across, up = _across(places), _up(top)
    parts = [_text(WIDTH / 2, 20, title, "middle"), _text(WIDTH / 2, HEIGHT - 32, by, "middle")]
    parts += [_text(across(place), HEIGHT - BOTTOM + 16, f"{place:g}", "middle") for place in places]
    for step in range(STEPS + 1):
        value = top * step / STEPS
        parts += [_rule(up(value)), _text(LEFT - 8, up(value) + 4, f"{value:,.0f}", "end")]
    for number, curve in enumerate(curves):
        parts += _curve(curve, COLOURS[number % len(COLOURS)], across, up)
        parts.append(_text(LEFT + number * 230, HEIGHT - 10, f"● {curve.name}", "start", COLOURS[number % len(COLOURS)]))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', *parts, "</svg>", ""])


def _across(places: Sequence[float]) -> Callable[[float], float]:
    scale: Callable[[float], float] = log10 if places[-1] / places[0] > 10 else float
    first, last = scale(places[0]), scale(places[-1])
    return lambda place: LEFT + (scale(place) - first) / (last - first) * (WIDTH - LEFT - RIGHT)


def _up(top: float) -> Callable[[float], float]:
    return lambda value: HEIGHT - BOTTOM - value / top * (HEIGHT - TOP - BOTTOM)


def _curve(curve: Curve, colour: str, across: Callable[[float], float], up: Callable[[float], float]) -> list[str]:
    there = [f"{across(place):.1f},{up(high):.1f}" for place, _, _, high in curve.points]
    back = [f"{across(place):.1f},{up(low):.1f}" for place, _, low, _ in reversed(curve.points)]
    line = " ".join(f"{across(place):.1f},{up(middle):.1f}" for place, middle, _, _ in curve.points)
    band = f'<polygon points="{" ".join(there + back)}" fill="{colour}" fill-opacity="0.15"/>'
    return [band, f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>']


def _rule(height: float) -> str:
    return f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}" stroke="#ddd"/>'


def _text(x: float, y: float, text: str, anchor: str, colour: str = "#333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
