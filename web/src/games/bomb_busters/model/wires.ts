// How wires and their places are named: a stand by a letter, a wire by its place on it, as on a chessboard.
import { t } from '../messages';
import type { Place, Slot, View } from '../types';

export type Colour = 'blue' | 'yellow' | 'red';

/** The tiles that a player points at, in a cut or in a special action. */
export function pointedTiles({ aim, twists }: View): readonly number[] {
  return [...(aim?.pointed ?? []), ...twists.flatMap((twist) => (twist?.kind === 'special' ? twist.pointed : []))];
}

/** What a value can be in this game: the numbers, yellow and red. */
export const yellow = 'Y';
export const red = 'R';

export function letterOf(stand: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + stand);
}

export function placeName({ stand, slot }: Place): string {
  return `${letterOf(stand)}${slot + 1}`;
}

export function isSamePlace(one: Place | null, other: Place | null): boolean {
  return one !== null && other !== null && one.stand === other.stand && one.slot === other.slot;
}

/** What begins the name of a wire that is printed blue and counts as red. */
const asRed = 'r';

export function colourOf(wire: string): Colour {
  if (wire.startsWith(yellow)) return 'yellow';
  return wire.startsWith(red) || wire.startsWith(asRed) ? 'red' : 'blue';
}

/** What a wire is called in play: its number, or the letter of its colour. */
export function valueOf(wire: string): string {
  return colourOf(wire) === 'blue' ? wire : wire.charAt(0).toUpperCase();
}

/** The number of a yellow or red wire as it is printed on it. */
export function printedNumber(colour: 'yellow' | 'red', number: string | number): string {
  return t(`bomb_busters.printed.${colour}`, { number });
}

/** The number that a yellow or red wire is sorted by; nothing for a blue one. */
export function printedOnWire(wire: string): string {
  const colour = colourOf(wire);
  if (wire.startsWith(asRed)) return wire.slice(1);
  return colour === 'blue' ? '' : printedNumber(colour, wire.slice(1));
}

/** A wire in words. */
export function wireText(wire: string): string {
  const colour = colourOf(wire);
  return t(`bomb_busters.wire.${colour}`, { number: colour === 'blue' ? wire : printedOnWire(wire) });
}

export function ownerOf(view: View, stand: number): number {
  return view.players.findIndex((player) => player.stands.includes(stand));
}

/** All values of a mission, for notes and odds. */
export function valuesIn(view: View): string[] {
  return view.values.filter(({ of }) => of).map(({ value }) => value);
}

/** Where a tile stands now; null while it is on its way. */
export function placeOf(view: View, tile: number): Place | null {
  for (const [stand, slots] of view.stands.entries()) {
    const slot = slots.findIndex((one) => one.tile === tile);
    if (slot >= 0) return { stand, slot };
  }
  return null;
}

export function slotAt(view: View, { stand, slot }: Place): Slot | null {
  return view.stands[stand]?.[slot] ?? null;
}

/** A place from its name, such as B5. */
export function parsePlace(name: string): Place {
  return { stand: name.charCodeAt(0) - letterOf(0).charCodeAt(0), slot: Number(name.slice(1)) - 1 };
}
