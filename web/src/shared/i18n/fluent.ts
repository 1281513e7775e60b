// Formats Fluent messages of one language; src/tavolata/i18n/translator.py does so in the terminal.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

export type Facts = Readonly<Record<string, string | number>>;

/** From here on figures stand in groups of three. */
const groupingFrom = 10_000;

/** Something cannot be said. */
export class MissingMessage extends Error {}

/** A number has one decimal at most, and no sign where that is a zero. */
function optionsFor(number: number): Intl.NumberFormatOptions {
  return { maximumFractionDigits: 1, useGrouping: Math.abs(number) >= groupingFrom, signDisplay: 'negative' };
}

/** A number with a true minus. */
class FormattedNumber extends FluentNumber {
  constructor(value: number) {
    super(value, optionsFor(value));
  }

  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** The id of the message of a key. */
export function idOf(key: string): string {
  return key.replaceAll('.', '-');
}

/** `ELIDE("de", $name)`: the two words, the first without its vowel before another, as in « d'Otto » and « de Bice ». */
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

  /** A form of a message; null where it has none. */
  form(key: string, form: string): string | null {
    const id = idOf(key);
    return this.#bundle.getMessage(id)?.attributes[form] ? this.#format(id, form, {}) : null;
  }

  /** Names one after the other, as one says them. */
  list(names: readonly string[]): string {
    return this.#lists.format(names);
  }

  /** A number by itself. */
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

  /** `WORD($card, of: "game-card", form: "the")`: the message `game-card-<card>`, in one of its forms if it has that. */
  #word(fact: FluentValue | undefined, { of, form }: Record<string, FluentValue>): string {
    const value = fact instanceof FluentNumber ? fact.value : fact;
    return this.#format(idOf(`${String(of)}-${String(value)}`), form === undefined ? undefined : String(form), {});
  }

  /** `SIGNED($amount)`: a plus before what is more than nothing. */
  #signed(number: FluentValue | undefined): string {
    if (!(number instanceof FluentNumber)) throw new MissingMessage('Only a number has a sign.');
    return this.number(number.value, 'exceptZero');
  }
}
