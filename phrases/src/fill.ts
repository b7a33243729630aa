import { tag as language } from '#words/language.ts';
import type { ValuesOf } from './messageArguments.ts';
import { type Element, parseMessage } from './parseMessage.ts';

/** What draws the words inside a tag. */
type Draw<T> = (inner: readonly (string | T)[]) => T;

/** The values of a message by name: what stands for an argument, and what draws the words of a tag. */
export type Values<T> = Readonly<Record<string, string | number | T | Draw<T>>>;

const rules = new Intl.PluralRules(language);
// A figure is never rounded: the standard would cut it after three decimals.
const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });

const read = new Map<string, readonly Element[]>();

/**
 * A message of a catalogue as text, with its values in their places. Numbers are written as the language writes them.
 * What is foreign among the values is drawn by `SafeText`, in `Words`: here only words and digits of ours belong.
 *
 * @example
 * fill('{count, plural, one {# call} other {# calls}} to {name}', { count: 2, name });
 */
export function fill<const Message extends string>(
  message: Message,
  values: ValuesOf<Message, string | number>,
): string {
  return pieces<string>(message, values as Values<string>).join('');
}

/** A message of a catalogue in pieces, in the order in which they are read: our own words, and what the values are. */
export function pieces<T>(message: string, values: Values<T>): readonly (string | T)[] {
  const before = read.get(message);
  const elements = before ?? parseMessage(message);
  if (before === undefined) read.set(message, elements);
  return walk(elements, values, 0);
}

function walk<T>(elements: readonly Element[], values: Values<T>, count: number): (string | T)[] {
  return elements.flatMap((element): (string | T)[] => {
    switch (element.kind) {
      case 'text':
        return [element.text];
      case 'count':
        return [numbers.format(count)];
      case 'argument': {
        const value = valueOf(values, element.name) as string | number | T;
        return [typeof value === 'number' ? numbers.format(value) : value];
      }
      case 'select': {
        const value = valueOf(values, element.name);
        const word = typeof value === 'string' ? value : 'other';
        return walk(element.options.get(word) ?? element.options.get('other') ?? [], values, count);
      }
      case 'plural': {
        const of = Number(valueOf(values, element.name));
        const option = element.options.get(`=${of}`) ?? element.options.get(rules.select(of));
        return walk(option ?? element.options.get('other') ?? [], values, of);
      }
      case 'tag': {
        const draw = valueOf(values, element.name);
        const inner = walk(element.inner, values, count);
        return typeof draw === 'function' ? [(draw as Draw<T>)(inner)] : inner;
      }
    }
  });
}

function valueOf<T>(values: Values<T>, name: string): Values<T>[string] | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
