"""Draw how a learner got better, from what `examples/learners/train.py --curve` wrote: `python -m bench.learner_curve [FILE]`."""

import csv
import sys
from pathlib import Path

from bench.drawing import Curve, drawn

FOLDER = Path(__file__).parent.parent / "docs" / "curves"


def main(table: Path) -> None:
    """Draw the table beside itself."""
    with table.open(encoding="utf-8", newline="") as lines:
        points = [(float(row["minutes"]), float(row["victories"]), float(row["low"]), float(row["high"])) for row in csv.DictReader(lines)]
    curves = [Curve("the network, with 95 % confidence", points), Curve("as good as normal", [(point[0], 50, 50, 50) for point in points])]
    title = "victories over normal in a hundred games of Lucky Loop"
    table.with_suffix(".svg").write_text(drawn(title, "minutes of learning on two cores", curves), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER / "learner.csv")
