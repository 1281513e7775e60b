// A tile that is held down is shown large; the tap that would follow does nothing.
import type { Attachment } from 'svelte/attachments';

/** Milliseconds after which a tile is held, not tapped. */
const longPressMs = 450;
/** So many pixels a finger may tremble. */
const moveTolerance = 10;

function tileAt(target: EventTarget | null): number | null {
  const lying = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return lying ? Number(lying.dataset['tile']) : null;
}

/** Watches over all tiles inside. */
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
