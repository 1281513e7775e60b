// The words of these parts, and of refusals: a room offers what is allowed, and does not begin with them.
import pages from 'words:lucky_loop/later+refusals';
import { loadMessages } from '../../shared/i18n/i18n';

await loadMessages(pages);
