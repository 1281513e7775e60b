// The odds of hidden wires, from the viewpoint of the viewer or another one, as far as the table allows.
import type { Viewpoint, Insight, InsightLevel, View } from '../types';
import { loadItem, saveItem } from '../../../shared/platform/storage';
import { t } from '../messages';

const storageKey = 'bomb-busters.looking';

interface Source {
  view: View;
  insight: Insight | null;
  askAdvisor: ((eyes: Viewpoint) => void) | null;
}

/** Returns the text that explains the odds shown on the wires. */
export function overlayHint(eyes: Viewpoint, level: InsightLevel, name: (seat: number) => string): string {
  if (eyes === 'all') return t('bomb_busters.tool.all.hint');
  if (eyes !== 'mine') return t('bomb_busters.tool.eyes.hint', { name: name(eyes) });
  return t(level === 'odds' ? 'bomb_busters.tool.odds.hint' : 'bomb_busters.tool.certain.hint');
}

export class OddsOverlay {
  /** The viewpoint of the odds on the wires, or null while they are hidden. */
  viewpointShown: Viewpoint | null = $state(null);
  /** The viewpoint of the odds in the notes of one wire. */
  notesViewpoint = $state<Viewpoint | null>(null);
  readonly #table: string;
  readonly #source: () => Source;
  #requested: { view: View; eyes: Viewpoint } | null = null;
  /** The viewpoints already shown, and the last new one with its position. */
  readonly #knownViewpoints = new Set<Viewpoint>();
  #latest = $state.raw<{ eyes: Viewpoint; view: View } | null>(null);

  /** Restores the last viewpoint of the table from storage. */
  constructor(table: string, source: () => Source) {
    this.#table = table;
    this.#source = source;
    const kept = loadItem<{ table: string; eyes: Viewpoint | null } | null>(storageKey, null);
    if (kept?.table === table) this.viewpointShown = kept.eyes;
  }

  /** True if the shown viewpoint is used for the first time, until the position changes. */
  readonly isNew = $derived.by(() => this.#latest?.eyes === this.viewpointShown && this.#latest.view === this.#source().view);

  readonly available = $derived.by(() => this.#source().askAdvisor !== null && this.level !== 'off');
  readonly level: InsightLevel = $derived.by(() => this.#source().view.insight);
  readonly viewpoint: Viewpoint | null = $derived(this.viewpointShown ?? this.notesViewpoint);
  /** The advisor's answer, if it matches the current request; otherwise null. */
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

  /** Requests the odds once for each position and viewpoint. */
  request(): void {
    const { view, askAdvisor } = this.#source();
    const eyes = this.viewpoint;
    if (!this.available || eyes === null || this.insight || view.result) return;
    if (this.#requested?.view === view && this.#requested.eyes === eyes) return;
    this.#requested = { view, eyes };
    askAdvisor?.(eyes);
  }
}
