/** Which rule says what a term of the game can do. */

import type { ConfrontationView } from './view';

const RING: Record<string, string> = {
  frodo: 'C-8.2',
  sam: 'C-8.5',
  pippin: 'C-8.14',
  merry: 'C-8.16',
  gandalf: 'C-8.18',
  aragorn: 'C-8.23',
  legolas: 'C-8.27',
  gimli: 'C-8.29',
  boromir: 'C-8.31',
  balrog: 'C-8.34',
  shelob: 'C-8.39',
  'witch-king': 'C-8.43',
  'flying-nazgul': 'C-8.47',
  'black-rider': 'C-8.50',
  saruman: 'C-8.54',
  orcs: 'C-8.57',
  warg: 'C-8.62',
  'cave-troll': 'C-8.63',
};

const STAR: Record<string, string> = {
  frodo: 'C-10.2',
  sam: 'C-10.5',
  elrond: 'C-10.9',
  aragorn: 'C-10.11',
  gandalf: 'C-10.14',
  treebeard: 'C-10.20',
  faramir: 'C-10.25',
  smeagol: 'C-10.28',
  theoden: 'C-10.35',
  'uruk-hai': 'C-10.37',
  'witch-king': 'C-10.41',
  saruman: 'C-10.42',
  wormtongue: 'C-10.47',
  orcs: 'C-10.50',
  'mouth-of-sauron': 'C-10.51',
  watcher: 'C-10.56',
  'flying-nazgul': 'C-10.60',
  gollum: 'C-10.63',
};

const CARDS: Record<string, string> = {
  magic: 'C-7.3',
  'noble-sacrifice': 'C-7.9',
  'elven-cloak': 'C-7.12',
  retreat: 'C-7.14',
  'eye-of-sauron': 'C-7.19',
  shadowfax: 'C-12.9',
  'gandalf-the-white': 'C-12.16',
  'king-revealed': 'C-12.20',
  gwaihir: 'C-12.25',
  recall: 'C-12.29',
  'dark-of-mordor': 'C-12.32',
  crebain: 'C-12.37',
  palantir: 'C-12.41',
};

export function ruleOf(term: string, { sides }: ConfrontationView): string | undefined {
  const star = sides.some(({ roster }) => roster.some((one) => one.name === term && one.star));
  return CARDS[term] ?? (star ? STAR : RING)[term];
}
