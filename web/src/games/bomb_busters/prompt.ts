// Returns the question to the viewer in one line.
import type { SeatNames } from '../../shared/i18n/event_text';
import { joined, tryTranslate } from '../../shared/i18n/i18n';
import { t } from './messages';
import type { Selection } from './selection.svelte';
import { ofKind } from './legal_filter';
import { missions } from './lazy';
import { missionPrompt, valueText, valuesText } from './event_text';
import type { View } from './types';
import { letterOf, placeName, placeOf, wireText } from './model/wires';

/** Returns the names of the pointed places; a whole stand by its letter. */
function pointedText(view: View): string {
  const at = (view.aim?.pointed ?? []).flatMap((tile) => placeOf(view, tile) ?? []);
  const [first] = at;
  return first && view.aim?.detector === 'super-detector' ? letterOf(first.stand) : joined(at.map(placeName));
}

function turnPrompt(selection: Selection, view: View): string {
  if (view.acting !== view.seat) return t('bomb_busters.prompt.turn.card');
  if (ofKind(selection.legal, 'reveal').length) return t('bomb_busters.prompt.turn.reveal');
  const only = missions.current?.turnPrompt(view, selection.legal);
  return only ?? t(ofKind(selection.legal, 'solo').length ? 'bomb_busters.prompt.turn.solo' : 'bomb_busters.prompt.turn');
}

function aimPrompt({ aim }: View): string {
  const detector = aim?.detector;
  const means = detector === 'personal-triple' ? 'triple-detector' : detector;
  if (means === 'double-detector' || means === 'triple-detector' || means === 'super-detector') {
    return t(`bomb_busters.prompt.aim.${means}`, { pointed: aim?.pointed.length ?? 0 });
  }
  return t('bomb_busters.prompt.aim');
}

function announcePrompt(selection: Selection, view: View): string {
  const facts = { places: pointedText(view) };
  const [first] = selection.named;
  if (view.aim?.ray)
    return first
      ? t('bomb_busters.prompt.announce.ray.second', { ...facts, value: valueText(first) })
      : t('bomb_busters.prompt.announce.ray', facts);
  return t(view.aim?.detector ? 'bomb_busters.prompt.announce.many' : 'bomb_busters.prompt.announce', facts);
}

/** Returns the question to the viewer, or null if there is none. */
export function prompt(selection: Selection, view: View, name: SeatNames): string | null {
  if (!selection.legal.length) return null;
  if (selection.isAccusing) return tryTranslate('bomb_busters.accuse.who');
  if (selection.isAiming && selection.picked) return t('bomb_busters.prompt.announce', { places: placeName(selection.picked) });
  const values = valuesText(view.aim?.values ?? []);
  switch (view.phase) {
    case 'turn':
      return turnPrompt(selection, view);
    case 'aim':
      return aimPrompt(view);
    case 'announce':
      return announcePrompt(selection, view);
    case 'cut':
    case 'mark':
    case 'lay':
      return t(`bomb_busters.prompt.${view.phase}`, { values });
    case 'label':
      return t(`bomb_busters.prompt.label.${view.card === 'label-equal' ? 'label-equal' : 'label-unequal'}`);
    case 'insert':
      return t('bomb_busters.prompt.insert', { wire: wireText(view.swap?.wires.at(-1) ?? '') });
    case 'token':
    case 'post':
      return missions.current?.missionVariant(view, `bomb_busters.prompt.${view.phase}`) ?? t(`bomb_busters.prompt.${view.phase}`);
    case 'partner':
    case 'give':
    case 'recharge':
    case 'scan':
    case 'next':
      return t(`bomb_busters.prompt.${view.phase}`);
    case 'choose':
    case 'claim':
      return missionPrompt(view, name);
    default:
      return null;
  }
}
