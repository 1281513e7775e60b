"""Taking a move back: a line of the log, free where nobody learned anything, otherwise by consent and on record for good."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tavolata.bots import bot_for
from tavolata.core.log import Undone
from tavolata.core.match import Match
from tavolata.core.record import verify_record
from tavolata.server.errors import Refusal
from tavolata.server.protocol import messages
from tavolata.server.store.sqlite import SqliteStore
from tavolata.server.tables.live_match import TakebackTracker
from tavolata.server.tables.lobby_and_votes import undo_to
from tavolata.server.tables.registry import TableRegistry
from tavolata.server.tables.table import LiveTable
from tests.server.harness import Browser, House, Moves, play_out, sentence
from tests.server.local_client import LocalClient, begun
from tests.server.tables.test_hidden_wires import Circle, Guest, Told

NOTHING = "You have made no move that could be taken back; what is done while several act at once is done."
ON_RECORD = messages.TakeBack(on_record=True)


async def first_move(people: list[Browser]) -> tuple[Browser, list[Browser], Moves]:
    """Somebody has made a move: who, the others, and the position before it."""
    (mover,) = [person for person in people if person.moves.legal]
    before = mover.moves
    await mover.send(messages.Act(before.n, [before.legal[0].text]))
    for person in people:
        await person.until(Moves, lambda moves: moves.n > before.n)
    return mover, [person for person in people if person is not mover], before


async def until_back(person: Browser, before: Moves) -> Moves:
    """Until somebody is told that the position is again the one of these moves."""
    return await person.until(Moves, lambda moves: any(getattr(event, "to", None) == before.n for event in moves.steps[-1].events))


def test_among_bots_a_move_that_told_something_is_taken_back_on_record_with_all_that_followed(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> tuple[Browser, Moves, Moves, messages.Refused]:
        (anna,) = await house.begin(table, "Anna", bots=1)
        if not anna.moves.legal:
            await anna.until(Moves, lambda moves: bool(moves.legal))
        before = anna.moves
        await anna.send(messages.Act(before.n, ["draw red-blue"]))
        after = await anna.until(Moves, lambda moves: moves.n > before.n)
        asked = await anna.ask(messages.TakeBack(), messages.Refused)
        await anna.send(ON_RECORD)
        await until_back(anna, before)
        return anna, before, after, asked

    anna, before, after, asked = house.tell(story())
    assert sentence(asked).startswith("Somebody has learned from this move: it can be taken back, but that stays on record")
    assert after.back == messages.TakeBackOffer(before.n, free=False)
    assert (anna.moves.view, anna.moves.legal, anna.moves.back) == (before.view, before.legal, before.back)
    assert anna.moves.n > after.n, "a line says that it was taken back, and numbers only rise"
    assert anna.moves.steps[-1].events == [Undone(before.view.seat or 0, before.n, free=False)]


def test_other_people_must_agree_and_see_what_is_wanted(house: House) -> None:
    table = house.open_table(seats=3)

    async def story() -> tuple[list[messages.TakeBackRequest | None], Moves, Moves]:
        people = await house.begin(table, "Anna", "Ben", "Cleo")
        mover, others, before = await first_move(people)
        await mover.send(ON_RECORD)
        wishes = [(await other.until(messages.Table, lambda known: known.wish is not None)).wish for other in others]
        await others[0].send(messages.Consent(agreed=True))
        wishes.append((await others[1].until(messages.Table)).wish)
        await others[1].send(messages.Consent(agreed=True))
        return wishes, before, await until_back(mover, before)

    (first, second, third), before, after = house.tell(story())
    seat = before.view.seat or 0
    others = [other for other in range(3) if other != seat]
    assert first == second == messages.TakeBackRequest(seat, before.n, others)
    assert third == messages.TakeBackRequest(seat, before.n, others[1:])
    assert after.view == before.view


def test_one_who_does_not_agree_is_enough(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> tuple[messages.Table, messages.Refused, Moves, Moves]:
        people = await house.begin(table, "Anna", "Ben")
        mover, (other,), _ = await first_move(people)
        after = mover.moves
        await mover.send(ON_RECORD)
        await other.until(messages.Table, lambda known: known.wish is not None)
        known = await other.ask(messages.Consent(agreed=False), messages.Table)
        declined = await mover.until(messages.Refused)
        return known, declined, after, await (await house.visit(table, "somebody else")).until(Moves)

    known, declined, after, now = house.tell(story())
    assert known.wish is None
    assert sentence(declined).endswith("would rather not go back: the move stands.")
    assert now.n == after.n


def test_who_asked_can_withdraw_and_nobody_else(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> tuple[messages.Refused, messages.Table, messages.Refused]:
        people = await house.begin(table, "Anna", "Ben")
        mover, (other,), _ = await first_move(people)
        await mover.send(ON_RECORD)
        await other.until(messages.Table, lambda known: known.wish is not None)
        not_theirs = await other.ask(messages.Withdraw(), messages.Refused)
        await mover.send(messages.Withdraw())
        known = await other.until(messages.Table, lambda known: known.wish is None)
        return not_theirs, known, await other.ask(messages.Consent(agreed=True), messages.Refused)

    not_theirs, known, too_late = house.tell(story())
    assert sentence(not_theirs) == "You have not asked for a move back."
    assert known.stage == "playing"
    assert sentence(too_late) == "Nobody waits for your consent."


def test_a_wish_is_gone_when_the_game_goes_on(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> messages.Refused:
        people = await house.begin(table, "Anna", "Ben")
        mover, (other,), _ = await first_move(people)
        await mover.send(ON_RECORD)
        await other.until(messages.Table, lambda known: known.wish is not None)
        (next_one,) = [person for person in people if person.moves.legal]
        await next_one.send(messages.Act(next_one.moves.n, [next_one.moves.legal[0].text]))
        await other.until(messages.Table, lambda known: known.wish is None)
        return await other.ask(messages.Consent(agreed=True), messages.Refused)

    assert sentence(house.tell(story())) == "Nobody waits for your consent."


def test_what_is_taken_back_stays_on_record_and_the_result_says_so(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.open_table(seats=2)

        async def begin() -> tuple[Moves, int]:
            people = await house.begin(table, "Anna", "Ben")
            mover, (other,), before = await first_move(people)
            await mover.send(ON_RECORD)
            await other.until(messages.Table, lambda known: known.wish is not None)
            await other.send(messages.Consent(agreed=True))
            after = await until_back(mover, before)
            return before, after.n

        before, n = house.tell(begin())

    with House(tmp_path) as house:

        async def go_on() -> list[Moves]:
            people = [await house.visit(table, name) for name in ("Anna", "Ben")]
            found = [await person.until(Moves) for person in people]
            await play_out(people)
            return found

        found = house.tell(go_on())
        assert [moves.n for moves in found] == [n, n]
        assert before.view in [moves.view for moves in found]
        record = house.get(f"/api/tables/{table}/record").content
        assert b'"back %d"' % before.n in record
        result = verify_record(record).result
        assert result is not None
        assert result.taken_back == 1


def test_a_move_that_told_nobody_anything_is_taken_back_at_once_even_among_people(house: House) -> None:
    """LL-F2: the dice lie open, so which of them make a card tells nothing; it leaves no mark on the result."""
    table = house.open_table(seats=2)

    async def story() -> tuple[Moves, Moves, Moves]:
        people = await house.begin(table, "Anna", "Ben")
        while True:
            (mover,) = [person for person in people if person.moves.legal]
            before = mover.moves
            choice = min(mover.moves.legal, key=lambda choice: choice.text.split()[0] not in ("make", "fly")).text
            await mover.send(messages.Act(before.n, [choice]))
            for person in people:
                await person.until(Moves, lambda moves, n=before.n: moves.n > n)  # type: ignore[misc]
            if choice.startswith("make") and mover.moves.back and mover.moves.back.free:
                after = mover.moves
                await mover.send(messages.TakeBack())
                return before, after, await until_back(mover, before)

    before, after, again = house.tell(story())
    assert again.n == after.n + 1
    assert (again.view, again.legal) == (before.view, before.legal)
    assert again.steps[-1].events == [Undone(before.view.seat or 0, before.n, free=True)]


def test_who_comes_back_gets_the_line_that_took_back_like_any_other(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> tuple[Moves, Moves, Moves]:
        people = await house.begin(table, "Anna", "Ben")
        mover, (other,), before = await first_move(people)
        seen = mover.moves.n - 1
        await mover.send(ON_RECORD)
        await other.until(messages.Table, lambda known: known.wish is not None)
        await other.send(messages.Consent(agreed=True))
        after = await until_back(mover, before)
        return before, after, await (await house.visit(table, "somebody else", seen)).until(Moves)

    before, after, told = house.tell(story())
    assert [step.n for step in told.steps] == list(range(after.n - 1, after.n))
    assert told.steps[-1].events == [Undone(before.view.seat or 0, before.n, free=False)]


def test_what_cannot_be_taken_back_is_refused(house: House) -> None:
    table = house.open_table(seats=2)

    async def story() -> list[str]:
        anna, ben = [await house.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
        said = [sentence(await anna.ask(messages.TakeBack(), messages.Refused))]
        await anna.ask(messages.Begin(), messages.Table)
        said.append(sentence(await anna.ask(messages.TakeBack(), messages.Refused)))
        await ben.until(Moves)
        await play_out([anna, ben])
        return [*said, sentence(await anna.ask(messages.TakeBack(), messages.Refused))]

    assert house.tell(story()) == [
        "The game has not begun yet.",
        NOTHING,
        "The game is over: there is nothing to take back.",
    ]


def test_where_all_act_at_once_nothing_is_taken_back(house: House) -> None:
    table = house.open_table(seats=2, game="galaxy-trucker")

    async def story() -> str:
        anna, _ = [await house.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
        await anna.send(messages.Begin())
        await anna.send(messages.Act(0, ["take heap"]))
        await anna.send(messages.TakeBack())
        while (message := msgspec.json.decode(await anna.listen()))["kind"] != "refused":
            pass
        return str(message["key"])

    assert house.tell(story()) == "server.refusal.take-back.nothing"


def test_the_lines_of_one_message_are_taken_back_together() -> None:
    """BB-D1: to point and to announce is one move where both were sent at once, and two where they were not."""
    match = Match.new("bomb-busters", 2, 3, options={"captain": "0"})
    returns = TakebackTracker(match)

    def play(action: str, time: int) -> None:
        returns.update(match, match.advance(match.awaited[0], action, time))

    play(match.write(match.legal(0)[0]), 1000)
    play(match.write(match.legal(1)[0]), 2000)
    n = len(match.log)
    point = next(text for text in map(match.write, match.legal(0)) if text.startswith("point"))
    apart, twin = TakebackTracker(match), match.copy()
    play(point, 9000)
    play(match.write(match.legal(0)[0]), 9000)
    assert returns.line_before_last_move(0) == n
    apart.update(twin, twin.advance(0, point, 9000))
    apart.update(twin, twin.advance(0, twin.legal(0)[0], 9001))
    assert apart.line_before_last_move(0) == n + 1


def test_after_a_return_the_move_before_can_be_taken_back_too() -> None:
    match = Match.new("bomb-busters", 2, 3, options={"captain": "0"})
    returns = TakebackTracker(match)
    places = []
    for time in (1000, 2000):
        places.append(len(match.log))
        returns.update(match, match.advance(match.awaited[0], match.legal(match.awaited[0])[0], time))
    returns.update(match, match.undo(places[1], 1, 3000))
    assert (returns.line_before_last_move(0), returns.line_before_last_move(1)) == (places[0], None)


def test_several_actions_of_one_message_are_done_all_or_none_and_taken_back_as_one(house: House) -> None:
    """BB-D1: a wire and its value are one cut."""

    async def story() -> tuple[Told, Told, Told, int]:
        circle = await Circle.gather(house, 2, captain="0")
        await circle.play(decisions=2, seed=1)
        anna = circle.seated[0]
        before = anna.moves[-1]
        point = next(choice["text"] for choice in before["legal"] if choice["text"].startswith("point"))
        view = before["view"]
        hand = [slot["wire"] for stand in view["players"][0]["stands"] for slot in view["stands"][stand]]
        mine, others = hand[0], next(value for value in map(str, range(1, 13)) if value not in hand)
        await anna.browser.send(messages.Act(before["n"], [point, f"announce {others}"]))
        refused = await anna.hear("refused")
        await anna.browser.send(messages.Act(before["n"], [point, f"announce {mine}"]))
        after = await anna.hear("moves")
        await anna.browser.send(ON_RECORD)
        wished = await anna.hear("table")
        return refused, after, wished, before["n"]

    refused, after, wished, n = house.tell(story())
    assert (refused["code"], refused["rule"]) == ("illegal", "BB-D1")
    assert [step["n"] for step in after["steps"]][:2] == [n, n + 1], "the first of the refused ones was not done"
    assert len({step["time"] for step in after["steps"]}) == 1
    assert wished["wish"]["n"] == n


@pytest.mark.parametrize(
    ("game", "actions"),
    [
        ("lucky-loop", ["draw red-blue", "discard R7"]),
        ("lucky-loop", ["roll", "make R7 with 3 4"]),
        ("bomb-busters", ["announce 7", "cut 0.1"]),
        ("galaxy-trucker", ["take heap", "return"]),
    ],
)
def test_what_lets_chance_or_others_tell_something_cannot_be_sent_with_more(house: House, game: str, actions: list[str]) -> None:
    """Were the second refused, nothing would be done, and yet the first would have told what comes: so the form itself is refused."""
    table = house.open_table(seats=2, game=game)

    async def story() -> list[Told]:
        anna, ben = [await house.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
        await anna.send(messages.Begin())
        answers = []
        for person in (Guest(anna), Guest(ben)):
            told = await person.hear("moves")
            await person.browser.send(messages.Act(told["n"], actions))
            answers.append(await person.hear("refused"))
        return answers

    assert {(answer["code"], answer["key"]) for answer in house.tell(story())} == {("malformed", "server.refusal.not-together")}


async def play_first_choice(table: LiveTable, clients: list[LocalClient]) -> None:
    """Whoever is to act does the first thing that they may."""
    (seat,) = table.match.actors
    await clients[seat].act(table, table.match.legal(seat)[0])


def test_two_servers_on_one_store_never_fork_a_table_by_taking_back(tmp_path: Path, logged_errors: Callable[[], list[str]]) -> None:
    """One takes back and plays on to where the other stands: the other's next line is refused, and it finds the table as it is."""

    async def story(store: SqliteStore) -> tuple[int, int, str, str]:
        here, there = TableRegistry(store, 0, bot_for), TableRegistry(store, 0, bot_for)
        name = (await here.open(messages.OpenTable("lucky-loop", 2))).table
        one = await here.find(name)
        await play_first_choice(one, await begun(one, "Anna", "Ben"))
        other = await there.find(name)
        stood = len(other.match.log)
        async with one.lock:
            await undo_to(one, one.match.actors[0], stood - 1, free=False)
        clients = [await LocalClient.join(other, person) for person in ("Anna", "Ben")]
        with pytest.raises(Refusal, match="could not be saved"):
            await play_first_choice(other, clients)
        found = await there.find(name)
        return stood, len(found.match.log), found.match.save(), one.match.save()

    store = SqliteStore.open(tmp_path)
    stood, now, found, kept = asyncio.run(story(store))
    store.close()
    assert now == stood + 1
    assert found == kept
    assert len(logged_errors()) == 1
