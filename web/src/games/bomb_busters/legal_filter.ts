// What is tapped narrows the server's list of legal actions; no rule is known here.
import type { Choice, Place, View } from './types';
import { isSamePlace } from './model/wires';

type Action = Choice['action'];
export type Kind = Action['kind'];
/** What is done to a wire by tapping it. */
export type WireKind = 'mark' | 'point' | 'cut' | 'lay' | 'give' | 'label';

const wireKinds: ReadonlySet<Kind> = new Set<WireKind>(['mark', 'point', 'cut', 'lay', 'give', 'label']);
/** What tells others something, or gives a wire away, asks once: a second tap does it. */
export const confirmedKinds: ReadonlySet<Kind> = new Set<WireKind>(['mark', 'give', 'label']);

function concerns(action: Action, { stand, slot }: Place): boolean {
  if (!wireKinds.has(action.kind) || !('stand' in action) || action.stand !== stand) return false;
  const at = action.slot ?? null;
  if (at === null) return true;
  return at === slot || (action.kind === 'label' && at + 1 === slot);
}

/** The choices that a wire is part of: itself, its whole stand, or it and a neighbour. */
export function choicesAtWire(legal: readonly Choice[], place: Place): Choice[] {
  return legal.filter(({ action }) => concerns(action, place));
}

/** What a tap on a wire does first: the kind of what would follow, or nothing. */
export function kindAt(legal: readonly Choice[], place: Place): WireKind | null {
  return (choicesAtWire(legal, place)[0]?.action.kind as WireKind | undefined) ?? null;
}

/** What a tap on a wire brings about: a choice that is done, or a wire that is picked and waits, or waits no longer. */
export type TapResult = { sends: Choice } | { picks: Place | null } | null;

/** Pointing cannot be taken back: where it `waits` for the value, tapping only picks the wire. */
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

/** The values that a choice names, if that is what it is about. */
function valuesIn(action: Action): readonly string[] {
  if (action.kind === 'announce') return action.values;
  return action.kind === 'scan' ? [action.value] : [];
}

/** The values that can be named next, after those that have been. */
export function nextValues(legal: readonly Choice[], named: readonly string[]): string[] {
  const fitting = legal.map(({ action }) => valuesIn(action)).filter((values) => named.every((value) => values.includes(value)));
  return [...new Set(fitting.flat())].filter((value) => !named.includes(value));
}

/** The choice that names these values and no others. */
export function choiceNaming(legal: readonly Choice[], named: readonly string[]): Choice | undefined {
  return legal.find(({ action }) => {
    const values = valuesIn(action);
    return values.length === named.length && values.length > 0 && named.every((value) => values.includes(value));
  });
}

/** The places before which a swapped wire can be sorted in on a stand. */
export function gapsIn(legal: readonly Choice[], stand: number): Map<number, Choice> {
  const inserts = legal.flatMap((choice) =>
    choice.action.kind === 'insert' && choice.action.stand === stand ? [[choice.action.slot, choice] as const] : [],
  );
  return new Map(inserts);
}

export function ofKind(legal: readonly Choice[], ...kinds: Kind[]): Choice[] {
  return legal.filter(({ action }) => kinds.includes(action.kind));
}

/** What a mission lets one choose among many things of a kind: characters, tokens, number cards, constraint cards. */
const pieceKinds = ['take', 'token', 'lay-card', 'constrain', 'accuse'] as const satisfies readonly Kind[];
export function pieceChoices(legal: readonly Choice[]): Choice[] {
  return ofKind(legal, ...pieceKinds);
}

/** What is done elsewhere than by a button of its own: on a wire, a key, a card or a gap, or as a way out. */
const nonButtonKinds: ReadonlySet<Kind> = new Set<Kind>([...wireKinds, 'announce', 'scan', 'use', 'insert', 'done', 'back', ...pieceKinds]);

/** What is done by a button: whatever is asked by no other way, a whole stand that is pointed at too. */
export function buttonChoices(legal: readonly Choice[]): Choice[] {
  const whole = ({ action }: Choice): boolean => action.kind === 'point' && (action.slot ?? null) === null;
  return legal.filter((choice) => !nonButtonKinds.has(choice.action.kind) || whole(choice));
}

/** The choice of using a card. */
export function useChoice(legal: readonly Choice[], card: string): Choice | undefined {
  return legal.find(({ action }) => action.kind === 'use' && action.card === card);
}

/** What follows by itself from a move: the phases in which a single choice is none. */
const forcedPhases: ReadonlySet<View['phase']> = new Set(['lay', 'cut', 'mark', 'insert'] as const);

/** The one thing that I am asked for and that cannot be otherwise. */
export function forcedChoice({ phase, acting, seat }: View, legal: readonly Choice[]): Choice | null {
  const [only, ...others] = legal;
  return only && !others.length && acting === seat && forcedPhases.has(phase) ? only : null;
}
