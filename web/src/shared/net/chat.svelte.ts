// What people say to each other at a table; the server does not keep it, and neither do we beyond this visit.
import type { Said } from './wire';
import { areaOf, idsIn, wordsFor } from '../i18n/i18n';

export interface Spoken {
  seat: number;
  /** In the language of whoever reads it, where it is a phrase. */
  readonly words: string;
  /** After how many lines of the log it was said. */
  n: number;
}

const mostKept = 200;
/** Milliseconds that a sentence stays in the air, and those that each of its letters adds. */
const airTime = 4000;
const airTimeOfLetter = 40;

/** What can be said at a table of this game, and at any table. */
export function phrases(game: string): string[] {
  return [...idsIn(`${areaOf(game)}-chat`), ...idsIn('chat')];
}

/** The words of a phrase; its key where the catalogue of this page does not know it yet. */
function wordsOf({ phrase, words }: Said): string {
  return words || (wordsFor(phrase) ?? phrase);
}

export class Talk {
  spoken = $state.raw<readonly Spoken[]>([]);
  /** What is in the air just now: one sentence of each seat at most. */
  aloud = $state.raw<readonly Spoken[]>([]);

  hear(said: Said, n: number): void {
    const spoken = {
      seat: said.seat,
      n,
      get words() {
        return wordsOf(said);
      },
    };
    this.spoken = [...this.spoken, spoken].slice(-mostKept);
    this.aloud = [...this.aloud.filter(({ seat }) => seat !== said.seat), spoken];
    setTimeout(() => (this.aloud = this.aloud.filter((one) => one !== spoken)), airTime + airTimeOfLetter * spoken.words.length);
  }
}
