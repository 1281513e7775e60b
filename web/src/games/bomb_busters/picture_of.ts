// Selects the drawing of a tooltip target by its name.
import { targetKind, targetId } from '../../shared/ui/tooltip_targets';
import type { CardId, View } from './types';
import { letterOf, parsePlace, slotAt } from './model/wires';

export interface Tile {
  wire?: string;
  cut?: boolean;
  under?: string;
}

export type PictureSpec =
  | { as: 'tiles'; tiles: readonly Tile[] }
  | { as: 'card'; card: CardId }
  | { as: 'token'; value: string }
  | { as: 'chalk'; marks: string }
  | { as: 'dial' | 'finger' | 'skull' | 'cutters' | 'star' | 'case' };

const one = (tile: Tile): PictureSpec => ({ as: 'tiles', tiles: [tile] });
const card = (id: CardId): PictureSpec => ({ as: 'card', card: id });
const chalk = (marks: string): PictureSpec => ({ as: 'chalk', marks });
const cutters: PictureSpec = { as: 'cutters' };
const finger: PictureSpec = { as: 'finger' };
const skull: PictureSpec = { as: 'skull' };

/** The pictures of buttons, by kind of action. */
const actionPictures: Readonly<Record<string, PictureSpec>> = {
  solo: cutters,
  reveal: one({ wire: 'R' }),
  mark: card('post-it'),
  label: card('label-equal'),
  give: card('walkie-talkies'),
  insert: card('walkie-talkies'),
  partner: card('walkie-talkies'),
  point: card('super-detector'),
  next: card('coffee-mug'),
  recharge: card('emergency-batteries'),
  done: card('emergency-batteries'),
  back: card('rewinder'),
  'not-this': finger,
  again: card('ray'),
  end: finger,
  deny: card('label-unequal'),
  take: finger,
  constrain: finger,
  keep: finger,
  change: finger,
  claim: finger,
  special: cutters,
  token: chalk('5'),
  'lay-card': chalk('5 ?'),
  accuse: skull,
  slip: skull,
  begin: skull,
  speak: card('walkie-talkies'),
  think: skull,
  insist: skull,
  notes: chalk('4 5'),
  odds: chalk('4 ?'),
  all: chalk('4 !'),
  eyes: chalk('4 ?'),
};

/** Returns the picture of a wire as the viewer sees it: its back, unless it is own or cut. */
function wireAt(place: string, view: View | undefined): PictureSpec {
  const slot = view && slotAt(view, parsePlace(place));
  return one(slot?.wire ? { wire: slot.wire, cut: slot.cut } : { under: place });
}

const pictures: Readonly<Record<string, (which: string, view?: View) => PictureSpec | null>> = {
  wire: wireAt,
  stand: (letter) => ({ as: 'tiles', tiles: ['1', '2', '3'].map((at) => ({ under: `${letter || letterOf(0)}${at}` })) }),
  answer: () => card('general-radar'),
  beside: (value) => ({ as: 'token', value }),
  holds: () => one({ wire: 'R' }),
  token: (value) => ({ as: 'token', value }),
  missed: (values) => chalk(values),
  label: () => card('label-equal'),
  board: () => ({ as: 'tiles', tiles: [{ wire: '1', cut: true }, { wire: '2', cut: true }, { wire: '3' }] }),
  pad: () => ({ as: 'tiles', tiles: [{ wire: '4' }, { wire: '5' }, { wire: 'Y' }] }),
  value: (wire) => one({ wire }),
  marker: (wire) => one({ wire }),
  total: (wire) => one({ wire }),
  key: (wire) => one({ wire }),
  dial: () => skull,
  cost: () => ({ as: 'dial' }),
  mission: () => ({ as: 'case' }),
  over: () => ({ as: 'case' }),
  card: (id) => card(id as CardId),
  detector: () => card('double-detector'),
  captain: () => ({ as: 'star' }),
  danger: () => skull,
  prompt: () => finger,
  said: () => finger,
  notes: () => chalk('4 5'),
  number: (value) => ({ as: 'token', value }),
  'hidden-number': () => chalk('?'),
  x: () => one({ under: '×' }),
  locked: (wire) => one({ wire }),
  constraint: (letter) => chalk(letter),
  twist: () => ({ as: 'case' }),
  do: (what) => actionPictures[what] ?? null,
};

/** Returns the picture of a tooltip target, or null if it has none. */
export function pictureOf(thing: string, view?: View): PictureSpec | null {
  return pictures[targetKind(thing)]?.(targetId(thing), view) ?? null;
}
