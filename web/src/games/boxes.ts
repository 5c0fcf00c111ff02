import type { Component } from 'svelte';
import type { IconName } from '../lib/icons';
import type { CoverProps } from './covers/cover';
import ConfrontationCover from './covers/ConfrontationCover.svelte';
import FellowshipCover from './covers/FellowshipCover.svelte';
import FireAndSwordsCover from './covers/FireAndSwordsCover.svelte';
import JourneyCover from './covers/JourneyCover.svelte';
import WarcardsCover from './covers/WarcardsCover.svelte';

/** How a box is bound: hue, emblem, border and the drawing on its front, each of which alone would tell it from the others. */
export interface Box {
  name: string;
  /** The game inside. Two boxes may hold one: a game and what was added to it. */
  game: string;
  emblem: IconName;
  cloth: string;
  border: keyof typeof borders;
  /** What was added to a game: the values of a setting that came with this box. */
  adds?: { setting: string; values: string[] };
  /** Without one, the emblem is all there is. */
  Cover?: Component<CoverProps>;
}

/** One link of a border, drawn between -6 and 6, with up being outward. */
export const borders = {
  trail: 'M-6 0H-3M3 0H6M-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0',
  peaks: 'M-6 3.5L0 -3.5L6 3.5',
  walls: 'M-6 3H-3V-3H3V3H6',
  flames: 'M-6 3Q-0.5 2.5 0 -4.5Q0.5 2.5 6 3',
  leaves: 'M-6 0Q0 -5.5 6 0Q0 5.5 -6 0',
};

export const boxes: Box[] = [
  { name: 'journey', game: 'journey', emblem: 'mountain-road', cloth: 'var(--box-journey)', border: 'trail', Cover: JourneyCover },
  { name: 'confrontation', game: 'confrontation', emblem: 'crossed-swords', cloth: 'var(--box-confrontation)', border: 'peaks', Cover: ConfrontationCover },
  { name: 'warcards', game: 'warcards', emblem: 'tower-flag', cloth: 'var(--box-warcards)', border: 'walls', Cover: WarcardsCover },
  {
    name: 'fire-and-swords',
    game: 'warcards',
    adds: {
      setting: 'scenario',
      values: ['extended-trilogy', 'war-in-the-north', 'duel-in-the-north', 'three-in-the-north', 'epic-duel'],
    },
    emblem: 'flame',
    cloth: 'var(--box-fire-and-swords)',
    border: 'flames',
    Cover: FireAndSwordsCover,
  },
  { name: 'fellowship', game: 'fellowship', emblem: 'linked-rings', cloth: 'var(--box-fellowship)', border: 'leaves', Cover: FellowshipCover },
];

/** The box of a game; a game from elsewhere comes in a plain one. */
export function boxOf(game: string): Box {
  return (
    boxes.find((box) => box.game === game) ?? {
      name: game,
      game,
      emblem: 'ring',
      cloth: 'var(--box-plain)',
      border: 'trail',
    }
  );
}

/** The box out of which a table plays: the one that added what is played there, or the game's own. */
export function boxPlayed(game: string, options: Record<string, unknown>): Box {
  const adding = boxes.find((box) => box.game === game && box.adds?.values.includes(String(options[box.adds.setting])));
  return adding ?? boxOf(game);
}

/** What other boxes add to a game. */
export function addedTo(game: string): Box['adds'] {
  return boxes.find((box) => box.game === game && box.adds)?.adds;
}
