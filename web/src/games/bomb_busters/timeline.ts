// Splits an update into frames, one for each event, each with an intermediate position.
import type { Frame, Durations } from '../../shared/animation/animation_queue.svelte';
import type { View } from './types';
import type { BombBustersEvent } from './wire';
import { placeOf, valueOf } from './model/wires';

type EventOf<K extends BombBustersEvent['kind']> = Extract<BombBustersEvent, { kind: K }>;
type BombFrame = Frame<View, BombBustersEvent>;

/** Returns a copy of a list with one item from another list. */
function taking<T>(list: readonly T[], from: readonly T[], at: number): T[] {
  return list.map((one, place) => (place === at ? (from[at] ?? one) : one));
}

function withSlot(view: View, after: View, { stand, slot }: EventOf<'wire-cut'> | EventOf<'marked'>): View {
  const slots = taking(view.stands[stand] ?? [], after.stands[stand] ?? [], slot);
  return { ...view, stands: view.stands.map((one, at) => (at === stand ? slots : one)), facts: after.facts };
}

/** Returns the position with a wire revealed and counted. */
function withCut(view: View, after: View, event: EventOf<'wire-cut'>): View {
  const values = view.values.map((one) => (one.value === valueOf(event.wire) ? { ...one, cut: one.cut + 1 } : one));
  return { ...withSlot(view, after, event), values };
}

function withPointed(view: View, { stand, slot }: EventOf<'pointed'>): View {
  const slots = view.stands[stand] ?? [];
  const swept = slots.filter(({ cut }, at) => ((slot ?? null) === null ? !cut : at === slot)).map(({ tile }) => tile);
  const aim = view.aim ?? { detector: null, ray: false, stabilizer: false, pointed: [], values: [] };
  return { ...view, aim: { ...aim, pointed: [...aim.pointed, ...swept] } };
}

/** Returns the position after an event: only what the event changes is taken from the final position. */
function seen(view: View, after: View, event: BombBustersEvent): View {
  switch (event.kind) {
    case 'pointed':
      return withPointed(view, event);
    case 'wire-cut':
      return withCut(view, after, event);
    case 'marked':
      return withSlot(view, after, event);
    case 'dial-moved':
      return { ...view, dial: { ...view.dial, left: event.left } };
    case 'unlocked':
      return { ...view, cards: view.cards.map((card) => (card.id === event.card ? { ...card, status: 'ready', cut: card.needed } : card)) };
    case 'used':
      return { ...view, cards: after.cards, players: after.players };
    case 'labelled':
    case 'scanned':
    case 'red-spared':
      return { ...view, facts: after.facts };
    case 'recharged':
      return { ...view, players: after.players };
    default:
      return view;
  }
}

/** True if tiles change places, so that events cannot be shown on the previous position. */
function isMoved(before: View, after: View): boolean {
  const tiles = ({ stands }: View): number[] => stands.flatMap((slots) => slots.map(({ tile }) => tile));
  return tiles(before).some((tile) => JSON.stringify(placeOf(before, tile)) !== JSON.stringify(placeOf(after, tile)));
}

/** Returns the frames between two positions; the end is shown on the old one, the last frame on the new one. */
export function timeline(
  lasting: Durations<BombBustersEvent['kind']>,
  before: View,
  after: View,
  events: readonly BombBustersEvent[],
): readonly BombFrame[] {
  const beats: BombFrame[] = [];
  const moved = !before.stands.length || isMoved(before, after);
  let view = moved ? after : before;
  let joining: BombBustersEvent[] = [];
  for (const event of events) {
    joining.push(event);
    if (!moved) view = seen(view, after, event);
    const duration = lasting[event.kind];
    if (duration === undefined) continue;
    beats.push({ view, events: joining, duration });
    joining = [];
  }
  return settled(beats, joining, after);
}

/** Adds the remaining events to the last frame, which shows the final position. */
function settled(beats: BombFrame[], rest: readonly BombBustersEvent[], after: View): readonly BombFrame[] {
  const last = beats.pop();
  if (last?.events.some(({ kind }) => kind === 'ended')) return [...beats, last, { view: after, events: rest, duration: 0 }];
  return [...beats, { view: after, events: [...(last?.events ?? []), ...rest], duration: last?.duration ?? 0 }];
}
