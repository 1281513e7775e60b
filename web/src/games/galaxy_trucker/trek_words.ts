// The words of the Trek.
import pages from 'words:galaxy_trucker/trek+trekroom';
import { bring } from '../../lib/words';

await bring(pages);
