import { ban } from './ban.svelte';
import { noteKept } from './kept.svelte';
import { settings } from './settings.svelte';
import type { Position, Reason, TroubleInfo } from './types';
import { AGAIN_AFTER, pause, waitOf } from './wait';
import { t } from './words.svelte';

/** An answer that is not a success. `status` 0: there was no answer at all. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
    /** The reason in the language of the request. */
    readonly text: string,
    /** The new position, if the request was made for an older one. */
    readonly position: Position | null = null,
    /** For how many milliseconds the server does not want to be asked again. */
    readonly wait = 0,
  ) {
    super(text);
    this.name = 'Trouble';
  }
}

/** What went wrong, for whoever looks at the page; anything may be thrown. */
export function troubleText(error: unknown): string {
  if (error instanceof Trouble) return error.text;
  console.error(error);
  return t('trouble-page');
}

/** After how many milliseconds to try again what has failed. */
export function againAfter(error: unknown): number {
  return Math.max(AGAIN_AFTER, error instanceof Trouble ? error.wait : 0);
}

/** Names one request, so that sending it twice does it once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

const PAUSES = [300, 900, 2000];
/** What may go better the next time: we were too fast, or something of the server's is away. */
const PASSING = new Set([429, 502, 503, 504]);
/** Whom the server would keep waiting for longer is told so instead. */
const PATIENCE = 8_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a request is made; with a `signal` nobody waits for another try. */
interface Manner {
  signal?: AbortSignal;
}

async function ask<T>(method: Method, path: string, body?: unknown, { signal }: Manner = {}): Promise<T> {
  const raw = body instanceof Blob;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': settings.lang });
  if (body !== undefined && !raw) headers.set('Content-Type', 'application/json');
  const request: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) request.body = raw ? body : JSON.stringify(body);
  if (signal) request.signal = signal;
  const answer = await send(path, request, !signal && mayRepeat(method, body));
  noteKept(answer);
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return await whole<T>(answer);
  throw await trouble(answer);
}

/** The line may break in the middle of an answer, too: when somebody leaves the page, at the latest. */
async function whole<T>(answer: Response): Promise<T> {
  try {
    return (await answer.json()) as T;
  } catch {
    throw broken();
  }
}

function broken(): Trouble {
  return new Trouble(0, { id: 'trouble-network' }, t('trouble-network'));
}

/** A POST can be sent again only if it carries a key that tells the server so. */
function mayRepeat(method: Method, body: unknown): boolean {
  return method !== 'POST' || (typeof body === 'object' && body !== null && 'key' in body);
}

async function send(path: string, request: RequestInit, again: boolean): Promise<Response> {
  let waited = 0;
  for (const least of again ? PAUSES : []) {
    let wait = least;
    try {
      const answer = await fetch(path, request);
      wait = Math.max(least, waitOf(answer));
      if (!PASSING.has(answer.status) || waited + wait > PATIENCE) return answer;
    } catch {
      // Off the network for a moment.
    }
    waited += wait;
    await pause(wait);
  }
  try {
    return await fetch(path, request);
  } catch {
    throw broken();
  }
}

/** What the server says of something that it did not do. */
export function troubleIn(status: number, { reason, text, position }: TroubleInfo, wait = 0): Trouble {
  return new Trouble(status, reason, text, (position ?? null) as Position | null, wait);
}

async function trouble(answer: Response): Promise<Trouble> {
  const wait = waitOf(answer);
  try {
    const said = (await answer.json()) as Partial<TroubleInfo>;
    if (said.reason?.id === 'refused-banned') ban.reason = said.reason;
    if (said.reason && said.text) return troubleIn(answer.status, said as TroubleInfo, wait);
  } catch {
    // Not our server's words: a proxy in between, perhaps.
  }
  const status = answer.status;
  return new Trouble(status, { id: 'trouble-server' }, t('trouble-server', { status }), null, wait);
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
/** For who can do without: asked once, and not waited for longer than so many milliseconds. */
export const getWithin = <T>(due: number, path: string): Promise<T> =>
  ask<T>('GET', path, undefined, { signal: AbortSignal.timeout(due) });
/** `body` may be a file (a Blob), which is sent as it is. */
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => ask<T>('PUT', path, body);
export const del = <T>(path: string): Promise<T> => ask<T>('DELETE', path);
