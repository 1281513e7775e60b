// The words of what comes after the flight, beside those of the shipyard.
import pages from 'words:galaxy_trucker/aftermath';
import { loadMessages } from '../../../shared/i18n/i18n';
import '../workshop/messages';

export const t = await loadMessages(pages);
