/** How long what others do stays before the next is shown: as long as it takes to read. */

import type { Speed } from './settings.svelte';

const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, 'at-once': 0 };
/** To find out where on the board it happened. */
const LOOK = 650;
const LETTER = 24;
const LONGEST = 6_500;
/** Who has done it themselves need not read it, only see it done. */
const OWN = 900;
/** Nothing was said. */
const SILENT = 200;
/** For who pays for the time with their own clock, all of it together. */
const ON_THE_CLOCK = 4_000;

export interface Shown {
  letters: number;
  own: boolean;
  /** How long it is worth looking at besides. */
  least: number;
}

export function stay({ letters, own, least }: Shown, speed: Speed): number {
  const reading = letters ? Math.min(LONGEST, LOOK + letters * LETTER) : SILENT;
  return Math.max(own ? Math.min(OWN, reading) : reading, least) * FACTOR[speed];
}

/** The same for somebody whose clock runs while so many more are yet to be shown. */
export function hasten(time: number, waiting: number): number {
  return Math.min(time, ON_THE_CLOCK / (waiting + 1));
}

const TRAVEL = 750;

/** How long a thing is under way from where it was to where it is. */
export function travelTime(speed: Speed): number {
  return TRAVEL * Math.sqrt(FACTOR[speed]);
}
