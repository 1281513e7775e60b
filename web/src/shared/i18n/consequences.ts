// What a choice leads to, in words.
import type { SeatNames } from './event_text';
import type { Choice, LocalizedText } from '../net/wire';
import { tryTranslate } from './i18n';

/** Sentences of the server in words; those that speak of a seat say its name. */
export function sentenceTexts(says: readonly LocalizedText[], name: SeatNames): string[] {
  return says.flatMap(({ key, facts }) => {
    const who = 'seat' in facts ? name(Number(facts['seat'])) : null;
    return tryTranslate(key, who === null ? facts : { ...facts, seat: who, name: who }) ?? [];
  });
}

/** The sentences that tell beforehand what a choice leads to. */
export function consequenceTexts({ ahead }: Pick<Choice, 'ahead'>, name: SeatNames): string[] {
  return sentenceTexts(ahead?.says ?? [], name);
}

/** Whether a choice can do nothing now. */
export function hasNoEffect({ ahead }: Pick<Choice, 'ahead'>): boolean {
  return ahead?.weight === 'idle';
}

/** The last of some actions that are one move, if it costs so much that one is asked once more. */
export function ruinousChoice(legal: readonly Choice[], actions: readonly string[]): Choice | null {
  const last = legal.find(({ text }) => text === actions.at(-1));
  return last?.ahead?.weight === 'ruins' ? last : null;
}
