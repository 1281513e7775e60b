// Loads the messages of the review of launched ships; those of the workshop are separate.
import pages from 'words:galaxy_trucker/aftermath';
import { loadMessages } from '../../../shared/i18n/i18n';
import '../workshop/messages';

export const t = await loadMessages(pages);
