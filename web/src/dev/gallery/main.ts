import '../../shared/ui/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { bringHouse, myLanguage, speak } from '../../shared/i18n/i18n';

await speak(myLanguage());
await bringHouse();
mount(Gallery, { target: document.body });
