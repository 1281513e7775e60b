// Recovers the focus when the focused element is removed or disabled.
//
// The focus moves to the nearest element marked with `data-next`: a button, or a part of the page with `tabindex="-1"`. Otherwise
// it moves to the first focusable element in the nearest part of the page, and finally to the page itself.
import { on } from 'svelte/events';

const parts = 'dialog, form, section, aside, nav, main, [role=group]';
const reachable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

function canHaveFocus(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled');
}

function firstIn(part: ParentNode, which: string): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(which)].find((one) => canHaveFocus(one) && one.tabIndex >= (which === reachable ? 0 : -1));
}

/** Returns the element to focus next, searched in the ancestors of the lost element from inside to outside. */
function nextAmong(around: readonly Element[]): HTMLElement | undefined {
  for (const one of around) {
    const found = one.matches('[data-next]') ? (one as HTMLElement) : firstIn(one, '[data-next]');
    const next = found ?? (one.matches(parts) ? firstIn(one, reachable) : undefined);
    if (next) return next;
  }
  return undefined;
}

function surroundings(element: Element | null): Element[] {
  return element ? [element, ...surroundings(element.parentElement)] : [];
}

export class FocusRecovery {
  /** The element that had the focus last, followed by its ancestors. */
  #surroundings: readonly Element[] = [];
  /** The page or dialog that has the focus until there is an element to focus. */
  #parked: HTMLElement | null = null;

  /** Starts watching the focus of this page; returns a function that stops it. */
  watch(): () => void {
    const observer = new MutationObserver(() => {
      this.#recover();
      // Browsers take the focus from a disabled element only at the next frame.
      requestAnimationFrame(() => this.#recover());
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'class', 'open', 'data-next'],
    });
    const off = on(document, 'focusin', ({ target }) => (this.#surroundings = surroundings(target as Element)));
    return () => {
      observer.disconnect();
      off();
    };
  }

  #recover(): void {
    const at = document.activeElement;
    if (at === this.#parked && at !== null) this.#leavePark();
    else if (!at || at === document.body || at.matches(':disabled')) this.#findNext();
  }

  /** Does nothing if the last focused element still exists: the player moved the focus away. */
  #findNext(): void {
    const [lost] = this.#surroundings;
    if (!lost || canHaveFocus(lost)) return;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const left = this.#surroundings.filter((one) => one.isConnected && (!modal || modal.contains(one)));
    const next = nextAmong([...left, ...(modal ? [modal] : [document.body])]);
    if (next) this.#focus(next);
    else this.#park(modal ?? document.querySelector('main'));
  }

  #leavePark(): void {
    const next = firstIn(document, '[data-next]');
    if (next) this.#focus(next);
  }

  #park(page: Element | null): void {
    if (!(page instanceof HTMLElement)) return;
    page.tabIndex = -1;
    this.#focus(page);
    this.#parked = page;
  }

  #focus(element: HTMLElement): void {
    this.#parked = null;
    element.focus({ preventScroll: true });
  }
}
