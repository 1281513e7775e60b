// A connection that is a notebook, for the tests of what is said on one: `vi.mock('../net/connection', () => import('./fake_connection'))`.
import type { Listener } from '../net/connection';
import type { Request } from '../net/wire';

export const line = { said: [] as Request[], resyncs: 0, closed: 0, listener: null as Listener | null };

/** An empty page. */
export function turnPage(): void {
  Object.assign(line, { said: [], resyncs: 0, closed: 0 });
}

export class Connection {
  constructor(_url: string, listener: Listener) {
    line.listener = listener;
  }
  say(request: Request) {
    line.said.push(request);
    return true;
  }
  resync() {
    line.resyncs += 1;
  }
  close() {
    line.closed += 1;
  }
}
