/** Which drawing stands for what. */

import type { IconName } from '../../lib/icons';
import type { Card, Character, Side, Special } from './box';

export const BANNERS: Record<Side, IconName> = { fellowship: 'linden-leaf', sauron: 'burning-eye' };

export const EMBLEMS: Record<Character, IconName> = {
  frodo: 'ring',
  sam: 'cooking-pot',
  gimli: 'battle-axe',
  theoden: 'crown',
  pippin: 'shiny-apple',
  smeagol: 'fish-corpse',
  legolas: 'high-shot',
  elrond: 'elven-castle',
  merry: 'plain-dagger',
  faramir: 'hood',
  gandalf: 'pointy-hat',
  aragorn: 'winged-sword',
  boromir: 'hunting-horn',
  treebeard: 'deku-tree',
  orcs: 'orc-head',
  'flying-nazgul': 'wyvern',
  'black-rider': 'cowled',
  'mouth-of-sauron': 'sharp-smile',
  shelob: 'spider-alt',
  wormtongue: 'lizard-tongue',
  balrog: 'imp-laugh',
  'uruk-hai': 'hand',
  'witch-king': 'crowned-skull',
  saruman: 'wizard-staff',
  warg: 'wolf-head',
  gollum: 'robber-hand',
  'cave-troll': 'troll',
  watcher: 'curled-tentacle',
};

/** Those with a text; the others are their number. */
export const CARD_EMBLEMS: Partial<Record<Card, IconName>> = {
  magic: 'magic-swirl',
  'noble-sacrifice': 'heart-drop',
  'elven-cloak': 'wing-cloak',
  'eye-of-sauron': 'burning-eye',
  retreat: 'return-arrow',
};

export const SPECIAL_EMBLEMS: Record<Special, IconName> = {
  shadowfax: 'horse-head',
  'gandalf-the-white': 'sunrise',
  'king-revealed': 'crenel-crown',
  gwaihir: 'eagle-head',
  recall: 'evil-tower',
  'dark-of-mordor': 'night-sky',
  crebain: 'crow-dive',
  palantir: 'crystal-ball',
};
