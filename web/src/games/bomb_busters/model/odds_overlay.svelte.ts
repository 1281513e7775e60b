// Looking closely: what hidden wires could be, with my eyes or with everybody's, as far as the table allows.
import type { Eyes, Insight, Level, View } from '../types';
import { loadItem, saveItem } from '../../../shared/platform/storage';
import { t } from '../messages';

const where = 'bomb-busters.looking';

interface Source {
  view: View;
  insight: Insight | null;
  wonder: ((eyes: Eyes) => void) | null;
}

/** What stands on the wires when one looks with these eyes. */
export function explained(eyes: Eyes, level: Level, name: (seat: number) => string): string {
  if (eyes === 'all') return t('bomb_busters.tool.all.hint');
  if (eyes !== 'mine') return t('bomb_busters.tool.eyes.hint', { name: name(eyes) });
  return t(level === 'odds' ? 'bomb_busters.tool.odds.hint' : 'bomb_busters.tool.certain.hint');
}

export class Looking {
  /** With whose eyes every wire is looked at; null when nothing is shown on the wires. */
  overlay: Eyes | null = $state(null);
  /** With whose eyes the one wire whose notes are open is looked at. */
  closely = $state<Eyes | null>(null);
  readonly #table: string;
  readonly #source: () => Source;
  #asked: { view: View; eyes: Eyes } | null = null;
  /** The eyes with which one has looked, and the last that were new, with the position then. */
  readonly #known = new Set<Eyes>();
  #new = $state.raw<{ eyes: Eyes; view: View } | null>(null);

  /** Who comes back to a table looks as before. */
  constructor(table: string, source: () => Source) {
    this.#table = table;
    this.#source = source;
    const kept = loadItem<{ table: string; eyes: Eyes | null } | null>(where, null);
    if (kept?.table === table) this.overlay = kept.eyes;
  }

  /** Whether to say what is seen: the first time, until something happens. */
  readonly isNew = $derived.by(() => this.#new?.eyes === this.overlay && this.#new.view === this.#source().view);

  readonly may = $derived.by(() => this.#source().wonder !== null && this.level !== 'off');
  readonly level: Level = $derived.by(() => this.#source().view.insight);
  readonly eyes: Eyes | null = $derived(this.overlay ?? this.closely);
  /** The answer, if it is the one to the question. */
  readonly insight: Insight | null = $derived.by(() => {
    const { insight } = this.#source();
    return this.eyes !== null && insight?.eyes === this.eyes ? insight : null;
  });
  readonly asking = $derived(this.may && this.eyes !== null && this.insight === null);

  toggle(eyes: Eyes): void {
    this.overlay = this.overlay === eyes ? null : eyes;
    saveItem(where, { table: this.#table, eyes: this.overlay });
    if (this.#known.has(eyes)) return;
    this.#known.add(eyes);
    this.#new = { eyes, view: this.#source().view };
  }

  /** Asks again for every new position and for other eyes, and each time once. */
  ask(): void {
    const { view, wonder } = this.#source();
    const eyes = this.eyes;
    if (!this.may || eyes === null || this.insight || view.result) return;
    if (this.#asked?.view === view && this.#asked.eyes === eyes) return;
    this.#asked = { view, eyes };
    wonder?.(eyes);
  }
}
