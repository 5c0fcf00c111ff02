/** How cultures and kinds are told apart: each culture by hue, emblem and band, each kind by shape. */

import type { Kin } from '../../cards/kin';
import type { IconName } from '../../lib/icons';
import type { Phase } from './view';

const CULTURES: Record<string, Kin> = {
  dwarven: { emblem: 'battle-axe', band: 'M0 6L4 2L8 6V8H6.6L4 5.2L1.4 8H0Z' },
  elven: { emblem: 'linden-leaf', band: 'M0 4Q4 -1 8 4Q4 9 0 4Z' },
  gandalf: { emblem: 'pointy-hat', band: 'M1 0H3V8H1ZM5 0H7V8H5Z' },
  gondor: { emblem: 'white-tower', band: 'M4 1L5 3L7 4L5 5L4 7L3 5L1 4L3 3Z' },
  shire: { emblem: 'hobbit-door', band: 'M4 1A3 3 0 1 0 4 7A3 3 0 1 0 4 1Z' },
  isengard: { emblem: 'hand', band: 'M0 0H4V4H0ZM4 4H8V8H4Z' },
  moria: { emblem: 'orc-head', band: 'M0 0H1.8L8 6.2V8H6.2L0 1.8ZM8 0V1.8L1.8 8H0V6.2L6.2 0Z' },
  ringwraith: { emblem: 'hood', band: 'M0 8L8 0H4.6L0 4.6ZM8 8V4.6L4.6 8Z' },
  sauron: { emblem: 'burning-eye', band: 'M0 8Q3.6 6 4 0Q4.4 6 8 8Z' },
};

export function cultureSigns(name: string | null): Kin | undefined {
  return name !== null && Object.hasOwn(CULTURES, name) ? CULTURES[name] : undefined;
}

export const PHASE_SIGNS: Record<Phase | 'response', IconName> = {
  setup: 'hourglass',
  fellowship: 'boot-prints',
  shadow: 'burning-eye',
  maneuver: 'hunting-horn',
  archery: 'high-shot',
  assignment: 'shield',
  skirmish: 'crossed-swords',
  regroup: 'cooking-pot',
  response: 'return-arrow',
};

/** Keywords that matter while one plays. */
export const KEYWORD_SIGNS: Record<string, IconName> = {
  archer: 'high-shot',
  defender: 'shield',
  damage: 'plain-dagger',
  fierce: 'wolf-head',
};

export const SIGNET_SIGNS: Record<string, IconName> = { frodo: 'ring', aragorn: 'crown', gandalf: 'wizard-staff' };

/** Whom the decks are named after. */
export const DECK_SIGNS: Record<string, IconName> = { 'aragorn-starter': 'crown', 'gandalf-starter': 'pointy-hat' };
