import type { GameInfo, SettingInfo, Value } from '../lib/types';
import { has, nameOf, say, t } from '../lib/words.svelte';

/** An option before play, in the game's words. */
export function settingLabel(game: string, setting: string): string {
  return say({ id: `setting-${setting}` }, game);
}

/** What it changes, if the game explains it. */
export function settingHelp(game: string, setting: string): string | null {
  const id = `setting-${setting}-help`;
  return has(id, game) ? say({ id }, game) : null;
}

export function valueLabel(game: string, setting: string, value: Value): string {
  const id = `setting-${setting}-${String(value)}`;
  if (has(id, game)) return say({ id }, game);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return String(value);
}

export function isSwitch(setting: SettingInfo): boolean {
  return typeof setting.default === 'boolean';
}

/** The options at a table that are not as usual, as label and value. */
export function unusual(game: GameInfo, options: Record<string, Value>): { label: string; value: string }[] {
  return game.settings
    .filter(({ name, default: usual }) => name in options && options[name] !== usual)
    .map(({ name }) => ({
      label: settingLabel(game.name, name),
      value: valueLabel(game.name, name, options[name] ?? ''),
    }));
}

/** What is played at a table: always which version, and whatever else is not as usual. */
export function agreed(game: GameInfo, options: Record<string, Value>): { label: string; value: string }[] {
  const version = game.settings[0];
  const others = { ...game, settings: game.settings.slice(1) };
  if (!version) return [];
  const value = options[version.name] ?? version.default;
  return [
    { label: settingLabel(game.name, version.name), value: valueLabel(game.name, version.name, value) },
    ...unusual(others, options),
  ];
}

/** For each number of people who can play with this value, whom each plays; nothing if it does not say. */
function seatingsOf({ values, roles }: SettingInfo, value: Value | undefined): string[][] {
  return roles[value === undefined ? -1 : values.indexOf(value)] ?? [];
}

/** How many can sit down with these options. One person alone would not be a table. */
export function seatCounts(game: GameInfo, options: Record<string, Value>): number[] {
  const fewest = Math.max(2, game.least_seats);
  const counts = Array.from({ length: game.most_seats - fewest + 1 }, (_, n) => fewest + n);
  return counts.filter((count) =>
    game.settings.every((setting) => {
      const seatings = seatingsOf(setting, options[setting.name] ?? setting.default);
      return !seatings.length || seatings.some((seating) => seating.length === count);
    }),
  );
}

/** Whom each seat plays, if that is settled before the game. */
export function rolesOf(game: GameInfo, options: Record<string, Value>, seats: number): string[] {
  for (const setting of game.settings) {
    const seatings = seatingsOf(setting, options[setting.name] ?? setting.default);
    const seating = seatings.find(({ length }) => length === seats);
    if (seating) return seating.map((role) => nameOf(role, game.name, 'role'));
  }
  return [];
}
