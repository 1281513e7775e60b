/** True if a key was pressed without modifiers, outside text fields and while no dialog is open. */
export function isShortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, wanted: string): boolean {
  const writing = target instanceof Element && target.closest('input, textarea, select, dialog');
  return key === wanted && !writing && !ctrlKey && !metaKey && !altKey;
}
