"""Before the game: seats, names, bots, and who may begin."""

import pytest

from tavolata.server import wire
from tests.server.house import House, sentence


def test_a_new_table_has_empty_seats_and_its_promise(house: House) -> None:
    opened = house.post({"game": "lucky-loop", "seats": 4, "advisor": False, "options": {"exchange": "up-to-three"}}).json()

    async def story() -> wire.Table:
        return await (await house.visit(opened["table"], "Anna")).until(wire.Table)

    table = house.tell(story())
    assert (table.table, table.promise, table.stage, table.advisor) == (opened["table"], opened["promise"], "open", False)
    assert table.seats == [wire.SeatInfo("nobody", "", None, None, connected=False, mine=False, agreed=False)] * 4
    assert table.options["exchange"] == "up-to-three"
    assert table.options["record"] == "from-twelve"
    assert (table.game.name, table.watching, table.next_table) == ("lucky-loop", 1, None)


def test_everybody_sees_who_sits_down_and_only_oneself_as_mine(house: House) -> None:
    table = house.open_table()

    async def story() -> tuple[wire.SeatInfo, wire.SeatInfo]:
        ben = await house.visit(table, "Ben")
        anna = await house.sit(table, "Anna", 1)
        seen = await ben.until(wire.Table, lambda known: known.seats[1].holder == "person")
        renamed = await anna.ask(wire.Sit(1, "Annetta"), wire.Table)
        return seen.seats[1], renamed.seats[1]

    seen, renamed = house.tell(story())
    assert seen == wire.SeatInfo("person", "Anna", None, None, connected=True, mine=False, agreed=False)
    assert renamed == wire.SeatInfo("person", "Annetta", None, None, connected=True, mine=True, agreed=False)


def test_a_secret_holds_one_seat_so_sitting_elsewhere_moves(house: House) -> None:
    table = house.open_table(seats=3)

    async def story() -> wire.Table:
        anna = await house.sit(table, "Anna", 0)
        return await anna.ask(wire.Sit(2, "Anna"), wire.Table)

    assert [seat.holder for seat in house.tell(story()).seats] == ["nobody", "nobody", "person"]


def test_who_stands_up_leaves_the_seat_to_others(house: House) -> None:
    table = house.open_table()

    async def story() -> wire.Table:
        anna = await house.sit(table, "Anna", 0)
        await anna.ask(wire.StandUp(), wire.Table)
        ben = await house.sit(table, "Ben", 0)
        return await ben.ask(wire.SeatBot(1, "random"), wire.Table)

    seats = house.tell(story()).seats
    assert [(seat.holder, seat.name, seat.key, seat.mine) for seat in seats] == [
        ("person", "Ben", None, True),
        ("bot", "", "bot.name.1", False),
    ]


def test_bots_are_seated_changed_and_taken_off(house: House) -> None:
    table = house.open_table()

    async def story() -> list[wire.SeatInfo]:
        anna = await house.sit(table, "Anna", 0)
        requests: list[wire.Request] = [wire.SeatBot(1, "random"), wire.SeatBot(1, "easy"), wire.Unseat(1)]
        return [(await anna.ask(request, wire.Table)).seats[1] for request in requests]

    random, easy, nobody = house.tell(story())
    assert random == wire.SeatInfo("bot", "", "bot.name.1", "random", connected=True, mine=False, agreed=False)
    assert easy.level == "easy"
    assert nobody.holder == "nobody"


@pytest.mark.parametrize(
    ("name", "shown"),
    [("  Anna \n Maria ", "Anna Maria"), ("👩‍✈️", "👩‍✈️"), ("Ünal 李", "Ünal 李")],
)
def test_names_are_shown_on_one_line(house: House, name: str, shown: str) -> None:
    table = house.open_table()

    async def story() -> wire.Table:
        anna = await house.visit(table, "Anna")
        await anna.send(wire.Sit(0, name))
        return await anna.until(wire.Table, lambda known: known.seats[0].mine)

    assert house.tell(story()).seats[0].name == shown


