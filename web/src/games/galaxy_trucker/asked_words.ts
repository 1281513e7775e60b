// The words of what is asked about the table: whatever of it is loaded, they are there before.
import pages from 'words:galaxy_trucker/asked+road_tales+things';
import { loadMessages } from '../../shared/i18n/i18n';

export const t = await loadMessages(pages);
