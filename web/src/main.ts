import './lib/house.css';
import { mount } from 'svelte';
import App from './App.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element #app.');
mount(App, { target: place });
