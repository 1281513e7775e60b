// What each thing in the workshop is, in a sentence with its own figures; `data-thing` names them.
import { targetKind, explanationFrom, targetId, type Explanation } from '../../shared/ui/tooltip_targets';
import { tryTranslate, type Facts } from '../../shared/i18n/i18n';
import { t } from './asked_words';
import type { Card, CardId, Slot, View } from './types';
import type { Coloured } from './model/wire_counts';
import { factsOn, factWords, isKnownRed, labelAfter, shownAs } from './model/wire_label';
import { missionWords, unlockingWords } from './event_text';
import { colourOf, ownerOf, placeNamed, printed, printedOn, slotAt, valueOf, wireWords, yellow } from './model/wires';

type Explainer = (which: string, view: View) => Explanation | null;

/** Where the rules tell more of it. */
const rules: Readonly<Record<string, string>> = {
  wire: 'BB-D1',
  stand: 'BB-S3',
  token: 'BB-S7',
  value: 'BB-V1',
  marker: 'BB-S2',
  total: 'BB-M1',
  dial: 'BB-S4',
  detector: 'BB-Q3',
  captain: 'BB-S6',
  pad: 'BB-D1',
  key: 'BB-D1',
  danger: 'BB-D3',
  cost: 'BB-D4',
  over: 'BB-E1',
  solo: 'BB-C1',
  reveal: 'BB-R1',
};

/** The words of a thing, or of a kind of it (`wire.cut`); null where there are none. */
function told(kind: string, facts: Facts = {}, rule = rules[kind.split('.', 1)[0] ?? kind]): Explanation | null {
  return explanationFrom('bomb_busters', kind, facts, { rule });
}

/** Where a yellow or red wire stands: after all blue ones of its number, and before those of the next. */
function between(number: number): Facts {
  return { number, next: number + 1 };
}

function countOf(view: View, value: string): { cut: number; of: number } {
  return view.values.find((one) => one.value === value) ?? { cut: 0, of: 0 };
}

function wire(which: string, view: View): Explanation | null {
  const slot = slotAt(view, placeNamed(which));
  if (!slot) return null;
  if (slot.cut && slot.wire) return told('wire.cut', { place: which, wire: wireWords(slot.wire), ...countOf(view, valueOf(slot.wire)) });
  const mine = ownerOf(view, placeNamed(which).stand) === view.seat;
  return mine && slot.wire ? ownWire(slot.wire) : hiddenWire(which, slot, view);
}

function ownWire(wire: string): Explanation | null {
  return told(`wire.${colourOf(wire)}`, { wire: wireWords(wire), value: wire, ...between(parseInt(printedOn(wire) || wire, 10)) });
}

/** What everybody knows of it follows what it is. */
function hiddenWire(place: string, { tile, token }: Slot, view: View): Explanation | null {
  const value = token ?? shownAs(view, tile);
  if (value) return told('wire.told', { place, value });
  const explained = told(isKnownRed(view, tile) ? 'wire.known-red' : 'wire.hidden', { place });
  const known = factsOn(view, tile).flatMap((fact) => factWords(view, fact, tile) ?? []);
  return explained && { ...explained, text: [explained.text, ...new Set(known)].join(' ') };
}

function stand(letter: string, view: View): Explanation | null {
  const owner = ownerOf(view, placeNamed(letter).stand);
  return told(owner === view.seat ? 'stand.mine' : 'stand.other', { letter, left: view.players[owner]?.left ?? 0 });
}

function value(number: string, view: View): Explanation | null {
  const { cut, of } = countOf(view, number);
  return told(of === 0 ? 'value.out' : cut === of ? 'value.done' : 'value', { number, cut, of });
}

function marked(letter: string): Coloured {
  return letter === yellow ? 'yellow' : 'red';
}

function marker(wire: string, view: View): Explanation | null {
  const [letter, number] = [wire.charAt(0), Number(wire.slice(1))];
  const { drawn, in_play, open } = view[marked(letter)];
  const facts = { printed: printed(marked(letter), number), drawn, in_play, ...between(number) };
  return told(open ? `marker.open.${letter}` : `marker.${letter}`, facts);
}

