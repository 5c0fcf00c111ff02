/** What somebody says of one card: values that they have compared with the printed ones. */

import { post, put, troubleText } from '../lib/api';
import type { Checked, CorrectionsInfo, Message, Sheet, TriedInfo, Written } from '../lib/types';

const PAUSE = 300;

export type Values = Record<string, Written>;

/** What of a sheet is told by the file. */
export function corrected(sheet: Sheet): Values {
  return Object.fromEntries(sheet.values.filter((value) => value.corrected).map(({ name, value }) => [name, value]));
}

/** Whether a value needs no looking at any more. */
export function certain({ doubt, corrected }: Checked): boolean {
  return doubt === null || corrected;
}

/** The same list or number; in which order the words of a list stand can matter. */
export function same(one: Written | null | undefined, other: Written | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export class Draft {
  /** What is said so far. */
  values = $state.raw<Values>({});
  /** All values of the card as it would be. */
  shown = $state.raw<Checked[]>([]);
  /** What it would say. */
  text = $state.raw<Message[]>([]);
  /** Why it can't be so: in the game's words, or as the server has said it. */
  why = $state.raw<Message | null>(null);
  trouble = $state('');
  /** Whether all this is about what is said now. */
  known = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private readonly path: string;
  private readonly kept: Values;

  constructor(game: string, sheet: Sheet, begun?: Values) {
    this.path = `/api/games/${encodeURIComponent(game)}/corrections/${encodeURIComponent(sheet.card)}`;
    this.kept = corrected(sheet);
    this.values = begun ?? this.kept;
    this.shown = sheet.values;
    this.ask(0);
  }

  get changed(): boolean {
    return JSON.stringify(Object.entries(this.sent).sort()) !== JSON.stringify(Object.entries(this.kept).sort());
  }

  get begun(): boolean {
    return Object.keys(this.kept).length > 0;
  }

  /** Whether it can be kept as it is. */
  get usable(): boolean {
    return this.known && this.why === null && !this.trouble;
  }

  /** The value as it is said now. */
  now({ name, value, ours, corrected }: Checked): Written {
    return this.values[name] ?? (corrected ? (ours ?? value) : value);
  }

  has(name: string): boolean {
    return name in this.values;
  }

  /** The printed value is this one. A card of another kind has other values. */
  set(name: string, value: Written): void {
    const kind = this.shown.find((one) => one.name === 'kind');
    const other = name === 'kind' && kind !== undefined && !same(this.now(kind), value);
    this.say(other ? { kind: value } : { ...this.values, [name]: value });
  }

  /** It is not known what is printed there. */
  unset(name: string): void {
    const { [name]: was, ...rest } = this.values;
    const kind = this.shown.find((one) => one.name === 'kind');
    const other = name === 'kind' && !same(was, kind?.ours);
    this.say(other ? {} : rest);
  }

  /** Everything is printed as it is shown. */
  setAll(): void {
    this.say(Object.fromEntries(this.shown.map((value) => [value.name, this.now(value)])));
  }

  /** Keeps what is said; what the server then knows of all cards. */
  keep(values: Values = this.sent): Promise<CorrectionsInfo> {
    return put<CorrectionsInfo>(this.path, { values });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  /** Without the empty lines of somebody who is still writing. */
  private get sent(): Values {
    return Object.fromEntries(
      Object.entries(this.values).map(([name, value]) => [name, Array.isArray(value) ? value.filter((one) => one !== '') : value]),
    );
  }

  private say(values: Values): void {
    this.values = values;
    this.ask(PAUSE);
  }

  private ask(pause: number): void {
    clearTimeout(this.timer);
    this.known = false;
    const number = ++this.asked;
    this.timer = setTimeout(() => void this.answer(number), pause);
  }

  private async answer(number: number): Promise<void> {
    try {
      const tried = await post<TriedInfo>(`${this.path}/try`, { values: this.sent });
      if (number !== this.asked) return;
      if (tried.values.length) this.shown = tried.values;
      this.text = tried.text;
      this.why = tried.trouble;
      this.trouble = '';
    } catch (error) {
      if (number !== this.asked) return;
      this.trouble = troubleText(error);
    }
    this.known = true;
  }
}
