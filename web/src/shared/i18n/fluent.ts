// Formats Fluent messages of one language; src/tavolata/i18n/translator.py does so in the terminal.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

export type Facts = Readonly<Record<string, string | number>>;

/** Numbers from here on have their digits grouped in threes. */
const groupingFrom = 10_000;

/** Thrown for a message that the catalogue lacks. */
export class MissingMessage extends Error {}

/** Returns the number format: at most one decimal, and no sign for zero. */
function optionsFor(number: number): Intl.NumberFormatOptions {
  return { maximumFractionDigits: 1, useGrouping: Math.abs(number) >= groupingFrom, signDisplay: 'negative' };
}

/** A number formatted with a true minus sign. */
class FormattedNumber extends FluentNumber {
  constructor(value: number) {
    super(value, optionsFor(value));
  }

  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** Returns the Fluent id of a message key. */
export function idOf(key: string): string {
  return key.replaceAll('.', '-');
}

/** Implements `ELIDE("de", $name)`: elides the first word before a vowel, as in « d'Otto » but « de Bice ». */
function elide([word, following]: FluentValue[]): string {
  const text = String(following);
  const first = text.slice(0, 1).normalize('NFD').slice(0, 1).toLowerCase();
  return first && 'aeiouœæ'.includes(first) ? `${String(word).slice(0, -1)}'${text}` : `${String(word)} ${text}`;
}

export class Translator {
  readonly #bundle: FluentBundle;
  readonly #ids = new Set<string>();
  readonly #lists: Intl.ListFormat;

  constructor(lang: string) {
    const functions = {
      ELIDE: elide,
      WORD: ([fact]: FluentValue[], named: Record<string, FluentValue>) => this.#word(fact, named),
      SIGNED: ([number]: FluentValue[]) => this.#signed(number),
    };
    const locales = [lang, 'en'];
    this.#bundle = new FluentBundle(locales, { functions, useIsolating: false });
    this.#lists = new Intl.ListFormat(locales);
  }

  /** Adds the messages of a Fluent file; existing messages are not replaced. */
  add(page: string): void {
    const resource = new FluentResource(page);
    for (const { id } of resource.body) this.#ids.add(id);
    this.#bundle.addResource(resource);
  }

  get ids(): ReadonlySet<string> {
    return this.#ids;
  }

  translate(key: string, facts: Facts): string {
    const told = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? new FormattedNumber(fact) : fact]);
    return this.#format(idOf(key), undefined, Object.fromEntries(told) as Record<string, FluentVariable>);
  }

  /** Returns an attribute of a message, or null. */
  form(key: string, form: string): string | null {
    const id = idOf(key);
    return this.#bundle.getMessage(id)?.attributes[form] ? this.#format(id, form, {}) : null;
  }

  /** Joins names as a list of the language. */
  list(names: readonly string[]): string {
    return this.#lists.format(names);
  }

  /** Formats a number that stands alone. */
  number(number: number, signDisplay: 'negative' | 'exceptZero' = 'negative'): string {
    const format = new Intl.NumberFormat(this.#bundle.locales, { ...optionsFor(number), signDisplay });
    return format.format(number).replace('-', '−');
  }

  #format(id: string, form: string | undefined, facts: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(id);
    const pattern = (form ? message?.attributes[form] : null) ?? message?.value;
    if (!pattern) throw new MissingMessage(`The catalogue has no words for "${id}".`);
    const faults: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, facts, faults);
    if (faults[0]) throw new MissingMessage(`The words for "${id}" cannot be said: ${faults[0].message}`);
    return said;
  }

  /** Implements `WORD($card, of: "game-card", form: "the")`: the message `game-card-<card>`, or its attribute `form` if it exists. */
  #word(fact: FluentValue | undefined, { of, form }: Record<string, FluentValue>): string {
    const value = fact instanceof FluentNumber ? fact.value : fact;
    return this.#format(idOf(`${String(of)}-${String(value)}`), form === undefined ? undefined : String(form), {});
  }

  /** Implements `SIGNED($amount)`: positive numbers get a plus sign. */
  #signed(number: FluentValue | undefined): string {
    if (!(number instanceof FluentNumber)) throw new MissingMessage('Only a number has a sign.');
    return this.number(number.value, 'exceptZero');
  }
}
