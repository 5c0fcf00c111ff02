import { boxPlayed } from '../games/boxes';
import { post } from '../lib/api';
import { me, rememberName } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import type { NewTable, TableInfo } from '../lib/types';
import { knows, say, t } from '../lib/words.svelte';

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

/** What to call who asks others to a table: who opened it, or else the first who sits there under a name. */
export function hostOf(table: TableInfo): string | null {
  const opener = table.host === null ? null : table.seats[table.host]?.name;
  return opener ?? table.seats.find((seat) => seat.kind === 'person' && seat.name !== null)?.name ?? null;
}

/** What is played at a table: the game, or the box that added to it, and the scenario if there are several. */
export function titleOf({ game, options }: Pick<TableInfo, 'game' | 'options'>): string {
  const box = boxPlayed(game, options);
  const title = box.adds ? t(`box-${box.name}`) : say({ id: 'title' }, game);
  const scenario = `scenario-${game}-${String(options.scenario)}`;
  if (!title || !knows(scenario)) return title;
  return t(box.adds ? 'title-of-box' : 'title-of-scenario', { title, scenario: t(scenario) });
}

/** Whether somebody else plays there, and not only bots. */
export function withOthers(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.kind === 'person' && seat.bot === null && !table.you.includes(seat.seat));
}
