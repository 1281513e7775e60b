// The words of this game's room: whatever of it is loaded, they are there before.
import pages from 'words:bomb_busters/ear+room+rules';
import { bring } from '../../shared/i18n/words';

export const t = await bring(pages);
