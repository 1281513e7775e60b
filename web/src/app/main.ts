import '../shared/ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { myLanguage, switchLanguage } from '../shared/i18n/i18n';
import { registerServiceWorker } from '../shared/platform/service_worker';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element #app.');
// The page needs its messages: if those of the player's language fail to load, it uses English.
await switchLanguage(myLanguage()).catch(() => switchLanguage('en'));
place.replaceChildren();
mount(App, { target: place });
registerServiceWorker();
