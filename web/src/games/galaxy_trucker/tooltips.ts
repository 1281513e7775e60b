// Explanations of tooltip targets with their current figures from the view.
import { targetKind, explanationFrom, targetId, type Explanation } from '../../shared/ui/tooltip_targets';
import type { Facts } from '../../shared/i18n/i18n';
import { t } from './messages';
import { shipStats } from './model/ship_stats';
import { contentsText, capitalized, faultsText } from './model/tile_labels';
import { isSameCell, type Card, type Component, type Figure, type Good, type View } from './model/tiles';
import { visibleCards, samples } from './picture_of';
import { goodsText } from './event_text';
import { isTrek, titleOf, type TitleName } from './trek/trek';
import { prizeText, ownerText } from './trek/title_text';
import type { TileFace, Fault, TileView } from './wire';

type Explainer = (which: string, view: View) => Explanation | null;
/** The rule that the explanation of each component links to. */
const rules: Readonly<Record<Component, string>> = {
  'starting-cabin': 'GT-C4',
  cabin: 'GT-C4',
  battery: 'GT-F11',
  hold: 'GT-F9',
  'red-hold': 'GT-F9',
  structure: 'GT-C2',
  engine: 'GT-F5',
  'double-engine': 'GT-F5',
  cannon: 'GT-F4',
  'double-cannon': 'GT-F4',
  shield: 'GT-F11',
  'brown-life-support': 'GT-C4',
  'purple-life-support': 'GT-C4',
};
const cardRules: Readonly<Record<Card['kind'], string>> = {
  'open-space': 'GT-A1',
  planets: 'GT-A2',
  'abandoned-ship': 'GT-A3',
  'abandoned-station': 'GT-A4',
  meteors: 'GT-A5',
  slavers: 'GT-A7',
  smugglers: 'GT-A7',
  pirates: 'GT-A7',
  'combat-zone': 'GT-A9',
  stardust: 'GT-A10',
  epidemic: 'GT-A11',
  sabotage: 'GT-A12',
};

function explanation(name: string, rule: string, facts: Facts = {}): Explanation | null {
  return explanationFrom('galaxy_trucker', name, facts, { rule });
}

/** Returns an explainer of a target whose explanation differs only in its figures. */
function fixedExplainer(name: string, rule: string, facts: (view: View) => Facts = () => ({})): Explainer {
  return (_, view) => explanation(name, rule, facts(view));
}

function component(face: TileFace, more: readonly string[] = []): Explanation {
  const [kind, , count] = face;
  const about = t(`galaxy_trucker.about.${kind}`, { count });
  return {
    name: capitalized(t('galaxy_trucker.component_words', { component: kind })),
    text: [about, ...more].join(' '),
    rule: rules[kind],
  };
}

/** Returns the sentences about a tile on a ship: its contents and its faults. */
function placedTile(view: View, [kind]: TileFace, tile: TileView, faults: readonly Fault[]): string[] {
  const load = view.phase === 'flight' ? contentsText(tile, kind) : null;
  const wrong = faults.filter(({ cells }) => cells.some((cell) => isSameCell(cell, [tile.column, tile.row])));
  return [
    ...(load ? [t('galaxy_trucker.thing.aboard', { load: capitalized(load) })] : []),
    ...(wrong.length ? [t('galaxy_trucker.thing.faulty', { faults: faultsText(wrong) })] : []),
  ];
}

function tile(which: string, view: View): Explanation | null {
  const face = view.faces[Number(which)];
  if (!face) return null;
  const aliens = face[0].endsWith('life-support') && !view.aliens ? [t('galaxy_trucker.thing.no_aliens')] : [];
  for (const { ship, faults } of view.players) {
    const found = ship.find((one) => one.tile === Number(which));
    if (found) return component(face, [...aliens, ...placedTile(view, face, found, faults)]);
  }
  return component(face, aliens);
}

function cell(which: string): Explanation | null {
  const [column = '', row = ''] = which.split('-');
  return explanation('cell', 'GT-B2', { column, row });
}

function pile(which: string, { piles }: View): Explanation | null {
  const found = piles[Number(which) - 1];
  if (!found) return null;
  return explanation(found.closed ? 'closed' : 'pile', 'GT-B5', { pile: which, count: found.levels.length });
}

function rocket(which: string, { flight, seat, players }: View): Explanation | null {
  const place = (flight?.route.indexOf(Number(which)) ?? -1) + 1;
  return explanation(Number(which) === seat ? 'mine' : 'rocket', 'GT-F1', { place, of: players.length });
}

function ship(which: string, view: View): Explanation | null {
  const player = view.players[Number(which)];
  if (!player) return null;
  const [firepower, engines, crew] = shipStats(view, player).map(({ figure }) => figure);
  return explanation('ship', 'GT-M3', { firepower: firepower ?? '', engines: engines ?? '', crew: crew ?? '' });
}

