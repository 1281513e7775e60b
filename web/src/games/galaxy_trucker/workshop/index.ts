// The shipyard, loaded once somebody goes there.
import { asWorkshop } from '../../room';
import Workshop from './Workshop.svelte';

export default asWorkshop(Workshop);
