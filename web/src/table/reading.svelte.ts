/**
 * Names in sentences can be looked up: what they stand for shows while the pointer or the keyboard is
 * on them, or until it is closed again if they were touched.
 */

import { getContext, setContext } from 'svelte';
import type { Face } from '../games/face';
import { settings } from '../lib/settings.svelte';
import type { Message } from '../lib/types';
import { pieces, type Piece } from './story';

const HOVER = 220;
/** So long the way from a name to what is shown of it may take. */
const LINGER = 260;

interface Read {
  game: string;
  face: Face | null;
  view: unknown;
}

interface Opened {
  term: string;
  rule: string | undefined;
  anchor: HTMLElement;
  /** Whether it stays until it is closed. */
  held: boolean;
}

export class Reading {
  opened = $state.raw<Opened | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly read: () => Read,
    readonly openRules: (rules: string[]) => void,
  ) {}

  get face(): Face | null {
    return this.read().face;
  }

  get view(): unknown {
    return this.read().view;
  }

  get game(): string {
    return this.read().game;
  }

  pieces(message: Message): Piece[] {
    const { game, face, view } = this.read();
    return face ? pieces(message, game, face, view) : [];
  }

  /** The pointer has come to a name; the keyboard shows it at once. */
  glance(piece: Piece, anchor: HTMLElement, wait = HOVER): void {
    if (!piece.shown || this.opened?.held) return;
    this.stay();
    if (this.opened?.anchor === anchor) return;
    this.after(wait, () => {
      this.open(piece, anchor, false);
    });
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.opened && !this.opened.held) {
      this.after(LINGER, () => {
        this.close();
      });
    }
  }

  /** Whoever has left is on what is shown. */
  stay(): void {
    clearTimeout(this.timer);
  }

  /** A name was touched: what it stands for stays; if there is nothing to see, its rule is opened. */
  touch(piece: Piece, anchor: HTMLElement): void {
    clearTimeout(this.timer);
    if (!piece.shown) {
      if (piece.rule) this.openRules([piece.rule]);
    } else if (this.opened?.held && this.opened.anchor === anchor) this.close();
    else this.open(piece, anchor, true);
  }

  close(): void {
    clearTimeout(this.timer);
    // Only now: where the hint goes, the lines move, and one of them is being pointed at.
    if (this.opened) settings.namesKnown = true;
    this.opened = null;
  }

  private open({ term, rule }: Piece, anchor: HTMLElement, held: boolean): void {
    if (term === undefined || !anchor.isConnected) return;
    this.opened = { term, rule, anchor, held };
  }

  private after(wait: number, deed: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(deed, wait);
  }
}

const KEY = Symbol('reading');

export function provideReading(reading: Reading): void {
  setContext(KEY, reading);
}

export function useReading(): Reading {
  return getContext<Reading>(KEY);
}
