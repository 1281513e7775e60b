// Loads the messages of missions, before any component that uses them.
import pages from 'words:bomb_busters/missions';
import { loadMessages } from '../../../shared/i18n/i18n';

export const t = await loadMessages(pages);
