/** How the players of one table are told apart: each by the hue, the shape and the sign of their marker. */

import type { SeatInfo } from '../../lib/types';

interface Livery {
  hue: string;
  /** From 0 to 24 by 0 to 24. */
  shape: string;
}

/** By seat: as many as can sit down. */
const LIVERIES: readonly Livery[] = [
  { hue: 'var(--livery-leaf)', shape: 'M12 1.5A10.5 10.5 0 1 1 12 22.5A10.5 10.5 0 1 1 12 1.5Z' },
  { hue: 'var(--livery-river)', shape: 'M4.5 2.5H19.5Q21.5 2.5 21.5 4.5V19.5Q21.5 21.5 19.5 21.5H4.5Q2.5 21.5 2.5 19.5V4.5Q2.5 2.5 4.5 2.5Z' },
  { hue: 'var(--livery-plum)', shape: 'M12 0.5L23.5 12L12 23.5L0.5 12Z' },
  { hue: 'var(--livery-rust)', shape: 'M2.5 2.5H21.5V13Q20.5 19 12 23Q3.5 19 2.5 13Z' },
  { hue: 'var(--livery-slate)', shape: 'M6.5 2.2H17.5L23.2 12L17.5 21.8H6.5L0.8 12Z' },
  { hue: 'var(--livery-ochre)', shape: 'M12 0.8L22.6 9.4V22H1.4V9.4Z' },
];

export function liveryOf(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length] ?? { hue: 'var(--ash-grey)', shape: '' };
}

/** A letter of the name that somebody gave; a bot is called by the number of its seat. */
export function letterOf(info: SeatInfo | undefined, seat: number): string {
  const [letter] = info?.kind === 'person' ? (info.name ?? '') : '';
  return letter?.toLocaleUpperCase() ?? String(seat + 1);
}
