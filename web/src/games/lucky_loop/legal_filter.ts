// Filters the legal actions by the player's selection; no rules are known here.
import type { Choice } from './wire';

type Action = Choice['action'];
export type Kind = Action['kind'];
export type Programme = Extract<Action, { kind: 'fly' }>['programme'];
export type Deck = Extract<Action, { kind: 'draw' }>['deck'];

/** A selected element; `at` distinguishes equal cards and equal dice. */
export type Pick =
  | { what: 'card'; at: number; card: string }
  | { what: 'die'; at: number; die: number }
  | { what: 'programme'; programme: Programme }
  | { what: 'deck'; deck: Deck };

interface ActionParts {
  cards: readonly string[];
  dice: readonly number[];
  programme: Programme | null;
  deck: Deck | null;
}

/** Returns the elements to select for an action. */
function partsOf(action: Action): ActionParts {
  const none: ActionParts = { cards: [], dice: [], programme: null, deck: null };
  switch (action.kind) {
    case 'fly':
      return { ...none, cards: action.cards, programme: action.programme };
    case 'raise':
      return { ...none, cards: [action.card], programme: action.programme };
    case 'free':
      return { ...none, cards: action.cards };
    case 'discard':
      return { ...none, cards: [action.card] };
    case 'draw':
      return { ...none, deck: action.deck };
    case 'make':
    case 'reroll':
      return { ...none, dice: action.dice };
    default:
      return none;
  }
}

/** True if an array contains all elements of another, counting duplicates. */
function contains<T>(all: readonly T[], some: readonly T[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export const cardsIn = (picks: readonly Pick[]): string[] => picks.flatMap((pick) => (pick.what === 'card' ? [pick.card] : []));
export const diceIn = (picks: readonly Pick[]): number[] => picks.flatMap((pick) => (pick.what === 'die' ? [pick.die] : []));
export const programmeIn = (picks: readonly Pick[]): Programme | null =>
  picks.flatMap((pick) => (pick.what === 'programme' ? [pick.programme] : []))[0] ?? null;

function matchesPicks(needed: ActionParts, picks: readonly Pick[]): boolean {
  return (
    contains(needed.cards, cardsIn(picks)) &&
    contains(needed.dice, diceIn(picks)) &&
    picks.every((pick) => pick.what !== 'programme' || pick.programme === needed.programme) &&
    picks.every((pick) => pick.what !== 'deck' || pick.deck === needed.deck)
  );
}

function isComplete(needed: ActionParts, picks: readonly Pick[]): boolean {
  const deck = needed.deck === null || picks.some((pick) => pick.what === 'deck');
  return deck && needed.cards.length === cardsIn(picks).length && needed.dice.length === diceIn(picks).length;
}

/** Returns the legal actions that match the selection so far. */
export function matchingChoices(legal: readonly Choice[], picks: readonly Pick[]): Choice[] {
  return legal.filter(({ action }) => matchesPicks(partsOf(action), picks));
}

/** Returns the legal actions whose cards, dice or deck are all selected, so that one more tap does them. */
export function readyChoices(legal: readonly Choice[], picks: readonly Pick[]): Choice[] {
  return picks.length ? matchingChoices(legal, picks).filter(({ action }) => isComplete(partsOf(action), picks)) : [];
}

export function isSamePick(one: Pick, other: Pick): boolean {
  if (one.what === 'card' || one.what === 'die') return one.what === other.what && one.at === other.at;
  if (one.what === 'programme') return other.what === 'programme' && one.programme === other.programme;
  return other.what === 'deck' && one.deck === other.deck;
}

/** Removes a selected element, or adds a new one and keeps the older ones that match it. */
export function toggle(legal: readonly Choice[], picks: readonly Pick[], pick: Pick): readonly Pick[] {
  if (picks.some((one) => isSamePick(one, pick))) return picks.filter((one) => !isSamePick(one, pick));
  return picks.toReversed().reduce<Pick[]>((kept, one) => (matchingChoices(legal, [one, ...kept]).length ? [one, ...kept] : kept), [pick]);
}

/** Limits the selected discards to a maximum; the newest ones stay. */
export function toggleFew(picks: readonly Pick[], pick: Pick, most: number): readonly Pick[] {
  if (picks.some((one) => isSamePick(one, pick))) return picks.filter((one) => !isSamePick(one, pick));
  return [...picks, pick].slice(-most);
}

/** The effect of a tap: deselect, extend the selection, start a new selection, or none. */
export type Touch = 'picked' | 'next' | 'anew' | 'no';

export function touch(legal: readonly Choice[], picks: readonly Pick[], pick: Pick): Touch {
  if (picks.some((one) => isSamePick(one, pick))) return 'picked';
  if (matchingChoices(legal, [...picks, pick]).length) return 'next';
  return matchingChoices(legal, [pick]).length ? 'anew' : 'no';
}

/** Returns the selection for an action: its cards in the hand, its dice in the throw, its programme or deck. */
export function picksFor(action: Action, hand: readonly string[], thrown: readonly number[]): Pick[] {
  const needed = partsOf(action);
  const cards = cardIndexes(hand, needed.cards).map((at): Pick => ({ what: 'card', at, card: hand[at] ?? '' }));
  const dice = cardIndexes(thrown, needed.dice).map((at): Pick => ({ what: 'die', at, die: thrown[at] ?? 0 }));
  const programme: Pick[] = needed.programme ? [{ what: 'programme', programme: needed.programme }] : [];
  const deck: Pick[] = needed.deck ? [{ what: 'deck', deck: needed.deck }] : [];
  return [...cards, ...dice, ...programme, ...deck];
}

/** Returns the index of each element in another array, using no index twice. */
function cardIndexes<T>(all: readonly T[], some: readonly T[]): number[] {
  return some.reduce<number[]>((taken, one) => [...taken, all.findIndex((other, at) => other === one && !taken.includes(at))], []);
}
