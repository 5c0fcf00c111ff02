/** What a game shows of itself on the page. */

import type { Component } from 'svelte';
import type { AskInfo, CardInfo, Message, OptionInfo, SeatInfo, StoryLine } from '../lib/types';

export interface BoardProps {
  /** The game's own view, of the game's own type. */
  view: unknown;
  /** A seat, -1 for a spectator, -2 for everything. */
  viewer: number;
  asks: AskInfo[];
  seats: SeatInfo[];
  nicknames: (string | null)[];
  /** Whether what has changed should move; not at first sight, nor for those who want calm. */
  animate: boolean;
  /** The table's id, for what the player keeps about it on this computer. */
  table: string;
  /** What has happened so far. */
  story: StoryLine[];
  /** Shows at once what is yet to be shown. */
  onskip: () => void;
}

export interface WordsProps {
  view: unknown;
  viewer: number;
  seats: SeatInfo[];
  nicknames: (string | null)[];
}

/** A card out of the box, small or to be read. */
export interface CardProps {
  card: CardInfo;
  game: string;
  large: boolean;
}

export interface SignProps {
  view: unknown;
  seat: number;
}

/** The table as it lay for a moment between two positions, after so many lines of the story. */
export interface Interlude {
  view: unknown;
  lines: number;
  /** How long it is worth looking at, in milliseconds, if it is not the usual time. */
  pause?: number;
}

export interface Face {
  Board: Component<BoardProps>;
  /** The same as `Board`, as text. */
  Words: Component<WordsProps>;
  /** A seat's emblem. */
  Sign?: Component<SignProps>;
  /** Things that are a whole region of the board: options that touch nothing else have a button. */
  regions: readonly string[];
  /** The story's headings: 1 for a round, 2 for a turn. */
  heading: (message: Message) => 1 | 2 | null;
  /** The things on the board that a line of the story is about. */
  concerns: (message: Message, nicknames: (string | null)[]) => string[];
  /** The rule behind a term of the game. */
  ruleOf: (term: string, view: unknown) => string | undefined;
  /** Whether dice fall in this line. */
  rolls: (line: StoryLine) => boolean;
  /**
   * Whether an option has a button beside the question, where it is not enough to see whether the
   * board shows what it touches.
   */
  button?: (option: OptionInfo, prompt: Message) => boolean | undefined;
  /**
   * Whether an option is asked about even if it is the only one of its thing, because who touches
   * such a thing mostly means something else, or only to see what it can do.
   */
  careful?: (option: OptionInfo, prompt: Message) => boolean;
  /** What the board shows once more when this line of the story is touched (`Things.scene`), if anything. */
  scene?: (story: StoryLine[], line: number) => unknown;
  /** What would be missed if one position simply gave way to the next. */
  interludes?: (before: unknown, lines: StoryLine[], after: unknown) => Interlude[];
}
