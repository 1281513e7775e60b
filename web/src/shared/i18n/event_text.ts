// An event or an action as a message: the mapping of core/text/phrase.py, applied to the same data.
//
// - The key is the area and the kind, extended by fields in order: `why` adds `.<value>`, a true field adds `.<field>`,
//   a null field adds `.no-<field>`.
// - The arguments are the fields. A list is joined; `seat` becomes the argument `name`; `winners` become names, and their number
//   becomes the argument `count`. A field that extended the key by being true or null is no argument.
//
// A game may extend keys by its own rule, convert single fields to other arguments, and convert several fields together.
import { joined, listText, t, type Facts } from './i18n';

export type SeatNames = (seat: number) => string;

/** An event: its kind and its fields. */
export interface TaggedObject {
  kind: string;
}

/** Returns the message arguments of a field's value. */
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

/** Returns the suffix that a field adds to the key in every game. */
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

/** Returns the message key and arguments of an event or an action. */
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

/** Returns the sentence of an event or an action; throws if the catalogue has none. */
export function objectText<S extends TaggedObject>(area: string, said: S, name: SeatNames, manner: TextRules<S> = {}): string {
  const { key, facts } = messageCall(area, said, name, manner);
  return t(key, facts);
}
