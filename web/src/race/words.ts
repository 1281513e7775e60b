// The words of the races.
import pages from 'words:race';
import { bring } from '../lib/words';

await bring(pages);
