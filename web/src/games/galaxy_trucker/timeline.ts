// Splits the update of a flight into frames, each with an intermediate position derived from its events.
import type { Frame } from '../../shared/animation/animation_queue.svelte';
import { durations } from './durations';
import { isSameCell, type Cell, type Event, type Player, type View } from './model/tiles';
import { titleOf, type TitleName } from './trek/trek';
import type { FlightView, TileView, TitleView } from './wire';

type Rolled = Extract<Event, { kind: 'rolled' }>;
type Measure = Extract<Event, { kind: 'lowest' }>['measure'];
type Change = (view: View, event: Event) => View;

function withFlight(view: View, change: Partial<FlightView>): View {
  return view.flight ? { ...view, flight: { ...view.flight, ...change } } : view;
}

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)) };
}

function withTile(view: View, seat: number, cell: Cell, change: (tile: TileView) => Partial<TileView>): View {
  return withPlayer(view, seat, ({ ship }) => ({
    ship: ship.map((tile) => (isSameCell(cell, [tile.column, tile.row]) ? { ...tile, ...change(tile) } : tile)),
  }));
}

function withTitle(view: View, name: TitleName, change: Partial<TitleView>): View {
  const titles = view.course.titles.map((title) => (title.title === name ? { ...title, ...change } : title));
  return { ...view, course: { ...view.course, titles } };
}

/** Returns a list without the first occurrence of each given item. */
function without<T>(list: readonly T[], gone: readonly T[]): T[] {
  const rest = [...list];
  for (const one of gone) rest.splice(rest.indexOf(one), rest.includes(one) ? 1 : 0);
  return rest;
}

function withSeatValue<T>(list: readonly T[], seat: number, value: T): T[] {
  return list.map((one, at) => (at === seat ? value : one));
}

/** Returns the line of the combat zone with a measure; each measure occurs once on a card. */
function combatLine({ flight }: View, measure: Measure): number {
  return flight?.card?.kind === 'combat-zone' ? flight.card.lines.findIndex(({ lowest }) => lowest === measure) + 1 : 0;
}

/** Returns the position at the start of a line, without declared powers or rolls. */
function viewAtLine(view: View, measure: Measure): View {
  const line = combatLine(view, measure);
  return line === view.flight?.line ? view : withFlight(view, { line, rolled: 0, declared: view.players.map(() => null) });
}

function afterDeclared(view: View, { seat, measure, power }: Extract<Event, { kind: 'declared' }>): View {
  const begun = viewAtLine(view, measure);
  return withFlight(begun, { declared: withSeatValue(begun.flight?.declared ?? [], seat, power) });
}

/** Returns the position after an event, as far as the event determines it. */
export const afterEvent: Change = (view, event) => {
  const { flight } = view;
  switch (event.kind) {
    case 'rolled':
      return withFlight(view, { dice: event.dice, axis: event.axis, rolled: event.number });
    case 'sabotage-rolled':
      return withFlight(view, { dice: event.dice, axis: event.axis });
    case 'declared':
      return afterDeclared(view, event);
    case 'lowest':
      return viewAtLine(view, event.measure);
    case 'landed':
      return withFlight(view, { landed: withSeatValue(flight?.landed ?? [], event.seat, event.planet) });
    case 'moved':
      return withPlayer(view, event.seat, () => ({ days: event.days, space: event.space }));
    case 'earned':
      return withPlayer(view, event.seat, ({ credits }) => ({ credits: credits + event.credits }));
    case 'tiles-lost':
      return withPlayer(view, event.seat, ({ ship }) => ({ ship: ship.filter(({ tile }) => !event.tiles.includes(tile)) }));
    case 'crew-lost':
      return withTile(view, event.seat, event.cell, ({ crew = [] }) => ({ crew: without(crew, event.crew) }));
    case 'goods-lost':
      return withTile(view, event.seat, event.cell, ({ goods = [] }) => ({ goods: without(goods, event.goods) }));
    case 'batteries-spent':
      return withTile(view, event.seat, event.cell, ({ batteries = 0 }) => ({ batteries: batteries - event.count }));
    case 'gave-up':
      return withFlight(
        withPlayer(view, event.seat, () => ({ status: 'gave-up' })),
        { route: without(flight?.route ?? [], [event.seat]) },
      );
    case 'title-won':
      return withTitle(view, event.title, { holder: event.seat });
    case 'title-given':
      return withTitle(view, event.title, { holder: event.to });
    case 'title-gilded':
      return withTitle(view, event.title, { gold: true });
    default:
      return view;
  }
};

