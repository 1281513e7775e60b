// Looking closely: what hidden wires could be, with my eyes or with everybody's, as far as the table allows.
import type { Viewpoint, Insight, InsightLevel, View } from '../types';
import { loadItem, saveItem } from '../../../shared/platform/storage';
import { t } from '../messages';

const storageKey = 'bomb-busters.looking';

interface Source {
  view: View;
  insight: Insight | null;
  askAdvisor: ((eyes: Viewpoint) => void) | null;
}

/** What stands on the wires when one looks with these eyes. */
export function overlayHint(eyes: Viewpoint, level: InsightLevel, name: (seat: number) => string): string {
  if (eyes === 'all') return t('bomb_busters.tool.all.hint');
  if (eyes !== 'mine') return t('bomb_busters.tool.eyes.hint', { name: name(eyes) });
  return t(level === 'odds' ? 'bomb_busters.tool.odds.hint' : 'bomb_busters.tool.certain.hint');
}

export class OddsOverlay {
  /** With whose eyes every wire is looked at; null when nothing is shown on the wires. */
  viewpointShown: Viewpoint | null = $state(null);
  /** With whose eyes the one wire whose notes are open is looked at. */
  notesViewpoint = $state<Viewpoint | null>(null);
  readonly #table: string;
  readonly #source: () => Source;
  #requested: { view: View; eyes: Viewpoint } | null = null;
  /** The eyes with which one has looked, and the last that were new, with the position then. */
  readonly #knownViewpoints = new Set<Viewpoint>();
  #latest = $state.raw<{ eyes: Viewpoint; view: View } | null>(null);

  /** Who comes back to a table looks as before. */
  constructor(table: string, source: () => Source) {
    this.#table = table;
    this.#source = source;
    const kept = loadItem<{ table: string; eyes: Viewpoint | null } | null>(storageKey, null);
    if (kept?.table === table) this.viewpointShown = kept.eyes;
  }

  /** Whether to say what is seen: the first time, until something happens. */
  readonly isNew = $derived.by(() => this.#latest?.eyes === this.viewpointShown && this.#latest.view === this.#source().view);

  readonly available = $derived.by(() => this.#source().askAdvisor !== null && this.level !== 'off');
  readonly level: InsightLevel = $derived.by(() => this.#source().view.insight);
  readonly viewpoint: Viewpoint | null = $derived(this.viewpointShown ?? this.notesViewpoint);
  /** The answer, if it is the one to the question. */
  readonly insight: Insight | null = $derived.by(() => {
    const { insight } = this.#source();
    return this.viewpoint !== null && insight?.eyes === this.viewpoint ? insight : null;
  });
  readonly isLoading = $derived(this.available && this.viewpoint !== null && this.insight === null);

  toggle(eyes: Viewpoint): void {
    this.viewpointShown = this.viewpointShown === eyes ? null : eyes;
    saveItem(storageKey, { table: this.#table, eyes: this.viewpointShown });
    if (this.#knownViewpoints.has(eyes)) return;
    this.#knownViewpoints.add(eyes);
    this.#latest = { eyes, view: this.#source().view };
  }

  /** Asks again for every new position and for other eyes, and each time once. */
  request(): void {
    const { view, askAdvisor } = this.#source();
    const eyes = this.viewpoint;
    if (!this.available || eyes === null || this.insight || view.result) return;
    if (this.#requested?.view === view && this.#requested.eyes === eyes) return;
    this.#requested = { view, eyes };
    askAdvisor?.(eyes);
  }
}
