// Continues from a position of a finished game at a new table.
import { openWhatIf } from './api';
import { myName, mySecret } from '../platform/storage';
import { router } from '../platform/router.svelte';

/** Opens such a table and goes there; the actions in `act` are done on arrival. */
export async function openWhatIfTable(table: string, n: number, seat: number, act?: readonly string[]): Promise<void> {
  const opened = await openWhatIf(table, { n, seat, name: myName(), secret: mySecret() });
  router.go(`/t/${opened.table}`, { name: myName(), bots: null, begin: false, ...(act && { act }) });
}
