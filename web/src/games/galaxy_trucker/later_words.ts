// The words of what choices lead to in the flight, and of refusals: the yard does not begin with them.
import pages from 'words:galaxy_trucker/ahead+rules';
import { loadMessages } from '../../shared/i18n/i18n';

await loadMessages(pages);
