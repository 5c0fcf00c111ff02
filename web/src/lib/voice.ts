import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Lang } from './settings.svelte';
import type { Arg, Message } from './types';

const LARGE = 10 ** 15;
const LONG = 900;
const DEFAULT = 'default';
const GENDER = 'gender';

/**
 * One language's voice, as in core/voice.py: beside Fluent's own functions a sentence may use
 * `NAME($thing, case: "gen")` or `NAME($thing, $case)`, and `AGREE($adjective, $noun, case: "acc", form: "capital")`.
 */
export class Voice {
  readonly #bundle: FluentBundle;
  readonly #names: Voice;

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
        NAME: ([term, form], named) => this.#names.name(plain(term), plain(named.case ?? form ?? 'nom')),
        AGREE: ([adjective, noun], named) =>
          this.#names.#agree(
            plain(adjective),
            plain(noun),
            plain(named.case ?? 'nom'),
            plain(named.form ?? ''),
          ),
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
    const spoken: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) spoken[key] = this.#spoken(value);
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, spoken, errors);
    for (const error of errors) complain(`${this.lang}: ${id}: ${error.message}`);
    return sentence;
  }

  say(message: Message): string {
    return this.format(message.id, message.args);
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

  #spoken(arg: Arg): string | number {
    if (typeof arg === 'number') {
      const size = Math.abs(arg);
      return size < LARGE ? arg : `2^${String(Math.floor(Math.log2(size)) + 1)}`;
    }
    const words = typeof arg === 'string' ? arg : arg.map((part) => this.say(part)).join(', ');
    return words.length <= LONG ? words : `${words.slice(0, LONG)}…`;
  }
}

function plain(value: FluentValue | undefined): string {
  if (typeof value === 'object' && value !== null) return String(value.valueOf());
  return String(value ?? '');
}

const complaints = new Set<string>();

function complain(about: string): void {
  if (complaints.has(about)) return;
  complaints.add(about);
  console.warn(about);
}
