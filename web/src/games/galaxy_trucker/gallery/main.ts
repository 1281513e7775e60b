import '../../../lib/house.css';
import '../room.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.body });
