/** A game that nobody has drawn yet: everything that its view says, in lists. */

import type { Face } from '../face';
import PlainBoard from './PlainBoard.svelte';

export const plain: Face = {
  Board: PlainBoard,
  Words: PlainBoard,
  regions: [],
  heading: () => null,
  ruleOf: () => undefined,
  rolls: () => false,
};
