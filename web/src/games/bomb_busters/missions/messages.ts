// The words of what missions add to the table: whatever of it is loaded, they are there before.
import pages from 'words:bomb_busters/missions';
import { loadMessages } from '../../../shared/i18n/i18n';

export const t = await loadMessages(pages);
