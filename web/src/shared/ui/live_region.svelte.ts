// Announces sentences to screen readers: each once, in order, at the listener's pace.
import { untrack } from 'svelte';
import { preferences, type Speed } from '../platform/preferences';

/** An announced sentence and its live region: the page or a dialog, since screen readers ignore the page behind a dialog. */
export interface Announcement {
  id: number;
  region: number;
  text: string;
  /** Whether it interrupts what is being read. */
  urgent: boolean;
  /** When it was announced. */
  at: number;
}

/** Milliseconds between two sentences, and the reading time of each letter. */
const pauseMs = 400;
const msPerLetter = 55;
/** Milliseconds before screen readers notice a new live region. */
const settleMs = 120;
/** Milliseconds in which a sentence counts as unread: if its region is removed by then, it is announced in another. */
const unreadMs = 1000;
/** The maximum number of sentences in the live regions. */
const maxShown = 60;
/** The maximum number of sentences that can be repeated. */
const maxRepeatable = 200;

const factors: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, quick: 0.5, 'at-once': 0 };

/** The reading time of a sentence, independent of the speed of the animations. */
function readingTime(words: string): number {
  const { ear, speed } = preferences();
  return (pauseMs + msPerLetter * words.length) * (ear === 'show' ? factors[speed] : 2);
}

export class LiveRegion {
  announcements = $state.raw<readonly Announcement[]>([]);
  /** Sentences that wait until the previous one was read. */
  queue = $state.raw<readonly string[]>([]);
  /** True if queued frames will be announced, so that a listener who continues by key is asked for one. */
  hasMore = $state(false);
  #regions = $state.raw<readonly number[]>([]);
  /** The state of the last sentence: none, being read, or read while a key is awaited. */
  #state = $state<'no' | 'reading' | 'awaiting'>('no');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  #spokenTexts: readonly string[] = [];
  /** How many sentences back the repetition is. */
  #repeatOffset = 0;

  /** True while the next sentence has to wait. */
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

  /** True if a key starts the next sentence. */
  get waitsForKey(): boolean {
    return this.#isBusy && this.#hasFollowing && preferences().ear === 'key';
  }

  /** Adds a live region; the newest one receives the announcements. */
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

  /** Announces a sentence after all queued ones. */
  announce(words: string): void {
    const busy = this.#isBusy;
    this.queue = [...this.queue, words];
    if (!busy) this.#announceNext();
  }

  /** Announces a sentence at once, interrupting others: for refusals and a lost connection. */
  alert(words: string): void {
    this.#store(words);
    this.#publish([words], true);
  }

  /** Announces the answer to a request, before all queued sentences. */
  reply(sentences: readonly string[]): void {
    this.#publish(sentences);
    this.#wait(readingTime(sentences.join(' ')));
  }

  /** Repeats the last sentence; each further call repeats the one before it. */
  repeat(): void {
    const words = this.#spokenTexts.at(-1 - this.#repeatOffset);
    if (words === undefined) return;
    this.#repeatOffset = Math.min(this.#repeatOffset + 1, this.#spokenTexts.length - 1);
    this.reply([words]);
  }

  /** Makes the next repetition start at the last sentence again. */
  resetRepeat(): void {
    this.#repeatOffset = 0;
  }

  /** Announces the next sentence without waiting for the reading time. */
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

  /** Blocks the queue for a time. */
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

/** Announces a component's text whenever it changes; null or empty text is not announced. */
export function announce(words: () => string | null | undefined, urgent = false): void {
  let before: string | null | undefined = null;
  $effect(() => {
    const now = words();
    if (now && now !== before) untrack(() => (urgent ? liveRegion.alert(now) : liveRegion.announce(now)));
    before = now;
  });
}
