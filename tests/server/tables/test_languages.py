"""Everybody reads the server's own words in their own language."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tavolata.i18n import current_language, translate
from tavolata.server.features import lessons
from tavolata.server.identity import key_of
from tavolata.server.protocol import messages
from tavolata.server.tables.session import Session
from tavolata.server.tables.subscribers import Subscribers
from tests.server.harness import House
from tests.server.store.test_store import ROW


class Ear:
    """A visitor who keeps what they hear."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.told = asyncio.Event()

    def set_spectator_queue(self, catch_up: Callable[[], None] | None) -> None:
        """Nothing else is told here."""

    def send_shared(self, frames: bytes) -> None:
        """Hear something encoded."""
        self.heard.append(msgspec.json.decode(frames[2:])["words"])
        self.told.set()


def test_what_is_told_to_all_is_put_into_the_words_of_each() -> None:
    async def story() -> dict[str, list[str]]:
        audience, ears = Subscribers(), {lang: Ear() for lang in ("en", "it", "fr")}
        for lang, ear in ears.items():
            audience.add(cast(Session, ear), key_of(f"secret of {lang}"), lang, ROW)
        audience.broadcast(lambda _: messages.ChatMessage(0, "", current_language()), localized=True)
        assert current_language() == "en"
        for ear in ears.values():
            await ear.told.wait()
        return {lang: ear.heard for lang, ear in ears.items()}

    assert asyncio.run(story()) == {"en": ["en"], "it": ["it"], "fr": ["fr"]}


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_without_a_built_client_the_sentence_is_in_the_language_of_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr("tavolata.server.app.built_client", lambda: None)
    with House(tmp_path) as house:
        answer = house.get("/", **{"Accept-Language": f"{lang};q=0.9, en;q=0.5"})
    assert (answer.status_code, answer.text) == (503, translate("server.not-built", lang=lang))
    assert (answer.headers["content-language"], answer.headers["vary"]) == (lang, "Accept-Language")


@pytest.mark.parametrize("path", ["/api/rules/lucky-loop", "/api/words/lucky-loop"])
def test_who_asks_in_a_language_is_answered_in_it_and_nothing_is_kept_for_others(house: House, path: str) -> None:
    asked = {lang: house.get(f"{path}?lang={lang}", **{"Accept-Language": "en"}) for lang in ("en", "it", "fr")}
    assert len({answer.text for answer in asked.values()}) == len(asked)
    assert {answer.headers["cache-control"] for answer in asked.values()} == {"no-store"}
    assert house.get(path, **{"Accept-Language": "it-IT,it"}).text == asked["it"].text


def test_a_learner_has_their_own_name() -> None:
    seats = lessons.lesson_content("lucky-loop", lessons.offers("lucky-loop")[0].name, "it", "Ada").seats
    assert [seat.name for seat in seats if seat.mine] == ["Ada"]
