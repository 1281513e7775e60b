"""The smallest game on our own server: Pig has little to judge, to tell and to foresee, so a move of it costs what the house costs."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.houses import House, serving

ROOT = Path(__file__).parent.parent
PIG = ROOT / "examples" / "pig" / "src"
INFO = {
    "METADATA": "Metadata-Version: 2.1\nName: tavolata-pig\nVersion: 0\n",
    "entry_points.txt": "[tavolata.games]\npig = bench.roomy_pig:PLUGIN\n",
}
"""What an installed package says of itself: through this the server finds the game, though nothing was installed."""


@contextmanager
def smallest() -> Iterator[House]:
    """Our server with its durable log, and Pig beside our own games."""
    with tempfile.TemporaryDirectory() as folder:
        info = Path(folder, "tavolata_pig-0.dist-info")
        info.mkdir()
        for name, text in INFO.items():
            (info / name).write_text(text, encoding="utf-8")
        path = os.pathsep.join(map(str, (folder, PIG, ROOT, *filter(None, [os.environ.get("PYTHONPATH")]))))
        with serving("--data", str(Path(folder, "data")), PYTHONPATH=path) as house:
            yield house
