// Before each test of the client: it speaks English.
import { loadSharedMessages, switchLanguage } from '../i18n/i18n';

await switchLanguage('en');
await loadSharedMessages();
