import type { RulesSection } from '../../shared/net/wire';

/** A piece of a rule's text: plain, emphasised, or the id of another rule. */
export interface TextPiece {
  text: string;
  as: 'plain' | 'emphasis' | 'rule';
}

const marks = /\*([^*]+)\*|\b([A-Z]{2}-[A-Za-z]+\d+(?:-\d+)?)\b/g;

export function textPieces(text: string): TextPiece[] {
  const found: TextPiece[] = [];
  let at = 0;
  for (const mark of text.matchAll(marks)) {
    if (mark.index > at) found.push({ text: text.slice(at, mark.index), as: 'plain' });
    found.push(mark[1] === undefined ? { text: mark[0], as: 'rule' } : { text: mark[1], as: 'emphasis' });
    at = mark.index + mark[0].length;
  }
  return at < text.length ? [...found, { text: text.slice(at), as: 'plain' }] : found;
}

/** Synonyms that a reader may search for, by the word in the rules. */
export type Synonyms = ReadonlyMap<string, string>;

/** Word endings that differ between forms: "dado" and "dadi", "token" and "tokens". */
const ending = /[aeiou]{0,2}s?$/;
const endings = '(?:[aeiou]{0,3}[sx]?|e?d|ing)';
/** The minimum length of a word's stem. */
const shortest = 3;

/** Returns a text in lower case without accents. */
function normalized(text: string): string {
  return text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** True if a text has a whole word in any form: "star" does not match "start", but "token" matches "tokens". */
function matchesWord(text: string, word: string): boolean {
  const stem = word.slice(0, Math.max(shortest, word.search(ending)));
  return new RegExp(`(?<![\\p{L}\\d])${stem.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${endings}(?![\\p{L}\\d])`, 'u').test(text);
}

/** Returns the sections with the rules that contain all words or their synonyms in text, id or section title. */
export function searchRules(sections: readonly RulesSection[], words: string, also: Synonyms = new Map()): RulesSection[] {
  const wanted = normalized(words).split(/\s+/).filter(Boolean);
  const known = [...also].map(([word, others]) => [normalized(word), normalized(others)] as const);
  const found = (has: (text: string, word: string) => boolean) =>
    sections
      .map(({ title, rules }) => ({
        title,
        rules: rules.filter(({ id, text }) => {
          const all = withSynonyms(normalized(`${title} ${id} ${text}`), known);
          return wanted.every((word) => has(all, word));
        }),
      }))
      .filter(({ rules }) => rules.length > 0);
  const whole = found(matchesWord);
  return whole.length ? whole : found((text, word) => text.includes(word));
}

function withSynonyms(text: string, also: readonly (readonly [string, string])[]): string {
  return [text, ...also.filter(([word]) => text.includes(word)).map(([, others]) => others)].join(' ');
}
