// The shipyard, loaded once somebody goes there.
import { eraseWorkshop } from '../../contract';
import Workshop from './Workshop.svelte';

export default eraseWorkshop(Workshop);
