// The one voice of the house: what happens is said to those who listen, each sentence once, in order, and at their pace.
import { untrack } from 'svelte';
import { myTaste, type Speed } from '../platform/preferences';

/** A sentence that was said, in the place where it was: each dialog over the page is one, as nothing outside it is heard. */
export interface Heard {
  id: number;
  place: number;
  words: string;
  /** Whether it interrupts what is being read. */
  urgent: boolean;
  /** When it was said. */
  at: number;
}

/** Milliseconds between two sentences, and those that each letter of a sentence takes to be read. */
const pause = 400;
const letter = 55;
/** Milliseconds after which a place that has just appeared is listened to. */
const settling = 120;
/** Milliseconds in which nobody has listened to a sentence yet: if its place is gone by then, it is said elsewhere. */
const unheard = 1000;
/** So many sentences stay where they were said. */
const mostKept = 60;
/** So many can be said again. */
const mostAgain = 200;

const factors: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, quick: 0.5, 'at-once': 0 };

/** How long a sentence takes to be read; whoever listens at their own pace is not hurried by the speed of the show. */
function readingTime(words: string): number {
  const { ear, speed } = myTaste();
  return (pause + letter * words.length) * (ear === 'show' ? factors[speed] : 2);
}

export class Announcer {
  said = $state.raw<readonly Heard[]>([]);
  /** Sentences that wait until the one before was read. */
  waiting = $state.raw<readonly string[]>([]);
  /** Whether something is shown that will be told: a listener who goes on by keys is asked for one. */
  hasMore = $state(false);
  #places = $state.raw<readonly number[]>([]);
  /** The last sentence is being read, or was, and a key is awaited. */
  #rests = $state<'no' | 'reading' | 'awaiting'>('no');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #kept: readonly string[] = [];
  /** How far back I went, saying again. */
  #back = 0;

  /** Whether nothing else is said yet. */
  get #isBusy(): boolean {
    return this.#rests === 'reading' || (this.#rests === 'awaiting' && this.#isFollowed);
  }

  get #isFollowed(): boolean {
    return this.waiting.length > 0 || this.hasMore;
  }

  /** Whether the show waits for whoever listens. */
  get holds(): boolean {
    return this.#isBusy && myTaste().ear !== 'show';
  }

  /** Whether a key leads on to the next sentence. */
  get awaitsKey(): boolean {
    return this.#isBusy && this.#isFollowed && myTaste().ear === 'key';
  }

  /** A place where something can be said; the newest is the one that is listened to. */
  enter(): number {
    const place = ++this.#count;
    this.#places = [...this.#places, place];
    this.#rest(settling);
    return place;
  }

  leave(place: number): void {
    const since = performance.now() - unheard;
    const lost = this.said.filter((one) => one.place === place && one.at > since);
    this.#places = this.#places.filter((one) => one !== place);
    this.said = this.said.filter((one) => one.place !== place);
    for (const { words, urgent } of lost) this.#put([words], urgent);
  }

  /** Says something once all that waits was said. */
  say(words: string): void {
    const busy = this.#isBusy;
    this.waiting = [...this.waiting, words];
    if (!busy) this.#next();
  }

  /** Says something at once, whatever is being read: something was refused, or the line was lost. */
  warn(words: string): void {
    this.#keep(words);
    this.#put([words], true);
  }

  /** Says what was asked for, before all that waits. */
  answer(sentences: readonly string[]): void {
    this.#put(sentences);
    this.#rest(readingTime(sentences.join(' ')));
  }

  /** Says again what was said last, and if asked again, what was said before it. */
  again(): void {
    const words = this.#kept.at(-1 - this.#back);
    if (words === undefined) return;
    this.#back = Math.min(this.#back + 1, this.#kept.length - 1);
    this.answer([words]);
  }

  /** The next time the last sentence is said again, and no earlier one. */
  forgetBack(): void {
    this.#back = 0;
  }

  /** The last sentence was heard. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Says all that waits: I act, and what happened before is told before what follows. */
  hurry(): void {
    const sentences = this.waiting;
    this.waiting = [];
    sentences.forEach((words) => this.#keep(words));
    if (sentences.length) this.#put(sentences);
  }

  #next(): void {
    this.#rests = 'no';
    while (this.waiting.length && this.#rests === 'no') {
      const [words = '', ...rest] = this.waiting;
      this.waiting = rest;
      this.#keep(words);
      this.#put([words]);
      this.#rest(readingTime(words));
    }
  }

  /** Says nothing for a while. */
  #rest(lasts: number): void {
    clearTimeout(this.#timer);
    this.#rests = lasts > 0 ? 'reading' : 'no';
    if (lasts > 0) this.#timer = setTimeout(() => this.#wasRead(), lasts);
  }

  #wasRead(): void {
    if (myTaste().ear === 'key' && this.#isFollowed) this.#rests = 'awaiting';
    else this.#next();
  }

  #keep(words: string): void {
    this.#kept = [...this.#kept, words].slice(-mostAgain);
    this.#back = 0;
  }

  #put(sentences: readonly string[], urgent = false): void {
    const place = this.#places.at(-1) ?? 0;
    const at = performance.now();
    const heard = sentences.map((words) => ({ id: ++this.#count, place, words, urgent, at }));
    this.said = [...this.said, ...heard].slice(-mostKept);
  }
}

export const announcer = new Announcer();

/** Says the words of a component whenever they change; nothing where there are none. */
export function speaks(words: () => string | null | undefined, urgent = false): void {
  let before: string | null | undefined = null;
  $effect(() => {
    const now = words();
    if (now && now !== before) untrack(() => (urgent ? announcer.warn(now) : announcer.say(now)));
    before = now;
  });
}
