import './lib/house.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { myLanguage, speak } from './lib/words';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element #app.');
await speak(myLanguage());
mount(App, { target: place });
