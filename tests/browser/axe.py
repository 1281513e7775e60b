"""What axe-core has against a page: nothing may be wrong with it, and no contrast may be left in doubt."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async (rules) => {
    const { violations, incomplete } = await axe.run(document, { resultTypes: ['violations', 'incomplete'], rules });
    const told = (kind) => ({ id, nodes }) => nodes.map((node) => ({
        kind, rule: id, at: node.target.flat().join(' '), html: node.html.slice(0, 200),
        why: [...node.any, ...node.all, ...node.none].map((check) => check.message).join(' '),
    }));
    return [...violations.flatMap(told('wrong')), ...incomplete.flatMap(told('in doubt'))];
}"""
_SETTLED = "() => document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity).length === 0"
_RULES = {
    # A page of a game is one screen: what is sticky lies over nothing that has to be read.
    "target-size": {"enabled": True},
}


def faults(page: Page) -> list[str]:
    """What is wrong with the page as it is shown, one line for each place."""
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    page.wait_for_function(_SETTLED)
    found: list[dict[str, Any]] = page.evaluate(_RUN, _RULES)
    return [f"{one['kind']}: {one['rule']} at {one['at']}: {one['why']} {one['html']}" for one in found]
