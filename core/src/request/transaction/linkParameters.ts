/** What stands behind the question mark of an `ethereum:` link (EIP-681). */
import { linkNumber } from './linkNumber.ts';
import { ParseError } from '../../text/parseError.ts';

/** In their order, which is that of the arguments of a function. The same name may stand twice. */
export type LinkParameters = readonly Readonly<{ key: string; value: string }>[];

/** The most parameters that a link may have. */
const mostParameters = 50;

/** @throws {ParseError} for what is not of the form `name=value`, and for too many */
export function linkParametersOf(query: string): LinkParameters {
  if (query === '') return [];
  const all = query.split('&');
  if (all.length > mostParameters) throw wrong('It has more parameters than any call');
  return all.map((it) => {
    const [key = '', ...rest] = it.split('=');
    if (rest.length !== 1) throw wrong('A parameter does not have the form name=value');
    return { key, value: decoded(rest[0] ?? '') };
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong('A parameter is not encoded as in a URL');
  }
}

/** A quantity that may stand there once. Undefined where it does not. */
export function one(parameters: LinkParameters, key: string): bigint | undefined {
  const found = parameters.filter((it) => it.key === key);
  if (found.length > 1) throw wrong(`${key} appears twice`);
  const [it] = found;
  if (it === undefined) return undefined;
  const value = linkNumber(it.value);
  if (value === undefined || value < 0n || value >= 2n ** 256n) {
    throw wrong(`${key} is not a whole number, 0 or more`);
  }
  return value;
}

/** By the standard there is one way to read a link: what is not by it is refused. */
export function wrong(sentence: string, details = 'EIP-681'): ParseError {
  return new ParseError(`This payment link cannot be read. ${sentence}.`, { details: details.slice(0, 200) });
}
