"""Tests of campaigns: progress over several tables, which attempts count, and recovery after a crash."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tavolata.server.features import campaign_attempts
from tavolata.server.protocol import messages
from tests.server.cooperative_bot import GAME, Captain, KnowingBot, come, right, wrong
from tests.server.harness import House, Visitors


@pytest.fixture
def house(tmp_path: Path) -> Any:
    with House(tmp_path, make_bot=KnowingBot) as house:
        yield house


def post(house: Visitors, path: str, **body: Any) -> httpx.Response:
    return httpx.post(f"http://{house.host}/api/campaigns{path}", content=msgspec.json.encode(body))


def found(house: Visitors, **more: Any) -> str:
    answer = post(house, "", game=GAME, name="The Snippers", **more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def told(house: Visitors, campaign: str) -> Any:
    answer = house.get(f"/api/campaigns/{GAME}/{campaign}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def stage(house: Visitors, campaign: str, name: str) -> Any:
    return next(stage for chapter in told(house, campaign)["chapters"] for stage in chapter["stages"] if stage["name"] == name)


def open_stage(house: Visitors, campaign: str, name: str, **more: Any) -> str:
    answer = post(house, f"/{GAME}/{campaign}/tables", stage=name, **more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def begun(house: House, table: str, *, is_new: bool = True) -> Captain:
    captain = await come(house, table, "Anna")
    await captain.begin("Anna", is_new=is_new)
    return captain


def test_a_new_campaign_has_its_first_chapter_open_and_says_what_is_not_there_yet(house: House) -> None:
    campaign = told(house, found(house))
    stages = [stage for chapter in campaign["chapters"] for stage in chapter["stages"]]
    assert (campaign["name"], campaign["next"], campaign["group"], campaign["table"]) == ("The Snippers", "1", [], None)
    assert [chapter["open"] for chapter in campaign["chapters"]] == [True, *[False] * 5]
    assert [stage["name"] for stage in stages] == [str(number) for number in range(1, 67)]
    assert {stage["status"] for stage in stages[:8]} == {"open"}
    assert stages[-1]["status"] == "missing"


def test_a_won_mission_is_recorded_with_its_stars_and_the_group_goes_on(house: House) -> None:
    campaign = found(house)

    async def story() -> tuple[str, Any]:
        anna = await begun(house, open_stage(house, campaign, "1", seats=3))
        assert anna.table["campaign"] == campaign
        await anna.play()
        return await anna.rematch(), anna.table

    following, over = house.tell(story())
    found_now = told(house, campaign)
    first = stage(house, campaign, "1")
    assert (first["status"], first["stars"], first["tries"]) == ("won", 3, 1)
    assert first["tried"][0]["figures"]["dial"] == 3
    assert (found_now["next"], found_now["table"], found_now["playing"]) == ("2", following, "2")
    assert [seat["holder"] for seat in found_now["group"]] == ["person", "bot", "bot"]
    assert found_now["options"]["captain"] == over["next_options"]["captain"]
    row, _ = house.stored(house.store.read(following))  # type: ignore[misc]
    assert (row.campaign, row.options["mission"], row.what_if) == (campaign, "2", None)


def test_a_lost_mission_is_a_try_and_the_next_win_has_its_own_stars(house: House) -> None:
    campaign = found(house)

    async def story() -> None:
        anna = await begun(house, open_stage(house, campaign, "1", seats=2))
        assert (await anna.play(wrong))["reason"] == "dial"
        again = await begun(house, await anna.rematch(), is_new=False)
        assert again.table["options"]["mission"] == "1"
        await again.play(Once(wrong))

    house.tell(story())
    first = stage(house, campaign, "1")
    assert [(one["outcome"], one["stars"]) for one in first["tried"]] == [("lost", 0), ("won", 2)]
    assert (first["status"], first["stars"], first["tries"]) == ("won", 2, 2)


class Once:
    """Plays by another strategy until a cut has failed, and then to win."""

    def __init__(self, other: Any) -> None:
        self._other = other

    def __call__(self, match: Any, seat: int) -> Any:
        return (self._other if match.state.dial == match.state.dial_start else right)(match, seat)


def test_who_gives_up_has_tried(house: House) -> None:
    campaign = found(house)

    async def story() -> None:
        anna = await begun(house, open_stage(house, campaign, "1"))
        await anna.send(messages.GiveUp())
        while anna.table["stage"] != "given-up":
            await anna.told("table")

    house.tell(story())
    first = stage(house, campaign, "1")
    assert [one["outcome"] for one in first["tried"]] == ["given-up"]
    assert (first["status"], first["tries"]) == ("open", 1)


def test_a_game_with_moves_taken_back_is_marked_and_does_not_count(house: House) -> None:
    campaign = found(house)

    async def story() -> None:
        anna = await begun(house, open_stage(house, campaign, "1"))
        while not anna.moves["legal"]:
            await anna.told("moves")
        await anna.do(anna.moves["legal"][0]["text"])
        await anna.told("moves")
        await anna.send(messages.TakeBack(on_record=True))
        await anna.play()

    house.tell(story())
    first = stage(house, campaign, "1")
    assert [(one["outcome"], one["taken_back"], one["counts"]) for one in first["tried"]] == [("won", 1, False)]
    assert (first["status"], first["stars"], first["tries"]) == ("open", 0, 0)


def test_the_same_deal_can_be_played_again_and_compared_and_does_not_count(house: House) -> None:
    campaign = found(house)

    async def story() -> tuple[Any, Any]:
        table = open_stage(house, campaign, "1", seats=2)
        anna = await begun(house, table)
        before = anna.moves["view"]["players"]
        await anna.play(wrong)
        again = open_stage(house, campaign, "1", again=table)
        assert open_stage(house, campaign, "1", again=table) == again
        other = await come(house, again, "Anna")
        await other.send(messages.Sit(0, "Anna B", "another seed"))
        await other.begin("Anna", is_new=False)
        after = other.moves["view"]["players"]
        await other.play()
        return before, after

    before, after = house.tell(story())
    assert before == after
    first = stage(house, campaign, "1")
    assert [(one["outcome"], one["counts"], one["again"]) for one in first["tried"]] == [
        ("lost", True, None),
        ("won", False, first["tried"][0]["table"]),
    ]
    assert (first["status"], first["tries"]) == ("open", 1)


def test_two_who_ask_for_a_mission_come_to_the_same_table(house: House) -> None:
    campaign = found(house)
    table = open_stage(house, campaign, "3")
    assert open_stage(house, campaign, "3") == table
    assert open_stage(house, campaign, "4") != table
    assert open_stage(house, campaign, "3", seats=4) != table


def test_all_who_ask_for_a_mission_at_the_same_moment_come_to_one_table(house: House) -> None:
    campaign = found(house)
    with ThreadPoolExecutor() as people:
        assert len(set(people.map(lambda _: open_stage(house, campaign, "3"), range(12)))) == 1
        assert len(set(people.map(lambda number: open_stage(house, campaign, str(number)), [4, 5, 4, 5, 4, 5]))) == 2


def test_a_what_if_is_no_table_of_the_campaign(house: House) -> None:
    campaign = found(house)

    async def story() -> str:
        anna = await begun(house, open_stage(house, campaign, "1"))
        await anna.play()
        return anna.id

    table = house.tell(story())
    body = {"n": 20, "seat": 0, "name": "Anna", "secret": "x" * 16}
    answer = httpx.post(f"http://{house.host}/api/tables/{table}/what-if", json=body)
    row, _ = house.stored(house.store.read(answer.json()["table"]))  # type: ignore[misc]
    assert row.campaign is None


def test_a_closed_chapter_opens_by_choice(house: House) -> None:
    campaign = found(house)
    assert post(house, f"/{GAME}/{campaign}/tables", stage="66").json()["key"] == "server.refusal.stage-locked"
    opened = post(house, f"/{GAME}/{campaign}", all_open=True).json()
    assert all(chapter["open"] for chapter in opened["chapters"])
    assert all(chapter["open"] for chapter in told(house, found(house, all_open=True))["chapters"])
    assert not all(chapter["open"] for chapter in post(house, f"/{GAME}/{campaign}", all_open=False).json()["chapters"])


def test_what_is_no_campaign_is_refused_in_a_sentence(house: House) -> None:
    assert post(house, "", game="lucky-loop", name="x").json()["key"] == "server.refusal.no-campaigns"
    assert post(house, "", game="chess", name="x").json()["key"] == "server.refusal.no-game"
    assert post(house, "", game=GAME, name=" ").json()["key"] == "server.refusal.name"
    assert house.get(f"/api/campaigns/{GAME}/{'a' * 12}").json()["key"] == "server.refusal.no-campaign"
    assert house.get(f"/api/campaigns/lucky-loop/{found(house)}").status_code == 404
    other = house.open_table(2, game=GAME)
    assert post(house, f"/{GAME}/{found(house)}/tables", stage="1", again=other).json()["key"] == "server.refusal.unknown-table"


def test_an_end_that_could_not_be_booked_is_recorded_when_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: object) -> None:
        """Raise as if the server were killed between the end of the game and saving the attempt."""

    with House(tmp_path, make_bot=KnowingBot) as house, monkeypatch.context() as killed:
        killed.setattr(campaign_attempts, "save_attempt", lost)
        campaign = found(house)

        async def story() -> None:
            anna = await begun(house, open_stage(house, campaign, "1"))
            await anna.play()

        house.tell(story())
        assert house.stored(house.store.campaigns.attempts(campaign)) == []
    with House(tmp_path, make_bot=KnowingBot) as house:
        assert stage(house, campaign, "1")["status"] == "won"
        assert told(house, campaign)["name"] == "The Snippers"
