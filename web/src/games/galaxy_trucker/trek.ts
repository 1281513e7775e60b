// The Trek in words: its titles, whose they are, and what comes between two flights.
import type { Naming } from '../../lib/phrase';
import { listed } from '../../lib/words';
import { keyOf, type Event, type View } from './parts';
import type { TitleView } from './wire';
import { t } from './words';

export type TitleName = TitleView['title'];
type OfTitle = Extract<Event, { title: TitleName }>;

export function isTrek({ course }: View): boolean {
  return course.flights.length > 1;
}

/** Whether the books of a flight are open. */
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

/** Whether it is a title that burdens somebody, and not a road. */
export function isTitle(by: string): by is TitleName {
  return by in titles;
}

export function titleOf({ course }: View, name: TitleName | null): TitleView | null {
  return course.titles.find(({ title }) => title === name) ?? null;
}

/** What happens just now to a title after a flight. */
export function titleEvents(events: readonly Event[]): OfTitle[] {
  return events.filter((event): event is OfTitle => 'title' in event);
}

/** The cells of a ship that count for a title, as they were counted or as the ship stands. */
export function litCells(view: View, name: TitleName | null, seat: number, counted: boolean): ReadonlySet<string> {
  const title = titleOf(view, name);
  const score = counted ? title?.counted[seat] : title?.now[seat];
  return new Set(score?.cells?.map((cell) => keyOf(cell)));
}

export function heldWords({ holder, gold }: TitleView, name: Naming): string {
  if (holder === null) return t('galaxy_trucker.trek.held.free');
  return t(gold ? 'galaxy_trucker.trek.held.gold' : 'galaxy_trucker.trek.held.silver', { name: name(holder) });
}

/** What a golden holder flies with; null while nobody does. */
export function burdenWords({ holder, gold, handicap }: TitleView, name: Naming): string | null {
  if (holder === null || !gold) return null;
  return t(`galaxy_trucker.burden.${handicap.family}`, { name: name(holder), count: handicap.number });
}

/** Whose a title is, as seen from a seat. */
export function whoseWords({ holder, gold }: TitleView, seat: number | null): string {
  if (holder === null) return t('galaxy_trucker.trek.whose.free');
  const whose = holder === seat ? 'mine' : 'other';
  return t(gold ? `galaxy_trucker.trek.whose.${whose}.gold` : `galaxy_trucker.trek.whose.${whose}`);
}

export function prizeWords({ holder, pay }: TitleView): string {
  return t(holder === null ? 'galaxy_trucker.trek.prize.free' : 'galaxy_trucker.trek.prize.held', { count: pay });
}

/** What somebody scores for a title, or that there is nothing to count. */
export function pointsWords(points: number | null, name: string): string {
  return points === null ? t('galaxy_trucker.trek.points.none', { name }) : t('galaxy_trucker.trek.points', { name, count: points });
}

/** A title as it stands for a ship, for those who listen. */
export function emblemWords(title: TitleView, seat: number, name: Naming): string {
  const facts = { title: title.title, points: title.now[seat]?.points ?? 0, held: heldWords(title, name) };
  return t('galaxy_trucker.trek.emblem', facts);
}

function timeOf({ clock, seconds }: View, runs: number): string {
  if (clock === 'hourglass') return t('galaxy_trucker.layover.hourglass', { runs, seconds });
  return clock === 'own-clock' ? t('galaxy_trucker.tell.own_clock', { seconds: seconds * runs }) : t('galaxy_trucker.tell.untimed');
}

/** What is known of the next flight. */
export function nextWords(view: View): string[] {
  const { following } = view.course;
  if (!following) return [];
  return [
    t('galaxy_trucker.layover.cards', { count: following.cards }),
    timeOf(view, following.runs),
    t('galaxy_trucker.layover.rewards', { credits: listed(following.rewards.map(String)) }),
  ];
}

/** Which handicaps the next flight is flown with. */
export function burdensWords({ course }: View, name: Naming): string[] {
  return course.titles.flatMap((title) => burdenWords(title, name) ?? []);
}

function layoverWords({ course, players, seat }: View, name: Naming): string {
  if (seat !== null && !course.ready.includes(seat)) return t('galaxy_trucker.mine.layover');
  const resting = players.map((_, at) => at).filter((at) => !course.ready.includes(at));
  return t('galaxy_trucker.waiting.layover', { names: listed(resting.map(name)) });
}

/** What there is to do between two flights; null while one is built for or flown. */
export function betweenWords(view: View, name: Naming): string | null {
  if (view.phase === 'layover') return layoverWords(view, name);
  if (view.phase !== 'sharing') return null;
  const { sharer } = view.course;
  if (sharer === null) return t('galaxy_trucker.status.sharing');
  return sharer === view.seat ? t('galaxy_trucker.mine.keep-title') : t('galaxy_trucker.status.keep-title', { name: name(sharer) });
}
