"""What axe-core has against a page; the contrast that it cannot tell is measured, so that nothing is left in doubt."""

from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotReached

from tests.browser.contrast import measured

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_DRAWN = ".shade, .shadow, .chalk"
"""Letters that nobody reads: drawn under others as their shadow, or as chalk on a plan."""
_RUN = """async ([drawn, known, rules]) => {
    const over = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const { violations, incomplete } = await axe.run(over, { resultTypes: ['violations', 'incomplete'], ...rules });
    const alike = new Set(known);
    const look = (one) => {
        const { color, fill, fontSize, fontWeight, opacity, backgroundColor } = getComputedStyle(one);
        return [one.tagName, one.getAttribute('class'), color, fill, fontSize, fontWeight, opacity, backgroundColor].join();
    };
    const isNew = ({ element }) => {
        if (!element || element.closest(drawn) || alike.has(look(element))) return false;
        return alike.add(look(element));
    };
    const told = (kind) => ({ id, nodes }) => nodes.map((node) => ({
        kind, rule: id, at: node.target.flat().join(' '), html: node.html.slice(0, 160),
        element: document.querySelector(node.target.flat().at(-1)),
        why: [...node.any, ...node.all, ...node.none].map((check) => check.message).join(' '),
        contrast: node.any.map(({ data }) => data?.contrastRatio ?? 0).find(Boolean) ?? 0,
    }));
    const found = [...violations.flatMap(told('wrong')), ...incomplete.flatMap(told('in doubt'))];
    const once = found.filter((one) => one.rule !== 'color-contrast' || isNew(one)).map(({ element, ...one }) => one);
    return [once, [...alike]];
}"""
_SETTLED = """() => document.getAnimations().every(({ playState, effect }) =>
    playState !== 'running' || effect.getTiming().iterations === Infinity)"""


CONTRAST = {"runOnly": ["color-contrast"]}
"""All that another scheme of colours can change."""
ALL_BUT_CONTRAST = {"rules": {"color-contrast": {"enabled": False}}}
"""All that another language can change."""
Rules: TypeAlias = dict[str, Any]


def faults(page: Page, known: set[str], rules: Rules | None = None) -> list[str]:
    """What is wrong with the page as it is shown, or with the dialog over it; looks that were measured before are known."""
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    page.wait_for_function(_SETTLED)
    found, looks = page.evaluate(_RUN, [_DRAWN, [*known], rules or {}])
    known.update(looks)
    return [words for one in found if (words := _fault(page, one))]


def _fault(page: Page, found: dict[str, Any]) -> str | None:
    """What is wrong at a place; None where a measurement takes the doubt away."""
    told = f"{found['kind']}: {found['rule']} at {found['at']}: {found['why']} {found['html']}"
    if found["rule"] != "color-contrast" or found["kind"] == "wrong":
        return told
    if found["contrast"] >= 4.5:
        return None
    text = page.locator(found["at"]).first
    try:
        contrast = measured(page, text)
    except NotReached:
        return f"unreached: {told}" if text.is_visible() else None
    return None if contrast is None or contrast[0] >= contrast[1] else f"measured {contrast[0]:.2f} of {contrast[1]}: {told}"
