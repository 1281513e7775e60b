import { exhibition } from '../../../dev/gallery/exhibition';
import samples from './samples.json';
import Sheets from './Sheets.svelte';

export default exhibition(samples, Sheets);