/** Returns the position with a card just turned and none of its effects. */
function afterCardTurned(view: View, after: View): View {
  const none = view.players.map(() => null);
  const { card = null, turned = [] } = after.flight ?? {};
  const lying = withFlight(view, { card, turned, dice: null, axis: null, rolled: 0, line: 0, declared: none, landed: none });
  return { ...lying, cards_left: after.cards_left };
}

/** Returns the position with the scores of a title and the cells that count for it. */
function afterTitleCounted(view: View, after: View, name: TitleName): View {
  return withTitle(view, name, { counted: titleOf(after, name)?.counted ?? [] });
}

/** Returns the position with the ledger open and the titles unchanged. */
function afterSettled(view: View, after: View): View {
  return { ...after, course: { ...after.course, titles: view.course.titles } };
}

/** The kinds of events that share a frame: hits with their losses, results of a title, and the end. */
const shownTogether: readonly ReadonlySet<Event['kind']>[] = [
  new Set<Event['kind']>(['struck', 'tiles-lost', 'crew-lost', 'goods-lost', 'batteries-spent']),
  new Set<Event['kind']>(['title-paid', 'title-won', 'title-gilded', 'title-missed']),
  new Set<Event['kind']>(['hampered', 'settled', 'flight-over', 'ended']),
  new Set<Event['kind']>(['too-few']),
];

/** True for a declared power that shares a frame with the result of its race or fight. */
function joinsNext(event: Event): boolean {
  return event.kind === 'declared' && event.why !== 'zone';
}

/** Groups the events into frames. */
export function eventGroups(events: readonly Event[]): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    const joins = last && (last.every(joinsNext) || shownTogether.some((kinds) => [...last, event].every(({ kind }) => kinds.has(kind))));
    if (last && joins) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** The number of lines of the ledger, from the places to the sum. */
export const ledgerLines = 7;

function durationOf(events: readonly Event[]): number {
  return Math.max(0, ...events.map(({ kind }) => durations[kind] ?? 0));
}

/** True for a roll that hits no ship; it has its own frame. */
function isMiss(step: readonly Event[], next: readonly Event[] | undefined): step is [Rolled] {
  return step[0]?.kind === 'rolled' && next?.[0]?.kind !== 'struck';
}

/** Returns one frame for each line of the ledger, before its events. */
function ledgerFrames(after: View): Frame<View, Event>[] {
  return Array.from({ length: ledgerLines }, () => ({ view: after, events: [], duration: durations.settled ?? 0 }));
}

/** Returns the frames between two positions of a flight. */
export function timeline(before: View, after: View, events: readonly Event[]): Frame<View, Event>[] {
  let view = withFlight(before, { decision: null });
  const parts = eventGroups(events);
  const beats = parts.flatMap((step, at) => {
    const [first] = step;
    if (step.some(({ kind }) => kind === 'settled')) {
      view = afterSettled(view, after);
      return [...ledgerFrames(view), { view, events: step, duration: durations.ended ?? 0 }];
    }
    if (first?.kind === 'card-turned') view = afterCardTurned(view, after);
    if (first?.kind === 'title-counted') view = afterTitleCounted(view, after, first.title);
    view = step.reduce(afterEvent, view);
    const beat = { view, events: step, duration: durationOf(step) };
    return isMiss(step, parts[at + 1]) ? [beat, { ...beat, duration: durations.struck ?? 0 }] : [beat];
  });
  const last = beats.pop();
  return last ? [...beats, { ...last, view: after }] : [{ view: after, events: [], duration: 0 }];
}
