// Texts of the cut wires and those in play, for the board, the briefing and screen readers.
import { joined } from '../../../shared/i18n/i18n';
import type { View } from '../types';
import { missions } from '../lazy';
import { printedNumber, red, yellow } from './wires';
import { t } from '../messages';

export type MarkedColour = 'yellow' | 'red';

/** The colours that have markers, by their letters. */
export const markedColours: readonly { colour: MarkedColour; letter: string }[] = [
  { colour: 'yellow', letter: yellow },
  { colour: 'red', letter: red },
];

/** Returns the text of the wires of a colour that are, or may be, in play. */
export function inPlayText(view: View, colour: MarkedColour): string {
  const { values, in_play, open } = view[colour];
  const facts = { count: in_play, values: joined(values.map((value) => printedNumber(colour, value))) };
  return open ? t(`bomb_busters.briefing.${colour}_some`, facts) : t(`bomb_busters.briefing.${colour}`, facts);
}

const totals = {
  yellow: ['bomb_busters.board.all', 'bomb_busters.board.some'],
  red: ['bomb_busters.board.red', 'bomb_busters.board.red.some'],
} as const;

/** Returns the text of how many wires of a colour are cut, or must not be. */
export function totalText(view: View, colour: MarkedColour): string {
  const { in_play, drawn, open } = view[colour];
  const cut = view.values.find(({ value }) => value === (colour === 'yellow' ? yellow : red))?.cut ?? 0;
  const own = missions.current?.totalText(view, colour);
  return own ?? t(totals[colour][open ? 1 : 0], { colour, in_play, cut, drawn });
}

/** Returns the blue values with this number of cut wires, in order. */
function withCut(view: View, fits: (cut: number, of: number) => boolean): string[] {
  const blue = new Set(view.blue.map(String));
  return view.values.filter(({ value, cut, of }) => blue.has(value) && of > 0 && fits(cut, of)).map(({ value }) => value);
}

/** Returns which values are complete, and which are partly cut. */
function cutSentences(view: View): string[] {
  const most = Math.max(...view.values.map(({ of }) => of));
  const parts = Array.from({ length: most }, (_, cut) => ({ cut, values: withCut(view, (one, of) => one === cut && one < of) }));
  const partly = parts.filter(({ cut, values }) => cut > 0 && values.length);
  const done = withCut(view, (cut, of) => cut === of);
  if (!done.length && !partly.length) return [t('bomb_busters.ear.none_cut')];
  return [
    ...(done.length ? [t('bomb_busters.ear.done', { values: joined(done) })] : []),
    ...partly.map(({ cut, values }) => t('bomb_busters.ear.partly', { count: cut, values: joined(values) })),
  ];
}

/** Returns the sentences about the values in play and those cut. */
export function valueSentences(view: View): string[] {
  const marked = markedColours.filter(({ colour }) => view[colour].drawn);
  return [
    ...cutSentences(view),
    t('bomb_busters.briefing.blue', { highest: view.blue.at(-1) ?? 0 }),
    ...marked.flatMap(({ colour }) => [inPlayText(view, colour), totalText(view, colour)]),
  ];
}
