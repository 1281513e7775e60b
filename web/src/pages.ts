// The pages that are fetched when somebody goes there, and the books and sheets that are fetched when they are opened.
export const tablePage = () => import('./table/TablePage.svelte');
export const lobby = () => import('./table/Lobby.svelte');
export const reviewPage = () => import('./review/ReviewPage.svelte');
export const lessonPage = () => import('./learn/LessonPage.svelte');
export const shipyardPage = () => import('./shipyard/ShipyardPage.svelte');
export const rulebook = () => import('./learn/Rulebook.svelte');
export const invitationCode = () => import('./table/Code.svelte');
export const settings = () => import('./lib/Settings.svelte');
export const desk = () => import('./start/Desk.svelte');
