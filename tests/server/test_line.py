"""A line: every message is heard, in order, whole, and also what somebody said before they left."""

from tavolata.server import wire
from tavolata.server.visitor import MOST_UNHEARD
from tests.server.house import House, Moves


def test_a_message_in_pieces_is_heard_whole(house: House) -> None:
    table = house.open_table(chat="free")

    async def story() -> str:
        ada, bo = await house.begin(table, "Ada", "Bo")
        await ada.socket.send(['{"kind":"say",', '"words":"in ', 'pieces"}'])
        return (await bo.expect(wire.Said)).words

    assert house.tell(story()) == "in pieces"


def test_what_comes_at_once_is_heard_one_after_the_other(house: House) -> None:
    table, count = house.open_table(chat="free"), 4 * MOST_UNHEARD

    async def story() -> list[str]:
        ada, bo = await house.begin(table, "Ada", "Bo")
        for n in range(count):
            await ada.send(wire.Say(words=str(n)))
        return [(await bo.expect(wire.Said)).words for _ in range(count)]

    assert house.tell(story()) == [str(n) for n in range(count)]


def test_what_somebody_did_before_they_left_counts(house: House) -> None:
    table = house.open_table()

    async def story() -> int:
        people = await house.begin(table, "Ada", "Bo")
        mover, other = people if people[0].moves.legal else reversed(people)
        n = mover.moves.n
        await mover.send(wire.Act(n, [mover.moves.legal[0].text]))
        await mover.socket.close()
        return (await other.until(Moves, lambda moves: moves.n > n)).n - n

    assert house.tell(story()) > 0
