// The chat of a table; neither the server nor this browser stores it.
import type { ChatMessage } from './wire';
import { catalogueArea, messageIds, tryTranslate } from '../i18n/i18n';

export interface ChatEntry {
  seat: number;
  /** The words; a phrase is translated into the reader's language. */
  readonly text: string;
  /** The number of log lines when the message arrived. */
  n: number;
}

const maxMessages = 200;
/** The duration of a chat bubble in milliseconds: a base and an addition per letter. */
const bubbleMs = 4000;
const bubbleMsPerLetter = 40;

/** Returns the chat phrases of a game and the shared ones. */
export function chatPhrases(game: string): string[] {
  return [...messageIds(`${catalogueArea(game)}-chat`), ...messageIds('chat')];
}

/** Returns the text of a phrase, or its key if the catalogue lacks it. */
function messageText({ phrase, words }: ChatMessage): string {
  return words || (tryTranslate(phrase) ?? phrase);
}

export class Chat {
  messages = $state.raw<readonly ChatEntry[]>([]);
  /** The chat bubbles shown now, at most one for each seat. */
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
