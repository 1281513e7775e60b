// The WebSocket connection to a table: it begins with a hello and reconnects when it is lost.
import type { Hello, Message, Request } from './wire';

export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface ConnectionListener {
  /** Returns the first message: the player's secret and the last known log line. */
  hello: () => Hello;
  onMessage: (message: Message) => void;
  onState: (line: ConnectionState) => void;
}

/** Milliseconds before each reconnection attempt; the last value repeats. */
export const retryDelays = [300, 1000, 2000, 4000, 8000] as const;

/** Milliseconds within which the server must answer after the page becomes visible again. */
export const aliveTimeout = 4000;

export class Connection {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #aliveTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #url: string;
  readonly #listener: ConnectionListener;

  constructor(url: string, listener: ConnectionListener) {
    this.#url = url;
    this.#listener = listener;
    addEventListener('online', this.#reconnectNow);
    addEventListener('offline', this.#onLost);
    document.addEventListener('visibilitychange', this.#checkAlive);
    this.#connect();
  }

  /** Sends a request; returns false without a connection. */
  send(request: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** Reconnects: the hello contains the last known line, and the server answers with what is missing. */
  resync(): void {
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#reconnectNow);
    removeEventListener('offline', this.#onLost);
    document.removeEventListener('visibilitychange', this.#checkAlive);
    this.#disconnect();
  }

  #connect(): void {
    this.#disconnect();
    this.#listener.onState(this.#attempts === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.send(this.#listener.hello());
    socket.onmessage = (event: MessageEvent<string>) => this.#onMessage(JSON.parse(event.data) as Message);
    socket.onclose = this.#onLost;
  }

  #onMessage(message: Message): void {
    clearTimeout(this.#aliveTimer);
    this.#attempts = 0;
    this.#listener.onState('open');
    this.#listener.onMessage(message);
  }

  #onLost = (): void => {
    this.#disconnect();
    this.#listener.onState('lost');
    const pause = retryDelays[Math.min(this.#attempts, retryDelays.length - 1)];
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), pause);
  };

  #reconnectNow = (): void => {
    if (this.#retry !== undefined) this.#connect();
  };

  /** Sends a hello when the page becomes visible again: the connection may have died unnoticed. */
  #checkAlive = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.#reconnectNow();
    if (this.send(this.#listener.hello())) {
      clearTimeout(this.#aliveTimer);
      this.#aliveTimer = setTimeout(() => this.#connect(), aliveTimeout);
    }
  };

  /** Drops the socket with its listeners, and all timers. */
  #disconnect(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#aliveTimer);
    this.#retry = undefined;
    if (this.#socket === null) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}
