// The words of the Trek and of Rough Roads.
import pages from 'words:galaxy_trucker/roads+trek+trekroom';
import { loadMessages } from '../../shared/i18n/i18n';

await loadMessages(pages);