@pytest.mark.parametrize(
    "name", ["A\u202enna", "An\x00na", "An\u200bna", "An\u200dna", "\u3164", "\u2800\u2800", "Anna\U000e0041", "\ufeff"]
)
def test_names_with_anything_in_them_that_cannot_be_seen_are_refused(house: House, name: str) -> None:
    table = house.open_table()

    async def story() -> wire.Refused:
        return await (await house.visit(table, "Anna")).ask(wire.Sit(0, name), wire.Refused)

    assert house.tell(story()).key == "server.refusal.name-unseen"


@pytest.mark.parametrize("name", ["Anna", " anna", "ANNA", "An na", "\uff21nna"])
def test_one_name_is_at_a_table_once(house: House, name: str) -> None:
    table = house.open_table()

    async def story() -> wire.Refused:
        await house.sit(table, "Anna", 0)
        return await (await house.visit(table, "Ben")).ask(wire.Sit(1, name), wire.Refused)

    assert house.tell(story()).key == "server.refusal.name-taken"


def test_who_changes_seats_keeps_their_name(house: House) -> None:
    table = house.open_table()

    async def story() -> wire.Table:
        anna = await house.sit(table, "Anna", 0)
        await anna.send(wire.Sit(1, "Anna"))
        return await anna.until(wire.Table, lambda known: known.seats[1].mine)

    assert house.tell(story()).seats[1].name == "Anna"


def test_the_seating_outlives_everybodys_leaving(house: House) -> None:
    table = house.open_table()

    async def sit() -> None:
        await house.sit(table, "Anna", 1)

    async def come_back() -> wire.Table:
        return await (await house.visit(table, "Anna")).until(wire.Table)

    house.tell(sit())
    assert house.tell(come_back()).seats[1] == wire.SeatInfo("person", "Anna", None, None, connected=True, mine=True, agreed=False)


def expert_table(house: House) -> str:
    return house.open_table(seats=3, game="bomb-busters")


def test_bots_that_keep_a_convention_sit_only_where_every_person_keeps_it(house: House) -> None:
    """The rulebook page of Bomb Busters, BB-x: who does not know it would be misread."""
    table = expert_table(house)

    async def story() -> tuple[wire.Refused, wire.SeatInfo, wire.SeatInfo]:
        anna, ben = [await house.sit(table, name, seat) for seat, name in enumerate(["Anna", "Ben"])]
        await anna.ask(wire.Agree(True), wire.Table)
        refused = await anna.ask(wire.SeatBot(2, "expert"), wire.Refused)
        await ben.ask(wire.Agree(True), wire.Table)
        await ben.send(wire.SeatBot(2, "expert"))
        seats = (await ben.until(wire.Table, lambda known: known.seats[2].holder == "bot")).seats
        return refused, seats[1], seats[2]

    refused, ben, expert = house.tell(story())
    assert refused.code == "not-now"
    assert sentence(refused).endswith("sit only where everybody does; it is not kept yet by Ben.")
    assert ben.agreed
    assert (expert.level, expert.agreed) == ("expert", True)


@pytest.mark.parametrize("spoilt_by", [wire.Agree(False), wire.SeatBot(1, "hard")])
def test_a_convention_is_kept_by_all_who_begin_or_by_no_bot(house: House, spoilt_by: wire.Request) -> None:
    table = expert_table(house)

    async def story() -> tuple[str, str]:
        anna = await house.sit(table, "Anna", 0)
        await anna.ask(wire.Agree(True), wire.Table)
        for seat in (1, 2):
            await anna.ask(wire.SeatBot(seat, "expert"), wire.Table)
        await anna.ask(spoilt_by, wire.Table)
        refused = await anna.ask(wire.Begin(), wire.Refused)
        for seat in (1, 2):
            await anna.ask(wire.SeatBot(seat, "hard"), wire.Table)
        return sentence(refused), (await anna.ask(wire.Begin(), wire.Table)).stage

    refused, stage = house.tell(story())
    assert "it is not kept yet by " in refused
    assert stage == "playing"


def test_who_moves_or_takes_another_name_keeps_the_convention(house: House) -> None:
    table = expert_table(house)

    async def story() -> wire.SeatInfo:
        anna = await house.sit(table, "Anna", 0)
        await anna.ask(wire.Agree(True), wire.Table)
        return (await anna.ask(wire.Sit(2, "Annetta"), wire.Table)).seats[2]

    assert house.tell(story()) == wire.SeatInfo("person", "Annetta", None, None, connected=True, mine=True, agreed=True)
