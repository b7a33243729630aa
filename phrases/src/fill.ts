import { filled } from './filled.ts';
import type { ValuesOf } from './messageArguments.ts';
import { numberWords } from './numberWords.ts';
import { elementsOf } from './parseMessage.ts';

/** What draws the words inside a tag. */
type Draw<T> = (inner: readonly (string | T)[]) => T;

/** The values of a message by name: what represents an argument, and what draws the words of a tag. */
export type Values<T> = Readonly<Record<string, string | number | T | Draw<T>>>;

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
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  return filled<string | T>(elementsOf(message), {
    text: (text) => text,
    argument: (name) => {
      const value = valueOf(name) as string | number | T;
      return [typeof value === 'number' ? numberWords(value) : value];
    },
    word: (name) => String(valueOf(name)),
    count: (name) => Number(valueOf(name)),
    tag: (name, inner) => {
      const draw = valueOf(name);
      return typeof draw === 'function' ? [(draw as Draw<T>)(inner)] : inner;
    },
  });
}
