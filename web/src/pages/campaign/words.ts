// The words of the campaigns.
import pages from 'words:campaign';
import { bring } from '../../shared/i18n/words';

await bring(pages);
