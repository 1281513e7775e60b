import '../shared/ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { myLanguage, switchLanguage } from '../shared/i18n/i18n';
import { registerServiceWorker } from '../shared/platform/service_worker';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element #app.');
// Without its words there is no page: where those of one's own language do not come, English may.
await switchLanguage(myLanguage()).catch(() => switchLanguage('en'));
place.replaceChildren();
mount(App, { target: place });
registerServiceWorker();
