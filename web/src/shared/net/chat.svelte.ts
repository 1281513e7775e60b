// What people say to each other at a table; the server does not keep it, and neither do we beyond this visit.
import type { ChatMessage } from './wire';
import { catalogueArea, messageIds, tryTranslate } from '../i18n/i18n';

export interface ChatEntry {
  seat: number;
  /** A phrase is in the reader's language. */
  readonly text: string;
  /** After how many lines of the log it was said. */
  n: number;
}

const maxMessages = 200;
/** Milliseconds that a sentence stays in the air, and those that each of its letters adds. */
const bubbleMs = 4000;
const bubbleMsPerLetter = 40;

/** What can be said at a table of this game, and at any table. */
export function chatPhrases(game: string): string[] {
  return [...messageIds(`${catalogueArea(game)}-chat`), ...messageIds('chat')];
}

/** The words of a phrase; its key where the catalogue of this page does not know it yet. */
function messageText({ phrase, words }: ChatMessage): string {
  return words || (tryTranslate(phrase) ?? phrase);
}

export class Chat {
  messages = $state.raw<readonly ChatEntry[]>([]);
  /** What is in the air just now: one sentence of each seat at most. */
  bubbles = $state.raw<readonly ChatEntry[]>([]);

  onMessage(said: ChatMessage, n: number): void {
    const message = {
      seat: said.seat,
      n,
      get text() {
        return messageText(said);
      },
    };
    this.messages = [...this.messages, message].slice(-maxMessages);
    this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== said.seat), message];
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one !== message)), bubbleMs + bubbleMsPerLetter * message.text.length);
  }
}
