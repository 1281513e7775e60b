// The words of the ghosts.
import pages from 'words:galaxy_trucker/ghosts';
import { bring } from '../../lib/words';

await bring(pages);
