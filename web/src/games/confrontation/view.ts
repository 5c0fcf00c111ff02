/** The view that the server sends, with the words that stand in it. */

import type * as Wire from '../../lib/types';
import type { Card, Character, Region, Side, Special } from './box';

export type CharacterView = Wire.CharacterView & { name: Character };
export type PieceView = Wire.PieceView & { name: Character };

export type GroupView = Omit<Wire.GroupView, 'known' | 'maybe'> & { known: PieceView[]; maybe: Character[] };

export interface RegionView extends Wire.RegionView {
  name: Region;
  fellowship: GroupView;
  sauron: GroupView;
}

export type SideView = Omit<Wire.SideView, 'roster' | 'hand' | 'discarded' | 'defeated' | 'specials' | 'used'> & {
  side: Side;
  hand: Card[];
  discarded: Card[];
  roster: CharacterView[];
  defeated: Character[];
  specials: Special[];
  used: Special[];
  ring_bearer: Character | null;
};

export type FighterView = Wire.FighterView & { name: Character; card: Card | null };
export type Stage = 'opponent' | 'reveal' | 'abilities' | 'cards' | 'texts' | 'after';

export type BattleView = Omit<Wire.BattleView, 'fellowship' | 'sauron'> & {
  region: Region;
  attacker: Side;
  fellowship: FighterView | null;
  sauron: FighterView | null;
  stage: Stage;
};

/** The house rules that the texts of some characters follow. */
export type House = Wire.ConfrontationView['house'];

export type ConfrontationView = Omit<Wire.ConfrontationView, 'regions' | 'sides' | 'battle' | 'arrangement'> & {
  format: 'classic' | 'variant' | 'draft';
  phase: 'draft' | 'specials' | 'deploy' | 'turn' | 'battle' | 'over';
  active: Side;
  regions: RegionView[];
  /** The Fellowship first. */
  sides: SideView[];
  battle: BattleView | null;
  /** For who deploys: a random line-up, the five outposts first. */
  arrangement: Character[];
};

/** Whether somebody in play shows the star side. */
export function starOf(view: ConfrontationView, side: Side, name: Character): boolean {
  return view.sides.some((one) => one.side === side && one.roster.some((other) => other.name === name && other.star));
}
