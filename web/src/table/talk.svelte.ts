import { SvelteSet } from 'svelte/reactivity';
import type { ChatLine } from '../lib/types';

/** What this device remembers of a table's talk: whom it does not want to hear, and how far it has listened. */
export class Talk {
  readonly muted = new SvelteSet<number>();
  /** The number of the first line that has not been seen. */
  private unseen = $state(0);

  constructor(private readonly table: string) {
    for (const seat of kept(`mathom.mute.${table}`)) this.muted.add(seat);
    this.unseen = kept(`mathom.heard.${table}`)[0] ?? 0;
  }

  mute(seat: number): void {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    keep(`mathom.mute.${this.table}`, [...this.muted]);
  }

  heard(lines: ChatLine[]): ChatLine[] {
    return lines.filter((line) => !this.muted.has(line.seat));
  }

  /** How much of it was said by others, to be heard, and has not been seen. */
  unread(lines: ChatLine[], you: number[]): number {
    return this.heard(lines).filter((line) => line.number >= this.unseen && !you.includes(line.seat)).length;
  }

  /** All of it is before the reader's eyes. */
  see(lines: ChatLine[]): void {
    const next = (lines.at(-1)?.number ?? -1) + 1;
    if (next <= this.unseen) return;
    this.unseen = next;
    keep(`mathom.heard.${this.table}`, [next]);
  }
}

function kept(key: string): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.map(Number) : [];
  } catch {
    return [];
  }
}

function keep(key: string, numbers: number[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(numbers));
  } catch {
    // It holds for as long as the page is open.
  }
}
