import { post } from '../lib/api';
import { me, rememberName } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import type { NewTable, TableInfo } from '../lib/types';

/** Opens a table under the guest's name and goes there, with a deck to be brought if there is one. */
export async function openTable(table: Omit<NewTable, 'name'>, deck = ''): Promise<void> {
  const name = me.name.trim();
  const opened = await post<TableInfo>('/api/tables', { ...table, name: name || null });
  if (name) rememberName(name);
  go(`/t/${opened.id}${deck && `?deck=${encodeURIComponent(deck)}`}`);
}

/** Whether a table waits for a choice of this guest's. */
export function yourTurn(table: TableInfo): boolean {
  const asked = (seat: number): boolean => table.asked.includes(seat) && table.seats[seat]?.bot === null;
  return table.state === 'playing' && table.you.some(asked);
}

/** Whether somebody else plays there, and not only bots. */
export function withOthers(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.kind === 'person' && seat.bot === null && !table.you.includes(seat.seat));
}
