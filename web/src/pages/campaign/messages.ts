// The words of the campaigns.
import pages from 'words:campaign';
import { bring } from '../../shared/i18n/i18n';

await bring(pages);
