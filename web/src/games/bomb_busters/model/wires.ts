// Names of wires and places: a stand is a letter, and a wire its number on it.
import { t } from '../messages';
import type { Place, Slot, View } from '../types';

export type Colour = 'blue' | 'yellow' | 'red';

/** The tiles that a player points at, in a cut or in a special action. */
export function pointedTiles({ aim, twists }: View): readonly number[] {
  return [...(aim?.pointed ?? []), ...twists.flatMap((twist) => (twist?.kind === 'special' ? twist.pointed : []))];
}

/** The values besides the numbers: yellow and red. */
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

/** The prefix of a wire that is printed blue and counts as red. */
const asRed = 'r';

export function colourOf(wire: string): Colour {
  if (wire.startsWith(yellow)) return 'yellow';
  return wire.startsWith(red) || wire.startsWith(asRed) ? 'red' : 'blue';
}

/** Returns the value of a wire: its number, or the letter of its colour. */
export function valueOf(wire: string): string {
  return colourOf(wire) === 'blue' ? wire : wire.charAt(0).toUpperCase();
}

/** Returns the number of a yellow or red wire as it is printed. */
export function printedNumber(colour: 'yellow' | 'red', number: string | number): string {
  return t(`bomb_busters.printed.${colour}`, { number });
}

/** Returns the printed number that sorts a yellow or red wire; empty for a blue one. */
export function printedOnWire(wire: string): string {
  const colour = colourOf(wire);
  if (wire.startsWith(asRed)) return wire.slice(1);
  return colour === 'blue' ? '' : printedNumber(colour, wire.slice(1));
}

/** Returns the text of a wire. */
export function wireText(wire: string): string {
  const colour = colourOf(wire);
  return t(`bomb_busters.wire.${colour}`, { number: colour === 'blue' ? wire : printedOnWire(wire) });
}

export function ownerOf(view: View, stand: number): number {
  return view.players.findIndex((player) => player.stands.includes(stand));
}

/** Returns all values of a mission. */
export function valuesIn(view: View): string[] {
  return view.values.filter(({ of }) => of).map(({ value }) => value);
}

/** Returns the place of a tile, or null if it is on no stand. */
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

/** Returns the place with a name such as B5. */
export function parsePlace(name: string): Place {
  return { stand: name.charCodeAt(0) - letterOf(0).charCodeAt(0), slot: Number(name.slice(1)) - 1 };
}
