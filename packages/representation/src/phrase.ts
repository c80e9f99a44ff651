import { lemmaOf } from './words.ts';

/**
 * Patterns over words. `(a|b)` is one of them, `[a]` may be left out, `<part>` is another pattern; `#day` and `#name` are
 * a day and a name. Each becomes a sticky regular expression without repetition, so the time to try one does not grow
 * with the text.
 */
export type Phrase = RegExp;

const SYMBOLS: Record<string, string> = { '(': '(?:', ')': ')', '[': '(?:', ']': ')?', '|': '|' };

const MARKS: Record<string, string> = { '#day': '#\\d{4}-\\d{2}-\\d{2} ', '#name': '#name\\d+ ' };

const sourceOf = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(/<(\w+)>|[()[\]|]|[^\s()[\]|<>]+|\s+/g, (token, name?: string) => {
    if (name !== undefined) return `(?:${sourceOf(parts[name] ?? unknown(name), parts)})`;
    if (token.trim() === '') return '';
    return SYMBOLS[token] ?? MARKS[token] ?? `${lemmaOf(token)} `;
  });

const unknown = (name: string): never => {
  throw new Error(`no pattern is called ${name}`);
};

export const phrase = (pattern: string, parts: Readonly<Record<string, string>> = {}): Phrase =>
  new RegExp(`(?:${sourceOf(pattern, parts)})`, 'y');

/** Goes through a text from the left. */
export class Cursor {
  /** Every word is followed by a blank, so that none matches the beginning of a longer one. */
  readonly #text: string;
  #at = 0;

  constructor(words: readonly string[]) {
    this.#text = words.map((word) => `${word} `).join('');
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Steps over the phrase if it comes next, and returns its words. */
  take(pattern: Phrase): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (!found) return undefined;
    this.#at += found.length;
    return found.trimEnd();
  }

  /** Takes all that `read` reads, or nothing if it gives up. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.#at;
    const result = read();
    if (result === undefined) this.#at = start;
    return result;
  }
}
