/** What the server says of a deck that is being built: its code, and why it may not be played yet. */

import { againAfter, post, troubleText } from '../lib/api';
import type { DeckInfo, Entry, Reason } from '../lib/types';

const PAUSE = 200;

/** Reads a deck: a text, a code, or what lies where. */
export function readDeck(game: string, deck: { text: string } | { code: string } | { entries: Entry[] }, rules?: string): Promise<DeckInfo> {
  return post<DeckInfo>(`/api/games/${encodeURIComponent(game)}/decks/read`, { ...deck, rules });
}

export class Judge {
  /** The deck in one word; empty until it is known. */
  code = $state('');
  reasons = $state.raw<readonly Reason[]>([]);
  /** For people, one card a line. */
  text = $state('');
  /** Whether all this is about the deck as it is now. */
  known = $state(false);
  trouble = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    private readonly game: string,
    private readonly rules: () => string | undefined,
  ) {}

  get legal(): boolean {
    return this.known && !this.reasons.length;
  }

  /** Judges this deck, a moment after the last change. What was said before stands until then. */
  judge(entries: Entry[]): void {
    clearTimeout(this.timer);
    this.known = false;
    const number = ++this.asked;
    this.timer = setTimeout(() => void this.ask(entries, number), this.code ? PAUSE : 0);
  }

  /** The deck in one word, whatever was asked meanwhile. */
  async codeOf(entries: Entry[]): Promise<{ code: string }> {
    return readDeck(this.game, { entries }, this.rules());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private async ask(entries: Entry[], number: number): Promise<void> {
    try {
      const said = await readDeck(this.game, { entries }, this.rules());
      if (number !== this.asked) return;
      this.code = said.code;
      this.reasons = said.faults.map(({ reason }) => reason);
      this.text = said.text;
      this.known = true;
      this.trouble = '';
    } catch (error) {
      if (number !== this.asked) return;
      this.trouble = troubleText(error);
      this.timer = setTimeout(() => void this.ask(entries, number), againAfter(error));
    }
  }
}
