// Loads the messages of the workshop.
import pages from 'words:galaxy_trucker/shipyard';
import { loadMessages } from '../../../shared/i18n/i18n';

export const t = await loadMessages(pages);
