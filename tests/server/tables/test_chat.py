"""Talking at a table: by phrases, freely, or not at all."""

import pytest

from tavolata.games.bomb_busters.rules.game import BombBusters
from tavolata.server.protocol import messages
from tavolata.server.tables.chat import phrases
from tests.server.harness import House, ask, sentence


def test_a_phrase_is_heard_by_everybody_at_the_table(house: House) -> None:
    table, phrase = house.open_table(), phrases("lucky-loop")[0]

    async def story() -> messages.ChatMessage:
        ben = await house.visit(table, "Ben")
        anna = await house.sit(table, "Anna", 1)
        await anna.send(messages.Say(phrase=phrase))
        return await ben.until(messages.ChatMessage)

    assert house.tell(story()) == messages.ChatMessage(1, phrase, "")


def test_own_words_are_heard_where_the_chat_is_free(house: House) -> None:
    table = house.open_table(chat="free")

    async def story() -> messages.ChatMessage:
        anna = await house.sit(table, "Anna", 0)
        await anna.send(messages.Say(words="What a landing"))
        return await anna.until(messages.ChatMessage)

    assert house.tell(story()) == messages.ChatMessage(0, "", "What a landing")


def test_own_words_are_heard_without_what_would_rule_a_terminal(house: House) -> None:
    table = house.open_table(chat="free")

    async def story() -> messages.ChatMessage:
        anna = await house.sit(table, "Anna", 0)
        await anna.send(messages.Say(words="What\na \x1b[2J\x9b\u202elanding\x07"))
        return await anna.until(messages.ChatMessage)

    assert house.tell(story()) == messages.ChatMessage(0, "", "What a [2Jlanding")


@pytest.mark.parametrize(
    ("chat", "said", "code", "begins"),
    [
        ("phrases", messages.Say(words="psst"), "not-now", "At this table one talks by its phrases"),
        ("phrases", messages.Say(phrase="lucky_loop.name"), "malformed", "Say one of the table's phrases"),
        ("free", messages.Say(), "malformed", "Say one of the table's phrases"),
        ("free", messages.Say(words="\x1b\x07"), "malformed", "Say one of the table's phrases"),
        ("free", messages.Say(words="   "), "malformed", "Say one of the table's phrases"),
        ("off", messages.Say(words="hello"), "not-now", "There is no talking at this table"),
    ],
)
def test_what_a_table_does_not_let_one_say_is_refused(house: House, chat: str, said: messages.Say, code: str, begins: str) -> None:
    table = house.open_table(chat=chat)

    async def story() -> messages.Refused:
        anna = await house.sit(table, "Anna", 0)
        return await anna.ask(said, messages.Refused)

    refused = house.tell(story())
    assert refused.code == code
    assert sentence(refused).startswith(begins)


def test_who_is_silenced_by_the_game_says_nothing_and_the_others_may(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-m30-5: to come to that by playing would take minutes; which seat it is the tests of the mission show."""
    monkeypatch.setattr(BombBusters, "is_muted", lambda _game, _state, seat: seat == 0)
    table, phrase = house.open_table(game="bomb-busters"), phrases("bomb-busters")[0]

    async def story() -> tuple[str, messages.ChatMessage]:
        anna, ben = await house.sit(table, "Anna", 0), await house.sit(table, "Ben", 1)
        refused = sentence(await anna.ask(messages.Say(phrase=phrase), messages.Refused))
        await ben.send(messages.Say(phrase=phrase))
        return refused, await anna.until(messages.ChatMessage)

    assert house.tell(story()) == ("You may not speak now: the game forbids it.", messages.ChatMessage(1, phrase, ""))


def test_a_spectator_does_not_talk(house: House) -> None:
    table = house.open_table(chat="free")

    async def story() -> messages.Refused:
        return await (await house.visit(table, "Ben")).ask(messages.Say(words="hello"), messages.Refused)

    assert house.tell(story()).code == "unauthorised"


def test_a_question_that_the_coach_does_not_know_is_refused(house: House) -> None:
    table = house.open_table()

    async def story() -> messages.Refused:
        anna, _ = await house.begin(table, "Anna", "Ben")
        return await anna.ask(ask("hidden", eyes="mine"), messages.Refused)

    refused = house.tell(story())
    assert refused.code == "malformed"
