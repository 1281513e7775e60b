// A long press, the right mouse button or the key N: the secondary action of an element.
import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';

const longPressMs = 450;

/** Calls back on a long press and suppresses the click that follows. */
export function longPress(held: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touching = false;
    let swallow = false;
    const stop = () => clearTimeout(timer);

    function begin({ pointerType }: PointerEvent) {
      touching = pointerType !== 'mouse';
      swallow = false;
      if (touching) timer = setTimeout(fire, longPressMs);
    }
    /** After a long press by finger the browser sends a click, which is suppressed. */
    function fire() {
      stop();
      swallow = touching;
      held();
    }
    function menu(event: Event) {
      event.preventDefault();
      if (!swallow) fire();
    }
    function key(event: KeyboardEvent) {
      if (event.key === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey) held();
    }
    function tap(event: Event) {
      if (swallow) event.stopImmediatePropagation();
      swallow = false;
    }

    const off = [
      on(node, 'pointerdown', begin),
      on(node, 'pointerup', stop),
      on(node, 'pointercancel', stop),
      on(node, 'pointerleave', stop),
      on(node, 'contextmenu', menu),
      on(node, 'keydown', key),
      on(node, 'click', tap, { capture: true }),
    ];
    return () => {
      stop();
      for (const end of off) end();
    };
  };
}
