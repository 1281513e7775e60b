// What can be seen and said of a wire: public facts, odds, and its name for a screen reader.
import { t } from '../messages';
import { percent } from '../../../shared/i18n/percent';
import { joined, tryTranslate } from '../../../shared/i18n/i18n';
import type { Insight, InsightLevel, Place, View } from '../types';
import type { WireKind } from '../legal_filter';
import { valuesText } from '../event_text';
import { ownerOf, placeName, placeOf, red, slotAt, wireText } from './wires';

type Fact = View['facts'][number];

function isAbout(fact: Fact, tile: number): boolean {
  if ('tile' in fact) return fact.tile === tile;
  if ('tiles' in fact) return fact.tiles.includes(tile);
  return fact.left === tile || fact.right === tile;
}

/** Returns the public facts about a wire. */
export function factsOn(view: View, tile: number): Fact[] {
  return view.facts.filter((fact) => isAbout(fact, tile));
}

/** Returns the value that was shown without a token, or null. */
export function shownAs(view: View, tile: number): string | null {
  return view.facts.filter((fact) => fact.kind === 'shown').find((fact) => fact.tile === tile)?.value ?? null;
}

export function isKnownRed(view: View, tile: number): boolean {
  return view.facts.some((fact) => fact.kind === 'is-red' && fact.tile === tile);
}

/** Returns the values that a detector did not find at this wire. */
export function missedAt(view: View, tile: number): string[] {
  return view.facts.flatMap((fact) => (fact.kind === 'not-value' && fact.tile === tile ? [fact.value] : []));
}

/** Returns the equality label between a wire and its right neighbour, or null. */
export function labelAfter(view: View, { stand, slot }: Place): 'equal' | 'unequal' | null {
  const [left, right] = [view.stands[stand]?.[slot]?.tile, view.stands[stand]?.[slot + 1]?.tile];
  const fact = view.facts.find((one) => (one.kind === 'equal' || one.kind === 'unequal') && one.left === left && one.right === right);
  return fact?.kind === 'equal' || fact?.kind === 'unequal' ? fact.kind : null;
}

export interface Guess {
  value: string;
  chance: number;
  /** The probability that it is red; 0 if that is impossible or is the guess itself. */
  danger: number;
}

/** Returns the most likely value of a wire; at a table that shows certainties only, a certain one or null. */
export function likeliest(insight: Insight | null, tile: number, level: InsightLevel): Guess | null {
  const chances = insight?.hidden[tile] ?? {};
  const guesses = Object.entries(chances).map(([value, chance]) => ({ value, chance, danger: value === red ? 0 : (chances[red] ?? 0) }));
  const best = guesses.reduce<Guess | null>((one, other) => (one && one.chance >= other.chance ? one : other), null);
  return best && (best.chance === 1 || level === 'odds') ? best : null;
}

/** Returns the text of a fact about one wire, or null if it adds nothing. */
export function factText(view: View, fact: Fact, tile: number): string | null {
  switch (fact.kind) {
    case 'not-value':
    case 'lacks':
    case 'shown':
      return t(`bomb_busters.fact.${fact.kind}`, { value: fact.value });
    case 'holds':
      return t('bomb_busters.fact.holds', { value: fact.value, count: fact.tiles.length });
    case 'found':
      return t('bomb_busters.fact.found', { values: valuesText(fact.values), count: fact.tiles.length });
    case 'is-red':
      return t('bomb_busters.fact.is-red');
    case 'equal':
    case 'unequal':
      return labelText(view, fact.kind, fact.left === tile ? fact.right : fact.left);
    default:
      return null;
  }
}

function labelText(view: View, kind: 'equal' | 'unequal', tile: number): string | null {
  const place = placeOf(view, tile);
  return place && t(`bomb_busters.fact.${kind}`, { place: placeName(place) });
}

export interface LabelContext {
  view: View;
  place: Place;
  name: (seat: number) => string;
  notes: readonly string[];
  guess: Guess | null;
  picked: boolean;
  kind: WireKind | null;
}

function ownerText({ view, place, name }: LabelContext): string {
  const owner = ownerOf(view, place.stand);
  return owner === view.seat
    ? t('bomb_busters.place.mine', { place: placeName(place) })
    : t('bomb_busters.place.other', { name: name(owner), place: placeName(place) });
}

function guessText({ value, chance, danger }: Guess): string {
  if (chance === 1) return t('bomb_busters.place.certain', { value });
  const likely = t('bomb_busters.place.likely', { value, percent: percent(chance) });
  return danger ? joined([likely, t('bomb_busters.place.likely', { value: red, percent: percent(danger) })]) : likely;
}

function labels(view: View, place: Place): (string | null)[] {
  const before = { stand: place.stand, slot: place.slot - 1 };
  const after = { stand: place.stand, slot: place.slot + 1 };
  const [left, right] = [labelAfter(view, before), labelAfter(view, place)];
  return [
    left && t(`bomb_busters.place.${left}`, { place: placeName(before) }),
    right && t(`bomb_busters.place.${right}`, { place: placeName(after) }),
  ];
}

/** Returns the accessible name of a wire with everything visible: 'Ben's wire B5, hidden, token 6: point at it'. */
export function wireLabel(told: LabelContext): string {
  const { view, place, notes, guess, picked, kind } = told;
  const slot = slotAt(view, place);
  if (!slot) return ownerText(told);
  const shown = shownAs(view, slot.tile);
  const missed = slot.wire ? [] : missedAt(view, slot.tile);
  const said = [
    ownerText(told),
    slot.wire ? wireText(slot.wire) : t('bomb_busters.place.hidden'),
    slot.cut && t('bomb_busters.place.cut'),
    !slot.cut && view.result && t('bomb_busters.place.left'),
    slot.token && t('bomb_busters.place.token', { value: slot.token }),
    shown && t('bomb_busters.place.shown', { value: shown }),
    isKnownRed(view, slot.tile) && t('bomb_busters.place.red'),
    slot.x && tryTranslate('bomb_busters.place.x'),
    !!slot.nots?.length && t('bomb_busters.place.missed', { values: valuesText(slot.nots) }),
    missed.length > 0 && t('bomb_busters.place.missed', { values: valuesText(missed) }),
    ...labels(view, place),
    !view.result && view.aim?.pointed.includes(slot.tile) && t('bomb_busters.place.pointed'),
    picked && t('bomb_busters.place.picked'),
    notes.length > 0 && t('bomb_busters.place.notes', { values: valuesText(notes) }),
    guess && guessText(guess),
  ];
  const words = joined(said.flatMap((one) => one || []));
  return kind ? t('bomb_busters.place.can', { told: words, can: t(`bomb_busters.do.${kind}`) }) : words;
}
