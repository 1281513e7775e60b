// The consequences of a legal action as text.
import type { SeatNames } from './event_text';
import type { Choice, LocalizedText } from '../net/wire';
import { tryTranslate } from './i18n';

/** Returns the texts of sentences from the server, with the names of the seats they mention. */
export function sentenceTexts(says: readonly LocalizedText[], name: SeatNames): string[] {
  return says.flatMap(({ key, facts }) => {
    const who = 'seat' in facts ? name(Number(facts['seat'])) : null;
    return tryTranslate(key, who === null ? facts : { ...facts, seat: who, name: who }) ?? [];
  });
}

/** Returns the sentences that state the consequences of a legal action in advance. */
export function consequenceTexts({ ahead }: Pick<Choice, 'ahead'>, name: SeatNames): string[] {
  return sentenceTexts(ahead?.says ?? [], name);
}

/** True if a legal action has no effect now. */
export function hasNoEffect({ ahead }: Pick<Choice, 'ahead'>): boolean {
  return ahead?.weight === 'idle';
}

/** Returns the last action of a move if it is so costly that the player must confirm it, otherwise null. */
export function ruinousChoice(legal: readonly Choice[], actions: readonly string[]): Choice | null {
  const last = legal.find(({ text }) => text === actions.at(-1));
  return last?.ahead?.weight === 'ruins' ? last : null;
}
