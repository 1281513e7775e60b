"""Before the game: seats, names, bots, and who may begin."""

import pytest

from tavolata.server.protocol import messages
from tests.server.harness import LiveServer, sentence


def test_a_new_table_has_empty_seats_and_its_promise(live_server: LiveServer) -> None:
    opened = live_server.post({"game": "lucky-loop", "seats": 4, "advisor": False, "options": {"exchange": "up-to-three"}}).json()

    async def story() -> messages.Table:
        return await (await live_server.visit(opened["table"], "Anna")).until(messages.Table)

    table = live_server.run(story())
    assert (table.table, table.promise, table.stage, table.advisor) == (opened["table"], opened["promise"], "open", False)
    assert table.seats == [messages.SeatInfo("nobody", "", None, None, connected=False, mine=False, agreed=False)] * 4
    assert table.options["exchange"] == "up-to-three"
    assert table.options["record"] == "from-twelve"
    assert (table.game.name, table.watching, table.next_table) == ("lucky-loop", 1, None)


def test_everybody_sees_who_sits_down_and_only_oneself_as_mine(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> tuple[messages.SeatInfo, messages.SeatInfo]:
        ben = await live_server.visit(table, "Ben")
        anna = await live_server.sit(table, "Anna", 1)
        seen = await ben.until(messages.Table, lambda known: known.seats[1].holder == "person")
        renamed = await anna.ask(messages.Sit(1, "Annetta"), messages.Table)
        return seen.seats[1], renamed.seats[1]

    seen, renamed = live_server.run(story())
    assert seen == messages.SeatInfo("person", "Anna", None, None, connected=True, mine=False, agreed=False)
    assert renamed == messages.SeatInfo("person", "Annetta", None, None, connected=True, mine=True, agreed=False)


def test_a_secret_holds_one_seat_so_sitting_elsewhere_moves(live_server: LiveServer) -> None:
    table = live_server.open_table(seats=3)

    async def story() -> messages.Table:
        anna = await live_server.sit(table, "Anna", 0)
        return await anna.ask(messages.Sit(2, "Anna"), messages.Table)

    assert [seat.holder for seat in live_server.run(story()).seats] == ["nobody", "nobody", "person"]


def test_who_stands_up_leaves_the_seat_to_others(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> messages.Table:
        anna = await live_server.sit(table, "Anna", 0)
        await anna.ask(messages.StandUp(), messages.Table)
        ben = await live_server.sit(table, "Ben", 0)
        return await ben.ask(messages.SeatBot(1, "random"), messages.Table)

    seats = live_server.run(story()).seats
    assert [(seat.holder, seat.name, seat.key, seat.mine) for seat in seats] == [
        ("person", "Ben", None, True),
        ("bot", "", "bot.name.1", False),
    ]


def test_bots_are_seated_changed_and_taken_off(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> list[messages.SeatInfo]:
        anna = await live_server.sit(table, "Anna", 0)
        requests: list[messages.Request] = [messages.SeatBot(1, "random"), messages.SeatBot(1, "easy"), messages.Unseat(1)]
        return [(await anna.ask(request, messages.Table)).seats[1] for request in requests]

    random, easy, nobody = live_server.run(story())
    assert random == messages.SeatInfo("bot", "", "bot.name.1", "random", connected=True, mine=False, agreed=False)
    assert easy.level == "easy"
    assert nobody.holder == "nobody"


@pytest.mark.parametrize(
    ("name", "shown"),
    [("  Anna \n Maria ", "Anna Maria"), ("👩‍✈️", "👩‍✈️"), ("Ünal 李", "Ünal 李")],
)
def test_names_are_shown_on_one_line(live_server: LiveServer, name: str, shown: str) -> None:
    table = live_server.open_table()

    async def story() -> messages.Table:
        anna = await live_server.visit(table, "Anna")
        await anna.send(messages.Sit(0, name))
        return await anna.until(messages.Table, lambda known: known.seats[0].mine)

    assert live_server.run(story()).seats[0].name == shown


@pytest.mark.parametrize(
    "name", ["A\u202enna", "An\x00na", "An\u200bna", "An\u200dna", "\u3164", "\u2800\u2800", "Anna\U000e0041", "\ufeff"]
)
def test_names_with_anything_in_them_that_cannot_be_seen_are_refused(live_server: LiveServer, name: str) -> None:
    table = live_server.open_table()

    async def story() -> messages.Refused:
        return await (await live_server.visit(table, "Anna")).ask(messages.Sit(0, name), messages.Refused)

    assert live_server.run(story()).key == "server.refusal.name-unseen"


@pytest.mark.parametrize("name", ["Anna", " anna", "ANNA", "An na", "\uff21nna"])
def test_one_name_is_at_a_table_once(live_server: LiveServer, name: str) -> None:
    table = live_server.open_table()

    async def story() -> messages.Refused:
        await live_server.sit(table, "Anna", 0)
        return await (await live_server.visit(table, "Ben")).ask(messages.Sit(1, name), messages.Refused)

    assert live_server.run(story()).key == "server.refusal.name-taken"


def test_who_changes_seats_keeps_their_name(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def story() -> messages.Table:
        anna = await live_server.sit(table, "Anna", 0)
        await anna.send(messages.Sit(1, "Anna"))
        return await anna.until(messages.Table, lambda known: known.seats[1].mine)

    assert live_server.run(story()).seats[1].name == "Anna"


def test_the_seating_outlives_everybodys_leaving(live_server: LiveServer) -> None:
    table = live_server.open_table()

    async def sit() -> None:
        await live_server.sit(table, "Anna", 1)

    async def come_back() -> messages.Table:
        return await (await live_server.visit(table, "Anna")).until(messages.Table)

    live_server.run(sit())
    assert live_server.run(come_back()).seats[1] == messages.SeatInfo("person", "Anna", None, None, connected=True, mine=True, agreed=False)


def expert_table(live_server: LiveServer) -> str:
    return live_server.open_table(seats=3, game="bomb-busters")


def test_bots_that_keep_a_convention_sit_only_where_every_person_keeps_it(live_server: LiveServer) -> None:
    """The rulebook page of Bomb Busters, BB-x: who does not know it would be misread."""
    table = expert_table(live_server)

    async def story() -> tuple[messages.Refused, messages.SeatInfo, messages.SeatInfo]:
        anna, ben = [await live_server.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
        await anna.ask(messages.Agree(True), messages.Table)
        refused = await anna.ask(messages.SeatBot(2, "expert"), messages.Refused)
        await ben.ask(messages.Agree(True), messages.Table)
        await ben.send(messages.SeatBot(2, "expert"))
        seats = (await ben.until(messages.Table, lambda known: known.seats[2].holder == "bot")).seats
        return refused, seats[1], seats[2]

    refused, ben, expert = live_server.run(story())
    assert refused.code == "not-now"
    assert sentence(refused).endswith("sit only where everybody does; it is not kept yet by Ben.")
    assert ben.agreed
    assert (expert.level, expert.agreed) == ("expert", True)


@pytest.mark.parametrize("spoilt_by", [messages.Agree(False), messages.SeatBot(1, "hard")])
def test_a_convention_is_kept_by_all_who_begin_or_by_no_bot(live_server: LiveServer, spoilt_by: messages.Request) -> None:
    table = expert_table(live_server)

    async def story() -> tuple[str, str]:
        anna = await live_server.sit(table, "Anna", 0)
        await anna.ask(messages.Agree(True), messages.Table)
        for seat in (1, 2):
            await anna.ask(messages.SeatBot(seat, "expert"), messages.Table)
        await anna.ask(spoilt_by, messages.Table)
        refused = await anna.ask(messages.Begin(), messages.Refused)
        for seat in (1, 2):
            await anna.ask(messages.SeatBot(seat, "hard"), messages.Table)
        return sentence(refused), (await anna.ask(messages.Begin(), messages.Table)).stage

    refused, stage = live_server.run(story())
    assert "it is not kept yet by " in refused
    assert stage == "playing"


def test_who_moves_or_takes_another_name_keeps_the_convention(live_server: LiveServer) -> None:
    table = expert_table(live_server)

    async def story() -> messages.SeatInfo:
        anna = await live_server.sit(table, "Anna", 0)
        await anna.ask(messages.Agree(True), messages.Table)
        return (await anna.ask(messages.Sit(2, "Annetta"), messages.Table)).seats[2]

    assert live_server.run(story()) == messages.SeatInfo("person", "Annetta", None, None, connected=True, mine=True, agreed=True)
