import { exhibition } from '../../../dev/gallery/exhibits';
import samples from './samples.json';

export default exhibition(samples);
