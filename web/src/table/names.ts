/** How people and bots are called at a table. */

import { nameOfBot } from '../inn/levels';
import type { SeatInfo } from '../lib/types';
import { nameOf, t } from '../lib/words.svelte';

/** Who sits there: the name a person gave, unless they have taken it away again, or the number of a bot. */
export function nameOfSeat(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') return nameOfBot(seat.seat);
  return seat.name ?? t('seat-nameless', { number: seat.seat + 1 });
}

/** The same with whom they play, once that is known: "Frodo (Ania)". */
export function fullName(seat: SeatInfo, nickname: string | null | undefined, game: string): string {
  const name = nameOfSeat(seat);
  return nickname ? t('table-seat-as', { nickname: nameOf(nickname, game), name }) : name;
}
