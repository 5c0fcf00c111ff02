import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { Pattern } from '@fluent/bundle/esm/ast';
import type { Lang } from './settings.svelte';
import type { Arg, Message } from './types';

const LARGE = 10 ** 15;
const LONG = 900;
const DEFAULT = 'default';
/** What stands around a name while its sentence is being cut; private characters, so no text has them. */
const [OPEN, THEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const NAMED = new RegExp(`${OPEN}([^${THEN}]*)${THEN}([^${CLOSE}]*)${CLOSE}`, 'u');
const MARKS = new RegExp(`[${OPEN}${THEN}${CLOSE}]`, 'gu');

/** A part of a sentence; with a term if it is that thing's name, in whatever form it stands there. */
export interface Part {
  text: string;
  term?: string;
}
const GENDER = 'gender';

/**
 * One language's voice, as in core/voice.py: beside Fluent's own functions a sentence may use
 * `NAME($thing, case: "gen")` or `NAME($thing, $case)`, `AGREE($adjective, $noun, case: "acc", form: "capital")`, and
 * `SAY($who, case: "ins")`, which speaks messages in a case, or `SAY($faults, form: "sentences")`, without commas.
 */
export class Voice {
  readonly #bundle: FluentBundle;
  readonly #names: Voice;
  /** Whether names are marked as they are spoken. */
  #marking = false;

  /** Names come from `names` if they are not among the sources: the page has none of its own. */
  constructor(
    readonly lang: Lang,
    sources: string[],
    names?: Voice,
  ) {
    this.#names = names ?? this;
    this.#bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        NAME: ([term, form], named) => this.#marked(plain(term), plain(named.case ?? form ?? 'nom')),
        AGREE: ([adjective, noun, form], named) =>
          this.#names.#agree(
            plain(adjective),
            plain(noun),
            plain(named.case ?? form ?? 'nom'),
            plain(named.form ?? ''),
          ),
        SAY: ([what, form], named) =>
          this.#say(what, plain(named.case ?? form ?? 'nom'), plain(named.form ?? '')),
      },
    });
    for (const source of sources) {
      for (const error of this.#bundle.addResource(new FluentResource(source))) {
        console.warn(`${lang}: ${error.message}`);
      }
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence; the bare id if there is none. */
  format(id: string, args: Record<string, Arg> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      complain(`${this.lang}: no message "${id}"`);
      return id;
    }
    return this.#formatted(id, pattern, args);
  }

  /** What a message says besides in one of its attributes; nothing if it has no such. */
  aside(message: Message, attribute: string): string {
    const pattern = this.#bundle.getMessage(message.id)?.attributes[attribute];
    return pattern ? this.#formatted(message.id, pattern, message.args ?? {}) : '';
  }

  #formatted(id: string, pattern: Pattern, args: Record<string, Arg>): string {
    const spoken: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) spoken[key] = this.#spoken(value);
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, spoken, errors);
    for (const error of errors) complain(`${this.lang}: ${id}: ${error.message}`);
    return wellSet(withinQuotes(sentence), this.lang);
  }

  say(message: Message): string {
    return this.format(message.id, message.args);
  }

  /** The sentence cut where it names things: found by what was to be named, not by how it is spelt. */
  parts(message: Message): Part[] {
    this.#marking = true;
    try {
      return cut(this.say(message));
    } finally {
      this.#marking = false;
    }
  }

  #marked(term: string, form: string): string {
    const name = this.#names.name(term, form);
    return this.#marking ? `${OPEN}${term}${THEN}${name}${CLOSE}` : name;
  }

  /** A thing's name in one of its forms. What is no term is spoken as it is. */
  name(term: string, form = 'nom'): string {
    const forms = this.#bundle.getMessage(`name-${term}`)?.attributes;
    const pattern = forms?.[form] ?? forms?.[DEFAULT];
    return pattern ? this.#bundle.formatPattern(pattern) : term;
  }

  #agree(adjective: string, noun: string, form: string, shape: string): string {
    const agreed = this.name(adjective, `${form}-${this.name(noun, GENDER)}`);
    if (shape !== 'capital') return agreed;
    return agreed.charAt(0).toLocaleUpperCase(this.lang) + agreed.slice(1).toLocaleLowerCase(this.lang);
  }

  #say(what: FluentValue | undefined, form: string, shape: string): string {
    const words = what instanceof Phrase ? what.spoken(form, shape === 'sentences' ? ' ' : ', ') : plain(what);
    return shape === 'capital' ? words.charAt(0).toLocaleUpperCase(this.lang) + words.slice(1) : words;
  }

  #spoken(arg: Arg): FluentVariable {
    if (typeof arg === 'number' && arg < 0) return `−${plain(this.#spoken(-arg))}`;
    if (typeof arg === 'number') {
      const size = Math.abs(arg);
      return size < LARGE ? arg : `2^${String(Math.floor(Math.log2(size)) + 1)}`;
    }
    return typeof arg === 'string' ? short(arg) : new Phrase((form, between) => this.#joined(arg, form, between));
  }

  /** Several things in one case, unless they tell their own. */
  #joined(parts: Message[], form: string, between = ', '): string {
    return short(parts.map((part) => this.format(part.id, { case: form, ...part.args })).join(between));
  }
}

