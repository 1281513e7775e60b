// Explanations of tooltip targets with their current figures; `data-thing` names a target.
import { targetKind, explanationFrom, targetId, type Explanation } from '../../shared/ui/tooltip_targets';
import { tryTranslate, type Facts } from '../../shared/i18n/i18n';
import { t } from './messages';
import type { Card, CardId, Slot, View } from './types';
import type { MarkedColour } from './model/wire_counts';
import { factsOn, factText, isKnownRed, labelAfter, shownAs } from './model/wire_label';
import { missionText, unlockText } from './event_text';
import { colourOf, ownerOf, parsePlace, printedNumber, printedOnWire, slotAt, valueOf, wireText, yellow } from './model/wires';

type Explainer = (which: string, view: View) => Explanation | null;

/** The rule that each explanation links to. */
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

/** Returns the explanation of a target or a variant of it (`wire.cut`), or null if there is no message. */
function explanation(kind: string, facts: Facts = {}, rule = rules[kind.split('.', 1)[0] ?? kind]): Explanation | null {
  return explanationFrom('bomb_busters', kind, facts, { rule });
}

/** Returns the facts for the sorting of a yellow or red wire: after the blue ones of its number. */
function betweenNumbers(number: number): Facts {
  return { number, next: number + 1 };
}

function countOf(view: View, value: string): { cut: number; of: number } {
  return view.values.find((one) => one.value === value) ?? { cut: 0, of: 0 };
}

function wire(which: string, view: View): Explanation | null {
  const slot = slotAt(view, parsePlace(which));
  if (!slot) return null;
  if (slot.cut && slot.wire)
    return explanation('wire.cut', { place: which, wire: wireText(slot.wire), ...countOf(view, valueOf(slot.wire)) });
  const mine = ownerOf(view, parsePlace(which).stand) === view.seat;
  return mine && slot.wire ? ownWire(slot.wire) : hiddenWire(which, slot, view);
}

function ownWire(wire: string): Explanation | null {
  return explanation(`wire.${colourOf(wire)}`, {
    wire: wireText(wire),
    value: wire,
    ...betweenNumbers(parseInt(printedOnWire(wire) || wire, 10)),
  });
}

/** Returns the explanation of a hidden wire, with the public facts about it. */
function hiddenWire(place: string, { tile, token }: Slot, view: View): Explanation | null {
  const value = token ?? shownAs(view, tile);
  if (value) return explanation('wire.told', { place, value });
  const explained = explanation(isKnownRed(view, tile) ? 'wire.known-red' : 'wire.hidden', { place });
  const known = factsOn(view, tile).flatMap((fact) => factText(view, fact, tile) ?? []);
  return explained && { ...explained, text: [explained.text, ...new Set(known)].join(' ') };
}

function stand(letter: string, view: View): Explanation | null {
  const owner = ownerOf(view, parsePlace(letter).stand);
  return explanation(owner === view.seat ? 'stand.mine' : 'stand.other', { letter, left: view.players[owner]?.left ?? 0 });
}

function value(number: string, view: View): Explanation | null {
  const { cut, of } = countOf(view, number);
  return explanation(of === 0 ? 'value.out' : cut === of ? 'value.done' : 'value', { number, cut, of });
}

function markedColour(letter: string): MarkedColour {
  return letter === yellow ? 'yellow' : 'red';
}

function marker(wire: string, view: View): Explanation | null {
  const [letter, number] = [wire.charAt(0), Number(wire.slice(1))];
  const { drawn, in_play, open } = view[markedColour(letter)];
  const facts = { printed: printedNumber(markedColour(letter), number), drawn, in_play, ...betweenNumbers(number) };
  return explanation(open ? `marker.open.${letter}` : `marker.${letter}`, facts);
}

function total(letter: string, view: View): Explanation | null {
  return explanation(`total.${letter}`, { in_play: view[markedColour(letter)].in_play, cut: countOf(view, letter).cut });
}

function dial(_which: string, { dial: { left } }: View): Explanation | null {
  return explanation(left ? 'dial' : 'dial.over', { count: left });
}

/** Returns the constraint card that restricts the viewer, or null. */
function bindingConstraint({ twists, seat }: View): string | null {
  for (const twist of twists) {
    if (twist?.kind === 'own-constraints' && seat !== null && !twist.down.includes(seat)) return twist.letters[seat] ?? null;
    if (twist?.kind === 'open-constraint') return twist.letter;
  }
  return null;
}

function locked(value: string, view: View): Explanation | null {
  const letter = bindingConstraint(view);
  const rule = letter && tryTranslate(`bomb_busters.constraint.${letter}`);
  return explanation(rule ? 'locked.card' : 'locked', { value, rule: rule || '' }, `BB-m${view.mission}`);
}

function mission(_which: string, view: View): Explanation | null {
  const facts = { number: view.mission, title: missionText(view, 'title'), briefing: missionText(view, 'briefing') };
  return explanation('mission', facts, `BB-m${view.mission}`);
}

function stateOf(card: Card | undefined, view: View): string {
  if (card?.status === 'locked') return unlockText(view, card, 'unlocks');
  const spent = card ? card.status === 'used' : view.seat !== null && !view.players[view.seat]?.detector;
  return t(spent ? 'bomb_busters.card.is_used' : 'bomb_busters.card.is_ready');
}

function card(id: string, view: View): Explanation | null {
  const one = view.cards.find((card) => card.id === id);
  return explanation('card', { card: id as CardId, state: stateOf(one, view) }, one ? `BB-Q4-${one.number}` : 'BB-Q3');
}

function detector(seat: string, view: View): Explanation | null {
  const player = view.players[Number(seat)];
  if (!player?.personal || player.personal === 'double-detector') return explanation(player?.detector ? 'detector' : 'detector.spent');
  const state = t(player.detector ? 'bomb_busters.card.is_ready' : 'bomb_busters.card.is_used');
  return explanation('card', { card: player.personal, state }, 'BB-Q7');
}

function key(value: string, view: View): Explanation | null {
  const said = view.announceable.find((one) => one.value === value);
  return said ? explanation('key.cut', { value, cut: said.cut, of: countOf(view, value).of }) : explanation('key', { value });
}

function label(place: string, view: View): Explanation | null {
  const kind = labelAfter(view, parsePlace(place));
  return kind && explanation(`label.${kind}`, {}, kind === 'equal' ? 'BB-Q4-12' : 'BB-Q4-1');
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
  token: (value) => explanation('token', { value }),
  missed: (values) => explanation('missed', { values: values.split(' ').join(t('bomb_busters.or')) }),
  detector,
  holds: (value, view) => explanation(value.endsWith('?') ? 'holds.maybe' : 'holds', {}, `BB-m${view.mission}`),
  beside: (value, view) => explanation('beside', { value }, `BB-m${view.mission}`),
  do: (what) => explanation(`do.${what}`, {}, rules[what]),
  number: (value, view) => explanation('number', { value }, `BB-m${view.mission}`),
  locked,
  constraint: (letter, view) =>
    explanation('constraint', { letter, rule: tryTranslate(`bomb_busters.constraint.${letter}`) ?? '' }, `BB-m${view.mission}`),
  twist: (kind, view) => explanation(`twist.${kind}`, {}, `BB-m${view.mission}`),
};

/** Returns the explanation of a tooltip target, or null if its name is unknown. */
export function explain(thing: string, view: View): Explanation | null {
  const explainer = explainers[targetKind(thing)];
  return explainer ? explainer(targetId(thing), view) : explanation(targetKind(thing));
}
