// What is tapped narrows the server's list of legal actions; no rule is known here.
import type { Choice } from './wire';

type Act = Choice['action'];
export type Kind = Act['kind'];
export type Programme = Extract<Act, { kind: 'fly' }>['programme'];
export type Deck = Extract<Act, { kind: 'draw' }>['deck'];

/** Something that was tapped; `at` tells two equal cards, or two equal dice, apart. */
export type Pick =
  | { what: 'card'; at: number; card: string }
  | { what: 'die'; at: number; die: number }
  | { what: 'programme'; programme: Programme }
  | { what: 'deck'; deck: Deck };

interface Parts {
  cards: readonly string[];
  dice: readonly number[];
  programme: Programme | null;
  deck: Deck | null;
}

/** What has to be tapped for an action. */
function parts(action: Act): Parts {
  const none: Parts = { cards: [], dice: [], programme: null, deck: null };
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

/** Whether a collection holds all of some things, each as often as they occur. */
function holds<T>(all: readonly T[], some: readonly T[]): boolean {
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

function fits(needed: Parts, picks: readonly Pick[]): boolean {
  return (
    holds(needed.cards, cardsIn(picks)) &&
    holds(needed.dice, diceIn(picks)) &&
    picks.every((pick) => pick.what !== 'programme' || pick.programme === needed.programme) &&
    picks.every((pick) => pick.what !== 'deck' || pick.deck === needed.deck)
  );
}

function isComplete(needed: Parts, picks: readonly Pick[]): boolean {
  const deck = needed.deck === null || picks.some((pick) => pick.what === 'deck');
  return deck && needed.cards.length === cardsIn(picks).length && needed.dice.length === diceIn(picks).length;
}

/** The choices that can still become of what is picked. */
export function matching(legal: readonly Choice[], picks: readonly Pick[]): Choice[] {
  return legal.filter(({ action }) => fits(parts(action), picks));
}

/** The choices for which all cards, dice or the deck are picked: one tap on a button, a programme or a flown card does them. */
export function ready(legal: readonly Choice[], picks: readonly Pick[]): Choice[] {
  return picks.length ? matching(legal, picks).filter(({ action }) => isComplete(parts(action), picks)) : [];
}

export function isSame(one: Pick, other: Pick): boolean {
  if (one.what === 'card' || one.what === 'die') return one.what === other.what && one.at === other.at;
  if (one.what === 'programme') return other.what === 'programme' && one.programme === other.programme;
  return other.what === 'deck' && one.deck === other.deck;
}

/** Tapped again a thing is put back; else the newest tap stands, and of the older ones those that go with it. */
export function toggle(legal: readonly Choice[], picks: readonly Pick[], pick: Pick): readonly Pick[] {
  if (picks.some((one) => isSame(one, pick))) return picks.filter((one) => !isSame(one, pick));
  return picks.toReversed().reduce<Pick[]>((kept, one) => (matching(legal, [one, ...kept]).length ? [one, ...kept] : kept), [pick]);
}

/** For several discards in a row: so many cards at most, the newest taps stand. */
export function toggleFew(picks: readonly Pick[], pick: Pick, most: number): readonly Pick[] {
  if (picks.some((one) => isSame(one, pick))) return picks.filter((one) => !isSame(one, pick));
  return [...picks, pick].slice(-most);
}

/** What a tap on something would do: take it back, go on with what is picked, start anew, or nothing. */
export type Touch = 'picked' | 'next' | 'anew' | 'no';

export function touch(legal: readonly Choice[], picks: readonly Pick[], pick: Pick): Touch {
  if (picks.some((one) => isSame(one, pick))) return 'picked';
  if (matching(legal, [...picks, pick]).length) return 'next';
  return matching(legal, [pick]).length ? 'anew' : 'no';
}

/** Picks that lead to a choice: its cards from the hand, its dice from the throw, its programme or deck. */
export function picksFor(action: Act, hand: readonly string[], thrown: readonly number[]): Pick[] {
  const needed = parts(action);
  const cards = places(hand, needed.cards).map((at): Pick => ({ what: 'card', at, card: hand[at] ?? '' }));
  const dice = places(thrown, needed.dice).map((at): Pick => ({ what: 'die', at, die: thrown[at] ?? 0 }));
  const programme: Pick[] = needed.programme ? [{ what: 'programme', programme: needed.programme }] : [];
  const deck: Pick[] = needed.deck ? [{ what: 'deck', deck: needed.deck }] : [];
  return [...cards, ...dice, ...programme, ...deck];
}

/** Where some things lie among all of them, no place used twice. */
function places<T>(all: readonly T[], some: readonly T[]): number[] {
  return some.reduce<number[]>((taken, one) => [...taken, all.findIndex((other, at) => other === one && !taken.includes(at))], []);
}
