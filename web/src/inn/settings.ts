import type { GameInfo, SettingInfo, Value } from '../lib/types';
import { has, knows, nameOf, say, t } from '../lib/words.svelte';
import { roleTerms, seatingsOf, type Options, type Side } from './seating';

/** An option before play, in the game's words. */
export function settingLabel(game: string, setting: string): string {
  return say({ id: `setting-${setting}` }, game);
}

/** What it changes, if the game explains it. */
export function settingHelp(game: string, setting: string): string | null {
  const id = `setting-${setting}-help`;
  return has(id, game) ? say({ id }, game) : null;
}

/** What a value is called. One without words of its own is told by who would sit down. */
export function valueLabel(game: string, setting: SettingInfo, value: Value): string {
  const id = `setting-${setting.name}-${String(value)}`;
  if (has(id, game)) return say({ id }, game);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const [only, ...others] = seatingsOf(setting, value);
  if (only && !others.length) return only.map((role) => nameOf(role, game)).join(' · ');
  return String(value);
}

export function isSwitch(setting: SettingInfo): boolean {
  return typeof setting.default === 'boolean';
}

/** The options at a table that are not as usual, as label and value. */
export function unusual(game: GameInfo, options: Options): { label: string; value: string }[] {
  return game.settings
    .filter(({ name, default: usual }) => name in options && options[name] !== usual)
    .map((setting) => ({
      label: settingLabel(game.name, setting.name),
      value: valueLabel(game.name, setting, options[setting.name] ?? ''),
    }));
}

/** What is played at a table: always which version, and whatever else is not as usual. */
export function agreed(game: GameInfo, options: Options): { label: string; value: string }[] {
  const version = game.settings[0];
  const others = { ...game, settings: game.settings.slice(1) };
  if (!version) return [];
  const value = options[version.name] ?? version.default;
  return [
    { label: settingLabel(game.name, version.name), value: valueLabel(game.name, version, value) },
    ...unusual(others, options),
  ];
}

/** Whom each seat plays, if that is settled before the game. */
export function rolesOf(game: GameInfo, options: Options, seats: number): string[] {
  return roleTerms(game, options, seats).map((role) => nameOf(role, game.name, 'role'));
}

/** A side in a word or two. What a value does is explained where there is room for it. */
export function sideLabel(game: string, { role, value: left }: Side): string {
  if (role !== null) return nameOf(role, game, 'role');
  if (left === null) return '';
  const id = `side-${String(left.value)}`;
  return knows(id) ? t(id) : valueLabel(game, left.setting, left.value);
}
