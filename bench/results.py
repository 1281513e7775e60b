"""What the benches found: `bench/results.json`, a section for each bench, with medians, spreads and ratios."""

import json
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

FILE = Path(__file__).parent / "results.json"


def kept() -> dict[str, Any]:
    """All that was found so far."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}
    return found


def spread(values: Sequence[float]) -> dict[str, float]:
    """What several runs found."""
    return {"median": median(values), "low": min(values), "high": max(values), "runs": len(values)}


def keep(bench: str, case: str, figures: dict[str, Any]) -> None:
    """Put the figures of one case in the place of those found before."""
    found = kept()
    found.setdefault(bench, {})[case] = _rounded(figures)
    FILE.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def compare(bench: str, ours: str, theirs: str) -> None:
    """Add to each of our cases the ratio of its medians to those of the peer's case under the same conditions."""
    for case, figures in kept().get(bench, {}).items():
        peer = kept()[bench].get(f"{theirs},{case.partition(',')[2]}") if case.startswith(ours) else None
        if peer is not None:
            ratios = {name: figures[name]["median"] / peer[name]["median"] for name in peer if name != "ratio" and peer[name]["median"]}
            keep(bench, case, {**figures, "ratio": ratios})


def show(bench: str) -> None:
    """Print a section as a table: median, and from the lowest to the highest."""
    for case, figures in kept().get(bench, {}).items():
        print(f"{case}:")
        for name, value in figures.items():
            if name != "ratio":
                ratio = figures.get("ratio", {}).get(name)
                beside = f"   {ratio:.2f} times the peer's" if ratio is not None else ""
                print(f"  {name:<28} {value['median']:>10,.1f} ({value['low']:,.1f} to {value['high']:,.1f}){beside}")


def _rounded(figures: Any) -> Any:
    if isinstance(figures, dict):
        return {name: _rounded(value) for name, value in figures.items()}
    return float(f"{figures:.4g}") if isinstance(figures, float) else figures
