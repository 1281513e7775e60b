// The tooltips of this screen: for each kind of element a name, and a sentence with its values.
import { targetKind, explanationFrom, targetId, type Explanation } from '../../shared/ui/tooltip_targets';
import { joined, type Facts } from '../../shared/i18n/i18n';
import { faceOf, cardName, makeOptionName } from './model/cards';
import type { LuckyLoopView, PlayerView } from './wire';

type TargetFacts = (which: string, view: LuckyLoopView) => Facts | null;

interface TargetKind {
  /** Returns the arguments of its messages; null if the position has no such element. */
  facts: TargetFacts;
  /** Returns the suffix of its sentence's key, for sentences that depend on the position. */
  keySuffix?: (which: string, view: LuckyLoopView) => string;
  rule?: string;
}

const none: TargetFacts = () => ({});
const face: TargetFacts = (card, view) => (view.faces[card] ? { ...faceOf(view, card), card: cardName(card) } : null);
const programmeOf = (view: LuckyLoopView, id: string) => view.programmes.find((programme) => programme.id === id);

/** Returns the arguments for an element of a player, whose id begins with the seat and a colon. */
function ofPlayer(told: (player: PlayerView, which: string) => Facts): TargetFacts {
  return (which, { players, scale }) => {
    const seat = Number(targetKind(which));
    const player = players[seat];
    return player ? { number: seat + 1, ...scale, ...told(player, targetId(which)) } : null;
  };
}

function boxOf({ flight }: LuckyLoopView, card: string, highlight: boolean) {
  return flight?.boxes.find((box) => box.card === card && box.highlight === highlight);
}

/** The suffix for the sentence of a card that is made. */
const madeSuffix = (highlight: boolean) => (card: string, view: LuckyLoopView) =>
  boxOf(view, card, highlight)?.dice.length ? '.made' : '';
const cardInFlight =
  (highlight: boolean): TargetFacts =>
  (card, view) => {
    const made = boxOf(view, card, highlight);
    const told = face(card, view);
    return told && { ...told, points: made?.points ?? 0, dice: joined(made?.dice ?? []) };
  };

const programme: TargetFacts = (id, view) => {
  const found = programmeOf(view, id);
  if (!found) return null;
  const [first = '', second = '', third = ''] = found.colours;
  return { programme: id, first, second, third, record: found.record ?? 0, ...view.scale };
};

const makeOptionOf = ({ flight }: LuckyLoopView, name: string) => flight?.ways.find((one) => makeOptionName(one) === name);
const makeOption: TargetFacts = (name, view) => {
  const found = makeOptionOf(view, name);
  return found ? { card: cardName(found.card), dice: joined(found.dice), count: found.points } : null;
};

const meanings = ['recorded', 'first_record', 'closed'] as const;
const scaleMark: TargetFacts = (value, { scale }) => ({ value, ...scale });

const kinds: Readonly<Record<string, TargetKind>> = {
  card: { facts: face, rule: 'LL-M2' },
  place: { facts: (colour) => ({ colour }), rule: 'LL-D1' },
  programme: { facts: programme, rule: 'LL-M5' },
  scale: { facts: programme, rule: 'LL-F9' },
  mark: {
    facts: scaleMark,
    keySuffix: (value, { scale }) => `.${meanings.find((one) => String(scale[one]) === value) ?? ''}`,
    rule: 'LL-F9',
  },
  record: { facts: programme, rule: 'LL-B1' },
  track: { facts: none, rule: 'LL-M6' },
  plane: { facts: ofPlayer(({ points }) => ({ count: points })), rule: 'LL-M6' },
  deck: { facts: (deck, { decks }) => ({ deck, count: decks[deck] ?? 0 }), rule: 'LL-M3' },
  discards: { facts: (deck, { discards }) => ({ deck, count: discards[deck]?.length ?? 0 }), rule: 'LL-T3' },
  supply: { facts: (_, { supply }) => ({ count: supply }), rule: 'LL-B1' },
  hand: { facts: (_, { hand }) => ({ count: hand.length }), rule: 'LL-S1' },
  dice: { facts: none, rule: 'LL-F2' },
  die: { facts: (die) => ({ die }), rule: 'LL-F2' },
  'red-die': { facts: (die) => ({ die }), rule: 'LL-B2' },
  pool: { facts: (_, { flight }) => ({ count: (flight?.pool ?? 0) - (flight?.thrown.length ?? 0) }), rule: 'LL-F1' },
  aloft: { facts: cardInFlight(false), keySuffix: madeSuffix(false), rule: 'LL-F2' },
  highlight: { facts: cardInFlight(true), keySuffix: madeSuffix(true), rule: 'LL-K5' },
  way: { facts: makeOption, keySuffix: (name, view) => (makeOptionOf(view, name)?.exact ? '.exact' : '.over'), rule: 'LL-F2' },
  figures: {
    facts: (_, { flight }) => flight && { throw: flight.throw, throws: flight.boxes.length, count: flight.subtotal },
    rule: 'LL-F1',
  },
  landing: { facts: none, rule: 'LL-F7' },
  'last-flight': { facts: none, rule: 'LL-D5' },
  ledger: { facts: none, rule: 'LL-E2' },
  worth: { facts: none },
  player: {
    facts: ofPlayer(({ results, tokens, points }) => ({ count: Object.keys(results).length, tokens, points })),
    rule: 'LL-T1',
  },
  points: { facts: ofPlayer(({ points }) => ({ count: points })), rule: 'LL-E2' },
  tokens: { facts: ofPlayer(({ tokens }) => ({ count: tokens })), rule: 'LL-B1' },
  backs: { facts: ofPlayer(({ hand }, deck) => ({ deck, count: hand[deck] ?? 0 })), rule: 'LL-M3' },
  result: {
    facts: ofPlayer(({ results }, id) => ({ programme: id, count: results[id] ?? 0 })),
    keySuffix: (which, { players }) => (players[Number(targetKind(which))]?.results[targetId(which)] === undefined ? '.none' : ''),
    rule: 'LL-F9',
  },
  free: { facts: ofPlayer(({ free }) => ({ cards: joined(free.map(cardName)) })), rule: 'LL-K3' },
  'free-result': { facts: ofPlayer(({ free_result }) => ({ count: free_result ?? 0 })), rule: 'LL-K8' },
  finale: { facts: none, rule: 'LL-K1' },
  start: { facts: none, rule: 'LL-S1' },
};

/** The rule of each action. */
const actionRules: Readonly<Record<string, string | undefined>> = {
  roll: 'LL-F1',
  seventh: 'LL-B2',
  stop: 'LL-F5',
  reroll: 'LL-B3',
  'give-up': 'LL-F3',
  fly: 'LL-D1',
  raise: 'LL-D2',
  free: 'LL-K3',
  exchange: 'LL-T2',
  draw: 'LL-T4',
  discard: 'LL-T2',
  clear: undefined,
  advice: undefined,
  legend: undefined,
};

function explainAction(which: string): Explanation | null {
  const what = targetKind(which);
  return explanationFrom('lucky_loop', `do.${what}`, { deck: targetId(which) }, { rule: actionRules[what] });
}

/** Returns the tooltip of an element by its `data-thing`, or null. */
export function explain(thing: string, view: LuckyLoopView): Explanation | null {
  const [name, which] = [targetKind(thing), targetId(thing)];
  if (name === 'do') return explainAction(which);
  const kind = kinds[name];
  const facts = kind?.facts(which, view);
  return kind && facts
    ? explanationFrom('lucky_loop', name, facts, { rule: kind.rule, keySuffix: kind.keySuffix?.(which, view) ?? '' })
    : null;
}
