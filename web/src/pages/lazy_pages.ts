// The pages, books and sheets that load when they are opened.
import { loadSharedMessages } from '../shared/i18n/i18n';

/** Loads a component and, at the same time, the shared messages that the start page does not need. */
function withMessages<Part>(part: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([part(), loadSharedMessages()]))[0];
}

export const tablePage = withMessages(() => import('./table/TablePage.svelte'));
export const lobby = withMessages(() => import('./table/Lobby.svelte'));
export const reviewPage = withMessages(() => import('./review/ReviewPage.svelte'));
export const lessonPage = withMessages(() => import('./learn/LessonPage.svelte'));
export const workshopPage = withMessages(() => import('./workshop/WorkshopPage.svelte'));
export const racePage = withMessages(() => import('./race/RacePage.svelte'));
export const campaignPage = withMessages(() => import('./campaign/CampaignPage.svelte'));
export const campaignEntry = withMessages(() => import('./campaign/CampaignEntry.svelte'));
export const stageBanner = withMessages(() => import('./campaign/StageBanner.svelte'));
export const rulebook = withMessages(() => import('./rulebook/Rulebook.svelte'));
export const qrCode = withMessages(() => import('./table/QrCode.svelte'));
export const settings = withMessages(() => import('../shared/ui/Settings.svelte'));
export const optionsPanel = withMessages(() => import('./start/OptionsPanel.svelte'));
