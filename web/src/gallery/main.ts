import '../lib/house.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { bringHouse, myLanguage, speak } from '../lib/words';

await speak(myLanguage());
await bringHouse();
mount(Gallery, { target: document.body });
