import { exhibition } from '../../../gallery/exhibition';
import samples from './samples.json';

export default exhibition(samples);
