// Loads the messages of the campaign pages.
import pages from 'words:campaign';
import { loadMessages } from '../../shared/i18n/i18n';

await loadMessages(pages);
