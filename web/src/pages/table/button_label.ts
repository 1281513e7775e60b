/** Returns the accessible name of a button, or an empty text if it cannot be pressed. */
export function buttonLabel(button: HTMLButtonElement): string {
  if (button.disabled || button.ariaDisabled === 'true' || !button.checkVisibility()) return '';
  const labels = (button.getAttribute('aria-labelledby') ?? '').split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);
  return (button.ariaLabel ?? (labels.join(' ') || accessibleText(button))).replaceAll(/\s+/g, ' ').trim();
}

function accessibleText(node: Node): string {
  if (node instanceof Element && node.ariaHidden === 'true') return '';
  return node.childNodes.length ? [...node.childNodes].map(accessibleText).join(' ') : (node.textContent ?? '');
}
