import '../../../lib/house.css';
import { mount, type ComponentProps } from 'svelte';
import Gallery from './Gallery.svelte';
import samples from './samples.json';

const moments = samples as unknown as ComponentProps<typeof Gallery>['moments'];
mount(Gallery, { target: document.body, props: { moments } });
