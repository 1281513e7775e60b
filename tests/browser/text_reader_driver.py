"""Somebody who reads every word of a page, and finds what is not in their language, not put into words, or cut off."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, visitor
from playwright.sync_api import Page

from tavolata.core.registry import plugins
from tavolata.core.text.rulebook import sections_of
from tavolata.i18n import ENGLISH, catalogue

WORDS = """() => {
    const found = [document.title];
    const seen = (element) => element.checkVisibility() && !element.closest('script, style, option[lang]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (seen(walker.currentNode.parentElement)) found.push(walker.currentNode.data);
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        if (seen(element)) for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return [...new Set(found.map((words) => words.replace(/[ \\t\\n]+/g, ' ').trim()))].filter((words) => /\\p{L}/u.test(words));
}"""
"""Every text that is seen or heard, each once."""

CUT = """() => {
    const isMeant = ({ webkitLineClamp, clipPath, clip, overflowX }) =>
        webkitLineClamp !== 'none' || clipPath !== 'none' || clip !== 'auto' || /auto|scroll/.test(overflowX);
    const holds = 'button, .button, a, label, legend, h1, h2, h3, th, td, select';
    const isText = (node) => node.nodeType === 3 && /\\p{L}/u.test(node.data);
    const hasWords = (one) => !one.closest('[data-shortened]') && [...one.childNodes].some(isText);
    const texts = [...document.querySelectorAll('body *')].filter((one) => hasWords(one) && one.checkVisibility({ opacityProperty: true }));
    const cut = texts.flatMap((one) => {
        for (let box = one; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (isMeant(style)) return [];
            if (box !== one && !/hidden|clip/.test(style.overflowX)) continue;
            if (box === one && !/hidden|clip/.test(style.overflowX) && !one.matches(holds)) continue;
            if (style.display === 'inline' || box.clientWidth === 0) continue;
            if (box.scrollWidth > box.clientWidth + 1) return [`${box.tagName.toLowerCase()}.${box.className}: ${one.textContent.trim()}`];
        }
        return [];
    });
    const wide = document.scrollingElement.scrollWidth - innerWidth;
    return wide > 1 ? [...cut, `the page is ${wide} too wide`] : cut;
}"""
"""Words that are wider than what holds them."""

_KEY = re.compile(r"\b[a-z_]+(?:[.-][a-z0-9_]+)+")
_BROKEN = re.compile(r"[{}]|\bundefined\b|\bNaN\b|\[object")
_WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")

_SHORT = 3
"""Words of so many letters are alike in many languages."""


class Reader:
    """Reads pages in one language, and keeps what is wrong with them."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._read: set[str] = set()
        self.faults: set[str] = set()

    def read(self, page: Page, where: str) -> None:
        """Read all that can be seen or heard."""
        texts: list[str] = page.evaluate(WORDS)
        for text in texts:
            if text not in self._read:
                self._read.add(text)
                self.faults.update(f"{where}: {fault}" for fault in self._faults_in(text))
        self.faults.update(f"{where}: cut off: {cut}" for cut in page.evaluate(CUT))

    def _faults_in(self, text: str) -> Iterator[str]:
        if _BROKEN.search(text):
            yield f"broken: {text}"
        if any(key.replace(".", "-") in catalogue(ENGLISH) for key in _KEY.findall(text)):
            yield f"a key: {text}"
        english = next((piece for piece in pieces(_plain(text)) if piece in _only_english(self._lang)), None)
        if english or text in _english_labels(self._lang):
            yield f"English: {text}"


def pieces(text: str) -> Iterator[str]:
    """Every run of three words, and of two that are not short."""
    words = text.split()
    for one, two, three in zip(words, words[1:], [*words[2:], ""], strict=False):
        if three:
            yield f"{one} {two} {three}"
        if len(one) > _SHORT and len(two) > _SHORT:
            yield f"{one} {two}"


@cache
def _only_english(lang: str) -> frozenset[str]:
    """Every run of words that stands in an English text and in none of this language."""
    return frozenset(_runs(ENGLISH) - _runs(lang))


@cache
def _english_labels(lang: str) -> frozenset[str]:
    """Short English messages that are none of this language."""
    return frozenset(_labels(ENGLISH) - _labels(lang))


@cache
def _runs(lang: str) -> set[str]:
    return {piece for text in _texts(lang) for piece in pieces(_plain(text))}


@cache
def _labels(lang: str) -> set[str]:
    return {text.strip() for text in _texts(lang) if len(text.strip()) >= 3}


@cache
def _texts(lang: str) -> list[str]:
    """The texts between the places of all messages, and the rules."""
    texts = _Texts()
    for source in catalogue(lang).values():
        texts.visit(FluentParser().parse(source))
    rules = [rule.text for plugin in plugins() for section in sections_of(plugin.name, lang) for rule in section.rules]
    return [*texts.found, *rules]


class _Texts(visitor.Visitor):
    """Gathers the plain texts of messages."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - the name is Fluent's
        """One text."""
        self.found.append(node.value)


def _plain(text: str) -> str:
    """The words alone, in small letters; what stands between them cuts nothing."""
    return " ".join(_WORD.findall(text.lower()))
