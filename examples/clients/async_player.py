"""Plays two asynchronous seats at one table: python async_player.py http://localhost:8000 bomb-busters"""

import asyncio
import random
import sys

from tavolata.client import AsyncSeat, new_token, open_table


async def play(seat: AsyncSeat) -> None:
    async for sight in seat.observations():
        if sight.is_awaited:
            await seat.play(random.choice(sight.legal))


async def main(server: str, game: str) -> None:
    link = open_table(server, game, seats=2)
    async with AsyncSeat(link, "Ada", token=new_token(server)) as ada, AsyncSeat(link, "Bo", token=new_token(server)) as bo:
        await ada.begin()
        await asyncio.gather(play(ada), play(bo))
        print("It is over:", ada.result)


asyncio.run(main(*sys.argv[1:3]))
