// Describes the position for screen readers: the question, dial, stands, known facts, cut values and equipment.
import { seatNames } from '../../shared/i18n/seat_names';
import type { SeatNames } from '../../shared/i18n/event_text';
import type { SeatInfo } from '../../shared/net/wire';
import { joined } from '../../shared/i18n/i18n';
import { t } from './messages';
import type { Place, Slot, View } from './types';
import { valueSentences } from './model/wire_counts';
import { isKnownRed, missedAt, shownAs } from './model/wire_label';
import { idleText, unlockText, valuesText } from './event_text';
import { letterOf, ownerOf, placeName, placeOf, wireText } from './model/wires';

type Fact = View['facts'][number];

/** A slot with its place. */
interface PlacedSlot {
  place: Place;
  slot: Slot;
}

function placedSlots(view: View, stand: number): PlacedSlot[] {
  return (view.stands[stand] ?? []).map((slot, at) => ({ place: { stand, slot: at }, slot }));
}

/** Returns the names of places; neighbours become a range. */
export function placesText(places: readonly Place[]): string {
  const runs: Place[][] = [];
  for (const place of places) {
    const last = runs.at(-1)?.at(-1);
    if (last?.stand === place.stand && last.slot + 1 === place.slot) runs.at(-1)?.push(place);
    else runs.push([place]);
  }
  return joined(runs.flatMap(spanText));
}

function spanText(run: readonly Place[]): string[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < 3) return run.map(placeName);
  return [t('bomb_busters.ear.span', { first: placeName(first), last: placeName(last) })];
}

/** The pending action: where a player points, which card is used, and who swaps. */
function pendingSentences(view: View, name: SeatNames): string[] {
  const { aim, card, swap } = view;
  const pointed = (aim?.pointed ?? []).flatMap((tile) => placeOf(view, tile) ?? []);
  const used = [card, aim?.detector ?? null, aim?.ray ? ('ray' as const) : null].flatMap((one) => one ?? []);
  return [
    ...used.map((one) => t('bomb_busters.text.in_use', { card: one })),
    ...(aim?.stabilizer ? [t('bomb_busters.prompt.stabilizer')] : []),
    ...(pointed.length ? [t('bomb_busters.text.pointed', { places: placesText(pointed) })] : []),
    ...(swap ? [t('bomb_busters.event.partner-chosen', { name: name(swap.user), partner: name(swap.partner) })] : []),
  ];
}

/** Returns the public text of an uncut wire, or null if nothing but its back is visible. */
function visibleText(view: View, { tile, token, wire }: Slot, mine: boolean): string | null {
  if (mine && wire) return token || shownAs(view, tile) ? t('bomb_busters.ear.with_token', { wire: wireText(wire) }) : wireText(wire);
  const value = token ?? shownAs(view, tile);
  const missed = missedAt(view, tile);
  if (wire) return wireText(wire);
  if (value) return t('bomb_busters.place.token', { value });
  if (isKnownRed(view, tile)) return t('bomb_busters.place.red');
  return missed.length ? t('bomb_busters.place.missed', { values: valuesText(missed) }) : null;
}

const wireAt = (place: Place, wire: string): string => t('bomb_busters.ear.wire', { place: placeName(place), wire });

/** Returns the sentences of a stand: how many wires are left, the visible ones, and the cut ones. */
function standSentences(view: View, stand: number, name: SeatNames): string[] {
  const [all, owner] = [placedSlots(view, stand), ownerOf(view, stand)];
  const mine = owner === view.seat;
  const left = all.filter(({ slot }) => !slot.cut);
  const known = left.flatMap(({ place, slot }) => {
    const words = visibleText(view, slot, mine);
    return words ? [wireAt(place, words)] : [];
  });
  const cut = all.filter(({ slot }) => slot.cut).map(({ place, slot }) => wireAt(place, wireText(slot.wire ?? '')));
  const facts = { letter: letterOf(stand), name: name(owner), count: left.length, of: all.length };
  return [
    t(mine ? 'bomb_busters.ear.mine' : 'bomb_busters.ear.other', facts),
    ...(known.length ? [t('bomb_busters.ear.known', { wires: joined(known) })] : []),
    ...(cut.length ? [t('bomb_busters.ear.cut', { wires: joined(cut) })] : []),
  ];
}

/** Returns the texts of all stands, the viewer's first, then clockwise. */
function standTexts(view: View, name: SeatNames): string[] {
  const first = view.seat ?? 0;
  const seats = view.players.map((_, at) => (first + at) % view.players.length);
  const stands = seats.flatMap((seat) => view.players[seat]?.stands ?? []);
  return stands.filter((stand) => view.stands[stand]?.length).map((stand) => standSentences(view, stand, name).join(' '));
}

/** Returns the sentences of a public fact about several wires, while not all are cut. */
function factSentences(view: View, fact: Fact): string[] {
  const tiles = 'tiles' in fact ? fact.tiles : 'tile' in fact ? [] : [fact.left, fact.right];
  const places = tiles.flatMap((tile) => placeOf(view, tile) ?? []);
  if (fact.kind === 'ordered' || !places.some(({ stand, slot }) => !view.stands[stand]?.[slot]?.cut)) return [];
  const values = 'values' in fact ? valuesText(fact.values) : '';
  return [t(`bomb_busters.text.fact.${fact.kind}`, { places: placesText(places), value: 'value' in fact ? fact.value : '', values })];
}

/** Returns the sentences about the equipment and the used Double Detectors. */
function cardSentences(view: View, name: SeatNames): string[] {
  const spent = view.players.flatMap(({ detector }, seat) => (detector ? [] : [name(seat)]));
  const told = view.cards.map((card) =>
    t('bomb_busters.card.told', {
      card: t(`bomb_busters.card.${card.id}`),
      state: card.status === 'locked' ? unlockText(view, card, 'locked') : t(`bomb_busters.card.${card.status}`),
    }),
  );
  return [...told, ...(spent.length ? [t('bomb_busters.ear.spent', { names: joined(spent) })] : [])];
}

/** Returns the sentences of the position, the most urgent first. */
export function position(view: View, seats: readonly SeatInfo[]): string[] {
  const name = seatNames(seats);
  return [
    idleText(view, seats),
    ...(view.result ? [t(`bomb_busters.over.reason.${view.result.reason as 'red'}`)] : pendingSentences(view, name)),
    t('bomb_busters.dial.label', { count: view.dial.left }),
    ...standTexts(view, name),
    ...view.facts.flatMap((fact) => factSentences(view, fact)),
    ...valueSentences(view),
    ...cardSentences(view, name),
  ];
}
