"""Metrics in the text format of Prometheus; the format is too small to need a package."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

from tavolata.server.errors import Refusal

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_PREFIX = "tavolata_"
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The buckets of the message histogram, in seconds."""


class Metrics:
    """The metrics of one process; no label names a player, table or address."""

    def __init__(self) -> None:
        self.refusals = Counter[tuple[str, str]]()
        self.answers = Counter[int]()
        self.messages = 0
        self.tables_opened = 0
        self._bucket_counts = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """Add a gauge that is read at every scrape."""
        self._gauges[name] = meaning, read

    def count_refusal(self, refusal: Refusal) -> None:
        """Count a refusal by its code and its reason."""
        self.refusals[refusal.code, refusal.key] += 1

    def count_message(self, seconds: float) -> None:
        """Count a WebSocket message and the time until it was handled."""
        self.messages += 1
        self._seconds += seconds
        self._bucket_counts[bisect_left(_BOUNDS, seconds)] += 1

    def text(self) -> str:
        """All metrics in the text format."""
        return "\n".join(self._render()) + "\n"

    def _render(self) -> Iterator[str]:
        for name, (meaning, read) in self._gauges.items():
            yield from _head(name, "gauge", meaning)
            yield f"{_PREFIX}{name} {read():g}"
        yield from _head("tables_opened_total", "counter", "Tables that were opened.")
        yield f"{_PREFIX}tables_opened_total {self.tables_opened}"
        yield from _head("answers_total", "counter", "Answers to HTTP requests, by status.")
        for status, count in sorted(self.answers.items()):
            yield f'{_PREFIX}answers_total{{status="{status}"}} {count}'
        yield from _head("refusals_total", "counter", "Refusals of any kind, by code and reason.")
        for (code, reason), count in sorted(self.refusals.items()):
            yield f'{_PREFIX}refusals_total{{code="{code}",reason="{reason}"}} {count}'
        yield from self._histogram()

    def _histogram(self) -> Iterator[str]:
        name, total = "message_seconds", 0
        yield from _head(name, "histogram", "The time from the arrival of a WebSocket message until it was handled.")
        for bound, count in zip((*_BOUNDS, "+Inf"), self._bucket_counts, strict=True):
            total += count
            yield f'{_PREFIX}{name}_bucket{{le="{bound}"}} {total}'
        yield f"{_PREFIX}{name}_sum {self._seconds:g}"
        yield f"{_PREFIX}{name}_count {total}"


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP {_PREFIX}{name} {meaning}"
    yield f"# TYPE {_PREFIX}{name} {kind}"
