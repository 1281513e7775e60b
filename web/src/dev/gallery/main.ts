import '../../shared/ui/house.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { bringHouse, myLanguage, speak } from '../../shared/i18n/words';

await speak(myLanguage());
await bringHouse();
mount(Gallery, { target: document.body });
