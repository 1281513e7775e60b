"""Write a pseudo-locale of the English messages, longer and accented: `python tools/pseudo_locale.py FOLDER`.

Text that stays plain English in it is no message; text that is cut off in it will be cut off in a real language.
FOLDER receives the messages of src/tavolata with the pseudo-locale among them.
"""

import re
import shutil
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

PSEUDO = "en-XA"
"""The language tag of the pseudo-locale."""
TAVOLATA = Path(__file__).resolve().parent.parent / "src" / "tavolata"

_ACCENTS = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒĝĥíĵķłɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁṀÑÓÞɊŔŠŢÚṼŴẊÝŽ")
_VOWEL = re.compile("([aeiouy])")


def accented(text: str) -> str:
    """The text with accents and doubled vowels, about two fifths longer."""
    return _VOWEL.sub(r"\1\1", text).translate(_ACCENTS)


class _Accents(visitor.Transformer):
    """Rewrites every text of a page; placeables stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the name is Fluent's
        """Rewrite one text element."""
        return ast.TextElement(accented(node.value))

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - the name is Fluent's
        """Put a message in brackets, so that a cut-off end is visible."""
        self.generic_visit(node)
        if node.value:
            node.value.elements = [ast.TextElement("⟦"), *node.value.elements, ast.TextElement("⟧")]
        return node


def pseudo(page: str) -> str:
    """A page of English messages in the pseudo-locale."""
    resource = FluentParser(with_spans=False).parse(page)
    return str(FluentSerializer().serialize(_Accents().visit(resource)))


def make(folder: Path) -> None:
    """Copy the messages of the site and of all games and add the pseudo-locale."""
    for words in [TAVOLATA / "i18n", *sorted(TAVOLATA.glob("games/*/words"))]:
        copy = folder / words.relative_to(TAVOLATA)
        shutil.copytree(words, copy, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
        (copy / PSEUDO).mkdir()
        for page in sorted((words / "en").glob("*.ftl")):
            (copy / PSEUDO / page.name).write_text(pseudo(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
