import type { PlainProblemId, Problem } from '../../text/problem.ts';
import { ParseError } from '../../text/parseError.ts';

/** What is behind the question mark of an `ethereum:` link (EIP-681). */

/** In their order, which is that of the arguments of a function. The same name may stand twice. */
export type LinkParameters = readonly Readonly<{ key: string; value: string }>[];

/** The most parameters that a link may have. */
const mostParameters = 50;

/** @throws {ParseError} for what is not of the form `name=value`, and for too many */
export function linkParametersOf(query: string): LinkParameters {
  if (query === '') return [];
  const all = query.split('&');
  if (all.length > mostParameters) throw linkError('link.tooMany');
  return all.map((it) => {
    const [key = '', ...rest] = it.split('=');
    if (rest.length !== 1) throw linkError('link.noValue');
    return { key, value: decoded(rest[0] ?? '') };
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw linkError('link.encoding');
  }
}

/** A quantity that may be there once. Undefined where it does not. */
export function singleQuantity(parameters: LinkParameters, key: string): bigint | undefined {
  const found = parameters.filter((it) => it.key === key);
  if (found.length > 1) throw linkError({ id: 'field.twice', args: { name: key } });
  const [it] = found;
  if (it === undefined) return undefined;
  const value = linkNumber(it.value);
  if (value === undefined || value < 0n || value >= 2n ** 256n) {
    throw linkError({ id: 'link.noQuantity', args: { name: key } });
  }
  return value;
}

/** By the standard there is one way to read a link: what is not by it is refused. */
export function linkError(problem: PlainProblemId | Problem, details = 'EIP-681'): ParseError {
  const why = typeof problem === 'string' ? { id: problem } : problem;
  return new ParseError({ id: 'link.unread', args: { problem: why } }, { details: details.slice(0, 200) });
}

/**
 * A number of EIP-681: digits, perhaps with a fraction and a power of ten (`2.014e18`), exactly. Undefined where it is
 * none, or no whole number.
 */
export function linkNumber(text: string): bigint | undefined {
  const parts =
    /^(?<sign>[-+]?)(?<whole>[0-9]{0,80})(?:\.(?<part>[0-9]{1,80}))?(?:[eE](?<power>[0-9]{1,2}))?$/.exec(
      text,
    )?.groups;
  if (parts === undefined) return undefined;
  const { sign, whole = '', part = '', power = '0' } = parts;
  const zeros = Number(power) - part.length;
  if (whole + part === '' || zeros < 0) return undefined;
  const value = BigInt(whole + part) * 10n ** BigInt(zeros);
  return sign === '-' ? -value : value;
}
