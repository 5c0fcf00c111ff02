/** What a player keeps for themselves on this computer: guesses about hidden pieces, and how they lined up last. */

import { REGIONS, type Character, type Region, type Side } from './box';
import type { ConfrontationView } from './view';

type Guesses = Partial<Record<Region, Character[]>>;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the notes last as long as the page.
  }
}

/** Guesses about one side's hidden pieces at one table, by region. They are never sent anywhere. */
export class Guessbook {
  guesses = $state.raw<Guesses>({});
  private readonly key: string;

  constructor(table: string, game: number, side: Side) {
    this.key = `confrontation-guesses:${table}:${game}:${side}`;
    this.guesses = (read(this.key) as Guesses | null) ?? {};
  }

  of(region: Region): readonly Character[] {
    return this.guesses[region] ?? [];
  }

  toggle(region: Region, name: Character): void {
    const now = this.of(region);
    this.write({ ...this.guesses, [region]: now.includes(name) ? now.filter((one) => one !== name) : [...now, name] });
  }

  /** Guesses go with a piece as far as everybody can see which one it was; the fallen need none. */
  follow(before: ConfrontationView, now: ConfrontationView, side: Side): void {
    const count = (view: ConfrontationView, region: Region): number =>
      view.regions.find(({ name }) => name === region)?.[side].hidden ?? 0;
    const left = REGIONS.filter((region) => count(now, region) < count(before, region));
    const joined = REGIONS.filter((region) => count(now, region) > count(before, region));
    const guesses: Guesses = { ...this.guesses };
    const [from] = left;
    const [to] = joined;
    const told = from && to && left.length === 1 && joined.length === 1 && count(before, from) === 1;
    if (told && this.of(from).length) guesses[to] = [...new Set([...this.of(to), ...this.of(from)])];
    const gone = now.sides.find((one) => one.side === side)?.defeated ?? [];
    for (const region of REGIONS) {
      const kept = (guesses[region] ?? []).filter((name) => !gone.includes(name));
      if (kept.length && count(now, region)) guesses[region] = kept;
      else Reflect.deleteProperty(guesses, region);
    }
    if (JSON.stringify(guesses) !== JSON.stringify(this.guesses)) this.write(guesses);
  }

  private write(guesses: Guesses): void {
    this.guesses = guesses;
    keep(this.key, guesses);
  }
}

/** The nine characters as they were lined up last with the same roster, outposts first. */
export function lastLineUp(side: Side, roster: readonly Character[]): Character[] | null {
  const kept = read(lineUpKey(side, roster));
  return Array.isArray(kept) && kept.length === roster.length ? (kept as Character[]) : null;
}

export function keepLineUp(side: Side, line: readonly Character[]): void {
  keep(lineUpKey(side, line), line);
}

function lineUpKey(side: Side, roster: readonly Character[]): string {
  return `confrontation-line-up:${side}:${[...roster].sort().join(',')}`;
}
