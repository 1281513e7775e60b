// A fake connection that records requests: `vi.mock('../net/connection', () => import('./fake_connection'))`.
import type { ConnectionListener } from '../net/connection';
import type { Request } from '../net/wire';

export const fake = { sent: [] as Request[], resyncs: 0, closed: 0, listener: null as ConnectionListener | null };

/** Clears the recorded requests. */
export function resetFake(): void {
  Object.assign(fake, { sent: [], resyncs: 0, closed: 0 });
}

export class Connection {
  constructor(_url: string, listener: ConnectionListener) {
    fake.listener = listener;
  }
  send(request: Request) {
    fake.sent.push(request);
    return true;
  }
  resync() {
    fake.resyncs += 1;
  }
  close() {
    fake.closed += 1;
  }
}
