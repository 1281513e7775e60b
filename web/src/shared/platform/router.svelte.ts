// The routes: `/` is the start page, `/t/{table}` a table, `/t/{table}/review` its review, `/learn/{game}/{lesson}` a lesson,
// `/shipyard/{game}` its workshop, `/race/{game}` its race of the day, `/race/{game}/{race}` any other, `/campaign/{game}/{id}` the campaign of a team.
import type { JoinIntent } from '../net/table_client.svelte';

/** A moment of a finished game: the number of lines, and the seat whose view is shown. */
export interface Moment {
  at: number;
  viewpoint: number | null;
}

/** Returns the address of a moment of a finished game. */
export function momentUrl(table: string, { at, viewpoint }: Moment): string {
  return `/t/${table}?at=${at}${viewpoint === null ? '' : `&eyes=${viewpoint}`}`;
}

function parseCount(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

class Router {
  path = $state(location.pathname);
  /** The query of the address, such as `?at=12&eyes=1` for a table. */
  search = $state(location.search);
  /** What the player wants to do on arrival at the next table. */
  joinIntent = $state.raw<JoinIntent | null>(null);
  readonly table = $derived(/^\/t\/([^/]+)$/.exec(this.path)?.[1] ?? null);
  readonly review = $derived(/^\/t\/([^/]+)\/review$/.exec(this.path)?.[1] ?? null);
  readonly lesson = $derived(/^\/learn\/([^/]+)\/([^/]+)$/.exec(this.path)?.slice(1) ?? null);

  readonly race = $derived(/^\/race\/([^/]+)(?:\/([^/]+))?$/.exec(this.path)?.slice(1) ?? null);
  readonly campaign = $derived(/^\/campaign\/([^/]+)\/([^/]+)$/.exec(this.path)?.slice(1) ?? null);
  readonly workshop = $derived(/^\/shipyard\/([^/]+)$/.exec(this.path)?.[1] ?? null);

  /** The moment of the table that the address names. */
  readonly moment: Moment | null = $derived.by(() => {
    const wanted = new URLSearchParams(this.search);
    const at = parseCount(wanted.get('at'));
    return at === null ? null : { at, viewpoint: parseCount(wanted.get('eyes')) };
  });

  go(path: string, arrival: JoinIntent | null = null): void {
    history.pushState(null, '', path);
    this.#update(arrival);
  }

  /** Replaces the query of the current address. */
  replaceSearch(search: string): void {
    history.replaceState(null, '', this.path + search);
    this.search = search;
  }

  /** Handles the browser's back and forward buttons. */
  onPopState(): void {
    this.#update(null);
  }

  #update(arrival: JoinIntent | null): void {
    this.joinIntent = arrival;
    this.path = location.pathname;
    this.search = location.search;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follows an internal link without reloading the page. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented;
  if (!link || elsewhere || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
