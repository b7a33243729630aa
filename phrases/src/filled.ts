import { tag as language } from '#words/language.ts';
import { numberWords } from './numberWords.ts';
import type { Element } from './parseMessage.ts';

/** What a message is filled with, as its elements ask for it. */
export type Filling<T> = Readonly<{
  text: (text: string) => T;
  argument: (name: string) => readonly T[];
  /** The word that a select chooses by. */
  word: (name: string) => string;
  /** The number that a plural chooses by. */
  count: (name: string) => number;
  tag: (name: string, inner: readonly T[]) => readonly T[];
}>;

const rules = new Intl.PluralRules(language);

/** The pieces of a message, in the order in which they are read. */
export function filled<T>(elements: readonly Element[], filling: Filling<T>, count = 0): T[] {
  return elements.flatMap((element): readonly T[] => {
    switch (element.kind) {
      case 'text':
        return [filling.text(element.text)];
      case 'count':
        return [filling.text(numberWords(count))];
      case 'argument':
        return filling.argument(element.name);
      case 'tag':
        return filling.tag(element.name, filled(element.inner, filling, count));
      case 'select':
      case 'plural': {
        const { kind, name, options } = element;
        const of = kind === 'plural' ? filling.count(name) : count;
        const option =
          kind === 'plural'
            ? (options.get(`=${of}`) ?? options.get(rules.select(of)))
            : options.get(filling.word(name));
        return filled(option ?? options.get('other') ?? [], filling, of);
      }
    }
  });
}
