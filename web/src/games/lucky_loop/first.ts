// The words of the first page, and those by which rules are looked for: they are there before it.
import pages from 'words:lucky_loop/first';
import { loadMessages } from '../../shared/i18n/i18n';

await loadMessages(pages);
