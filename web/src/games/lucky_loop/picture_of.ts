// The drawing of each element on this screen, by its `data-thing`.
import type { Component } from 'svelte';
import { targetKind, targetId } from '../../shared/ui/tooltip_targets';
import { colourOf, difficultyOf } from './model/cards';
import Aeroplane from './drawings/Aeroplane.svelte';
import type { Programme } from './drawings/aeroplanes';
import BonusToken from './drawings/BonusToken.svelte';
import CardBack, { type Deck } from './drawings/CardBack.svelte';
import CardPlace from './drawings/CardPlace.svelte';
import ComicPuff from './drawings/ComicPuff.svelte';
import Die from './drawings/Die.svelte';
import Fan from './drawings/Fan.svelte';
import FlightCard from './drawings/FlightCard.svelte';
import HighlightToken from './drawings/HighlightToken.svelte';
import type { Colour } from './drawings/manoeuvres';
import PlayerPlane from './drawings/PlayerPlane.svelte';
import StartToken from './drawings/StartToken.svelte';
import Step from './drawings/Step.svelte';
import Throw from './drawings/Throw.svelte';

type DrawingComponent = Record<string, unknown>;
export interface Picture {
  drawing: Component<DrawingComponent>;
  props: DrawingComponent;
}

/** Returns a drawing with its props. */
function picture<P extends object>(drawing: Component<P>, props: P): Picture {
  return { drawing: drawing as unknown as Component<DrawingComponent>, props: props as DrawingComponent };
}

const small = 40;
const wide = 62;
const tall = 54;
const some: readonly { colour: Colour; difficulty: number }[] = [
  { colour: 'red', difficulty: 4 },
  { colour: 'blue', difficulty: 7 },
  { colour: 'green', difficulty: 9 },
];

const card = (name: string) => ({ colour: colourOf(name), difficulty: difficultyOf(name), size: tall });
const cards = () => picture(Fan, { cards: some, size: wide });
const plane = (which: string) => picture(PlayerPlane, { seat: Number(targetKind(which)), size: small });
const back = (deck: string) => picture(CardBack, { deck: deck as Deck, size: tall });
const aeroplane = (programme: string) => picture(Aeroplane, { programme: programme as Programme, size: wide });
const token = () => picture(BonusToken, { size: small });
const star = () => picture(HighlightToken, { size: small });
const dice = () => picture(Throw, { dice: [2, 3, 5], size: wide });
const result = (which: string) => aeroplane(targetId(which));

const pictures: Readonly<Record<string, (which: string) => Picture>> = {
  card: (name) => picture(FlightCard, card(name)),
  aloft: (name) => picture(FlightCard, { ...card(name), state: 'open' }),
  highlight: (name) => picture(FlightCard, { ...card(name), highlighted: true }),
  place: (colour) => picture(CardPlace, { colour: colour as Colour, size: tall }),
  programme: aeroplane,
  result,
  scale: () => picture(Step, { seat: 0, size: wide }),
  track: () => picture(Step, { seat: 1, size: wide }),
  mark: (value) => picture(Step, { words: value, size: wide }),
  record: () => picture(Step, { record: true, size: wide }),
  plane,
  player: plane,
  points: plane,
  tokens: token,
  supply: token,
  deck: back,
  discards: back,
  backs: (which) => back(targetId(which)),
  hand: cards,
  free: cards,
  dice,
  figures: dice,
  way: (name) => picture(Throw, { dice: targetId(targetId(name)).split('+').map(Number), size: wide }),
  die: (face) => picture(Die, { face: Number(face), size: small }),
  'red-die': (face) => picture(Die, { face: Number(face), red: true, size: small }),
  pool: () => picture(Throw, { dice: [0, 0, 0], size: wide }),
  landing: () => aeroplane('red-rooster'),
  'last-flight': () => picture(ComicPuff, { size: wide }),
  ledger: () => picture(Step, { seat: 0, size: wide }),
  worth: star,
  'free-result': star,
  finale: star,
  start: () => picture(StartToken, { size: small }),
};

const actionPictures: Readonly<Record<string, (which: string) => Picture>> = {
  roll: dice,
  seventh: () => picture(BonusToken, { use: 'seventh_die', size: small }),
  reroll: () => picture(BonusToken, { use: 'reroll', size: small }),
  stop: token,
  'give-up': () => picture(ComicPuff, { size: wide }),
  fly: () => aeroplane('red-rooster'),
  raise: cards,
  free: star,
  exchange: cards,
  draw: back,
  discard: cards,
  clear: cards,
  advice: star,
  legend: () => picture(Step, { words: '8', size: wide }),
};

/** Returns the drawing of an element; null if it has none. */
export function pictureOf(thing: string): Picture | null {
  const which = targetId(thing);
  return (targetKind(thing) === 'do' ? actionPictures[targetKind(which)]?.(targetId(which)) : pictures[targetKind(thing)]?.(which)) ?? null;
}
