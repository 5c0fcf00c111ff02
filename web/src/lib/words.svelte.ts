/** All that the page says. Reading any of these in a component follows the chosen language. */

import { SvelteMap } from 'svelte/reactivity';
import { settings, type Lang } from './settings.svelte';
import type { Arg, Message } from './types';
import { Voice, wellSet, type Part } from './voice';
import { AGAIN_AFTER, pause, waitOf } from './wait';

/** Core and server words alone, without any game's. */
const NO_GAME = '-';

const files: Record<string, string> = import.meta.glob('../text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function own(lang: Lang): string[] {
  return Object.keys(files)
    .filter((path) => path.endsWith(`.${lang}.ftl`))
    .map((path) => files[path] ?? '');
}

/** The server's words: by language and game. */
const heard = new SvelteMap<string, Voice>();
/** The page's words with one game's names, for sentences that decline them. */
const pages = new Map<string, Voice>();
const coming = new Map<string, Promise<void>>();

const bare: Record<Lang, Voice> = { en: new Voice('en', own('en')), pl: new Voice('pl', own('pl')) };

function fetchWords(lang: Lang, game: string): Promise<void> {
  const key = `${lang}/${game}`;
  let waiting = coming.get(key);
  if (!waiting) {
    waiting = load(lang, game, key);
    coming.set(key, waiting);
  }
  return waiting;
}

async function load(lang: Lang, game: string, key: string): Promise<void> {
  for (;;) {
    let wait = AGAIN_AFTER;
    try {
      const answer = await fetch(`/api/words/${lang}/${encodeURIComponent(game)}`);
      // A game that does not exist has no words, however often we ask.
      if (answer.status === 404) return;
      if (answer.ok) {
        const voice = new Voice(lang, [await answer.text()]);
        pages.set(key, new Voice(lang, own(lang), voice));
        heard.set(key, voice);
        return;
      }
      wait = Math.max(wait, waitOf(answer));
    } catch {
      // Off the network: the words come when it is back.
    }
    await pause(wait);
  }
}

/** Settles once the words of a game are there in the chosen language. */
export function ready(game: string = NO_GAME): Promise<void> {
  return fetchWords(settings.lang, game);
}

/** The same as a reactive flag. */
export function isReady(game: string = NO_GAME): boolean {
  void fetchWords(settings.lang, game);
  return heard.has(`${settings.lang}/${game}`);
}

/** The best voice for a game just now: while one language is being fetched, the other speaks. */
function voiceOf(game: string): Voice | undefined {
  if (isReady(game)) return heard.get(`${settings.lang}/${game}`);
  return heard.get(`${settings.lang === 'en' ? 'pl' : 'en'}/${game}`);
}

/** A server message as a sentence; nothing while its words are on their way. */
export function say(message: Message, game: string = NO_GAME): string {
  return voiceOf(game)?.say(message) ?? '';
}

/** What a server message says besides: `waiting` of a prompt is its topic, for those who are not asked. */
export function aside(message: Message, attribute: string, game: string): string {
  return voiceOf(game)?.aside(message, attribute) ?? '';
}

/** The same, cut where it names things. */
export function partsOf(message: Message, game: string = NO_GAME): Part[] {
  return voiceOf(game)?.parts(message) ?? [];
}

/** The sentence with the rules it rests on. */
export function explain(message: Message, game: string = NO_GAME): string {
  const sentence = say(message, game);
  return message.rules?.length ? `${sentence} (${message.rules.join(', ')})` : sentence;
}

/** Whether a game has words for this. */
export function has(id: string, game: string = NO_GAME): boolean {
  return voiceOf(game)?.has(id) ?? false;
}

/** A thing's name in one of its forms: the game's term `-<term>`. */
export function nameOf(term: string, game: string, form = 'nom'): string {
  return wellSet(voiceOf(game)?.name(term, form) ?? '', settings.lang);
}

/** The page's own words. With a game, `NAME` and `AGREE` in them know its things. */
export function t(id: string, args: Record<string, Arg> = {}, game?: string): string {
  const voice = game && isReady(game) ? pages.get(`${settings.lang}/${game}`) : undefined;
  return (voice ?? bare[settings.lang]).format(id, args);
}

/** Whether the page has words of its own for this. */
export function knows(id: string): boolean {
  return bare[settings.lang].has(id);
}
