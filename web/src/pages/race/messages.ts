// The words of the races.
import pages from 'words:race';
import { bring } from '../../shared/i18n/i18n';

await bring(pages);
