// The words of refusals: a room offers what is allowed, and does not begin with them.
import pages from 'words:bomb_busters/refusals';
import { loadMessages } from '../../shared/i18n/i18n';

await loadMessages(pages);
