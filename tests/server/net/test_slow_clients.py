"""Somebody who does not read what they are sent holds up nobody but themselves."""

import socket
from pathlib import Path

from tavolata.server.protocol import messages
from tests.server.harness import LiveServer, secret_of


def test_a_reader_who_sleeps_is_dropped_and_the_table_goes_on(live_server: LiveServer) -> None:
    """The tables of this one are told at length, as it has a card file of its own: soon nothing more fits into the sleeper's line."""
    cards = Path(__file__).parents[3].joinpath("src/tavolata/games/lucky_loop/content/cards.toml").read_text(encoding="utf-8")
    table = live_server.open_table(options={"cards": cards + "# " + "long " * 9000})

    async def story() -> None:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        address, port = live_server.host.split(":")
        line.connect((address, int(port)))
        sleeper = await live_server.connect(table, sock=line, max_queue=1, close_timeout=0)
        await sleeper.send(messages.Hello(secret_of("sleeper")))
        anna = await live_server.sit(table, "Anna", 0)
        assert (await anna.ask(messages.Sit(0, "Anna"), messages.Table)).watching == 1
        for _ in range(2000):
            if (await anna.ask(messages.Sit(0, "Anna"), messages.Table)).watching == 0:
                return
        raise AssertionError("the sleeper is still there")

    live_server.run(story())