/** Messages within a sentence, which may say in which case it wants them. */
class Phrase extends FluentType<string> {
  constructor(readonly spoken: (form: string, between?: string) => string) {
    super('');
  }

  override valueOf(): string {
    return this.spoken('nom');
  }

  toString(): string {
    return this.spoken('nom');
  }
}

function short(words: string): string {
  return words.replace(MARKS, '').length <= LONG ? words : `${words.slice(0, LONG)}…`;
}

/** What is quoted and quotes something itself: a command with a title in it. */
const QUOTED = /„[^„”]*(?:„[^„”]*”[^„”]*)+”|“[^“”]*(?:“[^“”]*”[^“”]*)+”/gu;
const INNER: Record<string, [string, string]> = { '„': ['«', '»'], '“': ['‘', '’'] };

/** The same with the marks that printers use within quotation marks: „…«…»…”, “…‘…’…”. */
export function withinQuotes(sentence: string): string {
  return sentence.replace(QUOTED, (quoted) => {
    const outer = quoted.charAt(0);
    const [open, close] = INNER[outer] ?? [outer, '”'];
    return outer + quoted.slice(1, -1).replaceAll(outer, open).replaceAll('”', close) + '”';
  });
}

const LONELY = new RegExp(`(?<=^|[\\s(„«${THEN}])([aiouwz]) `, 'giu');

/** As a printer would set it: in Polish no word of one letter ends a line. */
export function wellSet(sentence: string, lang: Lang): string {
  return lang === 'pl' ? sentence.replace(LONELY, '$1\u00A0') : sentence;
}

/** A number with a minus, not a hyphen. */
export function signed(number: number): string {
  return number < 0 ? `−${String(-number)}` : String(number);
}

function plain(value: FluentValue | FluentVariable | undefined): string {
  if (typeof value === 'object' && value !== null) return String(value.valueOf());
  return String(value ?? '');
}

/** A mark that has lost its other half is only taken out. */
function cut(sentence: string): Part[] {
  const found: Part[] = [];
  const pieces = sentence.split(NAMED);
  for (let at = 0; at < pieces.length; at += 3) {
    const text = (pieces[at] ?? '').replace(MARKS, '');
    if (text) found.push({ text });
    const [term, name] = pieces.slice(at + 1, at + 3);
    if (term && name) found.push({ text: name.replace(MARKS, ''), term });
  }
  return found;
}

const complaints = new Set<string>();

function complain(about: string): void {
  if (complaints.has(about)) return;
  complaints.add(about);
  console.warn(about);
}
