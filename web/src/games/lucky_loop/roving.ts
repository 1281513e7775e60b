// A group of buttons is one stop of the Tab key; arrows walk inside it.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key leads from a place among so many, round and round; null for a key that leads nowhere. */
export function stepped(key: string, at: number, count: number): number | null {
  const step = steps[key];
  return step && count > 0 ? (step(at, count - 1) + count) % count : null;
}

const buttonsIn = (group: HTMLElement): HTMLButtonElement[] => [...group.querySelectorAll('button')].filter((one) => one.checkVisibility());

/** The Tab key comes to where one is, or was, or else to the first. */
function settle(group: HTMLElement): void {
  const buttons = buttonsIn(group);
  const stop =
    buttons.find((one) => one === document.activeElement) ?? buttons.find((one) => one.getAttribute('tabindex') === '0') ?? buttons[0];
  for (const one of buttons) one.tabIndex = one === stop ? 0 : -1;
}

/** The buttons in this element are one stop; they may come and go. */
export const roving: Attachment<HTMLElement> = (group) => {
  const observer = new MutationObserver(() => settle(group));
  observer.observe(group, { subtree: true, childList: true });
  settle(group);
  const off = [
    on(group, 'focusin', () => settle(group)),
    on(group, 'keydown', (event) => {
      const buttons = buttonsIn(group);
      const at = stepped(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
      if (at === null || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      buttons[at]?.focus();
    }),
  ];
  return () => {
    observer.disconnect();
    off.forEach((end) => end());
  };
};
