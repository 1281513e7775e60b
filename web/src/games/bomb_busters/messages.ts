// Loads the messages of the game screen. Modules that translate import `t` from here, so that the messages are loaded first.
import pages from 'words:bomb_busters/ear+refusals+room+rules';
import { loadMessages } from '../../shared/i18n/i18n';

export const t = await loadMessages(pages);
