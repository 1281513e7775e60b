// Drags the held tile with a pointer; a second finger rotates it, and releasing drops it.

/** Pixels before a press becomes a drag. */
const dragThreshold = 7;

export interface Target {
  /** The key of the cell below the pointer, or the name of another drop target. */
  cell: string | null;
  place: string | null;
}

export class Dragging {
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** The key of the drop target below the pointer. */
  over = $state<string | null>(null);
  #start: { x: number; y: number; pointer: number } | null = null;
  readonly #turn: () => void;
  readonly #drop: (target: Target) => void;

  constructor(turn: () => void, drop: (target: Target) => void) {
    this.#turn = turn;
    this.#drop = drop;
  }

  /** Attaches the drag handlers to a node; a press without movement remains a click. */
  handle = (node: HTMLElement) => {
    const down = (event: PointerEvent) => this.#press(event);
    node.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', this.#move);
    document.addEventListener('pointerup', this.#up);
    document.addEventListener('pointercancel', this.#cancel);
    document.addEventListener('pointerdown', this.#second);
    return () => {
      node.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', this.#move);
      document.removeEventListener('pointerup', this.#up);
      document.removeEventListener('pointercancel', this.#cancel);
      document.removeEventListener('pointerdown', this.#second);
      this.#cancel();
    };
  };

  #press(event: PointerEvent): void {
    if (this.#start || event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#start?.pointer) return;
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > dragThreshold;
    if (!far && !this.at) return;
    this.at = { x: event.clientX, y: event.clientY };
    this.over = targetAt(event).cell;
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#start?.pointer) return;
    const dropped = this.at !== null;
    this.#cancel();
    if (!dropped) return;
    addEventListener('click', swallow, { capture: true, once: true }); // the click after a drag is ignored
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    this.#drop(targetAt(event));
  };

  #second = (event: PointerEvent): void => {
    if (this.at && event.pointerId !== this.#start?.pointer) this.#turn();
  };

  #cancel = (): void => {
    this.#start = null;
    this.at = null;
    this.over = null;
  };
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
}

function targetAt(event: PointerEvent): Target {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return {
    cell: under?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null,
    place: under?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null,
  };
}
