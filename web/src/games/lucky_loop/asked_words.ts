// The words of what is asked about the table: whatever of it is loaded, they are there before.
import pages from 'words:lucky_loop/asked+things';
import { loadMessages } from '../../shared/i18n/i18n';

export const t = await loadMessages(pages);
