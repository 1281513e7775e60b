"""Contrast as it is seen: for text of which nothing but its picture tells what lies behind it, as on a gradient or a drawing."""

import base64
from typing import Any

from playwright.sync_api import Locator, Page

_UNSEEN = """(one) => {
    one.dataset.measured = '';
    const style = document.createElement('style');
    style.textContent = '[data-measured], [data-measured] * { color: transparent !important; fill: transparent !important;'
        + ' text-shadow: none !important; transition: none !important; caret-color: transparent !important; }';
    document.head.append(style);
    return style;
}"""
_SEEN = "(style) => { style.remove(); document.querySelector('[data-measured]').removeAttribute('data-measured'); }"
_LARGE = """(one) => {
    const { fontSize, fontWeight } = getComputedStyle(one);
    return parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
}"""
_MEASURE = """async ([shown, behind]) => {
    const pixels = async (png) => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
    };
    const light = (at, data) => {
        const [r, g, b] = [0, 1, 2].map((i) => data[at + i] / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [text, ground] = [await pixels(shown), await pixels(behind)];
    const ratios = [];
    for (let at = 0; at < text.length; at += 4) {
        const [one, other] = [light(at, text), light(at, ground)];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (ratio > 1.05) ratios.push(ratio);
    }
    ratios.sort((a, b) => b - a);
    return ratios.length < 4 ? null : ratios[Math.floor(ratios.length * 0.1)];
}"""
"""The contrast of the pixels of the letters that are covered best; those at their edges are half of what is behind."""


def measured(page: Page, text: Locator) -> tuple[float, float] | None:
    """The contrast of a text with what is behind it, and what is demanded of it; None where nothing of it can be seen."""
    text.evaluate("one => one.scrollIntoView({ block: 'center' })", timeout=2000)  # and not beneath a bar, where it would count as seen
    box = text.bounding_box()
    if box is None or box["width"] < 2 or box["height"] < 2:
        return None
    shown = _picture(text)
    style = text.evaluate_handle(_UNSEEN)
    behind = _picture(text)
    page.evaluate(_SEEN, style)
    ratio: Any = page.evaluate(_MEASURE, [shown, behind])
    return None if ratio is None else (ratio, 3.0 if text.evaluate(_LARGE) else 4.5)


def _picture(text: Locator) -> str:
    return base64.b64encode(text.screenshot(animations="disabled", timeout=4000)).decode()
