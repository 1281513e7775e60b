// Loads the messages of the game screen. Modules that translate import `t` from here, so that the messages are loaded first.
import pages from 'words:galaxy_trucker/ahead+ear+ghosts+roads+room+rules+trek+trekroom+yard';
import { loadMessages } from '../../shared/i18n/i18n';

export const t = await loadMessages(pages);
