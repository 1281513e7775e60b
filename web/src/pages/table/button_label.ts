/** What a button is called by those who hear it; nothing where it cannot be pressed. */
export function nameOfButton(button: HTMLButtonElement): string {
  if (button.disabled || button.ariaDisabled === 'true' || !button.checkVisibility()) return '';
  const labels = (button.getAttribute('aria-labelledby') ?? '').split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);
  return (button.ariaLabel ?? (labels.join(' ') || heardIn(button))).replaceAll(/\s+/g, ' ').trim();
}

function heardIn(node: Node): string {
  if (node instanceof Element && node.ariaHidden === 'true') return '';
  return node.childNodes.length ? [...node.childNodes].map(heardIn).join(' ') : (node.textContent ?? '');
}
