// Notifies a player of their turn: by the icon of the page and, in the background, by the browser.
import marked from './icon-turn.svg';
import { preferences } from './preferences';
import { t } from '../i18n/i18n';

/** Puts the icon with a dot in the place of the usual one, or the usual one back. */
export function setIconBadge(mine: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? marked : '/icon.svg');
}

/** Whether this browser could tell me of my turn while I look elsewhere. */
export function canNotify(): boolean {
  return 'Notification' in window;
}

/** Asks whether it may; what was forbidden once is not asked again. */
export async function requestNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Tells me of my turn in a game, if I want it and do not see it. */
export function notifyTurn(game: string): void {
  if (!document.hidden || !preferences().notices || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(t('table.mine'), { body: game, icon: '/icon.svg', tag: location.pathname });
    notice.onclick = () => window.focus();
  } catch {
    // Some browsers of phones let only installed pages do it.
  }
}
