"""A course as text: which flight it is, the titles with their holders and scores, the roads, and what there is to do between flights."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from tavolata.core.game import Seat
from tavolata.games.galaxy_trucker.rules.trek.view import TitleView
from tavolata.games.galaxy_trucker.state import Score
from tavolata.games.galaxy_trucker.view import GalaxyTruckerView
from tavolata.i18n import Fact, translate


def between(view: GalaxyTruckerView, names: Sequence[str]) -> str | None:
    """GT-K1, GT-K2: what there is to do between two flights; None while one is built for or flown."""
    course = view.course
    if view.phase == "layover" and view.seat is not None:
        return translate("galaxy_trucker.mine.ready" if view.seat in course.ready else "galaxy_trucker.mine.layover")
    if view.phase == "sharing" and course.sharer is not None:
        whose = "mine" if course.sharer == view.seat else "status"
        return translate(f"galaxy_trucker.{whose}.keep-title", {"name": names[course.sharer]})
    return translate(f"galaxy_trucker.status.{view.phase}") if view.phase in ("titles", "roads", "sharing", "layover") else None


def course_lines(view: GalaxyTruckerView, names: Sequence[str], width: int) -> Iterator[str]:
    """GT-K1: the flight and the titles of a Trek, GT-X2: and the roads of any flight; of a single one without roads nothing."""
    course = view.course
    if len(course.flights) > 1:
        yield _say("course", flight=course.flight + 1, flights=len(course.flights), level=view.level)
        for title in course.titles:
            told = " ".join(_title(title, names, is_over=len(course.flown) > course.flight))
            yield from wrap(told, width, initial_indent="  ", subsequent_indent="    ")
    for each in course.roads:
        yield from wrap(_say("road", road=each.road), width, subsequent_indent="    ")


def _title(title: TitleView, names: Sequence[str], *, is_over: bool) -> Iterator[str]:
    """GT-K1 to GT-K4: what it counts, whose it is, and how it stands, or was counted when the flight was over."""
    yield _say("title", title=title.title)
    yield _held(title, names)
    counted = [(seat, score) for seat, score in enumerate(title.counted) if score is not None]
    if not is_over:
        yield _say("title.now", points=_points(enumerate(title.now), names))
    elif counted:
        yield _say("title.counted", points=_points(counted, names))


def _held(title: TitleView, names: Sequence[str]) -> str:
    if title.holder is None:
        return _say("title.free")
    if title.gold:
        return _say("title.gold", name=names[title.holder], family=title.handicap.family)
    return _say("title.silver", name=names[title.holder])


def _points(scores: Iterable[tuple[Seat, Score]], names: Sequence[str]) -> str:
    told = (translate("galaxy_trucker.power_of", {"name": names[seat], "power": score.points}) for seat, score in scores)
    return translate("galaxy_trucker.and").join(told)


def _say(key: str, **facts: Fact) -> str:
    return translate(f"galaxy_trucker.text.{key}", facts)
