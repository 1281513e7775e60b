import '../../shared/ui/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { loadSharedMessages, myLanguage, switchLanguage } from '../../shared/i18n/i18n';

await switchLanguage(myLanguage());
await loadSharedMessages();
mount(Gallery, { target: document.body });
