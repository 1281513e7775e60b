// The words of the races.
import pages from 'words:race';
import { bring } from '../../shared/i18n/words';

await bring(pages);
