// The last announcement and scan, which stay visible when the next turn has begun.
import type { Place } from '../types';
import type { BombBustersEvent } from '../wire';

/** An announcement: the pointed places, the values, and whether it was right (null while unknown). */
export interface Announcement {
  seat: number;
  at: readonly Place[];
  values: readonly string[];
  right: boolean | null;
}

export interface LastEvents {
  announcement: Announcement | null;
  /** The value of a radar scan and the answer of each stand. */
  scan: { value: string; found: readonly boolean[] } | null;
  /** The value that all wires of a special action had to be. */
  judged?: string;
}

/** The wire at which an announcement is shown; of several pointed wires, the one that is cut. */
export function announcementPlace({ at, right }: Announcement): Place | null {
  return right && at.length > 1 ? null : (at[0] ?? null);
}

export const noEvents: LastEvents = { announcement: null, scan: null };

function afterPoint(lastEvents: LastEvents, event: Extract<BombBustersEvent, { kind: 'pointed' }>): LastEvents {
  const begun = lastEvents.announcement?.right === null && lastEvents.announcement.seat === event.seat ? lastEvents.announcement.at : [];
  const here = event.slot === null || event.slot === undefined ? [] : [{ stand: event.stand, slot: event.slot }];
  return { announcement: { seat: event.seat, at: [...begun, ...here], values: [], right: null }, scan: null };
}

/** Moves a right announcement to the wire that was cut; the announcing player's own wire is ignored. */
function afterCut(lastEvents: LastEvents, { seat, stand, slot }: Extract<BombBustersEvent, { kind: 'wire-cut' }>): LastEvents {
  const { announcement } = lastEvents;
  return announcement?.right && announcement.seat !== seat
    ? { ...lastEvents, announcement: { ...announcement, at: [{ stand, slot }] } }
    : lastEvents;
}

export function afterEvent(lastEvents: LastEvents, event: BombBustersEvent): LastEvents {
  switch (event.kind) {
    case 'pointed':
      return afterPoint(lastEvents, event);
    case 'announced':
      return {
        ...lastEvents,
        announcement: { seat: event.seat, at: lastEvents.announcement?.at ?? [], values: event.values, right: event.right },
      };
    case 'wire-cut':
      return afterCut(lastEvents, event);
    case 'special-judged':
      return { ...lastEvents, judged: event.value };
    case 'scanned':
      return { ...lastEvents, scan: { value: event.value, found: event.found } };
    case 'put-back':
    case 'solo-cut':
    case 'reds-revealed':
    case 'passed-on':
      return noEvents;
    default:
      return lastEvents;
  }
}
