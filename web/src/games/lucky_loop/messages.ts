// The words of this game's room: whatever of it is loaded, they are there before.
import pages from 'words:lucky_loop/ear+log+room+rules';
import { loadMessages } from '../../shared/i18n/i18n';

export const t = await loadMessages(pages);
