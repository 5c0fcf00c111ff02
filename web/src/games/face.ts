/** What a game shows of itself on the page. */

import type { Component, Snippet } from 'svelte';
import type { Judge } from '../decks/judge.svelte';
import type { AskInfo, CardInfo, Entry, Message, OptionInfo, SeatInfo, StoryLine } from '../lib/types';

export interface BoardProps<View = unknown> {
  view: View;
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
  /** Goes on from a moment that is only shown in passing. */
  onskip: () => void;
}

export interface WordsProps<View = unknown> {
  view: View;
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

/** A deck that is being built. */
export interface BuilderProps {
  entries: Entry[];
  facts: ReadonlyMap<string, CardInfo>;
  /** How many there are of each card, if one can only build from these. */
  pool?: Readonly<Record<string, number>> | null;
  /** Who says whether it may be played. */
  judge: Judge;
  /** Above the deck: its name, and what can be done with it. */
  head?: Snippet;
  /** What is seen first where there is no room for both. */
  first?: 'cards' | 'deck';
  onchange: (entries: Entry[]) => void;
}

/** A deck at a glance. */
export interface DeckSignsProps {
  entries: readonly Entry[];
  facts: ReadonlyMap<string, CardInfo>;
}

/** Where decks of a game are built. */
export interface Bench {
  Builder: Component<BuilderProps>;
  Signs: Component<DeckSignsProps>;
}

/** Something that a sentence names, for who wants to see what it is. */
export interface PreviewProps<View = unknown> {
  name: string;
  view: View;
}

export interface SignProps<View = unknown> {
  view: View;
  seat: number;
  /** Who sits there. */
  info: SeatInfo;
}

/** The table as it lay for a moment between two positions, after so many lines of the story. */
export interface Interlude {
  view: unknown;
  lines: number;
  /** How long it is worth looking at, in milliseconds, if it is not the usual time. */
  pause?: number;
  /** Whether it is a panel to be read, which waits for *Go on* in somebody's first games. */
  panel?: boolean;
  /** The page's message that says what is to be seen. */
  note?: string;
}

/** `View` is the game's own view, of which only the game knows anything. */
export interface Face<View = unknown> {
  Board: Component<BoardProps<View>>;
  /** The same as `Board`, as text. */
  Words: Component<WordsProps<View>>;
  /** A seat's emblem. */
  Sign?: Component<SignProps<View>>;
  /** Things that are a whole region of the board: options that touch nothing else have a button. */
  regions: readonly string[];
  /** The story's headings: 1 for a round, 2 for a turn. */
  heading: (message: Message) => 1 | 2 | null;
  /** What a name in a sentence stands for, as large as it must be to be read. */
  Preview?: Component<PreviewProps<View>>;
  /** Whether there is anything to be seen of what a term names. */
  shows?: (term: string, view: View) => boolean;
  /** What is asked while these are held, in the page's words: where the Orcs go. */
  held?: (things: readonly string[]) => Message | null;
  /**
   * The windows in which one only answers what happens. There somebody who plays against bots alone, and can do nothing
   * else, passes without being asked.
   */
  reactions?: readonly string[];
  /** The rule behind a term of the game. */
  ruleOf: (term: string, view: View) => string | undefined;
  /** Whether dice fall in this line. */
  rolls: (line: StoryLine) => boolean;
  /**
   * Whether an option has a button beside the question, where it is not enough to see whether the
   * board shows what it touches.
   */
  button?: (option: OptionInfo, ask: AskInfo) => boolean | undefined;
  /**
   * Whether an option is asked about even if it is the only one of its thing, because who touches
   * such a thing mostly means something else, or only to see what it can do.
   */
  careful?: (option: OptionInfo, ask: AskInfo) => boolean;
  /** What the board shows once more when this line of the story is touched (`Things.scene`), if anything. */
  scene?: (story: StoryLine[], line: number) => unknown;
  /** What would be missed if one position simply gave way to the next. */
  interludes?: (before: View, lines: StoryLine[], after: View) => Interlude[];
}
