// The workshop, loaded with its page.
import { eraseWorkshop } from '../../contract';
import Workshop from './Workshop.svelte';

export default eraseWorkshop(Workshop);
