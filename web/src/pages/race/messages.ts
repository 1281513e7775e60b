// Loads the messages of the race page.
import pages from 'words:race';
import { loadMessages } from '../../shared/i18n/i18n';

await loadMessages(pages);
