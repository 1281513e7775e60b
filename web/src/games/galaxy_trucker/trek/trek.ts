// The Trek: its titles, the cells that count for them, and the texts between two flights.
import type { SeatNames } from '../../../shared/i18n/event_text';
import { listText } from '../../../shared/i18n/i18n';
import { cellKey, type Event, type View } from '../model/tiles';
import type { TitleView } from '../wire';
import { t } from '../messages';

export type TitleName = TitleView['title'];
type TitleEvent = Extract<Event, { title: TitleName }>;

export function isTrek({ course }: View): boolean {
  return course.flights.length > 1;
}

/** True while the ledger of a flight is open. */
export function isSettled({ phase }: Pick<View, 'phase'>): boolean {
  return phase === 'sharing' || phase === 'layover' || phase === 'over';
}

const titles: Readonly<Record<TitleName, true>> = {
  'freight-hauler': true,
  'power-trucker': true,
  xenoquartermaster: true,
  'cruise-captain': true,
  'master-engineer': true,
  corridorist: true,
};

/** True for a title that burdens a player, false for a road. */
export function isTitle(by: string): by is TitleName {
  return by in titles;
}

export function titleOf({ course }: View, name: TitleName | null): TitleView | null {
  return course.titles.find(({ title }) => title === name) ?? null;
}

/** Returns the events about a title in the current frame. */
export function titleEvents(events: readonly Event[]): TitleEvent[] {
  return events.filter((event): event is TitleEvent => 'title' in event);
}

/** Returns the cells that count for a title, as recorded in its count or on the current ship. */
export function litCells(view: View, name: TitleName | null, seat: number, counted: boolean): ReadonlySet<string> {
  const title = titleOf(view, name);
  const score = counted ? title?.counted[seat] : title?.now[seat];
  return new Set(score?.cells?.map((cell) => cellKey(cell)));
}

function layoverText({ course, players, seat }: View, name: SeatNames): string {
  if (seat !== null && !course.ready.includes(seat)) return t('galaxy_trucker.mine.layover');
  const resting = players.map((_, at) => at).filter((at) => !course.ready.includes(at));
  return t('galaxy_trucker.waiting.layover', { names: listText(resting.map(name)) });
}

/** Returns the status between two flights, or null during building and flight. */
export function betweenFlightsText(view: View, name: SeatNames): string | null {
  if (view.phase === 'layover') return layoverText(view, name);
  if (view.phase !== 'sharing') return null;
  const { sharer } = view.course;
  if (sharer === null) return t('galaxy_trucker.status.sharing');
  return sharer === view.seat ? t('galaxy_trucker.mine.keep-title') : t('galaxy_trucker.status.keep-title', { name: name(sharer) });
}
