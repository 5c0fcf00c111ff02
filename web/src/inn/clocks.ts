import type { Clock } from '../lib/types';
import { t } from '../lib/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const NO_CLOCK: Clock = { kind: 'none', bank: 0, bonus: 0, cap: 0 };

/** For one evening, then for weeks. */
export const PRESETS: Clock[] = [
  { kind: 'live', bank: 5 * MINUTE, bonus: 5, cap: 10 * MINUTE },
  { kind: 'live', bank: 15 * MINUTE, bonus: 10, cap: 30 * MINUTE },
  { kind: 'live', bank: 45 * MINUTE, bonus: 20, cap: 90 * MINUTE },
  { kind: 'slow', bank: 24 * HOUR, bonus: 4 * HOUR, cap: 72 * HOUR },
  { kind: 'slow', bank: 72 * HOUR, bonus: 12 * HOUR, cap: 120 * HOUR },
  { kind: 'slow', bank: 72 * HOUR, bonus: 36 * HOUR, cap: 240 * HOUR },
];

/** In what a kind of clock is counted: how many seconds its units have. */
export const UNITS = {
  live: { bank: MINUTE, bonus: 1, cap: MINUTE },
  slow: { bank: HOUR, bonus: HOUR, cap: HOUR },
} as const;

export function clockText(clock: Clock): string {
  if (clock.kind === 'none') return t('clock-none');
  const units = UNITS[clock.kind];
  return t(`clock-${clock.kind}-value`, {
    bank: clock.bank / units.bank,
    bonus: clock.bonus / units.bonus,
    cap: clock.cap / units.cap,
  });
}
