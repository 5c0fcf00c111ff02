import { post } from '../lib/api';
import { me, rememberName } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import type { NewTable, TableInfo } from '../lib/types';

/** Opens a table under the guest's name and goes there. */
export async function openTable(table: Omit<NewTable, 'name'>): Promise<void> {
  const name = me.name.trim();
  const opened = await post<TableInfo>('/api/tables', { ...table, name: name || null });
  if (name) rememberName(name);
  go(`/t/${opened.id}`);
}

/** Whether a table waits for a choice of this guest's. */
export function yourTurn(table: TableInfo): boolean {
  return table.state === 'playing' && table.asked.some((seat) => table.you.includes(seat));
}
