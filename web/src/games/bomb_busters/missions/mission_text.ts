// The texts that a mission replaces or adds.
import type { SeatNames } from '../../../shared/i18n/event_text';
import { tryTranslate, type Facts } from '../../../shared/i18n/i18n';
import type { Choice, View } from '../types';
import { ofKind } from '../legal_filter';
import { ownerOf, red } from '../model/wires';
import './messages';

/** The sentences of the briefing that a mission may replace. */
export type BriefingSentence = 'won' | 'won_red' | 'lost' | 'also' | 'red_cut' | 'reds' | 'token' | 'sorted';

/** Returns the mission's version of a sentence of the briefing, or null if it has none. */
export function briefingText(view: View, sentence: BriefingSentence): string | null {
  return missionVariant(view, `bomb_busters.briefing.${sentence}`);
}

/** Returns the mission's version of a message, or null if it has none. */
export function missionVariant(view: View, key: string): string | null {
  const kinds = view.twists.flatMap((twist) => (twist ? [`${twist.kind}${'value' in twist && twist.value === red ? `.${red}` : ''}`] : []));
  return kinds.map((kind) => tryTranslate(`${key}.${kind}`)).find((words) => words !== null) ?? null;
}

/** Returns the question of a turn in which the mission limits the viewer's actions, or null without a limit. */
export function turnPrompt(view: View, legal: readonly Choice[]): string | null {
  if (ofKind(legal, 'begin').length) return tryTranslate('bomb_busters.prompt.turn.stuck');
  if (ofKind(legal, 'special').length && !ofKind(legal, 'point', 'solo').length) return tryTranslate('bomb_busters.prompt.turn.special');
  const radar = view.twists.find((twist) => twist?.kind === 'radar');
  const value = radar?.named === view.seat ? radar.value : null;
  return value ? tryTranslate('bomb_busters.prompt.turn.radar', { value }) : null;
}

/** Returns the facts about the player whom a mission's question concerns; 'none' if it concerns no player. */
function concernedPlayer(twist: View['twists'][number], name: SeatNames): Facts {
  if (twist?.kind === 'guess') return { to: name(twist.active ?? 0) };
  if (twist && 'to' in twist) return { to: twist.to === null ? 'none' : name(twist.to) };
  return {};
}

/** Returns the facts of a mission's question: its value, its progress and its player. */
export function promptFacts({ asker, twists }: View, name: SeatNames): Facts {
  const twist = (asker === null ? null : twists[asker]) ?? null;
  const value = twist && 'value' in twist ? (twist.value ?? '') : '';
  const to = concernedPlayer(twist, name);
  return twist?.kind === 'special' ? { value, pointed: twist.pointed.length + 1, wires: twist.wires } : { value, ...to };
}

/** Returns the text of the number of red wires that must be cut together, or null if they need not be. */
export function totalText(view: View, colour: 'yellow' | 'red'): string | null {
  const together = colour === 'red' && view.twists.some((twist) => twist?.kind === 'special' && twist.value === red);
  return together ? tryTranslate('bomb_busters.board.red.together', { in_play: view.red.in_play }) : null;
}

/** Returns the seat whose constraint card locks values on the board, or null if the card is common or the viewer's. */
export function constrainedSeat({ twists, turn, seat, result }: View): number | null {
  return result === null && turn !== seat && twists.some((twist) => twist?.kind === 'own-constraints') ? turn : null;
}

/** Returns the publicly known number of red wires in a hand; after a swap, some are only possible. */
export function redWireCount(view: View, seat: number): { sure: number; maybe: number } {
  const together = view.twists.some((twist) => twist?.kind === 'special' && twist.value === red && !twist.done);
  const owners = new Map(view.stands.flatMap((slots, stand) => slots.map(({ tile }) => [tile, ownerOf(view, stand)])));
  const holders = view.facts.flatMap((fact) =>
    together && fact.kind === 'holds' && fact.value === red ? [new Set(fact.tiles.flatMap((tile) => owners.get(tile) ?? []))] : [],
  );
  const among = holders.filter((one) => one.has(seat));
  return { sure: among.filter(({ size }) => size === 1).length, maybe: among.filter(({ size }) => size > 1).length };
}

/** Returns the text that a value may not be cut, with the player's name if the card is theirs alone. */
export function lockedText(view: View, name: SeatNames): string | null {
  const whose = constrainedSeat(view);
  return whose === null ? tryTranslate('bomb_busters.board.locked') : tryTranslate('bomb_busters.board.locked.for', { name: name(whose) });
}
