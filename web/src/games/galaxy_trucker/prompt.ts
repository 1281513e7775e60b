// Returns the question to the viewer in one line.
import { t } from './messages';
import type { Selection } from './selection.svelte';
import { isSameCell, type Decision, type View } from './model/tiles';

function repairPrompt(view: View, selection: Selection): string {
  const { me, picked } = selection;
  if (!selection.legal.length) return t('galaxy_trucker.prompt.mending_wait');
  if (selection.first('keep')) return piecesPrompt(selection);
  const tile = picked && me?.ship.find(({ column, row }) => isSameCell(picked, [column, row]));
  const face = tile && view.faces[tile.tile];
  return face ? t('galaxy_trucker.prompt.mending_picked', { component: face[0] }) : t('galaxy_trucker.prompt.mending');
}

function piecesPrompt(selection: Selection): string {
  const piece = selection.picked && selection.pieceOf(selection.picked);
  const count = piece ? (selection.me?.pieces[piece - 1]?.length ?? 0) : 0;
  return count ? t('galaxy_trucker.prompt.piece', { count }) : t('galaxy_trucker.prompt.pieces');
}

function sharingPrompt(selection: Selection): string {
  const given = selection.first('give-title');
  return given ? t('galaxy_trucker.prompt.give-title', { title: given.action.title }) : t('galaxy_trucker.mine.keep-title');
}

function loadPrompt({ pool = [] }: Decision, selection: Selection): string {
  if (selection.stowing === 'out') return t('galaxy_trucker.prompt.load_out');
  if (selection.stowing) return t('galaxy_trucker.prompt.load');
  if (!pool.length) return t('galaxy_trucker.prompt.load_over');
  return t(selection.first('unload') ? 'galaxy_trucker.prompt.load_full' : 'galaxy_trucker.prompt.load_none');
}

/** Returns the question to the deciding player, or null if it depends on the selection. */
export function decisionText(view: View, decision: Decision): string | null {
  const { kind, count = 0, size, side, line, measure, power } = decision;
  const card = view.flight?.card;
  switch (kind) {
    case 'power':
      return t(measure === 'firepower' ? 'galaxy_trucker.prompt.power.firepower' : 'galaxy_trucker.prompt.power.engines', {
        power: power ?? 0,
      });
    case 'defend':
      return t(`galaxy_trucker.prompt.defend.${size ?? 'heavy'}`, {
        side: side ?? 'front',
        line: t(`galaxy_trucker.line.${side ?? 'front'}`, { line: line ?? 0 }),
      });
    case 'claim':
      return card?.kind === 'abandoned-ship'
        ? t('galaxy_trucker.prompt.claim.ship', { crew: card.crew_lost, count: card.days, credits: card.credits })
        : t('galaxy_trucker.prompt.claim', { count: card && 'days' in card ? card.days : 0 });
    case 'lose-crew':
      return t('galaxy_trucker.prompt.lose-crew', { count });
    case 'keep':
    case 'lose-goods':
    case 'load':
      return null;
    default:
      return t(`galaxy_trucker.prompt.${kind}`);
  }
}

function decisionPrompt(view: View, decision: Decision, selection: Selection): string {
  const { kind, count = 0 } = decision;
  if (kind === 'keep') return piecesPrompt(selection);
  if (kind === 'load') return loadPrompt(decision, selection);
  if (kind === 'lose-goods')
    return t(selection.first('lose-cube') ? 'galaxy_trucker.prompt.lose-goods' : 'galaxy_trucker.prompt.lose-batteries', { count });
  return decisionText(view, decision) ?? '';
}

/** Returns the viewer's prompt; the actions of other players are described elsewhere. */
export function prompt(view: View, selection: Selection): string {
  const decision = view.flight?.decision;
  if (view.phase === 'mending') return repairPrompt(view, selection);
  if (view.phase === 'boarding')
    return t(selection.legal.length ? 'galaxy_trucker.prompt.boarding' : 'galaxy_trucker.prompt.boarding_wait');
  if (view.phase === 'sharing') return sharingPrompt(selection);
  if (view.phase === 'layover') return t('galaxy_trucker.prompt.layover');
  if (decision && selection.legal.length) return decisionPrompt(view, decision, selection);
  return t(view.phase === 'over' ? 'galaxy_trucker.prompt.over' : 'galaxy_trucker.prompt.flight');
}
