// What if? Playing on from a moment of a game that is over, at a table of one's own.
import { openWhatIf } from './api';
import { myName, mySecret } from '../platform/storage';
import { router } from '../platform/router.svelte';

/** Opens such a table and goes there; what is to be done first is done on arrival. */
export async function openWhatIfTable(table: string, n: number, seat: number, act?: readonly string[]): Promise<void> {
  const opened = await openWhatIf(table, { n, seat, name: myName(), secret: mySecret() });
  router.go(`/t/${opened.table}`, { name: myName(), bots: null, begin: false, ...(act && { act }) });
}
