// Cards by their short names, as the wire gives them: the letter of the colour, then the difficulty.
import type { LuckyLoopView, WayView } from '../wire';
import { t } from '../messages';
import type { Colour } from '../drawings/manoeuvres';

export interface CardFace {
  colour: Colour;
  difficulty: number;
  exact: number;
  exceeded: number;
}

const colours: Readonly<Record<string, Colour>> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };

export function colourOf(card: string): Colour {
  return colours[card.charAt(0)] ?? 'red';
}

export function difficultyOf(card: string): number {
  return Number(card.slice(1));
}

/** Returns the printed values of a card. */
export function faceOf(view: Pick<LuckyLoopView, 'faces'>, card: string): CardFace {
  const face = view.faces[card];
  if (!face) throw new Error(`The table has no card ${card}.`);
  const [colour, difficulty, exact, exceeded] = face;
  return { colour, difficulty, exact, exceeded };
}

/** Returns the short name of a card: `red 7`. */
export function cardName(card: string): string {
  return t('lucky_loop.card.name', { colour: colourOf(card), difficulty: difficultyOf(card) });
}

/** Returns the index of the red die, the last one of its value; -1 if it is not among the dice. */
export const redAt = (dice: readonly number[], red: number): number => dice.lastIndexOf(red);

export const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** Returns the id of a make option: the card in flight, and the dice. */
export function makeOptionName({ card, highlight, dice }: Pick<WayView, 'card' | 'highlight' | 'dice'>): string {
  return `${highlight ? 'highlight' : 'aloft'}:${card}:${dice.join('+')}`;
}
