// The shipyard, loaded once somebody goes there.
import { asWorkshop } from '../../contract';
import Workshop from './Workshop.svelte';

export default asWorkshop(Workshop);
