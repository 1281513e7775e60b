// The roving tabindex of WAI-ARIA: a group is one stop of the Tab key, and arrows, Home and End move inside it.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** How the keys move inside a group. */
export interface Navigation {
  /** The items, in the order of the Tab key. */
  items: (group: HTMLElement) => readonly HTMLElement[];
  /** Returns where a key leads from an item, or undefined if it leads nowhere. */
  next: (group: HTMLElement, from: HTMLElement, key: string) => HTMLElement | undefined;
  /** Returns the item that the Tab key enters, given the item that had the focus last. */
  entry: (items: readonly HTMLElement[], last: HTMLElement | null) => HTMLElement | undefined;
}

/** Makes a group one stop of the Tab key. */
export function rovingTabindex({ items, next, entry }: Navigation): Attachment<HTMLElement> {
  return (group) => {
    let last: HTMLElement | null = null;

    function update() {
      const all = items(group);
      const stop = all.find((item) => item === document.activeElement) ?? entry(all, last);
      for (const item of all) item.tabIndex = item === stop ? 0 : -1;
    }
    function onFocusIn({ target }: FocusEvent) {
      last = target instanceof HTMLElement ? target : null;
      update();
    }
    /** A removed item loses the focus to nothing: the observer then sees all items, this event does not. */
    function onFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget) update();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const found = event.target instanceof HTMLElement && next(group, event.target, event.key);
      if (!found) return;
      event.preventDefault();
      found.focus();
    }

    update();
    const observer = new MutationObserver(update);
    observer.observe(group, { subtree: true, childList: true, attributeFilter: ['data-can', 'disabled'] });
    const listeners = [on(group, 'keydown', onKeyDown), on(group, 'focusin', onFocusIn), on(group, 'focusout', onFocusOut)];
    return () => {
      observer.disconnect();
      listeners.forEach((remove) => remove());
    };
  };
}

function visibleButtons(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('button:enabled')].filter((button) => button.checkVisibility());
}

/** Returns the nearest item of the next row above (-1) or below (1) on the screen. */
function inNextRow(items: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const { left, right, top } = from.getBoundingClientRect();
  const places = items.map((item) => ({ item, place: item.getBoundingClientRect() }));
  const beyond = places.filter(({ place }) => (place.top - top) * way > 4);
  const row = Math.min(...beyond.map(({ place }) => Math.abs(place.top - top)));
  const aside = (place: DOMRect) => Math.abs(place.left + place.right - left - right);
  return beyond
    .filter(({ place }) => Math.abs(place.top - top) < row + 4)
    .toSorted((one, other) => aside(one.place) - aside(other.place))
    .at(0)?.item;
}

function nextOnScreen(group: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const items = visibleButtons(group);
  const at = items.indexOf(from);
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowLeft: () => items.at(at - 1),
    ArrowRight: () => items[(at + 1) % items.length],
    ArrowUp: () => inNextRow(items, from, -1) ?? items[Math.max(0, at - 1)],
    ArrowDown: () => inNextRow(items, from, 1) ?? items[Math.min(items.length - 1, at + 1)],
    Home: () => items[0],
    End: () => items.at(-1),
  };
  return targets[key]?.();
}

/** Arrow keys move by the buttons' positions on the screen. Tab enters at the last focused button, else the checked one, else the first. */
export const roving = rovingTabindex({
  items: visibleButtons,
  next: nextOnScreen,
  entry: (items, last) => items.find((item) => item === last) ?? items.find((item) => item.ariaChecked === 'true') ?? items[0],
});
