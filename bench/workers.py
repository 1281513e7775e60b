"""Who measures: how many processes of this machine, or which Ray cluster; the figures are the same."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import TypeVar

from tavolata.bots.parallel import Work, cores, spread
from tavolata.cli.terminal import bar

T = TypeVar("T")


def add_workers(parser: ArgumentParser) -> None:
    """Let whoever measures choose."""
    parser.add_argument("--jobs", type=int, default=cores(), help="processes to play in (default: %(default)s, one for each core)")
    parser.add_argument("--ray", default="", help="the address of a Ray cluster to play on instead")


def measured(work: Work[T], count: int, workers: Namespace, chunk: int = 1) -> Iterator[T]:
    """What comes of each piece of work, in order, with a bar that shows how far it has got."""
    return bar(spread(work, count, workers.jobs, workers.ray, chunk), count)
