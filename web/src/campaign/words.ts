// The words of the campaigns.
import pages from 'words:campaign';
import { bring } from '../lib/words';

await bring(pages);
