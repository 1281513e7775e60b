import { exhibition } from '../../../dev/gallery/exhibition';
import samples from './samples.json';

export default exhibition(samples);
