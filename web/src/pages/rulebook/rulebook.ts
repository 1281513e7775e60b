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

/** Other words for a word of the rules, which a reader may look for. */
export type Synonyms = ReadonlyMap<string, string>;

/** Letters that end many a word, and differ between its forms: "dado" and "dadi", "token" and "tokens". */
const ending = /[aeiou]{0,2}s?$/;
const endings = '(?:[aeiou]{0,3}[sx]?|e?d|ing)';
/** So much of a word stays, whatever its ending. */
const shortest = 3;

/** A text without accents and capitals. */
function normalized(text: string): string {
  return text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** A word by itself, in one of its forms: "star" is not in "start", and "token" is in "tokens". */
function matchesWord(text: string, word: string): boolean {
  const stem = word.slice(0, Math.max(shortest, word.search(ending)));
  return new RegExp(`(?<![\\p{L}\\d])${stem.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${endings}(?![\\p{L}\\d])`, 'u').test(text);
}

/** The sections with the rules that have all these words, or others that mean them, in their text, their id or the title above them. */
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
