// What was last said at the table, so that it can still be read when the next turn has begun.
import type { Place } from '../types';
import type { BombBustersEvent } from '../wire';

/** Somebody pointed, and perhaps announced: right, wrong, or not known yet. */
export interface Saying {
  seat: number;
  at: readonly Place[];
  values: readonly string[];
  right: boolean | null;
}

export interface Story {
  said: Saying | null;
  /** The radar's question and the answer of each stand. */
  scan: { value: string; found: readonly boolean[] } | null;
  /** The value that all wires of a special action had to be. */
  judged?: string;
}

/** Where it is told what was said; of several wires at which somebody pointed the one that was meant is the one that is cut. */
export function toldAt({ at, right }: Saying): Place | null {
  return right && at.length > 1 ? null : (at[0] ?? null);
}

export const nothing: Story = { said: null, scan: null };

function pointed(story: Story, event: Extract<BombBustersEvent, { kind: 'pointed' }>): Story {
  const begun = story.said?.right === null && story.said.seat === event.seat ? story.said.at : [];
  const here = event.slot === null || event.slot === undefined ? [] : [{ stand: event.stand, slot: event.slot }];
  return { said: { seat: event.seat, at: [...begun, ...here], values: [], right: null }, scan: null };
}

/** What was found is said by the wire that is cut; who said it lays open another one. */
function found(story: Story, { seat, stand, slot }: Extract<BombBustersEvent, { kind: 'wire-cut' }>): Story {
  const { said } = story;
  return said?.right && said.seat !== seat ? { ...story, said: { ...said, at: [{ stand, slot }] } } : story;
}

export function follow(story: Story, event: BombBustersEvent): Story {
  switch (event.kind) {
    case 'pointed':
      return pointed(story, event);
    case 'announced':
      return { ...story, said: { seat: event.seat, at: story.said?.at ?? [], values: event.values, right: event.right } };
    case 'wire-cut':
      return found(story, event);
    case 'special-judged':
      return { ...story, judged: event.value };
    case 'scanned':
      return { ...story, scan: { value: event.value, found: event.found } };
    case 'put-back':
    case 'solo-cut':
    case 'reds-revealed':
    case 'passed-on':
      return nothing;
    default:
      return story;
  }
}
