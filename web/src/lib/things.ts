// Things on a table: rooms name what can be asked about or pointed at by `data-thing`, as `kind` or `kind:which` ("card:R7", "token").

/** What a thing is, in words. */
export interface Explained {
  name: string;
  /** One sentence: what it is, and what it is for. */
  says: string;
  /** Where the rules tell more of it. */
  rule?: string;
}

export function kindOf(thing: string): string {
  return thing.split(':', 1)[0] ?? thing;
}

/** What follows the kind: of "card:R7" the "R7"; empty where nothing does. */
export function whichOf(thing: string): string {
  return thing.slice(kindOf(thing).length + 1);
}

/** The first element on the page that stands for a thing and is in sight. */
export function find(thing: string): Element | null {
  const named = document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`);
  return [...named].find((element) => element.getClientRects().length > 0) ?? null;
}
