// One stop of the Tab key for things that belong together: arrows walk among them, Home and End go to the ends.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

interface Spot {
  left: number;
  right: number;
  top: number;
}

function thingsIn(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((one) => one.checkVisibility());
}

function spotOf(thing: Element): Spot {
  return thing.getBoundingClientRect();
}

/** The nearest thing of the next row above (-1) or below (1). */
function across(things: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const { left, right, top } = spotOf(from);
  const beyond = things.filter((one) => (spotOf(one).top - top) * way > 4);
  const row = Math.min(...beyond.map((one) => Math.abs(spotOf(one).top - top)));
  const aside = (one: HTMLElement) => Math.abs(spotOf(one).left + spotOf(one).right - left - right);
  return beyond
    .filter((one) => Math.abs(spotOf(one).top - top) < row + 4)
    .toSorted((one, other) => aside(one) - aside(other))
    .at(0);
}

/** Where a key leads from one of the things; undefined where it is no such key. */
function next(things: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = things.indexOf(from);
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowLeft: () => things.at(at - 1),
    ArrowRight: () => things[(at + 1) % things.length],
    ArrowUp: () => across(things, from, -1) ?? things[Math.max(0, at - 1)],
    ArrowDown: () => across(things, from, 1) ?? things[Math.min(things.length - 1, at + 1)],
    Home: () => things[0],
    End: () => things.at(-1),
  };
  return ways[key]?.();
}

/** The Tab key comes to the thing that had the focus last, or to the first. */
export const roving: Attachment<HTMLElement> = (group) => {
  let last: Element | null = null;

  function keepOneStop() {
    const things = thingsIn(group);
    const stop = things.find((one) => one === last) ?? things.find((one) => one.ariaChecked === 'true') ?? things[0];
    for (const one of things) one.tabIndex = one === stop ? 0 : -1;
  }

  const observer = new MutationObserver(keepOneStop);
  observer.observe(group, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  const off = [
    on(group, 'focusin', ({ target }) => {
      last = target as Element;
      keepOneStop();
    }),
    on(group, 'keydown', (event) => {
      const found = event.target instanceof HTMLElement && next(thingsIn(group), event.target, event.key);
      if (!found) return;
      event.preventDefault();
      found.focus();
    }),
  ];
  keepOneStop();
  return () => {
    observer.disconnect();
    off.forEach((end) => end());
  };
};
