// The pages that are fetched when somebody goes there, and the books and sheets that are fetched when they are opened.
import { bringHouse } from '../shared/i18n/i18n';

/** Fetches a part of the house, and at the same time the words that the start page did without. */
function spoken<Part>(part: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([part(), bringHouse()]))[0];
}

export const tablePage = spoken(() => import('./table/TablePage.svelte'));
export const lobby = spoken(() => import('./table/Lobby.svelte'));
export const reviewPage = spoken(() => import('./review/ReviewPage.svelte'));
export const lessonPage = spoken(() => import('./learn/LessonPage.svelte'));
export const shipyardPage = spoken(() => import('./workshop/WorkshopPage.svelte'));
export const racePage = spoken(() => import('./race/RacePage.svelte'));
export const campaignPage = spoken(() => import('./campaign/CampaignPage.svelte'));
export const campaignDoor = spoken(() => import('./campaign/CampaignEntry.svelte'));
export const campaignStrip = spoken(() => import('./campaign/StageBanner.svelte'));
export const rulebook = spoken(() => import('./rulebook/Rulebook.svelte'));
export const invitationCode = spoken(() => import('./table/QrCode.svelte'));
export const settings = spoken(() => import('../shared/ui/Settings.svelte'));
export const desk = spoken(() => import('./start/OptionsPanel.svelte'));
