// The words of this game: whatever of it is loaded, they are there before.
import pages from 'words:lucky_loop/log+room+rules+learn+review+keys';
import { bring } from '../../lib/words';

export const t = await bring(pages);
