/** How factions and kinds of cards are told apart: each faction by hue, emblem and band, each kind by shape. */

import type { Kin, Tint } from '../../cards/kin';
import type { IconName } from '../../lib/icons';

export type Faction = Kin & Tint;

export const FACTIONS: Record<string, Faction> = {
  'faction-dunedain': { emblem: 'winged-sword', hue: 'var(--dunedain)', band: 'M4 1L5 3L7 4L5 5L4 7L3 5L1 4L3 3Z' },
  'faction-dwarf': { emblem: 'battle-axe', hue: 'var(--dwarf)', band: 'M0 6L4 2L8 6V8H6.6L4 5.2L1.4 8H0Z' },
  'faction-elf': { emblem: 'linden-leaf', hue: 'var(--elf)', band: 'M0 4Q4 -1 8 4Q4 9 0 4Z' },
  'faction-hobbit': { emblem: 'hobbit-door', hue: 'var(--hobbit)', band: 'M4 1A3 3 0 1 0 4 7A3 3 0 1 0 4 1Z' },
  'faction-rohan': { emblem: 'horse-head', hue: 'var(--rohan)', band: 'M0 8L8 0H4.6L0 4.6ZM8 8V4.6L4.6 8Z' },
  'faction-wizard': { emblem: 'wizard-staff', hue: 'var(--wizard)', band: 'M1 0H3V8H1ZM5 0H7V8H5Z' },
  'faction-northmen': { emblem: 'bear-head', hue: 'var(--northmen)', band: 'M4 .4L7.2 5.6H4.9V7.8H3.1V5.6H.8Z' },
  'faction-isengard': { emblem: 'hand', hue: 'var(--isengard)', dim: true, band: 'M0 0H4V4H0ZM4 4H8V8H4Z' },
  'faction-monstrous': { emblem: 'spider-alt', hue: 'var(--monstrous)', dim: true, band: 'M0 0H1.8L8 6.2V8H6.2L0 1.8ZM8 0V1.8L1.8 8H0V6.2L6.2 0Z' },
  'faction-mordor': { emblem: 'burning-eye', hue: 'var(--mordor)', dim: true, band: 'M0 8Q3.6 6 4 0Q4.4 6 8 8Z' },
  'faction-southron': { emblem: 'snake', hue: 'var(--southron)', dim: true, band: 'M0 1H8V3H0ZM0 5H8V7H0Z' },
  'faction-easterling': { emblem: 'cartwheel', hue: 'var(--easterling)', dim: true, band: 'M4 .4L7.6 4L4 7.6L.4 4ZM4 2.6L2.6 4L4 5.4L5.4 4Z' },
  'faction-ruffian': { emblem: 'wood-club', hue: 'var(--ruffian)', dim: true, band: 'M0 .8H5.2V3.2H0ZM2.8 4.8H8V7.2H2.8Z' },
};

export function factionOf(name: string | null | undefined): Faction | undefined {
  return name && Object.hasOwn(FACTIONS, name) ? FACTIONS[name] : undefined;
}

/** A number that is printed on a card. */
export type Icon = 'attack' | 'defence' | 'lead-attack' | 'lead-defence' | 'path';
export const ICONS: readonly Icon[] = ['lead-attack', 'lead-defence', 'attack', 'defence', 'path'];

/** Leadership is the same sign in a circle. */
export const SIGNS: Record<Icon, IconName> = {
  attack: 'broadsword',
  defence: 'shield',
  'lead-attack': 'broadsword',
  'lead-defence': 'shield',
  path: 'boot-prints',
};

export const BANNERS: Record<string, IconName> = { 'free-peoples': 'white-tower', shadow: 'burning-eye' };

/** What stands for a faction, or for any faction of a side, on a location. */
export function emblemOf(role: string): IconName {
  return factionOf(role)?.emblem ?? BANNERS[role.replace(/^any-/, '')] ?? 'ring';
}

/** Whom the decks are named after. */
export const PLAYERS: Record<string, IconName> = {
  frodo: 'ring',
  'witch-king': 'crowned-skull',
  aragorn: 'crown',
  saruman: 'hand',
  gandalf: 'pointy-hat',
  balrog: 'imp-laugh',
  'bill-ferny': 'sly',
  strider: 'hood',
};
