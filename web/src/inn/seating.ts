/** Who can sit down with which options. It needs no words: see `settings.ts` for those. */

import type { GameInfo, SettingInfo, Value } from '../lib/types';

export type Options = Record<string, Value>;

/** Whether a setting can be chosen at all: some go only with a value of another. */
export function isOpen({ only_with }: SettingInfo, options: Options): boolean {
  return Object.entries(only_with).every(([other, value]) => options[other] === value);
}

/** The options, with what can't be chosen any more back to what is usual. */
export function settled({ settings }: GameInfo, options: Options): Options {
  const now = Object.fromEntries(settings.map(({ name, default: usual }) => [name, options[name] ?? usual]));
  for (const setting of settings) if (!isOpen(setting, now)) now[setting.name] = setting.default;
  return now;
}

/** For each number of people who can play with this value, whom each plays; nothing if it does not say. */
export function seatingsOf({ values, roles }: SettingInfo, value: Value | undefined): string[][] {
  return roles[value === undefined ? -1 : values.indexOf(value)] ?? [];
}

function fits(setting: SettingInfo, value: Value | undefined, count: number): boolean {
  const seatings = seatingsOf(setting, value);
  return !seatings.length || seatings.some(({ length }) => length === count);
}

/** How many can sit down with these options. One person alone would not be a table. */
export function seatCounts(game: GameInfo, options: Options): number[] {
  const now = settled(game, options);
  const fewest = Math.max(2, game.least_seats);
  const counts = Array.from({ length: game.most_seats - fewest + 1 }, (_, n) => fewest + n);
  return counts.filter((count) => game.settings.every((setting) => fits(setting, now[setting.name], count)));
}

function dependent({ only_with }: SettingInfo): boolean {
  return Object.keys(only_with).length > 0;
}

/** How many could if what only adds to another setting were left as usual. */
export function possibleCounts(game: GameInfo, options: Options): number[] {
  return seatCounts({ ...game, settings: game.settings.filter((setting) => !dependent(setting)) }, options);
}

/** The options for so many: what only adds to another setting gives way. */
export function forCount(game: GameInfo, options: Options, count: number): Options {
  const now = settled(game, options);
  for (const setting of game.settings) {
    if (dependent(setting) && !fits(setting, now[setting.name], count)) now[setting.name] = setting.default;
  }
  return now;
}

/** The terms of whom each seat plays, if that is settled before the game. Of several settings the last tells it. */
export function roleTerms(game: GameInfo, options: Options, seats: number): string[] {
  const now = settled(game, options);
  for (const setting of [...game.settings].reverse()) {
    const seating = seatingsOf(setting, now[setting.name]).find(({ length }) => length === seats);
    if (seating) return seating;
  }
  return [];
}

/** Whether it makes a difference where one sits. */
export function haveSides(game: GameInfo, options: Options, seats: number): boolean {
  return new Set(roleTerms(game, options, seats)).size > 1;
}

export interface Group {
  /** For how many people; 0 if that is not settled. */
  people: number;
  values: Value[];
}

/** A setting's values by how many people each is for, if that is what they are about: all but the usual one settle it. */
export function groupsOf(setting: SettingInfo): Group[] {
  const numbers = setting.values.map((value) => {
    const [only, ...others] = seatingsOf(setting, value);
    return only && !others.length ? only.length : 0;
  });
  const about = setting.roles.length > 0 && setting.values.every((value, n) => value === setting.default || numbers[n]);
  if (!about) return [{ people: 0, values: setting.values }];
  return [...new Set(numbers)].sort((a, b) => a - b).map((people) => ({ people, values: setting.values.filter((_, n) => numbers[n] === people) }));
}

/** A setting with some of its values only, the first of them being the usual one. */
export function narrowed(setting: SettingInfo, wanted: readonly Value[]): SettingInfo {
  const at = setting.values.flatMap((value, n) => (wanted.includes(value) ? [n] : []));
  const values = at.flatMap((n) => setting.values[n] ?? []);
  return { ...setting, values, roles: at.map((n) => setting.roles[n] ?? []), default: values[0] ?? setting.default };
}

/** One way of sitting down: as somebody, or with a value that leaves open who plays what. */
export interface Side {
  /** By which it is remembered. */
  key: string;
  /** The term of whom one plays, or nothing if that is not settled before the game. */
  role: string | null;
  /** The seat that plays it. */
  seat: number;
  /** The value that goes with it, if it is not one of the options already. */
  value: { setting: SettingInfo; value: Value } | null;
}

/** The sides to choose from, if there is more than one: whom each seat plays, then what leaves it open. */
export function sidesOf(game: GameInfo, options: Options, seats: number): Side[] {
  const roles = roleTerms(game, options, seats);
  const now = settled(game, options);
  const setting = [...game.settings].reverse().find((one) => seatingsOf(one, now[one.name]).length);
  if (!setting) return [];
  const played: Side[] = [...new Set(roles)].map((role) => ({ key: role, role, seat: roles.indexOf(role), value: null }));
  const left: Side[] = setting.values
    .filter((value) => !roleTerms(game, { ...options, [setting.name]: value }, seats).length && fits(setting, value, seats))
    .map((value) => ({ key: `${setting.name}=${String(value)}`, role: null, seat: 0, value: { setting, value } }));
  const sides = [...played, ...left];
  return sides.length > 1 ? sides : [];
}
