// The words of this game's room: whatever of it is loaded, they are there before.
import pages from 'words:bomb_busters/ear+room+rules';
import { loadMessages } from '../../shared/i18n/i18n';

export const t = await loadMessages(pages);
