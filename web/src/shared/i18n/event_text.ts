// An event or an action as a message: the mapping of core/text/phrase.py, applied to the same data.
//
// - The key is the area and the kind. Then the fields in their order lengthen it: `why` by `.<value>`; what is true by `.<field>`;
//   what is null by `.no-<field>`.
// - The facts are the fields: a list in a row; `seat` is told as the fact `name`; `winners` are told by their names, and counted
//   in the fact `count`. What lengthened the key by being true or null is no fact.
//
// A game may lengthen keys in its own way, have tellers for fields that it tells in other words, and tell several fields together.
import { joined, listText, t, type Facts } from './i18n';

export type SeatNames = (seat: number) => string;

/** An event: its kind and its fields. */
export interface TaggedObject {
  kind: string;
}

/** The facts that a field's value makes. */
export type FieldFacts = (value: never, name: SeatNames) => Facts;

export interface TextRules<S extends TaggedObject = TaggedObject> {
  keySuffix?: (field: string, value: unknown) => string;
  fieldFacts?: Readonly<Record<string, FieldFacts>>;
  extraFacts?: (said: S) => Facts;
}

export interface MessageCall {
  key: string;
  facts: Facts;
}

/** By what a field lengthens the key in every game. */
export function defaultKeySuffix(field: string, value: unknown): string {
  if (field === 'why') return `.${String(value)}`;
  if (value === true) return `.${field}`;
  return value === null ? `.no-${field}` : '';
}

const defaultFieldFacts: Readonly<Record<string, FieldFacts>> = {
  seat: (seat: number, name) => ({ name: name(seat) }),
  winners: (seats: number[], name) => ({ winners: listText(seats.map(name)), count: seats.length }),
};

function plainFacts(field: string, value: unknown): Facts {
  if (Array.isArray(value)) return { [field]: joined(value) };
  return typeof value === 'string' || typeof value === 'number' ? { [field]: value } : {};
}

function factsOfField(field: string, value: unknown, name: SeatNames, tellers: Readonly<Record<string, FieldFacts>>): Facts {
  if (value === null || typeof value === 'boolean') return {};
  const teller = tellers[field] ?? defaultFieldFacts[field];
  return teller ? teller(value as never, name) : plainFacts(field, value);
}

/** What happened, or may be done, as a message. */
export function messageCall<S extends TaggedObject>(area: string, said: S, name: SeatNames, manner: TextRules<S> = {}): MessageCall {
  const { keySuffix = defaultKeySuffix, fieldFacts = {}, extraFacts } = manner;
  const { kind, ...fields } = said;
  const all = Object.entries(fields);
  const key = `${area}.${kind}${all.map(([field, value]) => keySuffix(field, value)).join('')}`;
  const facts = Object.assign(
    {},
    ...all.map(([field, value]) => factsOfField(field, value, name, fieldFacts)),
    extraFacts?.(said),
  ) as Facts;
  return { key, facts };
}

/** The sentence of what happened, or may be done; to have none is a fault. */
export function objectText<S extends TaggedObject>(area: string, said: S, name: SeatNames, manner: TextRules<S> = {}): string {
  const { key, facts } = messageCall(area, said, name, manner);
  return t(key, facts);
}
