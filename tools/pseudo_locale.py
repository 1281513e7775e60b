"""Makes a language that nobody speaks of the English words, longer and with accents: what stays English in it was never a message,
and what is cut off in it will be cut off in some real language.

    python tools/pseudo_locale.py FOLDER

FOLDER gets the words of the house and of every game as they lie in src/tavolata, and the made language among them.
"""

import re
import shutil
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

PSEUDO = "en-XA"
"""The name under which browsers know such a language."""
TAVOLATA = Path(__file__).resolve().parent.parent / "src" / "tavolata"

_ACCENTS = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒĝĥíĵķłɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁṀÑÓÞɊŔŠŢÚṼŴẊÝŽ")
_VOWEL = re.compile("([aeiouy])")


def accented(text: str) -> str:
    """A text with accents, and longer by two fifths or so: every vowel stands twice."""
    return _VOWEL.sub(r"\1\1", text).translate(_ACCENTS)


class _Accents(visitor.Transformer):
    """Gives every text of a page accents; what is filled in stays as it is."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the name is Fluent's
        """One text."""
        return ast.TextElement(accented(node.value))

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - the name is Fluent's
        """A message, in brackets: whoever sees only one of them sees that it is cut off."""
        self.generic_visit(node)
        if node.value:
            node.value.elements = [ast.TextElement("⟦"), *node.value.elements, ast.TextElement("⟧")]
        return node


def pseudo(page: str) -> str:
    """A page of English messages in the made language."""
    resource = FluentParser(with_spans=False).parse(page)
    return str(FluentSerializer().serialize(_Accents().visit(resource)))


def make(folder: Path) -> None:
    """The words of the house and of every game, with the made language among them."""
    for words in [TAVOLATA / "i18n", *sorted(TAVOLATA.glob("games/*/words"))]:
        copy = folder / words.relative_to(TAVOLATA)
        shutil.copytree(words, copy, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
        (copy / PSEUDO).mkdir()
        for page in sorted((words / "en").glob("*.ftl")):
            (copy / PSEUDO / page.name).write_text(pseudo(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
