// The focus is never lost: where what had it vanishes, the next key starts from what there is to do.
//
// What one does next is marked with `data-next`: a button, or a part of the page with `tabindex="-1"`. Where nothing near is, the
// nearest part of the page that has something to reach is the place, and at last the page itself.
import { on } from 'svelte/events';

const parts = 'dialog, form, section, aside, nav, main, [role=group]';
const reachable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

function canHaveFocus(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled');
}

function firstIn(part: ParentNode, which: string): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(which)].find((one) => canHaveFocus(one) && one.tabIndex >= (which === reachable ? 0 : -1));
}

/** Where to go on from among what surrounded the lost element, from inside to outside. */
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
  /** What had the focus last, and what is round it. */
  #surroundings: readonly Element[] = [];
  /** The page itself has the focus until there is something to do. */
  #parked: HTMLElement | null = null;

  /** Watches over the focus of this page; what ends it. */
  watch(): () => void {
    const observer = new MutationObserver(() => {
      this.#recover();
      // What is disabled loses the focus only when it is next drawn.
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

  /** A focus that left an existing element left on purpose. */
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
