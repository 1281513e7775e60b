// Those whom I race against: what they had built in as much time, as the server tells it bit by bit.
import { ghosts } from '../../../shared/net/api';
import type { View } from '../model/tiles';
import type { Ghosts, PlacedStep } from '../wire';

/** Milliseconds between two questions. */
const pollMs = 1500;

interface GhostShip {
  name: string;
  score: number;
  /** What lies on the ship, by tile. */
  tiles: ReadonlyMap<number, PlacedStep>;
}

/** A ship after some more of its builder's deeds. */
export function withMoves(lying: ReadonlyMap<number, PlacedStep>, deeds: readonly PlacedStep[]): ReadonlyMap<number, PlacedStep> {
  const after = new Map(lying);
  for (const laid of deeds) {
    if (laid.cell) after.set(laid.tile, laid);
    else after.delete(laid.tile);
  }
  return after;
}

export class GhostBuilders {
  builders = $state.raw<readonly GhostShip[]>([]);
  /** How long I have been building; null before my first tile. */
  time = $state.raw<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Follows them until I stop. */
  start(): () => void {
    void this.#poll();
    return () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  async #poll(): Promise<void> {
    const timer = (this.#timer = setTimeout(() => void this.#poll(), pollMs));
    const told = await ghosts<Ghosts>(this.#table, this.time).catch(() => null);
    if (!told || timer !== this.#timer) return;
    this.time = told.time;
    this.builders = told.ghosts.map(({ name, score, laps }, at) => ({
      name,
      score,
      tiles: withMoves(
        this.builders[at]?.tiles ?? new Map(),
        laps.map(({ did }) => did),
      ),
    }));
  }
}

/** A table at which nothing is to be seen but a ghost's ship, in the place of the first seat. */
export function viewOf(view: View, { tiles }: GhostShip): View {
  const [me] = view.players;
  if (!me) return view;
  const ship = [...tiles.values()].flatMap(({ tile, cell, turn }) =>
    cell ? [{ tile, column: cell[0], row: cell[1], turn: turn ?? 0 }] : [],
  );
  const faces = Object.fromEntries([...tiles.values()].map(({ tile, face }) => [tile, face]));
  return { ...view, phase: 'building', faces, players: [{ ...me, ship, faults: [] }] };
}
