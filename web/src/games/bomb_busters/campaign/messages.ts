// Loads the messages of the campaign: boxes, story, and titles and briefings of missions.
import pages from 'words:bomb_busters/campaign+missions+rules';
import { loadMessages } from '../../../shared/i18n/i18n';

export const t = await loadMessages(pages);
