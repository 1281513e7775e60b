// What a mission says otherwise than every other.
import type { SeatNames } from '../../../shared/i18n/event_text';
import { tryTranslate, type Facts } from '../../../shared/i18n/i18n';
import type { Choice, View } from '../types';
import { ofKind } from '../legal_filter';
import { ownerOf, red } from '../model/wires';
import './messages';

/** The sentences of every briefing that a mission may say otherwise. */
export type BriefingSentence = 'won' | 'won_red' | 'lost' | 'also' | 'red_cut' | 'reds' | 'token' | 'sorted';

/** A sentence of the briefing as something that this mission adds has it; null where that is said as ever. */
export function briefingText(view: View, sentence: BriefingSentence): string | null {
  return missionVariant(view, `bomb_busters.briefing.${sentence}`);
}

/** The words of a key as something that this mission adds has them; null where it has none of its own. */
export function missionVariant(view: View, key: string): string | null {
  const kinds = view.twists.flatMap((twist) => (twist ? [`${twist.kind}${'value' in twist && twist.value === red ? `.${red}` : ''}`] : []));
  return kinds.map((kind) => tryTranslate(`${key}.${kind}`)).find((words) => words !== null) ?? null;
}

/** What is asked of me in a turn in which the mission leaves me one value, only its own action, or nothing; null where it leaves me more. */
export function turnPrompt(view: View, legal: readonly Choice[]): string | null {
  if (ofKind(legal, 'begin').length) return tryTranslate('bomb_busters.prompt.turn.stuck');
  if (ofKind(legal, 'special').length && !ofKind(legal, 'point', 'solo').length) return tryTranslate('bomb_busters.prompt.turn.special');
  const radar = view.twists.find((twist) => twist?.kind === 'radar');
  const value = radar?.named === view.seat ? radar.value : null;
  return value ? tryTranslate('bomb_busters.prompt.turn.radar', { value }) : null;
}

/** Whom a question of the mission is about: against whom a card is laid, or whose a token will be; 'none' where it is about nobody. */
function concernedPlayer(twist: View['twists'][number], name: SeatNames): Facts {
  if (twist?.kind === 'guess') return { to: name(twist.active ?? 0) };
  if (twist && 'to' in twist) return { to: twist.to === null ? 'none' : name(twist.to) };
  return {};
}

/** What a question of the mission is about: a value, which of how many wires of it is to be named, and a player. */
export function promptFacts({ asker, twists }: View, name: SeatNames): Facts {
  const twist = (asker === null ? null : twists[asker]) ?? null;
  const value = twist && 'value' in twist ? (twist.value ?? '') : '';
  const to = concernedPlayer(twist, name);
  return twist?.kind === 'special' ? { value, pointed: twist.pointed.length + 1, wires: twist.wires } : { value, ...to };
}

/** How many red wires there are where they are cut all at once; null where they are not. */
export function totalText(view: View, colour: 'yellow' | 'red'): string | null {
  const together = colour === 'red' && view.twists.some((twist) => twist?.kind === 'special' && twist.value === red);
  return together ? tryTranslate('bomb_busters.board.red.together', { in_play: view.red.in_play }) : null;
}

/** Whose card locks values on the board: where each keeps to their own, whose turn it is, unless that is me. */
export function constrainedSeat({ twists, turn, seat, result }: View): number | null {
  return result === null && turn !== seat && twists.some((twist) => twist?.kind === 'own-constraints') ? turn : null;
}

/** How many red wires a hand has, as everybody knows from the deal of a mission that cuts them together; one that was swapped since may be elsewhere. */
export function redWireCount(view: View, seat: number): { sure: number; maybe: number } {
  const together = view.twists.some((twist) => twist?.kind === 'special' && twist.value === red && !twist.done);
  const owners = new Map(view.stands.flatMap((slots, stand) => slots.map(({ tile }) => [tile, ownerOf(view, stand)])));
  const holders = view.facts.flatMap((fact) =>
    together && fact.kind === 'holds' && fact.value === red ? [new Set(fact.tiles.flatMap((tile) => owners.get(tile) ?? []))] : [],
  );
  const among = holders.filter((one) => one.has(seat));
  return { sure: among.filter(({ size }) => size === 1).length, maybe: among.filter(({ size }) => size > 1).length };
}

/** That a value may not be cut, and by whom where that is one player's card. */
export function lockedText(view: View, name: SeatNames): string | null {
  const whose = constrainedSeat(view);
  return whose === null ? tryTranslate('bomb_busters.board.locked') : tryTranslate('bomb_busters.board.locked.for', { name: name(whose) });
}
