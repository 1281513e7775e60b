// What is asked of me, in one line.
import { t } from './messages';
import type { Choosing } from './selection.svelte';
import { isSame, type Decision, type View } from './model/tiles';

function mending(view: View, choosing: Choosing): string {
  const { me, picked } = choosing;
  if (!choosing.legal.length) return t('galaxy_trucker.prompt.mending_wait');
  if (choosing.of('keep')) return breaking(choosing);
  const tile = picked && me?.ship.find(({ column, row }) => isSame(picked, [column, row]));
  const face = tile && view.faces[tile.tile];
  return face ? t('galaxy_trucker.prompt.mending_picked', { component: face[0] }) : t('galaxy_trucker.prompt.mending');
}

function breaking(choosing: Choosing): string {
  const piece = choosing.picked && choosing.pieceOf(choosing.picked);
  const count = piece ? (choosing.me?.pieces[piece - 1]?.length ?? 0) : 0;
  return count ? t('galaxy_trucker.prompt.piece', { count }) : t('galaxy_trucker.prompt.pieces');
}

function sharing(choosing: Choosing): string {
  const given = choosing.of('give-title');
  return given ? t('galaxy_trucker.prompt.give-title', { title: given.action.title }) : t('galaxy_trucker.mine.keep-title');
}

function loading({ pool = [] }: Decision, choosing: Choosing): string {
  if (choosing.stowing === 'out') return t('galaxy_trucker.prompt.load_out');
  if (choosing.stowing) return t('galaxy_trucker.prompt.load');
  if (!pool.length) return t('galaxy_trucker.prompt.load_over');
  return t(choosing.of('unload') ? 'galaxy_trucker.prompt.load_full' : 'galaxy_trucker.prompt.load_none');
}

/** What is asked of whoever decides, as far as the position tells it; null where it depends on what is picked. */
export function decisionWords(view: View, decision: Decision): string | null {
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

function deciding(view: View, decision: Decision, choosing: Choosing): string {
  const { kind, count = 0 } = decision;
  if (kind === 'keep') return breaking(choosing);
  if (kind === 'load') return loading(decision, choosing);
  if (kind === 'lose-goods')
    return t(choosing.of('lose-cube') ? 'galaxy_trucker.prompt.lose-goods' : 'galaxy_trucker.prompt.lose-batteries', { count });
  return decisionWords(view, decision) ?? '';
}

/** What there is to do for me now; what others do is said elsewhere. */
export function asked(view: View, choosing: Choosing): string {
  const decision = view.flight?.decision;
  if (view.phase === 'mending') return mending(view, choosing);
  if (view.phase === 'boarding') return t(choosing.legal.length ? 'galaxy_trucker.prompt.boarding' : 'galaxy_trucker.prompt.boarding_wait');
  if (view.phase === 'sharing') return sharing(choosing);
  if (view.phase === 'layover') return t('galaxy_trucker.prompt.layover');
  if (decision && choosing.legal.length) return deciding(view, decision, choosing);
  return t(view.phase === 'over' ? 'galaxy_trucker.prompt.over' : 'galaxy_trucker.prompt.flight');
}
