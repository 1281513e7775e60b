"""The measured figures in `bench/results.json`: one line a case, with median, lowest and highest of its runs."""

import json
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

FILE = Path(__file__).parent / "results.json"


def load() -> dict[str, dict[str, Any]]:
    """All stored figures, by bench and case."""
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}
    return found


def summary(values: Sequence[float]) -> dict[str, float]:
    """Median and range of several runs."""
    return {"median": median(values), "low": min(values), "high": max(values), "runs": len(values)}


def save(bench: str, case: str, figures: dict[str, Any]) -> None:
    """Store the figures of a case in place of earlier ones."""
    found = load()
    found.setdefault(bench, {})[case] = _rounded(figures)
    FILE.write_text(_text(found), encoding="utf-8")


def _text(found: dict[str, dict[str, Any]]) -> str:
    """JSON with one line a case, so that a diff shows which cases were measured."""
    benches = [
        f"{json.dumps(bench)}: {{\n" + ",\n".join(f"{json.dumps(case)}: {json.dumps(cases[case])}" for case in sorted(cases)) + "\n}"
        for bench, cases in sorted(found.items())
    ]
    return "{\n" + ",\n".join(benches) + "\n}\n"


def compare(bench: str, ours: str, theirs: str) -> None:
    """Add to each case of ours the ratio of its medians to the peer's case under the same conditions."""
    for case, figures in load().get(bench, {}).items():
        peer = load()[bench].get(f"{theirs},{case.partition(',')[2]}") if case.startswith(ours) else None
        if peer is not None:
            ratios = {name: figures[name]["median"] / peer[name]["median"] for name in peer if name != "ratio" and peer[name]["median"]}
            save(bench, case, {**figures, "ratio": ratios})


def show(bench: str) -> None:
    """Print the figures of a bench: median and range, and the ratio to the peer."""
    for case, figures in load().get(bench, {}).items():
        print(f"{case}:")
        for name, value in figures.items():
            if name != "ratio":
                ratio = figures.get("ratio", {}).get(name)
                compared = f"   {ratio:.2f} times the peer's" if ratio is not None else ""
                print(f"  {name:<28} {value['median']:>10,.1f} ({value['low']:,.1f} to {value['high']:,.1f}){compared}")


def _rounded(figures: Any) -> Any:
    if isinstance(figures, dict):
        return {name: _rounded(value) for name, value in figures.items()}
    return float(f"{figures:.4g}") if isinstance(figures, float) else figures
