// The ghosts of a race: the ships of other racers after the same building time, polled from the server.
import { ghosts } from '../../../shared/net/api';
import type { View } from '../model/tiles';
import type { Ghosts, PlacedStep } from '../wire';

/** Milliseconds between two requests. */
const pollMs = 1500;

interface GhostShip {
  name: string;
  score: number;
  /** The placed tiles of the ship. */
  tiles: ReadonlyMap<number, PlacedStep>;
}

/** Returns the tiles of a ship after more building steps. */
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
  /** The viewer's building time; null before the first tile. */
  time = $state.raw<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Polls the server until the returned function is called. */
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

/** Returns a view with only the ghost's ship, at the first seat. */
export function viewOf(view: View, { tiles }: GhostShip): View {
  const [me] = view.players;
  if (!me) return view;
  const ship = [...tiles.values()].flatMap(({ tile, cell, turn }) =>
    cell ? [{ tile, column: cell[0], row: cell[1], turn: turn ?? 0 }] : [],
  );
  const faces = Object.fromEntries([...tiles.values()].map(({ tile, face }) => [tile, face]));
  return { ...view, phase: 'building', faces, players: [{ ...me, ship, faults: [] }] };
}
