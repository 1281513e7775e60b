import type { RulesSection } from '../lib/wire';

/** A piece of a rule's text: plain, emphasised, or the id of another rule. */
export interface Piece {
  text: string;
  as: 'plain' | 'emphasis' | 'rule';
}

const marks = /\*([^*]+)\*|\b([A-Z]{2}-[A-Za-z]+\d+(?:-\d+)?)\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const mark of text.matchAll(marks)) {
    if (mark.index > at) found.push({ text: text.slice(at, mark.index), as: 'plain' });
    found.push(mark[1] === undefined ? { text: mark[0], as: 'rule' } : { text: mark[1], as: 'emphasis' });
    at = mark.index + mark[0].length;
  }
  return at < text.length ? [...found, { text: text.slice(at), as: 'plain' }] : found;
}

/** The sections with the rules that have all these words in their text, their id or the title above them. */
export function search(sections: readonly RulesSection[], words: string): RulesSection[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text }) => wanted.every((word) => `${title} ${id} ${text}`.toLowerCase().includes(word))),
    }))
    .filter(({ rules }) => rules.length > 0);
}
