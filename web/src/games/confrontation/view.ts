/** The view that the server sends. */

import type { ConfrontationView } from '../../lib/types';
import type { Character, Side } from './box';

export type {
  BattleView,
  CharacterView,
  ConfrontationView,
  FighterView,
  GroupView,
  HouseView as House,
  PieceView,
  RegionView,
  SideView,
} from '../../lib/types';

/** Whether somebody in play shows the star side. */
export function starOf(view: ConfrontationView, side: Side, name: Character): boolean {
  return view.sides.some((one) => one.side === side && one.roster.some((other) => other.name === name && other.star));
}
