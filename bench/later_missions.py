"""How often the bots defuse the later missions: `python -m bench.later_missions` goes on where it was left, writes a page and a plot."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from bench.mission_cells import Cell, Place, by_mission, games_told, go_on, parser_of
from tavolata.games.bomb_busters.content import MISSIONS
from tavolata.games.bomb_busters.content.boxes import BOXES

DOCS = Path(__file__).parent.parent / "docs"
KEPT = Path(__file__).parent / "later_missions.jsonl"
PAGE, PLOT = DOCS / "bomb-busters-missions.md", DOCS / "curves" / "bomb-busters-missions.svg"
FIRST = BOXES.boxes[1][0]

WIDTH, ROW, TOP, LEFT, GAP = 640, 22, 64, 60, 14
INK, FILL = "#333", "#1f6f8b"
DARK = 0.55
"""From this share of victories on a cell is so dark that its figure is white."""


def places(levels: Sequence[str], seats: Sequence[int]) -> list[Place]:
    """All cells, of which those that cannot be played are left out."""
    later = [mission for mission in MISSIONS.values() if mission.id >= FIRST]
    return [(level, mission.id, count) for level in levels for mission in later for count in seats if count in mission.seats]


def page(cells: Sequence[Cell]) -> str:
    """The plot, and a table for each level."""
    parts = [
        "# How often the bots defuse the later missions\n",
        f"![Each mission, level and number of seats: the darker, the more often it is won](curves/{PLOT.name})\n",
    ]
    for level in dict.fromkeys(cell.level for cell in cells):
        own = [cell for cell in cells if cell.level == level]
        wins, games = sum(cell.wins for cell in own), sum(cell.games for cell in own)
        parts += [f"## `{level}`\n", f"{games_told(own)}; {wins / games:.1%} of them won.\n", by_mission(own), ""]
    parts.append(
        "All seats of a table have the same level. In brackets the 95 % confidence interval after Wilson."
        " `python -m bench.later_missions` plays what is missing, and writes this page and its plot anew.\n"
    )
    return "\n".join(parts)


def plot(cells: Sequence[Cell]) -> str:
    """A row for each mission, a column for each level and number of seats."""
    missions = sorted({cell.mission for cell in cells})
    height = TOP + len(missions) * ROW + 12
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="11">'
    parts = [_text(WIDTH / 2, 18, "missions won in a hundred, by level and number of seats", "middle")]
    parts += [_text(LEFT - 8, TOP + row * ROW + 15, str(mission), "end") for row, mission in enumerate(missions)]
    parts += [part for cell in _columns(cells, missions) for part in cell]
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>', *parts, "</svg>", ""])


def _columns(cells: Sequence[Cell], missions: Sequence[int]) -> Iterator[list[str]]:
    columns = list(dict.fromkeys((cell.level, cell.seats) for cell in cells))
    levels = list(dict.fromkeys(level for level, _ in columns))
    wide = (WIDTH - LEFT - GAP * len(levels)) / len(columns)
    at = {column: LEFT + number * wide + levels.index(column[0]) * GAP for number, column in enumerate(columns)}
    for level in levels:
        yield [_text(min(x for (name, _), x in at.items() if name == level), 40, level, "start")]
    yield [_text(x + wide / 2, 56, str(seats), "middle") for (_, seats), x in at.items()]
    for cell in cells:
        yield _cell(cell, at[cell.level, cell.seats], TOP + missions.index(cell.mission) * ROW, wide)


def _cell(cell: Cell, x: float, y: float, wide: float) -> list[str]:
    """A field, the darker the more often it is won, with its figure."""
    won = cell.wins / cell.games
    field = f'<rect x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{ROW}" fill="{FILL}" fill-opacity="{won:.3f}" stroke="#fff"/>'
    return [field, _text(x + wide / 2, y + 15, f"{100 * won:.0f}", "middle", "#fff" if won > DARK else INK)]


def _text(x: float, y: float, text: str, anchor: str, colour: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'


def main() -> None:
    """Play what is missing, and write the page and its plot."""
    arguments = parser_of("later_missions", __doc__, games=100).parse_args()
    cells = go_on(KEPT, places(arguments.levels.split(","), arguments.seats), arguments)
    PAGE.write_text(page(cells), encoding="utf-8")
    PLOT.write_text(plot(cells), encoding="utf-8")
    print(f"Written to {PAGE} and {PLOT}.")


if __name__ == "__main__":
    main()
