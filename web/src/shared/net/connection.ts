// The line to a table: opened with a hello, and opened again whenever it is lost.
import type { Hello, Message, Request } from './wire';

export type Line = 'connecting' | 'open' | 'lost';

export interface Listener {
  /** What to say first: who I am, and what I have seen. */
  hello: () => Hello;
  hear: (message: Message) => void;
  line: (line: Line) => void;
}

/** Milliseconds before each further attempt; the last one is used from then on. */
export const pauses = [300, 1000, 2000, 4000, 8000] as const;

/** Milliseconds within which a line that was asleep has to show that it is alive. */
export const patience = 4000;

export class Connection {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  readonly #url: string;
  readonly #listener: Listener;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  /** Says something; false when there is nobody to hear it. */
  say(request: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** Begins anew: the hello tells what I have seen, and the answer is what I missed. */
  resync(): void {
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#look);
    this.#hangUp();
  }

  #connect(): void {
    this.#hangUp();
    this.#listener.line(this.#attempts === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.say(this.#listener.hello());
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as Message);
    socket.onclose = this.#lose;
  }

  #heard(message: Message): void {
    clearTimeout(this.#doubt);
    this.#attempts = 0;
    this.#listener.line('open');
    this.#listener.hear(message);
  }

  #lose = (): void => {
    this.#hangUp();
    this.#listener.line('lost');
    const pause = pauses[Math.min(this.#attempts, pauses.length - 1)];
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), pause);
  };

  #wake = (): void => {
    if (this.#retry !== undefined) this.#connect();
  };

  /** A page that comes to the fore again may hold a line that died unnoticed: another hello finds out. */
  #look = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.#wake();
    if (this.say(this.#listener.hello())) {
      clearTimeout(this.#doubt);
      this.#doubt = setTimeout(() => this.#connect(), patience);
    }
  };

  /** Lets go of the socket, which is not heard any more, and of every plan. */
  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#doubt);
    this.#retry = undefined;
    if (this.#socket === null) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}
