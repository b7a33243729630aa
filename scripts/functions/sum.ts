import type { SumPart, Sums } from '@readback/core/decode/abis/functionModel.ts';
import type { ArgPath } from '@readback/core/decode/argPath.ts';
import { kindOf, type Parameter } from './parameter.ts';
import { parsePath, pathText } from './path.ts';
import { wrong } from './wrong.ts';

const kinds = ['native', 'shares', 'underlying', 'called', 'moved'] as const;

/**
 * `amount of asset`, `a of b and c of d`, `$all of asset`, `a of b for token`; with `or` between those of which a call names one; or
 * `$nothing`, where what goes along is a fee.
 */
export function parseSums(text: string, parameters: readonly Parameter[]): Sums {
  if (text === '$nothing') return [];
  return text.split(' or ').map((one) => {
    const [given = '', bought] = one.split(' for ');
    const parts = given.split(' and ').map((it) => parsePart(it, parameters));
    return bought === undefined ? parts : [...parts, boughtPart(bought, parameters)];
  });
}

/** `a of b for token`: what is bought for it, however much that is. */
function boughtPart(text: string, parameters: readonly Parameter[]): SumPart {
  const isNative = text === '$native';
  return {
    amount: 'some',
    of: isNative ? 'native' : placed(text, parameters, ['address', 'word', 'number']),
  };
}

function parsePart(text: string, parameters: readonly Parameter[]): SumPart {
  if (text === '$value') return { amount: 'value', of: 'native' };
  const [, amount = '', of = ''] = /^(\S+) of (\S+)$/.exec(text) ?? [];
  if (amount === '')
    throw wrong(`"${text}": not how much a call is about; expected "amount of token", or "$value"`);
  const kind = kinds.find((it) => `$${it}` === of);
  if (of.startsWith('$') && kind === undefined)
    throw wrong(`"${of}": expected a token, or one of ${kinds.map((it) => `$${it}`).join(', ')}`);
  return {
    amount: amount === '$all' ? 'all' : placed(amount, parameters, ['number']),
    of: kind ?? placed(of, parameters, ['address', 'word', 'number']),
  };
}

/** A place of its own, of a type that can be such a thing. */
function placed(text: string, parameters: readonly Parameter[], fits: readonly string[]): ArgPath {
  const path = parsePath(text, parameters);
  if (path.includes('*')) throw wrong(`"${text}": an amount or a token is one, and not each of a list`);
  const kind = kindAt(path, parameters);
  if (kind !== undefined && !fits.includes(kind))
    throw wrong(`"${text}": expected ${fits.join(' or ')}, and not ${kind}`);
  return path;
}

/** Undefined within packed bytes. */
function kindAt(path: ArgPath, parameters: readonly Parameter[]): string | undefined {
  let parts: readonly Parameter[] = parameters;
  let found: Parameter | undefined;
  let lists = 0;
  for (const place of path) {
    if (lists > 0) lists -= 1;
    else {
      found = typeof place === 'number' ? parts[place] : undefined;
      if (found === undefined) return undefined;
      parts = found.parts ?? [];
      lists = found.suffix.split('[').length - 1;
    }
  }
  return found === undefined || lists > 0 ? 'list' : kindOf(found);
}

export function sumsText(sums: Sums, parameters: readonly Parameter[]): string {
  if (sums.length === 0) return '$nothing';
  return sums.map((one) => sumText(one, parameters)).join(' or ');
}

function sumText(parts: readonly SumPart[], parameters: readonly Parameter[]): string {
  const bought = parts.filter(({ amount }) => amount === 'some');
  const given = parts.filter(({ amount }) => amount !== 'some');
  const said = (some: readonly SumPart[]) => some.map((it) => partText(it, parameters)).join(' and ');
  return bought.length === 0 ? said(given) : `${said(given)} for ${said(bought)}`;
}

function partText({ amount, of }: SumPart, parameters: readonly Parameter[]): string {
  if (amount === 'value') return '$value';
  const token = typeof of === 'string' ? `$${of}` : pathText(of, parameters);
  if (amount === 'some') return token;
  return `${amount === 'all' ? '$all' : pathText(amount, parameters)} of ${token}`;
}
