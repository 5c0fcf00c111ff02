import type { GameInfo, SettingInfo, Value } from '../lib/types';
import { has, say, t } from '../lib/words.svelte';

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
