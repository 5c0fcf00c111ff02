/** Leaving tables, and taking them off one's own list. */

import { del, put } from '../lib/api';
import type { SeatInfo, TableInfo } from '../lib/types';
import { t } from '../lib/words.svelte';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY * 1000;

/** How long the others may be let wait before a bot plays on, in seconds. */
export const PATIENCES = [HOUR, DAY, 3 * DAY, 7 * DAY];
export const USUAL_PATIENCE = DAY;

export function patienceText(seconds: number): string {
  const hours = Math.round(seconds / HOUR);
  return hours < 24 ? t('patience-hours', { hours }) : t('patience-days', { days: Math.round(hours / 24) });
}

/** Whether nobody at a table waits for this guest any longer; the server decides in the end. */
export function mayHide(table: TableInfo, now: number): boolean {
  if (table.state !== 'playing') return table.state === 'over';
  const playing = table.you.some((seat) => !table.seats[seat]?.resigned);
  const others = table.seats.some((seat) => plays(seat) && !table.you.includes(seat.seat));
  return !playing || !others || now - table.moved > WEEK;
}

function plays(seat: SeatInfo): boolean {
  return seat.kind === 'person' && seat.bot === null && !seat.resigned;
}

export function hide(table: TableInfo, hidden: boolean): Promise<void> {
  return put(`/api/tables/${encodeURIComponent(table.id)}/hidden`, { hidden });
}

/** Whether it closes when this guest leaves: nobody else sits there. */
export function closesIfLeft(table: TableInfo): boolean {
  return table.owner && !table.seats.some((seat) => seat.kind === 'person' && !table.you.includes(seat.seat));
}

export function leave(table: TableInfo): Promise<void> {
  return del(`/api/tables/${encodeURIComponent(table.id)}`);
}

/** Who asks this guest to play again, if somebody does: they opened the table and sit there. */
export function asksAgain(table: TableInfo): string | null {
  if (table.state !== 'gathering' || !table.kept_for_you.length) return null;
  return table.seats.find((seat) => seat.kind === 'person')?.name ?? null;
}
