import type { SumPart, Sums, SumToken } from '@readback/core/decode/abis/functionModel.ts';
import type { ArgPath } from '@readback/core/decode/argPath.ts';
import { conditionText, parseCondition } from './condition.ts';
import { kindOf, type Parameter } from './parameter.ts';
import { parsePath, pathText } from './path.ts';
import { wrong } from './wrong.ts';

const kinds = [
  'native',
  'shares',
  'underlying',
  'called',
  'pool',
  'moved',
  'debt',
  'collateral',
] as const satisfies readonly SumToken[];

const sides = ['for', 'against', 'in'] as const;
const bounds = ['most', 'least'] as const;

/** Whether the words behind an act and its verb begin a sum. */
export function isSum([first = '', second]: readonly string[]): boolean {
  return second === 'of' || first.startsWith('$') || [...bounds, ...sides].some((it) => it === first);
}

/**
 * `amount of asset`, `most a of b and c of d`, `amounts[*] of assets[*]`, `$all of asset`, `$some of asset`; behind it `for token` and
 * `for least a of b`, `against a of b`, `in pool`, and `if flag`; with `or` between those of which a call names one; or
 * `$nothing`, where what goes along is a fee.
 */
export function parseSums(text: string, parameters: readonly Parameter[]): Sums {
  if (text === '$nothing') return [];
  return text.split(' or ').map((one) => {
    const [sum = '', condition] = one.split(' if ');
    const [given = '', ...behind] = sum.split(/ (?=(?:for|against|in) )/);
    const isGiven = !/^(?:for|against|in) /.test(given);
    const parts = [
      ...(isGiven
        ? given.split(' and ').map((it) => parsePart(it, parameters))
        : parseSide(given, parameters)),
      ...behind.flatMap((it) => parseSide(it, parameters)),
    ];
    if (condition === undefined) return parts;
    const when = parseCondition(condition, parameters);
    if (
      when.bit !== undefined ||
      typeof when.arg !== 'string' ||
      (typeof when.is !== 'boolean' && typeof when.is !== 'number' && !Array.isArray(when.is))
    )
      throw wrong(`"${condition}": of a sum, expected "flag", "not flag", "a >= 5" or "a in 1|3"`);
    return parts.map((it, at) => (at === 0 ? { ...it, when } : it));
  });
}

/** What is behind `for`, `against` or `in`: a token, however much, or an amount of one. */
function parseSide(text: string, parameters: readonly Parameter[]): readonly SumPart[] {
  const side = sides.find((it) => text.startsWith(`${it} `));
  const its = text.slice((side ?? '').length + 1).split(' and ');
  return its.map((it) => {
    const part = / of |^\$value$/.test(it) ? parsePart(it, parameters) : partOf('some', it, parameters);
    return side === undefined ? part : { ...part, side };
  });
}

function parsePart(text: string, parameters: readonly Parameter[]): SumPart {
  if (text === '$value') return { amount: 'value', of: 'native' };
  const [, bound, amount = '', of = ''] = /^(?:(most|least) )?(\S+) of (\S+)$/.exec(text) ?? [];
  if (amount === '')
    throw wrong(`"${text}": not how much a call is about; expected "amount of token", or "$value"`);
  const word = amount === '$all' ? 'all' : amount === '$some' ? 'some' : undefined;
  const at = word ?? placed(amount, parameters, ['number']);
  const part = partOf(at, of, parameters);
  if (word !== 'some' && isEach(part.of) && !isEach(part.amount))
    throw wrong(`"${text}": each of a list of tokens, but one amount`);
  const said = bounds.find((it) => it === bound);
  return said === undefined ? part : { ...part, bound: said };
}

function partOf(amount: SumPart['amount'], of: string, parameters: readonly Parameter[]): SumPart {
  const kind = kinds.find((it) => `$${it}` === of);
  if (of.startsWith('$') && kind === undefined)
    throw wrong(`"${of}": expected a token, or one of ${kinds.map((it) => `$${it}`).join(', ')}`);
  return { amount, of: kind ?? placed(of, parameters, ['address', 'word', 'number']) };
}

function isEach(it: SumPart['amount'] | SumPart['of']): boolean {
  return typeof it !== 'string' && it.includes('*');
}

/** A place of its own, of a type that can be such a thing. */
function placed(text: string, parameters: readonly Parameter[], fits: readonly string[]): ArgPath {
  const path = parsePath(text, parameters);
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
  const said = (side: SumPart['side']) =>
    parts
      .filter((it) => it.side === side)
      .map((it) => partText(it, parameters))
      .join(' and ');
  const behind = sides.filter((side) => parts.some((it) => it.side === side));
  const when = parts[0]?.when;
  return [
    said(undefined),
    ...behind.map((side) => `${side} ${said(side)}`),
    when === undefined ? '' : `if ${conditionText(when)}`,
  ]
    .filter((it) => it !== '')
    .join(' ');
}

function partText({ amount, of, side, bound }: SumPart, parameters: readonly Parameter[]): string {
  if (amount === 'value') return '$value';
  const token = typeof of === 'string' ? `$${of}` : pathText(of, parameters);
  if (amount === 'some') return side === undefined ? `$some of ${token}` : token;
  const much = amount === 'all' ? '$all' : pathText(amount, parameters);
  return `${bound === undefined ? '' : `${bound} `}${much} of ${token}`;
}
