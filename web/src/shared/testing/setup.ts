// Sets the language to English before each test of the client.
import { loadSharedMessages, switchLanguage } from '../i18n/i18n';

await switchLanguage('en');
await loadSharedMessages();