/** Returns the explanation of a figure of the viewer's ship, or of the seat in its name. */
function figure(which: string, view: View): Explanation | null {
  const [sign, whose] = which.split(':');
  const player = view.players[whose === undefined ? (view.seat ?? 0) : Number(whose)];
  const told = player && shipStats(view, player).find((one) => one.sign === sign);
  if (!told) return null;
  const text = t(`galaxy_trucker.thing.figure.${sign as Figure}.says`, { figure: told.figure });
  return { name: told.name, text, rule: sign === 'firepower' ? 'GT-F4' : sign === 'engines' ? 'GT-F5' : 'GT-E1' };
}

function card(which: string, view: View): Explanation | null {
  const found = visibleCards(view).find(({ name }) => name === which);
  if (!found) return null;
  const figures = Object.fromEntries(Object.entries(found).filter(([, fact]) => typeof fact === 'number')) as Facts;
  const text = t(`galaxy_trucker.thing.card.${found.kind}.says`, figures);
  return { name: t(`galaxy_trucker.card.${found.kind}`), text, rule: cardRules[found.kind] };
}

function planet(which: string, view: View): Explanation | null {
  const found = visibleCards(view).find((one) => one.kind === 'planets');
  const goods = found?.planets[Number(which) - 1];
  return found && goods ? explanation('planet', 'GT-A2', { planet: which, goods: goodsText(goods), count: found.days }) : null;
}

/** Returns the explanation of a card of Rough Roads: its rule, its tale and its origin. */
function road(which: string, { course }: View): Explanation | null {
  const found = course.roads.find((one) => one.road === which);
  if (!found) return null;
  const says = [t(`galaxy_trucker.road_rule.${found.road}`), t(`galaxy_trucker.road_tale.${found.road}`), t('galaxy_trucker.roads.house')];
  return { name: t(`galaxy_trucker.bringer.${found.road}`), text: says.join(' '), rule: found.rule };
}

function cube(which: string, { prices }: View): Explanation | null {
  const good = which as Good;
  const told = explanation(good === 'red' ? 'red' : 'cube', 'GT-M5', { good, count: prices[good] ?? 0 });
  return told && { ...told, name: capitalized(told.name) };
}

/** Returns the explanation of a title (GT-K1 to GT-K4): its measure, holder, pay and handicap. */
function title(which: string, view: View): Explanation | null {
  const found = titleOf(view, which as TitleName);
  if (!found) return null;
  const says = [
    t(`galaxy_trucker.counts.${found.title}`),
    ownerText(found, view.seat),
    prizeText(found),
    ...(found.gold ? [t(`galaxy_trucker.handicap.${found.handicap.family}`)] : []),
    ...(found.gold && found.house ? [t('galaxy_trucker.handicap.house')] : []),
  ];
  return { name: t(`galaxy_trucker.title.${found.title}`), text: says.join(' '), rule: found.gold ? 'GT-K4' : 'GT-K1' };
}

function hourglass(_: string, { clock, glass, runs, seconds }: View): Explanation | null {
  const name = clock === 'own-clock' ? 'clock' : 'hourglass';
  return explanation(name, 'GT-M6', { space: glass?.space ?? 1, runs, seconds });
}

const explainers: Readonly<Record<string, Explainer>> = {
  tile,
  cell,
  pile,
  rocket,
  ship,
  figure,
  card,
  planet,
  road,
  cube,
  hourglass,
  title,
  heap: fixedExplainer('heap', 'GT-B1', ({ heap }) => ({ count: heap })),
  hand: fixedExplainer('hand', 'GT-B2'),
  open: fixedExplainer('open', 'GT-B1', ({ face_up }) => ({ count: face_up.length })),
  reserve: fixedExplainer('reserve', 'GT-B2', ({ reserve }) => ({ count: reserve })),
  route: fixedExplainer('route', 'GT-F1', ({ spaces }) => ({ count: spaces })),
  cards: fixedExplainer('cards', 'GT-C5', ({ cards_left }) => ({ count: cards_left })),
  dice: fixedExplainer('dice', 'GT-A5'),
  days: fixedExplainer('days', 'GT-F10'),
  credits: fixedExplainer('credits', 'GT-E3'),
  ledger: (_, view) => explanationFrom('galaxy_trucker', 'ledger', {}, { rule: 'GT-E1', keySuffix: isTrek(view) ? '.trek' : '' }),
  pipes: fixedExplainer('pipes', 'GT-C2'),
  start: (start) => explanation('start', 'GT-B7', { start }),
  column: (line) => explanation('column', 'GT-M3', { line }),
  row: (line) => explanation('row', 'GT-M3', { line }),
  meteor: (size) => explanation(`meteor.${size as 'big' | 'small'}`, 'GT-A5'),
  shot: (size) => explanation(`shot.${size as 'heavy' | 'light'}`, 'GT-A8'),
  fault: (kind) => ({
    name: capitalized(t('galaxy_trucker.fault_words', { fault: kind })),
    text: t(`galaxy_trucker.thing.fault.${kind as Fault['kind']}.says`),
    rule: 'GT-C1',
  }),
};

/** Returns the explanation of a tooltip target; buttons describe themselves. */
export function explain(thing: string, view: View): Explanation | null {
  const kind = targetKind(thing);
  if (kind in samples) return component(samples[kind as Component]);
  return explainers[kind]?.(targetId(thing), view) ?? null;
}
