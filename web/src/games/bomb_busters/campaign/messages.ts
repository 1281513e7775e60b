// The words of the campaign: the boxes, the story, and the titles and briefings of the missions.
import pages from 'words:bomb_busters/campaign+missions+rules';
import { loadMessages } from '../../../shared/i18n/i18n';

export const t = await loadMessages(pages);
