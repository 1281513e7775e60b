// A long press on a tile magnifies it, and the click that follows is ignored.
import type { Attachment } from 'svelte/attachments';

/** Milliseconds after which a press is a long press. */
const longPressMs = 450;
/** The movement in pixels that a long press tolerates. */
const moveTolerance = 10;

function tileAt(target: EventTarget | null): number | null {
  const lying = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return lying ? Number(lying.dataset['tile']) : null;
}

/** Attaches the long press to all tiles inside an element. */
export function zoomOnLongPress(show: (tile: number) => void): Attachment<HTMLElement> {
  return (room) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let down: PointerEvent | null = null;
    let shown = false;

    const begin = (event: PointerEvent) => {
      const tile = tileAt(event.target);
      shown = false;
      down = event;
      clearTimeout(timer);
      if (tile !== null) timer = setTimeout(() => ((shown = true), show(tile)), longPressMs);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (down && Math.hypot(clientX - down.clientX, clientY - down.clientY) > moveTolerance) clearTimeout(timer);
    };
    const end = () => clearTimeout(timer);
    const swallow = (event: Event) => {
      if (shown) event.stopPropagation();
      if (shown || (event.type === 'contextmenu' && tileAt(event.target) !== null)) event.preventDefault();
    };

    const all = [
      ['pointerdown', begin],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
      ['click', swallow],
      ['contextmenu', swallow],
    ] as const;
    for (const [kind, heard] of all) room.addEventListener(kind, heard as EventListener, { capture: true });
    return () => {
      end();
      for (const [kind, heard] of all) room.removeEventListener(kind, heard as EventListener, { capture: true });
    };
  };
}
