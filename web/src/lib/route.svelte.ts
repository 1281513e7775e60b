// Where in the house we are: `/` is the start page, `/t/{table}` a table, `/t/{table}/review` its review, `/learn/{game}/{lesson}` a lesson.
import type { Arrival } from './table.svelte';

class Route {
  path = $state(location.pathname);
  /** What I want at the table that I am going to. */
  arrival = $state.raw<Arrival | null>(null);
  readonly table = $derived(/^\/t\/([^/]+)$/.exec(this.path)?.[1] ?? null);
  readonly lesson = $derived(/^\/learn\/([^/]+)\/([^/]+)$/.exec(this.path)?.slice(1) ?? null);

  go(path: string, arrival: Arrival | null = null): void {
    history.pushState(null, '', path);
    this.#arrive(arrival);
  }

  /** The browser's own way back and forth. */
  return(): void {
    this.#arrive(null);
  }

  #arrive(arrival: Arrival | null): void {
    this.arrival = arrival;
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Follows a link within the house without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented;
  if (!link || elsewhere || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  event.preventDefault();
  route.go(link.pathname);
}
