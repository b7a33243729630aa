import type { ArgPath } from '@readback/core/decode/argPath.ts';
import type { Parameter } from './parameter.ts';
import { parsePath } from './path.ts';
import { wrong } from './wrong.ts';

/** The clauses of a row, each taken once: what is left at the end is not one that anybody knows. */
export class Clauses {
  readonly parameters: readonly Parameter[];
  readonly #left: Set<string>;

  constructor(clauses: readonly string[], parameters: readonly Parameter[]) {
    this.#left = new Set(clauses);
    this.parameters = parameters;
  }

  /** What is behind the words with which a clause begins. */
  take(words: string): string | undefined {
    for (const clause of this.#left) {
      if (clause !== words && !clause.startsWith(`${words} `)) continue;
      this.#left.delete(clause);
      return clause.slice(words.length + 1);
    }
    return undefined;
  }

  /** The same, taken apart. `form`: a text with a `*` for each argument. */
  takeForm(words: string, form: string): readonly string[] | undefined {
    const text = this.take(words);
    if (text === undefined) return undefined;
    const pattern = form.replaceAll(/[.*+?^${}()|[\]\\]/g, (it) => (it === '*' ? '(\\S+)' : `\\${it}`));
    const found = new RegExp(`^${pattern}$`).exec(text)?.slice(1);
    if (found === undefined) throw wrong(`"${words} ${text}": expected "${words} ${form}"`);
    return found;
  }

  one<const T extends string>(words: string, among: readonly T[]): T | undefined {
    const text = this.take(words);
    if (text === undefined) return undefined;
    const found = among.find((it) => it === text);
    if (found === undefined) throw wrong(`"${words} ${text}": expected ${among.join(' or ')}`);
    return found;
  }

  /** An argument, or one of the words that represent what is not one: `$caller`. */
  place<const T extends string>(text: string, ...words: readonly T[]): ArgPath | T {
    if (!text.startsWith('$')) return parsePath(text, this.parameters);
    const found = words.find((it) => `$${it}` === text);
    if (found === undefined)
      throw wrong(`"${text}": expected a parameter${words.map((it) => ` or $${it}`).join('')}`);
    return found;
  }

  path(text: string): ArgPath {
    return parsePath(text, this.parameters);
  }

  end(): void {
    const [left] = this.#left;
    if (left !== undefined)
      throw wrong(`"${left}": nothing that a row says, or not beside the rest of this row`);
  }
}
