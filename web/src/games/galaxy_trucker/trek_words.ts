// The words of the Trek and of Rough Roads.
import pages from 'words:galaxy_trucker/roads+trek+trekroom';
import { bring } from '../../shared/i18n/i18n';

await bring(pages);
