"""Tests of campaigns: progress over several tables, which attempts count, and recovery after a crash."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tavolata.server.features import campaign_attempts
from tavolata.server.protocol import messages
from tests.server.cooperative_bot import GAME, AllSeeingBot, BombBustersClient, failing_action, join_table, winning_action
from tests.server.harness import LiveServer, Visitors


@pytest.fixture
def live_server(tmp_path: Path) -> Any:
    with LiveServer(tmp_path, make_bot=AllSeeingBot) as live_server:
        yield live_server


def post(live_server: Visitors, path: str, **body: Any) -> httpx.Response:
    return httpx.post(f"http://{live_server.host}/api/campaigns{path}", content=msgspec.json.encode(body))


def create_campaign(live_server: Visitors, **more: Any) -> str:
    answer = post(live_server, "", game=GAME, name="The Snippers", **more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def campaign_page(live_server: Visitors, campaign: str) -> Any:
    answer = live_server.get(f"/api/campaigns/{GAME}/{campaign}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def stage(live_server: Visitors, campaign: str, name: str) -> Any:
    return next(
        stage for chapter in campaign_page(live_server, campaign)["chapters"] for stage in chapter["stages"] if stage["name"] == name
    )


def open_stage(live_server: Visitors, campaign: str, name: str, **more: Any) -> str:
    answer = post(live_server, f"/{GAME}/{campaign}/tables", stage=name, **more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def started_client(live_server: LiveServer, table: str, *, is_new: bool = True) -> BombBustersClient:
    captain = await join_table(live_server, table, "Anna")
    await captain.begin("Anna", is_new=is_new)
    return captain


def test_a_new_campaign_has_its_first_chapter_open_and_marks_missing_stages(live_server: LiveServer) -> None:
    campaign = campaign_page(live_server, create_campaign(live_server))
    stages = [stage for chapter in campaign["chapters"] for stage in chapter["stages"]]
    assert (campaign["name"], campaign["next"], campaign["group"], campaign["table"]) == ("The Snippers", "1", [], None)
    assert [chapter["open"] for chapter in campaign["chapters"]] == [True, *[False] * 5]
    assert [stage["name"] for stage in stages] == [str(number) for number in range(1, 67)]
    assert {stage["status"] for stage in stages[:8]} == {"open"}
    assert stages[-1]["status"] == "missing"


def test_a_won_mission_is_saved_with_its_stars_and_the_next_one_opens(live_server: LiveServer) -> None:
    campaign = create_campaign(live_server)

    async def story() -> tuple[str, Any]:
        anna = await started_client(live_server, open_stage(live_server, campaign, "1", seats=3))
        assert anna.table["campaign"] == campaign
        await anna.play()
        return await anna.rematch(), anna.table

    following, over = live_server.run(story())
    found_now = campaign_page(live_server, campaign)
    first = stage(live_server, campaign, "1")
    assert (first["status"], first["stars"], first["tries"]) == ("won", 3, 1)
    assert first["tried"][0]["figures"]["dial"] == 3
    assert (found_now["next"], found_now["table"], found_now["playing"]) == ("2", following, "2")
    assert [seat["holder"] for seat in found_now["group"]] == ["person", "bot", "bot"]
    assert found_now["options"]["captain"] == over["next_options"]["captain"]
    row, _ = live_server.run_on_server(live_server.store.read(following))  # type: ignore[misc]
    assert (row.campaign, row.options["mission"], row.what_if) == (campaign, "2", None)


def test_a_lost_mission_is_an_attempt_and_a_later_win_has_its_own_stars(live_server: LiveServer) -> None:
    campaign = create_campaign(live_server)

    async def story() -> None:
        anna = await started_client(live_server, open_stage(live_server, campaign, "1", seats=2))
        assert (await anna.play(failing_action))["reason"] == "dial"
        again = await started_client(live_server, await anna.rematch(), is_new=False)
        assert again.table["options"]["mission"] == "1"
        await again.play(Once(failing_action))

    live_server.run(story())
    first = stage(live_server, campaign, "1")
    assert [(one["outcome"], one["stars"]) for one in first["tried"]] == [("lost", 0), ("won", 2)]
    assert (first["status"], first["stars"], first["tries"]) == ("won", 2, 2)


class Once:
    """Plays by another strategy until a cut has failed, and then to win."""

    def __init__(self, other: Any) -> None:
        self._other = other

    def __call__(self, match: Any, seat: int) -> Any:
        return (self._other if match.state.dial == match.state.dial_start else winning_action)(match, seat)


def test_giving_up_is_an_attempt(live_server: LiveServer) -> None:
    campaign = create_campaign(live_server)

    async def story() -> None:
        anna = await started_client(live_server, open_stage(live_server, campaign, "1"))
        await anna.send(messages.GiveUp())
        while anna.table["stage"] != "given-up":
            await anna.receive_until("table")

    live_server.run(story())
    first = stage(live_server, campaign, "1")
    assert [one["outcome"] for one in first["tried"]] == ["given-up"]
    assert (first["status"], first["tries"]) == ("open", 1)


def test_a_game_with_moves_taken_back_is_marked_and_does_not_count(live_server: LiveServer) -> None:
    campaign = create_campaign(live_server)

    async def story() -> None:
        anna = await started_client(live_server, open_stage(live_server, campaign, "1"))
        while not anna.moves["legal"]:
            await anna.receive_until("moves")
        await anna.do(anna.moves["legal"][0]["text"])
        await anna.receive_until("moves")
        await anna.send(messages.TakeBack(on_record=True))
        await anna.play()

    live_server.run(story())
    first = stage(live_server, campaign, "1")
    assert [(one["outcome"], one["taken_back"], one["counts"]) for one in first["tried"]] == [("won", 1, False)]
    assert (first["status"], first["stars"], first["tries"]) == ("open", 0, 0)


def test_a_repeated_deal_is_compared_and_does_not_count(live_server: LiveServer) -> None:
    campaign = create_campaign(live_server)

    async def story() -> tuple[Any, Any]:
        table = open_stage(live_server, campaign, "1", seats=2)
        anna = await started_client(live_server, table)
        before = anna.moves["view"]["players"]
        await anna.play(failing_action)
        again = open_stage(live_server, campaign, "1", again=table)
        assert open_stage(live_server, campaign, "1", again=table) == again
        other = await join_table(live_server, again, "Anna")
        await other.send(messages.Sit(0, "Anna B", "another seed"))
        await other.begin("Anna", is_new=False)
        after = other.moves["view"]["players"]
        await other.play()
        return before, after

    before, after = live_server.run(story())
    assert before == after
    first = stage(live_server, campaign, "1")
    assert [(one["outcome"], one["counts"], one["again"]) for one in first["tried"]] == [
        ("lost", True, None),
        ("won", False, first["tried"][0]["table"]),
    ]
    assert (first["status"], first["tries"]) == ("open", 1)


def test_two_requests_for_a_mission_get_the_same_table(live_server: LiveServer) -> None:
    campaign = create_campaign(live_server)
    table = open_stage(live_server, campaign, "3")
    assert open_stage(live_server, campaign, "3") == table
    assert open_stage(live_server, campaign, "4") != table
    assert open_stage(live_server, campaign, "3", seats=4) != table


def test_concurrent_requests_for_a_mission_open_one_table(live_server: LiveServer) -> None:
    campaign = create_campaign(live_server)
    with ThreadPoolExecutor() as people:
        assert len(set(people.map(lambda _: open_stage(live_server, campaign, "3"), range(12)))) == 1
        assert len(set(people.map(lambda number: open_stage(live_server, campaign, str(number)), [4, 5, 4, 5, 4, 5]))) == 2


def test_a_what_if_table_is_not_part_of_the_campaign(live_server: LiveServer) -> None:
    campaign = create_campaign(live_server)

    async def story() -> str:
        anna = await started_client(live_server, open_stage(live_server, campaign, "1"))
        await anna.play()
        return anna.id

    table = live_server.run(story())
    body = {"n": 20, "seat": 0, "name": "Anna", "secret": "x" * 16}
    answer = httpx.post(f"http://{live_server.host}/api/tables/{table}/what-if", json=body)
    row, _ = live_server.run_on_server(live_server.store.read(answer.json()["table"]))  # type: ignore[misc]
    assert row.campaign is None


def test_a_locked_chapter_can_be_unlocked(live_server: LiveServer) -> None:
    campaign = create_campaign(live_server)
    assert post(live_server, f"/{GAME}/{campaign}/tables", stage="66").json()["key"] == "server.refusal.stage-locked"
    opened = post(live_server, f"/{GAME}/{campaign}", all_open=True).json()
    assert all(chapter["open"] for chapter in opened["chapters"])
    assert all(chapter["open"] for chapter in campaign_page(live_server, create_campaign(live_server, all_open=True))["chapters"])
    assert not all(chapter["open"] for chapter in post(live_server, f"/{GAME}/{campaign}", all_open=False).json()["chapters"])


def test_an_unknown_campaign_is_refused_with_a_sentence(live_server: LiveServer) -> None:
    assert post(live_server, "", game="lucky-loop", name="x").json()["key"] == "server.refusal.no-campaigns"
    assert post(live_server, "", game="chess", name="x").json()["key"] == "server.refusal.no-game"
    assert post(live_server, "", game=GAME, name=" ").json()["key"] == "server.refusal.name"
    assert live_server.get(f"/api/campaigns/{GAME}/{'a' * 12}").json()["key"] == "server.refusal.no-campaign"
    assert live_server.get(f"/api/campaigns/lucky-loop/{create_campaign(live_server)}").status_code == 404
    other = live_server.open_table(2, game=GAME)
    assert (
        post(live_server, f"/{GAME}/{create_campaign(live_server)}/tables", stage="1", again=other).json()["key"]
        == "server.refusal.unknown-table"
    )


def test_an_unsaved_attempt_is_saved_when_the_campaign_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: object) -> None:
        """Raise as if the server were killed between the end of the game and saving the attempt."""

    with LiveServer(tmp_path, make_bot=AllSeeingBot) as live_server, monkeypatch.context() as killed:
        killed.setattr(campaign_attempts, "save_attempt", lost)
        campaign = create_campaign(live_server)

        async def story() -> None:
            anna = await started_client(live_server, open_stage(live_server, campaign, "1"))
            await anna.play()

        live_server.run(story())
        assert live_server.run_on_server(live_server.store.campaigns.attempts(campaign)) == []
    with LiveServer(tmp_path, make_bot=AllSeeingBot) as live_server:
        assert stage(live_server, campaign, "1")["status"] == "won"
        assert campaign_page(live_server, campaign)["name"] == "The Snippers"
