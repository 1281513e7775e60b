import '../lib/house.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { myLanguage, speak } from '../lib/words';

await speak(myLanguage());
mount(Gallery, { target: document.body });
