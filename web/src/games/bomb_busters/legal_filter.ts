// Filters the server's list of legal actions by the player's selection; it contains no game rules.
import type { Choice, Place, View } from './types';
import { isSamePlace } from './model/wires';

type Action = Choice['action'];
export type Kind = Action['kind'];
/** The kinds of actions that a tap on a wire can begin. */
export type WireKind = 'mark' | 'point' | 'cut' | 'lay' | 'give' | 'label';

const wireKinds: ReadonlySet<Kind> = new Set<WireKind>(['mark', 'point', 'cut', 'lay', 'give', 'label']);
/** The kinds of actions that need a second tap, because they reveal information or give a wire away. */
export const confirmedKinds: ReadonlySet<Kind> = new Set<WireKind>(['mark', 'give', 'label']);

function concerns(action: Action, { stand, slot }: Place): boolean {
  if (!wireKinds.has(action.kind) || !('stand' in action) || action.stand !== stand) return false;
  const at = action.slot ?? null;
  if (at === null) return true;
  return at === slot || (action.kind === 'label' && at + 1 === slot);
}

/** Returns the legal actions that concern a wire: the wire, its stand, or it and a neighbour. */
export function choicesAtWire(legal: readonly Choice[], place: Place): Choice[] {
  return legal.filter(({ action }) => concerns(action, place));
}

/** Returns the kind of action that a tap on a wire begins, or null. */
export function kindAt(legal: readonly Choice[], place: Place): WireKind | null {
  return (choicesAtWire(legal, place)[0]?.action.kind as WireKind | undefined) ?? null;
}

/** The result of a tap on a wire: an action to send, a new picked place, or null. */
export type TapResult = { sends: Choice } | { picks: Place | null } | null;

/** Returns the result of a tap; if `waits` is true, pointing only picks the wire until its value is named. */
export function tapResult(legal: readonly Choice[], picked: Place | null, place: Place, waits = false): TapResult {
  const [first, ...others] = choicesAtWire(legal, place);
  if (!first) return null;
  if (waits && first.action.kind === 'point') return { picks: isSamePlace(picked, place) ? null : place };
  if (!confirmedKinds.has(first.action.kind)) return { sends: first };
  if (!picked) return { picks: place };
  const both = [first, ...others].filter(({ action }) => concerns(action, picked));
  const [only, ...more] = both;
  return only && !more.length ? { sends: only } : { picks: place };
}

/** Returns the values that an action names. */
function valuesIn(action: Action): readonly string[] {
  if (action.kind === 'announce') return action.values;
  return action.kind === 'scan' ? [action.value] : [];
}

/** Returns the values that can be named next, after those already named. */
export function nextValues(legal: readonly Choice[], named: readonly string[]): string[] {
  const fitting = legal.map(({ action }) => valuesIn(action)).filter((values) => named.every((value) => values.includes(value)));
  return [...new Set(fitting.flat())].filter((value) => !named.includes(value));
}

/** Returns the legal action that names exactly these values. */
export function choiceNaming(legal: readonly Choice[], named: readonly string[]): Choice | undefined {
  return legal.find(({ action }) => {
    const values = valuesIn(action);
    return values.length === named.length && values.length > 0 && named.every((value) => values.includes(value));
  });
}

/** Returns the actions that insert a swapped wire on a stand, by the slot they insert before. */
export function gapsIn(legal: readonly Choice[], stand: number): Map<number, Choice> {
  const inserts = legal.flatMap((choice) =>
    choice.action.kind === 'insert' && choice.action.stand === stand ? [[choice.action.slot, choice] as const] : [],
  );
  return new Map(inserts);
}

export function ofKind(legal: readonly Choice[], ...kinds: Kind[]): Choice[] {
  return legal.filter(({ action }) => kinds.includes(action.kind));
}

/** The kinds of actions that choose a piece of a mission: a character, token, number card or constraint card. */
const pieceKinds = ['take', 'token', 'lay-card', 'constrain', 'accuse'] as const satisfies readonly Kind[];
export function pieceChoices(legal: readonly Choice[]): Choice[] {
  return ofKind(legal, ...pieceKinds);
}

/** The kinds of actions without an own button: on a wire, a key, a card or a gap, or to leave a step. */
const nonButtonKinds: ReadonlySet<Kind> = new Set<Kind>([...wireKinds, 'announce', 'scan', 'use', 'insert', 'done', 'back', ...pieceKinds]);

/** Returns the legal actions that need a button, including pointing at a whole stand. */
export function buttonChoices(legal: readonly Choice[]): Choice[] {
  const whole = ({ action }: Choice): boolean => action.kind === 'point' && (action.slot ?? null) === null;
  return legal.filter((choice) => !nonButtonKinds.has(choice.action.kind) || whole(choice));
}

/** Returns the legal action that uses a card. */
export function useChoice(legal: readonly Choice[], card: string): Choice | undefined {
  return legal.find(({ action }) => action.kind === 'use' && action.card === card);
}

/** The phases in which a single legal action is sent automatically. */
const forcedPhases: ReadonlySet<View['phase']> = new Set(['lay', 'cut', 'mark', 'insert'] as const);

/** Returns the only legal action of a forced phase, or null. */
export function forcedChoice({ phase, acting, seat }: View, legal: readonly Choice[]): Choice | null {
  const [only, ...others] = legal;
  return only && !others.length && acting === seat && forcedPhases.has(phase) ? only : null;
}
