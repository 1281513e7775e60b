"""Why a bot did what it did: of the very action that it chooses, in its own figures, in words."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from tavolata.bots import bot_for
from tavolata.bots.play import derived_seed, play_game
from tavolata.core.observation import Observation
from tavolata.core.plugin import ExplainingBot
from tavolata.core.protocols.consequences import LocalizedText
from tavolata.core.text.number_format import percent
from tavolata.games.bomb_busters.actions import Announce, Point, Use
from tavolata.games.bomb_busters.bot import LEVELS
from tavolata.games.bomb_busters.bot.hard import Hard
from tavolata.games.bomb_busters.bot.partner import Partner
from tavolata.games.bomb_busters.bot.risk import DETECTORS, PLAIN, aim_chosen, least_risk, safest_first, with_card
from tavolata.games.bomb_busters.bot.sentences import places_of, tenths
from tavolata.games.bomb_busters.bot.table_model import TableModel
from tavolata.games.bomb_busters.content import CardId
from tavolata.games.bomb_busters.rules.game import BombBustersMatch
from tavolata.games.bomb_busters.solver.knowledge import knowledge_of
from tavolata.games.bomb_busters.solver.odds import Deals
from tavolata.games.bomb_busters.view import BombBustersSight
from tavolata.i18n import translate
from tests.games.bomb_busters.table import acted
from tests.games.bomb_busters.test_bot import CARDS, whole
from tests.games.bomb_busters.test_odds import small

RADAR = {"equipment": "general-radar,stabilizer,ray,super-detector"}
"""A careful partner keeps it for when it matters, which these games may not come to."""

every_level = pytest.mark.parametrize("level", LEVELS)


def key(said: LocalizedText) -> str:
    return said.key.removeprefix("bomb_busters.why.")


def words(says: tuple[LocalizedText, ...]) -> str:
    """Return the reasons as text, players by their numbers."""
    return " ".join(translate(said.key, {**said.facts, "name": f"player {said.facts.get('seat')}"}) for said in says)


def partner(level: str, seed: int = 1) -> Partner:
    return cast(Partner, bot_for("bomb-busters", level, seed))


def said_by(level: str, match: BombBustersMatch, seat: int | None = None) -> str:
    return words(partner(level).why(Observation(match, match.actors[0] if seat is None else seat)))


@cache
def decided(level: str) -> list[tuple[BombBustersSight, Partner]]:
    """Return every decision of bots of a level in some games with every card, beside beginners or random players."""
    return list(_decided(level))


def _decided(level: str) -> Iterator[tuple[BombBustersSight, Partner]]:
    for seed, cards in enumerate(CARDS * 3):
        mate = ("easy", "random")[seed % 2]
        levels = [level, mate, level, mate, level]
        match = play_game("bomb-busters", 5, levels, seed, {"mission": "8", "equipment": cards})
        for entry in match.log:
            if entry.actor in (0, 2, 4):
                yield Observation(match.at(entry.n), entry.actor), partner(level, derived_seed(seed, entry.actor))
    for lines in ((), ("use general-radar",)):
        open_ = whole("?2 ?3 8 8", "?1 ?2 ?3 ?5", "?1 ?2 ?3 ?5", mission="4", options=RADAR, dial=1, spent=(0, 1, 2, 3))
        yield Observation(acted(open_, *lines), 0), partner(level)


@every_level
def test_it_speaks_of_the_very_action_and_in_words(level: str) -> None:
    """Asked again, a bot gives the same reason: seed and view decide."""
    met = Counter[str]()
    for sight, bot in decided(level):
        weighing = bot.decide(sight)
        assert weighing.action == bot.choose(sight)
        assert weighing.says == bot.why(sight) == partner(level, bot.seed).why(sight)
        assert 1 <= len(weighing.says) <= 3
        assert words(weighing.says)
        met.update(map(key, weighing.says))
    assert MET[level] <= met.keys()


MET = {
    "easy": {"looks", "looks.next", "lot", "only", "unsure", "fits", "solo"},
    "normal": {"cut.certain", "cut.safe", "next.certain", "next.safe", "lot", "only", "detector", "solo", "kept"},
    "hard": {
        "cut.certain",
        "certain",
        "tells",
        "tells.same",
        "rewinder",
        "label",
        "label.here",
        "tool",
        "radar",
        "scan",
        "post",
        "solo",
        "kept.priced",
    },
    "expert": {"pair", "certain", "cut.certain", "tells"},
}
"""Reasons that these games have to give."""


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_figures_of_a_cut_are_those_of_all_deals(level: str) -> None:
    """BB-D1, BB-Q3: of the cut that it belongs to, and of the next best, which is no safer."""
    met = Counter[str]()
    for sight, bot in decided(level):
        weighing = bot.decide(sight)
        cuts = [said for said in weighing.says if key(said).startswith(("cut.", "next."))]
        model = TableModel(sight.view)
        for said in cuts:
            check_figures(model, said)
            met[key(said)] += 1
        if cuts and isinstance(weighing.action, Point) and weighing.action.slot is not None:
            tile = model.slots[weighing.action.stand, weighing.action.slot].tile
            assert tile in tiles_at(model, str(cuts[0].facts["places"]))
        if cuts and isinstance(weighing.action, Announce):
            assert weighing.action.values == tuple(dict.fromkeys((str(cuts[0].facts["value"]), str(cuts[0].facts["other"]))))
    assert {"cut.certain", "cut.safe"} <= met.keys()


def check_figures(model: TableModel, said: LocalizedText) -> None:
    tiles = tiles_at(model, str(said.facts["places"]))
    values = {str(said.facts["value"]), str(said.facts["other"])}
    chances = Deals(knowledge_of(model.view)).detector(tiles, values)
    assert (said.facts["right"], said.facts["red"]) == (percent(chances.success), percent(chances.explosion))


def tiles_at(model: TableModel, places: str) -> tuple[int, ...]:
    """Return the tiles of a place text; a run is given by its ends."""
    found: list[int] = []
    for run in places.split():
        first, last = ((ord(place[0]) - ord("A"), int(place[1:]) - 1) for place in (run.split("-")[0], run.split("-")[-1]))
        found += [model.slots[first[0], slot].tile for slot in range(first[1], last[1] + 1)]
    assert places_of(model, tuple(found)) == places
    return tuple(found)


def test_the_next_best_is_the_next_best() -> None:
    for sight, bot in decided("normal"):
        weighing = bot.decide(sight)
        if isinstance(weighing.action, Point) and weighing.action.slot is not None and sight.view.phase == "turn":
            model = TableModel(sight.view)
            best, *others = safest_first(model, PLAIN, model.theirs)
            told = [str(said.facts["places"]) for said in weighing.says if not key(said).startswith("kept")]
            assert told == [places_of(model, cut.tiles) for cut in (best, *others[:1])]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_what_a_card_saves_is_what_the_bot_reckoned(level: str) -> None:
    """Without it, and with it; a careful partner counts what the card is worth for later."""
    met = 0
    for sight, bot in decided(level):
        weighing = bot.decide(sight)
        (said, *_) = weighing.says
        if key(said) in ("tool", "detector"):
            model, card = TableModel(sight.view), cast(CardId, said.facts["card"])
            assert weighing.action == Use(card)
            price = LEVELS[level].TOOL if level == "hard" else 0.0  # type: ignore[attr-defined] # the careful partner's
            assert said.facts["plain"] == tenths(least_risk(model, PLAIN))
            assert said.facts["risk"] == tenths(least_risk(model, with_card(card)) + price)
            met += 1
    assert met


@pytest.mark.parametrize(("level", "price"), [("normal", 0.0), ("hard", Hard.TOOL)])
def test_a_card_that_was_thought_of_and_kept_is_named(level: str, price: float) -> None:
    """BB-Q3: the best of the unused cards, with the risk of the safest cut with it."""
    met = 0
    for sight, bot in decided(level):
        weighing = bot.decide(sight)
        for said in weighing.says:
            if key(said).startswith("kept"):
                model, card = TableModel(sight.view), cast(CardId, said.facts["card"])
                assert weighing.action != Use(card) in sight.legal
                assert said.facts["risk"] == tenths(least_risk(model, with_card(card)) + price)
                assert said.facts["plain"] == tenths(least_risk(model, PLAIN))
                met += 1
    assert met


def test_a_beginner_says_what_one_stand_looks_like() -> None:
    for sight, bot in decided("easy"):
        weighing = bot.decide(sight)
        if key(weighing.says[0]) == "looks" and isinstance(weighing.action, Point):
            model = TableModel(sight.view)
            assert aim_chosen(model).detector in (None, *DETECTORS)
            (tile,) = tiles_at(model, str(weighing.says[0].facts["places"]))
            assert tile == model.slots[weighing.action.stand, weighing.action.slot or 0].tile
            look = max(model.odds_by_stand[tile].get(value, 0.0) for value in model.values)
            assert weighing.says[0].facts["right"] == percent(look)


def test_what_is_said_in_some_positions() -> None:
    match = small("?1 ?2 ?3 3", "?1 ?R1 ?2 i3", "1 ?1 2 ?2 3", blue=3, mission="4")
    assert said_by("normal", match) == "1 at B1: certain. Next best: 3 at B4: certain."
    assert said_by("hard", match).startswith("2 at C4: certain. Of 3 certain cuts this one helps the others most: they gave it ")
    assert said_by("easy", whole("?1 ?1 ?2", "1 1 ?2")) == "All 1 that are left were in its own hand: it could not be wrong."
    open_cut = small("?1 2", "1 ?R1 2", "1 ?1 2 2", blue=2, mission="4", spent=(0, 1, 2))
    assert said_by("normal", open_cut) == "1 at B2: 50 %, red with 50 %. Next best: 1 at C2: 50 %, red with 50 %."


def test_out_of_turn_there_is_a_reason_too() -> None:
    options = {"equipment": "rewinder,stabilizer,ray,super-detector"}
    match = whole("6 ?1 ?1", "6 ?1 ?2", "?1 ?2", mission="4", options=options, dial=2)
    assert said_by("hard", match, seat=1) == "It can only help: the dial goes back from 2 to 3."
    assert partner("easy").why(Observation(match, 1)) == ()


@every_level
def test_every_level_reasons(level: str) -> None:
    assert isinstance(bot_for("bomb-busters", level, 1), ExplainingBot)
