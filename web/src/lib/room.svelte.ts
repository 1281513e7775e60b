// What every room with a show does, attached to the element that is the room.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** A tap or a key hurries what is shown just now. */
export function hurries(director: { hurry: () => void }): Attachment<HTMLElement> {
  return (room) => {
    const off = (['pointerdown', 'keydown'] as const).map((touch) => on(room, touch, () => director.hurry(), { capture: true }));
    return () => off.forEach((end) => end());
  };
}

/** What had the focus may be gone after a change: the next key starts from what there is to do. */
export function keepsFocus(changes: () => unknown, place: string): Attachment<HTMLElement> {
  return (room) => {
    let inside = false;
    $effect(() => {
      changes();
      if (inside && document.activeElement === document.body) room.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    });
    return on(document, 'focusin', ({ target }) => (inside = target instanceof Node && room.contains(target)));
  };
}
