// The words of this game: whatever of it is loaded, they are there before.
import pages from 'words:galaxy_trucker/room+rules+ahead+yard+keys+learn+review';
import { bring } from '../../lib/words';

export const t = await bring(pages);
