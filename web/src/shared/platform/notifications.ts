// Notifies a player of their turn: by the icon of the page and, in the background, by the browser.
import marked from './icon-turn.svg';
import { preferences } from './preferences';
import { t } from '../i18n/i18n';

/** Sets the page icon with a dot, or the normal icon. */
export function setIconBadge(mine: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? marked : '/icon.svg');
}

/** True if this browser can show notifications. */
export function canNotify(): boolean {
  return 'Notification' in window;
}

/** Asks for permission to show notifications; browsers do not ask again after a denial. */
export async function requestNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Notifies the player of their turn, if they want it and the page is hidden. */
export function notifyTurn(game: string): void {
  if (!document.hidden || !preferences().notices || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(t('table.mine'), { body: game, icon: '/icon.svg', tag: location.pathname });
    notice.onclick = () => window.focus();
  } catch {
    // Some mobile browsers allow notifications only to installed pages.
  }
}
