"""Formats the messages of one language by Project Fluent; `web/src/shared/i18n/fluent.ts` does the same in the browser."""

import unicodedata
from collections.abc import Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentNumber, FluentType

from tavolata.i18n import Fact, Facts, MissingMessage, message_id

GROUP_DIGITS_FROM = 10_000
"""Numbers from here on are written in groups of three digits."""
MAX_FACT_LENGTH = 1000
"""The longest text that Fluent inserts."""
TENTH = Decimal("0.1")
MINUS = "\N{MINUS SIGN}"


class _Negated(FluentType):
    """Fluent value: a negative number with a true minus sign instead of a hyphen."""

    def __init__(self, amount: FluentNumber) -> None:
        self._amount = amount

    def format(self, locale: Locale) -> str:
        """Return the formatted amount after a minus sign."""
        return MINUS + self._amount.format(locale)


class Translator:
    """Formats the messages of one language; each is parsed on first use."""

    def __init__(self, lang: str, sources: Mapping[str, str]) -> None:
        self._sources = sources
        self._locale = _locale(lang)
        functions: dict[str, Any] = {"WORD": self._word, "ELIDE": elide, "SIGNED": self._signed_number}
        self._bundle = FluentBundle([str(self._locale)], functions=functions, use_isolating=False)

    def translate(self, name: str, facts: Facts) -> str:
        """Return the text of a message id with its facts."""
        return self._format(name, None, {fact: _facts_text(value) for fact, value in facts.items()})

    def format_list(self, names: Sequence[str]) -> str:
        """Return names as a list in a sentence."""
        return format_list(names, locale=self._locale)

    def _format(self, name: str, form: str | None, facts: Mapping[str, Any]) -> str:
        message = self._message(name)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            raise MissingMessage(f"The message {name!r} has no words.")
        text, faults = self._bundle.format_pattern(pattern, dict(facts))
        if faults:
            raise MissingMessage(f"The message {name!r} cannot be said: {faults[0]}. It was told {', '.join(facts) or 'no facts'}.")
        return str(text)

    def _message(self, name: str) -> Any:
        if not self._bundle.has_message(name):
            if name not in self._sources:
                raise MissingMessage(f"There is no message {name!r}: add it to a file of words/en/, the house's or the game's.")
            self._bundle.add_resource(FluentResource(self._sources[name]))
        return self._bundle.get_message(name)

    def _word(self, fact: Any, *, of: str, form: str | None = None) -> str:
        """`WORD($card, of: "game-card", form: "the")`: return the message `game-card-<card>`, in one of its forms if it has that."""
        return self._format(message_id(f"{of}-{_fact_value(fact)}"), form, {})

    def _signed_number(self, number: FluentType) -> str:
        """`SIGNED($amount)`: return the number with a plus sign if it is positive."""
        written = str(number.format(self._locale))
        return written if isinstance(number, _Negated) or written == "0" else f"+{written}"


def _locale(lang: str) -> Locale:
    """Return the locale of a language, or English where Babel has none."""
    try:
        return Locale.parse(lang.split("-", maxsplit=1)[0])
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def _facts_text(value: Fact) -> str | FluentType:
    """Return a fact as a Fluent value: a number has at most one decimal, and a zero has no sign."""
    if isinstance(value, str):
        return value if len(value) < MAX_FACT_LENGTH else f"{value[: MAX_FACT_LENGTH - 1]}…"
    amount = type(value)(Decimal(abs(value)).quantize(TENTH, ROUND_HALF_UP))  # as browsers round
    made = FluentInt if isinstance(value, int) else FluentFloat
    number = made(amount, maximumFractionDigits=1, useGrouping=amount >= GROUP_DIGITS_FROM)
    return _Negated(number) if value < 0 and amount else number


def _fact_value(fact: Any) -> str:
    if isinstance(fact, FluentNone):
        raise MissingMessage("A word is wanted of a fact that nobody told.")
    return str(int(fact)) if isinstance(fact, FluentInt) else str(fact)


def elide(word: Any, following: Any) -> str:
    """`ELIDE("de", $name)`: return both words, the first without its vowel before another vowel, as in « d'Otto » and « de Bice »."""
    text = str(following)
    first = unicodedata.normalize("NFD", text[:1]).lower()[:1]
    return f"{str(word)[:-1]}'{text}" if first in ("a", "e", "i", "o", "u", "œ", "æ") else f"{word} {text}"