function total(letter: string, view: View): Explanation | null {
  return told(`total.${letter}`, { in_play: view[marked(letter)].in_play, cut: countOf(view, letter).cut });
}

function dial(_which: string, { dial: { left } }: View): Explanation | null {
  return told(left ? 'dial' : 'dial.over', { count: left });
}

/** The constraint card that keeps me to some values, if one does. */
function boundBy({ twists, seat }: View): string | null {
  for (const twist of twists) {
    if (twist?.kind === 'own-constraints' && seat !== null && !twist.down.includes(seat)) return twist.letters[seat] ?? null;
    if (twist?.kind === 'open-constraint') return twist.letter;
  }
  return null;
}

function locked(value: string, view: View): Explanation | null {
  const letter = boundBy(view);
  const rule = letter && tryTranslate(`bomb_busters.constraint.${letter}`);
  return told(rule ? 'locked.card' : 'locked', { value, rule: rule || '' }, `BB-m${view.mission}`);
}

function mission(_which: string, view: View): Explanation | null {
  const facts = { number: view.mission, title: missionWords(view, 'title'), briefing: missionWords(view, 'briefing') };
  return told('mission', facts, `BB-m${view.mission}`);
}

function stateOf(card: Card | undefined, view: View): string {
  if (card?.status === 'locked') return unlockingWords(view, card, 'unlocks');
  const spent = card ? card.status === 'used' : view.seat !== null && !view.players[view.seat]?.detector;
  return t(spent ? 'bomb_busters.card.is_used' : 'bomb_busters.card.is_ready');
}

function card(id: string, view: View): Explanation | null {
  const one = view.cards.find((card) => card.id === id);
  return told('card', { card: id as CardId, state: stateOf(one, view) }, one ? `BB-Q4-${one.number}` : 'BB-Q3');
}

function detector(seat: string, view: View): Explanation | null {
  const player = view.players[Number(seat)];
  if (!player?.personal || player.personal === 'double-detector') return told(player?.detector ? 'detector' : 'detector.spent');
  const state = t(player.detector ? 'bomb_busters.card.is_ready' : 'bomb_busters.card.is_used');
  return told('card', { card: player.personal, state }, 'BB-Q7');
}

function key(value: string, view: View): Explanation | null {
  const said = view.announceable.find((one) => one.value === value);
  return said ? told('key.cut', { value, cut: said.cut, of: countOf(view, value).of }) : told('key', { value });
}

function label(place: string, view: View): Explanation | null {
  const kind = labelAfter(view, placeNamed(place));
  return kind && told(`label.${kind}`, {}, kind === 'equal' ? 'BB-Q4-12' : 'BB-Q4-1');
}

const explainers: Readonly<Record<string, Explainer>> = {
  wire,
  stand,
  value,
  marker,
  total,
  dial,
  mission,
  card,
  key,
  label,
  token: (value) => told('token', { value }),
  missed: (values) => told('missed', { values: values.split(' ').join(t('bomb_busters.or')) }),
  detector,
  holds: (value, view) => told(value.endsWith('?') ? 'holds.maybe' : 'holds', {}, `BB-m${view.mission}`),
  beside: (value, view) => told('beside', { value }, `BB-m${view.mission}`),
  do: (what) => told(`do.${what}`, {}, rules[what]),
  number: (value, view) => told('number', { value }, `BB-m${view.mission}`),
  locked,
  constraint: (letter, view) =>
    told('constraint', { letter, rule: tryTranslate(`bomb_busters.constraint.${letter}`) ?? '' }, `BB-m${view.mission}`),
  twist: (kind, view) => told(`twist.${kind}`, {}, `BB-m${view.mission}`),
};

/** What a thing is; null where its name says nothing. */
export function explain(thing: string, view: View): Explanation | null {
  const explainer = explainers[targetKind(thing)];
  return explainer ? explainer(targetId(thing), view) : told(targetKind(thing));
}
