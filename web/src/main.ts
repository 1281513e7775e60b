import './lib/house.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { myLanguage, speak } from './lib/words';
import { letWorkerIn } from './lib/worker';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element #app.');
await speak(myLanguage());
place.replaceChildren();
mount(App, { target: place });
letWorkerIn();
