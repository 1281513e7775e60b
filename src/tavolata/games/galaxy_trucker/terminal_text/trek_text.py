"""A Trek as text: its flights, titles with holders and scores, roads, and the task between flights."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.rules.trek.view import TitleView
from tavolata.games.galaxy_trucker.state import TitleScore
from tavolata.games.galaxy_trucker.terminal_text.wording import text_of, wrapped
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView
from tavolata.i18n import translate


def between_flights_text(view: GalaxyTruckerView, names: Sequence[str]) -> str | None:
    """GT-K1, GT-K2: return the task between two flights; None during a flight."""
    course = view.course
    if view.phase == "layover" and view.seat is not None:
        return translate("galaxy_trucker.mine.ready" if view.seat in course.ready else "galaxy_trucker.mine.layover")
    if view.phase == "sharing" and course.sharer is not None:
        whose = "mine" if course.sharer == view.seat else "status"
        return translate(f"galaxy_trucker.{whose}.keep-title", {"name": names[course.sharer]})
    return translate(f"galaxy_trucker.status.{view.phase}") if view.phase in ("titles", "roads", "sharing", "layover") else None


def trek_lines(view: GalaxyTruckerView, names: Sequence[str], width: int) -> Iterator[str]:
    """GT-K1: yield the flight and titles of a Trek; GT-X2: yield the roads of any flight."""
    course = view.course
    if len(course.flights) > 1:
        yield text_of("course", flight=course.flight + 1, flights=len(course.flights), level=view.level)
        for title in course.titles:
            parts = " ".join(_title_sentences(title, names, is_over=len(course.flown) > course.flight))
            yield from wrapped(parts, width)
    for each in course.roads:
        yield from wrap(text_of("road", road=each.road), width, subsequent_indent="    ")


def _title_sentences(title: TitleView, names: Sequence[str], *, is_over: bool) -> Iterator[str]:
    """GT-K1 to GT-K4: yield the description, holder, and current or final scores of a title."""
    yield text_of("title", title=title.title)
    yield _holder_text(title, names)
    counted = [(seat, score) for seat, score in enumerate(title.counted) if score is not None]
    if not is_over:
        yield text_of("title.now", points=_points_text(enumerate(title.now), names))
    elif counted:
        yield text_of("title.counted", points=_points_text(counted, names))


def _holder_text(title: TitleView, names: Sequence[str]) -> str:
    if title.holder is None:
        return text_of("title.free")
    if title.gold:
        return text_of("title.gold", name=names[title.holder], family=title.handicap.family)
    return text_of("title.silver", name=names[title.holder])


def _points_text(scores: Iterable[tuple[Seat, TitleScore]], names: Sequence[str]) -> str:
    parts = (translate("galaxy_trucker.power_of", {"name": names[seat], "power": score.points}) for seat, score in scores)
    return translate("galaxy_trucker.and").join(parts)
