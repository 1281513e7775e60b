// What the house knows of each game beyond what the server tells.
import type { OpenTable } from './wire';

interface Known {
  /** Whether its advisor has something to say. */
  advised: boolean;
  /** Everybody acts at the same time: what others do meanwhile does not change what I want. */
  atOnce: boolean;
  /** What the scores are counted in. */
  counted: 'points' | 'credits';
  /** The room shows the end in full, and needs no dialog before it. */
  tellsEnd: boolean;
  /** The options of a newcomer's first table, where they are not the game's own. */
  usual: NonNullable<OpenTable['options']>;
  /** The option that everybody wants to see before they begin. */
  shown: string | null;
}

const plain: Known = { advised: false, atOnce: false, counted: 'points', tellsEnd: false, usual: {}, shown: null };

const known: Readonly<Record<string, Known>> = {
  'lucky-loop': { ...plain, advised: true },
  'bomb-busters': { ...plain, tellsEnd: true, shown: 'mission' },
  'galaxy-trucker': { ...plain, atOnce: true, counted: 'credits', tellsEnd: true, usual: { level: 'test' }, shown: 'level' },
};

export function knownOf(game: string): Known {
  return known[game] ?? plain;
}
