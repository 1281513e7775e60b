// The words of the ghosts.
import pages from 'words:galaxy_trucker/ghosts';
import { loadMessages } from '../../shared/i18n/i18n';

await loadMessages(pages);
