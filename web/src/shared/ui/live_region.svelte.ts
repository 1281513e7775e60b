// Announces sentences to screen readers: each once, in order, at the listener's pace.
import { untrack } from 'svelte';
import { preferences, type Speed } from '../platform/preferences';

/** A sentence that was said, in the place where it was: each dialog over the page is one, as nothing outside it is heard. */
export interface Announcement {
  id: number;
  region: number;
  text: string;
  /** Whether it interrupts what is being read. */
  urgent: boolean;
  /** When it was said. */
  at: number;
}

/** Milliseconds between two sentences, and those that each letter of a sentence takes to be read. */
const pauseMs = 400;
const msPerLetter = 55;
/** Milliseconds after which a place that has just appeared is listened to. */
const settleMs = 120;
/** Milliseconds in which nobody has listened to a sentence yet: if its place is gone by then, it is said elsewhere. */
const unreadMs = 1000;
/** So many sentences stay where they were said. */
const maxShown = 60;
/** So many can be said again. */
const maxRepeatable = 200;

const factors: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, quick: 0.5, 'at-once': 0 };

/** The reading time of a sentence, independent of the speed of the animations. */
function readingTime(words: string): number {
  const { ear, speed } = preferences();
  return (pauseMs + msPerLetter * words.length) * (ear === 'show' ? factors[speed] : 2);
}

export class LiveRegion {
  announcements = $state.raw<readonly Announcement[]>([]);
  /** Sentences that wait until the one before was read. */
  queue = $state.raw<readonly string[]>([]);
  /** Whether something is shown that will be told: a listener who goes on by keys is asked for one. */
  hasMore = $state(false);
  #regions = $state.raw<readonly number[]>([]);
  /** The last sentence is being read, or was, and a key is awaited. */
  #state = $state<'no' | 'reading' | 'awaiting'>('no');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  #spokenTexts: readonly string[] = [];
  /** How far back I went, saying again. */
  #repeatOffset = 0;

  /** Whether nothing else is said yet. */
  get #isBusy(): boolean {
    return this.#state === 'reading' || (this.#state === 'awaiting' && this.#hasFollowing);
  }

  get #hasFollowing(): boolean {
    return this.queue.length > 0 || this.hasMore;
  }

  /** True if the animations wait for the listener. */
  get blocksPlayback(): boolean {
    return this.#isBusy && preferences().ear !== 'show';
  }

  /** Whether a key leads on to the next sentence. */
  get waitsForKey(): boolean {
    return this.#isBusy && this.#hasFollowing && preferences().ear === 'key';
  }

  /** A place where something can be said; the newest is the one that is listened to. */
  addRegion(): number {
    const place = ++this.#lastId;
    this.#regions = [...this.#regions, place];
    this.#wait(settleMs);
    return place;
  }

  removeRegion(place: number): void {
    const since = performance.now() - unreadMs;
    const lost = this.announcements.filter((one) => one.region === place && one.at > since);
    this.#regions = this.#regions.filter((one) => one !== place);
    this.announcements = this.announcements.filter((one) => one.region !== place);
    for (const { text, urgent } of lost) this.#publish([text], urgent);
  }

  /** Says something once all that waits was said. */
  announce(words: string): void {
    const busy = this.#isBusy;
    this.queue = [...this.queue, words];
    if (!busy) this.#announceNext();
  }

  /** Says something at once, whatever is being read: something was refused, or the line was lost. */
  alert(words: string): void {
    this.#store(words);
    this.#publish([words], true);
  }

  /** Says what was asked for, before all that waits. */
  reply(sentences: readonly string[]): void {
    this.#publish(sentences);
    this.#wait(readingTime(sentences.join(' ')));
  }

  /** Says again what was said last, and if asked again, what was said before it. */
  repeat(): void {
    const words = this.#spokenTexts.at(-1 - this.#repeatOffset);
    if (words === undefined) return;
    this.#repeatOffset = Math.min(this.#repeatOffset + 1, this.#spokenTexts.length - 1);
    this.reply([words]);
  }

  /** The next time the last sentence is said again, and no earlier one. */
  resetRepeat(): void {
    this.#repeatOffset = 0;
  }

  /** The last sentence was heard. */
  next(): void {
    clearTimeout(this.#timer);
    this.#announceNext();
  }

  /** Announces the whole queue: the player acts, and earlier events precede later ones. */
  flush(): void {
    const sentences = this.queue;
    this.queue = [];
    sentences.forEach((words) => this.#store(words));
    if (sentences.length) this.#publish(sentences);
  }

  #announceNext(): void {
    this.#state = 'no';
    while (this.queue.length && this.#state === 'no') {
      const [words = '', ...rest] = this.queue;
      this.queue = rest;
      this.#store(words);
      this.#publish([words]);
      this.#wait(readingTime(words));
    }
  }

  /** Says nothing for a while. */
  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#state = ms > 0 ? 'reading' : 'no';
    if (ms > 0) this.#timer = setTimeout(() => this.#onRead(), ms);
  }

  #onRead(): void {
    if (preferences().ear === 'key' && this.#hasFollowing) this.#state = 'awaiting';
    else this.#announceNext();
  }

  #store(words: string): void {
    this.#spokenTexts = [...this.#spokenTexts, words].slice(-maxRepeatable);
    this.#repeatOffset = 0;
  }

  #publish(sentences: readonly string[], urgent = false): void {
    const region = this.#regions.at(-1) ?? 0;
    const at = performance.now();
    const added = sentences.map((text) => ({ id: ++this.#lastId, region, text, urgent, at }));
    this.announcements = [...this.announcements, ...added].slice(-maxShown);
  }
}

export const liveRegion = new LiveRegion();

/** Says the words of a component whenever they change; nothing where there are none. */
export function announce(words: () => string | null | undefined, urgent = false): void {
  let before: string | null | undefined = null;
  $effect(() => {
    const now = words();
    if (now && now !== before) untrack(() => (urgent ? liveRegion.alert(now) : liveRegion.announce(now)));
    before = now;
  });
}
