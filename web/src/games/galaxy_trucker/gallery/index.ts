import { exhibition } from '../../../dev/gallery/exhibits';
import samples from './samples.json';
import Sheets from './Sheets.svelte';

export default exhibition(samples, Sheets);
