// The words of this game: whatever of it is loaded, they are there before.
import pages from 'words:bomb_busters/chat+room+rules+learn+review+text+keys';
import { bring } from '../../lib/words';

export const t = await bring(pages);
