/** Whether a key was pressed by itself, and not while something is written or a dialog is open. */
export function isShortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, wanted: string): boolean {
  const writing = target instanceof Element && target.closest('input, textarea, select, dialog');
  return key === wanted && !writing && !ctrlKey && !metaKey && !altKey;
}
