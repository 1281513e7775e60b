// An event or an action as a message: the mapping of core/phrase.py, applied to the same data.
//
// - The key is the area and the kind. Then the fields in their order lengthen it: `why` by `.<value>`; what is true by `.<field>`;
//   what is null by `.no-<field>`.
// - The facts are the fields: a list in a row; `seat` is told as the fact `name`; `winners` are told by their names, and counted
//   in the fact `count`. What lengthened the key by being true or null is no fact.
//
// A game may lengthen keys in its own way, have tellers for fields that it tells in other words, and tell several fields together.
import { inRow, listed, t, type Facts } from './i18n';

export type Naming = (seat: number) => string;

/** What is told: something of a kind, and its fields. */
export interface Said {
  kind: string;
}

/** The facts that a field's value makes. */
export type Teller = (value: never, name: Naming) => Facts;

export interface Manner<S extends Said = Said> {
  lengthening?: (field: string, value: unknown) => string;
  tellers?: Readonly<Record<string, Teller>>;
  together?: (said: S) => Facts;
}

export interface Phrase {
  key: string;
  facts: Facts;
}

/** By what a field lengthens the key in every game. */
export function variant(field: string, value: unknown): string {
  if (field === 'why') return `.${String(value)}`;
  if (value === true) return `.${field}`;
  return value === null ? `.no-${field}` : '';
}

const usual: Readonly<Record<string, Teller>> = {
  seat: (seat: number, name) => ({ name: name(seat) }),
  winners: (seats: number[], name) => ({ winners: listed(seats.map(name)), count: seats.length }),
};

function factsOf(field: string, value: unknown): Facts {
  if (Array.isArray(value)) return { [field]: inRow(value) };
  return typeof value === 'string' || typeof value === 'number' ? { [field]: value } : {};
}

function tell(field: string, value: unknown, name: Naming, tellers: Readonly<Record<string, Teller>>): Facts {
  if (value === null || typeof value === 'boolean') return {};
  const teller = tellers[field] ?? usual[field];
  return teller ? teller(value as never, name) : factsOf(field, value);
}

/** What happened, or may be done, as a message. */
export function phrase<S extends Said>(area: string, said: S, name: Naming, manner: Manner<S> = {}): Phrase {
  const { lengthening = variant, tellers = {}, together } = manner;
  const { kind, ...fields } = said;
  const all = Object.entries(fields);
  const key = `${area}.${kind}${all.map(([field, value]) => lengthening(field, value)).join('')}`;
  const facts = Object.assign({}, ...all.map(([field, value]) => tell(field, value, name, tellers)), together?.(said)) as Facts;
  return { key, facts };
}

/** The sentence of what happened, or may be done; to have none is a fault. */
export function inWords<S extends Said>(area: string, said: S, name: Naming, manner: Manner<S> = {}): string {
  const { key, facts } = phrase(area, said, name, manner);
  return t(key, facts);
}
